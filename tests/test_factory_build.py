"""Building a matter: the released task is what its sources give, all or nothing, every variant."""

import json
import shutil
import sys
from pathlib import Path

import pytest

from ai_law_legal_agent_eval import factory
from ai_law_legal_agent_eval.errors import AuthorError, ConfigurationError
from ai_law_legal_agent_eval.factory import build_matter, load_matter
from ai_law_legal_agent_eval.keys.canary import CANARY
from ai_law_legal_agent_eval.tasks import load_task

ROOT = Path(__file__).parent.parent
MATTER = ROOT / "matters" / "orion-compute-001"
RELEASED = ROOT / "tasks" / "orion-compute-001"
ISSUES = load_matter(MATTER).toggles


def files(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()}


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    target = tmp_path_factory.mktemp("build") / "orion-compute-001"
    build_matter(MATTER, target)
    return target


@pytest.fixture
def copied(tmp_path: Path) -> Path:
    return Path(shutil.copytree(MATTER, tmp_path / MATTER.name))


def test_released_task_is_a_fresh_build(built: Path) -> None:
    fresh, released = files(built), files(RELEASED)
    assert sorted(fresh) == sorted(released)
    assert [name for name in fresh if fresh[name] != released[name]] == []


def test_second_build_gives_the_same_bytes(built: Path, tmp_path: Path) -> None:
    build_matter(MATTER, tmp_path / "again")
    assert files(tmp_path / "again") == files(built)


def test_task_file(built: Path) -> None:
    task = json.loads((built / "task.json").read_text(encoding="utf-8"))
    matter = load_matter(MATTER)
    assert task == {
        "slug": "orion-compute-001",
        "scenario_id": "ai-orion-compute-001",
        "title": "Analyze Project Orion Export-Control Risk -- Risk Memo",
        "instruction": matter.instruction,
        "deliverables": ["export-control-risk-memo.docx"],
        "documents": [{"name": d.name, "kind": d.name.rpartition(".")[2]} for d in matter.documents],
        "canary": CANARY,
    }
    assert json.loads((built / "anchors.json").read_text(encoding="utf-8"))["provenance"]["canary"] == CANARY


def test_built_task_loads(built: Path) -> None:
    task = load_task("orion-compute-001", built.parent)
    assert len(task.record.documents) == 11
    assert set(task.memos) == {"memo", "junior"}


@pytest.mark.parametrize("issue", ISSUES)
def test_each_cured_variant_builds(issue: str, tmp_path: Path) -> None:
    build_matter(MATTER, tmp_path / "variant", cured=frozenset({issue}))
    task = json.loads((tmp_path / "variant" / "task.json").read_text(encoding="utf-8"))
    assert issue not in json.dumps(task)
    findings = json.loads((tmp_path / "variant" / "anchors.json").read_text(encoding="utf-8"))["findings"]
    assert [finding["id"] for finding in findings if finding["status"] == "cured"] == [issue]


def test_rebuild_replaces_what_was_there(tmp_path: Path, built: Path) -> None:
    target = tmp_path / "task"
    shutil.copytree(built, target)
    (target / "documents" / "stray.txt").write_text("old")
    build_matter(MATTER, target)
    assert files(target) == files(built)
    assert [path.name for path in tmp_path.iterdir()] == ["task"]


def test_broken_build_leaves_the_earlier_task_alone(tmp_path: Path, copied: Path, built: Path) -> None:
    target = tmp_path / "task"
    shutil.copytree(built, target)
    for name in ("msa.md", "reference.md"):
        (copied / "documents" / name).write_text("{{ d.nowhere }}\n")
    with pytest.raises(AuthorError) as caught:
        build_matter(copied, target)
    assert [(problem.file, problem.line) for problem in caught.value.problems] == [
        ("orion-compute-001/documents/msa.md", 1),
        ("orion-compute-001/documents/reference.md", 1),
    ]
    assert files(target) == files(built)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["orion-compute-001", "task"]


def test_unknown_toggle_lists_the_known(tmp_path: Path) -> None:
    with pytest.raises(ConfigurationError, match=r"cannot cure ISS-099; known: ISS-001, .*ISS-006"):
        build_matter(MATTER, tmp_path / "task", cured=frozenset({"ISS-099"}))
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("is_file", [True, False], ids=["a file", "a folder of other things"])
def test_other_things_are_never_replaced(tmp_path: Path, is_file: bool) -> None:
    target = tmp_path / "precious"
    kept = target if is_file else target / "notes.txt"
    kept.parent.mkdir(exist_ok=True)
    kept.write_text("mine")
    with pytest.raises(ConfigurationError, match="expected"):
        build_matter(MATTER, target)
    assert kept.read_text() == "mine"


def test_empty_folder_may_be_filled(tmp_path: Path, built: Path) -> None:
    build_matter(MATTER, tmp_path)
    assert files(tmp_path) == files(built)


def test_missing_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "xlsxwriter", raising=False)
    monkeypatch.setattr(factory, "find_spec", lambda name: None if name == "xlsxwriter" else object())
    with pytest.raises(ConfigurationError) as caught:
        factory._require_extra(("jinja2", "xlsxwriter"))
    assert "xlsxwriter" in str(caught.value)
    assert "pip install 'ai-law-legal-agent-eval[factory]'" in str(caught.value)


def test_unknown_name_of_the_door() -> None:
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        _ = factory.nothing
