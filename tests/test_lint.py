# ruff: noqa: E501 - tables: a case stays on one line
"""The lint of a matter's folder: each check fires on a deliberate slip in the example matter, and holds still without it."""

import json
import re
import shutil
from pathlib import Path

import pytest
import typer

from ai_law_legal_agent_eval.cli import app
from ai_law_legal_agent_eval.deliverables import word_from_markdown
from ai_law_legal_agent_eval.documents import read
from ai_law_legal_agent_eval.errors import ConfigurationError, Problem
from ai_law_legal_agent_eval.factory import build_matter, lint_matter, matter_folders, recompile
from ai_law_legal_agent_eval.keys.canary import CANARY
from ai_law_legal_agent_eval.memo import MatterIndex, score
from ai_law_legal_agent_eval.tasks import load_task

EXAMPLES = Path(__file__).parent.parent / "docs" / "examples"
SLUG = "quay-lease-001"
MEMO = "storage-risk-memo.docx"
KEY, MATTER = "key.yaml", "matter.yaml"


@pytest.fixture
def example(tmp_path: Path) -> Path:
    return Path(shutil.copytree(EXAMPLES / SLUG, tmp_path / "matters" / SLUG))


@pytest.fixture(scope="module")
def tasks(tmp_path_factory: pytest.TempPathFactory) -> Path:
    root = tmp_path_factory.mktemp("tasks")
    build_matter(EXAMPLES / SLUG, root / SLUG)
    return root


def change(folder: Path, file: str, old: str, new: str) -> int:
    """Replace the first `old` in a file by `new` and return its line."""
    path = folder / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return text[: text.index(old)].count("\n") + 1


def found(problems: tuple[Problem, ...], file: str, said: str) -> list[int]:
    return [problem.line for problem in problems if problem.file == f"{SLUG}/{file}" and said in str(problem)]


def test_the_example_is_sound() -> None:
    report = lint_matter(EXAMPLES / SLUG)
    assert (report.problems, report.warnings) == ((), ())


SLIPS = [
    # name, file, old, new, where the problem is named, what it says
    ("unknown field", KEY, "    severity: high", "    gravity: high", KEY, "unknown field findings.0.gravity"),
    ("value that its document lacks", KEY, "thirty days' notice", "sixty days' notice", KEY, "which Quay7_lease.docx does not have"),
    ("value of another document", KEY, "document: chat\n", "document: lease\n", KEY, "'under the limit', which Quay7_lease.docx"),
    ("name that no document has", KEY, '["Brackenby",', '["Brackenbury",', KEY, "'Brackenbury', which no document has"),
    ("alias of two names", KEY, '"Tolland", "the landlord"', '"Tolland", "the tenant"', KEY, "an alias of tenant too"),
    ("subject that no document has", KEY, '"count*|sunday"', '"audit*|monday"', KEY, "'audit*|monday', which no document has"),
    ("distractor that no document has", KEY, 'names: ["sign", "repaint*|painter*"]', 'names: ["billboard"]', KEY, "none of whose names"),
    ("claim of one word", KEY, 'says: ["@landlord & waive*|', 'says: ["waive*", "@landlord & waive*|', KEY, "claim 'waive*' of one word"),
    ("unsafe prefix", KEY, '"exceed*"', '"e*"', KEY, "prefix 'e*'"),
    ("unknown group", KEY, 'who: ["@peroxide"', 'who: ["~rescind"', KEY, "unknown group '~rescind'"),
    ("topic alone", KEY, 'who: ["@peroxide"', 'who: ["?@peroxide"', KEY, "no term without ?"),
    ("topic outside a claim", KEY, 'names: ["sign",', 'names: ["sign & ?wall", "sign",', KEY, "with a term behind ?"),
    ("claim of the topic alone", KEY, 'says: ["@landlord & waive*', 'says: ["?@landlord", "@landlord & waive*', KEY, "no term without ?"),
    ("unknown name", KEY, 'who: ["@peroxide"', 'who: ["@acid"', KEY, "unknown name '@acid'"),
    ("sample that misbehaves", KEY, 'wrong: ["Tolland Wharf has waived the limit."]', 'wrong: ["The limit stands."]', KEY, "M-1 misses 'The limit stands.'"),
    ("key of another matter", KEY, "matter: quay-lease-001", "matter: quay-lease-002", KEY, "matter 'quay-lease-002'"),
    ("rubric of another matter", "rubric.yaml", "matter: quay", "matter: dock", "rubric.yaml", "matter 'dock-lease-001'"),
    ("criterion of no finding", "rubric.yaml", "findings: [ISS-001]", "findings: [ISS-009]", "rubric.yaml", "finding ISS-009"),
    ("criterion without a test", KEY, "  C-04: {quiet: D-1}\n", "", KEY, "no test for C-04"),
    ("slug of another folder", MATTER, "slug: quay-lease-001", "slug: quay-lease", MATTER, "slug 'quay-lease'"),
    ("deliverable that nobody asks for", MATTER, "[storage-risk-memo.docx]", "[memo.docx]", MATTER, "deliverable 'memo.docx'"),
    ("document twice", MATTER, "name: site_chat.txt", "name: Drum_count.xlsx", MATTER, "name 'Drum_count.xlsx' twice"),
    ("document that the key names wrongly", MATTER, "name: site_chat.txt", "name: chat.txt", KEY, "document 'site_chat.txt'"),
    ("toggle of no finding", MATTER, "toggles: [ISS-001]", "toggles: [ISS-001, ISS-003]", MATTER, "toggles ISS-001, ISS-003"),
    ("no canary", KEY, CANARY, "the key", KEY, "no canary"),
    ("undefined name in a document", "documents/chat.txt", "d.count", "d.recount", "documents/chat.txt", "recount"),
    ("undefined name in a memo", "memos/reference.md", "d.memo", "d.nomemo", "memos/reference.md", "nomemo"),
    ("undefined name in the key", KEY, "{{ d.memo | long }}", "{{ d.nomemo | long }}", KEY, "nomemo"),
    ("reference memo without proof", "memos/reference.md", "The count found {{ n.bay_a }} drums in bay A and {{ bay_b }} drums in bay B, which is {{ total }} drums of peroxide and {{ total - n.limit }} above the limit.", "Too much lies there.", "memos/reference.md", "ISS-001 not_credited"),
    ("document that changes when cured", "documents/count.yaml", "{{ n.bay_b_cured if", "{{ 12 if", KEY, "(with ISS-001 cured)"),
    ("memo that raises what is cured", "memos/reference.md", "The limit is kept and nothing needs to be done.", "Brackenby exceeds the limit: severity high, it must remove the excess peroxide drums at once.", "memos/reference.md", "ISS-001"),
]  # fmt: skip


@pytest.mark.parametrize("case", SLIPS, ids=[case[0] for case in SLIPS])
def test_each_slip_is_named(example: Path, case: tuple[str, str, str, str, str, str]) -> None:
    _, file, old, new, named, said = case
    line = change(example, file, old, new)
    lines = found(lint_matter(example).problems, named, said)
    assert lines
    if named == file == KEY and said not in {"no canary", "no test for C-04"}:
        assert min(abs(one - line) for one in lines) <= new.count("\n") + 1, "at the line that the author wrote"


@pytest.mark.parametrize("place", [KEY, "rubric.yaml", "memos/reference.md", "memos/junior.md", "documents/lease.md"])
def test_a_missing_file_is_named(example: Path, place: str) -> None:
    (example / place).unlink()
    assert found(lint_matter(example).problems, place, "no such file")


def test_a_document_that_is_not_listed_is_named(example: Path) -> None:
    (example / "documents" / "old.md").write_text(f"{{# {CANARY} #}}\nleft over\n", encoding="utf-8")
    assert found(lint_matter(example).problems, "documents/old.md", "does not list")


def test_lines_are_those_of_the_template(example: Path) -> None:
    change(example, KEY, "names:  #", '{% if "ISS-001" in cured %}\n{% endif %}\nnames:  #')
    line = change(example, KEY, "thirty days' notice", "sixty days' notice")
    assert found(lint_matter(example).problems, KEY, "sixty days") == [line]


OVERLAP = """    fine: "clause 7.2 allows a count on any day"
    facts:
      - {id: cap, document: lease, value: "clause 4.2", states: "a cap", forms: ["{{ n.limit }} & cap", "x"]}
"""
WARNINGS = [
    # name, old, new in the key, what the warning says
    ("forms of two findings", '    fine: "clause 7.2 allows a count on any day"\n', OVERLAP, "is met by '40 & cap' of ISS-002, fact cap"),
    ("phrase of the record", 'remedies: ["remov*"', 'remedies: ["removes the excess first", "remov*"', "'removes the excess first', which stands verbatim in Quay7_lease.docx"),
    ("single surface", 'forms: ["@landlord & terminat*|end|ends|notice", "=4.3"]', 'forms: ["=4.3"]', "fact termination of ISS-001 has the single form"),
    ("lost sign", '"too many"', '"=§ 4"', "of which only '4' is compared"),
]  # fmt: skip


@pytest.mark.parametrize(("old", "new", "said"), [case[1:] for case in WARNINGS], ids=[case[0] for case in WARNINGS])
def test_each_weakness_is_warned_of(example: Path, old: str, new: str, said: str) -> None:
    change(example, KEY, old, new)
    report = lint_matter(example, has_variants=False)
    assert report.problems == ()
    assert len(found(report.warnings, KEY, said)) == 1


QUIET = [
    ("the same fact of two findings", '    fine: "clause 7.2 allows a count on any day"\n', OVERLAP.replace('"clause 4.2"', '"{{ n.limit }} drums"')),
    ("phrase of the memo", 'remedies: ["remov*"', 'remedies: ["take the surplus away", "remov*"'),
    ("single value", '"{{ n.bay_a }} & bay a|first bay|count*|drum*"', '"{{ n.bay_a }}"'),
    ("sign beside a word", '"too many"', '"=section § 4"'),
]  # fmt: skip


@pytest.mark.parametrize(("old", "new"), [case[1:] for case in QUIET], ids=[case[0] for case in QUIET])
def test_its_look_alike_is_not(example: Path, old: str, new: str) -> None:
    change(example, KEY, old, new)
    report = lint_matter(example, has_variants=False)
    assert (report.problems, report.warnings) == ((), ())


def called(*words: str | Path, capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    try:
        status = app([str(word) for word in words], standalone_mode=False)
    except typer.Exit as end:
        status = end.exit_code
    return int(status or 0), capsys.readouterr().out


def test_lint_reports_all_matters_at_once(example: Path, capsys: pytest.CaptureFixture[str]) -> None:
    other = Path(shutil.copytree(example, example.with_name("quay-lease-002")))
    change(example, KEY, "thirty days' notice", "sixty days' notice")
    change(example, KEY, '"exceed*"', '"e*"')
    change(other, "rubric.yaml", "findings: [ISS-001]", "findings: [ISS-009]")
    status, text = called("lint", example.parent, "--quick", capsys=capsys)
    assert status == 1
    assert all(said in text for said in ("sixty days", "prefix 'e*'", "quay-lease-002/rubric.yaml:", "matters: 2; problems: "))
    status, text = called("lint", other, "--quick", "--json", capsys=capsys)
    assert status == 1
    assert {problem["file"].partition("/")[0] for problem in json.loads(text)["problems"]} == {"quay-lease-002"}


def test_a_warning_fails_only_when_asked(example: Path, capsys: pytest.CaptureFixture[str]) -> None:
    change(example, KEY, '"too many"', '"=§ 4"')
    assert called("lint", example, "--quick", capsys=capsys)[0] == 0
    status, text = called("lint", example, "--quick", "--strict", capsys=capsys)
    assert status == 1
    assert "warning: '=§ 4'" in text


def test_a_path_without_matters_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(ConfigurationError, match=r"no matter's folder; expected a folder with matter\.yaml"):
        matter_folders([tmp_path])
    assert matter_folders([EXAMPLES, EXAMPLES / SLUG]) == [EXAMPLES / SLUG]


def test_compile_writes_what_a_build_would(tasks: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    root = Path(shutil.copytree(tasks, tmp_path / "tasks"))
    built = (root / SLUG / "anchors.json").read_bytes()
    (root / SLUG / "anchors.json").write_bytes(b"{}")
    assert called("compile", "--sources", EXAMPLES, "--tasks", root, capsys=capsys) == (0, f"{SLUG}: anchors.json changed\n")
    assert (root / SLUG / "anchors.json").read_bytes() == built
    assert recompile(EXAMPLES / SLUG, root / SLUG) == []


def test_compile_reports_all_matters_and_writes_none_of_them(
    example: Path, tasks: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    root = Path(shutil.copytree(tasks, tmp_path / "tasks"))
    shutil.copytree(root / SLUG, root / "quay-lease-002")
    other = Path(shutil.copytree(example, example.with_name("quay-lease-002")))
    before = (root / SLUG / "anchors.json").read_bytes()
    change(example, KEY, "thirty days' notice", "sixty days' notice")
    change(other, KEY, '"exceed*"', '"e*"')
    status, text = called("compile", "--sources", example.parent, "--tasks", root, capsys=capsys)
    assert status == 1
    assert f"{SLUG}/key.yaml:" in text
    assert "quay-lease-002/key.yaml:" in text
    assert (root / SLUG / "anchors.json").read_bytes() == before


def test_compile_needs_the_documents(tmp_path: Path) -> None:
    with pytest.raises(ConfigurationError, match=r"no Quay7_lease\.docx, .*; run ai-law-eval build quay-lease-001 first"):
        recompile(EXAMPLES / SLUG, tmp_path / SLUG)


def test_a_build_holds_the_samples_against_the_engine(example: Path, tmp_path: Path) -> None:
    change(example, KEY, 'wrong: ["Tolland Wharf has waived the limit."]', 'wrong: ["The limit stands."]')
    with pytest.raises(Exception, match="M-1 misses"):
        build_matter(example, tmp_path / "out")
    assert not (tmp_path / "out").exists()


def scored(tasks: Path, memo: str) -> dict[str, float]:
    task = load_task(SLUG, tasks)
    index = MatterIndex.build(task.anchors, task.rubric, task.record.documents)
    return dict(score({MEMO: word_from_markdown(memo, title="Memo")}, index).metrics)


def test_the_example_scores(tasks: Path) -> None:
    memos = load_task(SLUG, tasks).memos
    reference, junior = scored(tasks, memos["memo"]), scored(tasks, memos["junior"])
    assert (reference["all_pass"], reference["finding_recall"]) == (1, 0.5)
    assert (junior["all_pass"], junior["finding_recall"]) == (0, 0)
    assert junior["false_flag_rate"] > reference["false_flag_rate"] == 0


def test_the_canary_stands_in_every_file_and_in_no_text(tasks: Path) -> None:
    task = load_task(SLUG, tasks)
    for name in ("task.json", "anchors.json", "rubric.json", "reference/memo.md", "reference/junior.md", "documents/site_chat.txt"):
        assert CANARY in (task.folder / name).read_text(encoding="utf-8")
    assert all(
        CANARY not in read(document.name, (task.folder / "documents" / document.name).read_bytes()).text
        for document in task.record.documents
    )
    assert all(CANARY not in memo for memo in task.memos.values())


def test_the_guide_shows_the_example_as_it_is() -> None:
    guide = (EXAMPLES.parent / "authoring.md").read_text(encoding="utf-8")
    files = "\n".join(path.read_text(encoding="utf-8") for path in sorted((EXAMPLES / SLUG).rglob("*")) if path.is_file())
    blocks = re.findall(r"```(?:yaml|text)\n(.*?)```", guide, re.DOTALL)
    lines = [line for block in blocks for line in block.splitlines() if line.strip()]
    assert len(lines) > 40
    assert [line for line in lines if line not in files.splitlines()] == []
