"""A matter's key and rubric, from their templates to what ships; problems stand at the lines that the author wrote."""

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

from ai_law_legal_agent_eval.errors import AuthorError, ConfigurationError, Problem
from ai_law_legal_agent_eval.factory.authored import Authored
from ai_law_legal_agent_eval.factory.sources import Matter, checked_cured, fill_template, load_matter
from ai_law_legal_agent_eval.keys.compile import Compiled, compile_key, to_json
from ai_law_legal_agent_eval.memo import check_samples

KEY_FILE, RUBRIC_FILE = "key.yaml", "rubric.yaml"


def compile_sources(
    source_dir: Path,
    matter: Matter,
    documents: Mapping[str, bytes],
    *,
    cured: frozenset[str] = frozenset(),
    is_checked: bool = True,
) -> Compiled:
    """Return the compiled key and rubric of the matter in `source_dir`; `documents` maps the record's names to their bytes.

    Unless `is_checked` is False, the key is held against the record as its readers give it, and its samples against the engine.

    Raises: AuthorError with every problem of both files.
    """
    sources = _filled(source_dir, matter, cured)
    key, rubric = sources
    try:
        compiled = compile_key(key.text, key.file, rubric.text, documents, cured=cured, rubric_name=rubric.file, is_checked=is_checked)
        if is_checked:
            check_samples(compiled, compiled.documents)
    except AuthorError as error:
        raise AuthorError(at_source_lines(error.problems, sources)) from error
    return compiled


def _filled(source_dir: Path, matter: Matter, cured: frozenset[str]) -> list[Authored]:
    filled: list[Authored] = []
    problems: list[Problem] = []
    for name in (KEY_FILE, RUBRIC_FILE):
        try:
            filled.append(fill_template(source_dir, name, matter, cured))
        except AuthorError as error:
            problems += error.problems
    if problems:
        raise AuthorError(problems)
    return filled


def at_source_lines(problems: tuple[Problem, ...], sources: list[Authored]) -> list[Problem]:
    """Return the problems with the lines of the templates in place of those of the filled-in texts."""
    files = {authored.file: authored for authored in sources}
    return [
        replace(problem, line=files[problem.file].source_line(problem.line)) if problem.file in files else problem for problem in problems
    ]


def key_advice(source_dir: Path, matter: Matter, compiled: Compiled) -> list[Problem]:
    """Return the warnings of a compiled key, at the lines of its template."""
    return at_source_lines(compiled.advice(), [fill_template(source_dir, KEY_FILE, matter, frozenset())])


def compiled_files(compiled: Compiled) -> dict[str, bytes]:
    """Return the released files of a compiled key by their names."""
    return {
        "rubric.json": to_json(compiled.rubric).encode("utf-8"),
        "anchors.json": to_json(compiled.anchors).encode("utf-8"),
    }


def recompile(source_dir: Path, task_dir: Path, *, cured: frozenset[str] = frozenset()) -> list[str]:
    """Compile the key of the matter in `source_dir` against the documents that the built task in `task_dir` has; return what changed.

    Only `anchors.json` and `rubric.json` are written, and neither when there is a problem.

    Raises: AuthorError with all problems; ConfigurationError when the task lacks a document.
    """
    matter = load_matter(source_dir)
    checked_cured(matter, cured)
    documents = {document.name: task_dir / "documents" / document.name for document in matter.documents}
    missing = [name for name, path in documents.items() if not path.is_file()]
    if missing:
        raise ConfigurationError(f"{task_dir}: no {', '.join(missing)}; run ai-law-eval build {matter.slug} first")
    record = {name: path.read_bytes() for name, path in documents.items()}
    files = compiled_files(compile_sources(source_dir, matter, record, cured=cured))
    changed = [name for name, data in files.items() if not (task_dir / name).is_file() or (task_dir / name).read_bytes() != data]
    for name in changed:
        (task_dir / name).write_bytes(files[name])
    return changed
