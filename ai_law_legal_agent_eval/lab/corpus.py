"""A task's documents, of which there may be ten thousand: listed in pages, read one at a time, searched as a whole."""

import difflib
import re
import threading
from collections import OrderedDict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any

from ai_law_legal_agent_eval.documents import Document
from ai_law_legal_agent_eval.errors import AgentError
from ai_law_legal_agent_eval.lab.folder import Entry, Folder, read_folder
from ai_law_legal_agent_eval.lab.reading import keep_readings, reading
from ai_law_legal_agent_eval.lab.store import Reading, ReadingStore, reading_store
from ai_law_legal_agent_eval.record import Record, compiled, counted, excerpts, matching_lines, quoted, read_page

LISTED_A_PAGE = 200
KEPT_DOCUMENTS = 32
# Texts of the last two large folders stay in memory, so that a search of ten thousand documents reads no disk.
MANY_DOCUMENTS = 500
MAX_KEPT_BYTES = 200 * 1024 * 1024
MAX_NEAREST = 3
FOLDERS_SHOWN = 20


@dataclass(frozen=True)
class Corpus:
    """The documents under one folder, shared by all tasks that name it."""

    folder: Folder
    store: ReadingStore
    _kept: "OrderedDict[str, Document]" = field(default_factory=OrderedDict, compare=False, repr=False)
    _lock: threading.RLock = field(default_factory=threading.RLock, compare=False, repr=False)
    _done: list[bool] = field(default_factory=list, compare=False, repr=False)

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The documents' names, in order."""
        return tuple(self._by_name)

    @cached_property
    def _by_name(self) -> Mapping[str, Entry]:
        return {entry.name: entry for entry in self.folder.entries}

    @cached_property
    def _by_loose_name(self) -> Mapping[str, tuple[str, ...]]:
        """Names by what an agent may write for them: in another case, or without the folder."""
        found: dict[str, tuple[str, ...]] = {}
        for name in self.names:
            for loose in {name.casefold(), name.rpartition("/")[2].casefold()}:
                found[loose] = (*found.get(loose, ()), name)
        return found

    def prepare(self) -> None:
        """Read every file that has not been read since it changed; once a process, whoever asks first."""
        with self._lock:
            if self._done:
                return
            missing = self.store.missing(self.folder.path, self.folder.entries)
            keep_readings(self.folder.path, missing, self.store)
            self._done.append(True)

    def unread(self) -> Mapping[str, str]:
        """Return why files could not be read, by name. Only what `prepare` or a reading met is known."""
        faults = self.store.faults(self.folder.path)
        return {name: fault for name, fault in faults.items() if name in self._by_name}

    def listing(self, page: int, under: str | None) -> str:
        """Return one page of the names with kind and size. `under` narrows it to names that begin so. Raises AgentError."""
        entries = [entry for entry in self.folder.entries if entry.name.startswith(under or "")]
        if under and not entries:
            raise AgentError(f"No document's name begins with {quoted(under)}.{self._folders_hint()}")
        pages = max(1, -(-len(entries) // LISTED_A_PAGE))
        if page > pages:
            raise AgentError(f"The list has no page {page:,}; it has {'only page 1' if pages == 1 else f'pages 1 to {pages:,}'}.")
        shown = entries[(page - 1) * LISTED_A_PAGE : page * LISTED_A_PAGE]
        where = f" whose name begins with {quoted(under)}" if under else ""
        head = f"{counted(len(entries), 'document')}{where}"
        if pages > 1:
            ending = f"; next: list_documents(page={page + 1})" if page < pages else ""
            head += f"; page {page} of {pages}{ending}. Narrow it with under, or search with grep_documents.{self._folders_hint()}"
        return "\n".join([f"{head}:", *(f"{entry.name} | {entry.kind} | {counted(entry.size_bytes, 'byte')}" for entry in shown)])

    def _folders_hint(self) -> str:
        folders = sorted({name.partition("/")[0] for name in self.names if "/" in name})
        more = ", ..." if len(folders) > FOLDERS_SHOWN else ""
        return f" Folders: {', '.join(f'{name}/' for name in folders[:FOLDERS_SHOWN])}{more}." if folders else ""

    def page(self, name: str, page: int, page_chars: int) -> tuple[str, str]:
        """Return the document's exact name, and one page of it under its header. Raises AgentError."""
        document = self.document(self.find(name))
        return document.name, read_page(Record((document,)), document.name, page, page_chars)

    def find(self, name: str) -> str:
        """Return the exact name of the document that `name` means: exact, in another case, or without its folder. Raises AgentError."""
        given = name.strip().removeprefix("documents/") if name.strip() not in self._by_name else name.strip()
        if given in self._by_name:
            return given
        found = self._by_loose_name.get(given.casefold(), ())
        if len(found) == 1:
            return found[0]
        if found:
            raise AgentError(f"{quoted(name)} may be any of {', '.join(found[:MAX_NEAREST])}; give the whole name.")
        nearest = difflib.get_close_matches(given.casefold()[:100], list(self._by_loose_name), n=MAX_NEAREST, cutoff=0.7)
        hint = f" Nearest: {', '.join(self._by_loose_name[loose][0] for loose in nearest)}." if nearest else ""
        raise AgentError(f"There is no document {quoted(name)}; list_documents gives the {len(self.names):,} names.{hint}")

    def document(self, name: str) -> Document:
        """Return a document by its exact name. Raises AgentError when it could not be read."""
        with self._lock:
            if name in self._kept:
                self._kept.move_to_end(name)
                return self._kept[name]
        found = self._reading(name)
        if found.document is None:
            raise AgentError(f"{name} cannot be read: {found.fault}. The other documents are not affected.")
        with self._lock:
            self._kept[name] = found.document
            while len(self._kept) > KEPT_DOCUMENTS:
                self._kept.popitem(last=False)
        return found.document

    def _reading(self, name: str) -> Reading:
        entry = self._by_name[name]
        found = self.store.get(self.folder.path, entry)
        if found is None:
            found = reading(self.folder.path, name)
            self.store.put(self.folder.path, [(entry, found)])
        return found

    def grep(self, pattern: str, *, name: str | None, ignore_case: bool, max_matches: int, page_chars: int) -> str:
        """Return the matching lines as `record.grep` does, the documents that hold them counted over the whole corpus.

        Documents are shown in order until `max_matches` lines are. Raises AgentError.
        """
        expression = compiled(pattern, ignore_case)
        if name is not None:
            candidates = [self.find(name)]
        else:
            self.prepare()
            holds = _test_of(pattern, ignore_case, expression)
            known = self._by_name
            candidates = [found for found, text in self._texts() if found in known and holds(text)]
        parts, total, seen = self._shown(candidates, expression, max_matches, page_chars)
        where = candidates[0] if name is not None else counted(len(self.names), "document")
        unread = self._unread_note(name)
        if not total:
            looser = "A match lies within one line; try a shorter or looser pattern (RE2 syntax)."
            return f"No line of {where} matches {quoted(pattern)}. {looser}{unread}"
        head = f"{counted(total, 'matching line')} in {where}" if name is not None else f"{counted(total, 'matching line')}"
        if name is None:
            head += (
                f" in {len(candidates):,} of {where}"
                if seen == len(candidates)
                else f" in the first {seen:,} of {len(candidates):,} documents that match"
            )
        cut = (
            f"; the first {max_matches} are shown, narrow the pattern or name one document"
            if total > max_matches or seen < len(candidates)
            else ""
        )
        return "\n\n".join([f"{head}{cut}{unread}", *parts])

    def _texts(self) -> Iterable[tuple[str, bytes]]:
        """The searched texts: of many documents from memory, of few, or of more than fit, from the store."""
        kept = _kept_texts(self.store, self.folder.path) if len(self.names) >= MANY_DOCUMENTS else None
        return self.store.texts(self.folder.path) if kept is None else kept

    def _shown(self, names: Sequence[str], expression: Any, limit: int, page_chars: int) -> tuple[list[str], int, int]:
        """Return the excerpts, how many lines match in the documents looked at, and how many those are."""
        parts: list[str] = []
        total = seen = 0
        for name in names:
            if total >= limit and len(names) > KEPT_DOCUMENTS:
                break
            document = self.document(name)
            record = Record((document,))
            places = matching_lines(record.lines(document), expression)
            shown = places[: max(0, limit - total)]
            parts += excerpts(record.lines(document), document, record.pages(document, page_chars), shown)
            total, seen = total + len(places), seen + 1
        return parts, total, seen

    def _unread_note(self, name: str | None) -> str:
        count = len(self.unread()) if name is None else 0
        return f" (not searched, because they cannot be read: {counted(count, 'document')})" if count else ""


# What would mean something else once the lines of a text are searched together, and cannot be said in other words.
_LINEWISE = re.compile(r"\\Q|\(\?[a-zA-Z]*-[a-zA-Z]*m")
_ESCAPED = re.compile(r"\\(.)", re.DOTALL)
_ENDS = {"A": "^", "z": "$"}


def _test_of(pattern: str, ignore_case: bool, expression: Any) -> Callable[[bytes], bool]:
    """Return the test whether a text of many lines holds a line that matches; it agrees with a search line by line."""
    if _LINEWISE.search(pattern):
        return lambda text: any(expression.search(line) for line in text.split(b"\n"))
    by_lines = _ESCAPED.sub(lambda match: _ENDS.get(match.group(1), match.group()), pattern)
    whole = compiled(by_lines, ignore_case, is_multiline=True)
    return lambda text: whole.search(text) is not None


@lru_cache(maxsize=2)
def _kept_texts(store: ReadingStore, path: Path) -> tuple[tuple[str, bytes], ...] | None:
    """Return the searched texts of a folder, None when they are too large to stay in memory."""
    kept, size = [], 0
    for name, text in store.texts(path):
        size += len(text)
        if size > MAX_KEPT_BYTES:
            return None
        kept.append((name, text))
    return tuple(kept)


@lru_cache(maxsize=64)
def open_corpus(path: Path, root: Path) -> Corpus:
    """Return the corpus under `path`, the same object for all who ask in this process."""
    return Corpus(read_folder(path, root), reading_store())
