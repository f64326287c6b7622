"""Documents of a record as text: one reader a format, one model for all of them.

The document libraries are imported when the first document of their format is read.
"""

from collections.abc import Callable
from importlib import import_module
from typing import cast

from ai_law_legal_agent_eval.documents.model import Block, Document
from ai_law_legal_agent_eval.errors import UnreadableDocumentError

__all__ = ["Block", "Document", "read"]

# The ending of a file's name -> the module that reads it.
_READERS = {kind: kind for kind in ("docx", "pdf", "xlsx", "eml", "txt", "pptx", "md", "csv", "html")} | {"htm": "html", "markdown": "md"}


def read(name: str, data: bytes) -> Document:
    """Return the document as text; its format is what the end of `name` says, in any case of letters.

    Raises UnreadableDocumentError when no reader knows the format or the file is not what its name says.
    """
    extension = name.rpartition(".")[2].lower()
    if extension not in _READERS:
        raise UnreadableDocumentError(name, f"no reader for this format; known: {', '.join(_READERS)}")
    module = import_module(f"{__name__}.{_READERS[extension]}")
    return cast("Callable[[str, bytes], Document]", module.read)(name, data)
