"""The numbers and bullets that Word computes: "9.2", "(a)", "Article IV" (ECMA-376 part 1, 17.9)."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from lxml.etree import _Element as Element

from ai_law_legal_agent_eval.documents.word.colours import Palette
from ai_law_legal_agent_eval.documents.word.looks import PLAIN_RUN, RunLook, run_look
from ai_law_legal_agent_eval.documents.word.package import W, is_on, number, value

LEVELS = 9
BULLET = "•"
_PLACE = re.compile(r"%([1-9])")
_ROMAN = (
    (1000, "M"),
    (900, "CM"),
    (500, "D"),
    (400, "CD"),
    (100, "C"),
    (90, "XC"),
    (50, "L"),
    (40, "XL"),
    (10, "X"),
    (9, "IX"),
    (5, "V"),
    (4, "IV"),
    (1, "I"),
)
_UNITS = [
    "Zero",
    "One",
    "Two",
    "Three",
    "Four",
    "Five",
    "Six",
    "Seven",
    "Eight",
    "Nine",
    "Ten",
    "Eleven",
    "Twelve",
    "Thirteen",
    "Fourteen",
    "Fifteen",
    "Sixteen",
    "Seventeen",
    "Eighteen",
    "Nineteen",
    "Twenty",
]
_ORDINALS = [
    "Zeroth",
    "First",
    "Second",
    "Third",
    "Fourth",
    "Fifth",
    "Sixth",
    "Seventh",
    "Eighth",
    "Ninth",
    "Tenth",
    "Eleventh",
    "Twelfth",
    "Thirteenth",
    "Fourteenth",
    "Fifteenth",
    "Sixteenth",
    "Seventeenth",
    "Eighteenth",
    "Nineteenth",
    "Twentieth",
]


def roman(count: int) -> str:
    """Return a Roman numeral; beyond 3,999 the plain number.

    >>> roman(4), roman(19), roman(0)
    ('IV', 'XIX', '0')
    """
    if not 0 < count < 4000:
        return str(count)
    out = ""
    for size, sign in _ROMAN:
        times, count = divmod(count, size)
        out += sign * times
    return out


def letters(count: int) -> str:
    """Return a, b, ..., z, aa, bb, as Word counts; beyond 780 the plain number.

    >>> letters(1), letters(26), letters(28)
    ('a', 'z', 'bb')
    """
    if not 0 < count <= 780:
        return str(count)
    return chr(ord("a") + (count - 1) % 26) * ((count - 1) // 26 + 1)


def ordinal(count: int) -> str:
    """Return 1st, 2nd, 3rd, 4th.

    >>> ordinal(2), ordinal(11), ordinal(23)
    ('2nd', '11th', '23rd')
    """
    ending = "th" if count % 100 in (11, 12, 13) else {1: "st", 2: "nd", 3: "rd"}.get(count % 10, "th")
    return f"{count}{ending}"


FORMATS: Mapping[str, Callable[[int], str]] = {
    "decimalZero": lambda count: f"{count:02d}",
    "lowerLetter": letters,
    "upperLetter": lambda count: letters(count).upper(),
    "lowerRoman": lambda count: roman(count).lower(),
    "upperRoman": roman,
    "ordinal": ordinal,
    "cardinalText": lambda count: _UNITS[count] if 0 <= count < len(_UNITS) else str(count),
    "ordinalText": lambda count: _ORDINALS[count] if 0 <= count < len(_ORDINALS) else ordinal(count),
    "none": lambda _: "",
}


@dataclass(frozen=True, slots=True)
class Level:
    """One level of a list: how it counts and what it prints."""

    start: int = 1
    number_format: str = "decimal"
    text: str = ""
    restart: int | None = None
    is_legal: bool = False
    style: str = ""
    look: RunLook = PLAIN_RUN


@dataclass(frozen=True, slots=True)
class Label:
    """A paragraph's number or bullet as printed, and the look of its run."""

    text: str
    level: int
    look: RunLook
    is_bullet: bool


@dataclass(frozen=True)
class _Instance:
    abstract: str
    levels: tuple[Level, ...]
    restarts: Mapping[int, int]


@dataclass
class Numbering:
    """The counters of one document; ask for the labels in the order of the paragraphs."""

    root: Element | None
    palette: Palette
    _counters: dict[str, list[int | None]] = field(default_factory=dict)
    _restarted: set[tuple[str, int]] = field(default_factory=set)

    def __post_init__(self) -> None:
        root = self.root
        self._abstracts = {} if root is None else {e.get(f"{W}abstractNumId", ""): e for e in root.findall(f"{W}abstractNum")}
        self._by_style = {value(e.find(f"{W}styleLink")): key for key, e in self._abstracts.items()}
        elements = () if root is None else root.findall(f"{W}num")
        self._elements = {element.get(f"{W}numId", ""): element for element in elements}
        self._instances: dict[str, _Instance | None] = {}

    def level_of_style(self, num_id: str, style: str) -> int:
        """Return the level that is linked to a paragraph style, 0 when none is."""
        instance = self._instance(num_id)
        linked = [place for place, level in enumerate(instance.levels if instance else ()) if style and level.style == style]
        return linked[0] if linked else 0

    def next_label(self, num_id: str, level: int) -> Label | None:
        """Count one paragraph of that list and level; return its label, None when there is no such list."""
        instance = self._instance(num_id)
        if instance is None:
            return None
        counters = self._counters.setdefault(instance.abstract, [None] * LEVELS)
        self._count(counters, instance, num_id, level)
        definition = instance.levels[level]
        is_bullet = definition.number_format == "bullet"
        return Label(_printed(instance.levels, counters, level), level, definition.look, is_bullet)

    def _count(self, counters: list[int | None], instance: _Instance, num_id: str, level: int) -> None:
        if level in instance.restarts and (num_id, level) not in self._restarted:
            self._restarted.add((num_id, level))
            counters[level] = instance.restarts[level]
        else:
            before = counters[level]
            counters[level] = instance.levels[level].start if before is None else before + 1
        for upper in range(level):
            if counters[upper] is None:
                counters[upper] = instance.levels[upper].start
        for lower in range(level + 1, LEVELS):
            restart = instance.levels[lower].restart
            if restart is None or (restart and level < restart):
                counters[lower] = None

    def _instance(self, num_id: str) -> _Instance | None:
        if num_id not in self._instances:
            element = self._elements.get(num_id)
            self._instances[num_id] = None if element is None else self._read_instance(element)
        return self._instances[num_id]

    def _read_instance(self, element: Element) -> _Instance | None:
        key = value(element.find(f"{W}abstractNumId"))
        abstract = self._abstracts.get(key)
        linked = "" if abstract is None else value(abstract.find(f"{W}numStyleLink"))
        if linked in self._by_style and linked:
            key = self._by_style[linked]
            abstract = self._abstracts[key]
        if abstract is None:
            return None
        levels = [Level()] * LEVELS
        for found in abstract.findall(f"{W}lvl"):
            levels[_level_index(found)] = self._read_level(found)
        restarts = {}
        for override in element.findall(f"{W}lvlOverride"):
            place = _level_index(override)
            own = override.find(f"{W}lvl")
            if own is not None:
                levels[place] = self._read_level(own)
            start = number(value(override.find(f"{W}startOverride")))
            if start is not None:
                restarts[place] = start
        return _Instance(key, tuple(levels), restarts)

    def _read_level(self, element: Element) -> Level:
        start = number(value(element.find(f"{W}start"), "0"))
        return Level(
            start=start or 0,
            number_format=_format(element),
            text=value(element.find(f"{W}lvlText")),
            restart=number(value(element.find(f"{W}lvlRestart"))),
            is_legal=bool(is_on(element.find(f"{W}isLgl"))),
            style=value(element.find(f"{W}pStyle")),
            look=run_look(element.find(f"{W}rPr"), self.palette),
        )


def _level_index(element: Element) -> int:
    return min(max(number(element.get(f"{W}ilvl")) or 0, 0), LEVELS - 1)


def _format(level: Element) -> str:
    """Return the number format; a newer one stands in mc:AlternateContent with a plain one beside it."""
    found = next(level.iter(f"{W}numFmt"), None)
    return value(found, "decimal")


def _printed(levels: tuple[Level, ...], counters: list[int | None], level: int) -> str:
    definition = levels[level]
    if definition.number_format == "bullet":
        return BULLET if _is_symbol(definition.text) else definition.text

    def written(match: re.Match[str]) -> str:
        place = int(match.group(1)) - 1
        count = counters[place]
        if count is None:
            return ""
        is_plain = definition.is_legal and levels[place].number_format != "none"
        return (str if is_plain else FORMATS.get(levels[place].number_format, str))(count)

    return _PLACE.sub(written, definition.text)


def _is_symbol(text: str) -> bool:
    """Return whether a bullet is one sign (symbol fonts use letters and private codes for their signs)."""
    return len(text.strip()) <= 1
