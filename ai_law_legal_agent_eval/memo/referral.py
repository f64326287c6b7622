"""What is put before a judge: the memo as data between fences, and the findings that the engine credited."""

from collections.abc import Iterable
from dataclasses import dataclass

from ai_law_legal_agent_eval.keys.model import CriterionKind, FindingCore, Rubric
from ai_law_legal_agent_eval.memo.index import MatterIndex
from ai_law_legal_agent_eval.memo.outcomes import Examined
from ai_law_legal_agent_eval.text.fold import without_invisible

FENCE_BEGINS = "----- memo {nonce} begins"
FENCE_ENDS = "----- memo {nonce} ends -----"
# The rubric's other criteria ask for more than a credited finding must have.
_ASKED_KINDS: frozenset[CriterionKind] = frozenset({"identify", "remediate"})


@dataclass(frozen=True, slots=True)
class Page:
    """One deliverable as the judge sees it: what its printed pages show, without invisible characters."""

    name: str
    text: str


@dataclass(frozen=True, slots=True)
class Question:
    """One finding that the judge must confirm or not; `text` says in plain English what the memo must have done."""

    id: str
    text: str


@dataclass(frozen=True, slots=True)
class Referral:
    """One rollout's memo and the findings asked about."""

    matter: str
    pages: tuple[Page, ...]
    questions: tuple[Question, ...]

    @property
    def asked(self) -> tuple[str, ...]:
        """The ids of the findings asked about."""
        return tuple(question.id for question in self.questions)

    def questions_text(self) -> str:
        """Return all questions, one after the other."""
        return "\n\n".join(f"{question.id}\n{question.text}" for question in self.questions)

    def memo_text(self, nonce: str) -> str:
        """Return all pages, each between two fences that carry `nonce`.

        >>> print(Referral("m", (Page("memo.docx", "Hold L2."),), ()).memo_text("c0de"))
        ----- memo c0de begins: memo.docx -----
        Hold L2.
        ----- memo c0de ends -----
        """
        begins, ends = (fence.format(nonce=nonce) for fence in (FENCE_BEGINS, FENCE_ENDS))
        return "\n".join(f"{begins}: {page.name} -----\n{page.text}\n{ends}" for page in self.pages)

    def holds(self, text: str) -> bool:
        """Whether `text` stands in a page."""
        return any(text in page.text for page in self.pages)


def refer(texts: Iterable[Examined], index: MatterIndex, asked: Iterable[str]) -> Referral:
    """Return the referral of the findings `asked` of these deliverables."""
    wanted = set(asked)
    pages = tuple(Page(text.name, without_invisible(text.examiner.reading.shown)) for text in texts)
    findings = [forms.finding for forms in index.findings if forms.finding.id in wanted]
    return Referral(index.anchors.matter, pages, tuple(Question(finding.id, _asked(finding, index.rubric)) for finding in findings))


def _asked(finding: FindingCore, rubric: Rubric) -> str:
    """The finding in plain English: its title, rating and proof, and what the public rubric says of it."""
    lines = [finding.title, f"Rating: {' or '.join(finding.accepted) or finding.severity or 'any'}", "Proof in the record:"]
    lines += [f"- {fact.states} ({fact.document or 'computed'})" for fact in finding.facts]
    criteria = [one for one in rubric.criteria if one.findings == (finding.id,) and one.kind in _ASKED_KINDS]
    if criteria:
        lines += ["What a reader checks:", *(f"- {one.match_criteria}" for one in criteria)]
    return "\n".join(lines)
