"""From an answer key and a rubric to what ships: anchors and rubric, checked against the record's own documents."""

import hashlib
import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

import ai_law_legal_agent_eval.documents as readers
from ai_law_legal_agent_eval.documents.model import Document
from ai_law_legal_agent_eval.errors import AuthorError, Problem
from ai_law_legal_agent_eval.keys.advice import key_advice
from ai_law_legal_agent_eval.keys.authored import AuthoredFile
from ai_law_legal_agent_eval.keys.canary import CANARY
from ai_law_legal_agent_eval.keys.checks import KeyCheck
from ai_law_legal_agent_eval.keys.model import Anchors, AnswerKey, DistractorCore, FindingCore, Provenance, Rubric, SpecCore

COMPILER = "ai-law-legal-agent-eval keys/1"


@dataclass(frozen=True, slots=True)
class Sample:
    """A sentence of the private key that must behave: `subject` is a finding, distractor or must-not-say id."""

    subject: str
    text: str
    is_wrong: bool
    file: str
    line: int


@dataclass(frozen=True, slots=True)
class Compiled:
    """What one compilation gives; `key`, `key_file` and `samples` stay private. `documents` is the record as its readers give it."""

    anchors: Anchors
    rubric: Rubric
    samples: tuple[Sample, ...]
    key: AnswerKey
    key_file: AuthoredFile
    documents: tuple[Document, ...]

    def advice(self) -> tuple[Problem, ...]:
        """Return what an author should look at though it is no mistake."""
        return tuple(key_advice(self.key, self.key_file, self.documents))


def compile_key(  # noqa: PLR0913 - the last three are options
    key_text: str,
    key_name: str,
    rubric_text: str,
    documents: Mapping[str, bytes],
    *,
    cured: frozenset[str] = frozenset(),
    rubric_name: str = "rubric.yaml",
    is_checked: bool = True,
) -> Compiled:
    """Return the anchors and the rubric of a matter.

    `key_text` and `rubric_text` are YAML with their templates already rendered; `documents` maps the record's file names to
    their bytes, in the order of the record; `cured` are the issues that this variant of the record does not have. With
    `is_checked` False the record is not read and only the schemas are held against the two files.

    Raises: AuthorError with every problem of both files; UnreadableDocumentError for a document that cannot be read.
    """
    key_file, rubric_file = _parsed([(key_name, key_text), (rubric_name, rubric_text)])
    key, key_problems = key_file.load(AnswerKey)
    rubric, rubric_problems = rubric_file.load(Rubric)
    if key is None or rubric is None:
        raise AuthorError(key_problems + rubric_problems)
    read = {name: readers.read(name, data) for name, data in documents.items()} if is_checked else {}
    check = KeyCheck(key, key_file, rubric, rubric_file)
    problems = [*check.shape(cured), *check.terms(), *check.record(read)] if is_checked else []
    if problems:
        raise AuthorError(sorted(problems, key=lambda problem: (problem.file, problem.line)))
    provenance = Provenance(
        compiler=COMPILER,
        key_sha256=_digest(key_text.encode()),
        rubric_sha256=_digest(rubric_text.encode()),
        documents={name: _digest(data) for name, data in sorted(documents.items())},
        canary=CANARY,
    )
    released = rubric.model_copy(update={"canary": CANARY})
    return Compiled(_anchors(key, provenance), released, tuple(_samples(key, key_file)), key, key_file, tuple(read.values()))


def _parsed(sources: list[tuple[str, str]]) -> list[AuthoredFile]:
    """The YAML files. Raises AuthorError with the problems of all of them."""
    files: list[AuthoredFile] = []
    problems: list[Problem] = []
    for name, text in sources:
        try:
            files.append(AuthoredFile.parse(name, text))
        except AuthorError as error:
            problems += error.problems
    if problems:
        raise AuthorError(problems)
    return files


def to_json(model: Anchors | Rubric) -> str:
    """Return the text of anchors.json or rubric.json: equal models, equal bytes."""
    return json.dumps(model.model_dump(mode="json"), ensure_ascii=False, indent=1, sort_keys=True) + "\n"


def _digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


def _anchors(key: AnswerKey, provenance: Provenance) -> Anchors:
    def core(part: FindingCore | DistractorCore | SpecCore) -> dict[str, object]:
        return part.model_dump(exclude={"samples"})

    return Anchors.model_validate(
        {
            **key.model_dump(include={"matter", "documents", "names", "rivals", "known", "criteria"}),
            "provenance": provenance,
            "findings": [core(finding) for finding in key.findings],
            "distractors": [core(distractor) for distractor in key.distractors],
            "must_not_say": [core(spec) for spec in key.must_not_say],
        }
    )


def _samples(key: AnswerKey, file: AuthoredFile) -> Iterator[Sample]:
    for section in ("findings", "distractors", "must_not_say"):
        for index, part in enumerate(getattr(key, section)):
            for kind in ("wrong", "right"):
                for place, text in enumerate(getattr(part.samples, kind)):
                    line = file.line(section, index, "samples", kind, place)
                    yield Sample(part.id, text, kind == "wrong", file.name, line)
