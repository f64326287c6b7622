"""Authored YAML and templates: how a mistake in one becomes a `Problem` with its file and line."""

import difflib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar

import yaml
from pydantic import BaseModel, ValidationError

from ai_law_legal_agent_eval.errors import AuthorError, Problem
from ai_law_legal_agent_eval.keys.authored import LOADER

Model = TypeVar("Model", bound=BaseModel)


@dataclass(frozen=True, slots=True)
class Authored:
    """A text of an author after its template was filled in. `source` is the text before, for the line numbers.

    `first_line` is the line of the rendered file on which `text` starts (above 1 for a part of a file).
    """

    file: str
    text: str
    source: str
    first_line: int = 1

    def source_line(self, line: int) -> int:
        """Return the line (from 1) of the source that line `line` (from 1) of `text` came from.

        Lines that the template changed map to the nearest unchanged line above them.

        >>> Authored("a.md", "one\\ntwo 3\\nthree\\n", "{# note\\n#}\\none\\ntwo {{ n }}\\nthree\\n").source_line(3)
        5
        """
        rendered = max(line + self.first_line - 1, 1)
        if not self.source:
            return rendered
        matcher = difflib.SequenceMatcher(None, self._all_lines(), self.source.split("\n"), autojunk=False)
        last = (0, 0)
        for start, source_start, size in matcher.get_matching_blocks():
            if start >= rendered:
                break
            last = (min(start + size, rendered), source_start + min(size, rendered - start))
        return last[1] + rendered - last[0] if last != (0, 0) else rendered

    def problem(self, line: int, found: str, allowed: str) -> Problem:
        """Return the problem that stands on line `line` (from 1) of `text`."""
        return Problem(self.file, self.source_line(line), found, allowed)

    def part(self, text: str, first_line: int) -> "Authored":
        """Return the part of this text that starts on its line `first_line` (from 1)."""
        return Authored(self.file, text, self.source, self.first_line + first_line - 1)

    def _all_lines(self) -> list[str]:
        return [""] * (self.first_line - 1) + self.text.split("\n")


def load_yaml(authored: Authored, model: type[Model]) -> Model:
    """Return the authored YAML as a model.

    Raises: AuthorError with every problem found: bad YAML, a duplicate key, an unknown or missing field, a wrong type.
    """
    try:
        loader = LOADER(authored.text)
        node = loader.get_single_node()
        data = loader.construct_document(node) if node else None
    except yaml.MarkedYAMLError as error:
        line = error.problem_mark.line + 1 if error.problem_mark else 1
        raise AuthorError([authored.problem(line, f"broken YAML ({error.problem})", "well-formed YAML")]) from error
    problems = [authored.problem(line, f"key {key!r} stands twice in one mapping", "each key once") for key, line in _duplicate_keys(node)]
    if problems:
        raise AuthorError(problems)
    try:
        return model.model_validate(data)
    except ValidationError as error:
        raise AuthorError([_model_problem(authored, node, detail) for detail in _details(error)]) from error


def _details(error: ValidationError) -> list[tuple[tuple[int | str, ...], str, str]]:
    return [
        (tuple(detail["loc"]), detail["msg"], repr(detail["input"])[:80])
        for detail in error.errors(include_url=False, include_context=False)
    ]


def _model_problem(authored: Authored, node: yaml.Node | None, detail: tuple[tuple[int | str, ...], str, str]) -> Problem:
    location, message, found = detail
    place = ".".join(str(step) for step in location) or "the document"
    return authored.problem(_line_of(node, location), f"{place}: {found}", message)


def _line_of(node: yaml.Node | None, location: Sequence[int | str]) -> int:
    """Return the line (from 1) of the deepest node that exists on the way down `location`."""
    for step in location:
        child = _child(node, step)
        if child is None:
            continue
        node = child
    return node.start_mark.line + 1 if node is not None else 1


def _child(node: yaml.Node | None, step: int | str) -> yaml.Node | None:
    if isinstance(node, yaml.SequenceNode) and isinstance(step, int) and step < len(node.value):
        found: yaml.Node = node.value[step]
        return found
    if isinstance(node, yaml.MappingNode):
        return next((value for key, value in node.value if key.value == str(step)), None)
    return None


def _duplicate_keys(node: yaml.Node | None) -> list[tuple[str, int]]:
    if isinstance(node, yaml.SequenceNode):
        return [found for child in node.value for found in _duplicate_keys(child)]
    if not isinstance(node, yaml.MappingNode):
        return []
    keys = [key.value for key, _ in node.value if isinstance(key, yaml.ScalarNode)]
    own = [
        (key.value, key.start_mark.line + 1)
        for position, (key, _) in enumerate(node.value)
        if isinstance(key, yaml.ScalarNode) and key.value in keys[:position]
    ]
    return own + [found for _, value in node.value for found in _duplicate_keys(value)]
