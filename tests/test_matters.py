"""All released matters: size, independence from each other, findings that need several documents, files that an office program opens."""

import re
import shutil
import subprocess
from collections.abc import Mapping
from functools import cache
from itertools import combinations
from pathlib import Path

import pytest

from ai_law_legal_agent_eval.keys.forms import Lexicon
from ai_law_legal_agent_eval.keys.model import Fact
from ai_law_legal_agent_eval.record import DEFAULT_PAGE_CHARS, grep, page_count, read_page
from ai_law_legal_agent_eval.tasks import Task, load_task, slugs
from ai_law_legal_agent_eval.text.fold import fold
from ai_law_legal_agent_eval.text.values import values
from ai_law_legal_agent_eval.text.words import word_texts, words

SLUGS = slugs()
MAX_SHARED_WORDS = 25
MIN_CHARS, MAX_CHARS = 70_000, 110_000
MAX_TURNS = 30
_MAIL_HEADER = re.compile(r"(?im)^(?:from|to|cc|date|subject|sent|message-id|mime-version|content-\w+|x-[\w-]+):.*$")


@cache
def task(slug: str) -> Task:
    return load_task(slug)


@cache
def runs(slug: str) -> dict[tuple[str, ...], str]:
    """Every run of one word more than may be shared, with its document."""
    found = {}
    for document in task(slug).record.documents:
        texts = [word.text for word in words(fold(_MAIL_HEADER.sub("", document.text)).text)]
        for place in range(len(texts) - MAX_SHARED_WORDS):
            found[tuple(texts[place : place + MAX_SHARED_WORDS + 1])] = document.name
    return found


@pytest.mark.parametrize(("one", "other"), list(combinations(SLUGS, 2)))
def test_matters_share_no_long_run_of_words(one: str, other: str) -> None:
    shared = runs(one).keys() & runs(other).keys()
    assert not shared, [(runs(one)[run], " ".join(run)) for run in sorted(shared)[:3]]


@pytest.mark.parametrize("slug", SLUGS)
def test_a_record_can_be_read_within_the_turns(slug: str) -> None:
    documents = task(slug).record.documents
    assert MIN_CHARS <= sum(len(document.text) for document in documents) <= MAX_CHARS
    pages = sum(page_count(document, DEFAULT_PAGE_CHARS) for document in documents)
    assert 1 + pages + 1 <= MAX_TURNS, "one turn to list, one a page, one to save"


@pytest.mark.parametrize("slug", SLUGS)
def test_no_single_document_proves_a_finding(slug: str) -> None:
    for finding in task(slug).anchors.findings:
        if finding.status == "live":
            assert len({fact.document for fact in finding.facts if fact.document}) >= 2, finding.id


def facts(slug: str) -> list[tuple[str, Fact]]:
    """Every fact that a document states, with the document's name."""
    anchors = task(slug).anchors
    stated = [fact for finding in anchors.findings if finding.status == "live" for fact in finding.facts if fact.document]
    return [(anchors.documents[fact.document or ""], fact) for fact in stated]


def states(text: str, form: str, names: Mapping[str, tuple[str, ...]]) -> bool:
    lexicon, folded = Lexicon(names), fold(text).text
    return lexicon.add(form).holds(lexicon.scan(word_texts(folded), values(folded), folded))


@pytest.mark.parametrize("slug", SLUGS)
def test_every_fact_stands_on_a_page_that_an_agent_can_read(slug: str) -> None:
    record, names = task(slug).record, task(slug).anchors.names
    pages = {
        document.name: [
            read_page(record, document.name, number, DEFAULT_PAGE_CHARS)
            for number in range(1, page_count(document, DEFAULT_PAGE_CHARS) + 1)
        ]
        for document in record.documents
    }
    table = {
        fact.id: [number for number, page in enumerate(pages[name], start=1) if states(page, fact.value, names)]
        for name, fact in facts(slug)
        if fact.value
    }
    assert len(table) > 20
    assert [identity for identity, found in table.items() if not found] == []


@pytest.mark.parametrize("slug", SLUGS)
def test_every_fact_is_met_by_a_search(slug: str) -> None:
    record, names = task(slug).record, task(slug).anchors.names
    texts = {document.name: document.text for document in record.documents}
    unmet = [
        (fact.id, written)
        for name, fact in facts(slug)
        if fact.value
        for written in places(texts[name], fact.value, names)
        if grep(record, re.escape(written), name=name).startswith("No line")
    ]
    assert unmet == []


def places(text: str, form: str, names: Mapping[str, tuple[str, ...]]) -> list[str]:
    """How the document writes each item of the form, as far as it stands on one line."""
    lexicon, folded = Lexicon(names), fold(text)
    parsed = lexicon.add(form)
    spans = lexicon.places(parsed, words(folded.text), values(folded.text), folded.text)
    assert spans
    return [folded.to_raw(span).cut(text).split("\n")[0] for span in spans]


@pytest.mark.parametrize("slug", SLUGS)
def test_no_document_states_all_facts_of_a_finding(slug: str) -> None:
    names = task(slug).anchors.names
    texts = {document.name: document.text for document in task(slug).record.documents}
    for finding in task(slug).anchors.findings:
        proof = [fact.value for fact in finding.facts if fact.document and fact.value]
        if finding.status == "live":
            assert [name for name, text in texts.items() if all(states(text, value, names) for value in proof)] == [], finding.id


@pytest.mark.parametrize("slug", SLUGS)
def test_every_criterion_and_decision_is_numbered_as_released(slug: str) -> None:
    anchors = task(slug).anchors
    assert [finding.id for finding in anchors.findings] == [f"ISS-00{number}" for number in range(1, 8)]
    assert sum(finding.status == "negative_control" for finding in anchors.findings) == 1
    assert len(anchors.distractors) in (4, 5, 6)
    assert len(anchors.must_not_say) in (5, 6)
    assert len(task(slug).rubric.criteria) == (48 if slug == "orion-compute-001" else 42)


@pytest.mark.skipif(shutil.which("soffice") is None, reason="LibreOffice is not installed")
def test_an_office_program_opens_every_document(tmp_path: Path) -> None:
    files = [path for slug in SLUGS for path in sorted((task(slug).folder / "documents").glob("*.*")) if path.suffix in (".docx", ".xlsx")]
    home = f"-env:UserInstallation=file://{tmp_path}/home"
    command = ["soffice", home, "--headless", "--convert-to", "pdf", "--outdir", str(tmp_path), *map(str, files)]
    subprocess.run(command, check=True, capture_output=True, timeout=400)
    missing = [path.name for path in files if not (tmp_path / path.with_suffix(".pdf").name).is_file()]
    assert not missing
