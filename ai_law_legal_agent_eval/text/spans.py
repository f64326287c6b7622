"""A place in a text: a half-open span of code points."""

from typing import NamedTuple


class _Ends(NamedTuple):
    start: int
    end: int


class Span(_Ends):
    """Half-open range [start, end) of code points in one text.

    >>> Span(2, 5).cut("abcdefg")
    'cde'
    """

    __slots__ = ()

    def __new__(cls, start: int, end: int) -> "Span":
        """Return the span. Raises ValueError when it ends before it starts."""
        if not 0 <= start <= end:
            raise ValueError(f"span [{start}, {end}): expected 0 <= start <= end")
        return tuple.__new__(cls, (start, end))

    def cut(self, text: str) -> str:
        """Return the part of `text` that the span covers."""
        return text[self.start : self.end]

    def contains(self, other: "Span") -> bool:
        """Whether `other` lies wholly inside.

        >>> Span(0, 4).contains(Span(1, 4))
        True
        """
        return self.start <= other.start and other.end <= self.end

    def overlaps(self, other: "Span") -> bool:
        """Whether at least one code point is shared.

        >>> Span(0, 2).overlaps(Span(2, 3))
        False
        """
        return self.start < other.end and other.start < self.end

    def shifted(self, offset: int) -> "Span":
        """Return the span moved by `offset` code points."""
        return Span(self.start + offset, self.end + offset)

    def __len__(self) -> int:
        return self.end - self.start
