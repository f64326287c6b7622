"""Memos made to crash the scorer: each is scored like any other."""

import pytest
from memo_world import scored

BASE = "Licence D1391755 covers 1,024 accelerators and L2 brings QRC to 1,040, over the limit. "
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
