"""From an answer key and a rubric to what ships: anchors and rubric, checked against the record's own documents."""

import hashlib
import json
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

import ai_law_legal_agent_eval.documents as readers
from ai_law_legal_agent_eval.errors import AuthorError, Problem
from ai_law_legal_agent_eval.keys.authored import AuthoredFile
from ai_law_legal_agent_eval.keys.canary import CANARY
from ai_law_legal_agent_eval.keys.forms import Lexicon, parse_form
from ai_law_legal_agent_eval.keys.model import (
    Anchors,
    AnswerKey,
    CriterionTest,
    DistractorCore,
    Fact,
    FindingCore,
    KeyFinding,
    Provenance,
    Rubric,
    SpecCore,
)
from ai_law_legal_agent_eval.text.fold import fold
from ai_law_legal_agent_eval.text.values import values
from ai_law_legal_agent_eval.text.words import FUNCTION_WORDS, word_texts

COMPILER = "ai-law-legal-agent-eval keys/1"
MIN_FACTS = 5
"""Terse honest memos state three or four facts of an issue, so that a finding needs some to spare; author's choice."""
_MIN_PREFIX_CHARS = 2
_STRICT_FIELDS = frozenset({"facts", "says", "names"})
"""Fields whose forms must say something by themselves; the others are lenient on purpose."""


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
    """What one compilation gives; `samples` stay private."""

    anchors: Anchors
    rubric: Rubric
    samples: tuple[Sample, ...]


def compile_key(  # noqa: PLR0913 - the last two are options
    key_text: str,
    key_name: str,
    rubric_text: str,
    documents: Mapping[str, bytes],
    *,
    cured: frozenset[str] = frozenset(),
    rubric_name: str = "rubric.yaml",
) -> Compiled:
    """Return the anchors and the rubric of a matter.

    `key_text` and `rubric_text` are YAML with their templates already rendered; `documents` maps the record's file names to
    their bytes; `cured` are the issues that this variant of the record does not have.

    Raises: AuthorError with every problem of both files; UnreadableDocumentError for a document that cannot be read.
    """
    key_file, rubric_file = AuthoredFile.parse(key_name, key_text), AuthoredFile.parse(rubric_name, rubric_text)
    key, key_problems = key_file.load(AnswerKey)
    rubric, rubric_problems = rubric_file.load(Rubric)
    if key is None or rubric is None:
        raise AuthorError(key_problems + rubric_problems)
    check = _Check(key, key_file, rubric, rubric_file)
    problems = [*check.shape(cured), *check.terms()]
    if not problems:
        problems = list(check.record(documents))
    if problems:
        raise AuthorError(problems)
    provenance = Provenance(
        compiler=COMPILER,
        key_sha256=_digest(key_text.encode()),
        rubric_sha256=_digest(rubric_text.encode()),
        documents={name: _digest(data) for name, data in sorted(documents.items())},
        canary=CANARY,
    )
    return Compiled(_anchors(key, provenance), rubric, tuple(_samples(key, key_file)))


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


@dataclass(frozen=True, slots=True)
class _Check:
    """The checks that no schema can express; each yields problems and goes on."""

    key: AnswerKey
    key_file: AuthoredFile
    rubric: Rubric
    rubric_file: AuthoredFile

    def _problem(self, where: tuple[str | int, ...], found: str, allowed: str) -> Problem:
        return Problem(self.key_file.name, self.key_file.line(*where), found, allowed)

    def shape(self, cured: frozenset[str]) -> Iterator[Problem]:
        """Identifiers, statuses, references between parts."""
        yield from self._identifiers()
        for index, finding in enumerate(self.key.findings):
            yield from self._finding(("findings", index), finding, cured)
        yield from self._rivals()
        yield from self._criteria()

    def _identifiers(self) -> Iterator[Problem]:
        for section in ("findings", "distractors", "must_not_say"):
            ids = [part.id for part in getattr(self.key, section)]
            for double in sorted(name for name, count in Counter(ids).items() if count > 1):
                yield self._problem((section, ids.index(double)), f"{double} twice", "each id once")
        controls = [finding.id for finding in self.key.findings if finding.status == "negative_control"]
        if len(controls) != 1:
            yield self._problem(("findings",), f"negative controls: {', '.join(controls) or 'none'}", "exactly one")

    def _finding(self, where: tuple[str | int, ...], finding: KeyFinding, cured: frozenset[str]) -> Iterator[Problem]:
        for index, fact in enumerate(finding.facts):
            if fact.document is not None and fact.document not in self.key.documents:
                allowed = ", ".join(self.key.documents)
                yield self._problem((*where, "facts", index, "document"), f"document {fact.document!r}", allowed)
        ids = [fact.id for fact in finding.facts]
        for double in sorted(name for name, count in Counter(ids).items() if count > 1):
            yield self._problem((*where, "facts"), f"fact {double} twice", "each fact id once in a finding")
        if finding.status == "negative_control":
            return
        if (finding.status == "cured") != (finding.id in cured):
            allowed = "cured" if finding.id in cured else "live"
            yield self._problem((*where, "status"), f"status {finding.status}", allowed)
        if finding.severity is None or finding.severity not in finding.accepted:
            yield self._problem((*where, "accepted"), f"severity {finding.severity}", "a severity that is among the accepted ones")
        if len(finding.facts) < MIN_FACTS:
            yield self._problem((*where, "facts"), f"{len(finding.facts)} facts", f"{MIN_FACTS} or more")
        if len({fact.document for fact in finding.facts if fact.document}) < 2:
            yield self._problem((*where, "facts"), "facts of one document", "facts of two or more documents")
        if not finding.remedies:
            yield self._problem(where, "no remedies", "words of the expected remediation")

    def _rivals(self) -> Iterator[Problem]:
        for index, group in enumerate(self.key.rivals):
            for name in group:
                if name not in self.key.names:
                    yield self._problem(("rivals", index), f"name {name!r}", "names of the key")

    def _criteria(self) -> Iterator[Problem]:
        listed = [criterion.id for criterion in self.rubric.criteria]
        for missing in [identity for identity in listed if identity not in self.key.criteria]:
            yield self._problem(("criteria",), f"no test for {missing}", "one test for each criterion of the rubric")
        for identity, test in self.key.criteria.items():
            where = ("criteria", identity)
            if identity not in listed:
                yield self._problem(where, f"test for {identity}", "criteria that the rubric lists")
            for unknown in self._unknown_references(test):
                yield self._problem(where, unknown, "findings, facts and distractors of the key")
        known = {finding.id for finding in self.key.findings}
        for index, criterion in enumerate(self.rubric.criteria):
            for unknown in sorted(set(criterion.findings) - known):
                line = self.rubric_file.line("criteria", index, "findings")
                yield Problem(self.rubric_file.name, line, f"finding {unknown}", ", ".join(sorted(known)))
            if listed.count(criterion.id) > 1 and listed.index(criterion.id) != index:
                line = self.rubric_file.line("criteria", index)
                yield Problem(self.rubric_file.name, line, f"{criterion.id} twice", "each criterion once")

    def _unknown_references(self, test: CriterionTest) -> Iterator[str]:
        facts = {finding.id: {fact.id for fact in finding.facts} for finding in self.key.findings}
        flagged = {*facts, *(distractor.id for distractor in self.key.distractors)}
        for identity in (test.credited, test.rates, test.remedies, test.cites, test.finding, *(test.leads or ())):
            if identity is not None and identity not in facts:
                yield f"finding {identity}"
        if test.quiet is not None and test.quiet not in flagged:
            yield f"finding or distractor {test.quiet}"
        for fact in test.facts or ():
            if fact not in facts.get(test.finding or "", set()):
                yield f"fact {fact} of {test.finding}"
        for part in (*(test.every or ()), *(test.some or ())):
            yield from self._unknown_references(part)

    def terms(self) -> Iterator[Problem]:
        """Every form parses and none is so loose that it says nothing."""
        for where, form in _forms(self.key):
            try:
                items = parse_form(form, self.key.names)
            except ValueError as error:
                yield self._problem(where, str(error), "terms of the form language")
                continue
            for item in items:
                for alternative in item:
                    stem = alternative.source.removesuffix("*")
                    if alternative.source.endswith("*") and len(stem) < _MIN_PREFIX_CHARS:
                        yield self._problem(where, f"prefix {alternative.source!r}", f"{_MIN_PREFIX_CHARS} letters or more before *")
            if _STRICT_FIELDS & set(where) and all(alternative.source in FUNCTION_WORDS for item in items for alternative in item):
                yield self._problem(where, f"form {form!r} of grammar words only", "a form with a word of its own")

    def record(self, documents: Mapping[str, bytes]) -> Iterator[Problem]:
        """What the key says stands in the record."""
        for short, name in self.key.documents.items():
            if name not in documents:
                yield self._problem(("documents", short), f"document {name!r}", ", ".join(sorted(documents)))
        texts = {name: _Text.of(readers.read(name, data).text) for name, data in sorted(documents.items())}
        for short, aliases in self.key.names.items():
            if not any(text.states(aliases[0], self.key.names) for text in texts.values()):
                yield self._problem(("names", short), f"{aliases[0]!r}, which no document has", "a spelling of the record first")
        for index, finding in enumerate(self.key.findings):
            for place, fact in enumerate(finding.facts):
                yield from self._fact(("findings", index, "facts", place), fact, texts)

    def _fact(self, where: tuple[str | int, ...], fact: Fact, texts: Mapping[str, "_Text"]) -> Iterator[Problem]:
        name = self.key.documents.get(fact.document or "", "")
        if fact.value is None or name not in texts:
            return
        if not texts[name].states(fact.value, self.key.names):
            yield self._problem((*where, "value"), f"{fact.value!r}, which {name} does not have", "a value as the document states it")


@dataclass(frozen=True, slots=True)
class _Text:
    """A document ready for look-ups."""

    folded: str

    @classmethod
    def of(cls, text: str) -> "_Text":
        return cls(fold(text).text)

    def states(self, form: str, names: Mapping[str, tuple[str, ...]]) -> bool:
        lexicon = Lexicon(names)
        parsed = lexicon.add(form)
        return parsed.holds(lexicon.scan(word_texts(self.folded), values(self.folded), self.folded))


Place = tuple[str | int, ...]


def _forms(key: AnswerKey) -> Iterator[tuple[Place, str]]:
    """Every form of the key with its place."""
    for section, fields in _FORM_FIELDS.items():
        for index, part in enumerate(getattr(key, section)):
            for name in fields:
                yield from _placed((section, index, name), getattr(part, name))
    for index, finding in enumerate(key.findings):
        for place, fact in enumerate(finding.facts):
            where = ("findings", index, "facts", place)
            yield from _placed((*where, "forms"), fact.forms)
            yield from (((*where, name), form) for name in ("loose", "value") if (form := getattr(fact, name)) is not None)
    for identity, test in key.criteria.items():
        yield from ((("criteria", identity), form) for form in _test_forms(test))


_FORM_FIELDS: Mapping[str, tuple[str, ...]] = {
    "findings": ("who", "wrong", "theme", "remedies", "skimmed", "alarms", "cites"),
    "distractors": ("names", "alarms"),
    "must_not_say": ("about", "says", "unless"),
}


def _placed(where: Place, forms: Iterable[str]) -> Iterator[tuple[Place, str]]:
    return (((*where, index), form) for index, form in enumerate(forms))


def _test_forms(test: CriterionTest) -> Iterator[str]:
    yield from (*test.words, *(test.says or ()), *(test.sections or ()))
    for part in (*(test.every or ()), *(test.some or ())):
        yield from _test_forms(part)
