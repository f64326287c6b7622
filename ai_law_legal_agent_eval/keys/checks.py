"""What a key and its rubric must keep to beyond their schema: identifiers, references, forms, and what the record states."""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass

from ai_law_legal_agent_eval.documents.model import Document
from ai_law_legal_agent_eval.errors import Problem
from ai_law_legal_agent_eval.keys.authored import AuthoredFile
from ai_law_legal_agent_eval.keys.forms import Lexicon, is_context, parse_form
from ai_law_legal_agent_eval.keys.model import AnswerKey, CriterionTest, Fact, KeyFinding, Rubric
from ai_law_legal_agent_eval.text.fold import fold
from ai_law_legal_agent_eval.text.values import values
from ai_law_legal_agent_eval.text.words import FUNCTION_WORDS, word_texts

MIN_FACTS = 5
"""Terse honest memos state three or four facts of an issue, so that a finding needs some to spare; author's choice."""
_MIN_PREFIX_CHARS = 2
_STRICT_FIELDS = frozenset({"facts", "says", "names"})
"""Fields whose forms must say something by themselves; the others are lenient on purpose."""

Place = tuple[str | int, ...]


@dataclass(frozen=True, slots=True)
class KeyCheck:
    """The checks of a key and its rubric that no schema can express; each yields problems and goes on."""

    key: AnswerKey
    key_file: AuthoredFile
    rubric: Rubric
    rubric_file: AuthoredFile

    def _problem(self, where: Place, found: str, allowed: str) -> Problem:
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

    def _finding(self, where: Place, finding: KeyFinding, cured: frozenset[str]) -> Iterator[Problem]:
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
        for where, form in key_forms(self.key):
            try:
                items = parse_form(form, self.key.names)
            except ValueError as error:
                yield self._problem(where, str(error), "terms of the form language")
                continue
            yield from self._context(where, form)
            for alternative in (alternative for item in items for alternative in item):
                stem = alternative.source.removesuffix("*")
                if alternative.source.endswith("*") and len(stem) < _MIN_PREFIX_CHARS:
                    yield self._problem(where, f"prefix {alternative.source!r}", f"{_MIN_PREFIX_CHARS} letters or more before *")
            if _STRICT_FIELDS & set(where) and all(alternative.source in FUNCTION_WORDS for item in items for alternative in item):
                yield self._problem(where, f"form {form!r} of grammar words only", "a form with a word of its own")
        yield from self._aliases()
        yield from self._claims()

    def _context(self, where: Place, form: str) -> Iterator[Problem]:
        """A term of the topic belongs to a claim: elsewhere it would prove what its sentence does not say."""
        if any(is_context(part.strip()) for part in form.split("&")) and (*where[:1], *where[2:3]) != ("must_not_say", "says"):
            yield self._problem(where, f"form {form!r:.80} with a term behind ?", "? in the claims (says) of must_not_say")

    def _aliases(self) -> Iterator[Problem]:
        """One spelling never means two names: a memo that writes it would match the findings of both."""
        owners: dict[str, str] = {}
        for name, aliases in self.key.names.items():
            for index, alias in enumerate(aliases):
                owner = owners.setdefault(fold(alias).text, name)
                if owner != name:
                    yield self._problem(("names", name, index), f"{alias!r}, an alias of {owner} too", "each alias under one name")

    def _claims(self) -> Iterator[Problem]:
        """A claim of one word would be violated by every memo that uses the word."""
        for index, spec in enumerate(self.key.must_not_say):
            for place, form in enumerate(spec.says):
                if not spec.about and "&" not in form and any(len(word_texts(fold(part).text)) == 1 for part in form.split("|")):
                    yield self._problem(("must_not_say", index, "says", place), f"claim {form!r} of one word", "two terms, or an about")

    def record(self, documents: Mapping[str, Document]) -> Iterator[Problem]:
        """What the key says stands in the record. A form that does not parse is left to `terms`."""
        for short, name in self.key.documents.items():
            if name not in documents:
                yield self._problem(("documents", short), f"document {name!r}", ", ".join(sorted(documents)))
        holders = _holders(self.key, documents)
        for short, aliases in self.key.names.items():
            if not holders[aliases[0]]:
                yield self._problem(("names", short), f"{aliases[0]!r}, which no document has", "a spelling of the record first")
        for index, finding in enumerate(self.key.findings):
            for place, item in enumerate(finding.who):
                if not holders[item]:
                    where, found = ("findings", index, "who", place), f"{item!r}, which no document has"
                    yield self._problem(where, found, "at least one alternative that the record has")
            for place, fact in enumerate(finding.facts):
                yield from self._fact(("findings", index, "facts", place, "value"), fact, documents, holders)
        for index, distractor in enumerate(self.key.distractors):
            if not any(holders[form] for form in distractor.names):
                found = f"{distractor.id}, none of whose names a document has"
                yield self._problem(("distractors", index, "names"), found, "at least one form that the record states")

    def _fact(self, where: Place, fact: Fact, documents: Collection[str], holders: Mapping[str, Collection[str]]) -> Iterator[Problem]:
        name = self.key.documents.get(fact.document or "", "")
        if fact.value is not None and name in documents and name not in holders[fact.value]:
            yield self._problem(where, f"{fact.value!r}, which {name} does not have", "a value as the document states it")


def _holders(key: AnswerKey, documents: Mapping[str, Document]) -> dict[str, frozenset[str]]:
    """The documents that have every item of a form somewhere, by form; all of them for a form that does not parse."""
    wanted = [
        *(aliases[0] for aliases in key.names.values()),
        *(form for finding in key.findings for form in (*finding.who, *(fact.value for fact in finding.facts if fact.value))),
        *(form for distractor in key.distractors for form in distractor.names),
    ]
    lexicon, forms = Lexicon(key.names), {}
    for source in wanted:
        with suppress(ValueError):
            forms[source] = lexicon.add(source)
    folded = {name: fold(document.text) for name, document in documents.items()}
    masks = {name: lexicon.scan(word_texts(text.text), values(text.text), text.text) for name, text in folded.items()}
    return {
        source: frozenset(name for name, mask in masks.items() if source not in forms or forms[source].holds(mask)) for source in wanted
    }


def key_forms(key: AnswerKey) -> Iterator[tuple[Place, str]]:
    """Yield every form of the key with its place."""
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
