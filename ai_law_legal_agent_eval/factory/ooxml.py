"""Elements of WordprocessingML, and runs of text as such elements."""

from docx.oxml.ns import nsmap, qn
from lxml import etree

from ai_law_legal_agent_eval.factory.papers import Run

Xml = etree._Element
_NAMESPACES = {"w": nsmap["w"]}


def w(tag: str, *children: Xml | None, **attributes: str | int) -> Xml:
    """Return the element `w:tag` with these attributes of the namespace w and these children; None is left out."""
    element = etree.Element(qn(f"w:{tag}"), nsmap=_NAMESPACES)
    for name, value in attributes.items():
        element.set(qn(f"w:{name}"), str(value))
    element.extend(child for child in children if child is not None)
    return element


def flag(tag: str, is_set: bool) -> Xml | None:
    """Return the toggle element `w:tag`, or None when it is not set."""
    return w(tag) if is_set else None


def twips(points: float) -> int:
    """Return twentieths of a point.

    >>> twips(5.5)
    110
    """
    return round(points * 20)


def text_run(run: Run) -> Xml:
    """Return the run as `w:r`; a line break becomes `w:br`. Not for footnotes, which need their number."""
    content = w("br") if run.text == "\n" else _text(run.text)
    style = w("rPr", flag("b", run.is_bold), flag("i", run.is_italic))
    return w("r", style if len(style) else None, content)


def field(instruction: str, result: int) -> tuple[Xml, ...]:
    """Return the runs of a field (PAGE, NUMPAGES); `result` is shown until Word lays out the pages."""
    code = w("instrText")
    code.set(qn("xml:space"), "preserve")
    code.text = f" {instruction} "
    return (
        w("r", w("fldChar", fldCharType="begin")),
        w("r", code),
        w("r", w("fldChar", fldCharType="separate")),
        w("r", _text(str(result))),
        w("r", w("fldChar", fldCharType="end")),
    )


def _text(text: str) -> Xml:
    element = w("t")
    element.set(qn("xml:space"), "preserve")
    element.text = text
    return element
