"""A mail thread's YAML source, and the thread as one message that quotes those before it.

Two ways of quoting stand side by side, as in real threads: one correspondent's program puts header lines above the
message that it answers, the other's puts "> " before each of its lines.
"""

import hashlib
import html
from collections.abc import Sequence
from datetime import datetime
from email import policy
from email.message import EmailMessage
from email.utils import format_datetime, parseaddr
from typing import Annotated

from pydantic import AwareDatetime, BaseModel, BeforeValidator, ConfigDict, Field

from ai_law_legal_agent_eval.errors import AuthorError, Problem
from ai_law_legal_agent_eval.factory.authored import Authored, load_yaml
from ai_law_legal_agent_eval.factory.filters import short_date, us_date, weekday


def _as_tuple(value: object) -> object:
    return (value,) if isinstance(value, str) else value


Addresses = Annotated[tuple[str, ...], BeforeValidator(_as_tuple)]


class _Model(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid", populate_by_name=True)


class Message(_Model):
    """One message of a thread; addresses are written "Name <name@host>", `date` bears its offset from UTC."""

    sender: str = Field(alias="from")
    to: Addresses
    cc: Addresses = ()
    date: AwareDatetime
    subject: str
    body: str


class Attachment(_Model):
    """An attached file of text, of a content type such as text/csv."""

    filename: str
    content_type: str = Field(pattern=r"^text/[\w.+-]+$")
    text: str


class Thread(_Model):
    """A thread, oldest message first. `attached_messages` counts from 0 in `thread`."""

    thread: tuple[Message, ...] = Field(min_length=1)
    html_alternative: bool = False
    attachments: tuple[Attachment, ...] = ()
    attached_messages: tuple[int, ...] = ()


def parse_thread(authored: Authored) -> Thread:
    """Return the thread that the YAML describes.

    Raises: AuthorError with all problems, among them messages out of order and attached messages that do not exist.
    """
    thread = load_yaml(authored, Thread)
    problems = [*_order_problems(authored, thread), *_attachment_problems(authored, thread)]
    if problems:
        raise AuthorError(problems)
    return thread


def _order_problems(authored: Authored, thread: Thread) -> list[Problem]:
    return [
        authored.problem(1, f"message {number} is older than message {number - 1}", "the oldest message first")
        for number, (older, newer) in enumerate(zip(thread.thread, thread.thread[1:], strict=False), start=2)
        if newer.date < older.date
    ]


def _attachment_problems(authored: Authored, thread: Thread) -> list[Problem]:
    count = len(thread.thread)
    return [
        authored.problem(1, f"attached message {index}", f"0 to {count - 1}, an index in the thread")
        for index in thread.attached_messages
        if not 0 <= index < count
    ]


def render_eml(thread: Thread, canary: str) -> bytes:
    """Return the newest message, with the older ones quoted below it, as a file with CRLF line ends.

    `canary` goes into a header that readers do not show. Same thread, same bytes: message ids and boundaries are digests.
    """
    mail = _mail(thread.thread[-1], thread.thread[:-1])
    mail["X-Canary"] = canary
    _set_text(mail, _quoted_text(thread.thread))
    if thread.html_alternative:
        body = f"<html><body>\n{_quoted_html(thread.thread)}</body></html>\n"
        mail.add_alternative(body, subtype="html", cte="quoted-printable")
    for attachment in thread.attachments:
        subtype = attachment.content_type.partition("/")[2]
        mail.add_attachment(attachment.text, subtype=subtype, filename=attachment.filename, cte="quoted-printable")
    for index in thread.attached_messages:
        older = _mail(thread.thread[index], thread.thread[:index])
        _set_text(older, thread.thread[index].body)
        mail.add_attachment(older)
    _fix_boundaries(mail, _digest(thread.thread[-1]))
    return mail.as_bytes(policy=policy.SMTP)


def _mail(message: Message, older: Sequence[Message]) -> EmailMessage:
    mail = EmailMessage()
    mail["From"] = message.sender
    mail["To"] = ", ".join(message.to)
    if message.cc:
        mail["Cc"] = ", ".join(message.cc)
    mail["Subject"] = message.subject
    mail["Date"] = format_datetime(message.date)
    mail["Message-ID"] = _message_id(message)
    if older:
        mail["In-Reply-To"] = _message_id(older[-1])
        mail["References"] = " ".join(_message_id(earlier) for earlier in older)
    return mail


def _set_text(mail: EmailMessage, text: str) -> None:
    mail.set_content(text, cte="quoted-printable")


def _message_id(message: Message) -> str:
    host = parseaddr(message.sender)[1].rpartition("@")[2]
    return f"<{_digest(message)}@{host}>"


def _digest(message: Message) -> str:
    parts = (message.sender, message.date.isoformat(), message.subject, message.body)
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()[:20]


def _fix_boundaries(mail: EmailMessage, digest: str) -> None:
    """Give each multipart a fixed boundary; the library would draw one at random."""
    for number, part in enumerate(mail.walk()):
        if part.get_content_maintype() == "multipart":
            part.set_boundary(f"----=_Part_{number}_{digest}")


def _quotes_with_headers(thread: Sequence[Message]) -> list[bool]:
    """Return for each message whether its sender's program quotes under header lines; every second sender's does."""
    senders = list(dict.fromkeys(message.sender for message in thread))
    return [senders.index(message.sender) % 2 == 0 for message in thread]


def _quoted_text(thread: Sequence[Message]) -> str:
    text = ""
    answered: Message | None = None
    for message, has_header_lines in zip(thread, _quotes_with_headers(thread), strict=True):
        quoted = ""
        if answered is not None:
            quoted = _under_header_lines(answered, text) if has_header_lines else _under_angles(answered, text)
        text = f"{message.body.strip()}\n{quoted}"
        answered = message
    return text


def _under_header_lines(message: Message, text: str) -> str:
    lines = [f"{name}: {value}" for name, value in _header_lines(message)]
    return "\n\n-----Original Message-----\n" + "\n".join(lines) + f"\n\n{text}"


def _under_angles(message: Message, text: str) -> str:
    lines = (f">{'' if line.startswith('>') or not line else ' '}{line}\n" for line in text.rstrip("\n").split("\n"))
    return f"\n{_attribution(message)}\n{''.join(lines)}"


def _attribution(message: Message) -> str:
    day = weekday(message.date)[:3]
    return f"On {day}, {short_date(message.date)} at {message.date:%H:%M}, {message.sender} wrote:"


def _header_lines(message: Message) -> list[tuple[str, str]]:
    lines = [("From", message.sender), ("Sent", _moment(message.date)), ("To", "; ".join(message.to))]
    if message.cc:
        lines.append(("Cc", "; ".join(message.cc)))
    return [*lines, ("Subject", message.subject)]


def _moment(moment: datetime) -> str:
    """Return the moment as header lines show it.

    >>> _moment(datetime(2025, 3, 5, 14, 5))
    'Wednesday, March 5, 2025 2:05 PM'
    """
    half = "AM" if moment.hour < 12 else "PM"
    return f"{weekday(moment)}, {us_date(moment)} {(moment.hour - 1) % 12 + 1}:{moment:%M} {half}"


def _quoted_html(thread: Sequence[Message]) -> str:
    body = ""
    answered: Message | None = None
    for message, has_header_lines in zip(thread, _quotes_with_headers(thread), strict=True):
        quoted = ""
        if answered is not None and has_header_lines:
            lines = "<br>\n".join(f"<b>{name}:</b> {html.escape(value)}" for name, value in _header_lines(answered))
            quoted = f"<hr>\n<p>{lines}</p>\n{body}"
        elif answered is not None:
            quoted = f"<p>{html.escape(_attribution(answered))}</p>\n<blockquote>\n{body}</blockquote>\n"
        body = _html_paragraphs(message.body) + quoted
        answered = message
    return body


def _html_paragraphs(text: str) -> str:
    paragraphs = (html.escape(paragraph).replace("\n", "<br>\n") for paragraph in text.strip().split("\n\n"))
    return "".join(f"<p>{paragraph}</p>\n" for paragraph in paragraphs)
