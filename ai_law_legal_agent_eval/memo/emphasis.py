"""Openings and closings that only stress what a sentence says: their negators, conditions and speakers take nothing back."""

import re
from functools import lru_cache

_DOUBTING = r"(?:doubt|deny|dispute|question|contest|overlook)"
_WRONG = r"(?:untrue|wrong|false|incorrect|mistaken|inaccurate)"
_OPENING = re.compile(
    r"\A[\W_]*(?:(?:and|but|so|yet|now|still),? )?(?:"
    r"(?:even if|whether or not|whatever) (?:[\w'-]+ ){1,7}[\w'-]+, "
    r"|if (?:we|i|one) (?:may|might|can) (?:say so|put it (?:so|that way|bluntly)|be (?:frank|blunt|plain|candid))(?: \w+)?, "
    r"|if (?:one|any|a single) (?:thing|point|fact) is (?:clear|certain|plain|settled|sure|beyond doubt)(?: \w+){0,3},"
    r" it is (?:this: |(?:the fact )?that )"
    rf"|it (?:would be|is|was) (?:\w+ )?(?:{_WRONG}|idle|futile|pointless|a mistake|an error) to {_DOUBTING} that "
    r"|there is no (?:denying|doubting|disputing|escaping|avoiding|overlooking|getting (?:round|around|away from)) (?:the fact )?that "
    rf"|it (?:is|was)(?: not|n't) {_WRONG} (?:to (?:say|state|conclude|hold) )?that "
    rf"|(?:nobody|no one|no reader) (?:can|could|will|would|may) (?:\w+ly )?{_DOUBTING} that "
    r"|(?:that|the|this) (?:question|point|matter|issue) is (?:no longer (?:open|in doubt)|closed|settled|answered)[:;] "
    r"|(?:the |our |their )?(?:[\w.&'-]+ ){1,3}?(?:rightly|correctly|truly|accurately|with good reason|is right to|are right to)"
    r" (?:says?|said|states?|stated|claims?|claimed|argues?|argued|notes?|noted|insists?|maintains?|submits?|concludes?|contends?"
    r"|points? out) that "
    r"|(?:please )?(?:proceed|work|act|plan|operate|go ahead) on the (?:basis|footing|assumption|understanding|premise) that "
    r"|note (?:it |this )?(?:in|on|for) the file,? (?:for|as|that) )"
)
_CLOSING = re.compile(
    r", (?:(?:is|are|was|were|has|have|had|does|do|did|can|could|will|would|must) (?:it|they|he|she|we|there|one) not"
    r"|(?:is|are|was|were|has|have|had|does|do|did|ca|could|wo|would|must)n't (?:it|they|he|she|we|there|one)|right|correct|no)\?\W*\Z"
    r"|, if (?:you|anyone) asks? (?:us|me)\W*\Z"
)
_ASIDE = re.compile(rf", which (?:nobody|no one|no party) (?:has |have |will |would |can )?(?:ever |seriously )?{_DOUBTING}(?:s|d|ed|n)?,")


def emphasis_end(text: str) -> int:
    """Return where a folded sentence begins behind an opening that only stresses it; 0 when it has none.

    >>> emphasis_end("it is not untrue that l2 is listed."), emphasis_end("l2 is listed.")
    (22, 0)
    """
    opening = _OPENING.match(text)
    return opening.end() if opening else 0


@lru_cache(maxsize=4096)
def without_emphasis(text: str, at: int) -> str:
    """Return a folded sentence with the stresses that stand before and behind `at` blanked out, all places kept.

    >>> without_emphasis("it is not untrue that l2 is listed.", 22).strip(), without_emphasis("l2 is listed, is it not?", 0).strip()
    ('l2 is listed.', 'l2 is listed.')
    >>> without_emphasis("even if l2 is listed, l3 is free.", 8).strip()
    'even if l2 is listed, l3 is free.'
    """
    opening = emphasis_end(text)
    if opening <= at:
        text = " " * opening + text[opening:]
    closing = _CLOSING.search(text, at)
    if closing:
        text = text[: closing.start()] + "." + " " * (len(text) - closing.start() - 1)
    return _ASIDE.sub(lambda match: " " * len(match.group()), text, count=1)
