"""Built variants on disk, by the digest of what they are built from: any number of processes may build and read at once."""

import hashlib
import os
import shutil
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import suppress
from functools import lru_cache
from importlib.metadata import version
from pathlib import Path

from ai_law_legal_agent_eval.factory.build import write_files
from ai_law_legal_agent_eval.factory.names import POOLS_FILE
from ai_law_legal_agent_eval.factory.variants import variant_files
from ai_law_legal_agent_eval.splits import Variant
from ai_law_legal_agent_eval.tasks import PACKAGE_FOLDER, Task, matters_root, task_in

CACHE_VARIABLE = "AI_LAW_EVAL_CACHE"
DEFAULT_CACHE = Path("~/.cache/ai-law-legal-agent-eval")
MAX_VARIANTS = 1_000
"""Variants kept; one takes about 0.7 MB on disk, so all take less than a gigabyte."""
GRACE_S = 600
"""A variant used within this time stays: a rollout may still be reading it."""
_LIBRARIES = ("jinja2", "reportlab", "xlsxwriter", "python-docx", "markdown-it-py", "pyyaml")
_CODE = ("factory", "keys", "text", "documents", "deliverables")


def cache_folder() -> Path:
    """Return the folder of built variants: `AI_LAW_EVAL_CACHE`, else one in the user's cache."""
    return Path(os.environ.get(CACHE_VARIABLE) or DEFAULT_CACHE).expanduser()


def shelved_task(variant: Variant) -> Task:
    """Return a variant's task, built on demand and kept on disk.

    Raises: ConfigurationError where the matters' sources are missing; AuthorError with all problems of the sources.
    """
    return task_in(shelved(variant, matters_root(), cache_folder()))


def shelved(variant: Variant, sources: Path, cache: Path) -> Path:
    """Return the folder of a variant in the cache, after building it where it is not there.

    Builders do not wait for each other: each writes its own files beside the place, the first to finish puts them there.
    """
    shelf = cache / sources_digest(sources / variant.matter)[:16]
    place = shelf / variant.name
    if not place.is_dir():
        publish(variant_files(sources / variant.matter, variant, is_checked=False), place)
        prune(cache)
    with suppress(FileNotFoundError):
        os.utime(place)
    return place


def publish(files: Mapping[str, bytes], place: Path) -> None:
    """Put the files at `place` in one step, unless someone else has put the same there meanwhile."""
    place.parent.mkdir(parents=True, exist_ok=True)
    scratch = Path(tempfile.mkdtemp(prefix=".", dir=place.parent))
    try:
        write_files(files, scratch / "fresh")
        (scratch / "fresh").rename(place)
    except OSError:
        # A folder that has files cannot be replaced by renaming: someone was faster.
        if not place.is_dir():
            raise
    finally:
        shutil.rmtree(scratch, ignore_errors=True)


def prune(cache: Path, *, most: int = MAX_VARIANTS, grace_s: float = GRACE_S) -> None:
    """Remove the variants that were not used for longest, so that no more than `most` stay, and what broken builds left."""
    now = time.time()
    found = sorted(_entries(cache))
    surplus = len(found) - most
    for place, (used, path) in enumerate(found):
        is_left_over = path.name.startswith(".")
        if (place < surplus or is_left_over) and now - used > grace_s:
            _remove(path)


def _entries(cache: Path) -> Iterator[tuple[float, Path]]:
    """The cached variants with the time of their last use; another process may remove one meanwhile."""
    for path in cache.glob("*/*"):
        with suppress(FileNotFoundError):
            yield path.stat().st_mtime, path


def _remove(path: Path) -> None:
    """Remove a folder so that nobody ever sees a part of it."""
    hidden = path.with_name(f".gone-{path.name}-{os.getpid()}")
    with suppress(OSError):
        path.rename(hidden)
        shutil.rmtree(hidden, ignore_errors=True)


@lru_cache(maxsize=64)
def sources_digest(folder: Path) -> str:
    """Return the SHA-256 of all that a variant of the matter in `folder` is built from: its sources, the names, the code."""
    digest = hashlib.sha256()
    code = (path for part in _CODE for path in (PACKAGE_FOLDER / part).rglob("*.py"))
    for path in (*sorted(folder.rglob("*.*")), folder.parent / POOLS_FILE, *sorted(code)):
        if path.is_file():
            digest.update(f"{path.name}\0".encode() + hashlib.sha256(path.read_bytes()).digest())
    for library in _LIBRARIES:
        digest.update(f"{library}={version(library)}\0".encode())
    return digest.hexdigest()
