"""A matter's documents, each rendered in the format that its name says."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from pathlib import Path

from ai_law_legal_agent_eval.errors import AuthorError, ConfigurationError, Problem
from ai_law_legal_agent_eval.factory.authored import Authored
from ai_law_legal_agent_eval.factory.dialect import parse
from ai_law_legal_agent_eval.factory.docx import render_docx
from ai_law_legal_agent_eval.factory.eml import parse_thread, render_eml
from ai_law_legal_agent_eval.factory.pdf import render_pdf, unprintable
from ai_law_legal_agent_eval.factory.sources import Matter, checked_cured, fill_template, load_matter
from ai_law_legal_agent_eval.factory.xlsx import parse_workbook, render_xlsx
from ai_law_legal_agent_eval.keys.canary import CANARY

Renderer = Callable[[Authored], bytes]


def _docx(authored: Authored) -> bytes:
    return render_docx(parse(authored), CANARY)


def _pdf(authored: Authored) -> bytes:
    problems = unprintable(authored)
    if problems:
        raise AuthorError(problems)
    return render_pdf(parse(authored), CANARY)


def _txt(authored: Authored) -> bytes:
    return f"{authored.text.rstrip()}\n\n{CANARY}\n".encode()


def _xlsx(authored: Authored) -> bytes:
    return render_xlsx(parse_workbook(authored), CANARY)


def _eml(authored: Authored) -> bytes:
    return render_eml(parse_thread(authored), CANARY)


RENDERERS: dict[str, Renderer] = {"docx": _docx, "pdf": _pdf, "xlsx": _xlsx, "eml": _eml, "txt": _txt}


def document_kind(name: str) -> str:
    """Return the kind of document that a file name's extension says.

    >>> document_kind("Board_minutes_2025-03-18.docx")
    'docx'
    """
    return name.rpartition(".")[2].lower()


@lru_cache(maxsize=128)
def render_document(name: str, authored: Authored) -> bytes:
    """Return the file `name`, in the format that its extension says, from its filled-in template.

    Raises: AuthorError with all problems of the source.
    """
    kind = document_kind(name)
    if kind not in RENDERERS:
        problem = Problem(authored.file, 1, f"no renderer for {name}", ", ".join(f"*.{known}" for known in RENDERERS))
        raise AuthorError([problem])
    return RENDERERS[kind](authored)


def render_documents(
    source_dir: Path, *, cured: frozenset[str] = frozenset(), only: Sequence[str] = (), matter: Matter | None = None
) -> dict[str, bytes]:
    """Return the matter's documents by name, in the order of `matter.yaml`; with `only`, just these.

    `matter` is a variant's own instead of that of `matter.yaml`.

    Raises: AuthorError with the problems of all documents; ConfigurationError for an unknown toggle or name.
    """
    matter = matter or load_matter(source_dir)
    checked_cured(matter, cured)
    unknown = sorted(set(only) - {document.name for document in matter.documents})
    if unknown:
        raise ConfigurationError(f"{matter.slug} has no document {', '.join(unknown)}")
    files: dict[str, bytes] = {}
    problems: list[Problem] = []
    for document in matter.documents:
        if only and document.name not in only:
            continue
        try:
            authored = fill_template(source_dir, document.source, matter, cured)
            files[document.name] = render_document(document.name, authored)
        except AuthorError as error:
            problems.extend(error.problems)
    if problems:
        raise AuthorError(problems)
    return files
