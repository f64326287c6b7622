"""The rows of the package: who may import whom, who may import which library, who may print."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

PACKAGE = "ai_law_legal_agent_eval"
ROOT = Path(__file__).parent.parent / PACKAGE

ROWS = {
    "errors": 0,
    "text": 0,
    "gates": 0,
    "documents": 1,
    "record": 1,
    "deliverables": 1,
    "keys": 1,
    "splits": 1,
    "tasks": 1,
    "arguments": 1,
    "memo": 2,
    "attacks": 3,
    "lab": 3,
    "bench": 3,
    "factory": 3,
    "report": 3,
    "scripted": 3,
    "cli": 3,
    "workspace": 4,
    "harness": 4,
    "toolset": 4,
    "lab_judge": 4,
    "lab_rollout": 4,
    "judge": 4,
    "taskset": 4,
    "environment": 4,
}

DOCUMENT_LIBRARIES = {
    "docx",
    "openpyxl",
    "pypdfium2",
    "pptx",
    "lxml",
    "reportlab",
    "xlsxwriter",
    "markdown_it",
    "email",
    "zipfile",
}
MAY_USE_DOCUMENT_LIBRARIES = ("documents", "deliverables", "factory", "attacks")
FORBIDDEN_IN_ENGINES = {
    "os",
    "io",
    "pathlib",
    "socket",
    "random",
    "time",
    "datetime.now",
    "requests",
    "aiohttp",
    "tempfile",
    "subprocess",
    "secrets",
}
VAGUE = {"utils", "helpers", "common", "base", "misc"}


def modules() -> list[Path]:
    return sorted(path for path in ROOT.rglob("*.py") if path != ROOT / "__init__.py")


def part(path: Path) -> str:
    return path.relative_to(ROOT).parts[0].removesuffix(".py")


def imports(path: Path) -> list[tuple[int, str]]:
    """Every absolute module name that the file imports, with its line, function bodies included."""
    found = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found += [(node.lineno, alias.name) for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            found.append((node.lineno, node.module))
            if node.module == PACKAGE:
                found += [(node.lineno, f"{PACKAGE}.{alias.name}") for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            found.append((node.lineno, f"<relative import in {path.name}>"))
    return found


IDS = [str(path.relative_to(ROOT)) for path in modules()]


@pytest.mark.parametrize("path", modules(), ids=IDS)
def test_every_module_has_a_row_and_a_plain_name(path: Path) -> None:
    assert part(path) in ROWS, f"{path}: give it a row in this test and in the README's map"
    assert path.stem not in VAGUE


@pytest.mark.parametrize("path", modules(), ids=IDS)
def test_imports_go_up_only(path: Path) -> None:
    row = ROWS[part(path)]
    wrong = [
        f"{path.name}:{line} imports {name}"
        for line, name in imports(path)
        if name.startswith("<relative") or (name.startswith(PACKAGE + ".") and ROWS[name.split(".")[1]] > row)
    ]
    assert not wrong


@pytest.mark.parametrize("path", modules(), ids=IDS)
def test_libraries_stay_in_their_rows(path: Path) -> None:
    names = [(line, name, name.split(".")[0]) for line, name in imports(path)]
    if ROWS[part(path)] < 4:
        assert not [entry for entry in names if entry[2] == "verifiers"]
    if part(path) not in MAY_USE_DOCUMENT_LIBRARIES:
        assert not [entry for entry in names if entry[2] in DOCUMENT_LIBRARIES]
    if part(path) == "memo":
        assert not [entry for entry in names if entry[1] in FORBIDDEN_IN_ENGINES]


@pytest.mark.parametrize("path", modules(), ids=IDS)
def test_only_the_command_line_prints(path: Path) -> None:
    calls = [
        node.lineno
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "print"
    ]
    assert part(path) == "cli" or not calls


@pytest.mark.parametrize("path", modules(), ids=IDS)
def test_functions_and_files_keep_their_limits(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert text.count("\n") <= 500
    long = [
        f"{node.name} ({(node.end_lineno or 0) - node.lineno + 1} lines)"
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and (node.end_lineno or 0) - node.lineno + 1 > 60
    ]
    assert not long


def test_importing_the_package_does_not_import_verifiers() -> None:
    code = f"import sys, {PACKAGE}, {PACKAGE}.cli, {PACKAGE}.memo; sys.exit('verifiers' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
