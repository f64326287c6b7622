"""Names of a variant: which name stands for which of the matter's own, and how a text is rewritten with them.

A matter's sources have their names as plain words. A variant swaps them after the templates are filled in: whole words, in every
spelling that a record has (capitals, lower case in addresses, initials, joined words in domains).
"""

import hashlib
import re
import unicodedata
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import lru_cache
from itertools import chain
from pathlib import Path

import yaml
from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, model_validator

from ai_law_legal_agent_eval.errors import ConfigurationError
from ai_law_legal_agent_eval.text.spans import Span

POOLS_FILE = "names.yaml"
PERSONS = {"person_f": "given_f", "person_m": "given_m"}
CHINESE = "chinese"
SURNAME = "surname"

Pools = Mapping[str, tuple[str, ...]]
Swaps = Mapping[str, str]


class NameGroup(BaseModel):
    """Names of a matter that are drawn from one place: a pool of `names.yaml`, or the choices given in `from`.

    "Zerekon/ZD" are names that change together, "Selat+Murni" words that each stand alone too, "An Khue" words that do not;
    "=Grant" is left alone in lower case. In a pool of persons a name is "Given Family", in `chinese` "Family Given Given".
    """

    model_config = ConfigDict(frozen=True, extra="forbid", populate_by_name=True)

    names: tuple[str, ...] = Field(min_length=1)
    pool: str | None = None
    choices: tuple[str, ...] = Field(default=(), alias="from")

    @model_validator(mode="after")
    def _has_one_source(self) -> "NameGroup":
        if bool(self.pool) == bool(self.choices):
            raise ValueError("either pool or from")
        return self


@lru_cache(maxsize=8)
def load_pools(path: Path) -> Pools:
    """Return the pools of `names.yaml`. Raises ConfigurationError where the file is missing or is no mapping of lists."""
    if not path.is_file():
        raise ConfigurationError(f"{path}: missing; variants draw their names from it")
    try:
        return TypeAdapter(dict[str, tuple[str, ...]]).validate_python(yaml.safe_load(path.read_text(encoding="utf-8")))
    except (yaml.YAMLError, ValueError) as error:
        raise ConfigurationError(f"{path}: {error}; expected lists of names by pool") from None


def draw_names(groups: Iterable[NameGroup], pools: Pools, seed: str) -> Swaps:
    """Return what stands for what: each spelling of the matter's names, and its spelling in the variant of `seed`.

    No two parties share a word. Raises ConfigurationError for a pool that is unknown or too small.
    """
    drawing = _Drawing(pools, seed)
    for group in groups:
        for name in group.names:
            drawing.draw(group, name)
    return drawing.swaps


def swap_names(text: str, swaps: Swaps) -> str:
    """Return the text with every name swapped, whole words only.

    >>> swap_names("Corvane's MSA_Corvane.docx, ops@corvane.example, Corvanes", {"Corvane": "Tavordene", "corvane": "tavordene"})
    "Tavordene's MSA_Tavordene.docx, ops@tavordene.example, Corvanes"
    """
    parts, end = [], 0
    for span in _found(text, _by_first_word(tuple(swaps))):
        parts += [text[end : span.start], swaps[span.cut(text)]]
        end = span.end
    return "".join((*parts, text[end:]))


def surviving(text: str, swaps: Swaps) -> tuple[str, ...]:
    """Return the old names that still stand in a text, whatever their case.

    >>> surviving("CORVANE and Nimbara", {"Corvane": "Tavordene", "Nimbara": "Lestari"})
    ('CORVANE', 'Nimbara')
    """
    old = tuple(sorted({spelling.lower() for spelling, new in swaps.items() if spelling != new}))
    found = (span.cut(text) for span in _found(text.lower(), _by_first_word(old)))
    # A word in lower case that is no spelling of a name is a word: "grant" beside Grant.
    return tuple(words for words in found if words in swaps or not words.islower())


_WORD = re.compile(r"[^\W\d_]+")


def _found(text: str, spellings: Mapping[str, tuple[str, ...]]) -> Iterator[Span]:
    """Where the spellings stand as whole words, the longest at each place; thousands of alternatives are slow in one pattern."""
    end = 0
    for match in _WORD.finditer(text):
        start = match.start()
        for spelling in spellings.get(match[0], ()) if start >= end else ():
            after = start + len(spelling)
            if text.startswith(spelling, start) and not text[after : after + 1].isalpha():
                yield Span(start, after)
                end = after
                break


@lru_cache(maxsize=64)
def _by_first_word(spellings: tuple[str, ...]) -> Mapping[str, tuple[str, ...]]:
    found: dict[str, list[str]] = defaultdict(list)
    for spelling in sorted(spellings, key=lambda spelling: (-len(spelling), spelling)):
        found[_WORD.match(spelling)[0]].append(spelling)  # type: ignore[index]  # a name starts with a letter
    return {word: tuple(longest_first) for word, longest_first in found.items()}


class _Drawing:
    """Names drawn so far: `swaps` of spellings, `words` old to new, `used` new words."""

    def __init__(self, pools: Pools, seed: str) -> None:
        self.pools = pools
        self.seed = seed
        self.swaps: dict[str, str] = {}
        self.used: set[str] = set()
        self.orders: dict[str, list[str]] = {}

    def draw(self, group: NameGroup, name: str) -> None:
        if group.pool in PERSONS:
            self._person(PERSONS[group.pool], name)
        elif group.pool == CHINESE:
            self._enter(_chinese_spellings(name, self._next(CHINESE, lambda _: True)))
        else:
            self._enter(_tied_spellings(name, self._tied(group, name)))

    def _tied(self, group: NameGroup, name: str) -> str:
        if group.pool is None:
            return self._first(_shuffled(group.choices, f"{self.seed}/{name}"), name)
        return self._next(group.pool, lambda found: _starts_with_vowel(found) == _starts_with_vowel(name))

    def _person(self, given_pool: str, name: str) -> None:
        given, _, family = name.partition(" ")
        drawn = [self._word(given.removeprefix("="), given_pool)]
        if family:
            drawn.append(self._word(family, SURNAME))
        self._enter(_person_spellings(name, " ".join(drawn)))

    def _word(self, old: str, pool: str) -> str:
        """The new word for a word of a person's name, which may be another party's name too."""
        return self.swaps.get(old) or self._next(pool, lambda _: True)

    def _next(self, pool: str, fits: Callable[[str], bool]) -> str:
        if pool not in self.pools:
            raise ConfigurationError(f"{POOLS_FILE}: no pool {pool!r}; known: {', '.join(self.pools)}")
        if pool not in self.orders:
            self.orders[pool] = _shuffled(self.pools[pool], f"{self.seed}/{pool}")
        return self._first([name for name in self.orders[pool] if fits(name)], pool)

    def _first(self, candidates: Iterable[str], where: str) -> str:
        for name in candidates:
            words = set(_words(name))
            if not words & self.used:
                self.used |= words
                return name
        raise ConfigurationError(f"{where}: too few names to draw from; every party needs its own")

    def _enter(self, spellings: Iterable[tuple[str, str]]) -> None:
        for old, new in spellings:
            self.swaps.setdefault(old, new)


def _shuffled(names: Iterable[str], seed: str) -> list[str]:
    """The names in an order that only the seed decides, the same on every version of Python."""
    return sorted(names, key=lambda name: hashlib.sha256(f"{seed}/{name}".encode()).digest())


def _words(name: str) -> list[str]:
    return [word.removeprefix("=").casefold() for word in re.split(r"[/+ ]", name)]


def _starts_with_vowel(name: str) -> bool:
    return _plain(name)[:1].casefold() in "aeiou"


def _plain(name: str) -> str:
    return "".join(char for char in unicodedata.normalize("NFKD", name) if not unicodedata.combining(char))


def _cases(old: str, new: str) -> Iterator[tuple[str, str]]:
    """A word in its own spelling, in capitals, without accents and, unless it is marked with "=", in lower case."""
    bare = old.removeprefix("=")
    for spelling in (bare, _plain(bare)):
        yield spelling, new
        yield spelling.upper(), new.upper()
        if bare == old:
            yield spelling.lower(), new.lower()


def _joined(old: list[str], new: list[str]) -> Iterator[tuple[str, str]]:
    """Words in a row, however they are joined: in a line, in an identifier, in a domain."""
    for mark in (" ", "-", "_", "."):
        yield from _cases(mark.join(old), mark.join(new))
    yield "".join(old).lower(), "".join(new).lower()


def _tied_spellings(name: str, drawn: str) -> Iterator[tuple[str, str]]:
    for old, new in zip(name.split("/"), drawn.split("/"), strict=False):
        yield from chain.from_iterable(map(_cases, old.split("+"), new.split("+")))
        if "+" in old or " " in old:
            yield from _joined(re.split(r"[+ ]", old), re.split(r"[+ ]", new))


def _person_spellings(name: str, drawn: str) -> Iterator[tuple[str, str]]:
    (given, _, family), (new_given, _, new_family) = name.partition(" "), drawn.partition(" ")
    yield from _cases(given, new_given)
    if not family:
        return
    yield from _cases(family, new_family)
    yield from _joined([given.removeprefix("="), family], [new_given, new_family])
    for mark in (". ", "."):
        yield from _cases(f"{_plain(given.removeprefix('='))[0]}{mark}{family}", f"{new_given[0]}{mark}{new_family}")


def _chinese_spellings(name: str, drawn: str) -> Iterator[tuple[str, str]]:
    (family, *given), (new_family, *new_given) = name.split(), drawn.split()
    yield from _cases(family, new_family)
    yield from _joined(given, new_given)
    old_initials, new_initials = ("".join(word[0] for word in words) for words in (given, new_given))
    yield from _cases(f"{family}.{old_initials}", f"{new_family}.{new_initials}")
