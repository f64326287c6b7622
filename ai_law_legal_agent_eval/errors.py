"""Every error of the package, in three channels: an author's mistake, an agent's mistake, a broken input or set-up."""

from collections.abc import Sequence
from dataclasses import dataclass


class LegalEvalError(Exception):
    """The base of all errors that this package raises on purpose."""


@dataclass(frozen=True, slots=True)
class Problem:
    """One mistake in an author's file: where it stands, what was found, what is allowed."""

    file: str
    line: int
    found: str
    allowed: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.found}; allowed: {self.allowed}"


class AuthorError(LegalEvalError):
    """All problems of an author's sources at once."""

    def __init__(self, problems: Sequence[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__("\n".join(str(problem) for problem in self.problems))


class AgentError(LegalEvalError):
    """An agent's mistake; its text is the sentence that the agent is answered with."""


class UnreadableDocumentError(LegalEvalError):
    """A file that its reader cannot read; names the file and the reason."""

    def __init__(self, name: str, reason: str) -> None:
        self.name = name
        self.reason = reason
        super().__init__(f"{name}: {reason}")


class ConfigurationError(LegalEvalError):
    """A wrong argument, file layout or environment of a run; raised before any rollout starts."""
