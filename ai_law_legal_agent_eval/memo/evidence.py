"""What each sentence of a reading contributes, worked out once: facts, treatments, and which finding it is about."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cached_property, reduce
from operator import or_

from ai_law_legal_agent_eval.keys.model import Severity
from ai_law_legal_agent_eval.memo.frames import disowns, may_disown, standing
from ai_law_legal_agent_eval.memo.index import FactForms, FindingForms, MatterIndex
from ai_law_legal_agent_eval.memo.passages import Passage
from ai_law_legal_agent_eval.memo.prose import is_shuffled, is_word_list, mould, recurring_runs, skeleton
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

Facts = tuple[tuple[FactForms, bool], ...]
"""Facts that one sentence states, each with whether it does in a strict form."""


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
    claim_masks: list[int] = field(default_factory=list)
    led_sentences: list[Sentence] | None = None
    names: dict[int, Sequence[str]] = field(default_factory=dict)
    _ratings: dict[int, tuple[Treatment, ...]] = field(default_factory=dict)
    _requests: dict[int, tuple[Treatment, ...]] = field(default_factory=dict)
    _facts: dict[str, dict[int, Facts]] = field(default_factory=dict)
    _numbers: dict[str, list[int]] = field(default_factory=dict)
    _grounds: dict[int, bool] = field(default_factory=dict)
    _weights: dict[int, dict[str, int]] = field(default_factory=dict)
    _concerns: dict[str, "_Concerns"] = field(default_factory=dict)
    _mask_of: tuple[Passage | None, int] = (None, 0)

    @cached_property
    def moulds(self) -> Counter[tuple[str, ...]]:
        """How often each pattern of grammar words stands in the memo."""
        return Counter(pattern for sentence in self.reading.sentences if not sentence.in_table and (pattern := mould(sentence)))

    @cached_property
    def is_shuffled(self) -> bool:
        """Whether the memo as a whole is no prose."""
        return is_shuffled(self.reading.sentences)

    @cached_property
    def skeletons(self) -> list[tuple[str, ...]]:
        """The skeleton of each sentence; headings and copies have none."""
        terms = self.index.vocabulary
        return [() if item.is_heading or item.is_masked else skeleton(item, terms) for item in self.reading.sentences]

    @cached_property
    def recurring(self) -> set[tuple[str, str, str]]:
        """The runs of three words that stand in two sentences of the memo or more, of which neither restates the other."""
        return recurring_runs(self.skeletons, [sentence.texts for sentence in self.reading.sentences])

    def mask(self, passage: Passage) -> int:
        """Return the terms that a passage and its headings hold."""
        if self._mask_of[0] is not passage:
            above = [self.block_masks[number] for number in passage.headings]
            self._mask_of = (passage, reduce(or_, [*above, *self.masks[passage.first : passage.last]], 0))
        return self._mask_of[1]

    @cached_property
    def masks(self) -> list[int]:
        """The terms of each sentence."""
        return [sentence.mask for sentence in self.reading.sentences]

    @cached_property
    def block_masks(self) -> list[int]:
        """The terms of each block."""
        masks = self.masks
        return [reduce(or_, masks[block.first : block.last], 0) for block in self.reading.blocks]

    def heading_mask(self, sentence: Sentence) -> int:
        """Return the terms of the lowest heading above a sentence."""
        heading = self._heading_of(sentence.block)
        return 0 if heading is None else self.block_masks[heading]

    def _heading_of(self, number: int) -> int | None:
        """The lowest heading above a block."""
        section = self.reading.section_of.get(number)
        return section.headings[-1] if section and section.headings else None

    def theme_weights(self, number: int) -> dict[str, int]:
        """Return, for each finding, how many sentences of a block are on its theme."""
        if number not in self._weights:
            block = self.reading.blocks[number]
            masks = self.masks[block.first : block.last]
            self._weights[number] = {forms.finding.id: sum([1 for mask in masks if mask & forms.theme]) for forms in self.index.findings}
        return self._weights[number]

    def following(self, sentence: Sentence) -> str:
        """Return the text of the next sentence of the same block or cell, "" when there is none."""
        after = sentence.number + 1
        if after < len(self.reading.sentences):
            other = self.reading.sentences[after]
            if other.block == sentence.block and other.cell == sentence.cell:
                return other.text
        return ""

    def facts(self, forms: FindingForms, sentence: Sentence) -> Facts:
        """Return the facts of a finding that a sentence states; the flag says whether in a strict form."""
        return self.stated(forms).get(sentence.number, ())

    def stated(self, forms: FindingForms) -> dict[int, Facts]:
        """Return, by the number of the sentence that states them and in order, the facts of a finding."""
        identity = forms.finding.id
        if identity not in self._facts:
            terms = forms.fact_terms
            stating = [(number, mask) for number, mask in enumerate(self.masks) if mask & terms]
            self._facts[identity] = {number: found for number, mask in stating if (found := _stated(forms, mask))}
        return self._facts[identity]

    def grounds(self, forms: FindingForms, passage: Passage) -> list[tuple[int, Facts]]:
        """Return the sentences of a passage that state facts of a finding as the memo's own word, by number, with those facts."""
        return [(number, facts) for number, facts in self.stated_in(forms, passage) if self._is_ground(number)]

    def stated_in(self, forms: FindingForms, passage: Passage) -> list[tuple[int, Facts]]:
        """Return the sentences of a passage that state facts of a finding, as anybody's word, by number, with those facts."""
        stated, numbers = self.stated(forms), self._stating(forms)
        inside = numbers[bisect_left(numbers, passage.first) : bisect_left(numbers, passage.last)]
        return [(number, stated[number]) for number in inside]

    def _stating(self, forms: FindingForms) -> list[int]:
        """The sentences that state facts of a finding, in order."""
        identity = forms.finding.id
        if identity not in self._numbers:
            self._numbers[identity] = list(self.stated(forms))
        return self._numbers[identity]

    def _is_ground(self, number: int) -> bool:
        """Whether the memo states something in a sentence, be it true or not."""
        is_ground = self._grounds.get(number)
        if is_ground is None:
            sentence = self.reading.sentences[number]
            is_own = not (sentence.is_heading or is_word_list(sentence)) and self.stands(sentence)
            is_ground = self._grounds[number] = is_own and not self.only_asks(sentence)
        return is_ground

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
            scope = disowns(sentence.text) if not sentence.is_masked and may_disown(sentence.texts) else None
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
        if sentence.in_table and forms.theme and not forms.theme & self.block_masks[sentence.block]:
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
            own, other = forms.own_names, forms.other_names | self.index.distractor_names
            of_sentence = [True if mask & own else False if mask & other else None for mask in self.masks]
            of_block = [True if mask & own else False if mask & other else None for mask in self.block_masks]
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
        stated, concerns, sentences = self.stated(forms), self._concerns_of(forms), self.reading.sentences
        for block in self.reading.blocks:
            if block.kind == "heading":
                continue
            above = concerns.of_block[block.number]
            if above is None and block.last > block.first and (heading := self._heading_of(block.number)) is not None:
                above = concerns.of_block[heading]
            numbers = range(block.first, block.last)
            above = above or not stated.keys().isdisjoint(numbers)
            verdicts = concerns.of_sentence[block.first : block.last]
            found += [sentences[at] for at, verdict in zip(numbers, verdicts, strict=True) if (above if verdict is None else verdict)]
        return [sentence for sentence in found if not sentence.is_masked]

    def is_headed(self, forms: FindingForms, passage: Passage) -> bool:
        """Whether the passage's own heading, the lowest one above it, names a party, lot or theme of the finding."""
        return bool(passage.headings) and bool(self.block_masks[passage.headings[-1]] & (forms.own_names | forms.theme))

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


def _stated(forms: FindingForms, mask: int) -> Facts:
    """The facts of a finding that a sentence with these terms states."""
    likely = [(fact, fact.stated(mask)) for fact in forms.facts if fact.keys & mask]
    return tuple([(fact, is_strict) for fact, is_strict in likely if is_strict or fact.hinted(mask)])


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
