"""Whether the figures of a passage agree with the record: invented numbers and wrong results refuse a credit."""

import re
from collections.abc import Sequence
from decimal import Decimal

from ai_law_legal_agent_eval.memo.arithmetic import wrong_calculation
from ai_law_legal_agent_eval.memo.evidence import Examiner
from ai_law_legal_agent_eval.memo.index import FindingForms, ResultForms, is_near, tells
from ai_law_legal_agent_eval.memo.reading import Sentence
from ai_law_legal_agent_eval.memo.strangers import strangers
from ai_law_legal_agent_eval.text.calendar import Day
from ai_law_legal_agent_eval.text.spans import Span
from ai_law_legal_agent_eval.text.values import Value

MIN_AGREEING_SHARE = 0.7
"""From labelled memos: at least 70% of an honest passage's values stand in the record or the key."""
MAX_FACTOR = 5
"""A figure that the memo says it computed stands for the result even when it is this many times off; author's choice."""
_COMPUTING = re.compile(
    r"(?:=|\bfrom\b[^.;]{3,40}\b(?:to|until)\b[^.;]{2,24} (?:is|are|makes)|\b(?:totals?|sums?|aggregat\w*"
    r"|comes? (?:out )?(?:to|at)|came to|amounts? to|makes?|gives?|equals?|together|combined"
    r"|cumulative\w*|in all|adds? up to|works? out (?:at|to)|reach(?:es)?|result\w*)\b)[^.;]*\Z"
)
_ENDING = re.compile(
    r"(?:=|\b(?:last day|expir\w+|laps\w+|r[au]n(?:s|ning)? out|falls? on|comes? to|moves? to|hence|therefore|thus|so that))[^.;,]*\Z"
)
"""What stands before a day that the memo has counted out."""
_COMPARED = re.compile(
    r"[*\s]*(?:[a-z-]+ ){0,3}(?:against|over|above|beyond|(?:is|are) (?:not )?enough|short of|old\b"
    r"|exceed\w*|more than|less than|under|below|versus\b|vs\b|>|<)"
)
_COMPUTING_CHARS = 40
_MIN_STRANGE = 2
"""A lone figure that the record does not have is a slip; author's choice."""
_MIN_COUNTED = 31
"""Smaller whole numbers number things (days, lots, steps) and contradict nothing."""
_NEAR_DAYS = 21
_MIN_TIES = 2
_DEADLINE = re.compile(r"\b(?:by|before|until|till|latest|later than|deadline|no later|within)(?: the)?\s*\Z")
_DEADLINE_COLUMN = re.compile(r"\b(?:by|due|deadline|when|date|target|timing|time|term)\b")
_SHORT_DATE = re.compile(r"(?:3[01]|[12]\d|0\d)\.(?:0\d|1[0-2])|0\d+")
"""A day and month in figures ("24.04"), or the end of a serial range ("0619")."""
_CODE_BEFORE = re.compile(r"\b[a-z]+-?\d+(?:/\d+)*/\Z")
"""A list of codes whose letters stand once ("u-1201/1202/1204") counts nothing."""
_COUNTED_KINDS = frozenset({"number", "percent", "money"})


def contradiction(examiner: Examiner, body: Sequence[Sentence], forms: FindingForms) -> str:
    """Return why the figures of a passage's sentences refuse the credit, or "" when they do not."""
    stated = _stated(body)
    if wrong := _wrong_result(examiner, stated, forms):
        return wrong
    for sentence in body:
        if not sentence.is_heading and (calculation := wrong_calculation(sentence.text, sentence.values)):
            return f'its calculation "{calculation}" is wrong'
    return _disagreement(examiner, stated)


def _disagreement(examiner: Examiner, stated: Sequence[tuple[Sentence, Value]]) -> str:
    """Too many figures that neither the record nor the key has."""
    knows = examiner.index.record.knows
    counting = [(sentence, value) for sentence, value in stated if _counts(value, value.span.cut(sentence.text))]
    counting = [(sentence, value) for sentence, value in counting if not _CODE_BEFORE.search(sentence.text, 0, value.span.start)]
    strange = [(sentence, value) for sentence, value in counting if not knows(value)]
    if len(strange) < _MIN_STRANGE:
        return ""
    unknown = [(sentence, value) for sentence, value in strange if not _is_deadline(examiner, sentence, value)]
    counted = [value for _, value in counting]
    dates = [value for value in counted if isinstance(value.amount, Day)]
    wrong_dates = [item for item in unknown if isinstance(item[1].amount, Day)]
    if len(wrong_dates) > 1 and 2 * len(wrong_dates) > len(dates):
        return _nowhere(wrong_dates, len(dates), "dates")
    numbers = [value for value in counted if not isinstance(value.amount, Day)]
    wrong_numbers = [item for item in unknown if not isinstance(item[1].amount, Day)]
    if len(wrong_numbers) > _MIN_STRANGE and 2 * len(wrong_numbers) > len(numbers):
        return _nowhere(wrong_numbers, len(numbers), "numbers")
    if len(unknown) >= _MIN_STRANGE and len(unknown) > (1 - MIN_AGREEING_SHARE) * len(counted):
        return _nowhere(unknown, len(counted), "figures")
    return ""


def _nowhere(wrong: Sequence[tuple[Sentence, Value]], total: int, noun: str) -> str:
    sentence, value = wrong[0]
    return f'{len(wrong)} of its {total} {noun} stand nowhere in the record, such as "{value.span.cut(sentence.text)}"'


def _is_deadline(examiner: Examiner, sentence: Sentence, value: Value) -> bool:
    """Whether a date is one that the memo sets and not one that the record has."""
    if not isinstance(value.amount, Day):
        return False
    if _DEADLINE_COLUMN.search(sentence.column) or _DEADLINE.search(sentence.text[: value.span.start]):
        return True
    return bool(examiner.requests(sentence))


def memo_contradiction(examiner: Examiner, forms: FindingForms) -> str:
    """Return why what the whole memo says about a finding refuses the credit: another result, parties of another record, or lots
    tied to the wrong parties."""
    concerned = examiner.concerned(forms)
    stated = _stated(concerned)
    if wrong := _wrong_result(examiner, stated, forms) or _disagreement(examiner, stated):
        return wrong
    if foreign := strangers(examiner, concerned):
        return f'it names "{foreign[0]}" and {len(foreign) - 1} more that this record does not have'
    if not forms.rivals:
        return ""
    ours, others = forms.rivals[0]
    tied = [sentence.mask for sentence in concerned if sentence.mask & forms.own_lots and not sentence.mask & forms.other_lots]
    right = sum(bool(mask & ours) for mask in tied)
    wrong_ties = sum(bool(mask & others and not mask & ours) for mask in tied)
    return "it ties the lot to another party than the record does" if wrong_ties >= _MIN_TIES and wrong_ties > right else ""


def _stated(body: Sequence[Sentence]) -> list[tuple[Sentence, Value]]:
    return [(sentence, value) for sentence in body if not sentence.is_heading for value in sentence.values if value.kind != "identifier"]


def _wrong_result(examiner: Examiner, stated: Sequence[tuple[Sentence, Value]], forms: FindingForms) -> str:
    """A value that is not among the finding's own, where a computed result is missing and should be."""
    for result in forms.results:
        if any(_gives(examiner, value, result) for _, value in stated):
            continue
        for sentence, value in stated:
            if forms.expected.agrees(value):
                continue
            stands = result.stands_in(sentence.mask)
            is_known = examiner.index.record.knows(value)
            if any(_rivals(value, right, sentence, is_known=is_known, stands=stands) for right in result.values):
                return f'it gives "{value.span.cut(sentence.text)}" where the record gives another result'
    return ""


def _gives(examiner: Examiner, value: Value, result: ResultForms) -> bool:
    """Whether a value is the result, and not a figure of the record that the result would round to ("1.0e26" for 1.02e26)."""
    if not result.telling.agrees(value):
        return False
    if not isinstance(value.amount, Decimal) or not examiner.index.record.states(value):
        return True
    return any(abs(value.amount - right.amount) <= right.tolerance for right in result.telling.values if isinstance(right.amount, Decimal))


def _counts(value: Value, written: str) -> bool:
    if isinstance(value.amount, Day):
        return value.amount.day is not None
    if value.kind not in _COUNTED_KINDS or not isinstance(value.amount, Decimal) or _SHORT_DATE.fullmatch(written):
        return False
    return value.kind == "percent" or value.amount > _MIN_COUNTED or value.amount != value.amount.to_integral_value()


def _rivals(value: Value, right: Value, sentence: Sentence, *, is_known: bool, stands: bool) -> bool:
    """Whether a value stands where a missing result should.

    `is_known`: the record has the value for something else; then only the outcome of a sum rivals. `stands`: the sentence has the
    words beside which the result belongs.
    """
    if isinstance(value.amount, Day) and isinstance(right.amount, Day):
        return _near_day(value.amount, right.amount) and _rivals_as_day(value.span, sentence.text, is_known=is_known)
    if not isinstance(value.amount, Decimal) or not isinstance(right.amount, Decimal):
        return False
    if not (_is_alike(value, right) and tells(value, right.amount, stands=stands)) or _SHORT_DATE.fullmatch(value.span.cut(sentence.text)):
        return False
    is_computed = _is_computed(value.span, sentence.text)
    if is_computed and abs(right.amount) / MAX_FACTOR <= abs(value.amount) <= abs(right.amount) * MAX_FACTOR:
        return stands or not is_known
    return not is_known and is_near(value, right)


def _is_alike(value: Value, right: Value) -> bool:
    """Whether two amounts count the same kind of thing; a bare number may count days."""
    if "percent" in (value.kind, right.kind) or right.kind == "duration":
        return value.kind == right.kind
    return True


def _rivals_as_day(day: Span, text: str, *, is_known: bool) -> bool:
    before = text[max(0, day.start - _COMPUTING_CHARS) : day.start]
    return bool(_ENDING.search(before)) if is_known else not _DEADLINE.search(before)


def _is_computed(figure: Span, text: str) -> bool:
    """Whether a figure stands as the outcome of a sum, or is held against a limit."""
    before, after = text[max(0, figure.start - _COMPUTING_CHARS) : figure.start], text[figure.end : figure.end + _COMPUTING_CHARS]
    return bool(_COMPUTING.search(before) or _COMPARED.match(after))


def _near_day(day: Day, expected: Day) -> bool:
    if day.day is None or expected.day is None:
        return False
    return abs((day.month - expected.month) * 31 + day.day - expected.day) <= _NEAR_DAYS and day.year in (None, expected.year)
