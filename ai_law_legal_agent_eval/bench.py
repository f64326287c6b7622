"""How long the memo engine takes: honest memos of growing length, and texts shaped to make it slow."""

import re
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import count

from ai_law_legal_agent_eval.deliverables import word_from_markdown
from ai_law_legal_agent_eval.memo import MatterIndex
from ai_law_legal_agent_eval.memo.reward import examine_opened, open_deliverable
from ai_law_legal_agent_eval.tasks import Task

SIZES = (5_000, 15_000, 50_000, 200_000, 1_000_000)
"""Lengths of the timed memos in characters."""
LIMITS_MS = {15_000: 10.0, 1_000_000: 1_000.0}
"""What scoring may take at two of the lengths; author's choice: training scores thousands of memos beside the model."""
HOSTILE_SIZES = (20_000, 200_000)
MAX_GROWTH = 3.0
"""Time a character at the larger hostile size over that at the smaller one; author's choice."""
ONCE_FROM = 200_000
"""A memo of this length is timed once: its own length evens out what shorter ones need repeats for."""
REPEATS = 5
_ENDS = re.compile(r"(?<=[a-z])(?=[.;]?(?:\*\*)?(?: *\||\n|\Z)|[.;] [A-Z])")
_STRIDE = 7
_MARKS = ("again", "also", "already", "even", "further", "here", "just", "still", "then", "there")
"""Grammar words: a memo whose sentences share all of theirs is refused as one pattern with the words exchanged."""


@dataclass(frozen=True, slots=True)
class Timing:
    """Processor time for one memo of `chars` visible characters: to read its Word file, and to score what it says."""

    chars: int
    reading_ms: float
    scoring_ms: float

    @property
    def scoring_us_per_char(self) -> float:
        return self.scoring_ms * 1000 / max(1, self.chars)


@dataclass(frozen=True)
class Bench:
    """One task under the clock."""

    task: Task

    @cached_property
    def prepared(self) -> tuple[MatterIndex, float]:
        """The index of the key and the record, and the milliseconds that it takes to build from parsed files."""
        anchors, rubric, documents = self.task.anchors, self.task.rubric, self.task.record.documents
        start = time.process_time()
        index = MatterIndex.build(anchors, rubric, documents)
        return index, _ms_since(start)

    def honest(self, chars: int) -> Timing:
        """Return the time of the reference memo, cut or continued to a length."""
        return self._least(lambda run: sized(self.task.memos["memo"], chars, run), 1 if chars >= ONCE_FROM else REPEATS)

    def hostile(self, shape: str, chars: int) -> Timing:
        """Return the time of a hostile text of a length."""
        return self._least(lambda run: f"Run {run}. {SHAPES[shape](self.task.memos['memo'], chars)}", 1 if chars >= ONCE_FROM else REPEATS)

    def growth(self, shape: str, sizes: Sequence[int] = HOSTILE_SIZES) -> tuple[Timing, Timing, float]:
        """Return the times of a hostile text at two lengths, and how much more a character costs in the longer one; 1 is linear."""
        small, large = (self.hostile(shape, chars) for chars in sizes)
        return small, large, large.scoring_us_per_char / small.scoring_us_per_char

    def _least(self, memo: Callable[[int], str], repeats: int) -> Timing:
        """The least of some runs, each on another text, so that no cache answers."""
        timings = [self._timed(memo(run)) for run in range(repeats)]
        return Timing(timings[0].chars, min(timing.reading_ms for timing in timings), min(timing.scoring_ms for timing in timings))

    def _timed(self, markdown: str) -> Timing:
        name, (index, _) = self.task.deliverables[0], self.prepared
        data = word_from_markdown(markdown, title="Memo")
        start = time.process_time()
        deliverables = {name: open_deliverable(name, data)}
        reading_ms = _ms_since(start)
        start = time.process_time()
        examine_opened(deliverables, index).breakdown()
        return Timing(deliverables[name][0].visible_chars, reading_ms, _ms_since(start))


def _ms_since(start: float) -> float:
    return (time.process_time() - start) * 1000


def sized(memo: str, chars: int, run: int = 0) -> str:
    """Return a memo of at most `chars` characters: repeated, with other marks at the ends of sentences each time, and cut at a line.

    >>> sized("We hold it.\\nAnd wait.", 50)
    'We hold it (again).\\nAnd wait (still).'
    """
    rounds = chars // len(memo) + 1
    marked = (_marked(memo, run * rounds + number) for number in range(rounds))
    whole = "\n\n".join(marked)
    return whole if len(whole) <= chars else whole[: whole.rfind("\n", 0, chars)].rstrip()


def _marked(memo: str, first: int) -> str:
    """The memo with a mark at the end of each sentence, none like its neighbours' or like the same sentence's in another round."""
    numbers = count(first, _STRIDE)
    return _ENDS.sub(lambda _: f" ({_mark(next(numbers))})", memo)


def _mark(number: int) -> str:
    """Words for the digits of a number, which would be figures of the memo."""
    return " ".join(_MARKS[int(digit)] for digit in str(number))


def _repeated(unit: str, chars: int) -> str:
    return unit * (chars // len(unit) + 1)


def _plain(memo: str) -> str:
    return re.sub(r"[#*|>-]+", " ", memo)


def _words(memo: str) -> str:
    return " ".join(re.findall(r"[A-Za-z0-9]+", memo)) + " "


def _rows(memo: str, cells: int) -> str:
    said = _words(memo).split()
    return "".join(f"| {' | '.join(said[at : at + cells])} |\n" for at in range(0, len(said) - cells, cells))


SHAPES: Mapping[str, Callable[[str, int], str]] = {
    "one word": lambda memo, chars: "a" * chars,
    "no blanks": lambda memo, chars: _repeated(re.sub(r"\s+|[#*|>-]", "", memo), chars),
    "one sentence": lambda memo, chars: _repeated(re.sub(r"[.;:!?\n]+\s*", ", ", _plain(memo)), chars),
    "one sentence, no marks": lambda memo, chars: _repeated(_words(memo), chars),
    "one sentence repeated": lambda memo, chars: _repeated("L2 exceeds the licence by 16 nodes, so hold it until it is amended. ", chars),
    "memo repeated": lambda memo, chars: _repeated(memo + "\n\n", chars),
    "one paragraph": lambda memo, chars: _repeated(" ".join(_plain(memo).split()) + " ", chars),
    "one table row": lambda memo, chars: "| a |\n|---|\n| " + _repeated(" ".join(_plain(memo).split()) + " ", chars) + " |",
    "one cell a word": lambda memo, chars: "|a" * 50 + "|\n" + "|---" * 50 + "|\n" + _repeated(_rows(memo, 50), chars),
    "headings only": lambda memo, chars: _repeated("# High risk: hold L2\n\n## Facts\n\n### 1,040 nodes\n\n", chars),
    "headings in turn": lambda memo, chars: _repeated("## Facts\n\nL2 exceeds the licence.\n\n### Action\n\nHold L2.\n\n", chars),
    "deep lists": lambda memo, chars: _repeated("".join(f"{'  ' * depth}- Hold L2, critical.\n" for depth in range(12)) + "\n", chars),
    "short lines": lambda memo, chars: _repeated("".join(f"{word}.\n\n" for word in _words(memo).split()), chars),
    "digits": lambda memo, chars: _repeated("1234567890", chars),
    "digits and commas": lambda memo, chars: _repeated("1,040,", chars),
    "figures": lambda memo, chars: _repeated("1,040 x 8 = 8,320; 53.6% of 14 April 2025 to 3/4/25, ", chars),
    "months": lambda memo, chars: _repeated("1, 2, 3 and 4 may or june, one hundred and one thousand ", chars),
    "references": lambda memo, chars: _repeated("section 744.23(a)(2)(i), (b), 15 c.f.r. part 742.6 and ", chars),
    "brackets": lambda memo, chars: _repeated("((([[[)))", chars),
    "quotes": lambda memo, chars: _repeated('"\'" ', chars),
    "marks": lambda memo, chars: _repeated(".?!;:,- ", chars),
    "initials": lambda memo, chars: _repeated("a.b. c. Ltd. no. ", chars),
    "negators": lambda memo, chars: _repeated("not that it is not the case that no ", chars),
    "conditions": lambda memo, chars: _repeated("if unless he says that, whether or not ", chars),
    "ratings": lambda memo, chars: _repeated("critical high risk is severe, rated as low ", chars),
    "requests": lambda memo, chars: _repeated("we must hold and should not ship, until cleared, obtain ", chars),
    "dismissals": lambda memo, chars: _repeated("this is not an issue and no action is needed, ", chars),
    "odd characters": lambda memo, chars: _repeated("l\u200bi\u0441\u0435n\u0441\u0435 \u00a0\u00bd e\u0301\u0301 ", chars),
}
"""Texts of about so many characters from the reference memo or from nothing, each meant for one way of growing too fast."""
