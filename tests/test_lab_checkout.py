"""LAB-style checkouts: every shape of a task file, every reason to skip one, and a census that adds up."""

import json
from pathlib import Path
from typing import Any

import pytest

from ai_law_legal_agent_eval.errors import ConfigurationError
from ai_law_legal_agent_eval.lab.checkout import Checkout, load_checkout
from ai_law_legal_agent_eval.lab.sample import BROKEN, DECLARING, MIN_TASKS, write_sample
from ai_law_legal_agent_eval.lab.shapes import SkippedTaskError, output_names, task_shape

TASK: dict[str, Any] = {
    "title": "Review",
    "instructions": "Review {it}.",
    "criteria": [{"id": 1, "title": "One", "match_criteria": "Says {x}."}],
}


def put(root: Path, identity: str, **fields: object) -> Path:
    folder = root / identity
    folder.mkdir(parents=True)
    (folder / "task.json").write_text(json.dumps(TASK | fields), encoding="utf-8")
    return folder


def shape(**fields: object) -> tuple[str, ...]:
    return task_shape(json.dumps(TASK | fields).encode()).deliverable_names


SHAPES: dict[str, tuple[dict[str, object], tuple[str, ...]]] = {
    "an object": ({"deliverables": {"a.docx": "a.docx", "b.xlsx": "b.xlsx"}}, ("a.docx", "b.xlsx")),
    "an object of descriptions": ({"deliverables": {"a.docx": "the memo"}}, ("a.docx",)),
    "an object of kinds": ({"deliverables": {"memo": "a.docx"}}, ("a.docx",)),
    "a list": ({"deliverables": ["a.docx", "b.pptx", "a.docx"]}, ("a.docx", "b.pptx")),
    "a list of objects": ({"deliverables": [{"filename": "a.md"}, {"path": "b.md"}]}, ("a.md", "b.md")),
    "one name": ({"deliverables": "a.docx"}, ("a.docx",)),
    "the last line": ({"instructions": "Read `in.docx`.\n\nOutput: `a memo.docx`\n"}, ("a memo.docx",)),
    "the end of the only line": ({"instructions": "Prepare a memo. Output: a.docx."}, ("a.docx",)),
    "null and the last line": ({"deliverables": None, "instructions": "Do.\nOutput: `a.xlsx`, `b.docx`"}, ("a.xlsx", "b.docx")),
    "an empty object": ({"deliverables": {}}, ("response.md",)),
    "nothing": ({}, ("response.md",)),
    "an input in the last line": ({"instructions": "Review the lease in lease.docx."}, ("response.md",)),
    "an output line above the last": ({"instructions": "Output: `a.docx`\nBe brief."}, ("response.md",)),
}


@pytest.mark.parametrize(("fields", "names"), SHAPES.values(), ids=SHAPES)
def test_deliverables_are_read_in_every_shape(fields: dict[str, object], names: tuple[str, ...]) -> None:
    assert shape(**fields) == names


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16"])
def test_a_byte_order_mark_does_no_harm(encoding: str) -> None:
    assert task_shape(json.dumps(TASK).encode(encoding)).title == "Review"


def test_text_is_no_format_string_and_numbers_become_ids() -> None:
    (criterion,) = task_shape(json.dumps(TASK).encode()).criteria
    assert (criterion.id, criterion.match_criteria, criterion.deliverables) == ("1", "Says {x}.", ())


WRONG: dict[str, tuple[bytes | dict[str, object], str]] = {
    "no JSON": (b"{", "unreadable_json"),
    "no object": (b"[1]", "unreadable_json"),
    "no text": (b"\xff\xfe\x00", "unreadable_json"),
    "nested without end": (b"[" * 100_000, "unreadable_json"),
    "no title": ({"title": ""}, "wrong_shape"),
    "instructions as a list": ({"instructions": ["a"]}, "wrong_shape"),
    "half a character": ({"instructions": "a\ud800"}, "wrong_shape"),
    "criteria as an object": ({"criteria": {"C": "x"}}, "wrong_shape"),
    "a criterion of nothing": ({"criteria": [{"id": "C"}]}, "wrong_shape"),
    "a number of deliverables": ({"deliverables": 3}, "wrong_shape"),
    "docs_dir as a list": ({"docs_dir": ["a"]}, "wrong_shape"),
    "a deliverable in a folder": ({"deliverables": ["out/a.docx"]}, "deliverable_name"),
    "a deliverable that cannot be written": ({"deliverables": ["a.pdf"]}, "deliverable_format"),
}


@pytest.mark.parametrize(("found", "reason"), WRONG.values(), ids=WRONG)
def test_a_wrong_task_file_is_skipped_with_its_reason(found: bytes | dict[str, object], reason: str) -> None:
    data = found if isinstance(found, bytes) else json.dumps(TASK | found).encode()
    with pytest.raises(SkippedTaskError) as caught:
        task_shape(data)
    assert caught.value.reason == reason
    assert caught.value.detail


def test_a_sample_holds_every_quirk_and_its_census_is_right_to_the_task(tmp_path: Path) -> None:
    sample = write_sample(tmp_path / "a", tasks=60, shared_files=9)
    census = load_checkout(tmp_path / "a").census
    assert (census.found, census.loaded) == (sample.found, sample.loaded) == (60, 60 - len(BROKEN))
    assert census.skipped_by_reason == dict(sample.skipped_by_reason)
    assert set(census.levels) == {2, 3, 4}
    assert {feature for feature, count in census.features.items() if count} == {
        "with a byte-order mark",
        "with documents in a docs_dir",
        "without documents",
        "without declared deliverables",
    }
    assert MIN_TASKS - len(BROKEN) >= len(DECLARING)
    assert census.as_json()["skipped"] == len(BROKEN)
    json.dumps(census.as_json())


def test_equal_seeds_give_equal_bytes(tmp_path: Path) -> None:
    folders = [tmp_path / name for name in ("a", "b", "c")]
    for folder, seed in zip(folders, (1, 1, 2), strict=True):
        write_sample(folder, tasks=MIN_TASKS, shared_files=9, seed=seed)
    first, same, other = ({p.relative_to(f): p.read_bytes() for p in sorted(f.rglob("*")) if p.is_file()} for f in folders)
    assert first == same
    assert first != other


def test_a_sample_is_written_only_where_nothing_is(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("keep", encoding="utf-8")
    with pytest.raises(ConfigurationError, match="holds files already"):
        write_sample(tmp_path)
    with pytest.raises(ConfigurationError, match="at least"):
        write_sample(tmp_path / "new", tasks=3)


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    put(tmp_path, "area/one", id="x")
    put(tmp_path, "area/two", id="x")
    put(tmp_path, "area/deep/er/three", docs_dir="../../../../dms", id="y")
    put(tmp_path, "area/out", docs_dir="../../..")
    put(tmp_path, "area/absent", docs_dir="../nothing")
    (tmp_path / "dms").mkdir()
    (put(tmp_path, "other/four") / "documents").symlink_to(tmp_path.parent)
    (tmp_path / "other" / "again").symlink_to(tmp_path / "area" / "one")
    outside = put(tmp_path.parent / f"{tmp_path.name}-outside", "five")
    (tmp_path / "other" / "linked").symlink_to(outside)
    return load_checkout(tmp_path)


def test_each_task_is_loaded_or_accounted_for(checkout: Checkout) -> None:
    assert list(checkout.tasks) == ["area/deep/er/three", "area/one"]
    assert {entry.path: entry.reason for entry in checkout.census.skipped} == {
        "area/two": "duplicate_id",
        "area/out": "docs_dir_outside",
        "area/absent": "docs_dir_missing",
        "other/four": "link_outside",
        "other/again": "link_inside",
        "other/linked": "link_outside",
    }
    three = checkout.tasks["area/deep/er/three"]
    assert three.documents is not None
    assert (three.level, three.documents.name) == (4, "dms")
    assert checkout.tasks["area/one"].documents is None


CHOICES: dict[str, tuple[str | tuple[str, ...], list[str]]] = {
    "all": ("all", ["area/deep/er/three", "area/one"]),
    "an id": ("area/one", ["area/one"]),
    "a beginning": ("area/de", ["area/deep/er/three"]),
    "a glob": ("*/one", ["area/one"]),
    "two that overlap": (("area/*", "area/one"), ["area/deep/er/three", "area/one"]),
}


@pytest.mark.parametrize(("selector", "ids"), CHOICES.values(), ids=CHOICES)
def test_tasks_are_selected(checkout: Checkout, selector: str | tuple[str, ...], ids: list[str]) -> None:
    assert list(checkout.select(selector)) == ids


@pytest.mark.parametrize(
    ("selector", "said"),
    [("area/onee", "nearest: area/one"), ("zzz*", "allowed: all, an id"), ("area/two", "that task was skipped: duplicate_id")],
)
def test_a_selector_that_chooses_nothing_is_answered(checkout: Checkout, selector: str, said: str) -> None:
    with pytest.raises(ConfigurationError, match=said):
        checkout.select(selector)


def test_a_root_that_is_no_checkout_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    put(tmp_path / "broken", "area/one", title="")
    for root, said in (
        ("nowhere", "no such folder; expected the root of a LAB-style checkout"),
        ("empty", "it holds no task; expected"),
        ("broken", "1 tasks found, 0 loaded"),
        ("broken/area/one", "it is the folder of one task"),
    ):
        with pytest.raises(ConfigurationError, match=said):
            load_checkout(tmp_path / root)


def test_a_name_is_read_only_from_an_output_line() -> None:
    assert output_names("") == ()
    assert output_names("Outputs: `a.docx`; `../b.docx`") == ("a.docx",)
