"""Built variants on disk, and the split as the shell plays it."""

import hashlib
import json
import os
import subprocess
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import cast

import pytest
import verifiers.v1 as vf
from typer.testing import CliRunner

from ai_law_legal_agent_eval.cli import app
from ai_law_legal_agent_eval.environment import LegalEnv, load_environment
from ai_law_legal_agent_eval.factory import shelf
from ai_law_legal_agent_eval.factory.shelf import CACHE_VARIABLE, prune, publish, shelved, sources_digest
from ai_law_legal_agent_eval.keys.lock import verify
from ai_law_legal_agent_eval.report.runs import read_run
from ai_law_legal_agent_eval.splits import Variant
from ai_law_legal_agent_eval.tasks import load_task, matters_root
from ai_law_legal_agent_eval.taskset import LegalTask
from ai_law_legal_agent_eval.workspace import WorkspaceState, call, open_task

ORION = "orion-compute-001"
VARIANT = Variant(ORION, frozenset({1}), 0xABCDEF)


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(CACHE_VARIABLE, str(tmp_path))
    return tmp_path


def digest(folder: Path) -> str:
    files = sorted(path for path in folder.rglob("*") if path.is_file())
    return hashlib.sha256(b"".join(str(path.relative_to(folder)).encode() + path.read_bytes() for path in files)).hexdigest()


def build(cache: Path) -> str:
    return str(shelved(VARIANT, matters_root(), cache))


def test_four_processes_that_build_one_variant_leave_one_set_of_files(tmp_path: Path) -> None:
    with ProcessPoolExecutor(4) as pool:
        places = set(pool.map(build, [tmp_path] * 4))
    (place,) = map(Path, places)
    assert [path.name for path in place.parent.iterdir()] == [VARIANT.name], "nothing half built stays"
    assert digest(place) == digest(shelved(VARIANT, matters_root(), tmp_path / "alone"))


PLAY = """
import sys
from ai_law_legal_agent_eval.environment import load_environment
from ai_law_legal_agent_eval.workspace import open_task
task = next(iter(load_environment(split="train", task_id=sys.argv[1], num_variants=1, variant_seed=3).taskset))
print(open_task(task.data.slug).slug)
"""


def test_four_processes_that_play_one_variant_leave_one_set_of_files(cache: Path) -> None:
    """The same through the public entry, each in an interpreter of its own."""
    playing = [subprocess.Popen([sys.executable, "-c", PLAY, ORION], stdout=subprocess.PIPE, stderr=subprocess.PIPE) for _ in range(4)]
    done = [(*process.communicate(timeout=300), process.returncode) for process in playing]
    assert [code for _, _, code in done] == [0, 0, 0, 0], [errors.decode()[-800:] for _, errors, _ in done]
    (name,) = {told.decode().strip() for told, _, _ in done}
    (place,) = cache.glob("*/*")
    assert place.name == name, "one set of files, and nothing half built"
    variant = Variant.parse(name)
    assert variant is not None
    assert digest(place) == digest(shelved(variant, matters_root(), cache / "alone"))


@pytest.mark.slow
def test_four_runs_at_once_over_the_wire_leave_one_set_of_files(cache: Path, tmp_path_factory: pytest.TempPathFactory) -> None:
    out = tmp_path_factory.mktemp("runs")
    arguments = {"split": "train", "task_id": [ORION], "num_variants": 1, "variant_seed": 4}
    command = [Path(sys.executable).with_name("ai-law-eval"), "run", "--args", json.dumps(arguments), "-r", "2"]
    playing = [subprocess.Popen([*command, "-o", out / str(number)], stdout=subprocess.DEVNULL) for number in range(4)]
    assert [process.wait(timeout=600) for process in playing] == [0, 0, 0, 0]
    (place,) = cache.glob("*/*")
    rollouts = [rollout for run in out.glob("*/*") for rollout in read_run(run, model="m")]
    assert {(rollout.task, rollout.error) for rollout in rollouts} == {(place.name, None)}
    assert len(rollouts) == 8
    assert len({rollout.reward for rollout in rollouts}) == 1


def test_a_variant_is_built_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    place = shelved(VARIANT, matters_root(), tmp_path)
    monkeypatch.setattr(shelf, "variant_files", lambda *_, **__: pytest.fail("built again"))
    assert shelved(VARIANT, matters_root(), tmp_path) == place


def test_the_later_of_two_builders_keeps_what_is_there(tmp_path: Path) -> None:
    place = tmp_path / "digest" / "name"
    publish({"task.json": b"first"}, place)
    publish({"task.json": b"second"}, place)
    assert (place / "task.json").read_bytes() == b"first"
    assert [path.name for path in place.parent.iterdir()] == ["name"]


def test_a_disk_that_is_full_is_no_silent_success(tmp_path: Path) -> None:
    (tmp_path / "digest").write_text("a file where the folder should be")
    with pytest.raises(OSError, match="digest"):
        publish({"task.json": b"{}"}, tmp_path / "digest" / "name")


def test_the_cache_drops_what_was_not_used_for_longest(tmp_path: Path) -> None:
    now = time.time()
    for age in range(6):
        place = tmp_path / "digest" / f"variant-{age}"
        publish({"task.json": b"{}"}, place)
        os.utime(place, (now - age * 1000, now - age * 1000))
    left_over = tmp_path / "digest" / ".half-built"
    left_over.mkdir()
    os.utime(left_over, (now - 5000, now - 5000))
    prune(tmp_path, most=2, grace_s=2500)
    kept = sorted(path.name for path in (tmp_path / "digest").iterdir())
    assert kept == ["variant-0", "variant-1", "variant-2"], "the third is over the limit, but may still be read"


def test_other_sources_are_another_shelf(tmp_path: Path) -> None:
    folders = [tmp_path / name / ORION for name in ("one", "other")]
    for folder in folders:
        folder.mkdir(parents=True)
        (folder.parent / "names.yaml").write_text("{}")
        (folder / "matter.yaml").write_text("slug: a")
    assert sources_digest(folders[0]) == sources_digest(folders[1])
    (folders[1] / "matter.yaml").write_text("slug: b")
    sources_digest.cache_clear()
    assert sources_digest(folders[0]) != sources_digest(folders[1])


# The shell.


def environment(**arguments: object) -> LegalEnv:
    return load_environment(split="train", task_id=ORION, **arguments)


def test_a_stream_is_lazy_and_bounded_only_by_a_number(cache: Path) -> None:
    endless = environment().taskset
    assert not endless.bounded
    assert len({task.data.slug for task in endless.take(40)}) == 40
    counted = environment(num_variants=3).taskset
    assert counted.bounded
    assert len(list(counted)) == 3
    assert list(cache.iterdir()) == [], "nothing is built before it is played"


def test_what_an_agent_may_know_of_a_variant_does_not_tell_what_is_cured(cache: Path) -> None:
    twins = [next(iter(environment(num_variants=1, cured=cured).taskset)) for cured in ([], ["ISS-001"])]
    told = [task.data.model_dump_json().replace(task.data.slug, "") for task in twins]
    assert told[0] == told[1]
    assert "ISS-" not in told[0]


def test_a_worker_opens_a_variant_by_its_name_alone(cache: Path) -> None:
    task = open_task(VARIANT.name)
    assert task.slug == VARIANT.name
    assert [finding.id for finding in task.anchors.findings if finding.status == "cured"] == ["ISS-002"]
    _, text = call(task, WorkspaceState(slug=VARIANT.name), "list_documents", {})
    assert "Corvane" not in text
    assert "11 documents" in text


async def test_a_variant_validates_like_a_released_task(cache: Path) -> None:
    task = next(iter(environment(num_variants=1).taskset))
    assert isinstance(task, LegalTask)
    assert await task.validate(cast(vf.Runtime, None)) is True


def test_variants_built_ahead_are_a_folder_of_locked_tasks(tmp_path: Path) -> None:
    out = tmp_path / "variants"
    command = ["variants", "build", ORION, "-n", "2", "--cured", "ISS-004", "--out", str(out)]
    done = CliRunner().invoke(app, command)
    assert done.exit_code == 0, done.output
    assert "2 variants" in done.output
    names = sorted(path.name for path in out.iterdir() if path.is_dir())
    for name in names:
        assert [finding.id for finding in load_task(name, out).anchors.findings if finding.status == "cured"] == ["ISS-004"]
    assert verify(out) == ()
    assert sorted(task.data.slug for task in load_environment(tasks_root=out).taskset) == names
    (out / names[0] / "task.json").write_bytes((out / names[0] / "task.json").read_bytes() + b"\n")
    assert [difference.name.split("/")[1] for difference in verify(out)] == [names[0]]
