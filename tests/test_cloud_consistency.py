"""The documents of cloud-training-004 agree and prove what its issues need, live and with each issue cured (checks: `cloud_*`)."""

import shutil
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

import pytest
from cloud_record import BOARD, CHAT, CHECKS, EXHIBIT, FORM, MATTER, Cloud, cloud
from rendered_record import ISSUES, VARIANTS

# Importing a module of checks registers them.
for module in ("cloud_checks", "cloud_places"):
    import_module(module)

CASES = [
    pytest.param(function, cured, id=f"{function.__name__}-{'+'.join(sorted(cured)) or 'live'}")
    for function in CHECKS
    for cured in VARIANTS
]
EDITED = {"ISS-001": FORM, "ISS-002": BOARD, "ISS-003": CHAT, "ISS-004": EXHIBIT, "ISS-005": CHAT, "ISS-006": BOARD}


@pytest.mark.parametrize(("checked", "cured"), CASES)
def test_record(checked: Callable[[Cloud], None], cured: frozenset[str]) -> None:
    checked(cloud(cured))


@pytest.mark.parametrize("checked", CHECKS, ids=lambda function: function.__name__)
def test_record_with_everything_cured(checked: Callable[[Cloud], None]) -> None:
    checked(cloud(frozenset(ISSUES)))


@pytest.mark.parametrize("issue", ISSUES)
def test_a_cure_changes_only_its_own_document_by_a_few_lines(issue: str) -> None:
    live, cured = cloud(frozenset()), cloud(frozenset({issue}))
    changed = {name for name in live.documents if live.text(name) != cured.text(name)}
    assert changed == {EDITED[issue]}
    before, after = (set(record.text(EDITED[issue]).split("\n")) for record in (live, cured))
    assert len(before ^ after) <= 2


SLIPS = [
    pytest.param("matter.yaml", "os1_nodes: 512", "os1_nodes: 384", "group_total", id="a quantity"),
    pytest.param("matter.yaml", "plc_share: 38", "plc_share: 36", "votes_in_the_parent", id="a share"),
    pytest.param("matter.yaml", "resolution_received: 2025-03-07", "resolution_received: 2025-03-10", "owner_dates", id="a date"),
    pytest.param("matter.yaml", "t4538_staff: 2", "t4538_staff: 1", "person_hours", id="a head count"),
    pytest.param("matter.yaml", "aster2_e25: 3.4", "aster2_e25: 3.1", "lineage_of_aster_3", id="a model card"),
    pytest.param(
        "documents/idp_export.yaml", "[g-fleet-ops, user, u-1204]", "[g-billing, user, u-1204]", "effective_administrators", id="a group"
    ),
    pytest.param("documents/engineers_chat.txt", "me. back at 2", "me. Lausanne", "names_stand_only_where_they_may", id="a leaked place"),
    pytest.param("documents/order.md", "No other consent", "No Aster-2 consent", "lineage_facts_stand_apart", id="a leaked model"),
]


@pytest.mark.parametrize(("file", "old", "new", "failing"), SLIPS)
def test_a_slip_is_noticed(tmp_path: Path, file: str, old: str, new: str, failing: str) -> None:
    folder = tmp_path / MATTER.name
    shutil.copytree(MATTER, folder)
    text = (folder / file).read_text(encoding="utf-8")
    slip = text.replace(old, new)
    assert slip != text
    (folder / file).write_text(slip, encoding="utf-8")
    (function,) = [function for function in CHECKS if function.__name__ == failing]
    with pytest.raises(AssertionError):
        function(Cloud.of(folder))
