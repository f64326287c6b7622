"""Putting a memo before the judge: the prompt, one call a vote with its retries, and all votes of a rollout."""

import asyncio
import hashlib
import json
import os
import random
import secrets
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from importlib.resources import files
from pathlib import Path
from typing import Any, cast
from weakref import WeakKeyDictionary

import openai
import verifiers.v1 as vf
from pydantic import Field
from tenacity import AsyncRetrying, RetryCallState, retry_if_exception, stop_after_attempt
from verifiers.v1.configs.client import resolve_api_key

from ai_law_legal_agent_eval.errors import ConfigurationError
from ai_law_legal_agent_eval.judge.sharing import Shared
from ai_law_legal_agent_eval.memo import Ballot, Referral, Vote, parse_vote

KEYLESS = "EMPTY"  # what the framework sends when it finds no key
PROMPT_PARTS = ("{nonce}", "{questions}", "{memo}")
USER_PART = "===== user ====="
NONCE_BYTES = 16
MAX_PAUSE_S = 30.0
MAX_REASON_CHARS = 300
MIN_KEY_CHARS = 8  # a shorter one is a placeholder, and part of ordinary words
# 408 timed out, 409 lock, 429 rate limit: worth asking again, as the OpenAI client does; 5xx is told by its class.
TRANSIENT_STATUSES = (408, 409, 429)
# How an endpoint refuses a request field that it does not know.
UNKNOWN_FIELD_STATUSES = (400, 404, 422, 501)
FIRST_SERVER_ERROR = 500

VOTE_FORMAT: dict[str, Any] = {
    "type": "json_schema",
    "json_schema": {"name": "vote", "strict": True, "schema": Vote.model_json_schema()},
}


class LegalJudgeConfig(vf.JudgeConfig):
    """The judge's endpoint and patience; model, endpoint and key come from the run's `judge_*` arguments."""

    model: str = ""
    api_key_var: str = "JUDGE_API_KEY"
    sampling: vf.SamplingConfig = vf.SamplingConfig(temperature=0.0)
    timeout_s: float = Field(180.0, gt=0)
    """How long one call may take, in seconds."""
    retry_pause_s: float = Field(1.0, ge=0, le=60)
    """Pause before the first retry, in seconds; it doubles with each, with jitter."""
    max_concurrent: int = Field(64, ge=1)
    """Judge calls at once in this process."""


@dataclass(frozen=True)
class Call:
    """One answered call, as the trace keeps it."""

    name: str
    request: Mapping[str, Any]
    response: "vf.JudgeResponse[Any]"


@dataclass
class Heard:
    """What the judge said of one referral, and the calls that it took."""

    ballot: Ballot
    calls: list[Call] = field(default_factory=list)

    def claim(self) -> list[Call]:
        """Return the calls to whoever asks first; they are paid for once, so that one rollout records them."""
        claimed, self.calls = self.calls, []
        return claimed


@dataclass
class _Recorder:
    """Takes the calls that the framework would write to a trace."""

    calls: list[Call] = field(default_factory=list)

    def record_judge_call(self, *, name: str, request: Mapping[str, Any], response: "vf.JudgeResponse[Any]") -> None:
        self.calls.append(Call(name, request, response))


class MemoJudge(vf.Judge[Vote, LegalJudgeConfig]):
    """One judge of memos. Raises ConfigurationError when a prompt file of the user's lacks a field."""

    prompt = files("ai_law_legal_agent_eval.judge").joinpath("prompt.md").read_text(encoding="utf-8")

    def __init__(self, config: LegalJudgeConfig) -> None:
        super().__init__(config)
        _check_prompt(self.prompt, config.prompt)

    @property
    def reward_name(self) -> str:
        """The name under which the trace lists the calls."""
        return "judge_gate"

    @property
    def prompt_sha256(self) -> str:
        """What tells this prompt from another, in hexadecimal."""
        return _digest(self.prompt)

    def messages_for(self, referral: Referral, nonce: str) -> vf.Messages:
        """Return the judge's instructions and, apart from them, the memo between fences that carry `nonce`."""
        values = {"nonce": nonce, "questions": referral.questions_text(), "ids": ", ".join(referral.asked)}
        text = self.build_messages(**values, memo=referral.memo_text(nonce))
        system, _, user = str(text).partition(USER_PART)
        return [vf.SystemMessage(content=system.strip()), vf.UserMessage(content=user.strip())]

    async def vote(self, referral: Referral, recorder: _Recorder, max_retries: int) -> Vote | str:
        """Return one vote, or why none came in after `max_retries` retries; every answered call goes to `recorder`."""
        retrying = AsyncRetrying(
            stop=stop_after_attempt(max_retries + 1),
            wait=self._pause_s,
            retry=retry_if_exception(_is_worth_asking_again),
            reraise=True,
        )
        try:
            return await retrying(self._call, referral, recorder)
        except Exception as error:  # whatever an endpoint does or sends: a rollout must not fail by its judge
            return f"{self._described(error)} (attempt {retrying.statistics['attempt_number']} of {max_retries + 1})"

    async def _call(self, referral: Referral, recorder: _Recorder) -> Vote:
        messages = self.messages_for(referral, _fresh_nonce(referral))
        taken_by = cast("vf.Trace[Any, Any, Any]", recorder)  # of a trace, the framework only uses what a recorder has

        def parse(response: vf.JudgeResponse[Any]) -> Vote:
            return parse_vote(response.text, referral.asked)

        async def complete(**options: Any) -> Vote:
            async with _seats(self.config.max_concurrent), asyncio.timeout(self.config.timeout_s):
                response = await self.complete(messages, trace=taken_by, parse=parse, **options)
            return cast("Vote", response.parsed)

        endpoint = (self.config.base_url, self.config.model)
        if endpoint in WITHOUT_FORMAT:
            return await complete()
        try:
            return await complete(response_format=VOTE_FORMAT)
        except openai.APIStatusError as error:
            if error.status_code not in UNKNOWN_FIELD_STATUSES:
                raise
        vote = await complete()
        WITHOUT_FORMAT.add(endpoint)
        return vote

    def _pause_s(self, state: RetryCallState) -> float:
        """Seconds to the next attempt: doubling, with jitter, and no less than the endpoint asks for."""
        jitter = random.uniform(0, 1)  # noqa: S311 - keeps votes that failed together from returning together
        pause = self.config.retry_pause_s * (2.0 ** (state.attempt_number - 1) + jitter)
        asked = _retry_after_s(state.outcome.exception() if state.outcome else None)
        return min(MAX_PAUSE_S, max(asked, pause))

    def _described(self, error: Exception) -> str:
        text = str(error) or f"no answer within {self.config.timeout_s:g} s"
        key = os.environ.get(self.config.api_key_var, "")
        shown = text.replace(key, "***") if len(key) >= MIN_KEY_CHARS else text
        return f"{type(error).__name__}: {shown}"[:MAX_REASON_CHARS]


async def hear(judge: MemoJudge, referral: Referral, *, votes: int, max_retries: int) -> Heard:
    """Return what the judge says of a referral. Never raises for what the judge or its endpoint does."""
    recorder = _Recorder()
    outcomes = await asyncio.gather(*(judge.vote(referral, recorder, max_retries) for _ in range(votes)))
    failures = tuple(why for why in outcomes if isinstance(why, str))
    return Heard(Ballot(tuple(vote for vote in outcomes if isinstance(vote, Vote)), failures), recorder.calls)


async def hear_once(judge: MemoJudge, referral: Referral, *, votes: int, max_retries: int) -> Heard:
    """Return what `hear` does; equal referrals to the same judge share one hearing, also while it runs.

    A hearing in which a vote failed is not kept.
    """
    return await HEARD.get(_key(judge, referral, votes), lambda: hear(judge, referral, votes=votes, max_retries=max_retries))


HEARD: Shared[Heard] = Shared(keeps=lambda heard: not heard.ballot.failures)

WITHOUT_FORMAT: set[tuple[str, str]] = set()
"""The endpoints and models that refused structured output and answered without it."""

_SEATS: WeakKeyDictionary[asyncio.AbstractEventLoop, asyncio.Semaphore] = WeakKeyDictionary()


def _seats(count: int) -> asyncio.Semaphore:
    """The places for judge calls on this event loop."""
    return _SEATS.setdefault(asyncio.get_running_loop(), asyncio.Semaphore(count))


def require_key(config: LegalJudgeConfig) -> None:
    """Raise ConfigurationError when the judge's key is not set: without this the framework would send a placeholder."""
    if not os.environ.get(config.api_key_var) and resolve_api_key(config) == KEYLESS:
        raise ConfigurationError(
            f"judge_model {config.model!r} needs a key: the environment variable {config.api_key_var} is not set; set it "
            "(any text for an endpoint without keys), or name another with judge_api_key_var"
        )


def _check_prompt(prompt: str | None, path: Path | None) -> None:
    missing = [part for part in (*PROMPT_PARTS, USER_PART) if part not in (prompt or "")]
    if missing:
        raise ConfigurationError(f"{path}: found no {', '.join(missing)}; a judge's prompt needs {', '.join(PROMPT_PARTS)} and {USER_PART}")


def _fresh_nonce(referral: Referral) -> str:
    nonce = secrets.token_hex(NONCE_BYTES)
    while referral.holds(nonce):
        nonce = secrets.token_hex(NONCE_BYTES)
    return nonce


def _is_worth_asking_again(error: BaseException) -> bool:
    """Whatever is no plain refusal: a lost connection, a busy or broken server, an answer that is no vote."""
    if isinstance(error, openai.APIStatusError):
        return error.status_code in TRANSIENT_STATUSES or error.status_code >= FIRST_SERVER_ERROR
    return isinstance(error, Exception)


def _retry_after_s(error: BaseException | None) -> float:
    header = error.response.headers.get("retry-after", "") if isinstance(error, openai.APIStatusError) else ""
    return float(header) if header.isdigit() else 0.0


def _key(judge: MemoJudge, referral: Referral, votes: int) -> str:
    config = judge.config
    asked = [config.model, config.base_url, config.sampling.model_dump(), judge.prompt, votes, asdict(referral)]
    return _digest(json.dumps(asked, sort_keys=True))


def _digest(text: str | None) -> str:
    return hashlib.sha256((text or "").encode()).hexdigest()
