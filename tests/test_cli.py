"""The commands, as a person calls them."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from ai_law_legal_agent_eval.cli import app, main
from ai_law_legal_agent_eval.cli.runs import _argument_flags
from ai_law_legal_agent_eval.errors import ConfigurationError
from ai_law_legal_agent_eval.report.runs import read_run
from ai_law_legal_agent_eval.tasks import load_task

SLUG = "orion-compute-001"
MAXIMUM = 0.4 + 0.6 * 6 / 7
OUTCOMES = {
    "findings": {"credited", "not_credited"},
    "distractors": {"escalated", "not_escalated"},
    "must_not_say": {"violated", "not_violated"},
    "criteria": {"passed", "failed"},
}


def called(*words: str, capsys: pytest.CaptureFixture[str]) -> str:
    app(list(words), standalone_mode=False)
    return capsys.readouterr().out


@pytest.fixture(scope="module")
def reference() -> str:
    return str(load_task(SLUG).folder / "reference" / "memo.md")


def test_score_prints_the_documented_object(reference: str, capsys: pytest.CaptureFixture[str]) -> None:
    scored = json.loads(called("score", "--task", SLUG, reference, "--json", capsys=capsys))
    assert scored["task"] == SLUG
    assert scored["reward"] == pytest.approx(MAXIMUM)
    assert scored["reward"] == pytest.approx(sum(term["score"] * term["weight"] for term in scored["rewards"].values()))
    for name, allowed in OUTCOMES.items():
        assert scored[name]
        for item in scored[name]:
            assert {"id", "outcome", "span", "evidence", "reason"} <= set(item)
            assert item["outcome"] in allowed
            assert item["reason"]
            assert item["span"] is None or 0 <= item["span"][0] < item["span"][1]
    assert [item["id"] for item in scored["findings"]] == [f"ISS-00{number}" for number in range(1, 8)]
    assert "ISS-007" in [item["id"] for item in scored["distractors"]]
    assert len(scored["criteria"]) == 48


def test_a_table_is_printed_for_a_person(reference: str, capsys: pytest.CaptureFixture[str]) -> None:
    text = called("score", "--task", SLUG, reference, capsys=capsys)
    assert "reward 0.914" in text
    assert "ISS-001" in text


def test_batch_scores_each_line_as_one_memo_is(reference: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    memo = Path(reference).read_text(encoding="utf-8")
    batch = tmp_path / "memos.jsonl"
    batch.write_text("\n".join(json.dumps({"id": key, "text": text}) for key, text in (("a", memo), (7, "short"))), encoding="utf-8")
    first, second = (json.loads(line) for line in called("score", "--task", SLUG, "--batch", str(batch), capsys=capsys).splitlines())
    single = json.loads(called("score", "--task", SLUG, reference, "--json", capsys=capsys))
    assert first == {"id": "a", **single}
    assert (second["id"], second["reward"]) == (7, 0.0)


def test_a_word_file_and_its_markdown_score_alike(reference: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from ai_law_legal_agent_eval.deliverables import word_from_markdown

    word = tmp_path / "memo.docx"
    word.write_bytes(word_from_markdown(load_task(SLUG).memos["memo"], title=load_task(SLUG).file.title))
    scores = [called("score", "--task", SLUG, path, "--json", capsys=capsys) for path in (str(word), reference)]
    assert scores[0] == scores[1]


def test_record_shows_what_the_agent_sees(capsys: pytest.CaptureFixture[str]) -> None:
    listed = called("record", SLUG, "list", capsys=capsys)
    assert "11 documents" in listed
    assert "export-control-risk-memo.docx | not saved yet" in listed
    assert "page 2 of 2" in called("record", SLUG, "read", "Board_minutes_2025-03-18.docx", "--page", "2", capsys=capsys)
    assert "Lanzhou" in called("record", SLUG, "grep", "lanzhou", capsys=capsys)


def test_tasks_lists_the_released_matters(capsys: pytest.CaptureFixture[str]) -> None:
    text = called("tasks", capsys=capsys)
    assert SLUG in text
    assert "48" in text


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["score", "--task", "orion-compute-01", "x.md"], "nearest: orion-compute-001"),
        (["score", "--task", SLUG, "missing.md"], "no such file"),
        (["score", "--task", SLUG, __file__], "allowed: .docx, .md, .txt"),
        (["score", "--task", SLUG], "give one memo, or --batch"),
        (["run", "--args", "[]"], "expected a JSON object"),
        (["run", "--args", "{"], "not JSON"),
        (["run", "-m", "scripted/nobody"], "known: scripted/reference"),
        (["run", "-m", "m", "--base-url", "https://host.example/v1", "--api-key-var", "NO_SUCH_KEY_VAR"], "NO_SUCH_KEY_VAR is not set"),
        (["run", "nowhere-001"], "unknown task 'nowhere-001'"),
        (["record", SLUG, "read", "x.docx"], "There is no document"),
        (["build", SLUG, "--cured", "ISS-002"], "give --out FOLDER"),
    ],
)
def test_a_mistake_is_answered_with_a_sentence(
    words: list[str], said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["ai-law-eval", *words])
    with pytest.raises(SystemExit) as end:
        main()
    assert end.value.code == 2
    assert said in capsys.readouterr().err


def test_a_batch_with_a_bad_line_scores_nothing(tmp_path: Path) -> None:
    batch = tmp_path / "memos.jsonl"
    batch.write_text('{"id": 1, "text": "a"}\n{"id": 2}\n', encoding="utf-8")
    with pytest.raises(ConfigurationError, match=r"memos.jsonl:2: expected an object"):
        app(["score", "--task", SLUG, "--batch", str(batch)], standalone_mode=False)


def test_arguments_become_flags() -> None:
    assert _argument_flags({"page_chars": 8000, "task_id": "a"}) == ["--env.taskset.page-chars", "8000", "--env.taskset.task-id", "a"]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("model", "low", "high"), [("reference", MAXIMUM, MAXIMUM), ("junior", 0.41, 0.8), ("paste", 0.4, 0.4), ("silent", 0, 0)]
)
def test_each_scripted_agent_earns_what_it_deserves(model: str, low: float, high: float, tmp_path: Path) -> None:
    command = [str(Path(sys.executable).parent / "ai-law-eval"), "run", SLUG, "-m", f"scripted/{model}", "-o", str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    (folder,) = tmp_path.iterdir()
    (rollout,) = read_run(folder, model=model)
    assert rollout.reward is not None
    assert low - 1e-9 <= rollout.reward <= high + 1e-9
    assert "traces.jsonl" in done.stdout


@pytest.mark.slow
def test_a_scripted_judge_gates_a_run_offline(tmp_path: Path) -> None:
    command = [str(Path(sys.executable).parent / "ai-law-eval"), "run", SLUG, "-o", str(tmp_path)]
    done = subprocess.run([*command, "--args", '{"judge_model": "scripted/judge-no"}'], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    (folder,) = tmp_path.iterdir()
    (rollout,) = read_run(folder, model="reference")
    assert rollout.reward == pytest.approx(0.4)
    assert (rollout.metrics["judge_gated"], rollout.metrics["finding_recall_lexical"]) == (1.0, pytest.approx(6 / 7))
    assert "gated by scripted/judge-no (3 votes, prompt " in done.stdout
    unknown = subprocess.run([*command, "--args", '{"judge_model": "scripted/x"}'], capture_output=True, text=True, check=False)
    assert unknown.returncode == 2
    assert "unknown scripted judge 'scripted/x'; known: scripted/judge-honest" in unknown.stderr


def test_a_scripted_agent_plays_the_variant_that_it_reads(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AI_LAW_EVAL_CACHE", str(tmp_path / "cache"))
    given = '{"split": "train", "num_variants": 3, "cured": ["ISS-002"]}'
    command = [str(Path(sys.executable).parent / "ai-law-eval"), "run", SLUG, "--args", given, "-o", str(tmp_path / "runs")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    (folder,) = (tmp_path / "runs").iterdir()
    rollouts = read_run(folder, model="scripted/reference")
    assert len({rollout.task for rollout in rollouts}) == 3
    assert [rollout.reward for rollout in rollouts] == [pytest.approx(0.4 + 0.6 * 5 / 6)] * 3
    trace = json.loads((folder / "traces.jsonl").read_text(encoding="utf-8").splitlines()[0])["traces"][0]
    assert trace["info"]["variant"]["cured"] == ["ISS-002"]
    assert trace["info"]["lock_drift"] == []


def test_the_commands_load_without_the_extra_that_builds_documents() -> None:
    program = "import sys; sys.modules |= dict.fromkeys(('reportlab', 'xlsxwriter', 'jinja2')); import ai_law_legal_agent_eval.cli"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    broken = subprocess.run([sys.executable, "-c", f"{program}; import ai_law_legal_agent_eval.factory"], capture_output=True, check=False)
    assert b"[factory]" in broken.stderr
