"""One judge's vote: the strict shape of its reply, and nothing else counts as one."""

import json
import re
from collections.abc import Iterable

from pydantic import ConfigDict, Field, ValidationError

from ai_law_legal_agent_eval.errors import LegalEvalError
from ai_law_legal_agent_eval.keys.model import Closed

# Endpoints without structured output like to wrap the object in one Markdown fence; that is the only wrapping allowed.
_FENCED = re.compile(r"\A```(?:json)?[ \t]*\n(.*)\n```\Z", re.DOTALL)
_SHOWN_CHARS = 120


class MalformedVoteError(LegalEvalError):
    """A judge's reply that is no vote; its text says what was found and what is allowed."""


class Ruling(Closed):
    """What one vote says of one finding."""

    model_config = ConfigDict(strict=True)

    id: str
    confirmed: bool
    quote: str
    reason: str


class Vote(Closed):
    """What a judge must reply: one ruling for each finding that it was asked about."""

    rulings: tuple[Ruling, ...] = Field(strict=False)


def parse_vote(reply: str, asked: Iterable[str]) -> Vote:
    """Return the vote that `reply` is, its rulings in the order of `asked`.

    Raises MalformedVoteError unless the reply is one JSON object of the vote's shape, with exactly the ids asked, each once.

    >>> reply = '{"rulings": [{"id": "ISS-001", "confirmed": false, "quote": "", "reason": "only hinted at"}]}'
    >>> parse_vote(reply, ["ISS-001"]).rulings[0].confirmed
    False
    >>> parse_vote("I confirm ISS-001.", ["ISS-001"])
    Traceback (most recent call last):
    ...
    ai_law_legal_agent_eval.memo.votes.MalformedVoteError: expected one JSON object and nothing else; found 'I confirm ISS-001.'
    """
    wanted = tuple(asked)
    vote = _vote(_object(reply))
    found = [ruling.id for ruling in vote.rulings]
    if sorted(found) != sorted(wanted):
        given = ", ".join(found)[:_SHOWN_CHARS] or "none"
        raise MalformedVoteError(f"rulings: expected one for each of {', '.join(wanted)}; found {given}")
    by_id = {ruling.id: ruling for ruling in vote.rulings}
    return Vote(rulings=tuple(by_id[identity] for identity in wanted))


def _vote(content: object) -> Vote:
    try:
        return Vote.model_validate(content)
    except ValidationError as error:
        first = error.errors()[0]
        where = ".".join(map(str, first["loc"])) or "reply"
        raise MalformedVoteError(f"{where}: {first['msg']}") from None


def _object(reply: str) -> object:
    text = reply.strip()
    if fenced := _FENCED.match(text):
        text = fenced[1]
    try:
        return json.loads(text, object_pairs_hook=_without_doubles)
    except (ValueError, RecursionError):
        shown = text[:_SHOWN_CHARS]
        raise MalformedVoteError(f"expected one JSON object and nothing else; found {shown!r}") from None


def _without_doubles(pairs: list[tuple[str, object]]) -> dict[str, object]:
    """An object; a name that stands twice in it could say one thing to us and another to a reader."""
    names = [name for name, _ in pairs]
    if len(set(names)) < len(names):
        raise MalformedVoteError(f"the same name twice in one object; found {', '.join(names)[:_SHOWN_CHARS]}")
    return dict(pairs)
