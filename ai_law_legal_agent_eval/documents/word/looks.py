"""How a run and a paragraph look: the properties that decide whether a reader sees the text."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

from lxml.etree import _Element as Element

from ai_law_legal_agent_eval.documents.word.colours import AUTO, HIGHLIGHTS, Palette, can_be_seen, hex_colour
from ai_law_legal_agent_eval.documents.word.package import VAL, W, is_on, number, value

W14 = "{http://schemas.microsoft.com/office/word/2010/wordml}"

# Source of the thresholds: 4 points is the memo contract's; the rest is the author's choice, far beyond honest typography.
MIN_POINTS = 4.0
MIN_SCALE_PERCENT = 20
MAX_TIGHTENING_EM = 0.35  # the average letter is about half an em wide
MAX_RAISE_POINTS = 400.0
MIN_LINE_TWIPS = 80  # 4 points
MAX_LEFT_TWIPS = 12_240  # the width of a Letter page
MIN_LEFT_TWIPS = -5_760  # four inches, more than any margin

Look = TypeVar("Look", "RunLook", "ParagraphLook")


@dataclass(frozen=True, slots=True)
class RunLook:
    """Properties of a run; None where it does not say. Sizes in points, spacing in twentieths of a point."""

    is_vanished: bool | None = None
    is_bold: bool | None = None
    ink: str | None = None
    fill: str | None = None
    highlight: str | None = None
    size: float | None = None
    scale: int | None = None
    spacing: int | None = None
    raised: float | None = None
    is_transparent: bool | None = None
    style: str | None = None
    is_mark_deleted: bool | None = None


@dataclass(frozen=True, slots=True)
class ParagraphLook:
    """Properties of a paragraph; None where it does not say. Lengths in twentieths of a point; `level` from 0."""

    style: str | None = None
    fill: str | None = None
    outline: int | None = None
    num_id: str | None = None
    level: int | None = None
    exact_line: int | None = None
    left: int | None = None
    is_frame_lost: bool | None = None


PLAIN_RUN = RunLook()
PLAIN_PARAGRAPH = ParagraphLook()


def over(lower: Look, upper: Look) -> Look:
    """Return the look with the upper one's properties over the lower one's.

    >>> over(RunLook(size=11, ink="000000"), RunLook(size=8)).size
    8
    """
    if upper is PLAIN_RUN or upper is PLAIN_PARAGRAPH:
        return lower
    merged = []
    for slot in type(upper).__slots__:
        above = getattr(upper, slot)
        merged.append(getattr(lower, slot) if above is None else above)
    return type(lower)(*merged)


def run_look(properties: Element | None, palette: Palette) -> RunLook:
    """Return what a w:rPr says."""
    if properties is None or not len(properties):
        return PLAIN_RUN
    said: dict[str, object] = {}
    for child in properties:
        reader = _RUN_READERS.get(child.tag) if isinstance(child.tag, str) else None
        if reader:
            slot, read = reader
            found = read(child, palette)
            if found is not None and not (slot == "is_vanished" and said.get(slot)):
                said[slot] = found
    return RunLook(**said)  # type: ignore[arg-type]


def paragraph_look(properties: Element | None, palette: Palette) -> ParagraphLook:
    """Return what a w:pPr says."""
    if properties is None or not len(properties):
        return PLAIN_PARAGRAPH
    said: dict[str, object] = {}
    for child in properties:
        reader = _PARAGRAPH_READERS.get(child.tag) if isinstance(child.tag, str) else None
        if reader:
            said.update(reader(child, palette))
    return ParagraphLook(**said)  # type: ignore[arg-type]


def why_unseen(look: RunLook, background: str) -> str:
    """Return why nobody sees the run on that background, "" when it is seen."""
    size = 10.0 if look.size is None else look.size
    paper = _background(look, background)
    if look.is_vanished:
        return "hidden font"
    if size < MIN_POINTS:
        return "smaller than 4 points"
    if look.is_transparent or not can_be_seen(look.ink or AUTO, paper):
        return "colour of its background"
    if (look.scale is not None and look.scale < MIN_SCALE_PERCENT) or -(look.spacing or 0) / 20 > MAX_TIGHTENING_EM * size:
        return "squeezed together"
    return "off the page" if abs(look.raised or 0) > MAX_RAISE_POINTS else ""


def why_paragraph_unseen(look: ParagraphLook) -> str:
    """Return why nobody sees a paragraph's text whatever its runs look like, "" when it can be seen."""
    if look.exact_line is not None and look.exact_line < MIN_LINE_TWIPS:
        return "line without height"
    if look.is_frame_lost or not MIN_LEFT_TWIPS <= (look.left or 0) < MAX_LEFT_TWIPS:
        return "off the page"
    return ""


def _background(look: RunLook, background: str) -> str:
    if look.highlight:
        return look.highlight
    return background if look.fill in (None, AUTO) else str(look.fill)


def _half_points(element: Element, _: Palette) -> float | None:
    found = number(element.get(VAL))
    return None if found is None else found / 2


def _integer(element: Element, _: Palette) -> int | None:
    return number((element.get(VAL) or "").removesuffix("%"))


def _highlight(element: Element, _: Palette) -> str:
    return HIGHLIGHTS.get(value(element), "")


def _text_fill(element: Element, palette: Palette) -> bool | None:
    """Return whether a Word 2010 text fill is nothing or all but transparent (the alpha there is the transparency)."""
    if element.find(f"{W14}noFill") is not None:
        return True
    alpha = element.find(f"{W14}solidFill//{W14}alpha")
    return (alpha is not None and (number(alpha.get(f"{W14}val")) or 0) >= 95_000) or None


_RunReader = tuple[str, Callable[[Element, Palette], object]]
_RUN_READERS: dict[str, _RunReader] = {
    f"{W}vanish": ("is_vanished", lambda element, _: is_on(element)),
    f"{W}specVanish": ("is_vanished", lambda element, _: is_on(element) or None),
    # Print shows it, but it is meant not to be seen: the memo contract leaves it out.
    f"{W}webHidden": ("is_vanished", lambda element, _: is_on(element) or None),
    f"{W}b": ("is_bold", lambda element, _: is_on(element)),
    f"{W}color": ("ink", lambda element, palette: palette.of(element)),
    f"{W}shd": ("fill", lambda element, palette: palette.shading(element)),
    f"{W}highlight": ("highlight", _highlight),
    f"{W}sz": ("size", _half_points),
    f"{W}w": ("scale", _integer),
    f"{W}spacing": ("spacing", _integer),
    f"{W}position": ("raised", _half_points),
    f"{W}rStyle": ("style", lambda element, _: value(element)),
    f"{W}del": ("is_mark_deleted", lambda element, _: True),
    f"{W}moveFrom": ("is_mark_deleted", lambda element, _: True),
    f"{W14}textFill": ("is_transparent", _text_fill),
}


def _numbers(element: Element, _: Palette) -> dict[str, object]:
    num_id, level = element.find(f"{W}numId"), number(value(element.find(f"{W}ilvl")))
    said: dict[str, object] = {} if num_id is None else {"num_id": value(num_id)}
    return said if level is None else {**said, "level": min(max(level, 0), 8)}


def _line(element: Element, _: Palette) -> dict[str, object]:
    is_exact = element.get(f"{W}lineRule") == "exact"
    height = number(element.get(f"{W}line"))
    return {} if height is None else {"exact_line": height if is_exact else MIN_LINE_TWIPS}


def _indent(element: Element, _: Palette) -> dict[str, object]:
    left = number(element.get(f"{W}left") or element.get(f"{W}start"))
    return {} if left is None else {"left": left}


def _frame(element: Element, _: Palette) -> dict[str, object]:
    offsets = [abs(number(element.get(f"{W}{axis}")) or 0) for axis in ("x", "y")]
    height = number(element.get(f"{W}h"))
    is_flat = element.get(f"{W}hRule") == "exact" and height is not None and height < MIN_LINE_TWIPS
    return {"is_frame_lost": max(offsets) > 24_480 or is_flat}


_PARAGRAPH_READERS: dict[str, Callable[[Element, Palette], dict[str, object]]] = {
    f"{W}pStyle": lambda element, _: {"style": value(element)},
    f"{W}shd": lambda element, palette: {"fill": palette.shading(element)},
    f"{W}outlineLvl": lambda element, _: {"outline": number(value(element))},
    f"{W}numPr": _numbers,
    f"{W}spacing": _line,
    f"{W}ind": _indent,
    f"{W}framePr": _frame,
}


def shape_fill(properties: Element | None, palette: Palette, drawing: str) -> str:
    """Return the colour that a shape's solid fill paints, AUTO for none. `drawing` is the drawing namespace."""
    fill = None if properties is None else properties.find(f"{drawing}solidFill")
    colour = None if fill is None or not len(fill) else fill[0]
    if colour is None:
        return AUTO
    name = colour.get("val") or ""
    return palette.named(name) if colour.tag == f"{drawing}schemeClr" else hex_colour(name)
