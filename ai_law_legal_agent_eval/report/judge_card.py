"""The judge card: how often a judge takes earned credit, and how often it leaves what was not earned."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import combinations
from pathlib import Path

from pydantic import BaseModel, ConfigDict, ValidationError

from ai_law_legal_agent_eval.attacks.referred import Case
from ai_law_legal_agent_eval.errors import ConfigurationError
from ai_law_legal_agent_eval.memo import Ballot, GateRecord, decide
from ai_law_legal_agent_eval.report.intervals import wilson

DEFAULT_FOLDER = Path("outputs/judge")
UNKNOWN = "unknown"
_HEAD = """# Judge card

Written by `ai-law-eval judge-check`; do not edit. Intervals are Wilson's, over the findings of the first round.

"""


class Rate(BaseModel):
    """How often something went wrong: `hits` of `tried` findings."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    hits: int = 0
    tried: int = 0

    def __add__(self, other: "Rate") -> "Rate":
        return Rate(hits=self.hits + other.hits, tried=self.tried + other.tried)

    def __str__(self) -> str:
        """The rate with its 95% interval.

        >>> str(Rate(hits=1, tried=20)), str(Rate())
        ('1 of 20 (5.0%, 95% CI 0.9-23.6)', 'none tried')
        """
        if not self.tried:
            return "none tried"
        low, high = wilson(self.hits, self.tried)
        return f"{self.hits} of {self.tried} ({self.hits / self.tried:.1%}, 95% CI {100 * low:.1f}-{100 * high:.1f})"


class JudgeCard(BaseModel):
    """What a check of a judge measured.

    Rates count findings of the first round; `removals` by group of memos, `confirmations` by family. `disagreements` counts pairs
    of votes on one finding, `flips` decisions that another round decided otherwise, `errors` memos that could not be judged.
    `cost` is None where the endpoint states none.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    model: str
    prompt_sha256: str
    votes: int
    rounds: int
    package: str
    matters: tuple[str, ...]
    removals: Mapping[str, Rate]
    confirmations: Mapping[str, Rate]
    disagreements: Rate
    flips: Rate
    errors: Rate
    calls: int
    prompt_tokens: int
    completion_tokens: int
    cost: float | None

    @property
    def all_removals(self) -> Rate:
        """False removals over all groups."""
        return sum(self.removals.values(), Rate())

    @property
    def all_confirmations(self) -> Rate:
        """False confirmations over all families."""
        return sum(self.confirmations.values(), Rate())

    @property
    def summary(self) -> str:
        """The card in one line."""
        return f"false removals {self.all_removals}; false confirmations {self.all_confirmations}; flips between rounds {self.flips}"


@dataclass(frozen=True)
class Judged:
    """One case as one round judged it; `usage` as the endpoint stated it."""

    case: Case
    round: int
    ballot: Ballot
    calls: int = 0
    usage: Mapping[str, float | None] = field(default_factory=dict)


def measured(judged: Sequence[Judged], gate: GateRecord, *, package: str) -> JudgeCard:
    """Return the card of these judgements; `gate` says which judge it was."""
    confirmed = [_confirmed(one, gate) for one in judged]
    first = [(one, kept) for one, kept in zip(judged, confirmed, strict=True) if one.round == 0]
    removals, confirmations = defaultdict[str, Rate](Rate), defaultdict[str, Rate](Rate)
    for one, kept in first:
        if kept is None:
            continue
        asked = set(one.case.rollout.credited)
        if wanted := asked & one.case.earned:
            removals[one.case.group] += Rate(hits=len(wanted - kept), tried=len(wanted))
        if unearned := asked - one.case.earned:
            confirmations[one.case.group] += Rate(hits=len(unearned & kept), tried=len(unearned))
    costs = [cost for one in judged if (cost := one.usage.get("cost")) is not None]
    return JudgeCard(
        model=gate.model,
        prompt_sha256=gate.prompt_sha256,
        votes=gate.votes,
        rounds=1 + max((one.round for one in judged), default=0),
        package=package,
        matters=tuple(sorted({one.case.matter for one in judged})),
        removals=dict(removals),
        confirmations=dict(confirmations),
        disagreements=sum((_disagreements(one) for one in judged), Rate()),
        flips=_flips(judged, confirmed),
        errors=Rate(hits=sum(kept is None for kept in confirmed), tried=len(judged)),
        calls=sum(one.calls for one in judged),
        prompt_tokens=sum(_tokens(one, "prompt_tokens") + _tokens(one, "cached_input_tokens") for one in judged),
        completion_tokens=sum(_tokens(one, "completion_tokens") for one in judged),
        cost=sum(costs) if len(costs) == len(judged) and costs else None,
    )


def _confirmed(one: Judged, gate: GateRecord) -> set[str] | None:
    """The findings that keep their credit; None when the judge could not be heard."""
    outcome = decide(one.ballot, one.case.rollout.quotable, one.case.rollout.credited, gate)
    return None if outcome.is_error else set(outcome.confirmed)


def _tokens(one: Judged, name: str) -> int:
    return int(one.usage.get(name) or 0)


def _disagreements(one: Judged) -> Rate:
    by_vote = [{ruling.id: ruling.confirmed for ruling in vote.rulings} for vote in one.ballot.votes]
    pairs = [(first[identity], second[identity]) for first, second in combinations(by_vote, 2) for identity in first]
    return Rate(hits=sum(first != second for first, second in pairs), tried=len(pairs))


def _flips(judged: Sequence[Judged], confirmed: Sequence[set[str] | None]) -> Rate:
    rounds = defaultdict[int, list[set[str]]](list)
    asked: dict[int, tuple[str, ...]] = {}
    for one, kept in zip(judged, confirmed, strict=True):
        if kept is not None:
            rounds[id(one.case)].append(kept)
            asked[id(one.case)] = one.case.rollout.credited
    compared = [(identity, kept[0], other) for case, kept in rounds.items() for other in kept[1:] for identity in asked[case]]
    return Rate(hits=sum((identity in first) != (identity in other) for identity, first, other in compared), tried=len(compared))


def card_path(folder: Path, gate: GateRecord) -> Path:
    """Return where the card of a judge with these settings is kept, as JSON; the page lies beside it.

    >>> card_path(Path("outputs/judge"), GateRecord("a/judge", "0123456789abcdef", 3)).as_posix()
    'outputs/judge/a-judge--0123456789ab--3.json'
    """
    return folder / f"{gate.model.replace('/', '-')}--{gate.prompt_sha256[:12]}--{gate.votes}.json"


def save_card(card: JudgeCard, folder: Path) -> Path:
    """Write the card as JSON and as a page of Markdown; return the path of the JSON."""
    path = card_path(folder, GateRecord(card.model, card.prompt_sha256, card.votes))
    folder.mkdir(parents=True, exist_ok=True)
    path.write_text(card.model_dump_json(indent=2) + "\n", encoding="utf-8")
    path.with_suffix(".md").write_text(page(card), encoding="utf-8")
    return path


def find_card(folder: Path, gate: GateRecord) -> JudgeCard | None:
    """Return the card of a judge with these settings, None when there is none. Raises ConfigurationError for a damaged one."""
    path = card_path(folder, gate)
    if not path.is_file():
        return None
    try:
        return JudgeCard.model_validate_json(path.read_bytes())
    except ValidationError as error:
        raise ConfigurationError(f"{path}: no judge card: {error.errors()[0]['msg']}; write it anew with judge-check") from None


def judge_lines(gates: Iterable[GateRecord], folder: Path = DEFAULT_FOLDER) -> list[str]:
    """Return what is to be said beside results that these judges gated: which judge it was, and its card."""
    lines = []
    for gate in dict.fromkeys(replace(gate, error=None, is_strict=True) for gate in gates):
        card = find_card(folder, gate)
        said = card.summary if card else f"no judge card in {folder} for this model, prompt and number of votes; make one with judge-check"
        lines.append(f"gated by {gate.model} ({gate.votes} votes, prompt {gate.prompt_sha256[:12]}): {said}")
    return lines


def page(card: JudgeCard) -> str:
    """Return the card as one page of Markdown."""
    price = UNKNOWN if card.cost is None else f"{card.cost:.4f}"
    facts = {
        "model": card.model,
        "prompt (SHA-256)": card.prompt_sha256,
        "votes a memo, rounds": f"{card.votes}, {card.rounds}",
        "package": card.package,
        "matters": ", ".join(card.matters),
        "false removals": str(card.all_removals),
        "false confirmations": str(card.all_confirmations),
        "pairs of votes that disagree": str(card.disagreements),
        "decisions that another round decided otherwise": str(card.flips),
        "memos that could not be judged": str(card.errors),
        "calls answered, tokens in, tokens out": f"{card.calls:,}, {card.prompt_tokens:,}, {card.completion_tokens:,}",
        "cost as the endpoint states it": price,
    }
    head = (
        "# Judge card\n\nWritten by `ai-law-eval judge-check`; do not edit. Intervals are Wilson's, over findings of the first round.\n\n"
    )
    parts = [head, "| | |\n|---|---|\n", *(f"| {name} | {value} |\n" for name, value in facts.items())]
    parts += ["\n## Earned credit that it took\n\n| memos | findings |\n|---|---|\n"]
    parts += [f"| {name} | {rate} |\n" for name, rate in card.removals.items()]
    parts += ["\n## Unearned credit that it left\n\n| family | findings |\n|---|---|\n"]
    parts += [f"| {name} | {rate} |\n" for name, rate in card.confirmations.items()]
    return "".join(parts)
