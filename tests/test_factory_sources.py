"""The factory's sources: templates, authored YAML, the Markdown dialect, numbering; mistakes with file and line."""

from datetime import date
from pathlib import Path

import pytest

from ai_law_legal_agent_eval.errors import AuthorError, ConfigurationError
from ai_law_legal_agent_eval.factory.authored import Authored, load_yaml
from ai_law_legal_agent_eval.factory.dialect import parse
from ai_law_legal_agent_eval.factory.filters import pct, spelled
from ai_law_legal_agent_eval.factory.numbering import labelled
from ai_law_legal_agent_eval.factory.papers import (
    Box,
    Clause,
    Heading,
    Letterhead,
    ListItem,
    PageBreak,
    Paper,
    Paragraph,
    Properties,
    Run,
    Signature,
    Table,
    plain,
    title_position,
)
from ai_law_legal_agent_eval.factory.sources import checked_cured, fill_template, load_matter

MATTER = """\
slug: sample
scenario_id: ai-sample
title: Sample
instruction: Read and write.
deliverables: [memo.docx]
toggles: [ISS-001, ISS-002]
documents: [{name: letter.docx, source: letter.md}]
dates: {memo: 2025-04-14}
numbers: {nodes: 10, share: 53.6}
"""
FRONT = "---\ntitle: T\nproperties: {author: A, created: 2025-04-14}\nlook: agreement\nnumbering: articles\n---\n"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "matter.yaml").write_text(MATTER, encoding="utf-8")
    return tmp_path


def filled(folder: Path, template: str, cured: frozenset[str] = frozenset()) -> str:
    (folder / "letter.md").write_text(template, encoding="utf-8")
    return fill_template(folder, "letter.md", load_matter(folder), cured).text


def paper(body: str, front: str = FRONT) -> Paper:
    return parse(Authored("a.md", front + body, front + body))


def problems(body: str, front: str = FRONT) -> list[str]:
    with pytest.raises(AuthorError) as caught:
        paper(body, front)
    return [str(problem) for problem in caught.value.problems]


@pytest.mark.parametrize(
    ("template", "expected"),
    [
        pytest.param("{{ d.memo | long }}", "14 April 2025", id="long date"),
        pytest.param("{{ d.memo | us }}", "April 14, 2025", id="american date"),
        pytest.param("{{ d.memo | iso }}", "2025-04-14", id="iso date"),
        pytest.param("{{ d.memo | daymonth }}", "14 April", id="day and month"),
        pytest.param("{{ d.memo | short }}", "14 Apr 2025", id="short date"),
        pytest.param("{{ d.memo | weekday }}", "Monday", id="weekday"),
        pytest.param("{{ d.memo | stamp(9, 5) }}", "2025-04-14 09:05", id="log stamp"),
        pytest.param("{{ (d.memo + 8*day) | long }}", "22 April 2025", id="a date so many days on"),
        pytest.param("{{ (n.nodes * 104) | thousands }}", "1,040", id="thousands"),
        pytest.param("{{ 1040 | spelled }}", "one thousand and forty", id="spelled"),
        pytest.param("{{ n.share | pct }}", "53.6", id="per cent"),
        pytest.param("{{ pallets(n.nodes, 4) }}", "[4, 4, 2]", id="pallets"),
        pytest.param("{{ serial('24', 612) }}", "24-0612", id="serial"),
        pytest.param("a\n{% if true %}\nb\n{% endif %}\nc", "a\nb\nc", id="a line of tags leaves nothing behind"),
        pytest.param("a {% if true %}b{% endif %}\nc", "a b\nc", id="a tag in a line keeps the line's end"),
        pytest.param("{% set x = 1 %}{% set y = 2 %}\n{{ x + y }}", "3", id="a line of several tags"),
        pytest.param("a\n{# a note #}\nb", "a\nb", id="a line that is a comment"),
        pytest.param("{% if true -%}\n  a{% endif %}", "a", id="a trimming tag at a line's end"),
    ],
)
def test_template(folder: Path, template: str, expected: str) -> None:
    assert filled(folder, template) == expected


def test_toggle_changes_the_text(folder: Path) -> None:
    template = '{% if "ISS-002" in cured %}cured{% else %}live{% endif %}'
    assert filled(folder, template) == "live"
    assert filled(folder, template, frozenset({"ISS-002"})) == "cured"


@pytest.mark.parametrize(
    ("template", "line", "found"),
    [
        pytest.param("a\nb {{ d.nothing }}\n", 2, "nothing", id="unknown date"),
        pytest.param("a\n{% if true %}\nb\n{% endif %}\n{{ n.none }}\n", 5, "none", id="line counted past tag lines"),
        pytest.param("a\n\n{% if %}\n", 3, "", id="syntax error"),
        pytest.param("a\n{{ 1 | no_filter }}", 2, "no_filter", id="unknown filter"),
        pytest.param("a\n{{ -1 | spelled }}", 2, "cannot spell", id="filter refuses"),
        pytest.param("a\n{{ d.memo + 1 }}", 2, "unsupported operand", id="impossible sum"),
    ],
)
def test_template_mistake_has_its_line(folder: Path, template: str, line: int, found: str) -> None:
    with pytest.raises(AuthorError) as caught:
        filled(folder, template)
    (problem,) = caught.value.problems
    assert (problem.file, problem.line) == (f"{folder.name}/letter.md", line)
    assert found in problem.found


def test_missing_source_is_an_authors_mistake(folder: Path) -> None:
    with pytest.raises(AuthorError, match="no such file"):
        fill_template(folder, "absent.md", load_matter(folder), frozenset())


def test_folder_without_matter(tmp_path: Path) -> None:
    with pytest.raises(ConfigurationError, match=r"no matter\.yaml"):
        load_matter(tmp_path)


def test_unknown_toggle_lists_the_known(folder: Path) -> None:
    matter = load_matter(folder)
    assert checked_cured(matter, frozenset({"ISS-001"})) == frozenset({"ISS-001"})
    with pytest.raises(ConfigurationError, match="cannot cure ISS-009; known: ISS-001, ISS-002"):
        checked_cured(matter, frozenset({"ISS-001", "ISS-009"}))


@pytest.mark.parametrize(
    ("text", "line", "found"),
    [
        pytest.param("author: A\ncreated: nonsense\n", 2, "created: 'nonsense'", id="wrong type"),
        pytest.param("author: A\ncreated: 2025-01-01\nextra: 1\n", 3, "extra", id="unknown field"),
        pytest.param("author: A\n", 1, "created", id="missing field"),
        pytest.param("author: A\nauthor: B\ncreated: 2025-01-01\n", 2, "stands twice", id="key twice"),
        pytest.param("author: [\n", 2, "broken YAML", id="broken"),
    ],
)
def test_yaml_mistake_has_its_line(text: str, line: int, found: str) -> None:
    with pytest.raises(AuthorError) as caught:
        load_yaml(Authored("a.yaml", text, text), Properties)
    (problem,) = caught.value.problems
    assert problem.line == line
    assert found in problem.found


def test_yaml_reports_all_problems() -> None:
    text = "author: [1]\ncreated: never\n"
    with pytest.raises(AuthorError) as caught:
        load_yaml(Authored("a.yaml", text, text), Properties)
    assert [problem.line for problem in caught.value.problems] == [1, 2]


@pytest.mark.parametrize(
    ("source", "text", "line", "expected"),
    [
        pytest.param("a\nb\nc\n", "a\nb\nc\n", 3, 3, id="same"),
        pytest.param("a\n{% if x %}\nb\n{% endif %}\nc\n", "a\nb\nc\n", 3, 5, id="tags above"),
        pytest.param("a\n{% for x in y %}\n- {{ x }}\n{% endfor %}\nc\n", "a\n- 1\n- 2\n- 3\nc\n", 5, 5, id="loop above"),
        pytest.param("", "a\nb\n", 2, 2, id="no source"),
    ],
)
def test_rendered_line_maps_to_the_source(source: str, text: str, line: int, expected: int) -> None:
    assert Authored("a.md", text, source).source_line(line) == expected


EVERY_BLOCK = """
# Supply {-}

```letterhead
Corvane
Chandler
```

# Export

§ First **clause**
§§ Sub
§§§ Sub-sub

Goes on below.

- one
  1. nested

\\newpage

| A | B |
|---|--:|
| 1 | x \\| y |

| | |
|---|---|
| Plain | grid |

> quoted

```box
first line
second line
```

```signature
For A | For B
/s/ Jane // Jane Roe | /s/ John // John Doe
```
"""


def test_blocks() -> None:
    elements = paper(EVERY_BLOCK).elements
    assert [type(element) for element in elements] == [
        *(Heading, Letterhead, Heading, Clause, Clause, Clause, Paragraph, ListItem, ListItem, PageBreak),
        *(Table, Table, Paragraph, Box, Signature),
    ]
    table, grid, quote, box, signature = elements[-5:]
    assert isinstance(table, Table)
    assert [plain(cell) for cell in table.header] == ["A", "B"]
    assert table.alignments == ("", "right")
    assert plain(table.rows[0][1]) == "x | y"
    assert isinstance(grid, Table)
    assert grid.header == ()
    assert isinstance(quote, Paragraph)
    assert quote.is_quote
    assert isinstance(box, Box)
    assert len(box.lines) == 2
    assert isinstance(signature, Signature)
    assert [[plain(line) for line in cell] for cell in signature.rows[1]] == [
        ["/s/ Jane", "Jane Roe"],
        ["/s/ John", "John Doe"],
    ]
    assert isinstance(elements[6], Paragraph)
    assert elements[6].continues_clause


@pytest.mark.parametrize(
    ("text", "runs"),
    [
        pytest.param("plain", (Run("plain"),), id="plain"),
        pytest.param("a **b** *c*", (Run("a "), Run("b", True), Run(" "), Run("c", False, True)), id="bold and italic"),
        pytest.param("***both***", (Run("both", True, True),), id="bold italic"),
        pytest.param("one\ntwo", (Run("one two"),), id="soft break is a space"),
        pytest.param("one\\\ntwo", (Run("one"), Run("\n"), Run("two")), id="hard break"),
        pytest.param("one<br>two", (Run("one"), Run("\n"), Run("two")), id="break tag"),
        pytest.param("By: ________ Date: ________", (Run("By: ________ Date: ________"),), id="lines to fill in"),
        pytest.param("2 < 3 & “x” — § 5", (Run("2 < 3 & “x” — § 5"),), id="signs stay as they are"),
        pytest.param("R&amp;D \\*", (Run("R&D *"),), id="entity and escape"),
    ],
)
def test_inline(text: str, runs: tuple[Run, ...]) -> None:
    (element,) = paper(text).elements
    assert element == Paragraph(runs)


def test_footnotes_follow_their_order_in_the_text() -> None:
    read = paper("One[^b] two.[^a]\n\n[^a]: Note *a*\n  goes on.\n[^b]: Note b\n")
    assert list(read.notes) == ["b", "a"]
    assert plain(read.notes["a"]) == "Note a goes on."


def test_section_sign_is_text_without_numbering() -> None:
    front = FRONT.replace("numbering: articles\n", "")
    assert paper("§ 736.2 applies", front).elements == (Paragraph((Run("§ 736.2 applies"),)),)
    assert paper("§ 736.2 applies").elements == (Clause((Run("736.2 applies"),), 1),)


@pytest.mark.parametrize(
    ("body", "line", "found"),
    [
        pytest.param("text[^1]\n", 7, "without its text", id="footnote undefined"),
        pytest.param("text\n\n[^1]: never\n", 9, "nothing cites", id="footnote not cited"),
        pytest.param("text[^1][^1]\n\n[^1]: twice\n", 7, "cited twice", id="footnote cited twice"),
        pytest.param("a\n\n```python\nx\n```\n", 9, "fenced block 'python'", id="unknown fence"),
        pytest.param("| A | B |\n|---|---|\n| 1 |\n", 9, "1 cells", id="row too short"),
        pytest.param("| A | B |\n|---|---|\n| 1 | 2 | 3 |\n", 9, "3 cells", id="row too long"),
        pytest.param("> - list\n", 7, "bullet_list in a block quote", id="list in a quote"),
        pytest.param("- a\n\n  > quote\n", 9, "blockquote in a list", id="quote in a list"),
    ],
)
def test_dialect_mistake_has_its_line(body: str, line: int, found: str) -> None:
    (message,) = problems(body)
    assert message.startswith(f"a.md:{line}: ")
    assert found in message


def test_all_mistakes_at_once() -> None:
    assert len(problems("text[^1]\n\n```x\n```\n")) == 2


@pytest.mark.parametrize(
    ("front", "found"),
    [
        pytest.param("no front matter\n", "no front matter", id="none"),
        pytest.param(FRONT.replace("agreement", "poster"), "look: 'poster'", id="unknown look"),
        pytest.param(FRONT.replace("title: T\n", ""), "title", id="no title"),
        pytest.param(FRONT.replace("title: T\n", "title: T\ncolour: red\n"), "colour", id="unknown field"),
    ],
)
def test_front_matter_mistakes(front: str, found: str) -> None:
    (message,) = problems("text\n", front)
    assert found in message


@pytest.mark.parametrize(
    ("body", "labels"),
    [
        pytest.param("# A\n§ x\n§ x\n# B\n§ x\n", ["Article 1", "1.1", "1.2", "Article 2", "2.1"], id="articles"),
        pytest.param(
            "# A\n§ x\n§§ x\n§§ x\n§§§ x\n§ x\n§§ x\n",
            ["Article 1", "1.1", "(a)", "(b)", "(i)", "1.2", "(a)"],
            id="levels restart",
        ),
        pytest.param(
            "# A\n§ x\n# S {-}\n§ x\n§§ x\n# T {-}\n§ x\n# B\n§ x\n",
            ["Article 1", "1.1", "", "1.", "(a)", "", "1.", "Article 2", "2.1"],
            id="schedules count on their own",
        ),
        pytest.param("# A\n## S\n§ x\n", ["Article 1", "", "1.1"], id="lower headings do not count"),
    ],
)
def test_labels(body: str, labels: list[str]) -> None:
    assert [label for _, label in labelled(paper(body).elements, "articles")] == labels


def test_sections_scheme() -> None:
    elements = paper("# A\n§ x\n").elements
    assert [label for _, label in labelled(elements, "sections")] == ["1.", "1.1"]


@pytest.mark.parametrize(
    ("body", "position"),
    [
        pytest.param("# T {-}\n\ntext\n", 0, id="first"),
        pytest.param("```letterhead\nX\n```\n\n# T {-}\n", 1, id="below a letterhead"),
        pytest.param("text\n\n# T {-}\n", None, id="after text"),
        pytest.param("# Numbered\n", None, id="numbered"),
        pytest.param("## Second level\n", None, id="second level"),
    ],
)
def test_title_position(body: str, position: int | None) -> None:
    assert title_position(paper(body).elements) == position


@pytest.mark.parametrize("number", [-1, 1_000_000_000])
def test_spelled_refuses(number: int) -> None:
    with pytest.raises(ValueError, match="cannot spell"):
        spelled(number)


def test_pct_rounds_half_up() -> None:
    assert (pct(0.25), pct(53.55)) == ("0.3", "53.6")


def test_dates_are_dates(folder: Path) -> None:
    assert load_matter(folder).dates == {"memo": date(2025, 4, 14)}
