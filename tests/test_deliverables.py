"""Markdown to Word and back to visible text: nothing is lost, the structure stays, equal input gives equal bytes."""

import io
import zipfile

import docx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ai_law_legal_agent_eval.deliverables import normalise_zip, visible_text, word_from_markdown

MEMO = """# Export-Control Risk Memo

**TO:** Supervising Partner
**FROM:** Associate
**DATE:** 14 April 2025

## 1. Lot L4 must not ship

The seller's *screen* missed the parent. Ask `legal` ([policy](https://example.test/p)).

1. Hold L4.
   - tell the forwarder
   - keep the log

     for five years
2. Apply for a licence.

10) tenth
11) eleventh

| Lot | Quantity | Status |
|:----|---------:|:------:|
| L1 | 1,008 | clear |
| L4 | 64<br>nodes | **hold** |

> The buyer *shall* disclose its parent.
>
> > nested

```
TPP = 4 x 8
```

---

<b>raw</b> & <!-- note -->

[^1]: See Annex.
"""

BLOCKS = [
    ("heading", 1, "", "Export-Control Risk Memo"),
    ("paragraph", 0, "", "TO: Supervising Partner\nFROM: Associate\nDATE: 14 April 2025"),
    ("heading", 2, "", "1. Lot L4 must not ship"),
    ("paragraph", 0, "", "The seller's screen missed the parent. Ask legal (policy (https://example.test/p))."),
    ("list_item", 1, "1.", "Hold L4."),
    ("list_item", 2, "•", "tell the forwarder"),
    ("list_item", 2, "•", "keep the log"),
    ("paragraph", 0, "", "for five years"),
    ("list_item", 1, "2.", "Apply for a licence."),
    ("list_item", 1, "10)", "tenth"),
    ("list_item", 1, "11)", "eleventh"),
    ("table_row", 0, "", "Lot | Quantity | Status"),
    ("table_row", 0, "", "L1 | 1,008 | clear"),
    ("table_row", 0, "", "L4 | 64\nnodes | hold"),
    ("paragraph", 0, "", "The buyer shall disclose its parent."),
    ("paragraph", 0, "", "nested"),
    ("paragraph", 0, "", "TPP = 4 x 8"),
    ("paragraph", 0, "", "<b>raw</b> & <!-- note -->"),
    ("paragraph", 0, "", "[^1]: See Annex."),
]


def shown(markdown: str) -> str:
    return visible_text("memo.docx", word_from_markdown(markdown, title="T")).text


def test_a_memo_keeps_its_words_and_its_structure() -> None:
    seen = visible_text("memo.docx", word_from_markdown(MEMO, title="Memo"))
    assert [(block.kind, block.level, block.label, block.span.cut(seen.text)) for block in seen.blocks] == BLOCKS
    assert [block.is_header for block in seen.blocks if block.kind == "table_row"] == [True, False, False]
    assert seen.hidden_chars == 0


def test_the_file_is_a_word_file_with_title_footer_and_no_clock() -> None:
    file = docx.Document(io.BytesIO(word_from_markdown(MEMO, title="Risk & Memo")))
    assert file.core_properties.title == "Risk & Memo"
    assert "Page 1 of 1" in file.sections[0].footer.paragraphs[0]._p.xpath("string(.)")
    assert file.paragraphs[0].style.name == "Heading 1"
    assert [run.text for run in file.paragraphs[3].runs if run.italic] == ["screen"]
    assert file.tables[0].cell(2, 2).text == "hold"
    assert file.core_properties.author == ""


def test_equal_input_gives_equal_bytes() -> None:
    assert word_from_markdown(MEMO, title="a") == word_from_markdown(MEMO, title="a")
    assert word_from_markdown(MEMO, title="a") != word_from_markdown(MEMO, title="b")


KEPT = {
    "cells beyond the header's": ("| a | b |\n|---|---|\n| 1 | 2 | 3 | 4 |", "a | b\n1 | 2 | 3 | 4"),
    "cells short of the header's": ("| a | b |\n|---|---|\n| 1 |", "a | b\n1 | "),
    "escaped pipe": ("| a |\n|---|\n| x \\| y |", "a\nx | y"),
    "table in a quote": ("> | a | b |\n> |---|---|\n> | 1 | 2 |", "a | b\n1 | 2"),
    "soft line end": ("one\ntwo", "one two"),
    "hard line end": ("one  \ntwo\\\nthree", "one\ntwo\nthree"),
    "head over a row of dashes": ("TO: A\nFROM: B\n---\ntext", "TO: A\nFROM: B\ntext"),
    "fence around the whole": ("```markdown\n# Memo\n\n- a\n```\n", "Memo\n• a"),
    "fence inside stays": ("a\n\n```python\nx = 1\n```", "a\nx = 1"),
    "image": ("![seal](x.png)", "seal"),
    "address that is its own text": ("<https://example.test>", "https://example.test"),
    "entities and escapes": ("a &amp; b \\*c\\* &sect;2", "a & b *c* §2"),
    "reference definition": ("[x]: https://example.test\n\n[x]", "[x]: https://example.test\n[x]"),
    "script": ("<script>alert(1)</script>", "<script>alert(1)</script>"),
    "control characters": ("a\x00b\x0bc\ud800d", "abcd"),
    "carriage returns": ("a\r\n\r\nb\rc", "a\nb c"),
    "strikethrough": ("~~old~~ new", "old new"),
    "item that starts with code": ("- `x` y\n-\n- z", "• x y\n• z"),
    "start number": ("7. a\n8. b", "7. a\n8. b"),
    "two lists count apart": ("1. a\n\ntext\n\n1. b", "1. a\ntext\n1. b"),
    "nothing": ("", ""),
}


@pytest.mark.parametrize(("markdown", "expected"), KEPT.values(), ids=KEPT.keys())
def test_every_word_is_kept(markdown: str, expected: str) -> None:
    assert shown(markdown).rstrip() == expected.rstrip()


# Each once took a Markdown reader of the same family quadratic time, dropped text, or overflowed its stack.
HOSTILE = {
    "quotes": ">" * 10_000 + " deep",
    "spaced quotes": "> " * 10_000 + "deep",
    "lists in one line": "- " * 10_000 + "deep",
    "numbers in one line": "1. " * 10_000 + "deep",
    "indented lists": "\n".join("  " * depth + "- x" for depth in range(300)) + " deep",
    "quote and list": "\n".join("> - " * depth + "x" for depth in range(1, 100)) + " deep",
    "stars": "*a " * 30_000 + "deep",
    "brackets": "[" * 30_000 + "deep",
    "images": "![" * 30_000 + "deep",
    "ticks": "`a" * 30_000 + "deep",
    "open angles": "<a" * 30_000 + "deep",
    "nested emphasis": "*" * 200 + "deep" + "*" * 200,
    "wide table": "|" + "a|" * 500 + "\n|" + "-|" * 500 + "\n" + "|deep|\n" * 50,
}


@pytest.mark.parametrize("markdown", HOSTILE.values(), ids=HOSTILE.keys())
def test_hostile_markdown_ends_in_a_file_that_holds_the_text(markdown: str) -> None:
    assert "deep" in shown(markdown)


@settings(max_examples=60, deadline=None)
@given(st.text(alphabet=st.sampled_from("ab1 \n\t#*_`>-|[]()<>!\\~:&;=+.\x00\x1f\ufffe\ud800é"), max_size=120))
def test_any_text_gives_a_readable_file_that_keeps_letters_and_digits(markdown: str) -> None:
    letters = sorted(sign for sign in shown(markdown) if sign in "abé")
    fences = [line.lstrip("> -+") for line in markdown.split("\n") if "```" in line or "~~~" in line]
    if not fences:
        assert letters == sorted(sign for sign in markdown if sign in "abé")


def test_normalise_zip_forgets_order_dates_attributes_and_compression() -> None:
    first, second = io.BytesIO(), io.BytesIO()
    with zipfile.ZipFile(first, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("b.xml", "b" * 100)
        archive.writestr("[Content_Types].xml", "t")
        archive.writestr("a/", "")
        archive.writestr("a/c.xml", "c")
    with zipfile.ZipFile(second, "w") as archive:
        for name, text in (("a/c.xml", "c"), ("[Content_Types].xml", "t"), ("b.xml", "b" * 100)):
            entry = zipfile.ZipInfo(name, (2024, 2, 3, 4, 5, 6))
            entry.external_attr = 0o644 << 16
            archive.writestr(entry, text)
    assert normalise_zip(first.getvalue()) == normalise_zip(second.getvalue())
    with zipfile.ZipFile(io.BytesIO(normalise_zip(first.getvalue()))) as archive:
        assert archive.namelist() == ["[Content_Types].xml", "a/c.xml", "b.xml"]


def test_normalise_zip_keeps_what_differs() -> None:
    files = []
    for text in ("x", "y"):
        target = io.BytesIO()
        with zipfile.ZipFile(target, "w") as archive:
            archive.writestr("a", text)
        files.append(normalise_zip(target.getvalue()))
    assert files[0] != files[1]
