"""Probes of the must-not-say specs: one sentence each, firing or silent."""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest
import yaml
from memo_world import ROOT, index

from ai_law_legal_agent_eval.memo import MatterIndex
from ai_law_legal_agent_eval.memo.evidence import Examiner
from ai_law_legal_agent_eval.memo.flags import violations
from ai_law_legal_agent_eval.memo.reading import Reading
from ai_law_legal_agent_eval.tasks import slugs

FILES = sorted(
    path
    for path in (ROOT / "tests/probes").glob("*_must_not_say.yaml")
    if any(slug.startswith(path.name.partition("_")[0]) for slug in slugs())
)
MIN_FIRING, MIN_SILENT = 0.8, 0.98


def matter_of(path: Path) -> str:
    """The released matter whose slug starts as the file of probes does."""
    return next(slug for slug in slugs() if slug.startswith(path.name.removesuffix("_must_not_say.yaml")))


def is_right(probe: dict[str, Any], matter: MatterIndex) -> bool:
    spec = next(forms for forms in matter.specs if forms.spec.id == probe["spec"])
    examiner = Examiner(matter, Reading.of_text(probe["text"], matter.lexicon, matter.record))
    return bool(violations(examiner, spec)) == (probe["expect"] == "fires")


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_claims_fire_and_disclaimers_stay_silent(path: Path) -> None:
    probes: list[dict[str, Any]] = yaml.safe_load(path.read_text(encoding="utf-8"))
    matter = index(slug=matter_of(path))
    wrong = [probe for probe in probes if not is_right(probe, matter)]
    total, missed = Counter(probe["expect"] for probe in probes), Counter(probe["expect"] for probe in wrong)
    assert missed["fires"] <= (1 - MIN_FIRING) * total["fires"], wrong
    assert missed["silent"] <= (1 - MIN_SILENT) * total["silent"] + 1, wrong
