"""Original filler documents in every format that a task's documents come in: equal seeds give equal bytes."""

import random
from collections.abc import Callable, Mapping

from ai_law_legal_agent_eval.deliverables.formats import written

AREAS = ("contracts", "real-estate", "employment", "finance", "privacy")
SUBJECTS = (
    "supply agreement",
    "office lease",
    "loan facility",
    "data processing terms",
    "service order",
    "escrow arrangement",
    "maintenance plan",
    "distribution terms",
)
PARTIES = ("the supplier", "the purchaser", "the landlord", "the tenant", "the lender", "the borrower", "the processor", "the controller")
ACTS = (
    "shall give {days} days' notice before it changes the delivery schedule",
    "may withhold {percent} percent of each invoice until the works are accepted",
    "has kept the records of site {site} since lot {lot} was released",
    "confirms that schedule {lot} replaces every earlier schedule",
    "shall insure the goods at site {site} for {amount} until they are handed over",
    "need not consent where the rent rises by less than {percent} percent",
    "asked on day {days} of the term for a copy of the certificate for lot {lot}",
    "will return or destroy the files of set {{{lot}}} at the end of the term",
)
TOPICS = ("notice", "payment", "insurance", "records", "delivery", "access", "renewal", "liability")


def sentence(source: random.Random) -> str:
    """Return one sentence of filler."""
    act = source.choice(ACTS).format(
        days=source.randrange(5, 90),
        percent=source.randrange(2, 30),
        site=source.randrange(1, 40),
        lot=source.randrange(100, 999),
        amount=f"{source.randrange(20, 900)},000",
    )
    return f"{source.choice(PARTIES).capitalize()} {act}."


def prose(source: random.Random, sections: int) -> str:
    """Return Markdown of filler: a title and some sections, one with a table."""
    parts = [f"# {source.choice(SUBJECTS).capitalize()} {source.randrange(1000, 9999)}"]
    for number in range(1, sections + 1):
        parts.append(f"## {number}. {source.choice(TOPICS).capitalize()}")
        parts.append(" ".join(sentence(source) for _ in range(source.randrange(3, 7))))
        parts += [f"- {sentence(source)}" for _ in range(source.randrange(0, 3))]
    parts.append(_table(source))
    return "\n\n".join(parts) + "\n"


def _rows(source: random.Random) -> list[tuple[str, ...]]:
    rows: list[tuple[str, ...]] = [("Lot", "Site", "Amount", "State")]
    rows += [
        (str(source.randrange(100, 999)), str(source.randrange(1, 40)), f"{source.randrange(1, 500)}.50", source.choice(("open", "closed")))
        for _ in range(source.randrange(4, 12))
    ]
    return rows


def _table(source: random.Random) -> str:
    head, *rows = _rows(source)
    return "\n".join(f"| {' | '.join(row)} |" for row in (head, ("---",) * len(head), *rows))


def _eml(source: random.Random) -> bytes:
    subject = source.choice(SUBJECTS)
    body = "\r\n\r\n".join(" ".join(sentence(source) for _ in range(4)) for _ in range(source.randrange(2, 6)))
    head = [
        "From: desk@supplier.example",
        "To: file@counsel.example",
        f"Subject: {subject.capitalize()}, lot {source.randrange(100, 999)}",
        f"Date: Mon, {source.randrange(1, 28):02d} Jan 2024 09:{source.randrange(60):02d}:00 +0000",
        "MIME-Version: 1.0",
        "Content-Type: text/plain; charset=utf-8",
    ]
    return ("\r\n".join(head) + "\r\n\r\n" + body + "\r\n").encode()


def _html(source: random.Random) -> bytes:
    rows = "".join(f"<tr>{''.join(f'<td>{cell}</td>' for cell in row)}</tr>" for row in _rows(source))
    body = "".join(f"<p>{sentence(source)}</p>" for _ in range(12))
    title = source.choice(SUBJECTS).capitalize()
    return (
        f"<!DOCTYPE html><html><head><title>{title}</title></head><body><h1>{title}</h1>{body}<table>{rows}</table></body></html>".encode()
    )


def _pdf(source: random.Random) -> bytes:
    """A page of plain text lines, in the smallest file that a PDF reader opens (PDF 1.4, sections 7.5 and 9.4)."""
    lines = [sentence(source) for _ in range(30)]
    drawn = "".join(f"({_escaped(line)}) Tj T*\n" for line in lines)
    stream = f"BT /F1 10 Tf 14 TL 56 780 Td\n{drawn}ET".encode("latin-1")
    objects = [
        b"<< /Type /Catalog /Pages 2 0 R >>",
        b"<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
        b"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
        b"<< /Length %d >>\nstream\n%s\nendstream" % (len(stream), stream),
        b"<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
    ]
    out, places = bytearray(b"%PDF-1.4\n"), []
    for number, content in enumerate(objects, start=1):
        places.append(len(out))
        out += b"%d 0 obj\n%s\nendobj\n" % (number, content)
    start = len(out)
    entries = b"".join(b"%010d 00000 n \n" % place for place in places)
    out += b"xref\n0 %d\n0000000000 65535 f \n%s" % (len(objects) + 1, entries)
    return bytes(out) + b"trailer\n<< /Size %d /Root 1 0 R >>\nstartxref\n%d\n%%%%EOF\n" % (len(objects) + 1, start)


def _escaped(text: str) -> str:
    return text.replace("\\", r"\\").replace("(", r"\(").replace(")", r"\)")


def _office(kind: str, sections: int) -> Callable[[random.Random], bytes]:
    return lambda source: written(f"document.{kind}", prose(source, sections))


MAKERS: Mapping[str, Callable[[random.Random], bytes]] = {
    "docx": _office("docx", 6),
    "eml": _eml,
    "md": lambda source: prose(source, 5).encode(),
    "txt": lambda source: "\n\n".join(sentence(source) for _ in range(25)).encode(),
    "pdf": _pdf,
    "xlsx": lambda source: written("document.xlsx", _table(source)),
    "csv": lambda source: "\n".join(",".join(row) for row in _rows(source)).encode(),
    "html": _html,
    "pptx": _office("pptx", 2),
}
# How often each format stands among a hundred documents; Office formats that are slow to write are rarer.
SHARES: Mapping[str, int] = {"docx": 42, "eml": 22, "txt": 9, "md": 8, "pdf": 8, "xlsx": 4, "csv": 3, "html": 3, "pptx": 1}


def kind_of(number: int) -> str:
    """Return the format of the document of that number; every format comes early and as often as SHARES says.

    >>> sorted({kind_of(number) for number in range(9)}) == sorted(MAKERS)
    True
    """
    kinds = list(MAKERS)
    if number < len(kinds):
        return kinds[number]
    return random.Random(number).choices(list(SHARES), list(SHARES.values()))[0]  # noqa: S311 - filler


def document(number: int, seed: int) -> tuple[str, bytes]:
    """Return the name and the bytes of one document."""
    source = random.Random(f"{seed}-document-{number}")  # noqa: S311 - filler
    kind = kind_of(number)
    stem = source.choice(SUBJECTS).replace(" ", "-")
    return f"{stem}-{number:05d}.{kind}", MAKERS[kind](source)
