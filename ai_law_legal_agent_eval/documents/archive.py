"""Zip archives from strangers: the parts of an Office file, read under caps."""

import io
import zipfile
import zlib
from collections.abc import Callable
from dataclasses import dataclass

from ai_law_legal_agent_eval.errors import UnreadableDocumentError

# A thousand-page agreement has parts of 10 to 20 MB; a bomb unpacks to gigabytes. Source: author's choice.
MAX_PART_BYTES = 64 * 1024 * 1024
MAX_TOTAL_BYTES = 256 * 1024 * 1024
MAX_PARTS = 10_000
# Deflate reaches at most about 1,032; office XML stays under 60. Small parts may compress as they like.
MAX_RATIO = 300
RATIO_FLOOR_BYTES = 1024 * 1024

_ZIP_ERRORS = (zipfile.BadZipFile, zlib.error, EOFError, OSError, NotImplementedError, RuntimeError, ValueError)


@dataclass(frozen=True)
class Archive:
    """The named parts of one file; nothing is unpacked before it is asked for."""

    name: str
    _zip: zipfile.ZipFile

    @classmethod
    def open(cls, name: str, data: bytes) -> "Archive":
        """Return the archive. Raises UnreadableDocumentError when it is none or unpacks to more than the caps."""
        try:
            archive = zipfile.ZipFile(io.BytesIO(data))
        except _ZIP_ERRORS:
            raise UnreadableDocumentError(name, f"no Office file: it is not a zip archive ({_looks_like(data)})") from None
        entries = archive.infolist()
        if len(entries) > MAX_PARTS:
            raise UnreadableDocumentError(name, f"holds {len(entries)} parts; at most {MAX_PARTS} are read")
        if sum(entry.file_size for entry in entries) > MAX_TOTAL_BYTES:
            raise UnreadableDocumentError(name, f"unpacks to more than {MAX_TOTAL_BYTES // 1024**2} MB")
        for entry in entries:
            _check_entry(name, entry)
        return cls(name, archive)

    def names(self) -> frozenset[str]:
        """Return the names of all parts."""
        return frozenset(self._zip.namelist())

    def size(self, is_counted: Callable[[str], bool]) -> int:
        """Return the unpacked bytes of the parts whose names `is_counted` takes."""
        return sum(entry.file_size for entry in self._zip.infolist() if is_counted(entry.filename))

    def part(self, name: str) -> bytes | None:
        """Return a part's bytes, or None when there is no such part. Raises UnreadableDocumentError when it is damaged."""
        try:
            return self._zip.read(name)
        except KeyError:
            return None
        except _ZIP_ERRORS as error:
            raise UnreadableDocumentError(self.name, f"its part {name[:80]} is damaged ({type(error).__name__})") from None


def _check_entry(name: str, entry: zipfile.ZipInfo) -> None:
    if entry.file_size > MAX_PART_BYTES:
        raise UnreadableDocumentError(name, f"a part of it unpacks to more than {MAX_PART_BYTES // 1024**2} MB")
    if entry.file_size > RATIO_FLOOR_BYTES and entry.file_size > MAX_RATIO * max(entry.compress_size, 1):
        raise UnreadableDocumentError(name, f"a part of it unpacks to more than {MAX_RATIO} times its size")
    if entry.flag_bits & 1:
        raise UnreadableDocumentError(name, "it is encrypted")


def _looks_like(data: bytes) -> str:
    if not data:
        return "it is empty"
    if data.startswith(b"\xd0\xcf\x11\xe0"):
        return "it is an older or a password-protected Office file"
    if data.startswith(b"%PDF"):
        return "it is a PDF"
    return "it looks like plain text" if b"\0" not in data[:4096] else "it is some other binary format"
