"""What each sentence of a reading contributes, worked out once: facts, treatments, and which finding it is about."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from ai_law_legal_agent_eval.keys.model import Severity
from ai_law_legal_agent_eval.memo.frames import disowns, standing
from ai_law_legal_agent_eval.memo.index import FactForms, FindingForms, MatterIndex
from ai_law_legal_agent_eval.memo.passages import Passage
from ai_law_legal_agent_eval.memo.prose import mould, runs_of, skeleton
from ai_law_legal_agent_eval.memo.reading import Reading, Sentence
from ai_law_legal_agent_eval.memo.stance import Role, Stance, dismissals, ratings, remedies, role_of, status_at
from ai_law_legal_agent_eval.memo.vocabulary import WHOLE_SUBJECT
from ai_law_legal_agent_eval.text.calendar import Day
from ai_law_legal_agent_eval.text.polarity import Status
from ai_law_legal_agent_eval.text.sentences import clauses
from ai_law_legal_agent_eval.text.spans import Span
from ai_law_legal_agent_eval.text.values import Value

_REPEATABLE_WORDS = 6
"""A shorter sentence ("Severity: high.") may stand under several issues and treat each of them."""
_TITLE_WORDS = 8
OPENING_CHARS = 12
"""A request stands at the start of its sentence, after a label or an adverb at most; author's choice."""
_FACTUAL_KINDS = frozenset({"number", "percent", "money"})
MAX_DISOWNED_SHARE = 0.5
"""Honest passages have up to a third of such sentences (reported claims, conditional advice); author's measurement."""
LABEL_WORDS = 4
"""A sentence of so few words ("Critical.", "106") affirms nothing by itself."""


@dataclass(frozen=True, slots=True)
class Treatment:
    """A rating or a request for action in one sentence; `key` is the same for the same sentence said again."""

    sentence: int
    key: str
    stance: Stance

    @property
    def level(self) -> Severity | None:
        return self.stance.level

    @property
    def status(self) -> Status:
        return self.stance.status


@dataclass
class Examiner:
    """A reading under examination for one matter; caches what several findings ask of the same sentence."""

    index: MatterIndex
    reading: Reading
    _ratings: dict[int, tuple[Treatment, ...]] = field(default_factory=dict)
    _requests: dict[int, tuple[Treatment, ...]] = field(default_factory=dict)
    _facts: dict[tuple[str, int], tuple[tuple[FactForms, bool], ...]] = field(default_factory=dict)
    _blocks: dict[int, int] = field(default_factory=dict)
    _weights: dict[int, dict[str, int]] = field(default_factory=dict)
    _concerns: dict[str, "_Concerns"] = field(default_factory=dict)
    _mask_of: tuple[Passage | None, int] = (None, 0)
    _stating: dict[str, list[Sentence]] = field(default_factory=dict)

    @cached_property
    def moulds(self) -> Counter[tuple[str, ...]]:
        """How often each pattern of grammar words stands in the memo."""
        return Counter(pattern for sentence in self.reading.sentences if not sentence.in_table and (pattern := mould(sentence)))

    @cached_property
    def skeletons(self) -> list[tuple[str, ...]]:
        """The skeleton of each sentence; headings and copies have none."""
        terms = self.index.vocabulary
        return [() if item.is_heading or item.is_masked else skeleton(item, terms) for item in self.reading.sentences]

    @cached_property
    def runs(self) -> Counter[tuple[str, ...]]:
        """How many sentences of the memo hold each run of three words; what is said again word for word counts once."""
        return Counter(run for words in set(self.skeletons) for run in runs_of(words))

    def mask(self, passage: Passage) -> int:
        """Return the terms that a passage and its headings hold."""
        if self._mask_of[0] is not passage:
            mask = 0
            for number in passage.headings:
                mask |= self._block_mask(number)
            for sentence in passage.body(self.reading):
                mask |= sentence.mask
            self._mask_of = (passage, mask)
        return self._mask_of[1]

    def _block_mask(self, number: int) -> int:
        if number not in self._blocks:
            mask = 0
            for sentence in self.reading.in_block(number):
                mask |= sentence.mask
            self._blocks[number] = mask
        return self._blocks[number]

    def heading_mask(self, sentence: Sentence) -> int:
        """Return the terms of the lowest heading above a sentence."""
        section = self.reading.section_of.get(sentence.block)
        return self._block_mask(section.headings[-1]) if section and section.headings else 0

    def theme_weights(self, number: int) -> dict[str, int]:
        """Return, for each finding, how many sentences of a block are on its theme."""
        if number not in self._weights:
            block = self.reading.in_block(number)
            self._weights[number] = {
                forms.finding.id: sum(bool(sentence.mask & forms.theme) for sentence in block) for forms in self.index.findings
            }
        return self._weights[number]

    def following(self, sentence: Sentence) -> str:
        """Return the text of the next sentence of the same block or cell, "" when there is none."""
        after = sentence.number + 1
        if after < len(self.reading.sentences):
            other = self.reading.sentences[after]
            if other.block == sentence.block and other.cell == sentence.cell:
                return other.text
        return ""

    def facts(self, forms: FindingForms, sentence: Sentence) -> tuple[tuple[FactForms, bool], ...]:
        """Return the facts of a finding that a sentence states; the flag says whether in a strict form."""
        key = (forms.finding.id, sentence.number)
        if key not in self._facts:
            mask = sentence.mask
            likely = [fact for fact in forms.facts if fact.keys & mask]
            stated = [(fact, fact.stated(mask)) for fact in likely]
            self._facts[key] = tuple([(fact, is_strict) for fact, is_strict in stated if is_strict or fact.hinted(mask)])
        return self._facts[key]

    def stands(self, sentence: Sentence) -> bool:
        """Whether the memo says a sentence itself: not denied, supposed or asked as a whole; a party's word may be reported."""
        return standing(sentence.text, self.following(sentence)) in (None, "attributed")

    def only_asks(self, sentence: Sentence) -> bool:
        """Whether a sentence is a bare request ("Screen the new hub"), which states no fact; a figure in it is one."""
        if any(_is_factual(value) for value in sentence.values):
            return False
        return any(item.stance.span.start <= OPENING_CHARS for item in self.requests(sentence))

    @cached_property
    def _taken_back(self) -> frozenset[int]:
        """The blocks whose section, or the whole memo, a sentence takes back."""
        found: set[int] = set()
        for sentence in self.reading.sentences:
            scope = disowns(sentence.text) if not sentence.is_masked else None
            section = self.reading.section_of.get(sentence.block) or self.reading.section_of.get(sentence.block + 1)
            if scope == "memo":
                return frozenset(range(len(self.reading.blocks)))
            if scope and section:
                found.update(range(section.first, section.last))
        return frozenset(found)

    def is_taken_back(self, numbers: Sequence[int]) -> bool:
        """Whether a sentence of the memo takes back the section of one of these sentences as a whole."""
        return any(self.reading.sentences[number].block in self._taken_back for number in numbers)

    def is_disowned(self, body: Sequence[Sentence]) -> bool:
        """Whether most full sentences of a passage are denied, supposed, asked, attributed or set aside as a whole."""
        full = [sentence for sentence in body if not sentence.is_heading and len(sentence.texts) > LABEL_WORDS]
        disowned = sum(standing(sentence.text, self.following(sentence)) is not None for sentence in full)
        return disowned > MAX_DISOWNED_SHARE * len(full)

    def states_plainly(self, forms: FindingForms, numbers: Sequence[int]) -> bool:
        """Whether one of these sentences states a fact of the finding as the memo's own affirmed word."""
        return any(self._is_plain(forms, self.reading.sentences[number]) for number in numbers)

    def _is_plain(self, forms: FindingForms, sentence: Sentence) -> bool:
        if len(sentence.texts) <= LABEL_WORDS:
            return False
        following = self.following(sentence)
        for fact, _ in self.facts(forms, sentence):
            for form in (*fact.strict, *fact.loose):
                places = (
                    self.index.lexicon.places(form, sentence.words, sentence.values, sentence.text) if form.holds(sentence.own_mask) else ()
                )
                if places and all(status_at(sentence.text, following, place) == "affirmed" for place in places):
                    return True
        return False

    def treatments(self, sentence: Sentence) -> tuple[Treatment, ...]:
        """Return the ratings and remedies of a sentence, whatever their status."""
        return self.ratings(sentence) + self.requests(sentence)

    def ratings(self, sentence: Sentence) -> tuple[Treatment, ...]:
        """Return the ratings of a sentence, whatever their status."""
        if sentence.number not in self._ratings:
            self._ratings[sentence.number] = self._read(ratings, sentence)
        return self._ratings[sentence.number]

    def requests(self, sentence: Sentence) -> tuple[Treatment, ...]:
        """Return the remedies of a sentence, whatever their status."""
        if sentence.number not in self._requests:
            self._requests[sentence.number] = self._read(remedies, sentence)
        return self._requests[sentence.number]

    def _read(self, reader: Callable[[str, str, Role], tuple[Stance, ...]], sentence: Sentence) -> tuple[Treatment, ...]:
        role = role_of(sentence.column, sentence.is_heading)
        key = sentence.text if len(sentence.texts) >= _REPEATABLE_WORDS else f"#{sentence.number}"
        return tuple([Treatment(sentence.number, key, stance) for stance in reader(sentence.text, self.following(sentence), role)])

    def is_about(self, forms: FindingForms, sentence: Sentence, passage: Passage) -> bool:
        """Whether a sentence of a passage speaks about the finding: by the parties and lots that it, or what precedes it, names."""
        if sentence.in_table and forms.theme and not forms.theme & self._block_mask(sentence.block):
            return False
        concerns, sentences = self._concerns_of(forms), self.reading.sentences
        verdict = concerns.of_sentence[sentence.number]
        if verdict is not None:
            return verdict
        before = min(sentence.number, passage.last) - 1
        if before >= passage.first and sentences[before].block == sentence.block:
            named = concerns.last_sentence[before]
            if named >= max(passage.first, self.reading.blocks[sentence.block].first):
                return bool(concerns.of_sentence[named])
        for number in reversed(passage.headings):
            if (verdict := concerns.of_block[number]) is not None:
                return verdict
        above = min(sentences[before].block, sentence.block - 1)
        if above >= 0 and (named := concerns.last_block[above]) >= sentences[passage.first].block:
            return bool(concerns.of_block[named])
        return not self.mask(passage) & forms.other_names

    def _concerns_of(self, forms: FindingForms) -> "_Concerns":
        if forms.finding.id not in self._concerns:
            of_sentence = [self._concern(forms, sentence.mask) for sentence in self.reading.sentences]
            of_block = [self._concern(forms, self._block_mask(block.number)) for block in self.reading.blocks]
            self._concerns[forms.finding.id] = _Concerns(of_sentence, _last(of_sentence), of_block, _last(of_block))
        return self._concerns[forms.finding.id]

    def _concern(self, forms: FindingForms, mask: int) -> bool | None:
        """True: names the finding's own parties or lots; False: only other ones; None: neither."""
        if mask & forms.own_names:
            return True
        return False if mask & (forms.other_names | self.index.distractor_names) else None

    def concerned(self, forms: FindingForms) -> list[Sentence]:
        """Return the sentences of the memo that are about a finding: by what they, their block or their heading name, or its facts."""
        found = []
        for block in self.reading.blocks:
            if block.kind == "heading":
                continue
            sentences = self.reading.sentences[block.first : block.last]
            above = self._concern(forms, self._block_mask(block.number))
            if above is None and sentences:
                above = self._concern(forms, self.heading_mask(sentences[0]))
            if not above:
                above = any(sentence.mask & forms.fact_terms and any(self.facts(forms, sentence)) for sentence in sentences)
            for sentence in sentences:
                verdict = self._concern(forms, sentence.mask)
                if above if verdict is None else verdict:
                    found.append(sentence)
        return [sentence for sentence in found if not sentence.is_masked]

    def stating(self, forms: FindingForms) -> list[Sentence]:
        """Return the sentences that may state a fact of a finding."""
        identity = forms.finding.id
        if identity not in self._stating:
            terms = forms.fact_terms
            self._stating[identity] = [sentence for sentence in self.reading.sentences if sentence.mask & terms]
        return self._stating[identity]

    def is_headed(self, forms: FindingForms, passage: Passage) -> bool:
        """Whether the passage's own heading, the lowest one above it, names a party, lot or theme of the finding."""
        return bool(passage.headings) and bool(self._block_mask(passage.headings[-1]) & (forms.own_names | forms.theme))

    def opens_other_topic(self, forms: FindingForms, sentence: Sentence) -> bool:
        """Whether a sentence turns to another party, lot, or one of the matter's distractors."""
        return self._concern(forms, sentence.mask) is False

    def whole_dismissal(self, forms: FindingForms, sentence: Sentence, passage: Passage, start: int) -> str:
        """Return the words, at or after `start`, with which a sentence sets the finding as a whole aside; "" when it does not."""
        if self.skims(forms, sentence, start):
            return sentence.text
        for dismissal in dismissals(sentence.text, self.following(sentence)):
            if dismissal.span.start >= start and self._is_whole(forms, sentence, passage, dismissal.span):
                return sentence.text
        return ""

    def skims(self, forms: FindingForms, sentence: Sentence, start: int = 0) -> bool:
        """Whether a sentence asserts, at or after `start`, the wrong conclusion of one who only skimmed the record."""
        following = self.following(sentence)
        for form in [form for form in forms.skimmed if form.holds(sentence.own_mask)]:
            places = self.index.lexicon.places(form, sentence.words, sentence.values, sentence.text)
            if places and places[0].start >= start and all(status_at(sentence.text, following, place) == "affirmed" for place in places):
                return True
        return False

    def _is_whole(self, forms: FindingForms, sentence: Sentence, passage: Passage, span: Span) -> bool:
        """Whether the clause that dismisses is about the finding, or about "this", and not about some detail."""
        parts = clauses(sentence.text, Span(0, len(sentence.text)))
        clause = next((part for part in parts if part.overlaps(span)), Span(0, len(sentence.text)))
        if not self.is_about(forms, sentence, passage):
            return False
        if any(item.name_terms & sentence.own_mask for item in self.index.distractors):
            return False
        if _is_label(sentence) and sentence.number >= passage.last:
            return False
        words = [word.text for word in sentence.words if clause.start <= word.start < clause.end]
        mask = self.index.lexicon.scan(words, (), "")
        return bool(mask & forms.own_names) or bool(WHOLE_SUBJECT.match(clause.cut(sentence.text)))


@dataclass(frozen=True, slots=True)
class _Concerns:
    """Which sentences and blocks name a finding's own parties (True), only others (False), or nobody (None).

    `last_sentence` and `last_block` give, for each place, the nearest one at or before it that names somebody, -1 when there is none.
    """

    of_sentence: Sequence[bool | None]
    last_sentence: Sequence[int]
    of_block: Sequence[bool | None]
    last_block: Sequence[int]


def _last(verdicts: Sequence[bool | None]) -> list[int]:
    found, last = [], -1
    for number, verdict in enumerate(verdicts):
        last = last if verdict is None else number
        found.append(last)
    return found


def _is_label(sentence: Sentence) -> bool:
    """Whether a line is the title of what follows ("No issue / checked") and not a statement."""
    return not sentence.in_table and not sentence.is_list_item and sentence.text[-1:] not in ".!" and len(sentence.texts) <= _TITLE_WORDS


def _is_factual(value: Value) -> bool:
    """Whether a figure can come only from the record: an amount, or a whole date; a period is what a request asks for."""
    if isinstance(value.amount, Day):
        return value.amount.day is not None
    return value.kind in _FACTUAL_KINDS
