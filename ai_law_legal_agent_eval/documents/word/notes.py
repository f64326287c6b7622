"""Footnotes, endnotes and comments of a Word file by the ids that the text cites them with."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from lxml.etree import _Element as Element

from ai_law_legal_agent_eval.documents.word.package import Package, W

_KINDS = {f"{W}footnoteReference": "footnote", f"{W}endnoteReference": "endnote"}


@dataclass(frozen=True, slots=True)
class CitedNote:
    """A note at one place that cites it; `label` as the text marks it."""

    label: str
    place: str
    element: Element
    is_first: bool


@dataclass
class Notes:
    """The notes and comments of one document; counts the notes in the order in which they are cited."""

    package: Package
    _labels: dict[tuple[str, str], str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self._notes = {kind: _by_id(self.package.related(f"{kind}s"), kind) for kind in _KINDS.values()}
        self._comments = _by_id(self.package.related("comments"), "comment")

    def cited(self, reference: str, key: str) -> CitedNote | None:
        """Return the note that a reference element names, None when there is none."""
        kind = _KINDS[reference]
        element = self._notes[kind].get(key)
        if element is None:
            return None
        is_first = (kind, key) not in self._labels
        if is_first:
            count = 1 + sum(found == kind for found, _ in self._labels)
            self._labels[kind, key] = f"{kind} {count}"
        label = self._labels[kind, key]
        return CitedNote(label, label, element, is_first)

    def uncited(self) -> Iterator[Element]:
        """Yield the notes that nothing has cited so far, the separators left out."""
        for kind, notes in self._notes.items():
            for key, element in notes.items():
                if (kind, key) not in self._labels and element.get(f"{W}type", "normal") == "normal":
                    yield element

    def comment(self, key: str) -> tuple[str, str]:
        """Return author and text of a comment, two empty strings when there is none."""
        element = self._comments.get(key)
        if element is None:
            return "", ""
        paragraphs = ("".join(text.text or "" for text in part.iter(f"{W}t")) for part in element.iter(f"{W}p"))
        return element.get(f"{W}author", ""), " ".join(text for text in paragraphs if text)


def _by_id(root: Element | None, kind: str) -> dict[str, Element]:
    return {} if root is None else {element.get(f"{W}id", ""): element for element in root.findall(f"{W}{kind}")}
