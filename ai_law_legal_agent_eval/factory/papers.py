"""A parsed source: front matter and a small tree of elements, which each renderer sets in its own format."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from datetime import date
from typing import Literal

from pydantic import BaseModel, ConfigDict

LookName = Literal["agreement", "letter", "minutes", "report", "form", "reference"]
SchemeName = Literal["articles", "sections"]


class Properties(BaseModel):
    """What the file says about itself. A Markdown source gives its title in the front matter, a workbook's here."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    author: str
    created: date
    title: str = ""


class FrontMatter(BaseModel):
    """The front matter of a Markdown source. `header` and `footer` may hold {page} and {pages}."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    title: str
    properties: Properties
    look: LookName
    header: str = ""
    footer: str = ""
    numbering: SchemeName | None = None


@dataclass(frozen=True, slots=True)
class Run:
    """Text in one style. A `text` of "\\n" is a line break; `note` is a footnote's id, with no text of its own."""

    text: str
    is_bold: bool = False
    is_italic: bool = False
    note: str = ""


Runs = tuple[Run, ...]
Alignment = Literal["left", "center", "right", ""]


@dataclass(frozen=True, slots=True)
class Heading:
    """A heading of `level` 1..6. `is_numbered` says that the document's numbering counts it."""

    runs: Runs
    level: int
    is_numbered: bool = False


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A paragraph; `is_quote` for one of a block quote, `continues_clause` for one that goes on below a clause."""

    runs: Runs
    is_quote: bool = False
    continues_clause: bool = False


@dataclass(frozen=True, slots=True)
class Clause:
    """A numbered paragraph of `depth` 1 (N.M), 2 ((a)) or 3 ((i))."""

    runs: Runs
    depth: int


@dataclass(frozen=True, slots=True)
class ListItem:
    """A paragraph of a list, nested `depth` deep (from 1). `ordinal` is its number, 0 for a bullet.

    `starts_list` marks the first item of its list; `has_label` is false for an item's second and later paragraphs.
    """

    runs: Runs
    depth: int
    ordinal: int = 0
    starts_list: bool = False
    has_label: bool = True


@dataclass(frozen=True, slots=True)
class Table:
    """A table. `header` is empty for a plain grid; all rows are as long as `alignments`."""

    header: tuple[Runs, ...]
    rows: tuple[tuple[Runs, ...], ...]
    alignments: tuple[Alignment, ...]


@dataclass(frozen=True, slots=True)
class Signature:
    """A signature block: rows of cells, a cell being its lines."""

    rows: tuple[tuple[tuple[Runs, ...], ...], ...]


@dataclass(frozen=True, slots=True)
class Letterhead:
    """The lines of a letterhead, the sender's name first."""

    lines: tuple[Runs, ...]


@dataclass(frozen=True, slots=True)
class Box:
    """Lines in a border, each a paragraph."""

    lines: tuple[Runs, ...]


@dataclass(frozen=True, slots=True)
class PageBreak:
    """The end of a page."""


@dataclass(frozen=True, slots=True)
class Rule:
    """A horizontal line."""


Element = Heading | Paragraph | Clause | ListItem | Table | Signature | Letterhead | Box | PageBreak | Rule


@dataclass(frozen=True)
class Paper:
    """A parsed source: front matter, elements in order, footnotes by id."""

    front: FrontMatter
    elements: tuple[Element, ...]
    notes: dict[str, Runs] = field(default_factory=dict)


def plain(runs: Runs) -> str:
    """Return the text of the runs without styles and footnotes.

    >>> plain((Run("Article ", is_bold=True), Run("9"), Run("", note="1")))
    'Article 9'
    """
    return "".join(run.text for run in runs)


def texts(element: Element) -> Iterator[str]:
    """Yield the texts of an element, a table's and a signature block's cell by cell.

    >>> list(texts(Table((), (((Run("L1"),), (Run("32"),)),), ("", ""))))
    ['L1', '32']
    """
    if isinstance(element, Table):
        yield from (plain(cell) for row in (element.header, *element.rows) for cell in row)
    elif isinstance(element, Signature):
        yield from (plain(line) for row in element.rows for cell in row for line in cell)
    elif isinstance(element, Letterhead | Box):
        yield from (plain(line) for line in element.lines)
    elif not isinstance(element, PageBreak | Rule):
        yield plain(element.runs)


def title_position(elements: Sequence[Element]) -> int | None:
    """Return the place of the heading that is the document's own title: the first, after at most a letterhead or boxes.

    >>> title_position([Letterhead(()), Heading((), 1), Heading((), 1)])
    1
    >>> title_position([Paragraph(()), Heading((), 1)]) is None
    True
    """
    for position, element in enumerate(elements):
        if isinstance(element, Heading):
            return position if element.level == 1 and not element.is_numbered else None
        if not isinstance(element, Letterhead | Box):
            return None
    return None
