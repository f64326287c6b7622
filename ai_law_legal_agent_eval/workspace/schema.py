"""The schema of the tools, one table a tool, and the one place where a call's arguments are checked against it."""

import json
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Literal

from ai_law_legal_agent_eval.errors import AgentError

MAX_SHOWN_CHARS = 60  # how much of an agent's own wrong value an answer repeats
MAX_SHOWN_BITS = 64

# What a Word file cannot hold: the complement of Char in XML 1.0, https://www.w3.org/TR/xml/#charsets
UNPRINTABLE = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")

Kind = Literal["string", "integer", "boolean"]
Value = str | int | bool | None


@dataclass(frozen=True, slots=True)
class Parameter:
    """One argument of a tool. One that is not required has `default`; there null stands for the default too."""

    name: str
    kind: Kind
    description: str
    is_required: bool = False
    default: Value = None
    minimum: int | None = None
    maximum: int | None = None
    max_chars: int | None = None


@dataclass(frozen=True, slots=True)
class ToolSchema:
    """A tool as a model sees it."""

    name: str
    description: str
    parameters: tuple[Parameter, ...] = ()

    @property
    def json_schema(self) -> dict[str, object]:
        """The JSON Schema of the arguments object."""
        return {
            "type": "object",
            "properties": {parameter.name: _property(parameter) for parameter in self.parameters},
            "required": [parameter.name for parameter in self.parameters if parameter.is_required],
            "additionalProperties": False,
        }

    def checked(self, arguments: object) -> dict[str, Value]:
        """Return a call's arguments with the defaults filled in. Raises AgentError for the first wrong one."""
        if not isinstance(arguments, Mapping):
            raise AgentError(f"The arguments of {self.name} must be one JSON object; found {shown(arguments)}.")
        known = {parameter.name: parameter for parameter in self.parameters}
        for name in arguments:
            if name not in known:
                raise AgentError(f"{self.name} has no argument {shown(name)}; {self._usage()}")
        return {name: self._checked_value(parameter, arguments.get(name)) for name, parameter in known.items()}

    def _checked_value(self, parameter: Parameter, value: object) -> Value:
        if value is not None:
            return CHECKS[parameter.kind](f"{self.name}: {parameter.name}", parameter, value)
        if parameter.is_required:
            raise AgentError(f"{self.name} needs the argument {parameter.name}; {self._usage()}")
        return parameter.default

    def _usage(self) -> str:
        return f"it takes {', '.join(parameter.name for parameter in self.parameters) or 'no arguments'}."


def shown(value: object) -> str:
    """Return a wrong value as an answer may repeat it: short, and without anything that no document can show.

    >>> shown("a" * 100)[-8:], shown([1, 2]), shown("\\x00")
    ("aaaa'...", 'a list', "'\\\\x00'")
    """
    if isinstance(value, str):
        return repr(value[:MAX_SHOWN_CHARS]) + ("..." if len(value) > MAX_SHOWN_CHARS else "")
    if isinstance(value, int) and value.bit_length() > MAX_SHOWN_BITS:
        return "a number far too large"
    if isinstance(value, bool | int | float | None):
        return json.dumps(value)
    return "an object" if isinstance(value, Mapping) else "a list"


def _property(parameter: Parameter) -> dict[str, object]:
    is_nullable = not parameter.is_required and parameter.default is None
    schema: dict[str, object] = {
        "type": [parameter.kind, "null"] if is_nullable else parameter.kind,
        "description": parameter.description,
    }
    bounds = {"minimum": parameter.minimum, "maximum": parameter.maximum, "maxLength": parameter.max_chars}
    schema |= {name: bound for name, bound in bounds.items() if bound is not None}
    return schema if parameter.is_required else schema | {"default": parameter.default}


def _checked_text(where: str, parameter: Parameter, value: object) -> str:
    if not isinstance(value, str):
        raise AgentError(f"{where} must be text; found {shown(value)}.")
    if parameter.max_chars is not None and len(value) > parameter.max_chars:
        raise AgentError(f"{where} may have at most {parameter.max_chars:,} characters; found {len(value):,}.")
    unprintable = UNPRINTABLE.search(value)
    if unprintable:
        place = f"U+{ord(unprintable.group()):04X} at character {unprintable.start() + 1:,}"
        raise AgentError(f"{where} holds a character that no document can show ({place}); send it without.")
    return value


def _checked_number(where: str, parameter: Parameter, value: object) -> int:
    # JSON has one number type: 2.0 is the integer 2 (JSON Schema validation, section 6.1.1).
    number = int(value) if isinstance(value, float) and value.is_integer() else value
    if not isinstance(number, int) or isinstance(number, bool):
        raise AgentError(f"{where} must be a whole number; found {shown(value)}.")
    low, high = parameter.minimum, parameter.maximum
    if (low is not None and number < low) or (high is not None and number > high):
        raise AgentError(f"{where} must lie between {low:,} and {high:,}; found {shown(value)}.")
    return number


def _checked_switch(where: str, parameter: Parameter, value: object) -> bool:
    del parameter
    if not isinstance(value, bool):
        raise AgentError(f"{where} must be true or false; found {shown(value)}.")
    return value


CHECKS: Mapping[Kind, Callable[[str, Parameter, object], Value]] = {
    "string": _checked_text,
    "integer": _checked_number,
    "boolean": _checked_switch,
}
