"""The framework's own commands on the tiny matter, as a user types them; each starts processes and takes seconds."""

import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from shell_world import MEMO, build_world

from ai_law_legal_agent_eval.scripted import Endpoint
from ai_law_legal_agent_eval.taskset import DISTRIBUTION

pytestmark = pytest.mark.slow

COMMANDS = Path(sys.executable).parent
WAIT_S = 180


@pytest.fixture(scope="module")
def root(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build_world(tmp_path_factory.mktemp("tasks"))


@pytest.fixture(scope="module")
def url(root: Path) -> Iterator[str]:
    with Endpoint(tasks_root=root) as endpoint:
        yield endpoint.base_url


def run(command: str, *arguments: str) -> str:
    done = subprocess.run([COMMANDS / command, *arguments], capture_output=True, text=True, timeout=WAIT_S, check=False)
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
    return done.stdout


def eval_arguments(root: Path, url: str, out: Path, *more: str) -> list[str]:
    where = ["--client.base-url", url, "--client.api-key-var", "SHELL_TEST_KEY", "--env.taskset.tasks-root", str(root)]
    return [DISTRIBUTION, "-m", "scripted/reference", "--no-push", "--no-rich", "-o", str(out), *where, *more]


def run_folder(out: Path) -> Path:
    [folder] = [path.parent for path in out.glob("*/configs")]
    return folder


def traces(folder: Path) -> list[dict[str, Any]]:
    lines = (folder / "traces.jsonl").read_text(encoding="utf-8").splitlines()
    found = [trace for line in lines for trace in json.loads(line).get("traces", [json.loads(line)])]
    return sorted(found, key=lambda trace: str(trace["id"]))


def test_a_run_is_scored_and_scores_the_same_again(root: Path, url: str, tmp_path: Path) -> None:
    run("vf-eval", *eval_arguments(root, url, tmp_path / "run", "-r", "2"))
    first = traces(run_folder(tmp_path / "run"))
    run("vf-replay", str(run_folder(tmp_path / "run")), "--no-rich", "-o", str(tmp_path / "again"))
    again = traces(tmp_path / "again")
    assert len(first) == 2
    assert all(trace["ok"] and trace["metrics"]["all_pass"] == 1.0 for trace in first)
    for kept in ("id", "rewards", "metrics", "info"):
        assert [trace[kept] for trace in again] == [trace[kept] for trace in first]


def test_validation_passes(root: Path, tmp_path: Path) -> None:
    text = run(
        "vf-validate", DISTRIBUTION, "--runtime.type", "subprocess", "--no-rich", "-o", str(tmp_path), "--taskset.tasks-root", str(root)
    )
    assert '"valid_rate": 1.0' in text
    assert '"invalid": 1' not in text


def test_a_killed_run_resumes_and_loses_nothing(root: Path, url: str, tmp_path: Path) -> None:
    wanted = 40
    command = [str(COMMANDS / "vf-eval"), *eval_arguments(root, url, tmp_path, "-r", str(wanted), "-c", "1")]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    wait_for_lines(tmp_path, 3)
    os.kill(process.pid, signal.SIGKILL)
    process.wait()
    folder = run_folder(tmp_path)
    before = [line for line in (folder / "traces.jsonl").read_text(encoding="utf-8").splitlines(keepends=True) if line.endswith("\n")]
    assert 3 <= len(before) < wanted
    run("vf-eval", "@", str(folder / "configs" / "resolved" / "eval.json"), "--resume")
    after = (folder / "traces.jsonl").read_text(encoding="utf-8").splitlines(keepends=True)
    assert after[: len(before)] == before
    assert len({json.loads(line)["id"] for line in after}) == wanted


def wait_for_lines(out: Path, count: int) -> None:
    end = time.monotonic() + WAIT_S
    while time.monotonic() < end:
        lines = [line for path in out.glob("*/traces.jsonl") for line in path.read_text(encoding="utf-8").splitlines()]
        if len(lines) >= count:
            return
        time.sleep(0.01)
    pytest.fail("the run wrote nothing")


def is_index_reachable() -> bool:
    try:
        socket.create_connection(("pypi.org", 443), timeout=3).close()
    except OSError:
        return False
    return True


@pytest.mark.network
def test_a_foreign_harness_scores_the_same_memo_the_same(root: Path, url: str, tmp_path: Path) -> None:
    if not is_index_reachable():
        pytest.skip("a foreign harness fetches its packages from the index")
    run("vf-eval", *eval_arguments(root, url, tmp_path / "ours"))
    run("vf-eval", *eval_arguments(root, url, tmp_path / "null", "--env.agent.harness.id", "null"))
    [ours], [null] = traces(run_folder(tmp_path / "ours")), traces(run_folder(tmp_path / "null"))
    assert null["agent"]["config"]["harness"]["id"] == "null"
    assert null["errors"] == [], "packages could not be fetched: an infrastructure fault, no score"
    assert null["info"]["deliverables"][MEMO] == ours["info"]["deliverables"][MEMO]
    for kept in ("rewards", "metrics", "info"):
        assert null[kept] == ours[kept]
