"""A matter's record of one variant, read from the rendered files through the package's own readers, as an agent would read it."""

from dataclasses import dataclass
from pathlib import Path
from typing import Self

from ai_law_legal_agent_eval.documents import Document, read
from ai_law_legal_agent_eval.factory import render_documents

MATTERS = Path(__file__).parent.parent / "matters"
ISSUES = tuple(f"ISS-00{number}" for number in range(1, 7))
VARIANTS = [frozenset[str](), *(frozenset({issue}) for issue in ISSUES)]
MONTHS = "January February March April May June July August September October November December".split()
WEEKDAYS = "Monday Tuesday Wednesday Thursday Friday Saturday Sunday".split()

Row = dict[str, str]


@dataclass(frozen=True)
class RenderedRecord:
    """The record of one variant; a matter's own tests subclass it with what is particular to that matter."""

    cured: frozenset[str]
    documents: dict[str, Document]

    @classmethod
    def of(cls, source: Path, cured: frozenset[str] = frozenset()) -> Self:
        """The record that the matter source in `source` renders to."""
        return cls(cured, {name: read(name, data) for name, data in render_documents(source, cured=cured).items()})

    def text(self, name: str) -> str:
        return self.documents[name].text

    def flat(self, name: str) -> str:
        """The text on one line, as words follow each other on the page."""
        return " ".join(self.text(name).split())

    def is_cured(self, number: int) -> bool:
        return f"ISS-00{number}" in self.cured

    def holders(self, needle: str) -> set[str]:
        """The documents whose text holds `needle`, whatever the case."""
        return {name for name in self.documents if needle.casefold() in self.flat(name).casefold()}

    def sheet(self, workbook: str, name: str) -> list[Row]:
        """The rows of one sheet below its header, by column title."""
        rows = [
            block.cells
            for block in self.documents[workbook].blocks
            if block.kind == "table_row" and block.locator.partition("!")[0] == name
        ]
        header, *body = rows
        header = tuple(cell.partition(" [comment")[0] for cell in header)
        return [dict(zip(header, [*row, *[""] * (len(header) - len(row))], strict=False)) for row in body]

    def table(self, name: str, header: str) -> list[tuple[str, ...]]:
        """The rows below the row that starts with `header`, up to the next block that is no row."""
        rows: list[tuple[str, ...]] = []
        is_inside = False
        for line in self.text(name).split("\n"):
            cells = tuple(cell.strip() for cell in line.split(" | "))
            if is_inside and len(cells) == 1:
                break
            if is_inside:
                rows.append(cells)
            is_inside = is_inside or line.startswith(header)
        return rows
