"""Names in a memo that the record does not have: a memo about other parties proves nothing about these."""

import re
from collections.abc import Iterable, Sequence

from ai_law_legal_agent_eval.memo.evidence import Examiner
from ai_law_legal_agent_eval.memo.reading import Sentence
from ai_law_legal_agent_eval.text.calendar import MONTH
from ai_law_legal_agent_eval.text.fold import fold

MIN_STRANGERS = 3
MAX_STRANGE_SHARE = 0.125
"""From labelled memos: what an honest one names about a finding is strange in at most 2 of 19 (abbreviations, a country's adjective);
in a memo about another record at least 3 of 22 are."""
_NAME = re.compile(r"[A-Z](?:(?<=[^\W_] .)|(?<=[,;] .))[^\W\d_A-Z]{3,}")
"""A word with a capital within a sentence; three letters and less are abbreviations."""
_ENGLISH = re.compile(
    r"(?:tions?|ments?|ings?|ed|it(?:y|ies)|ness|[ae]nces?|[ai]ble|ive|ly|als?|ary|ures?|ates?|i[sz]es?|ers?|days?|ese|[^t]ian|ish)\Z"
)
"""Endings of English words that a label may capitalise ("Recommended Remediation"), and of peoples ("Chinese"); author's choice."""
_MONTH = re.compile(MONTH)
_LOWER = re.compile(r"(?<![^\W\d_])[^\W\d_A-Z]{4,}")


def strangers(examiner: Examiner, sentences: Iterable[Sentence]) -> Sequence[str]:
    """Return the names in these sentences that the record does not have, in order; () as long as they are the exception."""
    named = dict.fromkeys(name for sentence in sentences if not sentence.is_heading for name in _names(examiner, sentence))
    record = examiner.index.record
    strange = [name for name in named if not record.knows_word(name) and not _ENGLISH.search(name)]
    if len(strange) < MIN_STRANGERS:
        return ()
    plain = {fold(word).text for word in _LOWER.findall(examiner.reading.shown)}
    strange = [name for name in strange if name not in plain]
    return strange if len(strange) >= MIN_STRANGERS and len(strange) > MAX_STRANGE_SHARE * len(named) else ()


def _names(examiner: Examiner, sentence: Sentence) -> Sequence[str]:
    """The capitalised words of a sentence in folded form, without the months."""
    names = examiner.names.get(sentence.number)
    if names is None:
        found = (fold(name).text for name in _NAME.findall(sentence.span.cut(examiner.reading.shown)))
        names = examiner.names[sentence.number] = [name for name in found if not _MONTH.fullmatch(name)]
    return names
