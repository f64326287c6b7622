"""Numbers and dates as a spreadsheet shows them (ECMA-376 part 1, 18.8.31: number format codes)."""

import re
from datetime import date, datetime, time, timedelta
from decimal import ROUND_HALF_UP, Decimal

GENERAL = "General"
_ELAPSED = re.compile(r"\[(h+|m+|s+)\]", re.IGNORECASE)
_BRACKETS = re.compile(r"\[\$([^\]-]*)(?:-[^\]]*)?\]|\[[^\]]*\]")
_LITERALS = re.compile(r'"([^"]*)"|\\(.)|_.|\*.')
_DIGITS = re.compile(r"[0#?](?:[0#?,]*[0#?])?(?:\.[0#?]*)?|\.[0#?]+")
_SCIENTIFIC = re.compile(r"([0#?]+)(?:\.([0#?]*))?E[+-]?[0#?]+", re.IGNORECASE)
_DATE_TOKENS = re.compile(r'"[^"]*"|\\.|am/pm|a/p|y+|m+|d+|h+|s+(?:\.0+)?|\[[^\]]*\]|.', re.IGNORECASE | re.DOTALL)
_HIDING = re.compile(r"\A;;;?\Z")


def hides_value(code: str) -> bool:
    """Return whether a format shows nothing for any number.

    >>> hides_value(";;;"), hides_value("0;;")
    (True, False)
    """
    return _HIDING.match(code.strip()) is not None


def shown(value: object, code: str) -> str:
    """Return a cell's value as its number format shows it.

    >>> shown(0.536, "0.0%"), shown(1008, "#,##0"), shown(-5, '#,##0;(#,##0)'), shown(1040, '[$€-407] #,##0.00')
    ('53.6%', '1,008', '(5)', '€ 1,040.00')
    >>> shown(datetime(2025, 3, 4, 9, 5), "d mmm yyyy h:mm"), shown(timedelta(hours=30, minutes=5), "[h]:mm")
    ('4 Mar 2025 9:05', '30:05')
    """
    if value is None:
        return ""
    if isinstance(value, bool):
        return str(value).upper()
    if isinstance(value, timedelta):
        return _elapsed(value, code)
    if isinstance(value, datetime | date | time):
        return _dated(value, code)
    if isinstance(value, int | float):
        return _numbered(value, code)
    return str(value)


def _numbered(value: float, code: str) -> str:
    number = Decimal(repr(value))
    if code in {GENERAL, "@"} or not code or not number.is_finite():
        return _plain(number)
    section, is_signed = _section(code, number)
    template, literals = _template(section)
    if GENERAL.lower() in template.lower() or "/" in template:
        return _plain(number)
    scientific = _SCIENTIFIC.search(template)
    if scientific:
        return f"{number:.{len(scientific.group(2) or '')}E}"
    found = _DIGITS.search(template)
    if found is None:
        return _filled(template, literals)
    digits = _digits(abs(number), found.group(), template)
    body = _filled(template[: found.start()] + "\0" + template[found.end() :].lstrip(","), literals).replace("\0", digits)
    is_negative = number < 0 and not is_signed and any(digit in "123456789" for digit in digits)
    return f"-{body.strip()}" if is_negative else body.strip()


def _section(code: str, number: Decimal) -> tuple[str, bool]:
    """Return the section for the number and whether that section writes the sign itself."""
    sections = _split_sections(code)
    if number < 0 and len(sections) > 1:
        return sections[1], True
    if number == 0 and len(sections) > 2:
        return sections[2], False
    return sections[0], False


def _split_sections(code: str) -> list[str]:
    parts, quoted = [""], False
    for sign in code:
        quoted = quoted != (sign == '"')
        if sign == ";" and not quoted:
            parts.append("")
        else:
            parts[-1] += sign
    return parts


def _template(section: str) -> tuple[str, list[str]]:
    """Return the section with its literal texts as private signs, and those texts."""
    literals: list[str] = []

    def kept(text: str) -> str:
        literals.append(text)
        return chr(0xE000 + len(literals) - 1)

    bare = _BRACKETS.sub(lambda match: kept(match.group(1) or ""), section)
    return _LITERALS.sub(lambda match: kept(match.group(1) or match.group(2) or ""), bare), literals


def _filled(template: str, literals: list[str]) -> str:
    return "".join(literals[ord(sign) - 0xE000] if 0 <= ord(sign) - 0xE000 < len(literals) else sign for sign in template)


def _digits(number: Decimal, pattern: str, template: str) -> str:
    whole, _, fraction = pattern.partition(".")
    number *= 100 ** min(template.count("%"), 4)
    after = template[template.find(pattern) + len(pattern) :]
    number /= 1000 ** min(len(after) - len(after.lstrip(",")), 4)
    rounded = number.quantize(Decimal(1).scaleb(-len(fraction)), ROUND_HALF_UP) if number < 10**20 else number
    text = f"{rounded:,f}" if "," in whole else f"{rounded:f}"
    head, _, tail = text.partition(".")
    head = head.zfill(whole.replace(",", "").count("0")) if "," not in whole else head
    required = fraction.rfind("0") + 1
    tail = tail[:required] + tail[required:].rstrip("0")
    return f"{head}.{tail}" if tail else head


def _plain(number: Decimal) -> str:
    """Return the number with at most 15 digits, as a cell without a format shows it, but never in powers of ten.

    >>> _plain(Decimal("0.30000000000000004")), _plain(Decimal("1.02E+26"))
    ('0.3', '1.02E+26')
    """
    if not number.is_finite() or abs(number) >= 10**20:
        return f"{number:.15G}" if number.is_finite() else str(number)
    text = f"{Decimal(f'{number:.15g}'):f}"
    return text.rstrip("0").rstrip(".") if "." in text else text


def _elapsed(value: timedelta, code: str) -> str:
    seconds = round(value.total_seconds())
    sign, seconds = ("-", -seconds) if seconds < 0 else ("", seconds)
    unit = _ELAPSED.search(code)
    if unit and unit.group(1)[0].lower() == "m":
        return f"{sign}{seconds // 60}:{seconds % 60:02d}"
    if unit and unit.group(1)[0].lower() == "s":
        return f"{sign}{seconds}"
    ending = f":{seconds % 60:02d}" if "s" in code.lower() else ""
    return f"{sign}{seconds // 3600}:{seconds // 60 % 60:02d}{ending}"


def _dated(value: datetime | date | time, code: str) -> str:
    tokens = _DATE_TOKENS.findall(_split_sections(code)[0])
    if not any(token[0].lower() in "ymdhs" and not token.startswith('"') for token in tokens):
        return value.isoformat(" ") if isinstance(value, datetime) else value.isoformat()
    moment = _moment(value)
    is_half_day = any(token.lower() in {"am/pm", "a/p"} for token in tokens)
    return "".join(_date_part(moment, token, _is_minute(tokens, place), is_half_day) for place, token in enumerate(tokens)).strip()


def _moment(value: datetime | date | time) -> datetime:
    if isinstance(value, datetime):
        return value
    if isinstance(value, date):
        return datetime.combine(value, time())
    return datetime.combine(date(1900, 1, 1), value)


def _is_minute(tokens: list[str], place: int) -> bool:
    """Return whether an "m" counts minutes: it follows hours or is followed by seconds."""
    if tokens[place][0].lower() != "m":
        return False
    before = next((token[0].lower() for token in reversed(tokens[:place]) if token[0].lower() in "ymdhs"), "")
    after = next((token[0].lower() for token in tokens[place + 1 :] if token[0].lower() in "ymdhs"), "")
    return before == "h" or after == "s"


def _date_part(moment: datetime, token: str, is_minute: bool, is_half_day: bool) -> str:
    unit, length = token[0].lower(), len(token)
    if token.lower() in {"am/pm", "a/p"}:
        return "AM" if moment.hour < 12 else "PM"
    if unit == "h":
        hour = (moment.hour - 1) % 12 + 1 if is_half_day else moment.hour
        return f"{hour:0{min(length, 2)}d}"
    if unit == "m" and is_minute:
        return f"{moment.minute:0{min(length, 2)}d}"
    if unit in "ymd" and not token.startswith('"'):
        return _day_part(moment, unit, length)
    if unit == "s":
        return f"{moment.second:0{2 if length > 1 else 1}d}"
    return "" if unit == "[" else token.strip('"').removeprefix("\\")


_MONTHS = "January February March April May June July August September October November December".split()
_DAYS = "Monday Tuesday Wednesday Thursday Friday Saturday Sunday".split()


def _day_part(moment: datetime, unit: str, length: int) -> str:
    if unit == "y":
        return f"{moment.year:04d}" if length > 2 else f"{moment.year % 100:02d}"
    number, names = (moment.month, _MONTHS) if unit == "m" else (moment.day, _DAYS)
    name = names[moment.month - 1] if unit == "m" else names[moment.weekday()]
    by_length = {1: str(number), 2: f"{number:02d}", 3: name[:3]}
    return by_length.get(length, name)
