"""Letters of other scripts that print like Latin ones, and when they are read as Latin.

A letter is mapped inside a word that also holds Latin letters, and a word made only of look-alikes is mapped when the text around it
is Latin. A real word of another script (it holds a letter that looks like no Latin one) and the words next to it stay as they are.
"""

import re

_ROWS = (
    # Cyrillic
    ("а", "a"), ("в", "b"), ("с", "c"), ("ԁ", "d"), ("е", "e"), ("һ", "h"), ("н", "h"), ("і", "i"), ("ј", "j"), ("к", "k"),
    ("ӏ", "l"), ("м", "m"), ("п", "n"), ("о", "o"), ("р", "p"), ("ԛ", "q"), ("г", "r"), ("ѕ", "s"), ("т", "t"), ("у", "y"),
    ("ү", "y"), ("ѵ", "v"), ("ԝ", "w"), ("х", "x"), ("ь", "b"), ("ԍ", "g"), ("ԋ", "h"),
    # Greek
    ("α", "a"), ("β", "b"), ("ϲ", "c"), ("ε", "e"), ("η", "n"), ("ι", "i"), ("κ", "k"), ("ν", "v"), ("μ", "u"), ("ο", "o"),
    ("ρ", "p"), ("σ", "o"), ("τ", "t"), ("υ", "u"), ("χ", "x"), ("γ", "y"), ("ω", "w"), ("ϳ", "j"), ("ζ", "z"),
    # Armenian, Cherokee, Lisu, Coptic, Latin letters that no decomposition resolves
    ("ա", "w"), ("հ", "h"), ("ո", "n"), ("ս", "u"), ("օ", "o"), ("ց", "g"), ("զ", "q"), ("ք", "p"), ("յ", "j"), ("լ", "l"),
    ("ⲟ", "o"), ("ⲥ", "c"), ("ⲣ", "p"), ("ı", "i"), ("ɑ", "a"), ("ɡ", "g"), ("ɩ", "i"), ("ʋ", "v"), ("ᴄ", "c"), ("ᴏ", "o"),
    ("ᴠ", "v"), ("ᴡ", "w"), ("ᴢ", "z"), ("ꜱ", "s"), ("ᴀ", "a"), ("ᴇ", "e"), ("ɪ", "i"), ("ɴ", "n"), ("ʀ", "r"), ("ᴛ", "t"),
    ("ᴜ", "u"), ("ʟ", "l"), ("ᴅ", "d"), ("ʜ", "h"), ("ɢ", "g"), ("ʏ", "y"), ("ᴍ", "m"), ("ᴘ", "p"), ("ᴋ", "k"), ("ʙ", "b"),
)  # fmt: skip
"""Source: the lower-case rows of the Unicode confusables table (UTS #39) that a reader takes for a Latin letter; author's choice."""

LOOK_ALIKES = dict(_ROWS)
_TABLE = str.maketrans(LOOK_ALIKES)
_WORD = re.compile(r"[^\W\d_]+")
_LATIN = re.compile(r"[a-z]")
LATIN_SHARE = 0.5
"""Share of Latin letters from which a text counts as Latin; author's choice."""


def with_latin_letters(text: str) -> str:
    """Return folded `text` with look-alikes mapped; same length.

    >>> with_latin_letters("the ехроrt licence sets a сар of some 1,024 units, but not экспорт")
    'the export licence sets a cap of some 1,024 units, but not экспорт'
    """
    words = [match for match in _WORD.finditer(text) if not match.group().isascii()]
    if not words:
        return text
    mixed = _replaced(text, [match for match in words if _LATIN.search(match.group())])
    if not _is_latin(mixed):
        return mixed
    return _replaced(mixed, _lone_imitations(mixed))


def _replaced(text: str, words: list[re.Match[str]]) -> str:
    parts, at = [], 0
    for word in words:
        parts += [text[at : word.start()], word.group().translate(_TABLE)]
        at = word.end()
    return "".join([*parts, text[at:]])


def _is_latin(text: str) -> bool:
    latin = sum(map(len, re.findall(r"[a-z]+", text)))
    return latin >= LATIN_SHARE * sum(len(match.group()) for match in _WORD.finditer(text))


def _lone_imitations(text: str) -> list[re.Match[str]]:
    """The words made only of look-alikes that stand beside no real word of another script."""
    words = list(_WORD.finditer(text))
    foreign = [not word.group().isascii() and not word.group().translate(_TABLE).isascii() for word in words]
    around = zip([False, *foreign], [*foreign[1:], False], strict=False)
    return [
        word
        for word, is_foreign, neighbours in zip(words, foreign, around, strict=True)
        if not word.group().isascii() and not is_foreign and not any(neighbours)
    ]
