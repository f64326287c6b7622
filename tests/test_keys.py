# ruff: noqa: E501 - tables: a case stays on one line
"""Answer keys: the form language, the model's closed fields, and the compiler that names every problem with its line."""

from datetime import date

import pytest
from memo_world import compiled, record, template

from ai_law_legal_agent_eval.errors import AuthorError
from ai_law_legal_agent_eval.keys.compile import compile_key, to_json
from ai_law_legal_agent_eval.keys.forms import Lexicon, parse_form
from ai_law_legal_agent_eval.keys.model import Anchors, Rubric
from ai_law_legal_agent_eval.text.fold import fold
from ai_law_legal_agent_eval.text.values import values
from ai_law_legal_agent_eval.text.words import word_texts, words

KEY = """\
matter: small-001
documents: {deed: deed.txt, list: list.txt}
names: {acme: ["Acme"], bolt: ["Bolt Ltd"]}
findings:
  - id: ISS-001
    title: Acme sold too many
    severity: high
    accepted: [high]
    who: ["@acme"]
    wrong: ["exceed*"]
    facts:
      - {id: limit, document: deed, value: "100 units", states: "the deed allows a hundred units to be sold", forms: ["100 & unit*"]}
      - {id: day, document: deed, value: "3 May 2025", states: "the deed is dated the third of May", forms: ["3 May 2025"]}
      - {id: sold, document: list, value: "120", states: "the list shows that a hundred and twenty were sold", forms: ["120 & sold"]}
      - {id: buyer, document: list, value: "@bolt", states: "the list names Bolt as the buyer of them", forms: ["@bolt"]}
      - {id: excess, kind: result, states: "twenty units more than allowed have been sold", forms: ["20 & over"]}
    remedies: ["recall*"]
  - {id: ISS-002, title: Packaging, status: negative_control, who: ["packag*"], wrong: ["packag*"], fine: "it is allowed"}
distractors:
  - {id: D-1, title: Colour, names: ["colour"], fine: "a matter of taste"}
must_not_say:
  - {id: M-1, title: Fraud, says: ["@acme & fraud*"], why: "nothing shows it"}
criteria:
  C-01: {credited: ISS-001}
  C-02: {finding: ISS-001, facts: [limit, sold], least: 2}
"""
RUBRIC = """\
matter: small-001
criteria:
  - {id: C-01, kind: identify, findings: [ISS-001], title: Finds it, match_criteria: Passes if found.}
  - {id: C-02, kind: ground, findings: [ISS-001], title: Grounds it, match_criteria: Passes if grounded.}
"""
DOCUMENTS = {
    "deed.txt": b"Deed of 3 May 2025. Acme may sell 100 units in any colour and packaging.",
    "list.txt": b"Sold by Acme: 120 pieces to Bolt Ltd.",
}


def problems(key: str = KEY, rubric: str = RUBRIC, cured: frozenset[str] = frozenset()) -> list[str]:
    try:
        compile_key(key, "key.yaml", rubric, DOCUMENTS, cured=cured)
    except AuthorError as error:
        return [str(problem) for problem in error.problems]
    return []


def test_a_sound_key_compiles() -> None:
    assert problems() == []


PROBLEMS = [
    # name, (old, new) in the key, what the message says
    ("unknown field", ("    severity: high", "    gravity: high"), "unknown field findings.0.gravity"),
    ("bad value", ("accepted: [high]", "accepted: [huge]"), "huge"),
    ("unknown name", ('who: ["@acme"]', 'who: ["@apex"]'), "unknown name '@apex'"),
    ("name not in the record", ('["Acme"]', '["Apex"]'), "'Apex', which no document has"),
    ("value not in its document", ('value: "120"', 'value: "130"'), "'130', which list.txt does not have"),
    ("value in another document only", ('document: list, value: "120"', 'document: deed, value: "120"'), "'120', which deed.txt does not have"),
    ("unknown document", ("document: deed, value", "document: dead, value"), "document 'dead'"),
    ("unsafe prefix", ('wrong: ["exceed*"]', 'wrong: ["e*"]'), "prefix 'e*'"),
    ("grammar words only", ('names: ["colour"]', 'names: ["the"]'), "grammar words only"),
    ("empty term", ('wrong: ["exceed*"]', 'wrong: ["exceed* & "]'), "empty term"),
    ("too few facts", ("      - {id: buyer, document: list, value: \"@bolt\", states: \"the list names Bolt as the buyer of them\", forms: [\"@bolt\"]}\n", ""), "4 facts"),
    ("no test for a criterion", ("  C-02: {finding: ISS-001, facts: [limit, sold], least: 2}\n", ""), "no test for C-02"),
    ("unknown fact", ("facts: [limit, sold]", "facts: [limit, gold]"), "fact gold of ISS-001"),
    ("a field twice", ("    severity: high\n", "    severity: high\n    severity: low\n"), "'severity' twice"),
    ("severity outside the accepted ones", ("accepted: [high]", "accepted: [low]"), "severity high"),
    ("status against the variant", ("    severity: high\n", "    status: cured\n    severity: high\n"), "status cured"),
]  # fmt: skip


@pytest.mark.parametrize(("change", "message"), [case[1:] for case in PROBLEMS], ids=[case[0] for case in PROBLEMS])
def test_the_compiler_says_what_is_wrong(change: tuple[str, str], message: str) -> None:
    assert change[0] in KEY
    found = problems(KEY.replace(*change))
    assert any(message in problem for problem in found), found
    assert all(problem.startswith("key.yaml:") for problem in found)


def test_problems_come_all_at_once_and_with_their_lines() -> None:
    key = KEY.replace('value: "120"', 'value: "130"').replace('value: "3 May 2025"', 'value: "4 May 2025"')
    lines = [int(problem.split(":")[1]) for problem in problems(key)]
    expected = [number for number, line in enumerate(key.splitlines(), start=1) if "130" in line or '"4 May' in line]
    assert lines == expected


def test_equal_input_gives_equal_bytes() -> None:
    first, second = (compile_key(KEY, "key.yaml", RUBRIC, dict(order)) for order in (DOCUMENTS.items(), reversed(DOCUMENTS.items())))
    assert to_json(first.anchors) == to_json(second.anchors)
    assert to_json(first.rubric).endswith("\n")


def test_the_anchors_hold_no_samples_and_say_what_they_come_from() -> None:
    text = to_json(compiled().anchors)
    assert Anchors.model_validate_json(text) == compiled().anchors
    assert "samples" not in text
    assert all(sample.text not in text for sample in compiled().samples)
    provenance = compiled().anchors.provenance
    assert set(provenance.documents) == set(record())
    assert len(provenance.key_sha256) == 64


def test_the_rubric_has_its_48_criteria() -> None:
    rubric = compiled().rubric
    assert Rubric.model_validate_json(to_json(rubric)) == rubric
    assert [criterion.id for criterion in rubric.criteria] == [f"C-{number:02d}" for number in range(1, 49)]
    assert all(len(criterion.match_criteria.split()) >= 8 for criterion in rubric.criteria)


def test_the_key_is_a_template_whose_lines_stay_true() -> None:
    source = (record.__module__, template("key.yaml"))[1]
    assert len(source.splitlines()) == len(template("key.yaml", frozenset({"ISS-002"})).splitlines())
    assert date(2025, 4, 14).isoformat() not in source


FORMS = [
    # form, sentence, holds
    ("53.6%", "the total is 53.6 per cent", True),
    ("53.6%", "the total is 0.536", True),
    ("53.6%", "the total is 52.6 per cent", False),
    ("12 May 2025", "it leaves on May 12", True),
    ("12 May 2025", "it leaves on May 13", False),
    ("six days", "it slipped by 6 days", True),
    ("1,040 & accelerator*|unit*", "one thousand and forty accelerators", True),
    ("1,040 & accelerator*|unit*", "1,040 shares", False),
    ("licen*", "the licensing question", True),
    ("licence", "two licenses", True),
    ("=licensing", "two licenses", False),
    ("=r4.2", "under R4.2 a licence is needed", True),
    ("=9.2", "Article 9.2", True),
    ("=9.2", "Article 19.2", False),
    ("power of attorney", "the power of attorney is limited", True),
    ("power of attorney", "the attorney has no power", False),
    ("@sel", "SEL's statement", True),
    ("@sel", "it sells nodes", False),
    ("a1 & + & b1", "a1 + b1", True),
    ("1,024", "1.024 accelerators", True),
    ("@sel ~be ~on_list", "SEL is on the Entity List", True),
    ("@sel ~be ~on_list", "the owner of SEL, which sells nodes, is on the Entity List", False),
    ("~makes @sel a listed & stake", "the stake makes SEL a listed party", True),
    ("~makes @sel a listed & stake", "the stake of a listed party makes SEL nervous", False),
]  # fmt: skip


@pytest.mark.parametrize(("form", "sentence", "expected"), FORMS)
def test_forms(form: str, sentence: str, *, expected: bool) -> None:
    lexicon = Lexicon({"sel": ["SEL"]})
    parsed = lexicon.add(form)
    text = fold(sentence).text
    mask = lexicon.scan(word_texts(text), values(text), text)
    assert parsed.holds(mask) is expected
    assert bool(lexicon.places(parsed, words(text), values(text), text)) is expected


def test_a_form_names_its_mistake() -> None:
    with pytest.raises(ValueError, match="unknown name '@x'"):
        parse_form("@x", {})
    with pytest.raises(ValueError, match="value or sign among the words"):
        parse_form("the 64 ~be 25%", {})


def test_wordings_of_one_term_share_one_number() -> None:
    lexicon = Lexicon({"sel": ["SEL", "Selten"]})
    first = lexicon.add("@sel ~be here").items[0]
    masks = {lexicon.scan(word_texts(fold(text).text), (), fold(text).text) for text in ("SEL is here", "Selten was here")}
    assert masks == {first}
