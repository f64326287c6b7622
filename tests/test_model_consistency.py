"""The Tarnwick documents agree with each other and prove what the issues need, live and with each issue cured.

The checks stand in `model_figures` and `model_checks`; everything is read as an agent would read it.
"""

import shutil
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

import pytest
from model_record import CALL, CARDS, CHECKS, MATTER, PLAN, ROSTER, SPA, VSD, Tarnwick, tarnwick
from rendered_record import ISSUES, VARIANTS

# Importing a module of checks registers them.
for module in ("model_figures", "model_checks"):
    import_module(module)

CASES = [
    pytest.param(function, cured, id=f"{function.__name__}-{'+'.join(sorted(cured)) or 'live'}")
    for function in CHECKS
    for cured in VARIANTS
]


@pytest.mark.parametrize(("checked", "cured"), CASES)
def test_record(checked: Callable[[Tarnwick], None], cured: frozenset[str]) -> None:
    checked(tarnwick(cured))


@pytest.mark.parametrize(("issue", "document"), list(zip(ISSUES, (CARDS, ROSTER, VSD, SPA, PLAN, CALL), strict=True)))
def test_a_cure_changes_only_its_own_document(issue: str, document: str) -> None:
    live, cured = tarnwick(frozenset()), tarnwick(frozenset({issue}))
    assert [name for name in live.documents if live.text(name) != cured.text(name)] == [document]


@pytest.mark.parametrize(
    ("file", "old", "new", "failing"),
    [
        pytest.param("matter.yaml", "heron_1_r_031: 3.40", "heron_1_r_031: 2.40", "tern_2m_undercount", id="a run"),
        pytest.param("matter.yaml", "clq_files_3: 37", "clq_files_3: 36", "kestrel_releases", id="a session"),
        pytest.param("matter.yaml", "lpr: 2025-04-02", "lpr: 2025-03-02", "kestrel_releases", id="a status date"),
        pytest.param("matter.yaml", "pelangor_shares: 22000", "pelangor_shares: 20000", "brannvik_chain", id="a holding"),
        pytest.param("matter.yaml", "closing: 2025-05-30", "closing: 2025-05-29", "thread_has_five_messages", id="a closing date"),
        pytest.param(
            "documents/vsd_letters.md", "the Institute was added", "COL-07 was added", "only_the_agreement_decodes_col_07", id="a code"
        ),
        pytest.param(
            "documents/call_note.md",
            "no shareholder with a majority",
            "no holder of 50%",
            "only_the_call_note_knows_the_upper_holders",
            id="a percentage",
        ),
        pytest.param(
            "documents/integration_plan.md",
            "Tarnwick pays on",
            "After Closing, Tarnwick pays on",
            "plan_ties_c_to_nothing",
            id="a giveaway",
        ),
        pytest.param("documents/roster.yaml", '"mst"', '"mmt"', "every_handle_is_one_person", id="a handle"),
    ],
)
def test_a_slip_is_noticed(tmp_path: Path, file: str, old: str, new: str, failing: str) -> None:
    folder = tmp_path / MATTER.name
    shutil.copytree(MATTER, folder)
    text = (folder / file).read_text(encoding="utf-8")
    slip = text.replace(old, new)
    assert slip != text
    (folder / file).write_text(slip, encoding="utf-8")
    record = Tarnwick.of(folder)
    (function,) = [function for function in CHECKS if function.__name__ == failing]
    with pytest.raises(AssertionError):
        function(record)
