"""The files of a documents folder: names and sizes, without opening one."""

import os
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from ai_law_legal_agent_eval.lab.shapes import TASK_FILE

MAX_FILE_BYTES = 200 * 1024 * 1024
MAX_NAME_CHARS = 300
# Left by programs and systems; no document of anybody.
_DEBRIS = ("thumbs.db", "desktop.ini")


@dataclass(frozen=True, slots=True)
class Entry:
    """One file: its path under the folder with slashes, its size, and when it last changed."""

    name: str
    size_bytes: int
    changed_ns: int

    @property
    def kind(self) -> str:
        """The ending of its name, "?" without one."""
        return self.name.rpartition("/")[2].rpartition(".")[2].lower() if "." in self.name else "?"


@dataclass(frozen=True)
class Folder:
    """A documents folder as it was found. `left_out` says of each file that no agent sees why not."""

    path: Path
    entries: tuple[Entry, ...]
    left_out: Mapping[str, str]


@lru_cache(maxsize=256)
def read_folder(path: Path, root: Path) -> Folder:
    """Return the files under `path`, in the order of their names; read once a process.

    A link out of `root`, a task's own file, a hidden file and one too large are left out.
    """
    entries: list[Entry] = []
    left_out: dict[str, str] = {}
    for name, item in _files(path, root, left_out):
        status = item.stat()
        fault = _fault(name, status.st_size)
        if fault:
            left_out[name.encode("utf-8", "replace").decode()] = fault
        else:
            entries.append(Entry(name, status.st_size, status.st_mtime_ns))
    return Folder(path, tuple(sorted(entries, key=lambda entry: entry.name)), left_out)


def _files(path: Path, root: Path, left_out: dict[str, str]) -> Iterator[tuple[str, "os.DirEntry[str]"]]:
    """Yield every file with its path under `path`."""
    waiting = [("", os.fspath(path))]
    while waiting:
        prefix, place = waiting.pop()
        with os.scandir(place) as items:
            for item in items:
                name = f"{prefix}{item.name}"
                if item.name.startswith((".", "~$")) or item.name.lower() in (*_DEBRIS, TASK_FILE):
                    continue
                if item.is_symlink() and not _is_shown(target := Path(item.path).resolve(), root):
                    left_out[name] = f"a symbolic link leads to {target}"
                elif item.is_dir(follow_symlinks=False):
                    waiting.append((f"{name}/", item.path))
                elif item.is_file():
                    yield name, item
                else:
                    left_out[name] = "no regular file"


def _is_shown(target: Path, root: Path) -> bool:
    return target.is_relative_to(root) and target.name != TASK_FILE


def _fault(name: str, size_bytes: int) -> str:
    if size_bytes > MAX_FILE_BYTES:
        return f"larger than {MAX_FILE_BYTES // 1024**2} MB"
    if not name.isprintable() or len(name) > MAX_NAME_CHARS:
        return "its name holds characters that cannot be shown, or is too long"
    return ""
