"""Whether what names, grounds and treats an issue is said in sentences, and not spelled out as a list of words."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from functools import lru_cache
from itertools import pairwise

from ai_law_legal_agent_eval.memo.grammar import broken_pairs, may_break
from ai_law_legal_agent_eval.memo.index import Vocabulary
from ai_law_legal_agent_eval.memo.reading import Sentence
from ai_law_legal_agent_eval.memo.vocabulary import RELATORS
from ai_law_legal_agent_eval.text.prose import function_share, has_finite_verb
from ai_law_legal_agent_eval.text.words import FUNCTION_WORDS

MIN_FUNCTION_SHARE = 0.1
"""Grammar words in what proves a finding: honest prose has 0.26 and more, honest table rows and bullets 0.13 to 0.24, word lists
0.00 to 0.14 (author's measurements), so that the other tests decide between."""
MAX_BROKEN_SHARE = 0.01
"""Impossible neighbours: honest 0.000 to 0.005 of a section's pairs, shuffled words 0.02 to 0.13 (author's measurements)."""
_MIN_BROKEN = 2
_MIN_BROKEN_MEMO = 6
"""So many of them in a memo, at that share of the whole, and no part of it is believed; honest memos have 3 at most."""
MAX_MOULD_SHARE = 0.5
_MOULD_TIMES = 3
_MOULD_WORDS = 3
"""Sentences cast in one mould: the same three or more grammar words in the same order, three times or more in one memo."""
MAX_RECURRING_SHARE = 0.5
"""Words of the memo's own, beside the key's terms and grammar, that stand in runs of three which recur: honest 0.40 of a finding's in
99 of 100, sentences built from a store of phrases 0.64 to 0.95 in 95 of 100 (author's measurements, 415 honest credits)."""
MIN_RESTATED_SHARE = 0.5
"""Runs with the key's terms in them that a sentence and its restatement share; sentences with the terms exchanged share fewer."""
_MIN_OWN_WORDS = 3
_MAX_MET = 4
"""Earlier sentences that a run is held against, which bounds the work; author's choice."""
_RUN_OF_WORDS = 3
_NEUTRAL_WORDS = 4
_SIGN_CHARS = 24
"""Between two figures of one calculation; author's choice."""
_MAX_SEPARATORS = 0.34
_LIST_WORDS = 12
_MAX_RUN_WORDS = 60
"""Honest sentences have a mark of punctuation much sooner (author's choice)."""
_MARKS = re.compile(r"[,;:.](?= |\Z)|[(|]|(?<= )- ")
_WORD_OR_STOP = re.compile(
    r"([^\W_]{2,}+(?:'[^\W_]+)*+|[ap](?<!\w.)\.m\b\.?|[adf](?<!\w.)[/.][kb][/.]a\b\.?|[^\W_](?:'[^\W_]+)*|[^\s'/.;!?-])|[.;!?]"
)
"""Words, and as words of their own the marks over which a sentence runs on; "" where it ends."""
_SEPARATORS = re.compile(r"[,;/|]|\.(?= )")


def reads_as_prose(
    used: Sequence[Sentence], grounding: Sequence[Sentence], body: Sequence[Sentence], moulds: Mapping[tuple[str, ...], int]
) -> str:
    """Return what keeps the used sentences from being prose, or "" when nothing does.

    `grounding` are those of them that state facts, `body` is their passage; `moulds` says how often each pattern of grammar
    words stands in the memo.
    """
    own = [sentence for sentence in used if not sentence.is_heading]
    whole = [sentence for sentence in body if not sentence.is_heading]
    if _is_broken(whole) or _is_broken(own):
        return "its words stand in an order that no sentence has"
    pool = [word for sentence in own for word in _letters(sentence)]
    if pool and _grammar_share(pool, own) < MIN_FUNCTION_SHARE:
        return "it strings words together without saying anything about them"
    if not any(says_something(sentence) for sentence in grounding):
        return "it lists terms and says nothing about them in a sentence"
    if _is_moulded(whole, moulds):
        return "its sentences are one pattern with the words exchanged"
    return ""


def _grammar_share(pool: Sequence[str], own: Sequence[Sentence]) -> float:
    """The share of grammar words; a sign of calculation between figures ("106 + 4 = 110 > 100") is one."""
    signs = sum(_signs(sentence) for sentence in own)
    return (function_share(pool) * len(pool) + signs) / (len(pool) + signs)


def is_shuffled(sentences: Sequence[Sentence]) -> bool:
    """Whether the sentences of a whole memo have their words in an order that no sentence has."""
    return _is_broken(sentences, _MIN_BROKEN_MEMO)


def _is_broken(sentences: Sequence[Sentence], least: int = _MIN_BROKEN) -> bool:
    pairs = sum(max(1, len(sentence.texts) - 1) for sentence in sentences)
    broken = sum(_broken(sentence) for sentence in sentences)
    return broken >= least and broken > MAX_BROKEN_SHARE * pairs


def _broken(sentence: Sentence) -> int:
    if sentence.broken < 0:
        parts = ["", *_WORD_OR_STOP.findall(sentence.text), ""]
        sentence.broken = sum(broken_pairs(run) for run in _runs(parts)) if any(map(may_break, parts, parts[1:])) else 0
    return sentence.broken


def _runs(parts: Sequence[str]) -> Iterator[list[str]]:
    """The words between two ends of a sentence, which are empty words here."""
    run: list[str] = []
    for word in parts:
        if word:
            run.append(word)
        elif run:
            yield run
            run = []


def mould(sentence: Sentence) -> tuple[str, ...]:
    """Return the grammar words of a sentence in order; () when they are too few to be a pattern."""
    words = tuple(filter(FUNCTION_WORDS.__contains__, sentence.texts))
    return words if len(words) >= _MOULD_WORDS else ()


def skeleton(sentence: Sentence, terms: Vocabulary) -> tuple[str, ...]:
    """Return the words of a sentence with each run of figures and terms of the key as one ""."""
    words = list(map(terms.own, sentence.texts))
    for place in sentence.in_figures:
        if words[place] not in FUNCTION_WORDS:
            words[place] = ""
    return tuple([word for before, word in pairwise(("-", *words)) if word or before])


def runs_of(words: tuple[str, ...]) -> Iterator[tuple[str, str, str]]:
    """Return the runs of three words of a skeleton in order."""
    return zip(words, words[1:], words[2:], strict=False)


def recurring_runs(skeletons: Sequence[tuple[str, ...]], texts: Sequence[Sequence[str]]) -> set[tuple[str, str, str]]:
    """Return the runs that stand in two sentences or more, of which neither restates the other: what a summary says again counts once.

    `skeletons` and `texts` are of the same sentences: without and with the terms of the key.
    """
    met: dict[tuple[str, str, str], list[int]] = {}
    again = set[tuple[str, str, str]]()
    whole = lru_cache(maxsize=None)(lambda number: frozenset(runs_of(tuple(texts[number]))))
    for number, words in enumerate(skeletons):
        for run in runs_of(words):
            before = met.setdefault(run, [])
            if run not in again and any(not _restates(whole(number), whole(other)) for other in before):
                again.add(run)
            if len(before) < _MAX_MET:
                before.append(number)
    return again


def _restates(one: Set[tuple[str, str, str]], other: Set[tuple[str, str, str]]) -> bool:
    return len(one & other) >= MIN_RESTATED_SHARE * min(len(one), len(other))


def is_assembled(skeletons: Iterable[tuple[str, ...]], runs: Set[tuple[str, str, str]]) -> bool:
    """Whether most own words of these sentences stand in runs that recur in the memo: terms of the key set into a store of phrases."""
    own = recurring = 0
    for words in skeletons:
        again = [run in runs for run in runs_of(words)]
        for place, word in enumerate(words):
            if word and word not in FUNCTION_WORDS:
                own += 1
                recurring += any(again[max(0, place - _RUN_OF_WORDS + 1) : place + 1])
    return own >= _MIN_OWN_WORDS and recurring > MAX_RECURRING_SHARE * own


def _is_moulded(body: Sequence[Sentence], moulds: Mapping[tuple[str, ...], int]) -> bool:
    patterns = [mould(sentence) for sentence in body if not sentence.in_table and len(sentence.texts) > _NEUTRAL_WORDS]
    cast = sum(1 for pattern in patterns if pattern and moulds.get(pattern, 0) >= _MOULD_TIMES)
    return cast >= _MOULD_TIMES and cast > MAX_MOULD_SHARE * len(patterns)


def _letters(sentence: Sentence) -> list[str]:
    """The words of letters outside figures, dates and amounts, which have no grammar."""
    words = list(sentence.texts)
    for place in sentence.in_figures:
        words[place] = ""
    return [word for word in words if (len(word) > 1 and word[0].isalpha()) or word == "a"]


def says_something(sentence: Sentence) -> bool:
    """Whether a sentence, cell or list item predicates something: a finite verb or a calculation."""
    count = len(sentence.texts)
    relates = _relates(sentence)
    if count <= _NEUTRAL_WORDS and not (relates and len(sentence.values) > 1):
        return False
    if len(_SEPARATORS.findall(sentence.text)) > _MAX_SEPARATORS * count:
        return False
    if _longest_run(sentence) > _MAX_RUN_WORDS:
        return False
    return relates or has_finite_verb(_letters(sentence))


def _relates(sentence: Sentence) -> bool:
    """Whether a sign of calculation or comparison stands outside the figures, not inside one ("18.4 x 10^25")."""
    stated = [value.span for value in sentence.values]
    return any(not any(span.start < found.start() < span.end for span in stated) for found in RELATORS.finditer(sentence.text))


def _signs(sentence: Sentence) -> int:
    """How many signs of calculation or comparison stand right between two figures."""
    figures = [value.span for value in sentence.values if value.kind != "identifier"]
    near = [(first.end, second.start) for first, second in pairwise(figures) if second.start - first.end <= _SIGN_CHARS]
    return sum(RELATORS.search(sentence.text, start, end) is not None for start, end in near)


def is_word_list(sentence: Sentence) -> bool:
    """Whether a sentence or cell only strings terms together."""
    count = len(sentence.texts)
    return count > _LIST_WORDS and len(_SEPARATORS.findall(sentence.text)) > _MAX_SEPARATORS * count


def _longest_run(sentence: Sentence) -> int:
    """The most words between two marks of punctuation."""
    return max((len(part.split()) for part in _MARKS.split(sentence.text)), default=0)
