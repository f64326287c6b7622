"""Lines of a printed page put back together: cells to table rows, hard-wrapped lines to paragraphs.

Lengths are points from the page's lower left corner. Source of the thresholds: author's choice, tried on agreements,
letters and reports with tables.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from statistics import median

from ai_law_legal_agent_eval.documents.model import Block

CELL_SEPARATOR = " | "
MIN_CELL_GAP_EM = 0.8
MAX_CELL_PITCH_EM = 1.35
MAX_CELL_LINES = 12  # beyond, it is a page set in columns
MAX_LABEL_GAP_EM = 3.0
MAX_PITCH_EM = 1.75
MAX_PITCH_SHARE = 1.25
MAX_RAG_EM = 2.0
MIN_HEADING_RATIO = 1.15
MAX_HEADING_CHARS = 160

_LABEL = re.compile(r"(?:[•▪–—*-]|\(?[0-9]{1,3}(?:\.[0-9]{1,3})*[.)]?|\(?[A-Za-z][.)]|\(?[ivxlIVXL]{1,6}[.)])\s*\Z")
_OPENS_ITEM = re.compile(r"(?:[•▪*-]\s|\(?[0-9]{1,3}(?:\.[0-9]{1,3})*[.)]\s|\([A-Za-z]{1,4}\)\s)")
_CLOSED = (".", ";", ":", "?", "!")


@dataclass(frozen=True, slots=True)
class Segment:
    """Text of one font on one line; `size` is the font's, `baseline` the height that its letters stand on."""

    text: str
    left: float
    bottom: float
    right: float
    top: float
    size: float
    baseline: float


@dataclass(frozen=True, slots=True)
class _Line:
    """A line, or a table row of several.

    `lefts` are its cells' left edges, `last_baseline` is that of its last cell's last line.
    """

    cells: tuple[str, ...]
    lefts: tuple[float, ...]
    baseline: float
    last_baseline: float
    right: float
    size: float
    has_label: bool

    @property
    def text(self) -> str:
        return CELL_SEPARATOR.join(self.cells)

    @property
    def left(self) -> float:
        return self.lefts[0]


def blocks(segments: Sequence[Segment], locator: str) -> tuple[Block, ...]:
    """Return the page's blocks in the order of the segments."""
    lines = _with_wrapped_cells(_line(group) for group in _grouped([one for one in segments if one.text.strip()]))
    if not lines:
        return ()
    usual = median(line.size for line in lines)
    return tuple(_block(part, usual, locator) for part in _paragraphs(lines))


def _with_wrapped_cells(lines: Iterable[_Line]) -> list[_Line]:
    """Return the lines with cells of several lines put together: a cell is written whole before the next one."""
    out: list[_Line] = []
    for line in lines:
        last = out[-1] if out else None
        if last and _continues_cell(last, line):
            cells = (*last.cells[:-1], _joined([last.cells[-1], line.text]))
            out[-1] = replace(last, cells=cells, last_baseline=line.baseline)
        elif last and line.baseline > last.last_baseline + 0.5 * line.size:
            start = _row_start(out, line)
            out[start:] = [_row(out[start:], line)] if start < len(out) else [line]
        else:
            out.append(line)
    return out


def _continues_cell(last: _Line, line: _Line) -> bool:
    if len(last.cells) == 1 or len(line.cells) > 1:
        return False
    pitch = (last.last_baseline - line.baseline) / line.size
    return 0.8 <= pitch <= MAX_CELL_PITCH_EM and abs(line.left - last.lefts[-1]) <= line.size


def _row_start(out: Sequence[_Line], line: _Line) -> int:
    """Return from where on the last lines are the earlier cells of a line that stands higher and to the right of them."""
    start = len(out)
    edge = out[-1].lefts[-1]
    for place in range(len(out) - 1, max(len(out) - 1 - MAX_CELL_LINES, -1), -1):
        above = out[place]
        is_beside = above.lefts[-1] < line.left and (len(above.cells) > 1 or above.right < line.left)
        if not is_beside or abs(above.lefts[-1] - edge) > line.size or above.baseline > line.baseline + 0.6 * line.size:
            break
        if abs(above.baseline - line.baseline) <= 0.6 * line.size:
            start = place
        if len(above.cells) > 1:
            break
    return start


def _row(cell: Sequence[_Line], line: _Line) -> _Line:
    first = cell[0]
    cells = first.cells if len(cell) == 1 else (_joined([part.text for part in cell]),)
    lefts = (*first.lefts[: len(cells)], *line.lefts)
    return _Line((*cells, *line.cells), lefts, first.baseline, line.last_baseline, line.right, line.size, False)


def _joined(texts: Sequence[str]) -> str:
    out = texts[0]
    for text in texts[1:]:
        out += text if out.endswith("-") else f" {text}"
    return out


def _grouped(segments: Sequence[Segment]) -> Iterator[list[Segment]]:
    """Yield the segments of each line: next to each other in the file, on one height, from left to right."""
    line: list[Segment] = []
    for segment in segments:
        if line and not _goes_on(line[-1], segment):
            yield line
            line = []
        line.append(segment)
    if line:
        yield line


def _goes_on(last: Segment, segment: Segment) -> bool:
    shared = min(last.top, segment.top) - max(last.bottom, segment.bottom)
    lower = min(last.top - last.bottom, segment.top - segment.bottom)
    return shared > 0.4 * lower and segment.left > last.right - 1


def _line(segments: Sequence[Segment]) -> _Line:
    start = segments[0]
    has_label = len(segments) > 1 and _LABEL.match(start.text.strip()) is not None
    has_label = has_label and segments[1].left - start.right <= MAX_LABEL_GAP_EM * start.size
    cells, lefts = [start.text.strip()], [start.left]
    for last, segment in pairwise(segments):
        gap, text = segment.left - last.right, segment.text.strip()
        if gap > MIN_CELL_GAP_EM * segment.size and not (has_label and last is start):
            cells.append(text)
            lefts.append(segment.left)
        else:
            space = " " if gap > 0.1 * segment.size or last.text.endswith(" ") else ""
            cells[-1] = f"{cells[-1]}{space}{text}"
    # A number in the first column of a table looks like a label; cells that follow show that it is none.
    if has_label and len(cells) > 1:
        label = start.text.strip()
        cells, lefts = [label, cells[0][len(label) :].strip(), *cells[1:]], [start.left, segments[1].left, *lefts[1:]]
        has_label = False
    elif has_label:
        lefts = [segments[1].left]
    body = max(segments, key=lambda segment: len(segment.text))
    return _Line(tuple(cells), tuple(lefts), body.baseline, body.baseline, segments[-1].right, body.size, has_label)


def _paragraphs(lines: Sequence[_Line]) -> Iterator[list[_Line]]:
    pitches = [_pitch(last, line) for last, line in pairwise(lines) if _is_below(last, line)]
    edges = tuple((line.left, line.right) for line in lines if len(line.cells) == 1)
    column = _Column(edges, max(line.right for line in lines), min(pitches, default=0.0))
    part: list[_Line] = []
    for line in lines:
        if part and not column.goes_on(part[-1], line):
            yield part
            part = []
        part.append(line)
    if part:
        yield part


def _pitch(last: _Line, line: _Line) -> float:
    """Return the distance of two lines in ems."""
    return (last.baseline - line.baseline) / line.size


def _is_below(last: _Line, line: _Line) -> bool:
    """Return whether a line can be the next one of a paragraph by size, distance and left edge."""
    is_text = len(last.cells) == len(line.cells) == 1 and abs(last.size - line.size) <= 0.3
    is_near = 0.8 < _pitch(last, line) <= MAX_PITCH_EM
    return is_text and is_near and abs(last.left - line.left) <= 3 * line.size


@dataclass(frozen=True, slots=True)
class _Column:
    """What a page's lines have in common: where each starts and ends, the right edge, the smallest pitch in ems."""

    edges: tuple[tuple[float, float], ...]
    right: float
    pitch: float

    def goes_on(self, last: _Line, line: _Line) -> bool:
        """Return whether a line goes on with the paragraph of the last: close below it, where its first word did not fit."""
        if line.has_label or not _is_below(last, line):
            return False
        if _pitch(last, line) > MAX_PITCH_SHARE * max(self.pitch, 1.0):
            return False
        if _OPENS_ITEM.match(line.text) and last.text.endswith(_CLOSED):
            return False
        first_word = len(line.text.split(" ", 1)[0]) * (line.right - line.left) / max(len(line.text), 1)
        edge = max(right for left, right in self.edges if abs(left - line.left) <= line.size)
        is_long = last.right >= 0.7 * self.right
        return is_long and last.right + first_word + MAX_RAG_EM * line.size > max(edge, last.right)


def _block(part: Sequence[_Line], usual: float, locator: str) -> Block:
    first = part[0]
    if len(first.cells) > 1:
        return Block("table_row", first.text, locator, cells=first.cells)
    text = _joined([line.text for line in part])
    if first.size >= MIN_HEADING_RATIO * usual and len(text) <= MAX_HEADING_CHARS:
        return Block("heading", text, locator, level=1 if first.size >= 1.6 * usual else 2)
    return Block("paragraph", text, locator)
