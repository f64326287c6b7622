"""A matter's sources: `matter.yaml`, and the templates with what they may use."""

import re
from collections.abc import Mapping, Sequence
from datetime import date, timedelta
from functools import lru_cache
from pathlib import Path
from types import SimpleNamespace

import jinja2
import jinja2.ext
from pydantic import BaseModel, ConfigDict, Field

from ai_law_legal_agent_eval.errors import AuthorError, ConfigurationError, Problem
from ai_law_legal_agent_eval.factory.authored import Authored, load_yaml
from ai_law_legal_agent_eval.factory.filters import FILTERS, Number, pallets, serial
from ai_law_legal_agent_eval.factory.names import NameGroup, swap_names
from ai_law_legal_agent_eval.factory.quantities import DateShift, Range


class DocumentSource(BaseModel):
    """One document of a matter: the released file's name, and the template's path inside the matter's folder."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    name: str
    source: str


MAX_TOGGLES = 8
"""A variant's name has one bit for each."""


MAX_EXPRESSION_CHARS = 40
"""An expression that gives more is a macro with words of its own; author's choice."""


class Draws(BaseModel):
    """What a variant of a matter draws anew. At most `max_cured` issues are cured at once (none given: all but one).

    A number comes from a range (low, high, step) or is computed from others, in the order given; `rules` must hold for them. `keeps` are
    dates and figures that stand in the record in words of its own although one that is drawn may be the same.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    max_cured: int | None = Field(default=None, ge=0)
    names: tuple[NameGroup, ...] = ()
    dates: DateShift | None = None
    numbers: Mapping[str, Range | str] = {}
    rules: tuple[str, ...] = ()
    keeps: tuple[str, ...] = ()


class Matter(BaseModel):
    """A matter as its author states it in `matter.yaml`; `toggles` are the issues that a variant may cure.

    `swaps` are a variant's names for the matter's own; a matter as authored has none.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    slug: str
    scenario_id: str
    title: str
    instruction: str
    deliverables: tuple[str, ...]
    toggles: tuple[str, ...] = Field(max_length=MAX_TOGGLES)
    documents: tuple[DocumentSource, ...]
    dates: Mapping[str, date]
    numbers: Mapping[str, Number]
    draws: Draws = Draws()
    swaps: Mapping[str, str] = {}


def load_matter(folder: Path) -> Matter:
    """Return the matter whose `matter.yaml` stands in `folder`.

    Raises: ConfigurationError when there is none; AuthorError when it is not well formed.
    """
    path = folder / "matter.yaml"
    if not path.is_file():
        raise ConfigurationError(f"{folder}: no matter.yaml; expected a matter's folder")
    text = path.read_text(encoding="utf-8")
    return load_yaml(Authored(_label(folder, "matter.yaml"), text, text), Matter)


def checked_cured(matter: Matter, cured: frozenset[str]) -> frozenset[str]:
    """Return `cured` when the matter has all these toggles.

    Raises: ConfigurationError that lists the known toggles.
    """
    unknown = sorted(cured - set(matter.toggles))
    if unknown:
        raise ConfigurationError(f"{matter.slug} cannot cure {', '.join(unknown)}; known: {', '.join(matter.toggles)}")
    return cured


def fill_template(folder: Path, source: str, matter: Matter, cured: frozenset[str]) -> Authored:
    """Return the template `source` of the matter in `folder` with its values filled in.

    Raises: AuthorError for a missing file, a syntax error or an undefined name, with the template's line.
    """
    label = _label(folder, source)
    path = folder / source
    if not path.is_file():
        raise AuthorError([Problem(label, 1, "no such file", "every source that matter.yaml names")])
    text = path.read_text(encoding="utf-8")
    try:
        rendered = _environment(folder).get_template(source).render(_context(matter, cured))
    except jinja2.TemplateSyntaxError as error:
        raise AuthorError([Problem(label, error.lineno, str(error.message), "Jinja2 syntax")]) from error
    except (jinja2.TemplateError, ArithmeticError, TypeError, ValueError, AttributeError) as error:
        line = _template_line(error, path)
        raise AuthorError([Problem(label, line, str(error), "names, filters and sums that the matter has")]) from error
    return Authored(label, swap_names(rendered, matter.swaps), text)


def expressions(folder: Path, source: str, matter: Matter, cured: frozenset[str]) -> Sequence[str]:
    """Return what the expressions of a template give, its own words left out; a macro counts by what stands in it."""
    environment, given = _listening(folder)
    given.clear()
    environment.get_template(source).render(_context(matter, cured))
    return [text for text in given if len(text) <= MAX_EXPRESSION_CHARS]


@lru_cache(maxsize=16)
def _listening(folder: Path) -> tuple[jinja2.Environment, list[str]]:
    """The environment of a folder's templates, and the list of what their expressions give."""
    given: list[str] = []

    def heard(value: object) -> object:
        given.append(str(value))
        return value

    return _environment(folder).overlay(finalize=heard), given


def _label(folder: Path, source: str) -> str:
    return f"{folder.name}/{source}"


@lru_cache(maxsize=16)
def _environment(folder: Path) -> jinja2.Environment:
    environment = jinja2.Environment(
        loader=jinja2.FileSystemLoader(folder),
        undefined=jinja2.StrictUndefined,
        autoescape=False,
        keep_trailing_newline=True,
        extensions=[_TagLines],
    )
    environment.filters.update(FILTERS)
    return environment


def _context(matter: Matter, cured: frozenset[str]) -> dict[str, object]:
    return {
        "d": SimpleNamespace(**matter.dates),
        "n": SimpleNamespace(**matter.numbers),
        "cured": cured,
        "day": timedelta(days=1),
        "pallets": pallets,
        "serial": serial,
    }


def _template_line(error: BaseException, path: Path) -> int:
    """Return the deepest line of the template in the traceback, which Jinja has mapped back to the template."""
    line = 1
    trace = error.__traceback__
    while trace is not None:
        if trace.tb_frame.f_code.co_filename == str(path):
            line = trace.tb_lineno
        trace = trace.tb_next
    return line


class _TagLines(jinja2.ext.Extension):
    def preprocess(self, source: str, name: str | None, filename: str | None = None) -> str:
        return "".join(_without_own_line(line) for line in source.splitlines(keepends=True))


_ONLY_TAGS = re.compile(r"\s*(?:(?:\{%(?:(?!%\}).)*%\}|\{#(?:(?!#\}).)*#\})\s*)+")


def _without_own_line(line: str) -> str:
    """Return the line with its line break moved into a comment, when it holds nothing but tags and comments.

    Such a line must leave no blank line behind, which would end a Markdown table; and lines must still count the same.

    >>> _without_own_line('{% if "ISS-002" in cured %}\\n')
    '{% if "ISS-002" in cured %}{#\\n#}'
    >>> _without_own_line("text {% endif %}\\n")
    'text {% endif %}\\n'
    """
    if not _ONLY_TAGS.fullmatch(line) or not line.endswith("\n"):
        return line
    tags = line.strip()
    trim = "-" if tags[-3] == "-" else ""
    return f"{tags}{{#\n{trim}#}}"
