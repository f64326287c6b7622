"""Attempts that copy the record, whole or perturbed: they show no work."""

import random
import re
from collections.abc import Callable, Iterator

from ai_law_legal_agent_eval.attacks.material import Material
from ai_law_legal_agent_eval.attacks.prose import sentence_list

_SYNONYMS = (
    "licence permit,shall must,lot batch,nodes machines,party person,buyer purchaser,export exportation,items goods,holds owns,ships sends"
    ",company firm,address location,date day,list register,statement declaration,and together with,needs requires,only solely,made done"
    ",agreement contract,order purchase,provide supply,customer client,service support,under pursuant to,within inside,before ahead of"
)
SYNONYMS = dict(pair.split(" ", 1) for pair in _SYNONYMS.split(","))
SENTENCES_A_PARAGRAPH = 6


def whole(material: Material) -> str:
    """Return all documents one after the other."""
    return "\n\n".join(document.text for document in material.documents)


def as_it_stands(material: Material, _: random.Random) -> Iterator[str | bytes]:
    """The record in one piece, and each document alone."""
    yield whole(material)
    yield from (document.text for document in material.documents)


def with_rating(material: Material, _: random.Random) -> Iterator[str | bytes]:
    """Each document under the title of a finding, a rating and a remedy after it, as it stands and disguised."""
    for disguise in _DISGUISES:
        yield "\n\n".join(
            f"## {finding.title}\n\n{disguise(document.text)}\n\nWe rate this as {finding.severity}. Hold it and obtain a licence."
            for finding, document in zip(material.live * len(material.documents), material.documents, strict=False)
        )


def spaced(material: Material, _: random.Random) -> Iterator[str | bytes]:
    """Other case and other white space."""
    text = whole(material)
    yield from (text.upper(), text.lower(), text.replace(" ", "  "), text.replace("\n", "\n\n"))


def mistyped(material: Material, chance: random.Random) -> Iterator[str | bytes]:
    """A slip of the finger in every tenth word."""
    yield _words_changed(whole(material), chance, lambda word: _swapped(word, chance))


def reworded(material: Material, chance: random.Random) -> Iterator[str | bytes]:
    """Every tenth word exchanged."""
    yield _words_changed(whole(material), chance, lambda word: SYNONYMS.get(word.lower(), word + "s"))


def reordered(material: Material, chance: random.Random) -> Iterator[str | bytes]:
    """The sentences of the record in another order, six a paragraph; and cut into pieces of seven words."""
    pool = [sentence for line in whole(material).split("\n") for sentence in sentence_list(line)]
    chance.shuffle(pool)
    yield paragraphs(pool)
    words = whole(material).split()
    yield paragraphs([" ".join(words[place : place + 7]) + "." for place in range(0, len(words), 7)])


def paragraphs(pool: list[str]) -> str:
    """Return sentences as paragraphs of six."""
    step = SENTENCES_A_PARAGRAPH
    return "\n\n".join(" ".join(pool[place : place + step]) for place in range(0, len(pool), step))


def _words_changed(text: str, chance: random.Random, change: Callable[[str], str]) -> str:
    return re.sub(r"[A-Za-z]{3,}", lambda match: change(match[0]) if chance.random() < 0.1 else match[0], text)


def _swapped(word: str, chance: random.Random) -> str:
    place = chance.randrange(len(word) - 1)
    return word[:place] + word[place + 1] + word[place] + word[place + 2 :]


_DISGUISES: tuple[Callable[[str], str], ...] = (
    lambda text: text,
    lambda text: text.replace("e", "e\u200b"),
    lambda text: text.replace("o", "\u043e"),
    lambda text: text.replace("i", "i\u00ad"),
    lambda text: text.replace(" ", "\u2003"),
    lambda text: text.replace("a", "\uff41"),
    lambda text: re.sub(r"(\S+ \S+ \S+ \S+ \S+ \S+) ", r"\1. ", text),
)
