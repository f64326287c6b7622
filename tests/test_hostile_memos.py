"""Memos made to crash the scorer: each is scored like any other."""

import pytest
from memo_world import scored

from ai_law_legal_agent_eval.memo.reading import MAX_READ_CHARS

BASE = "Licence D1391755 covers 1,024 accelerators and L2 brings QRC to 1,040, over the limit. "
FILL = "The memo goes on about its own weather. "
HOSTILE = {
    "a number of 400 digits": f"{BASE} The serial is {'9' * 400}. Hold L2.",
    "an amount of 400 digits": f"{BASE} It costs ${'9' * 400} million. Hold L2.",
    "a day of 400 digits": f"{BASE} It leaves on {'9' * 400} May 2025. Hold L2.",
    "an endless exponent": f"{BASE} It has 1e{'9' * 400} TPP. Hold L2.",
    "a hundred thousand digits": "9" * 100_000,
}


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE)
def test_a_hostile_memo_is_scored(text: str) -> None:
    assert 0.0 <= scored(text).reward <= 1.0


@pytest.mark.parametrize(("padding", "is_read"), [(MAX_READ_CHARS // 2, True), (MAX_READ_CHARS, False)], ids=["within", "behind"])
def test_a_memo_is_read_up_to_a_length(padding: int, is_read: bool) -> None:
    memo = scored(f"{FILL * (padding // len(FILL) + 1)}\n\n{BASE} We rate this as high. Hold L2.")
    assert any(item.outcome == "credited" for item in memo.findings) == is_read
    assert ("of which the first 200,000 are scored" in memo.deliverables[0].reason) != is_read


def test_a_block_is_cut_where_reading_ends() -> None:
    cells = f"| {BASE} Hold L2. | {FILL * (MAX_READ_CHARS // len(FILL) + 1)} |\n"
    assert scored(f"| a | b |\n|---|---|\n{cells}").deliverables[0].outcome == "complete"
