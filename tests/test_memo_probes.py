"""Probes of the must-not-say specs: one sentence each, firing or silent."""

from collections import Counter
from typing import Any

import yaml
from memo_world import ROOT, index

from ai_law_legal_agent_eval.memo.evidence import Examiner
from ai_law_legal_agent_eval.memo.flags import violations
from ai_law_legal_agent_eval.memo.reading import Reading

PROBES: list[dict[str, Any]] = yaml.safe_load((ROOT / "tests/probes/orion_must_not_say.yaml").read_text(encoding="utf-8"))
MIN_FIRING, MIN_SILENT = 0.8, 0.98


def is_right(probe: dict[str, Any]) -> bool:
    matter = index()
    spec = next(forms for forms in matter.specs if forms.spec.id == probe["spec"])
    examiner = Examiner(matter, Reading.of_text(probe["text"], matter.lexicon, matter.record))
    return bool(violations(examiner, spec)) == (probe["expect"] == "fires")


def test_claims_fire_and_disclaimers_stay_silent() -> None:
    wrong = [probe for probe in PROBES if not is_right(probe)]
    total, missed = Counter(probe["expect"] for probe in PROBES), Counter(probe["expect"] for probe in wrong)
    assert missed["fires"] <= (1 - MIN_FIRING) * total["fires"], wrong
    assert missed["silent"] <= (1 - MIN_SILENT) * total["silent"] + 1, wrong
