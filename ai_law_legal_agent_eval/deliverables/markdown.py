"""Markdown to a Word file: what an agent writes becomes a memo that a partner would open."""

import io
import re
import zipfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from xml.sax.saxutils import escape

from markdown_it import MarkdownIt
from markdown_it.rules_block.table import escapedSplit
from markdown_it.token import Token

from ai_law_legal_agent_eval.deliverables import paper
from ai_law_legal_agent_eval.deliverables.archive import normalise_zip

# Block nesting that the parser descends to; it drops what stands deeper, so deeper markup is flattened first.
MAX_NESTING = 100
MAX_QUOTE_DEPTH = 12
MAX_INDENT = 60
# A paragraph beyond this is set as plain text: emphasis and links in one stretch cost the parser quadratic time.
MAX_INLINE_CHARS = 20_000
MIN_COLUMN_CHARS, MAX_COLUMN_CHARS = 16, 40  # a column is as wide as its longest cell within these
MAX_SETEXT_LINES = 2  # the heading and the line under it

_ILLEGAL = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
_MARKER = r"(?:>|[-+*][ \t]|\d{1,9}[.)][ \t])"
_DEEP_MARKERS = re.compile(rf"^((?:[ \t]*{_MARKER}){{{MAX_QUOTE_DEPTH}}})(?:[ \t]*{_MARKER})+[ \t]*(?=\S)", re.MULTILINE)
_DEEP_INDENT = re.compile(rf"^[ \t]{{{MAX_INDENT},}}", re.MULTILINE)
_WRAPPED = re.compile(r"\A\s*(`{3,}|~{3,})(?:markdown|md)[ \t]*\n(.*)\n\1[ \t]*\s*\Z", re.DOTALL)
_BREAK = re.compile(r"<br[ \t]*/?>", re.IGNORECASE)
_LABELLED_LINE = re.compile(r"[*_]{0,3}[A-Z][\w /.()-]{0,30}:[*_]{0,3}[ \t]")
_STYLE_TOKENS = {"strong": "b", "em": "i", "s": "strike"}
_CODE_RUN = '<w:rFonts w:ascii="Consolas" w:hAnsi="Consolas" w:cs="Consolas"/>'


def word_from_markdown(markdown: str, *, title: str) -> bytes:
    """Return a Word file of the Markdown text; equal text and title give equal bytes.

    CommonMark with tables and strikethrough. `title` is the file's title property and stands on no page. Raw HTML is
    shown as text, links as text with their address, characters that XML forbids are dropped.
    """
    writer = _Writer(flattened(markdown))
    parts = paper.parts(writer.body(), writer.lists, _ILLEGAL.sub("", title))
    target = io.BytesIO()
    with zipfile.ZipFile(target, "w") as archive:
        for name, text in parts.items():
            archive.writestr(name, text.encode("utf-8"))
    return normalise_zip(target.getvalue())


def flattened(markdown: str) -> str:
    """Return the text with line ends unified, a fence around the whole taken off and hopeless nesting cut down.

    Characters that XML forbids are dropped.

    >>> flattened("```markdown\\r\\n# Memo\\r\\n```")
    '# Memo'
    """
    text = _ILLEGAL.sub("", markdown).replace("\r\n", "\n").replace("\r", "\n")
    wrapped = _WRAPPED.match(text)
    text = wrapped.group(2) if wrapped else text
    text = _DEEP_INDENT.sub(" " * MAX_INDENT, text)
    return _DEEP_MARKERS.sub(r"\1", text)


def block_parser() -> MarkdownIt:
    """Return the parser of blocks; what stands within one is parsed apart, where its length is known."""
    # Without "reference" a footnote's text ("[^1]: See ...") stays text; as a link definition it would vanish.
    parser = MarkdownIt("commonmark", {"html": False, "maxNesting": MAX_NESTING})
    return parser.enable(["table", "strikethrough"]).disable(["reference", "inline", "text_join"])


@dataclass
class _List:
    num_id: int
    level: int
    is_fresh: bool = False


@dataclass
class _Table:
    columns: int = 0
    cell: int = 0
    excess: str = ""
    alignment: str = ""
    is_header: bool = False


@dataclass
class _Writer:
    """One Markdown text on its way to blocks of WordprocessingML."""

    text: str
    lists: list[paper.OrderedList] = field(default_factory=list)
    _out: list[str] = field(default_factory=list)
    _open: list[_List] = field(default_factory=list)
    _quotes: int = 0
    _heading: int = 0
    _is_ruled: bool = False
    _table: _Table | None = None

    def body(self) -> str:
        """Return the blocks."""
        self._parser = block_parser()
        self._lines = self.text.split("\n")
        tokens = self._parser.parse(self.text)
        self._lengths = iter(_column_lengths(tokens))
        for token in tokens:
            handler = _HANDLERS.get(token.type)
            if handler:
                handler(self, token)
        return "".join(self._out) or "<w:p/>"

    def inline(self, token: Token) -> None:
        content, table = token.content, self._table
        if table is None:
            self._paragraph(self._runs(content))
            return
        if table.cell == table.columns and table.excess:
            content = f"{content} | {table.excess}"
        bold = "<w:b/>" if table.is_header else ""
        alignment = f'<w:jc w:val="{table.alignment}"/>' if table.alignment else ""
        self._out.append(f'<w:p><w:pPr><w:pStyle w:val="TableText"/>{alignment}</w:pPr>{self._runs(content, bold)}</w:p>')

    def _paragraph(self, runs: str, style: str = "") -> None:
        self._out.append(f"<w:p>{self._properties(style)}{runs}</w:p>")

    def _properties(self, style: str) -> str:
        current = self._open[-1] if self._open else None
        if not style and self._heading:
            style = f"Heading{self._heading}"
        name = style or ("Quote" if self._quotes else "ListParagraph" if current else "")
        number = indent = ""
        if current and current.is_fresh:
            number = f'<w:numPr><w:ilvl w:val="{current.level}"/><w:numId w:val="{current.num_id}"/></w:numPr>'
            current.is_fresh = False
        left = paper.INDENT * (self._quotes + (current.level + 1 if current else 0))
        if left and not (number and not self._quotes):
            hanging = f' w:hanging="{paper.INDENT}"' if number else ""
            indent = f'<w:ind w:left="{left}"{hanging}/>'
        style_xml = f'<w:pStyle w:val="{name}"/>' if name else ""
        return f"<w:pPr>{style_xml}{number}{indent}</w:pPr>" if style_xml or number or indent else ""

    def heading(self, token: Token) -> None:
        first, last = token.map or (0, 0)
        # Lines of a memo's head over a row of dashes: a paragraph and a rule, not one long heading.
        self._is_ruled = token.markup == "-" and last - first > MAX_SETEXT_LINES
        self._heading = 0 if self._is_ruled else int(token.tag[1:])

    def heading_end(self, token: Token) -> None:
        self._heading = 0
        if self._is_ruled:
            self.rule(token)

    def quote(self, token: Token) -> None:
        self._quotes += 1

    def quote_end(self, token: Token) -> None:
        self._quotes -= 1

    def bullet_list(self, token: Token) -> None:
        self._open.append(_List(paper.BULLETS, self._next_level()))

    def ordered_list(self, token: Token) -> None:
        num_id, level = paper.BULLETS + 1 + len(self.lists), self._next_level()
        self.lists.append(paper.OrderedList(num_id, level, int(token.attrs.get("start", 1)), token.markup))
        self._open.append(_List(num_id, level))

    def _next_level(self) -> int:
        return min(len(self._open), paper.MAX_LIST_LEVEL - 1)

    def list_end(self, token: Token) -> None:
        self._open.pop()

    def item(self, token: Token) -> None:
        self._label_alone()
        self._open[-1].is_fresh = True

    def item_end(self, token: Token) -> None:
        self._label_alone()

    def _label_alone(self) -> None:
        """Write the label of an item that has no first paragraph to carry it."""
        if self._open and self._open[-1].is_fresh:
            self._paragraph("")

    def code(self, token: Token) -> None:
        self._paragraph(_text_runs(token.content.rstrip("\n"), ""), "Code")

    def rule(self, token: Token) -> None:
        self._paragraph("", "Rule")

    def table(self, token: Token) -> None:
        self._label_alone()
        lengths = next(self._lengths)
        self._table = _Table(columns=len(lengths))
        left = paper.INDENT * (self._quotes + (self._open[-1].level + 1 if self._open else 0))
        borders = "".join(
            f'<w:{side} w:val="single" w:sz="4" w:space="0" w:color="{paper.RULE}"/>'
            for side in ("top", "left", "bottom", "right", "insideH", "insideV")
        )
        unit = paper.TEXT_WIDTH / sum(lengths)
        grid = "".join(f'<w:gridCol w:w="{int(unit * length)}"/>' for length in lengths)
        self._out.append(
            f'<w:tbl><w:tblPr><w:tblW w:w="5000" w:type="pct"/><w:tblInd w:w="{left}" w:type="dxa"/>'
            f"<w:tblBorders>{borders}</w:tblBorders>{paper.CELL_MARGINS}</w:tblPr><w:tblGrid>{grid}</w:tblGrid>"
        )

    def table_end(self, token: Token) -> None:
        self._table = None
        # Two tables in a row would grow together, and a file may not end with one.
        self._out.append('</w:tbl><w:p><w:pPr><w:pStyle w:val="TableEnd"/></w:pPr></w:p>')

    def row(self, token: Token) -> None:
        table = self._current_table()
        table.cell = 0
        first, _ = token.map or (0, 0)
        cells = escapedSplit(self._lines[first].strip().lstrip("> ").strip())
        cells = cells[1 if cells and not cells[0].strip() else 0 :]
        cells = cells[:-1] if cells and not cells[-1].strip() else cells
        table.excess = " | ".join(cell.strip() for cell in cells[table.columns :])
        repeat = "<w:tblHeader/>" if table.is_header else ""
        self._out.append(f"<w:tr><w:trPr><w:cantSplit/>{repeat}</w:trPr>")

    def row_end(self, token: Token) -> None:
        self._out.append("</w:tr>")

    def header(self, token: Token) -> None:
        self._current_table().is_header = True

    def header_end(self, token: Token) -> None:
        self._current_table().is_header = False

    def cell(self, token: Token) -> None:
        table = self._current_table()
        table.cell += 1
        table.alignment = str(token.attrs.get("style", "")).removeprefix("text-align:")
        shade = f'<w:shd w:val="clear" w:color="auto" w:fill="{paper.TABLE_SHADE}"/>' if table.is_header else ""
        self._out.append(f'<w:tc><w:tcPr><w:tcW w:w="0" w:type="auto"/>{shade}</w:tcPr>')

    def cell_end(self, token: Token) -> None:
        self._out.append("</w:tc>")

    def _current_table(self) -> _Table:
        self._table = self._table or _Table()
        return self._table

    def _runs(self, content: str, base: str = "") -> str:
        if len(content) > MAX_INLINE_CHARS:
            return _text_runs(content.replace("\n", " "), base)
        lines = content.split("\n")
        keeps_lines = len(lines) > 1 and all(_LABELLED_LINE.match(line) for line in lines)
        tokens = self._parser.inline.parse(content, self._parser, {}, [])
        return _inline_xml(tokens, base, keeps_lines)


def _column_lengths(tokens: Sequence[Token]) -> list[list[int]]:
    """Return for each table the length of the longest cell of each column, in characters within bounds."""
    lengths: list[list[int]] = []
    column = -1
    for token in tokens:
        if token.type == "table_open":
            lengths.append([])
        elif token.type == "tr_open":
            column = -1
        elif token.type in {"th_open", "td_open"}:
            column += 1
            lengths[-1] += [MIN_COLUMN_CHARS] * (column + 1 - len(lengths[-1]))
        elif token.type == "inline" and column >= 0:
            lengths[-1][column] = max(lengths[-1][column], min(len(token.content), MAX_COLUMN_CHARS))
        elif token.type == "table_close":
            column = -1
    return lengths


def _inline_xml(tokens: Sequence[Token], base: str, keeps_lines: bool) -> str:
    """Return runs for inline tokens. `keeps_lines`: a line end of the source is a line end of the page."""
    out: list[str] = []
    depth = dict.fromkeys(_STYLE_TOKENS, 0)
    link = ("", 0)
    for token in tokens:
        name, _, edge = token.type.rpartition("_")
        style = base + "".join(f"<w:{tag}/>" for key, tag in _STYLE_TOKENS.items() if depth[key] and f"<w:{tag}/>" not in base)
        if name in depth:
            depth[name] += 1 if edge == "open" else -1
        elif token.type == "code_inline":
            out.append(_text_runs(token.content, _CODE_RUN + style))
        elif token.type == "link_open":
            link = (str(token.attrs.get("href", "")), len(out))
        elif token.type == "link_close":
            out.append(_address(link[0], "".join(out[link[1] :]), style))
        elif token.type == "image":
            out.append(_text_runs(token.content or str(token.attrs.get("src", "")), style))
        elif token.type == "hardbreak" or (token.type == "softbreak" and keeps_lines):
            out.append("<w:r><w:br/></w:r>")
        elif token.type == "softbreak":
            out.append(_text_runs(" ", style))
        else:
            out.append(_text_runs(token.content, style))
    return "".join(out)


def _address(target: str, shown: str, style: str) -> str:
    """Return the link's address in brackets, or nothing when the text already shows it."""
    return "" if not target or escape(target).removeprefix("mailto:") in shown else _text_runs(f" ({target})", style)


def _text_runs(text: str, style: str) -> str:
    """Return text as one run; line ends and `<br>` become line breaks."""
    if not text:
        return ""
    properties = f"<w:rPr>{style}</w:rPr>" if style else ""
    lines = [line for part in _BREAK.split(text) for line in part.split("\n")]
    body = "<w:br/>".join(f'<w:t xml:space="preserve">{escape(line)}</w:t>' for line in lines)
    return f"<w:r>{properties}{body}</w:r>"


_HANDLERS: dict[str, Callable[[_Writer, Token], None]] = {
    "inline": _Writer.inline,
    "heading_open": _Writer.heading,
    "heading_close": _Writer.heading_end,
    "blockquote_open": _Writer.quote,
    "blockquote_close": _Writer.quote_end,
    "bullet_list_open": _Writer.bullet_list,
    "ordered_list_open": _Writer.ordered_list,
    "bullet_list_close": _Writer.list_end,
    "ordered_list_close": _Writer.list_end,
    "list_item_open": _Writer.item,
    "list_item_close": _Writer.item_end,
    "fence": _Writer.code,
    "code_block": _Writer.code,
    "hr": _Writer.rule,
    "table_open": _Writer.table,
    "table_close": _Writer.table_end,
    "thead_open": _Writer.header,
    "thead_close": _Writer.header_end,
    "tr_open": _Writer.row,
    "tr_close": _Writer.row_end,
    "th_open": _Writer.cell,
    "td_open": _Writer.cell,
    "th_close": _Writer.cell_end,
    "td_close": _Writer.cell_end,
}
