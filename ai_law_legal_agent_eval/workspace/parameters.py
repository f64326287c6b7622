"""The arguments that the reading tools of every source have alike."""

from ai_law_legal_agent_eval import record
from ai_law_legal_agent_eval.workspace.schema import Parameter

MAX_PAGE = 1_000_000


def document_name(description: str, max_chars: int, *, is_required: bool = False) -> Parameter:
    """Return the argument that names a document."""
    return Parameter("name", "string", description, is_required=is_required, max_chars=max_chars)


def page_number(description: str = "The page, counted from 1.") -> Parameter:
    """Return the argument that chooses a page."""
    return Parameter("page", "integer", description, default=1, minimum=1, maximum=MAX_PAGE)


def search(max_name_chars: int) -> tuple[Parameter, ...]:
    """Return the arguments of a search; `max_name_chars` bounds the document's name."""
    return (
        Parameter(
            "pattern",
            "string",
            "A regular expression in RE2 syntax: no look-around, no back references.",
            is_required=True,
            max_chars=record.MAX_PATTERN_CHARS,
        ),
        document_name("Search only this document.", max_name_chars),
        Parameter("ignore_case", "boolean", "Treat upper and lower case alike.", default=True),
        Parameter("max_matches", "integer", "Stop after so many matches.", default=50, minimum=1, maximum=record.MAX_MATCHES),
    )
