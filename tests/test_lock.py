"""The lock of the scored files: it is current, it names every changed file, and it covers all that a score comes from."""

import ast
import shutil
from pathlib import Path

import pytest
import typer

from ai_law_legal_agent_eval.cli import app
from ai_law_legal_agent_eval.errors import ConfigurationError
from ai_law_legal_agent_eval.factory import build_matter
from ai_law_legal_agent_eval.keys import lock
from ai_law_legal_agent_eval.keys.canary import CANARY
from ai_law_legal_agent_eval.tasks import slugs, tasks_root

PACKAGE = lock.PACKAGE_FOLDER
SLUG = "quay-lease-001"
MATTERS = Path(__file__).parent.parent / "matters"
EXAMPLE = Path(__file__).parent.parent / "docs" / "examples" / SLUG


def test_the_released_lock_is_current() -> None:
    assert lock.verify(tasks_root()) == (), "a scored file has changed: look at each, then run `make freeze`"


@pytest.mark.slow
@pytest.mark.parametrize("slug", slugs())
def test_a_fresh_build_has_the_locked_bytes(slug: str, tmp_path: Path) -> None:
    """Under every version of Python that runs it: the lock is one file for all."""
    build_matter(MATTERS / slug, tmp_path / slug)
    locked = {name: digest for name, digest in lock.load_lock(tasks_root()).files.items() if name.startswith(f"tasks/{slug}/")}
    assert lock.differences(locked, lock.task_files(tmp_path / slug)) == ()


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    root = tmp_path_factory.mktemp("built")
    build_matter(EXAMPLE, root / SLUG)
    lock.freeze(root)
    return root


@pytest.fixture
def root(built: Path, tmp_path: Path) -> Path:
    return Path(shutil.copytree(built, tmp_path / "tasks"))


@pytest.fixture
def code(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the package, which the lock takes for the real one."""
    copied = Path(shutil.copytree(PACKAGE, tmp_path / "package", ignore=shutil.ignore_patterns("__pycache__")))
    monkeypatch.setattr(lock, "PACKAGE_FOLDER", copied)
    return copied


def flip(path: Path) -> None:
    data = bytearray(path.read_bytes())
    data[len(data) // 2] ^= 1
    path.write_bytes(bytes(data))


TASK_FILES = [
    "documents/Quay7_lease.docx",
    "documents/Drum_count.xlsx",
    "documents/site_chat.txt",
    "anchors.json",
    "rubric.json",
    "task.json",
    "reference/memo.md",
    "reference/junior.md",
]
MODULES = [
    "text/fold.py",
    "memo/flags.py",
    "keys/forms.py",
    "deliverables/markdown.py",
    "documents/pdf.py",
    "documents/word/runs.py",
    "record.py",
    "tasks.py",
    "errors.py",
]


@pytest.mark.parametrize("name", TASK_FILES)
def test_one_byte_of_a_task_is_named(root: Path, name: str) -> None:
    assert lock.verify(root) == ()
    flip(root / SLUG / name)
    assert lock.verify(root) == ((f"tasks/{SLUG}/{name}", "differs"),)


@pytest.mark.parametrize("name", MODULES)
def test_one_byte_of_a_scoring_module_is_named(root: Path, code: Path, name: str) -> None:
    assert lock.verify(root) == ()
    flip(code / name)
    assert lock.verify(root) == ((f"ai_law_legal_agent_eval/{name}", "differs"),)


RELEASED = "orion-compute-001"
"""A released matter with a document of every kind."""


@pytest.mark.parametrize("kind", ["docx", "xlsx", "pdf", "eml", "txt", "json", "md"])
def test_one_byte_of_any_released_file_of_a_kind_is_named(kind: str, tmp_path: Path) -> None:
    root = tmp_path / "tasks"
    shutil.copytree(tasks_root() / RELEASED, root / RELEASED)
    lock.freeze(root)
    paths = sorted(root.rglob(f"*/*.{kind}"))
    assert paths, "the released matter has one of each kind"
    for path in paths:
        frozen = path.read_bytes()
        flip(path)
        assert lock.verify(root) == ((f"tasks/{path.relative_to(root).as_posix()}", "differs"),)
        path.write_bytes(frozen)
    assert lock.verify(root) == ()


def test_one_byte_of_any_scoring_module_is_named(root: Path, code: Path) -> None:
    names = [name.partition("/")[2] for name in lock.code_files()]
    assert {"memo/reward.py", "text/values.py", "documents/eml.py", "keys/model.py", "record.py"} <= set(names)
    for name in names:
        frozen = (code / name).read_bytes()
        flip(code / name) if frozen else (code / name).write_bytes(b" ")
        assert lock.verify(root) == ((f"ai_law_legal_agent_eval/{name}", "differs"),)
        (code / name).write_bytes(frozen)


@pytest.mark.parametrize("name", ["cli/runs.py", "report/runs.py", "harness.py"])
def test_a_module_that_scores_nothing_is_not_locked(root: Path, code: Path, name: str) -> None:
    flip(code / name)
    assert lock.verify(root) == ()


def test_missing_and_extra_files_are_named(root: Path, code: Path) -> None:
    (root / SLUG / "anchors.json").unlink()
    (root / SLUG / "documents" / "more.txt").write_text("more", encoding="utf-8")
    (root / "other-002").mkdir()
    (root / "other-002" / "task.json").write_text("{}", encoding="utf-8")
    (code / "memo" / "extra.py").write_text("", encoding="utf-8")
    (code / "text" / "fold.py").unlink()
    (code / "memo" / "__pycache__").mkdir()
    (code / "memo" / "__pycache__" / "flags.cpython-311.pyc").write_bytes(b"compiled")
    assert lock.verify(root) == (
        ("ai_law_legal_agent_eval/memo/extra.py", "extra"),
        ("ai_law_legal_agent_eval/text/fold.py", "missing"),
        ("tasks/other-002/task.json", "extra"),
        (f"tasks/{SLUG}/anchors.json", "missing"),
        (f"tasks/{SLUG}/documents/more.txt", "extra"),
    )


def test_equal_files_give_equal_locks(root: Path, built: Path) -> None:
    lock.freeze(root)
    assert (root / lock.LOCK_FILE).read_bytes() == (built / lock.LOCK_FILE).read_bytes()
    assert lock.load_lock(root).canary == CANARY
    digest = lock.lock_digest(root)
    flip(root / SLUG / "rubric.json")
    assert lock.lock_digest(root) == digest, "only freezing changes the lock"
    lock.freeze(root)
    assert lock.lock_digest(root) != digest
    assert lock.verify(root) == ()


def test_the_commands(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert called("verify", root) == 0
    assert f"files are as frozen, lock {lock.lock_digest(root)}" in capsys.readouterr().out
    flip(root / SLUG / "anchors.json")
    assert called("verify", root) == 1
    assert f"differs: tasks/{SLUG}/anchors.json\n1 of " in capsys.readouterr().out
    assert called("freeze", root) == 0
    assert f"lock {lock.lock_digest(root)}" in capsys.readouterr().out
    assert called("verify", root) == 0


def called(command: str, root: Path) -> int:
    try:
        return app([command, "--tasks-root", str(root)], standalone_mode=False) or 0
    except typer.Exit as end:
        return end.exit_code


DAMAGED = [(None, "missing; run"), (b"{", "Invalid JSON"), (b'{"files": {}}', "Field required"), (b"[]", "should be an object")]


@pytest.mark.parametrize(("content", "said"), DAMAGED)
def test_a_lock_that_cannot_be_read_is_an_error(root: Path, content: bytes | None, said: str) -> None:
    path = root / lock.LOCK_FILE
    path.unlink() if content is None else path.write_bytes(content)
    with pytest.raises(ConfigurationError, match=rf"LOCK\.json: .*{said}"):
        lock.verify(root)
    with pytest.raises(ConfigurationError, match="no such folder"):
        lock.freeze(root / "nowhere")


def imported(path: Path) -> set[Path]:
    """The modules of the package that a module imports."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        if isinstance(node, ast.ImportFrom) and node.module:
            names = [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
        for name in names:
            place = PACKAGE.parent / name.replace(".", "/")
            found |= {one for one in (place.with_suffix(".py"), place / "__init__.py") if one.is_file()}
    return {path for path in found if path != PACKAGE / "__init__.py"}


def test_every_module_that_a_score_comes_from_is_locked() -> None:
    locked = set(lock.code_files())
    waiting, seen = set((PACKAGE / "memo").rglob("*.py")) | {PACKAGE / "tasks.py"}, set()
    while waiting:
        seen.add(module := waiting.pop())
        waiting |= imported(module) - seen
    names = {f"ai_law_legal_agent_eval/{path.relative_to(PACKAGE).as_posix()}" for path in seen}
    assert len(names) > 40
    assert names - locked == set()
