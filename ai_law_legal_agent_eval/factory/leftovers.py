"""What a built variant still has of its base: old names in its files and their properties, old dates and figures in their texts."""

import re
from collections.abc import Iterable, Iterator, Mapping
from datetime import date
from decimal import Decimal
from email import message_from_bytes, policy
from io import BytesIO
from pathlib import Path
from typing import NamedTuple
from zipfile import ZipFile

from ai_law_legal_agent_eval.factory.names import surviving
from ai_law_legal_agent_eval.factory.sources import Matter, expressions
from ai_law_legal_agent_eval.text.calendar import Day
from ai_law_legal_agent_eval.text.fold import fold
from ai_law_legal_agent_eval.text.values import Value, values

MIN_TELLING = 100
"""A whole number below it, unless a percentage, counts too many things to be told from another; author's choice."""
_LABEL = re.compile(r"^\s*\d+(?:\.\d+)+\.?\s", re.MULTILINE)
"""The number of a clause, which the renderer counts."""
_TAG = re.compile(r"<[^>]*>")
_PDF_PROPERTY = re.compile(rb"/(?:Title|Subject|Author|Keywords|CreationDate|ModDate) \((.*?)\)\s", re.DOTALL)
_PDF_DATE = re.compile(r"D:(\d{4})(\d\d)(\d\d)\d*Z?")

Figure = tuple[int | None, int, int] | tuple[bool, Decimal]
"""A date, with its year or without, or a percentage or plain amount."""


class BuiltFile(NamedTuple):
    """One document of a built variant: its name, the template that it comes from, its bytes and what its reader gives."""

    name: str
    source: str
    data: bytes
    text: str


def leftovers(folder: Path, base: Matter, matter: Matter, cured: frozenset[str], files: Iterable[BuiltFile]) -> Iterator[str]:
    """Return what the files of a variant of the matter in `folder` still have of its base, in plain sentences.

    A date or figure of the base counts where the variant drew another and no expression of the document's template gives it anew;
    `keeps` of the matter's draws lists the others.
    """
    old = _old_figures(base, matter)
    for file in files:
        properties = properties_of(file.name, file.data)
        everything = f"{file.name}\n{file.text}\n{properties}\n{_raw(file)}"
        for kept in (base.slug, *base.draws.keeps):
            everything = everything.replace(kept, "")
        if names := surviving(everything, matter.swaps):
            yield f"{file.name}: {', '.join(sorted(set(names)))} of the base; expected the variant's names"
        if left := old.keys() & set(_figures(f"{file.text}\n{properties}")):
            anew = "; ".join((*expressions(folder, file.source, matter, cured), *base.draws.keeps))
            left -= {figure for value in values(fold(anew)) for figure in _readings(value)}
        if left:
            yield f"{file.name}: {', '.join(sorted(old[figure] for figure in left))} of the base; expected the variant's own, or keeps"


def _old_figures(base: Matter, matter: Matter) -> Mapping[Figure, str]:
    """The base's dates and numbers that the variant has otherwise, each with what it is."""
    drawn = {*_day_figures(matter.dates.values()), *(Decimal(number) for number in matter.numbers.values())}
    found: dict[Figure, str] = {}
    for name, day in base.dates.items():
        if day != matter.dates[name]:
            found |= dict.fromkeys(_day_figures([day]), f"{day} ({name})")
    for name, number in base.numbers.items():
        amount = Decimal(number)
        if amount not in drawn:
            if amount == amount.to_integral_value():  # shares are drawn in whole per cent
                found[(True, amount)] = f"{number}% ({name})"
            if _tells(amount):
                found[(False, amount)] = f"{number} ({name})"
    return {figure: what for figure, what in found.items() if figure not in drawn}


def _day_figures(days: Iterable[date]) -> Iterator[Figure]:
    for day in days:
        yield (day.year, day.month, day.day)
        yield (None, day.month, day.day)


def _figures(text: str) -> Iterator[Figure]:
    """The dates and telling amounts of a text."""
    for value in values(fold(_LABEL.sub("", text))):
        yield from _of_value(value)


def _of_value(value: Value) -> Iterator[Figure]:
    for amount in value.amounts:
        if isinstance(amount, Day) and amount.day is not None:
            yield (amount.year, amount.month, amount.day)
        elif isinstance(amount, Decimal) and (value.kind == "percent" or _tells(amount)):
            yield (value.kind == "percent", amount)


def _readings(value: Value) -> Iterator[Figure]:
    """What a value of a template's expression may stand for: the sign of per cent may come from the template's own words."""
    for amount in value.amounts:
        if isinstance(amount, Decimal):
            yield from ((True, amount), (False, amount))
    yield from _of_value(value)


def _tells(amount: Decimal) -> bool:
    return amount >= MIN_TELLING or amount != amount.to_integral_value()


def properties_of(name: str, data: bytes) -> str:
    """Return what a file says of itself beside its text: its properties, or the headers of a mail."""
    kind = name.rpartition(".")[2].lower()
    if kind in ("docx", "xlsx"):
        with ZipFile(BytesIO(data)) as archive:
            return "\n".join(
                _TAG.sub(" ", archive.read(part).decode("utf-8")) for part in archive.namelist() if part.startswith("docProps/")
            )
    if kind == "pdf":
        return _PDF_DATE.sub(r"\1-\2-\3", "\n".join(found.decode("latin-1") for found in _PDF_PROPERTY.findall(data)))
    if kind == "eml":
        return "\n".join(f"{header}: {text}" for header, text in message_from_bytes(data, policy=policy.default).items())
    return ""


def _raw(file: BuiltFile) -> str:
    """All that a file holds, shown or not, as far as it is text."""
    kind = file.name.rpartition(".")[2].lower()
    if kind in ("docx", "xlsx"):
        with ZipFile(BytesIO(file.data)) as archive:
            return "\n".join(
                archive.read(part).decode("utf-8", "ignore") for part in archive.namelist() if part.endswith((".xml", ".rels"))
            )
    if kind == "eml":
        parts = message_from_bytes(file.data, policy=policy.default).walk()
        return "\n".join(part.get_content() for part in parts if part.get_content_maintype() == "text")
    return file.data.decode("utf-8" if kind == "txt" else "latin-1")
