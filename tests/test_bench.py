"""The bench: its texts are what they claim to be, it prints what it measured, and hostile texts cost what their length costs."""

import pytest

from ai_law_legal_agent_eval.bench import MAX_GROWTH, SHAPES, Bench, sized
from ai_law_legal_agent_eval.cli import app, timing
from ai_law_legal_agent_eval.deliverables import word_from_markdown
from ai_law_legal_agent_eval.memo import score
from ai_law_legal_agent_eval.tasks import load_task

SLUG = "orion-compute-001"
SIZES = (10_000, 60_000)
BENCH = Bench(load_task(SLUG))


@pytest.mark.parametrize("run", [0, 3])
def test_the_timed_memo_earns_what_the_reference_earns(run: int) -> None:
    memo, name = BENCH.task.memos["memo"], BENCH.task.deliverables[0]
    longer = sized(memo, 5 * len(memo), run)
    assert 4 * len(memo) < len(longer) <= 5 * len(memo)
    earned = [score({name: word_from_markdown(text, title="Memo")}, BENCH.prepared[0]).reward for text in (memo, longer)]
    assert earned[0] == earned[1]


def test_no_two_runs_time_the_same_text() -> None:
    texts = [sized(BENCH.task.memos["memo"], 15_000, run) for run in range(4)]
    assert len(set(texts)) == len(texts)


def test_bench_prints_a_line_for_each_length(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(timing, "SIZES", (2_000, 4_000))
    app(["bench", SLUG], standalone_mode=False)
    text = capsys.readouterr().out
    assert "preparing a key" in text
    assert all(size in text for size in ("2,000", "4,000"))


@pytest.mark.parametrize("shape", SHAPES)
def test_hostile_texts_grow_with_their_length(shape: str) -> None:
    small, large, growth = BENCH.growth(shape, SIZES)
    assert growth <= MAX_GROWTH, f"{small.scoring_ms:.0f} ms at {small.chars}, {large.scoring_ms:.0f} ms at {large.chars}"
