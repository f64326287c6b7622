"""Words that lawyers use for the same thing, by the group that a form names as `~group`; the table is `trade_terms.yaml`."""

from collections.abc import Iterator, Mapping
from itertools import product
from pathlib import Path

import yaml

from ai_law_legal_agent_eval.keys.authored import LOADER
from ai_law_legal_agent_eval.text.alternatives import listed


def _spelled_out(entry: str) -> Iterator[str]:
    """The terms of an entry: one for every choice among the alternatives ("a/b") of its words.

    >>> list(_spelled_out("no_/further_licence")), list(_spelled_out("=is/was_put-off"))
    (['no licence', 'no further licence'], ['=is put off', '=was put off'])
    """
    sign, body = ("=", entry[1:]) if entry.startswith("=") else ("", entry)
    for chosen in product(*(part.split("/") for part in body.split("_"))):
        yield sign + " ".join(part.replace("-", " ") if "/" in body else part for part in chosen if part)


def _read(path: Path) -> dict[str, tuple[str, ...]]:
    """The terms of every group, each once."""
    groups: dict[str, str] = yaml.load(path.read_text(encoding="utf-8"), Loader=LOADER)
    return {name: tuple(dict.fromkeys(term for entry in listed(terms) for term in _spelled_out(entry))) for name, terms in groups.items()}


TRADE_TERMS: Mapping[str, tuple[str, ...]] = _read(Path(__file__).with_name("trade_terms.yaml"))
