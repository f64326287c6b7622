"""What a built variant may not have of its base, in any of its files and wherever in them it stands."""

import re
from collections.abc import Callable
from functools import cache
from io import BytesIO
from pathlib import Path
from zipfile import ZipFile

import pytest

from ai_law_legal_agent_eval.documents import read
from ai_law_legal_agent_eval.factory.leftovers import BuiltFile, leftovers, properties_of
from ai_law_legal_agent_eval.factory.rendering import render_documents
from ai_law_legal_agent_eval.factory.sources import Matter, expressions, load_matter
from ai_law_legal_agent_eval.factory.variants import draw_variant, variant_matter

FOLDER = Path(__file__).parent.parent / "matters" / "orion-compute-001"
NOTHING: frozenset[str] = frozenset()


@cache
def base() -> Matter:
    return load_matter(FOLDER)


@cache
def variant() -> Matter:
    return variant_matter(FOLDER, draw_variant(base(), 11, []))


@cache
def built() -> dict[str, BuiltFile]:
    """The variant's documents by their kind: the last of each."""
    sources = {document.name: document.source for document in variant().documents}
    files = render_documents(FOLDER, matter=variant())
    return {name.rpartition(".")[2]: BuiltFile(name, sources[name], data, read(name, data).text) for name, data in files.items()}


def found(file: BuiltFile) -> list[str]:
    return list(leftovers(FOLDER, base(), variant(), NOTHING, [file]))


def in_archive(data: bytes, part: str, change: Callable[[str], str]) -> bytes:
    out = BytesIO()
    with ZipFile(BytesIO(data)) as old, ZipFile(out, "w") as new:
        for name in old.namelist():
            text = old.read(name)
            new.writestr(name, change(text.decode()).encode() if name == part else text)
    return out.getvalue()


def author(text: str) -> str:
    return re.sub(r"<dc:creator>.*?</dc:creator>", "<dc:creator>Corvane, Inc.</dc:creator>", text)


@pytest.mark.parametrize("kind", ["docx", "xlsx", "pdf", "eml", "txt"])
def test_a_variant_has_nothing_of_its_base(kind: str) -> None:
    assert found(built()[kind]) == []


FAULTS: dict[str, tuple[str, Callable[[BuiltFile], BuiltFile], str]] = {
    "a name in a text": ("txt", lambda file: file._replace(text=f"{file.text}\nask Corvane"), "Corvane of the base"),
    "a name in capitals": ("pdf", lambda file: file._replace(text=f"{file.text}\nCORVANE"), "CORVANE of the base"),
    "a name in a file's name": ("docx", lambda file: file._replace(name=f"Nimbara_{file.name}"), "Nimbara of the base"),
    "a name in a document's properties": (
        "docx", lambda file: file._replace(data=in_archive(file.data, "docProps/core.xml", author)), "Corvane of the base",
    ),
    "a name in a workbook's properties": (
        "xlsx", lambda file: file._replace(data=in_archive(file.data, "docProps/core.xml", author)), "Corvane of the base",
    ),
    "a name in a comment that nobody sees": (
        "xlsx", lambda file: file._replace(data=in_archive(file.data, "xl/workbook.xml", lambda text: f"{text}<!-- Nimbara -->")),
        "Nimbara of the base",
    ),
    "a name in the properties of a PDF": (
        "pdf", lambda file: file._replace(data=re.sub(rb"/Author \(.*?\)", b"/Author (Quillhaven)", file.data)), "Quillhaven of the base",
    ),
    "a name in a header of a mail": ("eml", lambda file: file._replace(data=b"X-Org: Corvane\n" + file.data), "Corvane of the base"),
    "a date": ("txt", lambda file: file._replace(text=f"{file.text}\n2 April 2025"), "2025-04-02 (rerouting) of the base"),
    "a date in another spelling": ("docx", lambda file: file._replace(text=f"{file.text}\nApril 2, 2025"), "2025-04-02 (rerouting) of"),
    "a date in a document's properties": (
        "docx",
        lambda file: file._replace(
            data=in_archive(file.data, "docProps/core.xml", lambda text: re.sub(r"\d{4}-\d\d-\d\d(?=T)", "2025-04-14", text))
        ),
        "2025-04-14 (memo) of the base",
    ),
    "a date in a header of a mail": ("eml", lambda file: file._replace(data=b"X-Due: 14 Apr 2025\n" + file.data), "2025-04-14 (memo) of"),
    "a percentage": ("txt", lambda file: file._replace(text=f"{file.text}\nJust 46% of it"), "46% (jernih_share) of the base"),
}  # fmt: skip


@pytest.mark.parametrize(("kind", "change", "said"), FAULTS.values(), ids=FAULTS)
def test_what_a_variant_has_of_its_base_is_named(kind: str, change: Callable[[BuiltFile], BuiltFile], said: str) -> None:
    problems = found(change(built()[kind]))
    assert any(said in problem for problem in problems), problems


HARMLESS = {
    "what the law fixes": "15 May 2025",
    "a small count": "24 nodes",
    "a word that a name is like": "we selected it",
    "what the matter keeps": "38% of it, about 300",
    "the number of a clause": "\n46.100 Assignment",
}


@pytest.mark.parametrize("text", HARMLESS.values(), ids=HARMLESS)
def test_what_is_no_leftover_is_left_alone(text: str) -> None:
    file = built()["txt"]
    assert found(file._replace(text=f"{file.text}\n{text}")) == []


def test_properties_are_read_from_every_kind() -> None:
    for kind in ("docx", "xlsx", "pdf", "eml"):
        assert len(properties_of(built()[kind].name, built()[kind].data)) > 20, kind
    assert re.search(r"\d{4}-\d\d-\d\d", properties_of("a.pdf", built()["pdf"].data))


def test_a_templates_own_words_are_no_expressions(tmp_path: Path) -> None:
    (tmp_path / "a.txt").write_text(
        "{% macro row(x) %}{{ x }} of 77 things that nobody has ever drawn{% endmacro %}12 and {{ n.a }}, {{ row(n.b) }}"
    )
    matter = base().model_copy(update={"numbers": {"a": 34, "b": 56}})
    assert list(expressions(tmp_path, "a.txt", matter, NOTHING)) == ["34", "56"]
