"""Styles of a Word file, resolved along their chains (ECMA-376 part 1, 17.7)."""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Final

from lxml.etree import _Element as Element

from ai_law_legal_agent_eval.documents.word.colours import AUTO, Palette
from ai_law_legal_agent_eval.documents.word.looks import (
    PLAIN_PARAGRAPH,
    PLAIN_RUN,
    ParagraphLook,
    RunLook,
    over,
    paragraph_look,
    run_look,
)
from ai_law_legal_agent_eval.documents.word.package import W, number, value

# Longer chains of basedOn are loops or an attack; Word itself stops at about ten.
MAX_CHAIN: Final = 30
# Later ones win (17.7.6); "wholeTable" is the style's own properties.
CONDITIONS: Final = ("band1Vert", "band2Vert", "band1Horz", "band2Horz", "firstCol", "lastCol", "firstRow", "lastRow")


@dataclass(frozen=True, slots=True)
class ParagraphStyle:
    """One paragraph style with everything it inherits."""

    name: str = ""
    run: RunLook = PLAIN_RUN
    paragraph: ParagraphLook = PLAIN_PARAGRAPH
    numbering_style: str = ""


@dataclass(frozen=True, slots=True)
class CellLook:
    """What a table style says about one cell: its runs and its background."""

    run: RunLook = PLAIN_RUN
    fill: str = AUTO


PLAIN_CELL = CellLook()


@dataclass
class Styles:
    """The styles part, resolved on demand and remembered."""

    root: Element | None
    palette: Palette
    _paragraphs: dict[str, ParagraphStyle] = field(default_factory=dict)
    _characters: dict[str, RunLook] = field(default_factory=dict)
    _cells: dict[tuple[str, tuple[str, ...]], CellLook] = field(default_factory=dict)
    _runs: dict[tuple[str, RunLook, RunLook], RunLook] = field(default_factory=dict)

    def __post_init__(self) -> None:
        styles = () if self.root is None else self.root.findall(f"{W}style")
        self._elements = {style.get(f"{W}styleId", ""): style for style in styles}
        self._default = next(
            (style.get(f"{W}styleId", "") for style in styles if _is_default_paragraph(style)),
            "",
        )
        defaults = None if self.root is None else self.root.find(f"{W}docDefaults")
        run = None if defaults is None else defaults.find(f"{W}rPrDefault/{W}rPr")
        paragraph = None if defaults is None else defaults.find(f"{W}pPrDefault/{W}pPr")
        self._run_defaults = run_look(run, self.palette)
        self._paragraph_defaults = paragraph_look(paragraph, self.palette)

    def paragraph(self, key: str | None) -> ParagraphStyle:
        """Return the paragraph style of that id; the default style for None or an unknown id."""
        known = key if key in self._elements else self._default
        if known not in self._paragraphs:
            self._paragraphs[known] = self._resolved(known)
        return self._paragraphs[known]

    def run(self, paragraph: str | None, table: RunLook, direct: RunLook) -> RunLook:
        """Return a run's look: defaults < table style < paragraph style < character style < direct properties."""
        key = (paragraph or "", table, direct)
        if key not in self._runs:
            self._runs[key] = self._run(paragraph, table, direct)
        return self._runs[key]

    def _run(self, paragraph: str | None, table: RunLook, direct: RunLook) -> RunLook:
        style = self.paragraph(paragraph).run
        character = self._character(direct.style)
        look = self._run_defaults
        for layer in (table, style, character, direct):
            look = over(look, layer)
        layers = (table, style, character)
        return replace(
            look,
            is_vanished=_toggled(self._run_defaults.is_vanished, [layer.is_vanished for layer in layers], direct.is_vanished),
            is_bold=_toggled(self._run_defaults.is_bold, [layer.is_bold for layer in layers], direct.is_bold),
        )

    def cell(self, table_style: str, conditions: tuple[str, ...]) -> CellLook:
        """Return what a table style says about a cell in those positions (names of CONDITIONS)."""
        key = (table_style, conditions)
        if key not in self._cells:
            self._cells[key] = self._cell(table_style, conditions)
        return self._cells[key]

    def _cell(self, table_style: str, conditions: tuple[str, ...]) -> CellLook:
        look = PLAIN_CELL
        for style in self._chain(table_style):
            look = self._painted(look, style)
        for condition in CONDITIONS:
            for style in self._chain(table_style) if condition in conditions else ():
                for part in style.findall(f"{W}tblStylePr"):
                    if part.get(f"{W}type") == condition:
                        look = self._painted(look, part)
        return look

    def _painted(self, look: CellLook, part: Element) -> CellLook:
        run = over(look.run, run_look(part.find(f"{W}rPr"), self.palette))
        shading = part.find(f"{W}tcPr/{W}shd")
        return CellLook(run, look.fill if shading is None else self.palette.shading(shading))

    def _resolved(self, key: str) -> ParagraphStyle:
        name, run, paragraph, numbering_style = "", PLAIN_RUN, self._paragraph_defaults, ""
        for style in self._chain(key):
            own = paragraph_look(style.find(f"{W}pPr"), self.palette)
            if own.num_id is not None:
                numbering_style = style.get(f"{W}styleId", "")
            run = over(run, run_look(style.find(f"{W}rPr"), self.palette))
            paragraph = over(paragraph, own)
            name = value(style.find(f"{W}name"))
        return ParagraphStyle(name.lower(), run, paragraph, numbering_style)

    def _character(self, key: str | None) -> RunLook:
        if not key:
            return PLAIN_RUN
        if key not in self._characters:
            look = PLAIN_RUN
            for style in self._chain(key):
                look = over(look, run_look(style.find(f"{W}rPr"), self.palette))
            self._characters[key] = look
        return self._characters[key]

    def _chain(self, key: str) -> list[Element]:
        """Return the style and its ancestors, the oldest first."""
        return list(self._ancestors(key))[::-1]

    def _ancestors(self, key: str) -> Iterator[Element]:
        for _ in range(MAX_CHAIN):
            style = self._elements.get(key)
            if style is None:
                return
            yield style
            key = value(style.find(f"{W}basedOn"))


def _is_default_paragraph(style: Element) -> bool:
    return style.get(f"{W}type") == "paragraph" and style.get(f"{W}default") in {"1", "true", "on"}


def _toggled(default: bool | None, layers: list[bool | None], direct: bool | None) -> bool:
    """Return a toggle property (17.7.3): a direct value wins, a true default wins over styles, styles cancel each other."""
    if direct is not None:
        return direct
    return bool(default) or sum(map(bool, layers)) % 2 == 1


def heading_level(style: ParagraphStyle, look: ParagraphLook) -> int:
    """Return 1..9 for a heading, 0 for none: by the style's name, else by the outline level."""
    if style.name in {"title", "titel", "titre"}:
        return 1
    if style.name.startswith("heading "):
        return min(max(number(style.name[8:]) or 1, 1), 9)
    outline = look.outline
    return outline + 1 if outline is not None and 0 <= outline < 9 else 0
