"""A Markdown memo taken apart: its sections and its sentences, each changed where it stands."""

import re
from collections.abc import Callable, Iterator

from ai_law_legal_agent_eval.text.fold import fold
from ai_law_legal_agent_eval.text.sentences import sentences

Change = Callable[[str], str]

_LINE = re.compile(r"(\s*(?:[-*] |\d+\. |> )?)(.*)")
_MIN_CELL_CHARS = 25
"""Shorter table cells are labels and figures; nobody turns those into sentences (author's choice)."""


def sentence_list(line: str) -> list[str]:
    """Return the sentences of one line as they stand.

    >>> sentence_list("L2 exceeds the licence. Hold it.")
    ['L2 exceeds the licence.', 'Hold it.']
    """
    folded = fold(line)
    return [folded.to_raw(part).cut(line) for part in sentences(folded)]


def by_sentence(markdown: str, change: Change) -> str:
    """Return the memo with every sentence of its paragraphs, items and longer cells changed; headings stay."""
    return "\n".join(_changed(line, change) for line in markdown.replace("**", "").split("\n"))


def _changed(line: str, change: Change) -> str:
    if not line.strip() or line.startswith("#") or re.fullmatch(r"[\s|:-]+", line):
        return line
    if line.startswith("|"):
        cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
        return "| " + " | ".join(_sentences(cell, change) if len(cell) >= _MIN_CELL_CHARS else cell for cell in cells) + " |"
    match = _LINE.fullmatch(line)
    return line if match is None else match[1] + _sentences(match[2], change)


def _sentences(text: str, change: Change) -> str:
    return " ".join(filter(None, (change(part) for part in sentence_list(text))))


def sections(markdown: str) -> Iterator[tuple[str, str]]:
    """Yield (heading line, text below it); the first heading is "" when text comes before any."""
    heading, body = "", list[str]()
    for line in markdown.split("\n"):
        if line.startswith("#"):
            yield heading, "\n".join(body).strip()
            heading, body = line, []
        else:
            body.append(line)
    yield heading, "\n".join(body).strip()


def without_tables(markdown: str) -> str:
    """Return the memo without its tables, which sentence-wise changes reach only in part."""
    return "\n".join(line for line in markdown.split("\n") if not line.startswith("|"))


def lowered(sentence: str) -> str:
    """Return the sentence ready to stand after an opening: its first letter small unless it begins a name or code.

    >>> lowered("The licence is spent."), lowered("L2 exceeds it.")
    ('the licence is spent.', 'L2 exceeds it.')
    """
    text = sentence.strip()
    is_code = len(text) < 2 or text[1].isupper() or text[1].isdigit()
    return text if is_code else text[0].lower() + text[1:]


def without_stop(sentence: str) -> str:
    """Return the sentence without its full stop."""
    return sentence.strip().rstrip(". ")
