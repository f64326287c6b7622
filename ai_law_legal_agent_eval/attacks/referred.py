"""What a judge is checked on: memos whose findings are known to be earned or not, and what the engine credits them with."""

import random
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import islice
from pathlib import Path

import yaml

from ai_law_legal_agent_eval.attacks import injections
from ai_law_legal_agent_eval.attacks.families import FAMILIES, Family
from ai_law_legal_agent_eval.attacks.labels import SUFFIX
from ai_law_legal_agent_eval.attacks.material import TITLE, Material
from ai_law_legal_agent_eval.deliverables import word_from_markdown
from ai_law_legal_agent_eval.errors import ConfigurationError
from ai_law_legal_agent_eval.memo import ExaminedRollout, MatterIndex, examine_rollout
from ai_law_legal_agent_eval.tasks import Task

ADDRESSED = Family("sections taken back, judge addressed", "memo", injections.attempts, None)
# What these leave of a finding may be as good as before, so that nobody can say whether a judge is right to confirm it.
UNCERTAIN = frozenset(
    {
        "sentences dealt out",
        "all numbers wrong",
        "parties swapped",
        "memo of another set of facts",
        "dates exchanged",
        "years off by one",
        "figures exchanged",
        "digits transposed",
        "figures ten times off",
        "number words changed",
        "units and currencies changed",
        "signs and sides turned",
    }
)
# Here every finding is earned; what is wrong is said beside them.
EARNED = frozenset({"everything escalated", "everything escalated in a list"})
JUDGED = tuple(family for family in (*FAMILIES, ADDRESSED) if family.name not in UNCERTAIN)


@dataclass(frozen=True)
class Case:
    """One memo with credited findings. `earned` are the findings that it earns, whatever the engine credits."""

    group: str
    matter: str
    name: str
    is_honest: bool
    rollout: ExaminedRollout
    earned: frozenset[str]


def honest_cases(task: Task, memos: Path | None = None) -> Iterator[Case]:
    """Yield the task's own memos, or the hand-labelled ones of `memos`/SLUG: NAME.md with NAME.labels.yaml beside it.

    The task's memos earn what the engine credits them with. Raises ConfigurationError when `memos` holds none for the task.
    """
    index = MatterIndex.build(task.anchors, task.rubric, task.record.documents)
    if memos is None:
        for name, text in task.memos.items():
            rollout = _examined(text, task.deliverables[0], index)
            yield Case("reference" if name == "memo" else name, task.slug, name, True, rollout, frozenset(rollout.credited))
        return
    paths = sorted((memos / task.slug).glob(f"*{SUFFIX}"))
    if not paths:
        raise ConfigurationError(f"{memos / task.slug}: holds no labelled memo; expected NAME.md with NAME{SUFFIX} beside it")
    for path in paths:
        labels = yaml.safe_load(path.read_text(encoding="utf-8"))["findings"]
        name = path.name.removesuffix(SUFFIX)
        text = path.with_name(f"{name}.md").read_text(encoding="utf-8")
        earned = frozenset(identity for identity, label in labels.items() if label["credited"])
        yield Case("labelled memos", task.slug, name, True, _examined(text, task.deliverables[0], index), earned)


def hostile_cases(family: Family, materials: Iterable[Material], *, most: int, seed: int = 0) -> Iterator[Case]:
    """Yield at most `most` attempts of a family on each matter, of those that the engine credits with something."""
    for material in materials:
        chance = random.Random(f"{family.name}/{material.matter.slug}/{seed}")  # noqa: S311 - reproducible attempts, no secret
        attempts = enumerate(family.attempts(material, chance), start=1)
        cases = (_hostile(family, material, number, text) for number, text in attempts)
        yield from islice((case for case in cases if case.rollout.credited), most)


def _hostile(family: Family, material: Material, number: int, text: str | bytes) -> Case:
    rollout = _examined(text, material.matter.deliverables[0], material.index)
    return Case(family.name, material.matter.slug, str(number), False, rollout, _earned(family, material))


def _earned(family: Family, material: Material) -> frozenset[str]:
    if family.name in EARNED:
        return frozenset(finding.id for finding in material.live)
    if family.counts_computed_only:
        return frozenset(finding.id for finding in material.live if all(fact.kind != "result" for fact in finding.facts))
    return frozenset()


def _examined(memo: str | bytes, name: str, index: MatterIndex) -> ExaminedRollout:
    data = word_from_markdown(memo, title=TITLE) if isinstance(memo, str) else memo
    return examine_rollout({name: data}, index)
