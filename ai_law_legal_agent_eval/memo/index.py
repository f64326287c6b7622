"""Everything about a matter that scoring needs, built once: its forms compiled, its record indexed."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from decimal import Decimal

from ai_law_legal_agent_eval.documents.model import Document
from ai_law_legal_agent_eval.keys.agreement import Expected
from ai_law_legal_agent_eval.keys.forms import Form, Lexicon, keys_of, parse_form
from ai_law_legal_agent_eval.keys.model import Anchors, CriterionTest, DistractorCore, Fact, FindingCore, Rubric, SpecCore
from ai_law_legal_agent_eval.memo.masking import RecordIndex
from ai_law_legal_agent_eval.text.fold import fold
from ai_law_legal_agent_eval.text.values import Value, values
from ai_law_legal_agent_eval.text.words import FUNCTION_WORDS, stem

MIN_RESULT = 100
MIN_COUNT = 10
"""The smallest result that another figure rivals: by itself, and beside the words where it belongs; below, times, steps and days of
the month look alike (author's choice)."""
NEAR_SHARE = Decimal("0.3")
"""A slip of the pen in a result stays within so much of it, in labelled memos."""
_LARGE = 10_000
"""An exact spelling of so much is an amount and no time of day; author's choice."""


@dataclass(frozen=True, slots=True)
class FactForms:
    """A fact with its strict forms and its looser one."""

    fact: Fact
    document: str
    strict: tuple[Form, ...]
    loose: tuple[Form, ...]
    keys: int

    def stated(self, mask: int) -> bool:
        """Whether a sentence with these terms states the fact in a strict form."""
        return bool(self.keys & mask) and any(form.holds(mask) for form in self.strict)

    def hinted(self, mask: int) -> bool:
        """Whether it states the fact in the looser form."""
        return bool(self.keys & mask) and any(form.holds(mask) for form in self.loose)


@dataclass(frozen=True, slots=True)
class ResultForms:
    """A computed result: every way to state its value, those of them that state it by themselves, and the terms (by form, all of
    them needed) beside which it stands."""

    values: tuple[Value, ...]
    telling: Expected
    contexts: tuple[tuple[int, ...], ...]

    def stands_in(self, mask: int) -> bool:
        """Whether a sentence with these terms is where the result belongs."""
        return any(all(item & mask for item in context) for context in self.contexts)


@dataclass(frozen=True, slots=True)
class FindingForms:
    """A finding with its forms.

    `expected` are its right values, `results` those computed; `own_names` its parties and lots, `own_lots` the latter alone,
    `other_names` and `other_lots` their rivals.
    """

    finding: FindingCore
    who: tuple[int, ...]
    wrong: int
    theme: int
    facts: tuple[FactForms, ...]
    fact_terms: int
    remedies: int
    skimmed: tuple[Form, ...]
    alarms: tuple[Form, ...]
    cites: int
    expected: Expected
    results: tuple[ResultForms, ...]
    rivals: tuple[tuple[int, int], ...]
    own_names: int
    own_lots: int
    other_lots: int
    other_names: int


@dataclass(frozen=True, slots=True)
class DistractorForms:
    """A distractor with its forms."""

    distractor: DistractorCore
    names: tuple[Form, ...]
    name_terms: int
    alarms: tuple[Form, ...]


@dataclass(frozen=True, slots=True)
class SpecForms:
    """A must-not-say spec with its forms."""

    spec: SpecCore
    about: int
    says: tuple[Form, ...]
    keys: int
    unless: tuple[Form, ...]


@dataclass(frozen=True)
class TestForms:
    """A criterion's test with its forms."""

    test: CriterionTest
    says: tuple[Form, ...]
    words: int
    sections: tuple[Form, ...]
    parts: "tuple[TestForms, ...]"

    __test__ = False


@dataclass(frozen=True)
class Vocabulary:
    """The words of the findings' terms: as they stand, as stems, and the beginnings of those that may end anyhow."""

    words: frozenset[str]
    beginnings: tuple[str, ...]
    _own: dict[str, str] = field(default_factory=dict)

    @classmethod
    def of(cls, anchors: Anchors) -> "Vocabulary":
        """Return the vocabulary of a key."""
        tokens = {
            token
            for finding in anchors.findings
            for source in (
                *finding.who,
                *finding.wrong,
                *finding.theme,
                *finding.remedies,
                *(form for fact in finding.facts for form in fact.forms),
            )
            for item in parse_form(source, anchors.names)
            for alternative in item
            for token in alternative.phrase
        }
        plain = {token.text for token in tokens if token.match != "prefix"}
        return cls(frozenset(plain | set(map(stem, plain))), tuple(sorted(token.text for token in tokens if token.match == "prefix")))

    def own(self, word: str) -> str:
        """Return a word that is the memo's own or grammar, and "" for one of the findings' terms."""
        own = self._own.get(word)
        if own is None:
            own = self._own[word] = word if word in FUNCTION_WORDS or not self._holds(word) else ""
        return own

    def _holds(self, word: str) -> bool:
        """Whether a word is one of them, or begins with a digit as codes do."""
        return word[0].isdigit() or word in self.words or stem(word) in self.words or word.startswith(self.beginnings)


@dataclass(frozen=True)
class MatterIndex:
    """A matter ready for scoring; build it once and keep it. It never changes what it says, only caches."""

    anchors: Anchors
    rubric: Rubric
    lexicon: Lexicon
    record: RecordIndex
    findings: tuple[FindingForms, ...]
    distractors: tuple[DistractorForms, ...]
    specs: tuple[SpecForms, ...]
    tests: Mapping[str, TestForms]
    distractor_names: int
    vocabulary: Vocabulary

    @classmethod
    def build(cls, anchors: Anchors, rubric: Rubric, documents: Sequence[Document]) -> "MatterIndex":
        """Return the index of a matter; `documents` are those of its record."""
        lexicon = Lexicon(anchors.names)
        distractors = tuple(_distractor(distractor, lexicon) for distractor in anchors.distractors)
        findings = tuple(_finding(finding, anchors, lexicon) for finding in anchors.findings)
        right = [*_values_of(anchors.known), *(value for forms in findings for value in forms.expected.values)]
        return cls(
            anchors,
            rubric,
            lexicon,
            RecordIndex.build(documents, _published_sentences(anchors), right),
            findings,
            distractors,
            tuple(_spec(spec, lexicon) for spec in anchors.must_not_say),
            {identity: _test(test, lexicon) for identity, test in anchors.criteria.items()},
            _plain_names(distractors),
            Vocabulary.of(anchors),
        )


def _published_sentences(anchors: Anchors) -> Iterable[str]:
    """Sentences of the anchors themselves, which earn nothing when copied out."""
    for finding in anchors.findings:
        yield finding.title
        yield from (fact.states for fact in finding.facts)
        yield finding.fine
    yield from (distractor.fine for distractor in anchors.distractors)
    yield from (spec.why for spec in anchors.must_not_say)


def _fact(fact: Fact, document: str, lexicon: Lexicon) -> FactForms:
    strict, loose = lexicon.add_all(fact.forms), lexicon.add_all([fact.loose] if fact.loose else [])
    return FactForms(fact, document, strict, loose, keys_of((*strict, *loose)))


def _finding(finding: FindingCore, anchors: Anchors, lexicon: Lexicon) -> FindingForms:
    facts = tuple(_fact(fact, anchors.documents.get(fact.document or "", ""), lexicon) for fact in finding.facts)
    fact_terms = 0
    for forms in facts:
        fact_terms |= forms.keys
    return FindingForms(
        finding,
        tuple(lexicon.any_of([item]) for item in finding.who),
        lexicon.any_of(finding.wrong),
        lexicon.any_of(finding.theme),
        facts,
        fact_terms,
        lexicon.any_of(finding.remedies),
        lexicon.add_all(finding.skimmed),
        lexicon.add_all(finding.alarms),
        lexicon.any_of(finding.cites),
        Expected(_values_of([*finding.workings, *(form for fact in finding.facts for form in (*fact.forms, fact.value or ""))])),
        tuple(_result(forms) for forms in facts if forms.fact.kind == "result"),
        _rivals(finding, anchors, lexicon),
        lexicon.any_of(f"@{name}" for name in sorted(_named(finding))),
        lexicon.any_of(f"@{name}" for group in anchors.rivals[1:] for name in group if name in _named(finding)),
        lexicon.any_of(f"@{name}" for group in anchors.rivals[1:] for name in group if name not in _named(finding)),
        lexicon.any_of(f"@{name}" for group in anchors.rivals for name in group if name not in _named(finding)),
    )


def _result(forms: FactForms) -> ResultForms:
    """The value that opens each form; an exact spelling ("=03.00") may be a time and counts only when it is large."""
    openings = [part.strip() for form in forms.strict for part in form.source.partition("&")[0].split("|")]
    exact = _values_of(part[1:] for part in openings if part.startswith("="))
    ways = (
        *_values_of(part for part in openings if not part.startswith("=")),
        *(value for value in exact if isinstance(value.amount, Decimal) and value.amount >= _LARGE),
    )
    return ResultForms(ways, Expected(_telling(ways)), tuple(form.items[1:] for form in forms.strict if len(form.items) > 1))


def _telling(ways: Sequence[Value]) -> Sequence[Value]:
    """The values that state a result by themselves: not a small count beside a large one, unless it is another way to count the same."""
    large = [value for value in ways if not isinstance(value.amount, Decimal) or tells(value, value.amount, stands=False)]
    return [value for value in ways if value in large or any(is_near(value, other) for other in large)] or ways


def is_near(value: Value, other: Value) -> bool:
    """Return whether two amounts are within `NEAR_SHARE` of each other: 99 days, or 100 with both ends counted."""
    if not isinstance(value.amount, Decimal) or not isinstance(other.amount, Decimal):
        return False
    return abs(value.amount - other.amount) <= abs(other.amount) * NEAR_SHARE


def tells(value: Value, right: Decimal, *, stands: bool) -> bool:
    """Return whether an amount says by itself what it counts; smaller counts and days do so only where the result belongs."""
    if value.kind == "percent":
        return True
    return right >= MIN_COUNT if stands else right >= MIN_RESULT and value.kind != "duration"


def _named(finding: FindingCore) -> frozenset[str]:
    """The names among a finding's who items: its own parties, lots and things."""
    return frozenset(part.strip()[1:] for item in finding.who for part in item.split("|") if part.strip().startswith("@"))


def _values_of(forms: Iterable[str]) -> tuple[Value, ...]:
    return tuple(
        value for form in forms for value in values(fold(form.replace("&", ";").replace("|", ";")).text) if value.kind != "identifier"
    )


def _rivals(finding: FindingCore, anchors: Anchors, lexicon: Lexicon) -> tuple[tuple[int, int], ...]:
    """Per group of rivals: the terms of the finding's own parties, and those of the others."""
    own = _named(finding)
    pairs = []
    for group in anchors.rivals:
        mine = [name for name in group if name in own]
        if mine:
            ours = lexicon.any_of(f"@{name}" for name in mine)
            pairs.append((ours, lexicon.any_of(f"@{name}" for name in group if name not in own)))
    return tuple(pairs)


def _distractor(distractor: DistractorCore, lexicon: Lexicon) -> DistractorForms:
    names = lexicon.add_all(distractor.names)
    return DistractorForms(distractor, names, keys_of(names), lexicon.add_all(distractor.alarms))


def _plain_names(distractors: Iterable[DistractorForms]) -> int:
    """The terms that name a distractor by themselves."""
    mask = 0
    for forms in distractors:
        for form in forms.names:
            if len(form.items) == 1:
                mask |= form.items[0]
    return mask


def _spec(spec: SpecCore, lexicon: Lexicon) -> SpecForms:
    says = lexicon.add_all(spec.says)
    return SpecForms(spec, lexicon.any_of(spec.about), says, keys_of(says), lexicon.add_all(spec.unless))


def _test(test: CriterionTest, lexicon: Lexicon) -> TestForms:
    return TestForms(
        test,
        lexicon.add_all(test.says or ()),
        lexicon.any_of(test.words),
        lexicon.add_all(test.sections or ()),
        tuple(_test(part, lexicon) for part in (*(test.every or ()), *(test.some or ()))),
    )
