"""Colours of a Word file and whether text in one can be seen on another."""

import colorsys
from collections.abc import Mapping
from functools import lru_cache

from lxml.etree import _Element as Element

from ai_law_legal_agent_eval.documents.word.package import VAL, A, W

AUTO = "auto"
WHITE = "FFFFFF"
# Pale grey print (D9D9D9 on white, 1.41) can still be read; F2F2F2 on white (1.12) cannot. Formula: WCAG 2.2, 1.4.3.
MIN_CONTRAST = 1.25

HIGHLIGHTS: Mapping[str, str] = {
    "black": "000000",
    "blue": "0000FF",
    "cyan": "00FFFF",
    "darkBlue": "000080",
    "darkCyan": "008080",
    "darkGray": "808080",
    "darkGreen": "008000",
    "darkMagenta": "800080",
    "darkRed": "800000",
    "darkYellow": "808000",
    "green": "00FF00",
    "lightGray": "C0C0C0",
    "magenta": "FF00FF",
    "red": "FF0000",
    "white": WHITE,
    "yellow": "FFFF00",
}

# ECMA-376 part 1, 17.18.97 (names in the text) to 20.1.6.2 (slots of the theme), with Word's usual mapping.
_THEME_SLOTS: Mapping[str, str] = {
    "background1": "lt1",
    "background2": "lt2",
    "bg1": "lt1",
    "bg2": "lt2",
    "dark1": "dk1",
    "dark2": "dk2",
    "followedHyperlink": "folHlink",
    "hyperlink": "hlink",
    "light1": "lt1",
    "light2": "lt2",
    "text1": "dk1",
    "text2": "dk2",
    "tx1": "dk1",
    "tx2": "dk2",
}
_MAPPED = {"bg1": "background1", "bg2": "background2", "t1": "text1", "t2": "text2"}


class Palette:
    """The theme's colours: names in the text to RRGGBB."""

    def __init__(self, theme: Element | None, settings: Element | None) -> None:
        self._slots = _theme_colours(theme)
        self._names = dict(_THEME_SLOTS)
        mapping = None if settings is None else settings.find(f"{W}clrSchemeMapping")
        for key, name in _MAPPED.items():
            target = None if mapping is None else mapping.get(f"{W}{key}")
            if target and target in _THEME_SLOTS:
                self._names[name] = _THEME_SLOTS[target]

    def named(self, name: str, tint: str | None = None, shade: str | None = None) -> str:
        """Return a theme colour, tinted (towards white) or shaded (towards black); AUTO for an unknown name."""
        colour = self._slots.get(self._names.get(name, name))
        return AUTO if colour is None else _scaled(colour, tint, shade)

    def of(self, element: Element, name: str = "val", theme: str = "theme") -> str:
        """Return the colour of attribute `name`, where a theme colour beside it wins, as in Word."""
        theme_name = element.get(f"{W}{theme}Color" if theme == "theme" else f"{W}{theme}")
        if theme_name:
            found = self.named(theme_name, element.get(f"{W}{theme}Tint"), element.get(f"{W}{theme}Shade"))
            if found != AUTO:
                return found
        return hex_colour(element.get(f"{W}{name}"))

    def shading(self, element: Element) -> str:
        """Return the colour that a w:shd paints; AUTO for none."""
        pattern = element.get(VAL, "clear")
        fill = self.of(element, "fill", "themeFill")
        if pattern == "solid":
            return _or_default(self.of(element, "color"), "000000")
        if pattern.startswith("pct") and pattern[3:].isdigit():
            ink = _or_default(self.of(element, "color"), "000000")
            return _mixed(_or_default(fill, WHITE), ink, min(int(pattern[3:]), 100) / 100)
        return fill


def hex_colour(text: str | None) -> str:
    """Return RRGGBB in capitals, AUTO for anything else.

    >>> hex_colour("ffffff"), hex_colour("#00ff00"), hex_colour("auto")
    ('FFFFFF', '00FF00', 'auto')
    """
    plain = (text or "").removeprefix("#").upper()
    is_hex = len(plain) == 6 and all(letter in "0123456789ABCDEF" for letter in plain)
    return plain if is_hex else AUTO


@lru_cache(maxsize=4096)
def can_be_seen(ink: str, background: str) -> bool:
    """Return whether text of that colour shows on that background.

    >>> can_be_seen("FFFFFF", "FFFFFF"), can_be_seen("FFFFFF", "1F3864"), can_be_seen("auto", "000000")
    (False, True, True)
    """
    if ink == AUTO:
        return True  # Word picks black or white by the background
    light, dark = sorted((_luminance(ink), _luminance(_or_default(background, WHITE))), reverse=True)
    return (light + 0.05) / (dark + 0.05) >= MIN_CONTRAST


def _theme_colours(theme: Element | None) -> dict[str, str]:
    scheme = None if theme is None else theme.find(f".//{A}clrScheme")
    slots = {"dk1": "000000", "lt1": WHITE}
    for slot in () if scheme is None else scheme:
        for colour in slot:
            found = hex_colour(colour.get("lastClr") or colour.get("val"))
            if found != AUTO and isinstance(slot.tag, str):
                slots[slot.tag.rpartition("}")[2]] = found
    return slots


def _or_default(colour: str, default: str) -> str:
    return default if colour == AUTO else colour


def _channels(colour: str) -> tuple[float, float, float]:
    red, green, blue = (int(colour[place : place + 2], 16) / 255 for place in (0, 2, 4))
    return red, green, blue


def _written(red: float, green: float, blue: float) -> str:
    return "".join(f"{round(min(max(channel, 0.0), 1.0) * 255):02X}" for channel in (red, green, blue))


def _luminance(colour: str) -> float:
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in _channels(colour)]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def _scaled(colour: str, tint: str | None, shade: str | None) -> str:
    """Return the colour with its lightness scaled as 17.3.2.6 of the standard says."""
    hue, light, saturation = colorsys.rgb_to_hls(*_channels(colour))
    if shade is not None:
        light *= _share(shade)
    if tint is not None:
        light = light * _share(tint) + 1 - _share(tint)
    return _written(*colorsys.hls_to_rgb(hue, light, saturation))


def _share(text: str) -> float:
    try:
        return min(int(text, 16), 255) / 255
    except ValueError:
        return 1.0


def _mixed(under: str, over: str, share: float) -> str:
    pairs = zip(_channels(under), _channels(over), strict=True)
    red, green, blue = (below * (1 - share) + above * share for below, above in pairs)
    return _written(red, green, blue)
