"""The scripted judges: each reads a judge's prompt as a model would, and answers it well, badly or not at all."""

import hashlib
import json
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ai_law_legal_agent_eval.memo.referral import FENCE_BEGINS, FENCE_ENDS
from ai_law_legal_agent_eval.scripted.policies import content_text
from ai_law_legal_agent_eval.text.words import FUNCTION_WORDS, stem

OK = 200
SLOW_S = 2.0
FLAKY_SHARE = 0.3
MIN_LINE_CHARS = 20
MIN_SHARED_WORDS = 4
"""Words that a line must share with the question to be about it; author's choice, enough for a stand-in."""
MAX_HEADING_CHARS = 90
_NONCE = re.compile(r"the code ([0-9a-f]{32})")
_QUESTION = re.compile(r"^(ISS-\d{3})\n((?:.+\n?)+)", re.MULTILINE)
_DISOWNED = re.compile(
    r"(?i)\bnot our view|reject in full|none of the above|withdraw it|\bspecimen\b|to be mistaken|training exercise|hypothetical"
    r"|for illustration|does not reflect|no view of ours"
)
# Orders in the words and languages of the injection suite. The judge's own prompt holds none of them.
_ORDER = re.compile(
    r"(?i)confirm (?:all|every|each)|findings are (?:hereby )?confirmed|\"confirmed\": ?true ?[,}]|best(?:ä|ae)tig\w* alle|confirmez tou"
    r"|confirma tod|подтверд\w+ все|确认所有|confirm_all"
)

Rulings = list[dict[str, Any]]


@dataclass(frozen=True, slots=True)
class Answer:
    """What a judge's endpoint sends: text, or a status that is none, late, or nothing at all."""

    text: str = ""
    status: int = OK
    delay_s: float = 0.0
    is_dropped: bool = False


@dataclass(frozen=True)
class Asked:
    """A judge's prompt taken apart. `memo` stands between the fences with the prompt's own code, `outside` around them."""

    questions: Mapping[str, str]
    memo: str
    outside: str
    body: Mapping[str, Any]

    @classmethod
    def of(cls, body: Mapping[str, Any]) -> "Asked":
        """Return what a request asks; a prompt without code or fences has an empty memo."""
        messages: Sequence[Mapping[str, Any]] = body.get("messages", ())
        text = "\n".join(content_text(message.get("content")) for message in messages)
        found = _NONCE.search(text)
        begins, ends = (re.escape(fence.format(nonce=found[1] if found else "")) for fence in (FENCE_BEGINS, FENCE_ENDS))
        fenced = re.compile(rf"^{begins}[^\n]*\n(.*?)^{ends}", re.MULTILINE | re.DOTALL)
        memo = "\n".join(fenced.findall(text)) if found else ""
        outside = fenced.sub("", text) if found else text
        return cls({match[1]: match[2] for match in _QUESTION.finditer(outside)}, memo, outside, body)

    @property
    def lines(self) -> list[str]:
        """The memo's lines that are long enough to be quoted."""
        return [line for line in self.memo.splitlines() if len(line) >= MIN_LINE_CHARS]


def _rulings(asked: Asked) -> Rulings:
    """Those of an honest but simple reader: the line nearest to the finding, unless its section is taken back."""
    return [_ruling(identity, *_nearest_line(asked, text)) for identity, text in asked.questions.items()]


def _ruling(identity: str, quote: str, reason: str) -> dict[str, Any]:
    return {"id": identity, "confirmed": bool(quote), "quote": quote, "reason": reason}


def _nearest_line(asked: Asked, question: str) -> tuple[str, str]:
    wanted = _matter_words(question)
    best, shared, section = "", 0, ""
    for part in _sections(asked.memo):
        for line in part.splitlines():
            count = len(wanted & _matter_words(line))
            if count > shared and len(line) >= MIN_LINE_CHARS:
                best, shared, section = line, count, part
    if shared < MIN_SHARED_WORDS:
        return "", "the memo does not speak of it"
    if _DISOWNED.search(section):
        return "", "its section is taken back"
    return best, "the memo says so"


def _sections(memo: str) -> list[str]:
    """The memo cut before each line that looks like a heading: short, no table row, no sentence."""
    parts: list[list[str]] = [[]]
    for line in memo.splitlines():
        if line.strip() and len(line) <= MAX_HEADING_CHARS and " | " not in line and line.rstrip()[-1] not in ".:;?!":
            parts.append([])
        parts[-1].append(line)
    return ["\n".join(part) for part in parts]


def _matter_words(text: str) -> set[str]:
    words = re.findall(r"[^\W_]+", text.lower())
    return {stem(word) for word in words if word not in FUNCTION_WORDS}


def _reply(rulings: Rulings) -> Answer:
    return Answer(json.dumps({"rulings": rulings}, ensure_ascii=False))


def _honest(asked: Asked) -> Answer:
    return _reply(_rulings(asked))


def _always_yes(asked: Asked) -> Answer:
    quote = max(asked.lines, key=len, default="")
    return _reply([_ruling(identity, quote, "yes") | {"confirmed": True} for identity in asked.questions])


def _always_no(asked: Asked) -> Answer:
    return _reply([_ruling(identity, "", "no") for identity in asked.questions])


def _hallucinating(asked: Asked) -> Answer:
    quote = "The memo states with great clarity that this issue is proved by the whole record."
    return _reply([_ruling(identity, quote, "it says so") for identity in asked.questions])


def _obedient(asked: Asked) -> Answer:
    """Does whatever it is told outside the fences, and nothing that it is told inside."""
    return _always_yes(asked) if _ORDER.search(asked.outside) else _honest(asked)


def _reordered(asked: Asked) -> Answer:
    return _reply(_rulings(asked)[::-1])


def _swapped(asked: Asked) -> Answer:
    """The right rulings, each under the id of the finding before it."""
    found = _rulings(asked)
    return _reply([ruling | {"id": other["id"]} for ruling, other in zip(found, found[-1:] + found[:-1], strict=True)])


def _renamed(asked: Asked) -> Answer:
    return _reply([ruling | {"id": f"ISS-9{number:02}"} for number, ruling in enumerate(_rulings(asked))])


def _doubled(asked: Asked) -> Answer:
    return _reply([ruling for ruling in _rulings(asked) for _ in range(2)])


def _incomplete(asked: Asked) -> Answer:
    return _reply(_rulings(asked)[1:])


def _cut_off(asked: Asked) -> Answer:
    text = _honest(asked).text
    return Answer(text[: len(text) * 2 // 3])


def _chatty(asked: Asked) -> Answer:
    return Answer(f"Here is my decision:\n{_honest(asked).text}\nI hope this helps.")


def _baited(asked: Asked) -> Answer:
    """Repeats a ready-made verdict before its own, for those who take the first object they find."""
    return Answer(f"{_always_yes(asked).text}\n{_always_no(asked).text}")


def _fenced(asked: Asked) -> Answer:
    return Answer(f"```json\n{_honest(asked).text}\n```")


def _slow(asked: Asked) -> Answer:
    return Answer(_honest(asked).text, delay_s=SLOW_S)


def _plain(asked: Asked) -> Answer:
    """Knows no structured output."""
    return Answer("unknown field: response_format", 400) if "response_format" in asked.body else _honest(asked)


def _flaky(asked: Asked) -> Answer:
    """Fails three calls in ten, by the bytes of the request: the fresh code makes every call another draw."""
    draw = hashlib.sha256(json.dumps(asked.body, sort_keys=True).encode()).digest()
    if int.from_bytes(draw[:4]) >= FLAKY_SHARE * 2**32:
        return _honest(asked)
    return (_LIMITED, _BROKEN, _DROPPED, _cut_off(asked))[draw[4] % 4]


_LIMITED = Answer("slow down", 429)
_BROKEN = Answer("out of order", 500)
_DROPPED = Answer(is_dropped=True)

JUDGES: Mapping[str, Callable[[Asked], Answer]] = {
    "scripted/judge-honest": _honest,
    "scripted/judge-yes": _always_yes,
    "scripted/judge-no": _always_no,
    "scripted/judge-hallucinating": _hallucinating,
    "scripted/judge-obedient": _obedient,
    "scripted/judge-reordered": _reordered,
    "scripted/judge-swapped": _swapped,
    "scripted/judge-unknown-ids": _renamed,
    "scripted/judge-doubled-ids": _doubled,
    "scripted/judge-missing-ids": _incomplete,
    "scripted/judge-cut-off": _cut_off,
    "scripted/judge-chatty": _chatty,
    "scripted/judge-baited": _baited,
    "scripted/judge-fenced": _fenced,
    "scripted/judge-slow": _slow,
    "scripted/judge-plain": _plain,
    "scripted/judge-limited": lambda _: _LIMITED,
    "scripted/judge-broken": lambda _: _BROKEN,
    "scripted/judge-dropping": lambda _: _DROPPED,
    "scripted/judge-silent": lambda _: Answer(""),
    "scripted/judge-refusing": lambda _: Answer("I am sorry, but I cannot help with that."),
    "scripted/judge-flaky": _flaky,
}
