"""Everything that can be wrong with a matter's folder, found at once: sources, key, samples and reference memo, in every variant."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from ai_law_legal_agent_eval.deliverables import word_from_markdown
from ai_law_legal_agent_eval.errors import AuthorError, ConfigurationError, Problem
from ai_law_legal_agent_eval.factory.answer_key import KEY_FILE, RUBRIC_FILE, compile_sources, key_advice
from ai_law_legal_agent_eval.factory.rendering import render_documents
from ai_law_legal_agent_eval.factory.sources import Matter, fill_template, load_matter
from ai_law_legal_agent_eval.keys.canary import CANARY
from ai_law_legal_agent_eval.keys.compile import Compiled
from ai_law_legal_agent_eval.memo import Breakdown, MatterIndex, score

MATTER_FILE = "matter.yaml"
MEMO_FILES = ("memos/reference.md", "memos/junior.md", "memos/skimmer.md")
_GOOD_OUTCOMES = {"findings": {"credited"}, "distractors": {"not_escalated"}, "must_not_say": {"not_violated"}}


@dataclass(frozen=True)
class LintReport:
    """What one matter's folder has: `problems` stop a build, `warnings` are worth a look."""

    folder: Path
    problems: tuple[Problem, ...]
    warnings: tuple[Problem, ...]


def matter_folders(paths: list[Path]) -> list[Path]:
    """Return the folders of matters that `paths` name: each one itself, or all in it.

    Raises: ConfigurationError for a path that is no matter's folder and holds none.
    """
    found: list[Path] = []
    for path in paths:
        inside = [path] if (path / MATTER_FILE).is_file() else sorted(place.parent for place in path.glob(f"*/{MATTER_FILE}"))
        if not inside:
            raise ConfigurationError(f"{path}: no matter's folder; expected a folder with {MATTER_FILE}, or one that holds such folders")
        found += inside
    return list(dict.fromkeys(found))


def lint_matter(folder: Path, *, has_variants: bool = True) -> LintReport:
    """Return all problems and warnings of the matter in `folder`.

    With `has_variants` the record is also built with each toggle cured, and with all of them. Nothing is written.
    """
    try:
        matter = load_matter(folder)
    except AuthorError as error:
        return LintReport(folder, error.problems, ())
    problems = [*_sources(folder, matter)]
    base, warnings = None, []
    for cured in _variants(matter) if has_variants else [frozenset()]:
        compiled, found = _variant(folder, matter, cured)
        base = compiled if not cured else base
        known = {(problem.file, problem.found) for problem in problems}
        problems += [_marked(problem, cured) for problem in found if (problem.file, problem.found) not in known]
    if base is not None:
        problems += _key_fits(folder, matter, base)
        warnings = key_advice(folder, matter, base)
    return LintReport(folder, tuple(problems), tuple(warnings))


def _variants(matter: Matter) -> list[frozenset[str]]:
    singles = [frozenset({toggle}) for toggle in matter.toggles]
    return list(dict.fromkeys([frozenset(), *singles, frozenset(matter.toggles)]))


def _marked(problem: Problem, cured: frozenset[str]) -> Problem:
    return replace(problem, found=f"{problem.found} (with {', '.join(sorted(cured))} cured)") if cured else problem


def _variant(folder: Path, matter: Matter, cured: frozenset[str]) -> tuple[Compiled | None, list[Problem]]:
    """One variant's compiled key, None where there is none, and its problems."""
    problems = [*_memos(folder, matter, cured)]
    try:
        documents = render_documents(folder, cured=cured)
        compiled = compile_sources(folder, matter, documents, cured=cured)
    except AuthorError as error:
        return None, [*problems, *error.problems]
    if not problems:
        problems += _reference(folder, matter, compiled, cured)
    return compiled, problems


def _memos(folder: Path, matter: Matter, cured: frozenset[str]) -> Iterator[Problem]:
    for name in MEMO_FILES[:2]:
        try:
            fill_template(folder, name, matter, cured)
        except AuthorError as error:
            yield from error.problems


def _reference(folder: Path, matter: Matter, compiled: Compiled, cured: frozenset[str]) -> Iterator[Problem]:
    """What keeps the reference memo from the maximum."""
    memo = fill_template(folder, MEMO_FILES[0], matter, cured)
    index = MatterIndex.build(compiled.anchors, compiled.rubric, compiled.documents)
    word = word_from_markdown(memo.text, title=matter.title)
    result = score(dict.fromkeys(matter.deliverables, word), index)
    for found in _shortfalls(result, {finding.id for finding in compiled.anchors.findings if finding.status == "live"}):
        yield Problem(memo.file, 1, found, "a reference memo that earns the maximum")


def _shortfalls(result: Breakdown, live: set[str]) -> Iterator[str]:
    for state in result.deliverables:
        if state.outcome != "complete":
            yield f"{state.name} {state.outcome}: {state.reason}"
    for section, good in _GOOD_OUTCOMES.items():
        for item in getattr(result, section):
            if item.outcome not in good and (section != "findings" or item.id in live):
                yield f"{item.id} {item.outcome}: {item.reason}"


def _sources(folder: Path, matter: Matter) -> Iterator[Problem]:
    """What is wrong with the folder itself and with matter.yaml beyond its schema."""
    file = f"{folder.name}/{MATTER_FILE}"
    text = (folder / MATTER_FILE).read_text(encoding="utf-8")

    def line_of(word: str) -> int:
        return next((number for number, line in enumerate(text.splitlines(), start=1) if word in line), 1)

    if matter.slug != folder.name:
        yield Problem(file, line_of("slug:"), f"slug {matter.slug!r}", f"the folder's name, {folder.name!r}")
    for name in matter.deliverables:
        if not name.endswith(".docx") or not re.search(rf"(?<![\w-]){re.escape(name)}", matter.instruction):
            yield Problem(file, line_of("deliverables:"), f"deliverable {name!r}", "a .docx file that the instruction names")
    for field in ("name", "source"):
        listed = [getattr(document, field) for document in matter.documents]
        for double in sorted({value for value in listed if listed.count(value) > 1}):
            yield Problem(file, line_of(double), f"{field} {double!r} twice", "each document once")
    yield from _unlisted(folder, matter)
    yield from _without_canary(folder)


def _unlisted(folder: Path, matter: Matter) -> Iterator[Problem]:
    listed = {document.source for document in matter.documents}
    for path in sorted((folder / "documents").glob("*")):
        source = f"documents/{path.name}"
        if path.is_file() and source not in listed:
            yield Problem(f"{folder.name}/{source}", 1, "a document that matter.yaml does not list", "the documents of the record")


def _without_canary(folder: Path) -> Iterator[Problem]:
    places = [folder / name for name in (MATTER_FILE, KEY_FILE, RUBRIC_FILE, *MEMO_FILES)]
    for path in [*places, *sorted((folder / "documents").glob("*"))]:
        if path.is_file() and CANARY not in path.read_text(encoding="utf-8", errors="replace"):
            yield Problem(f"{folder.name}/{path.relative_to(folder).as_posix()}", 1, "no canary", f"a comment with the words {CANARY!r}")


def _key_fits(folder: Path, matter: Matter, compiled: Compiled) -> Iterator[Problem]:
    """Whether key, rubric and matter.yaml speak of the same matter and the same issues."""
    stated: Mapping[str, str] = {KEY_FILE: compiled.anchors.matter, RUBRIC_FILE: compiled.rubric.matter}
    for name, slug in stated.items():
        if slug != matter.slug:
            yield Problem(f"{folder.name}/{name}", 1, f"matter {slug!r}", f"the slug of matter.yaml, {matter.slug!r}")
    live = [finding.id for finding in compiled.anchors.findings if finding.status == "live"]
    if sorted(live) != sorted(matter.toggles):
        found = f"toggles {', '.join(matter.toggles) or 'none'}"
        yield Problem(f"{folder.name}/{MATTER_FILE}", 1, found, f"the live findings of the key: {', '.join(live)}")
