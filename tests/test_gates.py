"""Structured gates: probes that fire and stay silent, what an author is told, and that no text can hold a worker up."""

from pathlib import Path
from typing import Any

import pytest
import yaml
from growth import cpu_seconds

from ai_law_legal_agent_eval.errors import AuthorError
from ai_law_legal_agent_eval.gates import MATCH_SECONDS, Gate, GateHit, GateTimeoutError, gate_hits, read_gates
from ai_law_legal_agent_eval.keys.authored import AuthoredFile
from ai_law_legal_agent_eval.text.spans import Span

PROBES: list[dict[str, Any]] = yaml.safe_load((Path(__file__).parent / "probes/gates.yaml").read_text(encoding="utf-8"))


def read(*entries: object) -> tuple[Gate, ...]:
    return read_gates(list(entries), "rubric.yaml", lambda *path: 1)


@pytest.mark.parametrize("probe", PROBES, ids=lambda probe: probe["why"])
def test_gates_fire_on_claims_and_stay_silent_on_denials(probe: dict[str, Any]) -> None:
    fired = bool(gate_hits(read(probe["gate"]), probe["text"]))
    assert fired == (probe["expect"] == "fires")


def test_probes_come_in_both_directions() -> None:
    found = [probe["expect"] for probe in PROBES]
    assert min(found.count("fires"), found.count("silent")) >= 14


def test_a_plain_string_and_its_mapping_report_alike() -> None:
    text = "We accept the  cap."
    plain, mapped = (gate_hits(read(entry), text) for entry in ("accept the cap", {"pattern": "accept the cap", "negation_guard": True}))
    assert plain == mapped == (GateHit("accept the cap", Span(3, 18)),)


def test_hits_come_in_the_order_of_the_gates() -> None:
    assert [hit.pattern for hit in gate_hits(read("cap", "fee"), "fee, cap, fee")] == ["cap", "fee", "fee"]


FAULTS = [
    ({"pattern": "a", "negation_gaurd": True}, "unknown key 'negation_gaurd'", "negation_guard"),
    ({"negation_guard": True}, "no pattern", "a mapping with a pattern"),
    ({"pattern": "a("}, "pattern 'a('", "a valid regular expression"),
    ({"pattern": "a", "require_context": "["}, "require_context '['", "a valid regular expression"),
    ({"pattern": "a", "negation_scope": "before"}, "negation_scope without its guard", "negation_guard: true"),
    ({"pattern": "a", "negation_guard": True, "negation_scope": "after"}, "negation_scope: 'after'", "span or before"),
    ({"pattern": "a", "negation_guard": "yes"}, "negation_guard: 'yes'", "true or false"),
    ({"pattern": "a", "status": ["stated"]}, "status: ['stated']", "affirmed, negated"),
    ({"pattern": "a", "status": []}, "status: []", "affirmed, negated"),
    ({"pattern": "a*"}, "which the empty text matches", "needs a character"),
    ({"pattern": "can’t"}, "which folded text never holds", '"\'"'),
    ({"pattern": 5}, "pattern: 5", "a regular expression"),
    (5, "pattern entry 5", "an expression or a mapping"),
]


@pytest.mark.parametrize(("entry", "found", "allowed"), FAULTS, ids=[fault[1] for fault in FAULTS])
def test_an_author_is_told_what_was_found_and_what_is_allowed(entry: object, found: str, allowed: str) -> None:
    with pytest.raises(AuthorError) as caught:
        read("fine", entry)
    assert len(caught.value.problems) == 1
    assert found in caught.value.problems[0].found
    assert allowed in caught.value.problems[0].allowed


def test_all_problems_come_at_once_with_their_lines() -> None:
    source = AuthoredFile.parse("rubric.yaml", "patterns:\n  - fine\n  - pattern: a\n    scope: span\n  - 'b('\n")
    assert isinstance(source.data, dict)
    with pytest.raises(AuthorError) as caught:
        read_gates(source.data["patterns"], source.name, lambda *path: source.line("patterns", *path))
    assert [(problem.file, problem.line) for problem in caught.value.problems] == [("rubric.yaml", 4), ("rubric.yaml", 5)]


def test_what_is_no_list_is_refused() -> None:
    with pytest.raises(AuthorError, match="a list of expressions or mappings"):
        read_gates("cap", "rubric.yaml", lambda *path: 1)


def test_lint_can_tell_which_expressions_have_no_linear_engine() -> None:
    gates = read("a+b", {"pattern": "a", "exclude_context": "(?<!x)b"})
    assert [gate.unbounded for gate in gates] == [(), ("(?<!x)b",)]


def test_an_expression_that_never_ends_is_stopped_and_named() -> None:
    gates = read_gates([r"(?=x)(x|xx)+$"], "rubric.yaml", lambda *path: 7)
    with pytest.raises(GateTimeoutError, match=f"rubric.yaml:7.*over {MATCH_SECONDS} s"):
        gate_hits(gates, "x" * 60 + "y")


SLOW = {"nested repetition": ("(a+)+b", "a"), "one endless sentence": ("cap", "cap "), "many sentences": ("cap", "no cap. ")}


@pytest.mark.parametrize(("pattern", "unit"), SLOW.values(), ids=SLOW)
def test_time_grows_with_the_text_and_no_faster(pattern: str, unit: str) -> None:
    gates = read({"pattern": pattern, "negation_guard": True, "require_context": "cap|a", "exclude_context": "zz"})
    half, whole = (cpu_seconds(lambda text: gate_hits(gates, text), unit, size) for size in (20_000, 40_000))
    assert whole <= 3 * half + 0.05
