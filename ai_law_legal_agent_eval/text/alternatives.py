"""Lists of words as data, and one regular expression for many words, factored by their beginnings so that trying it costs little."""

import re
from collections.abc import Iterable


def listed(words: str) -> tuple[str, ...]:
    """Return the blank-separated words of a table.

    >>> listed("of to in")
    ('of', 'to', 'in')
    """
    return tuple(words.split())


def one_of(words: Iterable[str]) -> str:
    """Return a group that matches exactly the given words, longer ones first.

    >>> one_of(["jan", "january", "june"])
    '(?:j(?:an(?:uary)?|une))'
    """
    return _group(sorted(set(words)))


def _group(words: list[str]) -> str:
    """A group for sorted words; the empty word makes it optional."""
    branches = [_branch(first, [word[1:] for word in words if word[:1] == first]) for first in sorted({word[0] for word in words if word})]
    if not branches:
        return ""
    return f"(?:{'|'.join(branches)})" + ("?" if "" in words else "")


def _branch(first: str, tails: list[str]) -> str:
    rest = _group(tails)
    is_single = rest.startswith("(?:") and rest.endswith(")") and "|" not in rest
    return re.escape(first) + (rest[3:-1] if is_single else rest)
