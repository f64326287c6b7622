"""What an author should look at though it is no mistake: forms that are looser, or harder to meet, than they seem."""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import permutations

from ai_law_legal_agent_eval.documents.model import Document
from ai_law_legal_agent_eval.errors import Problem
from ai_law_legal_agent_eval.keys.authored import AuthoredFile
from ai_law_legal_agent_eval.keys.checks import Place, key_forms
from ai_law_legal_agent_eval.keys.forms import Alternative, Form, Lexicon, parse_form
from ai_law_legal_agent_eval.keys.model import AnswerKey, Fact
from ai_law_legal_agent_eval.text.fold import fold
from ai_law_legal_agent_eval.text.values import values
from ai_law_legal_agent_eval.text.words import words

MIN_PHRASE_WORDS = 3
"""Shorter phrases are the record's own terms, which every memo shares with it; author's choice."""
_LOOSE_TOKEN_CHARS = 2
_SIGN = re.compile(r"[^\w\s]")


def key_advice(key: AnswerKey, file: AuthoredFile, documents: Sequence[Document]) -> Iterator[Problem]:
    """Yield the warnings of a key that compiles, each with its line."""
    texts = {document.name: f" {' '.join(word.text for word in words(fold(document.text)))} " for document in documents}
    remarks = [*_overlaps(key), *_single_surfaces(key), *_lost_signs(key), *_copied_phrases(key, texts)]
    yield from sorted(
        (Problem(file.name, file.line(*where), found, allowed) for where, found, allowed in remarks),
        key=lambda problem: problem.line,
    )


Remark = tuple[Place, str, str]


@dataclass(frozen=True, slots=True)
class _FactForm:
    """A strict form of a fact. `says`: per item, the terms that each of its alternatives shows when it is written out."""

    finding: str
    fact: Fact
    where: Place
    form: Form
    says: tuple[tuple[int, ...], ...]

    def covers(self, other: "_FactForm") -> bool:
        """Whether whatever is written to state `other` states this form too."""
        return all(any(all(mask & item for mask in written) for written in other.says) for item in self.form.items)


def _overlaps(key: AnswerKey) -> Iterator[Remark]:
    """Facts of different findings, one of which is stated wherever the other is, unless they are the same fact."""
    seen: set[tuple[str, str, str, str]] = set()
    for one, other in permutations(_fact_forms(key), 2):
        pair = (one.finding, one.fact.id, other.finding, other.fact.id)
        if one.finding == other.finding or pair in seen or _is_same_fact(one.fact, other.fact) or not one.covers(other):
            continue
        seen.add(pair)
        found = f"form {one.form.source[:60]!r} is met by {other.form.source[:60]!r} of {other.finding}, fact {other.fact.id}"
        yield one.where, found, "forms that tell the facts of two findings apart, or the same document and value for a shared fact"


def _is_same_fact(one: Fact, other: Fact) -> bool:
    return one.value is not None and (one.document, one.value) == (other.document, other.value)


def _fact_forms(key: AnswerKey) -> list[_FactForm]:
    lexicon = Lexicon(key.names)
    placed = [
        (finding.id, fact, ("findings", index, "facts", place, "forms", number), lexicon.add(source), parse_form(source, key.names))
        for index, finding in enumerate(key.findings)
        for place, fact in enumerate(finding.facts)
        for number, source in enumerate(fact.forms)
    ]
    written = _written_out(lexicon)
    return [
        _FactForm(finding, fact, where, form, tuple(tuple(written(part) for part in item) for item in items))
        for finding, fact, where, form, items in placed
    ]


def _written_out(lexicon: Lexicon) -> Callable[[Alternative], int]:
    """What gives the terms that an alternative shows when it is written out; `lexicon` must know all terms already."""
    masks: dict[str, int] = {}

    def written(alternative: Alternative) -> int:
        if alternative.source not in masks:
            text = fold(alternative.source.removeprefix("=").removesuffix("*")).text
            masks[alternative.source] = lexicon.scan(words(text), values(text), text)
        return masks[alternative.source]

    return written


def _single_surfaces(key: AnswerKey) -> Iterator[Remark]:
    """Facts that only one wording states. A value is matched however it is written, so that it is no single wording."""
    for index, finding in enumerate(key.findings):
        for place, fact in enumerate(finding.facts):
            items = parse_form(fact.forms[0], key.names)
            if len(fact.forms) > 1 or any(len(item) > 1 or item[0].value for item in items):
                continue
            found = f"fact {fact.id} of {finding.id} has the single form {fact.forms[0]!r}"
            yield ("findings", index, "facts", place, "forms"), found, "two or more ways in which a lawyer would write it"


def _lost_signs(key: AnswerKey) -> Iterator[Remark]:
    """Alternatives of which nothing is compared but a short number or letter, because their signs are no words."""
    for where, source in key_forms(key):
        for alternative in (alternative for item in parse_form(source, key.names) for alternative in item):
            text = alternative.source.removeprefix("=").removesuffix("*")
            if len(alternative.phrase) != 1 or len(alternative.phrase[0].text) > _LOOSE_TOKEN_CHARS:
                continue
            if _SIGN.search(text):
                found = f"{alternative.source!r}, of which only {alternative.phrase[0].text!r} is compared"
                yield where, found, "a form with a word beside the number"


def _copied_phrases(key: AnswerKey, texts: Mapping[str, str]) -> Iterator[Remark]:
    """Phrases that make up a form by themselves and that a memo states by copying a document."""
    seen = set()
    for where, source in key_forms(key):
        items = parse_form(source, key.names)
        if where[0] == "criteria" or "value" in where or len(items) > 1:
            continue
        for phrase in items[0]:
            text = " ".join(word.text for word in words(fold(phrase.source)))
            has_enough = len(phrase.phrase) >= MIN_PHRASE_WORDS and phrase.phrase[0].match != "name" and not _has_digit(text)
            holders = [name for name, words_of in texts.items() if has_enough and f" {text} " in words_of]
            if holders and (where[:2], text) not in seen:
                seen.add((where[:2], text))
                yield (
                    where,
                    f"{phrase.source!r}, which stands verbatim in {', '.join(holders)}",
                    "words of a memo rather than of the record",
                )


def _has_digit(text: str) -> bool:
    """Whether a phrase names a clause or a code, which a memo can only write as the record does."""
    return any(char.isdigit() for char in text)
