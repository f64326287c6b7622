"""A memo about parties that the record does not have earns nothing, whatever else it says; a stray name costs nothing."""

from collections.abc import Callable

import pytest
from memo_world import ORION, credited, template

INVENTED = {
    "Nimbara": "Ferrosund", "Corvane": "Haldrith", "Selantara": "Brunmark", "Wichitra": "Tolvaren", "Jernih": "Kestovar",
    "Rembia": "Ostrowik", "Zhelsai": "Drumlagh", "Achterberg": "Vaughnley", "Effiong": "Pradhan", "Venkataraman": "Okwudili",
    "Wieczorek": "Salvatierra", "Qasr": "Zubayr", "Rimal": "Ghazwan", "Noraini": "Philippa", "Hamzah": "Lindgren",
    "Quillhaven": "Stroudbeck", "Samaraya": "Volkanis",
}  # fmt: skip
ALL = {f"ISS-{number:03d}" for number in range(1, 7)}


def renamed(memo: str) -> str:
    for old, new in INVENTED.items():
        memo = memo.replace(old, new)
    return memo


def test_a_memo_with_other_peoples_names_earns_nothing() -> None:
    assert credited(template("memos/reference.md")) == ALL
    assert credited(renamed(template("memos/reference.md"))) == set()


HARMLESS: dict[str, Callable[[str], str]] = {
    "one adviser from outside": lambda memo: memo.replace("**Remediation.**", "We spoke to Ms Halvorsen. **Remediation.**"),
    "abbreviated months": lambda memo: memo.replace(" April ", " Apr ").replace(" March ", " Mar ").replace(" February ", " Feb "),
    "labels with capitals": lambda memo: memo.replace("**Remediation.**", "**Our Recommended Remediation And Immediate Cessation.**"),
    "an adjective of a country": lambda memo: memo.replace("Almaty", "Almaty, a Kazakh address,"),
    "strangers under another heading": lambda memo: (
        f"{memo}\n\n## Thanks\n\nThe file was kept by Halvorsen, by Dubrovnik and by Szczepan.\n"
    ),
}


@pytest.mark.parametrize("change", HARMLESS.values(), ids=HARMLESS)
def test_a_stray_name_costs_nothing(change: Callable[[str], str]) -> None:
    memo = template("memos/reference.md", slug=ORION)
    assert change(memo) != memo
    assert credited(change(memo)) == ALL
