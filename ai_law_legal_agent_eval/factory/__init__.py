"""The document factory: a matter's authored sources in, a released task's files out.

The renderers need the optional extra `factory`; importing this package without it raises `ConfigurationError`.
"""

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING

from ai_law_legal_agent_eval.errors import ConfigurationError

if TYPE_CHECKING:
    from ai_law_legal_agent_eval.factory.answer_key import compile_sources, recompile
    from ai_law_legal_agent_eval.factory.build import build_matter
    from ai_law_legal_agent_eval.factory.lint import lint_matter, matter_folders
    from ai_law_legal_agent_eval.factory.rendering import render_document, render_documents
    from ai_law_legal_agent_eval.factory.sources import load_matter

_EXTRA_MODULES = ("jinja2", "reportlab", "xlsxwriter")
_HOMES = {
    "build_matter": "build",
    "compile_sources": "answer_key",
    "lint_matter": "lint",
    "load_matter": "sources",
    "matter_folders": "lint",
    "recompile": "answer_key",
    "render_document": "rendering",
    "render_documents": "rendering",
}

__all__ = [
    "build_matter",
    "compile_sources",
    "lint_matter",
    "load_matter",
    "matter_folders",
    "recompile",
    "render_document",
    "render_documents",
]


def _require_extra(modules: tuple[str, ...]) -> None:
    missing = [module for module in modules if find_spec(module) is None]
    if missing:
        raise ConfigurationError(f"building documents needs {', '.join(missing)}: run pip install 'ai-law-legal-agent-eval[factory]'")


_require_extra(_EXTRA_MODULES)


def __getattr__(name: str) -> object:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
