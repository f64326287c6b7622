"""Bare items of a list that a heading, the line above or the line below calls problems together."""

import re
from collections.abc import Iterator

from ai_law_legal_agent_eval.memo.reading import Reading, Sentence

MAX_ITEM_WORDS = 14
"""A longer item says itself what it is about; author's choice."""
MAX_ITEMS = 40
"""How far a list is followed to the line below it; author's choice."""
ATTENTION = re.compile(
    r"\b(?:needs?|requires?|deserves?|demands?|calls? for|for) (?:the |your |our |urgent |immediate |prompt |close )*"
    r"(?:partner|partner's|client's|senior|urgent|immediate|prompt)(?: [\w-]+)? ?(?:attention|escalation|review|action)\b"
    r"|\b(?:to be|must be|should be|are|is|we) (?:all )?escalate[d]?\b|\bto be (?:all )?(?:stopped|halted|suspended|held)\b"
)
"""Asks that a point be taken up."""
_OF_ALL = re.compile(r"\b(?:all|each|every one|every|both|the following|these|those|below|above)\b")
_CONCERNS_ALL = re.compile(r"\A[\W_]*(?:all|each|every one|every|both|these|those|they)\b")


def is_bare(reading: Reading, sentence: Sentence) -> bool:
    """Return whether a sentence is a list item or paragraph that only names something."""
    if sentence.is_heading or sentence.in_table or len(sentence.texts) > MAX_ITEM_WORDS:
        return False
    return len(reading.in_block(sentence.block)) == 1


def frames(reading: Reading, sentence: Sentence) -> Iterator[Sentence]:
    """Yield what speaks of all items of a bare item's list: its heading, the line above and the line below."""
    section = reading.section_of.get(sentence.block)
    for number in section.headings[-1:] if section else ():
        yield from reading.in_block(number)
    yield from (line for line in _line(reading, sentence.block, -1) if _OF_ALL.search(line.text))
    yield from (line for line in _line(reading, sentence.block, 1) if _CONCERNS_ALL.match(line.text))


def _line(reading: Reading, number: int, step: int) -> Iterator[Sentence]:
    """The sentences of the paragraph on one side of the list that a block stands in."""
    for _ in range(MAX_ITEMS):
        number += step
        if not 0 <= number < len(reading.blocks) or reading.blocks[number].kind not in ("list_item", "paragraph"):
            return
        block = reading.in_block(number)
        if reading.blocks[number].kind == "paragraph" and (len(block) > 1 or len(block[0].texts) > 3):
            yield block[-1] if step < 0 else block[0]
            return
