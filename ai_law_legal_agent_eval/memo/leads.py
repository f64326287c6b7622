"""What a sentence without a subject of its own speaks about: the label, heading or first cell that stands right before it."""

import re
from dataclasses import replace

from ai_law_legal_agent_eval.memo.evidence import Examiner
from ai_law_legal_agent_eval.memo.reading import Sentence
from ai_law_legal_agent_eval.text.cues import FINITE
from ai_law_legal_agent_eval.text.values import values
from ai_law_legal_agent_eval.text.words import words

MAX_LEAD_WORDS = 5
"""A longer label says something itself; author's choice."""
_PRONOUN = re.compile(
    r"\A(?:it|they|he|she|this|these|the (?:former|latter|same))(?= (?!is (?:not )?(?:true|so|clear|said|the case)\b)[a-z])"
)
_PREDICATE = re.compile(
    rf"\A(?:(?:already|never|no longer) [a-z]|(?:\w+ly )?(?:{FINITE}|need|needed|proves|proved|ended|violated|breached"
    r"|[a-z]+(?:ises|izes|ees|ibits|ires|olves))\b)"
)
_OPENER = re.compile(
    r"\A(?:as (?:for|to)|take|consider|look at|(?:we )?(?:now |next )?(?:turn|turning|come|coming) to|regarding|concerning"
    r"|now for|then|first|next),? "
)
_LABEL = re.compile(r"[^.:;,?!]+(?=[.:;,]|\Z)")


def with_lead(examiner: Examiner, sentence: Sentence) -> Sentence | None:
    """Return a sentence with its pronoun, or the blank before its verb, filled by the label before it; None when it has none."""
    pronoun = _PRONOUN.match(sentence.text)
    is_open = pronoun is not None or ((sentence.in_table or sentence.is_list_item) and _PREDICATE.match(sentence.text) is not None)
    if sentence.is_masked or not is_open:
        return None
    label = _label(_before(examiner, sentence))
    if not label:
        return None
    text = f"{label} {sentence.text[pronoun.end() if pronoun else 0 :].lstrip()}"
    found, stated = words(text), values(text)
    texts = [word.text for word in found]
    return replace(sentence, text=text, texts=texts, values=stated, own_mask=examiner.index.lexicon.scan(texts, stated, text), _words=found)


def _before(examiner: Examiner, sentence: Sentence) -> Sentence | None:
    """The first cell of its row; else the sentence right before it, or the heading above it."""
    if sentence.in_table:
        first = examiner.reading.in_block(sentence.block)[0]
        return first if first.cell != sentence.cell else None
    return examiner.reading.sentences[sentence.number - 1] if sentence.number else None


def _label(sentence: Sentence | None) -> str:
    """The thing that a sentence of few words only names, "" when it says more."""
    if sentence is None or sentence.is_masked:
        return ""
    text = _OPENER.sub("", sentence.text, count=1)
    match = _LABEL.match(text)
    if match is None or (match.end() + 1 < len(text) and text == sentence.text):
        return ""
    label = match.group().strip()
    return label if len(label.split()) <= MAX_LEAD_WORDS else ""
