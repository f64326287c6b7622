"""What must hold for every variant: it builds, its own memo earns the maximum, the base's does not, and nothing of the base survives."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from ai_law_legal_agent_eval.deliverables import word_from_markdown
from ai_law_legal_agent_eval.documents import read
from ai_law_legal_agent_eval.errors import AuthorError
from ai_law_legal_agent_eval.factory.leftovers import BuiltFile, leftovers
from ai_law_legal_agent_eval.factory.names import surviving
from ai_law_legal_agent_eval.factory.sources import Matter, fill_template, load_matter
from ai_law_legal_agent_eval.factory.variants import variant_files, variant_matter
from ai_law_legal_agent_eval.keys.canary import without_canary
from ai_law_legal_agent_eval.keys.model import Anchors, Rubric
from ai_law_legal_agent_eval.memo import Breakdown, MatterIndex, score
from ai_law_legal_agent_eval.splits import Variant

_MEMO = "memos/reference.md"
_BAD = {"not_credited", "escalated", "violated", "failed"}


@dataclass(frozen=True)
class VariantCheck:
    """What is wrong with a variant, in plain sentences; its live findings, and those of them that the base's memo earns."""

    problems: tuple[str, ...]
    live: tuple[str, ...] = ()
    memorised: tuple[str, ...] = ()


def variant_problems(folder: Path, variant: Variant) -> Sequence[str]:
    """Return what is wrong with a variant of the matter in `folder`, in plain sentences; none of it may be."""
    return check_variant(folder, variant).problems


def check_variant(folder: Path, variant: Variant) -> VariantCheck:
    """Return how a variant of the matter in `folder` holds against what must be true of all.

    The base's memo is that of the released record, without the sections on the issues that the variant cures: what one would write
    who knows the matter by heart and has not read the variant.
    """
    try:
        built = _Built.of(folder, variant)
    except AuthorError as error:
        return VariantCheck(tuple(str(problem) for problem in error.problems))
    own = built.scored(without_canary(built.files["reference/memo.md"].decode()))
    other = built.scored(fill_template(folder, _MEMO, built.base, built.cured).text)
    live = [item for item in other.findings if item.id in set(built.matter.toggles) - built.cured]
    return VariantCheck(
        (*_memo_problems(own, other), *_leftovers(built)),
        tuple(item.id for item in live),
        tuple(item.id for item in live if item.outcome == "credited"),
    )


@dataclass(frozen=True)
class _Built:
    folder: Path
    variant: Variant
    base: Matter
    matter: Matter
    files: Mapping[str, bytes]
    record: Mapping[str, str]
    index: MatterIndex

    @classmethod
    def of(cls, folder: Path, variant: Variant) -> "_Built":
        files = variant_files(folder, variant)
        documents = [read(Path(name).name, data) for name, data in files.items() if name.startswith("documents/")]
        anchors, rubric = Anchors.model_validate_json(files["anchors.json"]), Rubric.model_validate_json(files["rubric.json"])
        return cls(
            folder,
            variant,
            load_matter(folder),
            variant_matter(folder, variant),
            files,
            {document.name: document.text for document in documents},
            MatterIndex.build(anchors, rubric, documents),
        )

    @property
    def cured(self) -> frozenset[str]:
        return self.variant.issues(self.matter.toggles)

    def scored(self, memo: str) -> Breakdown:
        return score(dict.fromkeys(self.matter.deliverables, word_from_markdown(memo, title=self.matter.title)), self.index)


def _memo_problems(own: Breakdown, other: Breakdown) -> Iterator[str]:
    for name in ("all_pass", "criterion_pass_rate_proxy"):
        if own.metrics[name] != 1.0:
            items = (*own.findings, *own.distractors, *own.must_not_say, *own.criteria)
            failed = [item.id for item in items if item.outcome in _BAD]
            yield f"its own reference memo has {name} {own.metrics[name]:.3f}: {', '.join(failed)}; expected 1"
    if other.reward >= own.reward:
        yield f"the base's reference memo earns {other.reward:.3f}, its own {own.reward:.3f}; expected less"


def _leftovers(built: _Built) -> Iterator[str]:
    templates = {document.name: document.source for document in built.matter.documents}
    files = (BuiltFile(name, templates[name], built.files[f"documents/{name}"], text) for name, text in built.record.items())
    yield from leftovers(built.folder, built.base, built.matter, built.cured, files)
    released = {name: data.decode() for name, data in built.files.items() if not name.startswith("documents/") and name != "task.json"}
    told = {"task.json": f"{built.matter.title}\n{built.matter.instruction}"}
    for name, text in (*released.items(), *told.items()):
        if names := surviving(f"{name}\n{text}".replace(built.base.slug, ""), built.matter.swaps):
            yield f"{name}: {', '.join(sorted(set(names)))} of the base; expected the variant's names"
