"""Passages of one issue each, written without sight of the keys: what a partner would credit or call a false flag at once."""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest
import yaml
from memo_world import ROOT

from ai_law_legal_agent_eval.attacks.material import Material
from ai_law_legal_agent_eval.attacks.wording import outcome
from ai_law_legal_agent_eval.tasks import slugs

FILES = sorted((ROOT / "tests/probes").glob("*_passages.yaml"))
MIN_RIGHT = {"credited": 0.95, "not_credited": 0.97, "escalated": 0.9, "harmless": 0.97}
"""The least share of each label that must come out; a single slip is allowed everywhere."""


def is_right(material: Material, passage: dict[str, Any]) -> bool:
    return outcome(material, passage.get("finding") or passage["distractor"], passage["text"]) == passage["expect"]


def test_every_matter_has_its_passages() -> None:
    words = {slug.partition("-")[0] for slug in slugs()}
    assert {path.name.partition("_")[0] for path in FILES} == words


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_passages_come_out_as_labelled(path: Path) -> None:
    slug = next(slug for slug in slugs() if slug.startswith(path.name.partition("_")[0]))
    material = Material(ROOT / "matters" / slug)
    passages: list[dict[str, Any]] = [part for group in yaml.safe_load(path.read_text(encoding="utf-8")).values() for part in group]
    wrong = [passage for passage in passages if not is_right(material, passage)]
    total, missed = Counter(part["expect"] for part in passages), Counter(part["expect"] for part in wrong)
    assert set(total) == set(MIN_RIGHT)
    for label, least in MIN_RIGHT.items():
        assert missed[label] <= max(1, (1 - least) * total[label]), [part for part in wrong if part["expect"] == label]
