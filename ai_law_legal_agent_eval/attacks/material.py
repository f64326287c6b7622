"""What an attacker may hold of one matter, and what scores his attempts."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from ai_law_legal_agent_eval.deliverables import word_from_markdown
from ai_law_legal_agent_eval.documents import Document, read
from ai_law_legal_agent_eval.keys.compile import Compiled, compile_key
from ai_law_legal_agent_eval.keys.model import Anchors, FindingCore, SpecCore
from ai_law_legal_agent_eval.memo import Breakdown, MatterIndex, score

if TYPE_CHECKING:
    from ai_law_legal_agent_eval.factory.authored import Authored
    from ai_law_legal_agent_eval.factory.sources import Matter

TITLE = "Risk memo"


@dataclass(frozen=True)
class Material:
    """One matter, or one counterfactual variant of it, from its sources in `folder`; building it needs the extra `factory`.

    With a `seed` its names, dates and quantities are those that the seed draws, without one those of the released matter.
    """

    folder: Path
    cured: frozenset[str] = frozenset()
    seed: int | None = None

    @cached_property
    def matter(self) -> "Matter":
        from ai_law_legal_agent_eval.factory.sources import load_matter  # noqa: PLC0415
        from ai_law_legal_agent_eval.factory.variants import draw_variant, variant_matter  # noqa: PLC0415

        matter = load_matter(self.folder)
        return matter if self.seed is None else variant_matter(self.folder, draw_variant(matter, self.seed, sorted(self.cured)))

    @cached_property
    def documents(self) -> Sequence[Document]:
        return [read(name, data) for name, data in self._files.items()]

    @cached_property
    def _files(self) -> Mapping[str, bytes]:
        from ai_law_legal_agent_eval.factory.rendering import render_documents  # noqa: PLC0415

        return render_documents(self.folder, cured=self.cured, matter=self.matter)

    @cached_property
    def compiled(self) -> Compiled:
        """The compiled key with its private samples."""
        key, rubric = (self._filled(name, self.cured) for name in ("key.yaml", "rubric.yaml"))
        return compile_key(key.text, key.file, rubric.text, self._files, cured=self.cured, rubric_name=rubric.file)

    @property
    def anchors(self) -> Anchors:
        """What is published of the key."""
        return self.compiled.anchors

    @property
    def live(self) -> list[FindingCore]:
        """The findings that can be credited."""
        return [finding for finding in self.anchors.findings if finding.status == "live"]

    @property
    def wrong_claims(self) -> list[tuple[SpecCore, str]]:
        """The must-not-say specs, each with a wrong sentence of the key's own samples."""
        specs = {spec.id: spec for spec in self.anchors.must_not_say}
        return [(specs[sample.subject], sample.text) for sample in self.compiled.samples if sample.is_wrong and sample.subject in specs]

    def memo(self, name: str, cured: frozenset[str] | None = None) -> str:
        """Return a memo of the matter in Markdown: "reference", "junior" or "skimmer", as written for `cured` (default: this variant)."""
        return self._filled(f"memos/{name}.md", self.cured if cured is None else cured).text

    def _filled(self, name: str, cured: frozenset[str]) -> "Authored":
        from ai_law_legal_agent_eval.factory.sources import fill_template  # noqa: PLC0415

        return fill_template(self.folder, name, self.matter, cured)

    @property
    def reference(self) -> str:
        """The memo that earns the maximum."""
        return self.memo("reference")

    @cached_property
    def index(self) -> MatterIndex:
        return MatterIndex.build(self.anchors, self.compiled.rubric, self.documents)

    def score(self, attempt: str | bytes) -> Breakdown:
        """Return what an attempt earns: Markdown, or the bytes of a file under the deliverable's name."""
        data = word_from_markdown(attempt, title=TITLE) if isinstance(attempt, str) else attempt
        return score({self.matter.deliverables[0]: data}, self.index)
