"""The dialect of the Markdown sources: front matter, Markdown, clauses and fenced blocks, parsed into a paper."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from markdown_it import MarkdownIt
from markdown_it.token import Token
from markdown_it.tree import SyntaxTreeNode

from ai_law_legal_agent_eval.errors import AuthorError, Problem
from ai_law_legal_agent_eval.factory.authored import Authored, load_yaml
from ai_law_legal_agent_eval.factory.papers import (
    Alignment,
    Box,
    Clause,
    Element,
    FrontMatter,
    Heading,
    Letterhead,
    ListItem,
    PageBreak,
    Paper,
    Paragraph,
    Rule,
    Run,
    Runs,
    Signature,
    Table,
    plain,
)


def parse(authored: Authored) -> Paper:
    """Return the paper that the source describes.

    Raises: AuthorError with all problems of the source.
    """
    front_text, body = _split_front(authored)
    front = load_yaml(front_text, FrontMatter)
    return _Parser(body, front).paper()


_FRONT = re.compile(r"---[ \t]*\n(.*?\n)---[ \t]*\n", re.DOTALL)


def _split_front(authored: Authored) -> tuple[Authored, Authored]:
    match = _FRONT.match(authored.text)
    if match is None:
        raise AuthorError([authored.problem(1, "no front matter", "YAML between two lines of ---, then Markdown")])
    first_body_line = authored.text.count("\n", 0, match.end()) + 1
    return authored.part(match.group(1), 2), authored.part(authored.text[match.end() :], first_body_line)


_NOTE = re.compile(r"\[\^([\w-]+)\]")
_NOTE_TEXT = re.compile(r"^\[\^([\w-]+)\]:[ \t]*(.*(?:\n(?:[ \t]{2,}\S.*))*)", re.MULTILINE)
_CLAUSE = re.compile(r"(§{1,3})[ \t]+")
_UNNUMBERED = re.compile(r"[ \t]*\{-\}[ \t]*$")
_BREAK = re.compile(r"<br[ ]*/?>")
_FENCES = ("signature", "letterhead", "box")
_ALIGNMENTS: dict[str, Alignment] = {
    "text-align:left": "left",
    "text-align:center": "center",
    "text-align:right": "right",
}


class _Parser:
    """One source being parsed; problems are gathered and raised together."""

    def __init__(self, body: Authored, front: FrontMatter) -> None:
        self.body = body
        self.front = front
        self.markdown = MarkdownIt("commonmark", {"html": False}).enable("table").disable(["code", "reference"])
        self.problems: list[Problem] = []
        self.cited: list[str] = []

    def paper(self) -> Paper:
        """Return the paper, or raise all problems."""
        text, raw_notes = self._cut_notes(self.body.text)
        tree = SyntaxTreeNode(self.markdown.parse(text))
        elements = tuple(element for node in tree.children for element in self._elements(node))
        elements = tuple(_with_continuations(elements))
        notes = {name: self.runs(raw) for name, raw in raw_notes.items()}
        self._check_notes(set(notes))
        if self.problems:
            raise AuthorError(sorted(self.problems, key=lambda problem: problem.line))
        return Paper(self.front, elements, {name: notes[name] for name in dict.fromkeys(self.cited)})

    def runs(self, text: str) -> Runs:
        """Return the inline Markdown of one stretch of text."""
        tokens = self.markdown.parseInline(text)[0].children or []
        return _merged(self._inline(tokens))

    def _cut_notes(self, text: str) -> tuple[str, dict[str, str]]:
        notes: dict[str, str] = {}

        def cut(match: re.Match[str]) -> str:
            line = text.count("\n", 0, match.start()) + 1
            if match.group(1) in notes:
                self._report(line, f"footnote [^{match.group(1)}] defined twice", "each footnote once")
            notes[match.group(1)] = " ".join(match.group(2).split())
            return "\n" * match.group(0).count("\n")

        return _NOTE_TEXT.sub(cut, text), notes

    def _check_notes(self, defined: set[str]) -> None:
        cited = set(self.cited)
        twice = {name for name in cited if self.cited.count(name) > 1}
        for names, mark, found, allowed in (
            (cited - defined, "[^{}]", "without its text", "a line that starts with [^id]: for each footnote"),
            (defined - cited, "[^{}]:", "that nothing cites", "footnotes that the text cites"),
            (twice, "[^{}]", "cited twice", "one citation for each footnote"),
        ):
            for name in sorted(names):
                self._report(self._line_with(mark.format(name)), f"footnote [^{name}] {found}", allowed)

    def _line_with(self, text: str) -> int:
        return self.body.text.count("\n", 0, max(self.body.text.find(text), 0)) + 1

    def _report(self, line: int, found: str, allowed: str) -> None:
        self.problems.append(self.body.problem(line, found, allowed))

    def _elements(self, node: SyntaxTreeNode) -> Iterator[Element]:
        readers = {
            "heading": self._heading,
            "paragraph": self._paragraphs,
            "bullet_list": self._list,
            "ordered_list": self._list,
            "table": self._table,
            "blockquote": self._quote,
            "fence": self._fence,
            "hr": self._rule,
        }
        reader = readers.get(node.type)
        if reader is None:
            self._report(_line(node), f"a block of kind {node.type!r}", ", ".join(readers))
            return
        yield from reader(node)

    def _heading(self, node: SyntaxTreeNode) -> Iterator[Element]:
        text = node.children[0].content
        is_plain = _UNNUMBERED.search(text) is not None
        level = int(node.tag[1:])
        is_numbered = self.front.numbering is not None and level == 1 and not is_plain
        yield Heading(self.runs(_UNNUMBERED.sub("", text)), level, is_numbered)

    def _paragraphs(self, node: SyntaxTreeNode) -> Iterator[Element]:
        """Yield the paragraph; a line that is a page break or starts a clause begins an element of its own."""
        part: list[str] = []
        for line in node.children[0].content.split("\n"):
            if line.strip() == "\\newpage" or (self.front.numbering and _CLAUSE.match(line)):
                yield from self._paragraph(part)
                part = []
            if line.strip() == "\\newpage":
                yield PageBreak()
            else:
                part.append(line)
        yield from self._paragraph(part)

    def _paragraph(self, lines: Sequence[str]) -> Iterator[Element]:
        text = "\n".join(lines)
        if not text.strip():
            return
        clause = _CLAUSE.match(text) if self.front.numbering else None
        if clause is None:
            yield Paragraph(self.runs(text))
        else:
            yield Clause(self.runs(text[clause.end() :]), len(clause.group(1)))

    def _list(self, node: SyntaxTreeNode, depth: int = 1) -> Iterator[Element]:
        start = int(node.attrs.get("start", 1)) if node.type == "ordered_list" else 0
        for position, item in enumerate(node.children):
            ordinal = start + position if node.type == "ordered_list" else 0
            has_label = True
            for child in item.children:
                if child.type in {"bullet_list", "ordered_list"}:
                    yield from self._list(child, depth + 1)
                elif child.type == "paragraph":
                    runs = self.runs(child.children[0].content)
                    yield ListItem(runs, depth, ordinal, position == 0 and has_label, has_label)
                    has_label = False
                else:
                    self._report(_line(child), f"a {child.type} in a list", "paragraphs and lists")

    def _table(self, node: SyntaxTreeNode) -> Iterator[Element]:
        rows = [self._cells(row) for part in node.children for row in part.children]
        head = node.children[0].children[0]
        alignments = tuple(_ALIGNMENTS.get(str(cell.attrs.get("style", "")), "") for cell in head.children)
        header = rows[0] if any(rows[0]) else ()
        self._check_widths(node, len(alignments))
        columns = zip(alignments, zip(*rows[1:], strict=True), strict=True) if rows[1:] else ()
        yield Table(header, tuple(rows[1:]), tuple(given or _natural(column) for given, column in columns) or alignments)

    def _check_widths(self, node: SyntaxTreeNode, width: int) -> None:
        """Report rows that Markdown would cut or pad in silence."""
        first, last = node.map or (0, 0)
        for number, line in enumerate(self.body.text.split("\n")[first:last], start=first + 1):
            cells = len(re.findall(r"(?<!\\)\|", line.strip().strip("|"))) + 1
            if cells != width and line.strip().strip("|").strip():
                self._report(number, f"a table row of {cells} cells", f"{width} cells, as in its first row")

    def _cells(self, row: SyntaxTreeNode) -> tuple[Runs, ...]:
        return tuple(self.runs(cell.children[0].content) if cell.children else () for cell in row.children)

    def _quote(self, node: SyntaxTreeNode) -> Iterator[Element]:
        for child in node.children:
            if child.type == "paragraph":
                yield Paragraph(self.runs(child.children[0].content), is_quote=True)
            else:
                self._report(_line(child), f"a {child.type} in a block quote", "paragraphs")

    def _fence(self, node: SyntaxTreeNode) -> Iterator[Element]:
        name = node.info.strip()
        lines = [line.strip() for line in node.content.split("\n")]
        if name == "signature":
            yield Signature(tuple(self._signature_row(line) for line in lines if line))
        elif name == "letterhead":
            yield Letterhead(tuple(self.runs(line) for line in lines if line))
        elif name == "box":
            yield Box(tuple(self.runs(line) for line in lines if line))
        else:
            self._report(_line(node), f"a fenced block {name!r}", ", ".join(_FENCES))

    def _signature_row(self, line: str) -> tuple[tuple[Runs, ...], ...]:
        return tuple(tuple(self.runs(part.strip()) for part in cell.split(" // ")) for cell in line.strip("|").split("|"))

    def _rule(self, _node: SyntaxTreeNode) -> Iterator[Element]:
        yield Rule()

    def _inline(self, tokens: Sequence[Token]) -> Iterator[Run]:
        bold = italic = 0
        for token in tokens:
            bold += {"strong_open": 1, "strong_close": -1}.get(token.type, 0)
            italic += {"em_open": 1, "em_close": -1}.get(token.type, 0)
            if token.type in {"text", "code_inline"}:
                yield from self._text(token.content, bold > 0, italic > 0)
            elif token.type == "softbreak":
                yield Run(" ", bold > 0, italic > 0)
            elif token.type == "hardbreak":
                yield Run("\n")

    def _text(self, text: str, is_bold: bool, is_italic: bool) -> Iterator[Run]:
        for position, line in enumerate(_BREAK.split(text)):
            if position:
                yield Run("\n")
            for index, part in enumerate(_NOTE.split(line)):
                if index % 2:
                    self.cited.append(part)
                    yield Run("", note=part)
                elif part:
                    yield Run(part, is_bold, is_italic)


def _with_continuations(elements: Sequence[Element]) -> Iterator[Element]:
    """Mark the plain paragraphs that go on below a clause; one that leads to the signatures stands on its own."""
    is_below_clause = False
    for element, follower in zip(elements, (*elements[1:], None), strict=False):
        if isinstance(element, Clause | Heading | PageBreak):
            is_below_clause = isinstance(element, Clause)
        if isinstance(element, Paragraph) and is_below_clause and not isinstance(follower, Signature):
            yield replace(element, continues_clause=not element.is_quote)
        else:
            yield element


_AMOUNT = re.compile(r"[$€£]? ?\d[\d,.]*%?")


def _natural(column: Sequence[Runs]) -> Alignment:
    """Return "right" for a column of amounts; ordinals and codes stay where text stands."""
    cells = [plain(cell) for cell in column if cell]
    are_amounts = all(_AMOUNT.fullmatch(cell) for cell in cells)
    return "right" if cells and are_amounts and any(len(cell) > 2 for cell in cells) else ""


def _line(node: SyntaxTreeNode) -> int:
    return node.map[0] + 1 if node.map else 1


def _merged(runs: Iterator[Run]) -> Runs:
    """Return the runs with neighbours of one style joined, as a person's typing would leave them."""
    merged: list[Run] = []
    for run in runs:
        last = merged[-1] if merged else None
        if last and _style(last) == _style(run) and "\n" not in (last.text, run.text) and not (last.note or run.note):
            merged[-1] = Run(last.text + run.text, run.is_bold, run.is_italic)
        else:
            merged.append(run)
    return tuple(merged)


def _style(run: Run) -> tuple[bool, bool]:
    return run.is_bold, run.is_italic
