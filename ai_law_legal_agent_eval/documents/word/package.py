"""A Word file's parts as XML trees, parsed under caps."""

import posixpath
from dataclasses import dataclass
from functools import cached_property

from lxml import etree
from lxml.etree import _Element as Element

from ai_law_legal_agent_eval.documents.archive import Archive
from ai_law_legal_agent_eval.errors import UnreadableDocumentError

W = "{http://schemas.openxmlformats.org/wordprocessingml/2006/main}"
R = "{http://schemas.openxmlformats.org/officeDocument/2006/relationships}"
A = "{http://schemas.openxmlformats.org/drawingml/2006/main}"
MC = "{http://schemas.openxmlformats.org/markup-compatibility/2006}"
VAL = f"{W}val"

_RELATION = "{http://schemas.openxmlformats.org/package/2006/relationships}Relationship"
_TITLE = "{http://purl.org/dc/elements/1.1/}title"
# Files saved as "Strict Open XML" (ISO/IEC 29500 strict) differ in the names of their namespaces only.
_STRICT = (
    (b"http://purl.oclc.org/ooxml/wordprocessingml/main", W[1:-1].encode()),
    (b"http://purl.oclc.org/ooxml/officeDocument/relationships", R[1:-1].encode()),
    (b"http://purl.oclc.org/ooxml/drawingml/main", A[1:-1].encode()),
)


def parse_xml(name: str, part: str, data: bytes) -> Element:
    """Return the root of an XML part. Raises UnreadableDocumentError for bad XML, a DTD, or nesting over 256 levels."""
    for strict, transitional in _STRICT:
        data = data.replace(strict, transitional)
    parser = etree.XMLParser(
        resolve_entities=False, no_network=True, huge_tree=False, load_dtd=False, remove_comments=True, remove_pis=True
    )
    try:
        root = etree.fromstring(data, parser)
    except (etree.XMLSyntaxError, ValueError) as error:
        raise UnreadableDocumentError(name, f"its part {part[:80]} is no well-formed XML ({str(error)[:120]})") from None
    if root.getroottree().docinfo.internalDTD is not None:
        raise UnreadableDocumentError(name, f"its part {part[:80]} declares a document type, which Office files never do")
    return root


@dataclass(frozen=True)
class Package:
    """The parts of one Word file that its text depends on."""

    archive: Archive
    main: str

    @classmethod
    def open(cls, name: str, data: bytes) -> "Package":
        """Return the package. Raises UnreadableDocumentError when `data` is no Word file."""
        archive = Archive.open(name, data)
        targets = _relations(archive, "")
        main = next((target for kind, target in targets.values() if kind == "officeDocument"), "word/document.xml")
        package = cls(archive, main)
        if package.body is None:
            raise UnreadableDocumentError(name, f"no Word file: {main[:80]} holds no Word document")
        return package

    @cached_property
    def document(self) -> Element | None:
        """The root of the main part."""
        return self.root(self.main)

    @property
    def body(self) -> Element | None:
        """The body of the main part, None when it has none."""
        return None if self.document is None else self.document.find(f"{W}body")

    @cached_property
    def relations(self) -> dict[str, tuple[str, str]]:
        """The main part's relations by id: last word of the kind, name of the target part."""
        return _relations(self.archive, self.main)

    @cached_property
    def title(self) -> str:
        """The title property, "" when there is none."""
        root = self.root("docProps/core.xml")
        text = "" if root is None else root.findtext(_TITLE)
        return " ".join((text or "").split())

    def related(self, kind: str) -> Element | None:
        """Return the root of the main part's first related part of that kind ("styles", "theme"), None if none."""
        target = next((target for found, target in self.relations.values() if found == kind), None)
        return None if target is None else self.root(target)

    def root(self, part: str) -> Element | None:
        """Return the root of a part, None when the file has no such part."""
        data = self.archive.part(part)
        return None if data is None else parse_xml(self.archive.name, part, data)


def _relations(archive: Archive, part: str) -> dict[str, tuple[str, str]]:
    folder, base = posixpath.split(part)
    path = posixpath.join(folder, "_rels", f"{base}.rels")
    data = archive.part(path)
    if data is None:
        return {}
    return {
        relation.get("Id", ""): (
            relation.get("Type", "").rpartition("/")[2],
            posixpath.normpath(posixpath.join("/", folder, relation.get("Target", ""))).lstrip("/"),
        )
        for relation in parse_xml(archive.name, path, data).iter(_RELATION)
        if relation.get("TargetMode") != "External"
    }


def value(element: Element | None, default: str = "") -> str:
    """Return the element's w:val, `default` when the element or its value is missing."""
    return default if element is None else (element.get(VAL) or default)


def number(text: str | None) -> int | None:
    """Return a whole number as the format writes it, None when it is none.

    >>> number("-120"), number("12.0"), number("1pt"), number(None)
    (-120, 12, None, None)
    """
    try:
        return int(float(text or ""))
    except (ValueError, OverflowError):
        return None


def is_on(element: Element | None) -> bool | None:
    """Return what an on/off property says, None when it is not there. No value means on."""
    if element is None:
        return None
    return (element.get(VAL) or "1").lower() not in {"0", "false", "off"}
