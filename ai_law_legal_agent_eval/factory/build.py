"""A matter's folder in, a released task's folder out."""

import json
import tempfile
from collections.abc import Mapping
from pathlib import Path

from ai_law_legal_agent_eval.errors import ConfigurationError
from ai_law_legal_agent_eval.factory.answer_key import compile_sources, compiled_files
from ai_law_legal_agent_eval.factory.rendering import document_kind, render_documents
from ai_law_legal_agent_eval.factory.sources import Matter, checked_cured, fill_template, load_matter
from ai_law_legal_agent_eval.keys.canary import CANARY

# Released memo files and the templates that they are made from.
_MEMOS = {"memo.md": "reference.md", "junior.md": "junior.md"}


def build_matter(source_dir: Path, out_dir: Path, *, cured: frozenset[str] = frozenset()) -> None:
    """Write the task that the matter in `source_dir` describes to `out_dir`, all of it or nothing.

    Same sources and same `cured`, same bytes. An earlier task in `out_dir` is replaced.

    Raises: AuthorError with all problems of the sources; ConfigurationError for an unknown toggle, or when `out_dir`
    holds something that is no task.
    """
    _check_replaceable(out_dir)
    _write_folder(task_files(source_dir, load_matter(source_dir), cured), out_dir)


def task_files(source_dir: Path, matter: Matter, cured: frozenset[str], *, is_checked: bool = True) -> dict[str, bytes]:
    """Return the files of a task by their path in its folder; `matter` is that of `source_dir` or a variant of it.

    Unless `is_checked` is False, the key is held against the record as its readers give it, and its samples against the engine.

    Raises: AuthorError with all problems of the sources; ConfigurationError for an unknown toggle.
    """
    checked_cured(matter, cured)
    documents = render_documents(source_dir, cured=cured, matter=matter)
    files = {f"documents/{name}": data for name, data in documents.items()}
    files |= _memo_files(source_dir, matter, cured)
    files |= compiled_files(compile_sources(source_dir, matter, documents, cured=cured, is_checked=is_checked))
    files["task.json"] = task_file(matter)
    return files


def _check_replaceable(out_dir: Path) -> None:
    if out_dir.is_dir() and any(out_dir.iterdir()) and not (out_dir / "task.json").is_file():
        raise ConfigurationError(f"{out_dir}: holds files but no task.json; expected a task's folder or an empty place")
    if out_dir.exists() and not out_dir.is_dir():
        raise ConfigurationError(f"{out_dir}: is a file; expected a folder or an empty place")


def _memo_files(source_dir: Path, matter: Matter, cured: frozenset[str]) -> dict[str, bytes]:
    texts = {released: fill_template(source_dir, f"memos/{source}", matter, cured).text for released, source in _MEMOS.items()}
    return {f"reference/{name}": f"{text.rstrip()}\n\n<!-- {CANARY} -->\n".encode() for name, text in texts.items()}


def task_file(matter: Matter) -> bytes:
    """Return `task.json` of a matter or a variant of it."""
    task = {
        "slug": matter.slug,
        "scenario_id": matter.scenario_id,
        "title": matter.title,
        "instruction": matter.instruction,
        "deliverables": list(matter.deliverables),
        "documents": [{"name": document.name, "kind": document_kind(document.name)} for document in matter.documents],
        "canary": CANARY,
    }
    return (json.dumps(task, ensure_ascii=False, indent=2) + "\n").encode("utf-8")


def _write_folder(files: Mapping[str, bytes], out_dir: Path) -> None:
    """Write the files beside `out_dir` and swap the folders, so that a broken build leaves the earlier task alone."""
    out_dir.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix=f".{out_dir.name}-", dir=out_dir.parent) as scratch:
        fresh = Path(scratch) / "fresh"
        write_files(files, fresh)
        if out_dir.exists():
            out_dir.replace(Path(scratch) / "earlier")
        fresh.replace(out_dir)


def write_files(files: Mapping[str, bytes], folder: Path) -> None:
    """Write the files by their paths under `folder`, which need not exist."""
    for name, data in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
