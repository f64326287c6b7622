"""Read documents on disk: what a reader made of each file, kept until the file or the readers change."""

import hashlib
import json
import os
import sqlite3
import tempfile
import zlib
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from ai_law_legal_agent_eval import documents
from ai_law_legal_agent_eval.documents import Block, Document
from ai_law_legal_agent_eval.lab.folder import Entry

CACHE_VARIABLE = "AI_LAW_EVAL_CACHE"
PACKAGE_FOLDER = Path(documents.__file__).parent.parent
# What decides what a reading holds: another state of these sources gets another file.
READER_SOURCES = ("documents", "record.py", "lab/reading.py")
WAIT_S = 60.0
COMPRESSION = 1  # zlib's fastest; text shrinks to about a third

_TABLES = """
CREATE TABLE IF NOT EXISTS readings (
    id INTEGER PRIMARY KEY, folder TEXT, name TEXT, size_bytes INTEGER, changed_ns INTEGER,
    kind TEXT, title TEXT, fault TEXT, blocks BLOB, UNIQUE (folder, name)
);
CREATE TABLE IF NOT EXISTS texts (id INTEGER PRIMARY KEY, searched BLOB);
CREATE TRIGGER IF NOT EXISTS gone AFTER DELETE ON readings BEGIN DELETE FROM texts WHERE id = old.id; END;
"""


@dataclass(frozen=True, slots=True)
class Reading:
    """What became of one file: the document and its searched form, or the fault that kept it from being read."""

    name: str
    document: Document | None
    searched: bytes
    fault: str


class ReadingStore:
    """The readings of many folders in one database file, shared by processes."""

    def __init__(self, path: Path) -> None:
        self.path = path
        with self._open() as database:
            database.execute("PRAGMA journal_mode = WAL")
            database.executescript(_TABLES)

    @contextmanager
    def _open(self) -> Iterator[sqlite3.Connection]:
        """Open a connection for one piece of work: threads and processes share none."""
        database = sqlite3.connect(self.path, timeout=WAIT_S)
        try:
            with database:
                yield database
        finally:
            database.close()

    def missing(self, folder: Path, entries: Iterable[Entry]) -> list[Entry]:
        """Return the entries of which there is no reading, or one of an earlier state of the file."""
        query = "SELECT name, size_bytes, changed_ns FROM readings WHERE folder = ?"
        with self._open() as database:
            known = {name: state for name, *state in database.execute(query, (str(folder),))}
        return [entry for entry in entries if known.get(entry.name) != [entry.size_bytes, entry.changed_ns]]

    def put(self, folder: Path, readings: Iterable[tuple[Entry, Reading]]) -> None:
        """Keep readings, each in place of an earlier one of its file."""
        with self._open() as database:
            for entry, reading in readings:
                database.execute("DELETE FROM readings WHERE folder = ? AND name = ?", (str(folder), entry.name))
                document = reading.document
                row = (
                    str(folder),
                    entry.name,
                    entry.size_bytes,
                    entry.changed_ns,
                    document.kind if document else entry.kind,
                    document.title if document else "",
                    reading.fault,
                    _packed(document),
                )
                done = database.execute("INSERT INTO readings VALUES (NULL, ?, ?, ?, ?, ?, ?, ?, ?)", row)
                database.execute("INSERT INTO texts VALUES (?, ?)", (done.lastrowid, reading.searched))

    def get(self, folder: Path, entry: Entry) -> Reading | None:
        """Return the reading of this state of a file, without its searched form, or None."""
        query = "SELECT kind, title, fault, blocks FROM readings WHERE folder = ? AND name = ? AND size_bytes = ? AND changed_ns = ?"
        with self._open() as database:
            row = database.execute(query, (str(folder), entry.name, entry.size_bytes, entry.changed_ns)).fetchone()
        if row is None:
            return None
        kind, title, fault, blocks = row
        document = None if blocks is None else Document(entry.name, kind, title, _unpacked(blocks))
        return Reading(entry.name, document, b"", fault)

    def texts(self, folder: Path) -> Iterator[tuple[str, bytes]]:
        """Yield the name and the searched form of every read document of a folder; they never stand in memory together."""
        query = "SELECT name, searched FROM readings JOIN texts USING (id) WHERE folder = ? AND fault = '' ORDER BY name"
        with self._open() as database:
            yield from database.execute(query, (str(folder),))

    def faults(self, folder: Path) -> Mapping[str, str]:
        """Return why files of a folder could not be read, by name."""
        query = "SELECT name, fault FROM readings WHERE folder = ? AND fault <> '' ORDER BY name"
        with self._open() as database:
            return dict(database.execute(query, (str(folder),)))


def _packed(document: Document | None) -> bytes | None:
    if document is None:
        return None
    rows = [(block.kind, block.text, block.locator, block.level, block.cells, block.is_header) for block in document.blocks]
    return zlib.compress(json.dumps(rows).encode("utf-8"), COMPRESSION)


def _unpacked(data: bytes) -> tuple[Block, ...]:
    rows = json.loads(zlib.decompress(data))
    return tuple(Block(kind, text, locator, level, tuple(cells), is_header) for kind, text, locator, level, cells, is_header in rows)


@lru_cache(maxsize=1)
def reading_store() -> ReadingStore:
    """Return this user's store, under AI_LAW_EVAL_CACHE or the user's cache folder, else among the temporary files."""
    named = os.environ.get(CACHE_VARIABLE)
    home = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "ai-law-legal-agent-eval"
    folder = Path(named) if named else home
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        return ReadingStore(folder / f"readings-{_reader_digest()}.sqlite")
    except (OSError, sqlite3.OperationalError):
        if named:
            raise
        return ReadingStore(Path(tempfile.mkdtemp(prefix="ai-law-eval-")) / "readings.sqlite")


def _reader_digest() -> str:
    digest = hashlib.sha256()
    for source in READER_SOURCES:
        path = PACKAGE_FOLDER / source
        for file in sorted(path.rglob("*.py")) if path.is_dir() else [path]:
            digest.update(file.read_bytes())
    return digest.hexdigest()[:16]
