"""A judge as a process: settings and referrals come in as JSON lines, ballots go out as they are finished.

The command line, which does not import the framework, hears a judge through it.
"""

import asyncio
import json
import sys
from collections.abc import Iterable

import verifiers.v1 as vf
from pydantic import TypeAdapter

from ai_law_legal_agent_eval.errors import ConfigurationError
from ai_law_legal_agent_eval.judge.hearing import LegalJudgeConfig, MemoJudge, hear, require_key
from ai_law_legal_agent_eval.memo import Referral

REFERRAL = TypeAdapter(Referral)
CONFIGURATION_STATUS = 2


async def main(lines: Iterable[str]) -> None:
    """Answer every line after the first, which holds the judge's config, `votes` and `max_retries`."""
    first, *referrals = lines
    settings = json.loads(first)
    votes, max_retries = settings.pop("votes"), settings.pop("max_retries")
    config = LegalJudgeConfig.model_validate(settings)
    require_key(config)
    judge = MemoJudge(config)
    _say({"prompt_sha256": judge.prompt_sha256})

    async def answer(number: int, line: str) -> None:
        heard = await hear(judge, REFERRAL.validate_json(line), votes=votes, max_retries=max_retries)
        usage = vf.Usage.aggregate(call.response.usage for call in heard.calls if call.response.usage is not None)
        _say(
            {
                "number": number,
                "votes": [vote.model_dump() for vote in heard.ballot.votes],
                "failures": heard.ballot.failures,
                "calls": len(heard.calls),
                "usage": usage.model_dump() if usage else None,
            }
        )

    await asyncio.gather(*(answer(number, line) for number, line in enumerate(referrals)))


def _say(message: object) -> None:
    sys.stdout.write(json.dumps(message) + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    try:
        asyncio.run(main(sys.stdin.read().splitlines()))
    except ConfigurationError as error:
        sys.stderr.write(f"{error}\n")
        sys.exit(CONFIGURATION_STATUS)
