"""An author's YAML file that remembers its lines, so that every problem can be placed."""

from dataclasses import dataclass
from typing import TypeVar

import yaml
from pydantic import BaseModel, ValidationError

from ai_law_legal_agent_eval.errors import AuthorError, Problem

Model = TypeVar("Model", bound=BaseModel)
# The same loader in C, where PyYAML was built with it: eight times as fast on a key.
LOADER: type[yaml.SafeLoader] = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


@dataclass(frozen=True, slots=True)
class AuthoredFile:
    """A parsed YAML file: its data, and the tree that knows where each part stands."""

    name: str
    data: object
    tree: yaml.Node | None

    @classmethod
    def parse(cls, name: str, text: str) -> "AuthoredFile":
        """Return the file.

        Raises: AuthorError where it is no YAML or has a key twice.
        """
        try:
            loader = LOADER(text)
            tree = loader.get_single_node()
            data = loader.construct_document(tree) if tree else None
        except yaml.MarkedYAMLError as error:
            line = error.problem_mark.line + 1 if error.problem_mark else 1
            raise AuthorError([Problem(name, line, error.problem or "no YAML", "well-formed YAML")]) from error
        doubles = list(_double_keys(name, tree)) if tree else []
        if doubles:
            raise AuthorError(doubles)
        return cls(name, data, tree)

    def line(self, *path: str | int) -> int:
        """Return the line (from 1) of the deepest part of `path` that exists."""
        node, line = self.tree, 1
        for step in path:
            found = _child(node, step)
            if found is None:
                break
            node, line = found
        return line

    def load(self, model: type[Model]) -> tuple[Model | None, list[Problem]]:
        """Return the model that the file states, or None and its problems."""
        try:
            return model.model_validate(self.data), []
        except ValidationError as error:
            return None, [self._problem(model, dict(item)) for item in error.errors(include_url=False)]

    def _problem(self, model: type[BaseModel], item: dict[str, object]) -> Problem:
        location = item["loc"]
        path = location if isinstance(location, tuple) else ()
        place = ".".join(str(step) for step in path) or "the file"
        if item["type"] == "extra_forbidden":
            return Problem(self.name, self.line(*path), f"unknown field {place}", f"the fields of {model.__name__}")
        return Problem(self.name, self.line(*path), f"{place}: {str(item.get('input'))[:80]!r}", str(item["msg"]))


def _child(node: yaml.Node | None, step: str | int) -> tuple[yaml.Node, int] | None:
    if isinstance(node, yaml.MappingNode):
        for key, value in node.value:
            if key.value == str(step):
                return value, key.start_mark.line + 1
    if isinstance(node, yaml.SequenceNode) and isinstance(step, int) and step < len(node.value):
        child = node.value[step]
        return child, child.start_mark.line + 1
    return None


def _double_keys(name: str, node: yaml.Node) -> list[Problem]:
    problems = []
    if isinstance(node, yaml.MappingNode):
        seen: set[str] = set()
        for key, value in node.value:
            if key.value in seen:
                problems.append(Problem(name, key.start_mark.line + 1, f"field {key.value!r} twice", "each field once"))
            seen.add(key.value)
            problems += _double_keys(name, value)
    elif isinstance(node, yaml.SequenceNode):
        for value in node.value:
            problems += _double_keys(name, value)
    return problems
