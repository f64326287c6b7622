"""Orion's documents agree with each other and prove what its issues need, live and with each issue cured.

The checks stand in `orion_figures` and `orion_places`; everything is read as an agent would read it.
"""

import shutil
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

import pytest
from orion_record import CHAT, CHECKS, MATTER, ORDER_FORM, SCREENING, THREAD, WORKBOOK, Orion, orion
from rendered_record import ISSUES, VARIANTS

# Importing a module of checks registers them.
for module in ("orion_figures", "orion_places"):
    import_module(module)

CASES = [
    pytest.param(function, cured, id=f"{function.__name__}-{'+'.join(sorted(cured)) or 'live'}")
    for function in CHECKS
    for cured in VARIANTS
]


@pytest.mark.parametrize(("checked", "cured"), CASES)
def test_record(checked: Callable[[Orion], None], cured: frozenset[str]) -> None:
    checked(orion(cured))


@pytest.mark.parametrize("issue", ISSUES)
def test_a_cure_changes_only_its_own_documents(issue: str) -> None:
    live, cured = orion(frozenset()), orion(frozenset({issue}))
    changed = {name for name in live.documents if live.text(name) != cured.text(name)}
    assert (
        changed
        == {
            "ISS-001": {ORDER_FORM, THREAD},
            "ISS-002": {SCREENING},
            "ISS-003": {WORKBOOK},
            "ISS-004": {CHAT, WORKBOOK},
            "ISS-005": {THREAD, SCREENING},
            "ISS-006": {THREAD},
        }[issue]
    )


@pytest.mark.parametrize(
    ("file", "old", "new", "failing"),
    [
        pytest.param("matter.yaml", "qrc_nodes_3: 30", "qrc_nodes_3: 34", "qrc_drawdown", id="a quantity"),
        pytest.param("matter.yaml", "rembia_upstream: 60", "rembia_upstream: 61", "ownership_totals", id="a share"),
        pytest.param("matter.yaml", "l3_departure: 2025-04-22", "l3_departure: 2025-04-23", "days_between", id="a date"),
        pytest.param(
            "matter.yaml",
            "insurance_rise: 38",
            "insurance_rise: 39",
            "distractors_stand_with_their_answers",
            id="a rate",
        ),
        pytest.param(
            "documents/board_minutes.md",
            "of Directors",
            "of QRC",
            "codes_are_explained_only_in_the_order_form",
            id="a code",
        ),
        pytest.param("documents/screening_report.md", "41 Tebrau", "43 Tebrau", "orsava_stands_only_in_annex_c", id="an address"),
    ],
)
def test_a_slip_is_noticed(tmp_path: Path, file: str, old: str, new: str, failing: str) -> None:
    folder = tmp_path / MATTER.name
    shutil.copytree(MATTER, folder)
    text = (folder / file).read_text(encoding="utf-8")
    slip = text.replace(old, new)
    assert slip != text
    (folder / file).write_text(slip, encoding="utf-8")
    record = Orion.of(folder)
    (function,) = [function for function in CHECKS if function.__name__ == failing]
    with pytest.raises(AssertionError):
        function(record)
