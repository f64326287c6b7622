"""The judge gate: which credited findings keep their credit, from votes that come in as data. It can only remove."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, field

from ai_law_legal_agent_eval.memo.quotes import QuotableText
from ai_law_legal_agent_eval.memo.votes import Ruling, Vote
from ai_law_legal_agent_eval.text.spans import Span


@dataclass(frozen=True, slots=True)
class Ballot:
    """The votes that came in, and why the others did not."""

    votes: tuple[Vote, ...]
    failures: tuple[str, ...] = ()

    @property
    def size(self) -> int:
        """How many votes were asked for."""
        return len(self.votes) + len(self.failures)


@dataclass(frozen=True, slots=True)
class CheckedRuling:
    """One vote on one finding; `span` is where its quotation stands in `deliverable`, None when it does not count."""

    ruling: Ruling
    deliverable: str | None = None
    span: Span | None = None

    @property
    def is_counted(self) -> bool:
        """Whether the vote keeps the finding's credit."""
        return self.ruling.confirmed and self.span is not None

    def as_json(self) -> dict[str, object]:
        """Return the vote as the breakdown states it."""
        span = [self.span.start, self.span.end] if self.span else None
        said = self.ruling
        return {
            "confirmed": said.confirmed,
            "quote": said.quote,
            "quote_stands": self.span is not None,
            "deliverable": self.deliverable,
            "span": span,
            "reason": said.reason,
        }


@dataclass(frozen=True, slots=True)
class GateRecord:
    """What the breakdown says of the gate as a whole; `error` is why the judge could not be heard, if it could not."""

    model: str = ""
    prompt_sha256: str = ""
    votes: int = 0
    is_strict: bool = True
    error: str | None = None

    def as_json(self) -> dict[str, object]:
        """Return the record as the breakdown states it."""
        return asdict(self)


@dataclass(frozen=True, slots=True)
class JudgeOutcome:
    """A judge's verdict as data: the finding ids that keep their credit, why the others lose it, and the votes behind both."""

    confirmed: frozenset[str]
    reasons: Mapping[str, str] = field(default_factory=dict)
    rulings: Mapping[str, tuple[CheckedRuling, ...]] = field(default_factory=dict)
    record: GateRecord = GateRecord()

    @property
    def is_error(self) -> bool:
        """Whether the judge could not be heard."""
        return self.record.error is not None


def decide(ballot: Ballot, texts: Sequence[QuotableText], asked: Iterable[str], settings: GateRecord) -> JudgeOutcome:
    """Return what the votes come to for the findings `asked`.

    A finding is confirmed by more than half of all votes asked for, each with a quotation that stands in one of `texts`. A vote
    that did not come in makes the whole an error: all credit is withheld under `settings.is_strict`, else all of it stays.
    """
    wanted = tuple(asked)
    rulings = {identity: tuple(_checked(vote, identity, texts) for vote in ballot.votes) for identity in wanted}
    if ballot.failures:
        return _unheard(ballot, rulings, settings)
    confirmed = {identity for identity, votes in rulings.items() if 2 * sum(vote.is_counted for vote in votes) > settings.votes}
    reasons = {identity: _why(votes, settings) for identity, votes in rulings.items() if identity not in confirmed}
    return JudgeOutcome(frozenset(confirmed), reasons, rulings, settings)


def _unheard(ballot: Ballot, rulings: Mapping[str, tuple[CheckedRuling, ...]], settings: GateRecord) -> JudgeOutcome:
    error = f"{len(ballot.failures)} of {ballot.size} votes failed: {'; '.join(dict.fromkeys(ballot.failures))}"
    record = GateRecord(settings.model, settings.prompt_sha256, settings.votes, settings.is_strict, error)
    if not settings.is_strict:
        return JudgeOutcome(frozenset(rulings), {}, rulings, record)
    reason = f"the judge could not be heard, and a strict gate then withholds the credit: {ballot.failures[0]}"
    return JudgeOutcome(frozenset(), dict.fromkeys(rulings, reason), rulings, record)


def _checked(vote: Vote, identity: str, texts: Sequence[QuotableText]) -> CheckedRuling:
    ruling = next(ruling for ruling in vote.rulings if ruling.id == identity)
    found = ((text.name, span) for text in texts if (span := text.find(ruling.quote)))
    return CheckedRuling(ruling, *next(found, (None, None)))


def _why(votes: Sequence[CheckedRuling], settings: GateRecord) -> str:
    counted = sum(vote.is_counted for vote in votes)
    head = f"the judge did not confirm it: {counted} of {settings.votes} votes confirm it with a quotation that stands in the memo"
    against = [_objection(number, vote) for number, vote in enumerate(votes, start=1) if not vote.is_counted]
    return f"{head} ({'; '.join(against)})" if against else head


def _objection(number: int, vote: CheckedRuling) -> str:
    if vote.ruling.confirmed:
        return f"vote {number}: its quotation does not stand in the memo's own words"
    return f"vote {number}: {vote.ruling.reason or 'no reason given'}"
