"""What a printed page of a Word file shows and what it does not: each rule hides a canary and leaves its look-alike."""

import io
import zipfile

import pytest
import wordml as x

from ai_law_legal_agent_eval.deliverables import visible_text
from ai_law_legal_agent_eval.documents import read
from ai_law_legal_agent_eval.errors import UnreadableDocumentError

P, R = x.paragraph, x.run
FIELD = '<w:r><w:fldChar w:fldCharType="{}"/></w:r>'


def field(code: str, result: str) -> str:
    return FIELD.format("begin") + code + FIELD.format("separate") + result + FIELD.format("end")


STYLES = (
    '<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style>'
    '<w:style w:type="paragraph" w:styleId="Ghost"><w:name w:val="Ghost"/><w:rPr><w:vanish/></w:rPr></w:style>'
    '<w:style w:type="paragraph" w:styleId="GhostChild"><w:name w:val="c"/><w:basedOn w:val="Ghost"/></w:style>'
    '<w:style w:type="character" w:styleId="GhostChar"><w:name w:val="d"/><w:rPr><w:vanish/></w:rPr></w:style>'
    '<w:style w:type="character" w:styleId="Pale"><w:name w:val="e"/><w:rPr><w:color w:val="FEFEFE"/></w:rPr></w:style>'
    '<w:style w:type="paragraph" w:styleId="Dark"><w:name w:val="f"/><w:pPr><w:shd w:val="clear" w:fill="101010"/></w:pPr></w:style>'
    '<w:style w:type="paragraph" w:styleId="Loop"><w:name w:val="g"/><w:basedOn w:val="Loop"/></w:style>'
    '<w:style w:type="table" w:styleId="Grid"><w:name w:val="h"/><w:tblStylePr w:type="firstRow">'
    '<w:rPr><w:b/><w:color w:val="FFFFFF"/></w:rPr><w:tcPr><w:shd w:val="clear" w:fill="203050"/></w:tcPr></w:tblStylePr></w:style>'
    '<w:style w:type="table" w:styleId="Trick"><w:name w:val="i"/><w:rPr><w:color w:val="FFFFFF"/></w:rPr></w:style>'
)
WHITE = '<w:color w:val="FFFFFF"/>'
BACKGROUND_1 = '<w:color w:val="000000" w:themeColor="background1"/>'

HIDDEN = {
    "vanish": P(R("CANARY", "<w:vanish/>")),
    "vanish by paragraph style": P(R("CANARY"), properties='<w:pStyle w:val="Ghost"/>'),
    "vanish by inherited style": P(R("CANARY"), properties='<w:pStyle w:val="GhostChild"/>'),
    "vanish by character style": P(R("CANARY", '<w:rStyle w:val="GhostChar"/>')),
    "webHidden": P(R("CANARY", "<w:webHidden/>")),
    "specVanish": P(R("CANARY", "<w:specVanish/>")),
    "white": P(R("CANARY", WHITE)),
    "nearly white by style": P(R("CANARY", '<w:rStyle w:val="Pale"/>')),
    "theme white over a black value": P(R("CANARY", BACKGROUND_1)),
    "tinted to white": P(R("CANARY", '<w:color w:val="4F81BD" w:themeColor="accent1" w:themeTint="03"/>')),
    "yellow on a yellow highlight": P(R("CANARY", '<w:color w:val="FFFF00"/><w:highlight w:val="yellow"/>')),
    "black on a black shade": P(R("CANARY", '<w:color w:val="000000"/><w:shd w:val="clear" w:fill="000000"/>')),
    "black on a black paragraph": P(R("CANARY", '<w:color w:val="111111"/>'), properties='<w:shd w:val="clear" w:fill="000000"/>'),
    "dark on a solid pattern": P(R("CANARY", '<w:color w:val="000000"/><w:shd w:val="solid" w:color="000000"/>')),
    "no text fill": P(R("CANARY", "<w14:textFill><w14:noFill/></w14:textFill>")),
    "one point": P(R("CANARY", '<w:sz w:val="2"/>')),
    "three and a half points": P(R("CANARY", '<w:sz w:val="7"/>')),
    "scaled to one per cent": P(R("CANARY", '<w:w w:val="1"/>')),
    "letters on top of each other": P(R("CANARY", '<w:spacing w:val="-200"/><w:sz w:val="22"/>')),
    "raised off the page": P(R("CANARY", '<w:position w:val="3000"/>')),
    "line of one point": P(R("CANARY"), properties='<w:spacing w:line="20" w:lineRule="exact"/>'),
    "indented off the page": P(R("CANARY"), properties='<w:ind w:left="20000"/>'),
    "frame off the page": P(R("CANARY"), properties='<w:framePr w:x="31000" w:y="0"/>'),
    "deleted": P(f'<w:del w:author="A"><w:r><w:delText>CANARY</w:delText></w:r></w:del>{R("kept")}'),
    "deleted with plain text": P(f'<w:del w:author="A">{R("CANARY")}</w:del>'),
    "moved away": P(f"<w:moveFrom>{R('CANARY')}</w:moveFrom>"),
    "field code": P(field(R("CANARY"), R("shown"))),
    "field code over paragraphs": P(FIELD.format("begin")) + P(R("CANARY")) + P(FIELD.format("separate"), R("a"), FIELD.format("end")),
    "deleted row": x.table(x.row(x.cell(P(R("CANARY"))), properties="<w:del/>"), x.row(x.cell(P(R("kept"))))),
    "hidden row": x.table(x.row(x.cell(P(R("CANARY"))), properties="<w:hidden/>"), x.row(x.cell(P(R("kept"))))),
    "row without height": x.table(
        x.row(x.cell(P(R("CANARY"))), properties='<w:trHeight w:val="10" w:hRule="exact"/>'), x.row(x.cell(P(R("kept"))))
    ),
    "cell without width": x.table(
        x.row(x.cell(P(R("CANARY")), properties='<w:tcW w:w="5" w:type="dxa"/>'), x.cell(P(R("kept")))),
        properties='<w:tblLayout w:type="fixed"/>',
    ),
    "white by table style": x.table(x.row(x.cell(P(R("CANARY"))), x.cell(P(R("b")))), properties='<w:tblStyle w:val="Trick"/>'),
    "white in a white cell": x.table(
        x.row(x.cell(P(R("CANARY", WHITE)), properties='<w:shd w:val="clear" w:fill="FFFFFF"/>'), x.cell(P(R("b"))))
    ),
    "white text box": P(x.box("CANARY", properties=WHITE)),
    "white text box with a white fill": P(x.box("CANARY", properties=WHITE, fill="FFFFFF")),
    "text box without size": P(x.box("CANARY", size=10)),
    "text box off the page": P(x.box("CANARY", offset=-90_000_000)),
    "fallback copy": P(
        '<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:t>shown</w:t></mc:Choice><mc:Fallback><w:t>CANARY</w:t>'
        "</mc:Fallback></mc:AlternateContent></w:r>"
    ),
    "alternative text": P('<w:r><w:drawing><wp:inline><wp:docPr id="1" name="n" descr="CANARY"/></wp:inline></w:drawing></w:r>'),
    "visibility of an old shape": P(
        f'<w:r><w:pict><v:shape style="visibility:hidden"><v:textbox><w:txbxContent>{P(R("CANARY"))}</w:txbxContent></v:textbox>'
        "</v:shape></w:pict></w:r>"
    ),
}

SHOWN = {
    "plain": P(R("CANARY")),
    "vanish switched off": P(R("CANARY", '<w:vanish w:val="0"/>'), properties='<w:pStyle w:val="Ghost"/>'),
    "two vanishing styles cancel": P(R("CANARY", '<w:rStyle w:val="GhostChar"/>'), properties='<w:pStyle w:val="Ghost"/>'),
    "webHidden switched off": P(R("CANARY", '<w:webHidden w:val="0"/>')),
    "style based on itself": P(R("CANARY"), properties='<w:pStyle w:val="Loop"/>'),
    "white on a dark shade": P(R("CANARY", f'{WHITE}<w:shd w:val="clear" w:fill="203050"/>')),
    "white on a dark style": P(R("CANARY", WHITE), properties='<w:pStyle w:val="Dark"/>'),
    "white in a dark cell": x.table(
        x.row(x.cell(P(R("CANARY", WHITE)), properties='<w:shd w:val="clear" w:fill="203050"/>'), x.cell(P(R("b"))))
    ),
    "header row of a table style": x.table(
        x.row(x.cell(P(R("CANARY"))), x.cell(P(R("b")))),
        properties='<w:tblStyle w:val="Grid"/><w:tblLook w:val="0020" w:firstRow="1"/>',
    ),
    "automatic colour on black": P(R("CANARY", '<w:color w:val="auto"/><w:shd w:val="clear" w:fill="000000"/>')),
    "grey": P(R("CANARY", '<w:color w:val="A6A6A6"/>')),
    "four points": P(R("CANARY", '<w:sz w:val="8"/>')),
    "condensed": P(R("CANARY", '<w:spacing w:val="-20"/><w:w w:val="80"/>')),
    "superscript raised": P(R("CANARY", '<w:position w:val="12"/>')),
    "exact line of eleven points": P(R("CANARY"), properties='<w:spacing w:line="220" w:lineRule="exact"/>'),
    "single automatic line": P(R("CANARY"), properties='<w:spacing w:line="20" w:lineRule="auto"/>'),
    "hanging indent": P(R("CANARY"), properties='<w:ind w:left="-720" w:hanging="360"/>'),
    "inserted": P(f'<w:ins w:author="A">{R("CANARY")}</w:ins>'),
    "moved here": P(f"<w:moveTo>{R('CANARY')}</w:moveTo>"),
    "field result": P(field(R("code"), R("CANARY"))),
    "nested field result": P(field(field(R("a"), R("b")), R("CANARY"))),
    "simple field": P(f'<w:fldSimple w:instr="PAGE">{R("CANARY")}</w:fldSimple>'),
    "link": P(f"<w:hyperlink>{R('CANARY')}</w:hyperlink>"),
    "smart tag in custom XML": P(f"<w:customXml><w:smartTag>{R('CANARY')}</w:smartTag></w:customXml>"),
    "content control in a line": P(f"<w:sdt><w:sdtContent>{R('CANARY')}</w:sdtContent></w:sdt>"),
    "content control around paragraphs": f"<w:sdt><w:sdtContent>{P(R('CANARY'))}</w:sdtContent></w:sdt>",
    "content control around a row": x.table(
        f"<w:sdt><w:sdtContent>{x.row(x.cell(P(R('CANARY'))), x.cell(P(R('b'))))}</w:sdtContent></w:sdt>"
    ),
    "content control around a cell": x.table(
        x.row(f"<w:sdt><w:sdtContent>{x.cell(P(R('CANARY')))}</w:sdtContent></w:sdt>", x.cell(P(R("b"))))
    ),
    "text box": P(x.box("CANARY")),
    "white in a dark text box": P(x.box("CANARY", properties=WHITE, fill="203050")),
    "formula": P("<m:oMath><m:r><m:t>CANARY</m:t></m:r></m:oMath>"),
    "unknown extension falls back": P(
        '<w:r><mc:AlternateContent><mc:Choice Requires="zzz"><w:t>no</w:t></mc:Choice><mc:Fallback><w:t>CANARY</w:t>'
        "</mc:Fallback></mc:AlternateContent></w:r>"
    ),
    "table in a cell": x.table(x.row(x.cell(x.table(x.row(x.cell(P(R("CANARY"))))) + P()), x.cell(P(R("b"))))),
}


@pytest.mark.parametrize("body", HIDDEN.values(), ids=HIDDEN.keys())
def test_hidden_text_is_dropped_and_counted(body: str) -> None:
    seen = visible_text("memo.docx", x.docx(body, styles=STYLES))
    assert "CANARY" not in seen.text
    if "fallback" not in body.lower():
        assert seen.hidden_chars >= len("CANARY")
    assert seen.hidden_chars == sum(chars for _, chars in seen.hidden)


@pytest.mark.parametrize("body", SHOWN.values(), ids=SHOWN.keys())
def test_printed_text_stays(body: str) -> None:
    seen = visible_text("memo.docx", x.docx(body, styles=STYLES))
    assert seen.text.count("CANARY") == 1
    assert not [why for why, _ in seen.hidden if why != "field code"]


DROPPED_FROM_THE_RECORD = {"field code", "field code over paragraphs", "fallback copy"}
LABELLED = {"inserted", "moved here"}


@pytest.mark.parametrize("name", HIDDEN)
def test_the_record_reader_labels_what_is_hidden(name: str) -> None:
    text = read("paper.docx", x.docx(HIDDEN[name], styles=STYLES)).text
    lines = [line for line in text.split("\n") if "CANARY" in line]
    assert len(lines) == (0 if name in DROPPED_FROM_THE_RECORD else 1)
    assert all("[" in line.partition("CANARY")[0] for line in lines)


@pytest.mark.parametrize("name", SHOWN)
def test_the_record_reader_labels_nothing_else(name: str) -> None:
    text = read("paper.docx", x.docx(SHOWN[name], styles=STYLES)).text
    assert text.count("CANARY") == 1
    assert ("[" in text) == (name in LABELLED)


def test_a_hidden_default_hides_everything_and_a_run_can_undo_it() -> None:
    styles = "<w:docDefaults><w:rPrDefault><w:rPr><w:vanish/></w:rPr></w:rPrDefault></w:docDefaults>"
    body = P(R("CANARY")) + P(R("shown", '<w:vanish w:val="false"/>'))
    assert visible_text("a.docx", x.docx(body, styles=styles)).text == "shown"


NOTE = '<w:footnote w:id="{}"><w:p>' + R("{}") + "</w:p></w:footnote>"


def cite(key: int, properties: str = "") -> str:
    return f'<w:r><w:rPr>{properties}</w:rPr><w:footnoteReference w:id="{key}"/></w:r>'


NOTES = {
    "cited": (P(R("text"), cite(2)), "text\nCANARY"),
    "cited from hidden text": (P(R("text"), cite(2, "<w:vanish/>")), "text"),
    "not cited": (P(R("text")), "text"),
}


@pytest.mark.parametrize(("body", "expected"), NOTES.values(), ids=NOTES.keys())
def test_footnotes_are_seen_when_seen_text_cites_them(body: str, expected: str) -> None:
    seen = visible_text("a.docx", x.docx(body, footnotes=NOTE.format(2, "CANARY")))
    assert seen.text == expected
    assert (seen.hidden_chars > 0) == ("CANARY" not in expected)


def test_a_note_that_cites_itself_ends() -> None:
    notes = f'<w:footnote w:id="2"><w:p>{R("note")}{cite(2)}</w:p></w:footnote>'
    assert visible_text("a.docx", x.docx(P(R("t"), cite(2)), footnotes=notes)).text == "t\nnote"


def test_the_record_reader_shows_comments_notes_and_page_edges_once() -> None:
    comment = f'<w:comment w:id="7" w:author="Ada">{P(R("check this"))}</w:comment>'
    body = (
        P(R("Hold"), '<w:r><w:commentReference w:id="7"/></w:r>', cite(2), R(" all lots."))
        + '<w:sectPr><w:headerReference r:id="header"/><w:headerReference r:id="header"/><w:footerReference r:id="footer"/></w:sectPr>'
    )
    data = x.docx(body, comments=comment, footnotes=NOTE.format(2, "see Annex"), header=P(R("Draft")), footer=P(R("Page 1")))
    assert read("a.docx", data).text.split("\n") == [
        "[page header: Draft]",
        "Hold[comment by Ada: check this][footnote 1] all lots.",
        "[footnote 1] see Annex",
        "[page footer: Page 1]",
    ]
    assert visible_text("a.docx", data).text == "Hold all lots.\nsee Annex"


def test_the_record_reader_names_who_changed_what() -> None:
    body = P(
        R("Net "),
        '<w:del w:author="Ada"><w:r><w:delText>30</w:delText></w:r></w:del>',
        f'<w:ins w:author="Bo">{R("60")}</w:ins>',
        R(" days"),
    )
    data = x.docx(body)
    assert read("a.docx", data).text == "Net [deleted by Ada: 30][inserted by Bo: 60] days"
    assert visible_text("a.docx", data).text == "Net 60 days"


LEVELS = ('<w:lvl w:ilvl="{}"><w:start w:val="{}"/><w:numFmt w:val="{}"/>{}<w:lvlText w:val="{}"/></w:lvl>').format
AGREEMENT = (
    '<w:abstractNum w:abstractNumId="0">'
    + LEVELS(0, 1, "upperRoman", '<w:pStyle w:val="Art"/>', "Article %1")
    + LEVELS(1, 1, "decimal", "<w:isLgl/>", "%1.%2")
    + LEVELS(2, 1, "lowerLetter", "", "(%3)")
    + LEVELS(3, 1, "lowerRoman", "", "(%4)")
    + '</w:abstractNum><w:abstractNum w:abstractNumId="1">'
    + LEVELS(0, 5, "decimal", "", "%1)")
    + LEVELS(1, 1, "bullet", "", "o")
    + '</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>'
    '<w:num w:numId="2"><w:abstractNumId w:val="1"/></w:num><w:num w:numId="3"><w:abstractNumId w:val="1"/>'
    '<w:lvlOverride w:ilvl="0"><w:startOverride w:val="9"/></w:lvlOverride></w:num>'
    '<w:num w:numId="4"><w:abstractNumId w:val="1"/></w:num>'
)
ARTICLE = (
    '<w:style w:type="paragraph" w:styleId="Art"><w:name w:val="heading 1"/>'
    '<w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr></w:style>'
)


def numbered(text: str, num: int, level: int, mark: str = "") -> str:
    return P(R(text), properties=f'<w:numPr><w:ilvl w:val="{level}"/><w:numId w:val="{num}"/></w:numPr><w:rPr>{mark}</w:rPr>')


NUMBERING = {
    "multilevel, restarted under each article": (
        [
            P(R("Term"), properties='<w:pStyle w:val="Art"/>'),
            *(numbered(*item) for item in (("a", 1, 1), ("b", 1, 2), ("c", 1, 2), ("d", 1, 3), ("e", 1, 1))),
            P(R("Fee"), properties='<w:pStyle w:val="Art"/>'),
            numbered("f", 1, 1),
            numbered("g", 1, 2),
        ],
        ["Article I Term", "1.1 a", "(a) b", "(b) c", "(i) d", "1.2 e", "Article II Fee", "2.1 f", "(a) g"],
    ),
    "start value, shared counter, override": (
        [numbered("a", 2, 0), numbered("b", 4, 0), numbered("c", 3, 0), numbered("d", 3, 0), numbered("e", 2, 1)],
        ["5) a", "6) b", "9) c", "10) d", "• e"],
    ),
    "a deleted paragraph mark does not count": (
        [numbered("a", 2, 0), numbered("b", 2, 0, "<w:del/>"), numbered("c", 2, 0)],
        ["5) a", "b", "6) c"],
    ),
    "number switched off": ([numbered("a", 0, 0), numbered("b", 99, 0)], ["a", "b"]),
}


@pytest.mark.parametrize(("body", "expected"), NUMBERING.values(), ids=NUMBERING.keys())
def test_numbers_are_those_that_word_prints(body: list[str], expected: list[str]) -> None:
    data = x.docx("".join(body), numbering=AGREEMENT, styles=ARTICLE)
    assert visible_text("a.docx", data).text.split("\n") == expected
    assert read("a.docx", data).text.split("\n") == expected


def test_a_label_can_be_hidden_too() -> None:
    level = (
        '<w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="bullet"/><w:lvlText w:val="CANARY text"/><w:rPr><w:vanish/></w:rPr></w:lvl>'
    )
    numbering = f'<w:abstractNum w:abstractNumId="0">{level}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>'
    seen = visible_text("a.docx", x.docx(numbered("shown", 1, 0), numbering=numbering))
    assert seen.text == "shown"
    assert seen.hidden == (("hidden font", 11),)


def test_blocks_carry_kind_level_cells_and_header() -> None:
    header = x.row(x.cell(P(R("Lot", "<w:b/>"))), x.cell(P(R("Risk", "<w:b/>"))))
    body = (
        P(R("Findings"), properties='<w:pStyle w:val="Art"/>')
        + x.table(header, x.row(x.cell(P(R("L1")), P(R("Chandler"))), x.cell(P(R("high")))))
        + P(R("tail"), properties='<w:outlineLvl w:val="2"/>')
    )
    seen = visible_text("a.docx", x.docx(body, styles=ARTICLE))
    assert [(block.kind, block.level, block.is_header) for block in seen.blocks] == [
        ("heading", 1, False),
        ("table_row", 0, True),
        ("table_row", 0, False),
        ("heading", 3, False),
    ]
    assert [span.cut(seen.text) for span in seen.blocks[2].cells] == ["L1\nChandler", "high"]
    assert [block.span.cut(seen.text) for block in seen.blocks] == ["Findings", "Lot | Risk", "L1\nChandler | high", "tail"]
    assert read("a.docx", x.docx(body, styles=ARTICLE)).blocks[2].text == "L1 / Chandler | high"


def test_a_frame_of_one_cell_is_no_row() -> None:
    body = x.table(x.row(x.cell(P(R("Title"), properties='<w:pStyle w:val="Art"/>'), P(R("text")))))
    assert [block.kind for block in visible_text("a.docx", x.docx(body, styles=ARTICLE)).blocks] == ["heading", "paragraph"]


UNREADABLE = {
    "empty": b"",
    "text with the name of a Word file": b"# Memo\n\nHold all lots.",
    "zip without a document": x.zipped({"a.txt": b"x"}),
    "document without a body": x.zipped({"word/document.xml": b"<a/>"}),
    "broken XML": x.zipped({"word/document.xml": b"<w:document"}),
    "entities": x.zipped({"word/document.xml": b'<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>'}),
    "deep XML": x.zipped({"word/document.xml": b"<a>" * 5000 + b"</a>" * 5000}),
    "bomb": x.zipped({"word/document.xml": b"<a>" + b" " * 50_000_000 + b"</a>"}),
    "older format": b"\xd0\xcf\x11\xe0" + b"\0" * 100,
    "cut off": x.docx(P(R("text")))[:-30],
}


@pytest.mark.parametrize("data", UNREADABLE.values(), ids=UNREADABLE.keys())
def test_what_is_no_word_file_is_unreadable_with_a_reason(data: bytes) -> None:
    for reader in (read, visible_text):
        with pytest.raises(UnreadableDocumentError) as caught:
            reader("memo.docx", data)
        assert caught.value.name == "memo.docx"
        assert caught.value.reason


def test_deeply_nested_tables_end_in_text_or_a_reason() -> None:
    body = "<w:tbl><w:tr><w:tc><w:p/>" * 80 + P(R("deep")) + "</w:tc></w:tr></w:tbl>" * 80
    try:
        assert visible_text("a.docx", x.docx(body)).text == "deep"
    except UnreadableDocumentError as error:
        assert "deep" in error.reason  # noqa: PT017


def test_strict_open_xml_reads_the_same() -> None:
    data = x.docx(P(R("strict")))
    strict = "http://purl.oclc.org/ooxml/wordprocessingml/main"
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        parts = {name: archive.read(name) for name in archive.namelist()}
    main = "http://schemas.openxmlformats.org/wordprocessingml/2006/main"
    parts = {name: part.replace(main.encode(), strict.encode()) for name, part in parts.items()}
    assert visible_text("a.docx", x.zipped(parts)).text == "strict"
