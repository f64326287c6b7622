"""Moving through WordprocessingML: which elements are wrappers only, and what they say about what they wrap."""

from collections.abc import Iterator
from dataclasses import replace

from lxml.etree import _Element as Element

from ai_law_legal_agent_eval.documents.word.blocks import Mark, Setting
from ai_law_legal_agent_eval.documents.word.package import MC, W

_TRANSPARENT = frozenset(
    f"{W}{name}" for name in ("sdt", "sdtContent", "smartTag", "customXml", "hyperlink", "fldSimple", "dir", "bdo", "ruby", "rubyBase")
)
_REVISIONS: dict[str, tuple[Mark, str]] = {
    f"{W}ins": ("inserted", ""),
    f"{W}moveTo": ("inserted", ""),
    f"{W}del": ("deleted", "deleted revision"),
    f"{W}moveFrom": ("moved away", "deleted revision"),
}
_ALTERNATIVE = f"{MC}AlternateContent"
_KNOWN_NAMESPACES = ("http://schemas.microsoft.com/office/", "http://schemas.openxmlformats.org/", "urn:schemas-microsoft-com:")


def unwrapped(parent: Element, setting: Setting) -> Iterator[tuple[Element, Setting]]:
    """Yield the children with wrappers opened, in order, each with the setting that its wrappers leave it in.

    Of mc:AlternateContent only the alternative that Word shows is opened.
    """
    stack = [(iter(parent), setting)]
    while stack:
        children, outer = stack[-1]
        child = next(children, None)
        if child is None:
            stack.pop()
        elif not isinstance(child.tag, str):
            continue
        elif child.tag in _TRANSPARENT:
            stack.append((iter(child), outer))
        elif child.tag in _REVISIONS:
            stack.append((iter(child), _revised(child, outer)))
        elif child.tag == _ALTERNATIVE:
            shown = chosen(child)
            if shown is not None:
                stack.append((iter(shown), outer))
        else:
            yield child, outer


def chosen(alternative: Element) -> Element | None:
    """Return the alternative that Word shows: the first Choice whose extensions it knows, else the Fallback."""
    for choice in alternative.findall(f"{MC}Choice"):
        names = [choice.nsmap.get(prefix, "") for prefix in (choice.get("Requires") or "").split()]
        if names and all(name.startswith(_KNOWN_NAMESPACES) for name in names):
            return choice
    return alternative.find(f"{MC}Fallback")


def descendants(parent: Element, stop: str) -> Iterator[Element]:
    """Yield all descendants that are shown, in order; an element named `stop` is yielded but not entered."""
    stack = [iter(parent)]
    while stack:
        child = next(stack[-1], None)
        if child is None:
            stack.pop()
        elif child.tag == _ALTERNATIVE:
            shown = chosen(child)
            if shown is not None:
                stack.append(iter(shown))
        elif isinstance(child.tag, str):
            yield child
            if child.tag != stop:
                stack.append(iter(child))


def _revised(element: Element, outer: Setting) -> Setting:
    mark, why = _REVISIONS[element.tag]
    if outer.why:
        return outer
    return replace(outer, mark=mark, why=why, author=element.get(f"{W}author", ""))
