"""What a checkout holds and what of it was loaded: every task accounted for."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

from ai_law_legal_agent_eval.lab.shapes import REASONS, Reason

SHOWN_A_REASON = 5


@dataclass(frozen=True, slots=True)
class Skipped:
    """One task that was not loaded: its path under the root, the reason and what was found."""

    path: str
    reason: Reason
    detail: str


@dataclass(frozen=True)
class Census:
    """The count of a checkout; `found` is what was loaded and what was skipped, together.

    `levels` counts the loaded tasks by the folder levels between the root and them, `features` by what is particular
    about them (shared documents, a byte-order mark, the shape of the deliverables).
    """

    root: str
    loaded: int
    skipped: tuple[Skipped, ...]
    levels: Mapping[int, int]
    features: Mapping[str, int]

    @property
    def found(self) -> int:
        """Tasks found."""
        return self.loaded + len(self.skipped)

    @property
    def skipped_by_reason(self) -> dict[str, int]:
        """Skipped tasks by reason, the most frequent first."""
        return dict(Counter(entry.reason for entry in self.skipped).most_common())

    def as_json(self) -> dict[str, object]:
        """Return the census as JSON-serialisable data."""
        return {
            "root": self.root,
            "found": self.found,
            "loaded": self.loaded,
            "skipped": len(self.skipped),
            "skipped_by_reason": self.skipped_by_reason,
            "levels": {str(level): count for level, count in sorted(self.levels.items())},
            "features": dict(sorted(self.features.items())),
            "skipped_tasks": [{"path": entry.path, "reason": entry.reason, "detail": entry.detail} for entry in self.skipped],
        }

    def lines(self) -> list[str]:
        """Return the census for a person: the totals, then each reason with its first tasks."""
        levels = ", ".join(f"{count:,} at {level}" for level, count in sorted(self.levels.items()))
        lines = [f"{self.found:,} tasks found, {self.loaded:,} loaded, {len(self.skipped):,} skipped; folder levels: {levels or 'none'}"]
        lines += [f"  {count:,} {feature}" for feature, count in sorted(self.features.items())]
        for reason, count in self.skipped_by_reason.items():
            lines.append(f"skipped {count:,}: {REASONS[reason]}")  # type: ignore[index]  # the counter forgets the literal
            named = [entry for entry in self.skipped if entry.reason == reason]
            lines += [f"  {entry.path}: {entry.detail}" for entry in named[:SHOWN_A_REASON]]
            if len(named) > SHOWN_A_REASON:
                lines.append(f"  and {len(named) - SHOWN_A_REASON:,} more")
        return lines
