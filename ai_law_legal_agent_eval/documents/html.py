"""HTML as lines of text, without what a mail program or browser does not show."""

import html
import re
from html.parser import HTMLParser

from ai_law_legal_agent_eval.documents.model import Block, Document
from ai_law_legal_agent_eval.documents.txt import decoded

MAX_CHARS = 2_000_000
MAX_OPEN = 500

_VOID = frozenset("area base br col embed hr img input link meta source track wbr".split())
_SKIPPED = frozenset("script style head title template noscript object svg".split())
_BLOCKS = frozenset(
    [
        "address",
        "article",
        "blockquote",
        "body",
        "dd",
        "div",
        "dl",
        "dt",
        "fieldset",
        "footer",
        "form",
        "h1",
        "h2",
        "h3",
        "h4",
        "h5",
        "h6",
        "header",
        "hr",
        "li",
        "main",
        "nav",
        "ol",
        "p",
        "pre",
        "section",
        "table",
        "tbody",
        "td",
        "th",
        "tfoot",
        "thead",
        "tr",
        "ul",
    ]
)
_HIDING = re.compile(
    r"display\s*:\s*none|visibility\s*:\s*hidden|mso-hide\s*:\s*all|opacity\s*:\s*0(?:\.0*)?\s*(?:;|$)"
    r"|font-size\s*:\s*[01](?:\.\d*)?(?:px|pt|em|%)?\s*(?:;|!|$)|(?:^|;)\s*(?:max-)?(?:height|width)\s*:\s*0(?:px|pt)?\s*(?:;|$)"
    r"|(?:^|;)\s*color\s*:\s*(?:white|#fff(?:fff)?)\s*(?:;|!|$)",
    re.IGNORECASE,
)
_PAINTING = re.compile(r"background(?:-color)?\s*:\s*(?!white|#fff|transparent|none)", re.IGNORECASE)
_SPACE = re.compile(r"[ \t\r\n\f]+")
_TITLE = re.compile(r"<title[^>]{0,200}>([^<]{0,500})", re.IGNORECASE)


def read(name: str, data: bytes) -> Document:
    """Return a web page as text, a block a line. Raises UnreadableDocumentError when it is no text."""
    source = decoded(name, data).removeprefix("\ufeff")
    lines = text_of_html(source).split("\n")
    blocks = [Block("paragraph", line, f"line {number}") for number, line in enumerate(lines, start=1) if line]
    if len(source) > MAX_CHARS:
        blocks.append(Block("note", f"[the rest is not shown; at most {MAX_CHARS:,} characters of a page are]", f"line {len(lines) + 1}"))
    title = _TITLE.search(source[:MAX_CHARS])
    return Document(name, "html", html.unescape(" ".join(title.group(1).split())) if title else "", tuple(blocks))


def text_of_html(source: str) -> str:
    """Return the text that a mail program shows: a line a block, table cells joined by " | ".

    >>> text_of_html("<p>Hold <b>all</b> lots<p style='display:none'>ignore this</p><tr><td>1<td>2</tr>")
    'Hold all lots\\n1 | 2'
    """
    reader = _Reader()
    reader.feed(source[:MAX_CHARS])
    reader.close()
    return reader.text()


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.lines: list[list[str]] = [[]]
        self.open: list[tuple[str, bool]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self._break(tag)
        if tag == "br":
            self.lines.append([])
        if tag in ("p", "li", "td", "th", "tr"):
            self._close_open(tag)
        if tag in ("td", "th") and self.lines[-1]:
            self.lines[-1].append(" | ")
        if tag == "li":
            self.lines[-1].append("- ")
        if tag not in _VOID and len(self.open) < MAX_OPEN:
            self.open.append((tag, self._is_hidden() or tag in _SKIPPED or _hides(dict(attrs))))

    def _close_open(self, tag: str) -> None:
        """Close an element of the same kind that was left open, as HTML allows."""
        if self.open and self.open[-1][0] in ({"td", "th"} if tag in ("td", "th") else {tag}):
            self.open.pop()

    def handle_endtag(self, tag: str) -> None:
        for place in range(len(self.open) - 1, -1, -1):
            if self.open[place][0] == tag:
                del self.open[place:]
                break
        self._break(tag)

    def handle_data(self, data: str) -> None:
        if not self._is_hidden():
            self.lines[-1].append(_SPACE.sub(" ", data))

    def _is_hidden(self) -> bool:
        return bool(self.open) and self.open[-1][1]

    def _break(self, tag: str) -> None:
        if tag in _BLOCKS and tag not in ("td", "th") and self.lines[-1]:
            self.lines.append([])

    def text(self) -> str:
        lines = (_SPACE.sub(" ", "".join(parts)).strip(" |") for parts in self.lines)
        return "\n".join(line for line in lines if line and line != "-")


def _hides(attributes: dict[str, str | None]) -> bool:
    if "hidden" in attributes:
        return True
    style = attributes.get("style") or ""
    found = _HIDING.search(style)
    return found is not None and not ("color" in found.group().lower() and _PAINTING.search(style))
