"""The documents of the GPU reseller matter agree with each other and prove what its issues need, live and with each issue cured.

The checks stand in `gpu_checks` and `gpu_places`; everything is read as an agent would read it.
"""

import shutil
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

import pytest
from gpu_record import CHART, CHECKS, MATTER, QUESTIONNAIRE, STATEMENT, VISIT, WORKBOOK, Gpu, gpu
from rendered_record import ISSUES, VARIANTS

# Importing a module of checks registers them.
for module in ("gpu_checks", "gpu_places"):
    import_module(module)

CASES = [
    pytest.param(function, cured, id=f"{function.__name__}-{'+'.join(sorted(cured)) or 'live'}")
    for function in CHECKS
    for cured in VARIANTS
]
CURED_IN = {"ISS-001": VISIT, "ISS-002": WORKBOOK, "ISS-003": CHART, "ISS-004": QUESTIONNAIRE, "ISS-005": STATEMENT, "ISS-006": WORKBOOK}


@pytest.mark.parametrize(("checked", "cured"), CASES)
def test_record(checked: Callable[[Gpu], None], cured: frozenset[str]) -> None:
    checked(gpu(cured))


@pytest.mark.parametrize("issue", ISSUES)
def test_a_cure_changes_only_its_own_document(issue: str) -> None:
    live, cured = gpu(frozenset()), gpu(frozenset({issue}))
    assert {name for name in live.documents if live.text(name) != cured.text(name)} == {CURED_IN[issue]}


@pytest.mark.parametrize(
    ("issue", "lines"),
    [("ISS-001", 1), ("ISS-002", 16), ("ISS-003", 2), ("ISS-004", 1), ("ISS-005", 3), ("ISS-006", 1)],
)
def test_a_cure_changes_only_its_own_lines(issue: str, lines: int) -> None:
    before = gpu(frozenset()).text(CURED_IN[issue]).split("\n")
    after = gpu(frozenset({issue})).text(CURED_IN[issue]).split("\n")
    assert sum(old != new for old, new in zip(before, after, strict=True)) == lines


@pytest.mark.parametrize(
    ("file", "old", "new", "failing"),
    [
        pytest.param("matter.yaml", "p5_servers: 26", "p5_servers: 25", "net_by_end_user", id="a quantity"),
        pytest.param("matter.yaml", "\n  racks: 36", "\n  racks: 52", "capacity", id="a count of racks"),
        pytest.param("matter.yaml", "trust_lantern: 30", "trust_lantern: 20", "ownership", id="a share"),
        pytest.param("matter.yaml", "g7_3: 2025-02-24", "g7_3: 2025-03-06", "reliable_readings", id="a check-in"),
        pytest.param("matter.yaml", "statement_signed: 2024-08-14", "statement_signed: 2024-08-15", "statement_lapse", id="a date"),
        pytest.param("matter.yaml", "curlew_3_usd: 964000", "curlew_3_usd: 464000", "payers", id="a receipt"),
        pytest.param("matter.yaml", "sd02_terms: 2024-11-06", "sd02_terms: 2024-12-12", "flow_down", id="a signature"),
        pytest.param("documents/reroute_thread.yaml", "Received today 10:35", "Expected 10:35", "reroute_is_resolved", id="an arrival"),
        pytest.param(
            "documents/payments_ledger.yaml",
            "Banks cut long names",
            "CPS is cut by the bank",
            "facts_stand_only_in_their_place",
            id="a leak",
        ),
        pytest.param(
            "documents/sell_through.yaml",
            "HRX-800 only",
            "HRX-800 only, 208 net",
            "no_document_states_a_result",
            id="a result",
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
    record = Gpu.of(folder)
    (function,) = [function for function in CHECKS if function.__name__ == failing]
    with pytest.raises(AssertionError):
        function(record)
