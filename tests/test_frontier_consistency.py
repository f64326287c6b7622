"""The weight-escrow documents agree with each other and prove what the issues need, live and with each issue cured.

The checks stand in `frontier_checks` and `frontier_places`; everything is read as an agent would read it.
"""

import shutil
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

import pytest
from frontier_record import ACCESS, AGREEMENT, ATTESTATION, CHECKS, MATTER, RUNBOOK, TRADEMARK, Frontier, frontier
from rendered_record import ISSUES, VARIANTS

# Importing a module of checks registers them.
for module in ("frontier_checks", "frontier_places"):
    import_module(module)

CASES = [
    pytest.param(function, cured, id=f"{function.__name__}-{'+'.join(sorted(cured)) or 'live'}")
    for function in CHECKS
    for cured in VARIANTS
]


@pytest.mark.parametrize(("checked", "cured"), CASES)
def test_record(checked: Callable[[Frontier], None], cured: frozenset[str]) -> None:
    checked(frontier(cured))


@pytest.mark.parametrize(
    ("issue", "only", "blocks"),
    [
        ("ISS-001", TRADEMARK, 1),
        ("ISS-002", ACCESS, 2),
        ("ISS-003", RUNBOOK, 1),
        ("ISS-004", ACCESS, 1),
        ("ISS-005", AGREEMENT, 1),
        ("ISS-006", ATTESTATION, 1),
    ],
)
def test_a_cure_changes_only_its_own_words(issue: str, only: str, blocks: int) -> None:
    live, cured = frontier(frozenset()), frontier(frozenset({issue}))
    assert {name for name in live.documents if live.text(name) != cured.text(name)} == {only}
    before, after = live.text(only).split("\n"), cured.text(only).split("\n")
    if not only.endswith(".pdf"):
        assert sum(old != new for old, new in zip(before, after, strict=True)) == blocks


@pytest.mark.parametrize("issue", ISSUES)
def test_two_cures_do_not_touch_each_other(issue: str) -> None:
    for other in ISSUES:
        both = frozenset({issue, other})
        changed = {
            name
            for cure in both
            for name, text in frontier(frozenset({cure})).documents.items()
            if text.text != frontier(frozenset()).text(name)
        }
        record = frontier(both)
        assert {name for name in record.documents if record.text(name) != frontier(frozenset()).text(name)} == changed


@pytest.mark.parametrize(
    ("file", "old", "new", "failing"),
    [
        pytest.param("matter.yaml", "run_033: 4.6", "run_033: 4.7", "lineages_add_up", id="a run"),
        pytest.param("matter.yaml", "kuura_nordic_share: 50", "kuura_nordic_share: 45", "effective_interest_in_kuura", id="a holding"),
        pytest.param(
            "matter.yaml", "fiduciary_share: 80", "fiduciary_share: 50", "shares_the_agents_group_can_gather", id="a control link"
        ),
        pytest.param("matter.yaml", "fieldwork_end: 2025-02-18", "fieldwork_end: 2025-02-27", "age_of_the_attestation", id="a date"),
        pytest.param("matter.yaml", "integrity_hour_utc: 19", "integrity_hour_utc: 3", "integrity_job_meets_the_window", id="an hour"),
        pytest.param("documents/failover_runbook.md", "Cebu", "Davao", "facts_stand_only_in_their_document", id="a place"),
        pytest.param("documents/architecture_note.md", "7f3a91c2", "c41e08d7", "sessions_hold_dummies_only", id="a fingerprint"),
        pytest.param(
            "documents/pilot_channel.txt", "date moved", "date moved to 27 May", "dates_stand_only_in_their_document", id="a leak"
        ),
        pytest.param("documents/escrow_agreement.md", "sixty days'", "90 days'", "ninety_days_stand_only_in_the_licence", id="a period"),
        pytest.param(
            "documents/access_and_personnel.yaml", "fv-l2-05, Jerome", "fv-l2-15, Jerome", "second_line_accounts", id="an account"
        ),
    ],
)
def test_a_slip_is_noticed(tmp_path: Path, file: str, old: str, new: str, failing: str) -> None:
    folder = tmp_path / MATTER.name
    shutil.copytree(MATTER, folder)
    text = (folder / file).read_text(encoding="utf-8")
    slip = text.replace(old, new)
    assert slip != text
    (folder / file).write_text(slip, encoding="utf-8")
    record = Frontier.of(folder)
    (function,) = [function for function in CHECKS if function.__name__ == failing]
    with pytest.raises(AssertionError):
        function(record)
