"""Checks of the weight-escrow record's figures, and of what the issues compute from them."""

import re
from datetime import UTC, date, datetime, timedelta, timezone
from decimal import Decimal

from frontier_record import (
    ACCESS,
    AGREEMENT,
    ARCHITECTURE,
    ATTESTATION,
    CHAT,
    COMPUTE,
    LICENCE,
    REFERENCE,
    RUNBOOK,
    THREAD,
    TRADEMARK,
    Frontier,
    after_business_days,
    check,
    figure,
)
from rendered_record import WEEKDAYS

CUSTODIANS = ["Toh Hwee Min", "Kelvin Aritonang", "Priyanka Raghunath", "Gareth Llewellyn", "Rania Osman"]
LIMIT_U = 100
SINGAPORE = timezone(timedelta(hours=8))

# The compute record.


@check
def lineages_add_up(f: Frontier) -> None:
    names = {name: [row["run_id"] for row in f.lineage(name)] for name in ("M3-1.0", "M3-1.1", "M3-AS-0228", "M4-A-0316")}
    first, second, third = ["R-004", "R-009", "R-015", "R-019"], ["R-028", "R-033"], ["R-046", "R-052", "R-057"]
    assert names["M3-AS-0228"] == first + second + third
    assert names["M3-1.1"] == first + second
    assert names["M3-1.0"] == first
    assert names["M4-A-0316"] == [f"R-{number:03d}" for number in (61, 67, 74, 81, 93, 101, 108)]
    totals = {name: str(f.total(name)) for name in names}
    assert totals == {"M3-1.0": "71.0", "M3-1.1": "92.0", "M3-AS-0228": "116.0", "M4-A-0316": "231.0"}


@check
def other_runs_add_up(f: Frontier) -> None:
    ancestral = {row["run_id"] for name in ("M3-AS-0228", "M4-A-0316") for row in f.lineage(name)}
    assert len(f.runs) == 124
    assert len(ancestral) == 16
    found = {}
    for line in ("M3", "M4", "EXP"):
        ops = [Decimal(row["ops_e24"]) for row in f.runs if row["line"] == line and row["run_id"] not in ancestral]
        found[line] = (len(ops), str(sum(ops)))
    assert found == {"M3": (51, "27.3"), "M4": (45, "38.7"), "EXP": (12, "12.4")}
    assert sum(Decimal(row["ops_e24"]) for row in f.runs) == Decimal("425.4")
    assert [row["run_id"] for row in f.runs] == [f"R-{number:03d}" for number in range(1, 125)]


@check
def runs_start_after_their_parent(f: Frontier) -> None:
    ended = {row["output"]: row["end"] for row in f.runs if row["output"] != "-"}
    for row in f.runs:
        assert ended.get(row["init_from"], "") <= row["start"] <= row["end"] <= "2025-04-28", row
        assert row["init_from"] == "scratch" or row["init_from"] in ended
        day = re.search(r"-(\d{2})(\d{2})$", row["output"])
        assert day is None or row["end"][5:] == f"{day[1]}-{day[2]}", row


@check
def checkpoints_are_the_runs_outputs(f: Frontier) -> None:
    rows = f.sheet(COMPUTE, "Checkpoints")
    assert [row["id"] for row in rows] == [row["output"] for row in f.runs if row["output"] != "-"]
    assert len(rows) == len({row["sha256_8"] for row in rows}) == 28
    by_id = {row["id"]: row for row in rows}
    assert (by_id["M4-A-0316"]["sha256_8"], by_id["M4-A-0316"]["size_tb"]) == ("c41e08d7", "1.38")
    assert [row["id"] for row in rows if row["released"] == "Y"] == ["M3-1.0", "M3-1.1"]


@check
def summary_is_what_the_runs_add_up_to(f: Frontier) -> None:
    rows = f.sheet(COMPUTE, "Summary")
    assert len(rows) == 6
    item_b, item_a, rest = rows[3], rows[4], rows[5]
    assert (item_b["checkpoint"], item_b["base"], item_b["position"]) == ("M3-AS-0228", "M3-1.1 (published)", "outside 4E091")
    assert figure(item_b["base_u"]) == f.total("M3-1.1")
    assert figure(item_b["additional_u"]) == f.total("M3-AS-0228") - f.total("M3-1.1") == 24
    assert item_b["share"].startswith("20.7%")
    assert figure(item_a["additional_u"]) == f.total("M4-A-0316")
    assert str(figure(rest["additional_u"])) == "78.4"


@check
def summary_formulas_give_their_values(f: Frontier) -> None:
    for row in f.sheet(COMPUTE, "Summary")[2:5]:
        for column in ("base_u", "additional_u"):
            cells = [int(number) for number in re.findall(r"Runs!H(\d+)", row[column])]
            inner = Decimal("183.5") if "=F4" in row[column] else Decimal()
            if cells:
                assert figure(row[column]) == inner + sum(Decimal(f.runs[cell - 2]["ops_e24"]) for cell in cells)


# What the issues compute.


@check
def share_after_the_last_published_ancestor(f: Frontier) -> None:
    is_gated = "terms that bar them from sharing it onward" in f.flat(TRADEMARK)
    assert is_gated != f.is_cured(1)
    assert ("on terms that let users share it onward" in f.flat(TRADEMARK)) == f.is_cured(1)
    last_published = "M3-1.0" if is_gated else "M3-1.1"
    total = f.total("M3-AS-0228")
    share = (total - f.total(last_published)) * 100 / total
    assert f"{share:.1f}" == ("38.8" if is_gated else "20.7")
    assert (share < 25) == f.is_cured(1)
    assert f.total("M3-1.1") < LIMIT_U <= total
    assert "under" not in f.found(REFERENCE, r"less than 25 per cent")[0]


@check
def licence_reaches_item_a_alone(f: Frontier) -> None:
    text = f.flat(LICENCE)
    assert "2.31 × 10^26" in text
    assert f.total("M4-A-0316") / 100 == Decimal("2.31")
    assert "M4-A-0316" in text
    assert "M3-AS-0228" not in text
    assert "JHR-1" not in text
    assert [int(number) for number in re.findall(r"Condition (\d)\. ", text)] == list(range(1, 8))


def share_employers(f: Frontier) -> dict[str, str]:
    """The employer of each share's holder, by way of the title in the note and the personnel sheet."""
    titles = {row[0]: row[1] for row in f.table(ARCHITECTURE, "Share | Holder")}
    return {share: row["employer"] for share, title in titles.items() for row in f.personnel if row["title"] == title}


@check
def shares_the_agents_group_can_gather(f: Frontier) -> None:
    employers = share_employers(f)
    assert list(employers) == ["S1", "S2", "S3", "S4", "S5"]
    group = [share for share, employer in employers.items() if f.is_controlled("Ferncastle Group Holdings Ltd", employer)]
    assert group == (["S3", "S5"] if f.is_cured(2) else ["S3", "S4", "S5"])
    assert "any three of five shares restore it" in f.flat(ARCHITECTURE)
    assert "the Agent holds two of five and never a quorum" in f.flat(ARCHITECTURE)
    assert "unless a share held by the Depositor" in f.clauses(AGREEMENT)["9.4"]
    assert [row["title"] for row in f.personnel if row["role"] == "KEY-SHARE" and row["site"] == "KT-1"] == ["Independent Key Trustee"]


@check
def holdings_of_each_entity_total_100(f: Frontier) -> None:
    assert len(f.sheet(ACCESS, "Entities")) == 12
    assert {sum(shares.values()) for shares in f.holdings.values()} == {100}
    assert len(f.holdings) == 7
    expected = (25, 75) if f.is_cured(2) else (75, 25)
    assert list(f.holdings["Ostrava Lane Holdings Pte. Ltd."].values()) == [Decimal(share) for share in expected]


@check
def effective_interest_in_kuura(f: Frontier) -> None:
    assert f.interest("Larkmoor Intelligence, Inc.", "Kuura Voice Oy") == 42
    assert "40 per cent or more" in f.flat(AGREEMENT)
    assert "we only hold 12%" in f.text(CHAT)


@check
def release_falls_due_after_activation(f: Frontier) -> None:
    assert f.petition == date(2025, 4, 22)
    assert "on day 30 after the day of filing" in f.flat(AGREEMENT)
    occurs = f.petition + timedelta(days=30)
    assert (occurs, WEEKDAYS[occurs.weekday()]) == (date(2025, 5, 22), "Thursday")
    assert "Within five Business Days" in f.clauses(AGREEMENT)["6.3"]
    due = after_business_days(occurs, 5)
    assert (due, WEEKDAYS[due.weekday()]) == (date(2025, 5, 29), "Thursday")
    assert occurs < f.activation < due < date(2025, 6, 11)


@check
def export_condition_names_its_limbs(f: Frontier) -> None:
    limbs = "(a), (b), (c) or (d)" if f.is_cured(5) else "(a), (b) or (d)"
    assert f"under clause 6.1{limbs}, the Agent" in f.flat(AGREEMENT)
    assert f.holders("6.4A") == {AGREEMENT}
    assert "notwithstanding clause 11" in f.clauses(AGREEMENT)["6.4"]
    assert "Subject to clause 6.4" in f.clauses(AGREEMENT)["11.2"]
    assert "(c) an Insolvency Event of any Affiliate of the Depositor" in f.text(AGREEMENT)


@check
def age_of_the_attestation(f: Frontier) -> None:
    assert f.fieldwork_end == (date(2025, 2, 28) if f.is_cured(6) else date(2025, 2, 18))
    assert (f.activation - f.fieldwork_end).days == (88 if f.is_cured(6) else 98)
    assert (f.former_activation - f.fieldwork_end).days == (77 if f.is_cured(6) else 87)
    assert "no more than 90 days before that day" in f.flat(LICENCE)
    assert "14 March 2025" in f.text(ATTESTATION)
    assert (f.activation - date(2025, 3, 14)).days == 74


@check
def integrity_job_meets_the_window(f: Frontier) -> None:
    hour = f.found(ARCHITECTURE, r"INTEG starts at (\d\d):00 UTC on the last day of each month")
    job = datetime(2025, 5, 31, int(hour[1]), tzinfo=UTC)
    length = timedelta(minutes=int(f.found(ARCHITECTURE, r"A run takes (\d+) minutes")[1]))
    dark = f.found(THREAD, r"dark on Sunday 1 June 2025, (\d\d):(\d\d) to (\d\d):(\d\d) SGT")
    silence = timedelta(minutes=int(f.found(RUNBOOK, r"heard none for (\d+) minutes it is promoted")[1]))
    promoted = datetime(2025, 6, 1, int(dark[1]), int(dark[2]), tzinfo=SINGAPORE) + silence
    back = datetime(2025, 6, 1, int(dark[3]), int(dark[4]), tzinfo=SINGAPORE)
    moments = [f"{moment.astimezone(SINGAPORE):%d %H:%M}" for moment in (promoted, job, job + length, back)]
    assert moments == ["01 01:50", "01 03:00", "01 04:10", "01 06:00"]


@check
def step_nine_fixes_the_site(f: Frontier) -> None:
    steps = {row[0]: row[2] for row in f.table(RUNBOOK, "Step | A/M")}
    assert list(steps) == [str(number) for number in range(1, 15)]
    affinity = "SIN-1 (skipped while JHR-1 is primary)" if f.is_cured(3) else "active primary"
    assert steps["9"].endswith(f"INTEG affinity: {affinity}")
    assert "Failback is manual" in f.flat(RUNBOOK)


@check
def accounts_that_can_reach_plaintext(f: Frontier) -> None:
    rights = {row[0]: row[1] for row in f.table(ARCHITECTURE, "Role | Rights")}
    assert rights["L2-OPS"] == "inherits VAULT-OPS, adds ticketing"
    assert "no key right" in rights["SITE-OPS"]
    assert {row["role"] for row in f.personnel} == set(rights)
    able = {role for role, words in rights.items() if "session keys" in words or "inherits VAULT-OPS" in words}
    assert able == {"VAULT-OPS", "L2-OPS"}
    late = [row for row in f.personnel if row["role"] in able and row["grant_end"] >= f.activation.isoformat()]
    strays = [row["account"] for row in late if row["name"] not in CUSTODIANS or row["site"] != "SIN-1"]
    assert strays == ([] if f.is_cured(4) else ["fv-l2-07"])
    assert [row["name"] for row in f.personnel if row["role"] == "VAULT-OPS"] == CUSTODIANS
    assert [row[1] for row in f.table(LICENCE, "No. | Name | Post")][:5] == CUSTODIANS


@check
def second_line_accounts(f: Frontier) -> None:
    ends = {row["account"]: row["grant_end"] for row in f.personnel if row["role"] == "L2-OPS"}
    seventh = "2025-05-23" if f.is_cured(4) else "2025-06-30"
    assert ends == {"fv-l2-05": "2025-05-16", "fv-l2-07": seventh, "fv-l2-09": "2025-05-23"}
    assert {row["site"] for row in f.personnel if row["role"] == "L2-OPS"} == {"FTS-2"}
    assert (date(2025, 6, 30) - f.activation).days == 34
    assert len(f.personnel) == 26


# The drill.


@check
def sessions_hold_dummies_only(f: Frontier) -> None:
    dummies = {row[1] for row in f.table(ARCHITECTURE, "Payload | Fingerprint")}
    assert dummies == {"b80d5e13", "7f3a91c2"}
    assert {row["hash_8"] for row in f.sessions} == dummies
    assert dummies.isdisjoint(row["sha256_8"] for row in f.sheet(COMPUTE, "Checkpoints"))
    assert [row["id"] for row in f.sessions] == [f"S-{number:03d}" for number in range(1, 97)]
    starts = [row["start_sgt"] for row in f.sessions]
    assert starts == sorted(starts)
    assert (starts[0][:10], starts[-1][:10]) == ("2025-03-03", "2025-05-02")
    sites = {row["account"]: row["site"] for row in f.personnel}
    assert all(sites[row["account"]] == row["site"] for row in f.sessions)


@check
def drill_session(f: Frontier) -> None:
    drills = [row for row in f.sessions if row["site"] == "JHR-1" and row["action"] == "UNWRAP-TEST"]
    assert [(row["id"], row["start_sgt"][:10], row["account"], row["object_label"], row["hash_8"], row["tb"]) for row in drills] == [
        ("S-041", "2025-03-22", "fv-so-03", "M4-A-0316", "7f3a91c2", "1.38")
    ]
    assert all((row["object_label"] == "DT-01") == (row["hash_8"] == "b80d5e13") for row in f.sessions)
    assert "DT-02 was made to the size of Item A. From 17 March it carried the borrowed label M4-A-0316" in f.flat(ARCHITECTURE)
    assert [row["id"] for row in f.sessions if row["object_label"] == "M4-A-0316" and row["start_sgt"] < "2025-03-17"] == []
    assert "we just unwrapped M4 in Johor" in f.text(CHAT)
