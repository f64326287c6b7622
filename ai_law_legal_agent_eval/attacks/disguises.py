"""Attempts that carry the memo where no reader sees it, or spell words so that no program knows them."""

import io
import random
import re
import zipfile
from collections.abc import Callable, Iterator, Mapping

from ai_law_legal_agent_eval.attacks.material import TITLE, Material
from ai_law_legal_agent_eval.attacks.terms import terms
from ai_law_legal_agent_eval.deliverables import word_from_markdown

BODY = "word/document.xml"
COVER = "This note covers the papers that we were given. They have been read, and the partner will hear from us shortly.\n\n" * 3
_RUN = re.compile(r"<w:r>(?:<w:rPr>(.*?)</w:rPr>)?(.*?)</w:r>", re.DOTALL)

# How a run can be made invisible on the page: properties of a run, by name. Source: ECMA-376 part 1, 17.3.2.
RUN_PROPERTIES: Mapping[str, str] = {
    "vanish": "<w:vanish/>",
    "web hidden": "<w:webHidden/>",
    "white text": '<w:color w:val="FFFFFF"/>',
    "nearly white text": '<w:color w:val="FEFEFE"/>',
    "one point": '<w:sz w:val="2"/>',
    "black on black": '<w:color w:val="000000"/><w:shd w:val="clear" w:fill="000000"/>',
    "black highlight": '<w:color w:val="000000"/><w:highlight w:val="black"/>',
}


def hidden(material: Material, _: random.Random) -> Iterator[str | bytes]:
    """The reference memo as hidden, tiny, white or deleted text, comments, header and file properties under a harmless cover."""
    for properties in RUN_PROPERTIES.values():
        yield _with_body(material, lambda run, inner, properties=properties: f"<w:r><w:rPr>{run}{properties}</w:rPr>{inner}</w:r>")  # type: ignore[misc]
    yield _with_body(material, _deleted)
    yield _in_part(material, "word/comments.xml", "comments", "w:comments", '<w:comment w:id="0" w:author="a">{}</w:comment>')
    yield _in_part(material, "word/header9.xml", "header", "w:hdr", "{}")


def _deleted(run: str, inner: str) -> str:
    text = inner.replace("<w:t", "<w:delText").replace("</w:t>", "</w:delText>")
    return f'<w:del w:id="1" w:author="a"><w:r><w:rPr>{run}</w:rPr>{text}</w:r></w:del>'


def _with_body(material: Material, change: Callable[[str, str], str]) -> bytes:
    """A Word file that shows the cover and carries the changed runs of the reference memo after it."""
    parts = _parts(word_from_markdown(f"{COVER}\n\n{material.reference}", title=TITLE))
    body = parts[BODY].decode("utf-8")
    paragraphs = body.split("<w:p>")
    shown = 1 + COVER.count("\n\n")
    carried = [_RUN.sub(lambda match: change(match[1] or "", match[2]), paragraph) for paragraph in paragraphs[shown:]]
    parts[BODY] = "<w:p>".join([*paragraphs[:shown], *carried]).encode("utf-8")
    return _packed(parts)


def _in_part(material: Material, name: str, relation: str, root: str, frame: str) -> bytes:
    """A Word file whose cover is shown and whose part `name` carries the memo."""
    parts = _parts(word_from_markdown(COVER, title=TITLE))
    lines = "".join(f"<w:p><w:r><w:t>{_escaped(line)}</w:t></w:r></w:p>" for line in material.reference.split("\n") if line.strip())
    space = "http://schemas.openxmlformats.org/wordprocessingml/2006/main"
    parts[name] = f'<?xml version="1.0" encoding="UTF-8"?><{root} xmlns:w="{space}">{frame.format(lines)}</{root}>'.encode()
    target = name.removeprefix("word/")
    kind = f"http://schemas.openxmlformats.org/officeDocument/2006/relationships/{relation}"
    link = f'<Relationship Id="rIdX" Type="{kind}" Target="{target}"/>'
    relations = "word/_rels/document.xml.rels"
    parts[relations] = parts[relations].replace(b"</Relationships>", link.encode() + b"</Relationships>")
    return _packed(parts)


def _escaped(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def _parts(data: bytes) -> dict[str, bytes]:
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def _packed(parts: Mapping[str, bytes]) -> bytes:
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in parts.items():
            archive.writestr(zipfile.ZipInfo(name), data)
    return buffer.getvalue()


SPELLINGS: tuple[Callable[[str], str], ...] = (
    "\u200b".join,
    lambda text: text.replace("e", "\u0435"),
    lambda text: text.replace(" ", " \u202e"),
    lambda text: text.replace("a", "a\u00ad"),
    lambda text: text.replace("o", "o\u2060"),
)


def stuffed(material: Material, _: random.Random) -> Iterator[str | bytes]:
    """The anchors' terms with invisible and foreign characters, below a harmless cover."""
    pool = ", ".join(term for finding in material.live for term in terms(material, finding))
    yield from (COVER + spelling(pool) for spelling in SPELLINGS)


def not_delivered(material: Material, _: random.Random) -> Iterator[str | bytes]:
    """What is no deliverable: an empty file, a sentence, the memo's text under the Word file's name."""
    yield from (b"", word_from_markdown("See the chat.", title=TITLE), material.reference.encode("utf-8"))
