"""Variants: what is drawn, what follows from it, what stays; and that a variant is as good a matter as its base."""

import re
import unicodedata
from collections import Counter
from functools import cache
from itertools import islice
from pathlib import Path

import pytest
import yaml

from ai_law_legal_agent_eval.arguments import parse_arguments, split_seeds
from ai_law_legal_agent_eval.errors import ConfigurationError
from ai_law_legal_agent_eval.factory.names import NameGroup, draw_names, load_pools, surviving, swap_names
from ai_law_legal_agent_eval.factory.quantities import DateShift, draw_dates, draw_numbers
from ai_law_legal_agent_eval.factory.sources import Matter, fill_template, load_matter
from ai_law_legal_agent_eval.factory.variant_checks import variant_problems
from ai_law_legal_agent_eval.factory.variants import chosen_variants, draw_variant, variant_files, variant_matter
from ai_law_legal_agent_eval.splits import Variant, seeds

MATTERS = Path(__file__).parent.parent / "matters"
SLUGS = sorted(path.parent.name for path in MATTERS.glob("*/matter.yaml"))
VARIANTS = list(islice(chosen_variants(parse_arguments({"split": "train"})), 25))
ORION = "orion-compute-001"
POOLS = load_pools(MATTERS / "names.yaml")
MONTHS = "January|February|March|April|May|June|July|August|September|October|November|December"
ANY_MONTH = f"(?:{MONTHS}|{'|'.join(month[:3] for month in MONTHS.split('|'))})"
DATE = re.compile(rf"\b\d{{4}}-\d\d-\d\d|\b(?:(?:\d{{1,2}}-)?\d{{1,2}} {ANY_MONTH}|{ANY_MONTH} \d{{1,2}}\b|{ANY_MONTH})(?:,? \d{{4}})?\b")
FULL_DATE = re.compile(rf"\b\d{{1,2}} (?:{MONTHS}) \d{{4}}|\b(?:{MONTHS}) \d{{1,2}}, \d{{4}}|\b\d{{4}}-\d\d-\d\d\b")
TEMPLATE = re.compile(r"\{\{.*?\}\}|\{%.*?%\}|\{#.*?#\}", re.DOTALL)


@cache
def base(slug: str) -> Matter:
    return load_matter(MATTERS / slug)


@cache
def drawn(slug: str) -> tuple[Matter, ...]:
    """A few variants of a matter with nothing cured."""
    return tuple(variant_matter(MATTERS / slug, draw_variant(base(slug), seed, [])) for seed in islice(seeds("tests", 0), 4))


def sources(slug: str) -> list[str]:
    return [document.source for document in base(slug).documents] + ["key.yaml", "rubric.yaml", "memos/reference.md", "memos/junior.md"]


def filled(slug: str, source: str, matter: Matter) -> str:
    return fill_template(MATTERS / slug, source, matter, frozenset()).text


# What every variant must be.


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.name)
def test_a_variant_is_as_good_as_its_base(variant: Variant) -> None:
    assert variant_problems(MATTERS / variant.matter, variant) == []


def test_the_checks_see_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    variant = draw_variant(base(ORION), 11, ["ISS-002"])
    names = {"Effiong": "Effiong-Lund", "effiong": "effiong"}
    monkeypatch.setattr("ai_law_legal_agent_eval.factory.variants.draw_names", lambda groups, pools, seed: names)
    found = variant_problems(MATTERS / ORION, variant)
    assert any("Effiong of the base" in problem for problem in found), found
    monkeypatch.setattr("ai_law_legal_agent_eval.factory.variants.draw_numbers", lambda *_: {**base(ORION).numbers, "qrc_nodes_1": 41})
    assert any(
        "reference memo has all_pass" in problem or "does not have" in problem for problem in variant_problems(MATTERS / ORION, variant)
    )


def test_equal_names_give_equal_bytes_and_another_seed_another_record() -> None:
    variant = draw_variant(base(ORION), 5, ["ISS-001"])
    files = variant_files(MATTERS / ORION, variant)
    assert variant_files(MATTERS / ORION, Variant.parse(variant.name) or variant, is_checked=False) == files
    other = variant_files(MATTERS / ORION, draw_variant(base(ORION), 6, ["ISS-001"]), is_checked=False)
    assert not set(files.values()) & set(other.values())


def test_twins_differ_in_what_is_cured_and_in_nothing_else() -> None:
    live, cured = (variant_files(MATTERS / ORION, draw_variant(base(ORION), 5, issues), is_checked=False) for issues in ([], ["ISS-002"]))
    assert live.keys() == cured.keys()
    differing = {name for name in live if name.startswith("documents/") and live[name] != cured[name]}
    assert len(differing) == 1
    assert "screening_report" in differing.pop()


# Names.


@pytest.mark.parametrize("slug", SLUGS)
def test_names_swapped_back_give_the_base(slug: str) -> None:
    swaps = drawn(slug)[0].swaps
    named = base(slug).model_copy(update={"swaps": {old: new for old, new in swaps.items() if "." not in old or "@" in old or " " in old}})
    # Where a name with accents and one without give the same, the sources have the one without in addresses only.
    back = {new: old for old, new in named.swaps.items() if old.isascii() or not old.islower()} | {
        new: old for old, new in named.swaps.items() if not old.isascii() and not old.islower()
    }
    for source in sources(slug):
        text = filled(slug, source, named)
        assert surviving(text.replace(slug, ""), named.swaps) == ()
        if source.startswith("documents/"):
            assert swap_names(text, back) == filled(slug, source, base(slug)), source


@pytest.mark.parametrize("slug", SLUGS)
def test_no_two_parties_share_a_name(slug: str) -> None:
    for matter in drawn(slug):
        new = Counter(
            spelling for old, spelling in matter.swaps.items() if spelling[0].isupper() and spelling.isalpha() and not old.isupper()
        )
        shared = {name: [old for old, found in matter.swaps.items() if found == name] for name, count in new.items() if count > 1}
        # One name may be spelled with and without its accents.
        plain = [{unicodedata.normalize("NFKD", old).encode("ascii", "ignore") for old in olds} for olds in shared.values()]
        assert all(len(spellings) == 1 for spellings in plain), shared


@pytest.mark.parametrize("slug", SLUGS)
def test_no_choice_of_a_matter_is_a_word_of_it(slug: str) -> None:
    known = {word for source in sources(slug) for word in re.findall(r"[^\W\d_]+", (MATTERS / slug / source).read_text(encoding="utf-8"))}
    choices = {word for group in base(slug).draws.names for name in group.choices for word in re.split(r"[/+ ]", name)}
    assert choices & known == set()


def test_no_name_of_the_pools_is_a_word_of_a_matter() -> None:
    texts = [
        path.read_text(encoding="utf-8").lower() for slug in SLUGS for path in (MATTERS / slug).rglob("*.*") if path.name != "matter.yaml"
    ]
    known = set(re.findall(r"[^\W\d_]+", "\n".join(texts)))
    prefixes = tuple({found for text in texts for found in re.findall(r"([a-z]{2,})\*", text)})
    words = {word for pool in POOLS.values() for name in pool for word in re.split(r"[/ ]", name.lower())}
    assert words & known == set()
    assert {word for word in words if word.startswith(prefixes)} == set(), "a form of a key would match the name"


NAMES = {
    "a company": (NameGroup(pool="company", names=["Corvane"]), "Corvane's corvane CORVANE Corvanes", r"(\w+)'s \w+ [A-Z]+ Corvanes"),
    "a person": (
        NameGroup(pool="person_f", names=["Kavita Sundaresan"]),
        "K. Sundaresan, k.sundaresan@x",
        r"([A-Z])\. (\w+), [a-z]\.\w+@x",
    ),
    "a Chinese name": (
        NameGroup(pool="chinese", names=["Toh Hwee Min"]),
        "Toh Hwee Min, toh.hm, 20 min",
        r"\w+ \w+ \w+, \w+\.\w\w, 20 min",
    ),
    "what belongs together": (NameGroup(**{"from": ["Vostrek/VD"]}, names=["Zerekon/ZD"]), "Zerekon ZD", "Vostrek VD"),
    "a domain": (NameGroup(**{"from": ["Muara+Sentosa"]}, names=["Selat+Murni"]), "selatmurni.example", r"muarasentosa\.example"),
    "a verb like a name": (NameGroup(pool="person_m", names=["=Grant Pellegrino"]), "Grant, we grant", r"(?!Grant)\w+, we grant"),
}


@pytest.mark.parametrize(("group", "text", "expected"), NAMES.values(), ids=NAMES)
def test_a_name_is_drawn_in_every_spelling(group: NameGroup, text: str, expected: str) -> None:
    assert re.fullmatch(expected, swap_names(text, draw_names([group], POOLS, "seed")))


@pytest.mark.parametrize(
    ("group", "message"),
    [({"pool": "gods"}, "no pool 'gods'; known: given_f"), ({"from": ["One"]}, "too few names")],
    ids=["no such pool", "too small a pool"],
)
def test_what_cannot_be_drawn_is_refused(group: dict[str, object], message: str) -> None:
    with pytest.raises(ConfigurationError, match=message):
        draw_names([NameGroup.model_validate({"names": ["Corvane", "Nimbara"], **group})], POOLS, "seed")


# Dates.

LITERAL_DATES = {
    "13 January 2009", "11 January 2011", "15 January 2025", "January 15, 2025", "15 May 2025", "20 January 2025", "13 January 2025",
    "3 March 1979", "21 November 1968", "14 April 2025",
}  # fmt: skip
SHIFTED = [slug for slug in SLUGS if base(slug).draws.dates]


@pytest.mark.parametrize("slug", SHIFTED)
def test_no_source_of_a_shifted_matter_states_a_date_in_its_own_words(slug: str) -> None:
    for source in sources(slug):
        text = TEMPLATE.sub("", (MATTERS / slug / source).read_text(encoding="utf-8"))
        named = {name for document in base(slug).documents for name in FULL_DATE.findall(document.name)}
        assert set(FULL_DATE.findall(text)) <= LITERAL_DATES | named, source


@pytest.mark.parametrize("slug", SHIFTED)
def test_every_date_moves_by_the_same_weeks_and_nothing_else_changes(slug: str) -> None:
    shift = base(slug).draws.dates
    assert shift is not None
    for weeks in range(shift.weeks[0], shift.weeks[1] + 1):
        dates = draw_dates(base(slug).dates, DateShift(weeks=(weeks, weeks), fixed=shift.fixed), "seed")
        moved = {new.toordinal() - old.toordinal() for old, new in zip(base(slug).dates.values(), dates.values(), strict=True)}
        assert moved <= {0, 7 * weeks}
        matter = base(slug).model_copy(update={"dates": dates})
        for source in sources(slug):
            if source.startswith("documents/"):
                assert DATE.sub("~", filled(slug, source, matter)) == DATE.sub("~", filled(slug, source, base(slug))), (weeks, source)


# Numbers.


@pytest.mark.parametrize("slug", SLUGS)
def test_every_drawn_number_varies_within_its_range_and_the_rules_hold(slug: str) -> None:
    draws, numbers = base(slug).draws, base(slug).numbers
    found = [draw_numbers(numbers, draws.numbers, draws.rules, str(seed)) for seed in range(12)]
    for name, how in draws.numbers.items():
        values = {one[name] for one in found}
        assert len(values) > 1, name
        if not isinstance(how, str):
            assert all(how[0] <= value <= how[1] and (value - how[0]) % how[2] == 0 for value in values), name
    assert draw_numbers(numbers, draws.numbers, draws.rules, "0") == found[0]


@pytest.mark.parametrize("slug", SLUGS)
def test_the_base_is_itself_within_the_draws(slug: str) -> None:
    draws, numbers = base(slug).draws, base(slug).numbers
    pinned = {name: how if isinstance(how, str) else (numbers[name], numbers[name], 1) for name, how in draws.numbers.items()}
    assert draw_numbers(numbers, pinned, draws.rules, "seed") == numbers
    for name, how in draws.numbers.items():
        if not isinstance(how, str):
            assert how[0] <= numbers[name] <= how[1], name


@pytest.mark.parametrize("slug", SLUGS)
def test_no_drawn_figure_stands_in_a_source_in_its_own_words(slug: str) -> None:
    figures = {}
    for name in base(slug).draws.numbers:
        value = base(slug).numbers[name]
        if len(str(value)) > 3:
            figures |= dict.fromkeys((f"{value:,}", str(value), f"{value}%"), name)
    for source in sources(slug):
        text = TEMPLATE.sub(" ", (MATTERS / slug / source).read_text(encoding="utf-8"))
        found = {spelling for spelling in figures if re.search(rf"(?<![\w.,-]){re.escape(spelling)}(?![\w%]|[.,]\d)", text)}
        assert not found, (source, found)


@pytest.mark.parametrize(
    ("draws", "rules", "message"),
    [
        ({"b": (1, 2, 1)}, (), "draws.numbers: b; allowed: a"),
        ({"a": "n.a +"}, (), "'n.a \\+'"),
        ({"a": (1, 2, 1)}, ("n.a > 3",), "broke n.a > 3"),
    ],
    ids=["an unknown number", "half an expression", "a rule that nothing keeps"],
)
def test_numbers_that_cannot_be_drawn_are_refused(draws: dict[str, object], rules: tuple[str, ...], message: str) -> None:
    with pytest.raises(ConfigurationError, match=message):
        draw_numbers({"a": 1}, draws, rules, "seed")  # type: ignore[arg-type]


# Streams.


def chosen(count: int, **given: object) -> list[Variant]:
    return list(islice(chosen_variants(parse_arguments(given)), count))


def test_the_matters_take_turns_and_the_stream_never_repeats() -> None:
    stream = chosen(60, split="train", variant_seed=3)
    assert [variant.matter for variant in stream[:10]] == SLUGS_IN_ORDER * 2
    assert len({variant.name for variant in stream}) == 60
    assert stream == chosen(60, split="train", variant_seed=3) != chosen(60, split="train", variant_seed=4)
    assert chosen(9, split="train", variant_seed=3, num_variants=2) == stream[:2]
    assert {variant.matter for variant in chosen(4, split="train", task_id=ORION)} == {ORION}


SLUGS_IN_ORDER = [ORION, "frontier-weights-002", "gpu-reseller-003", "cloud-training-004", "model-export-005"]


def test_held_out_variants_need_their_salt(monkeypatch: pytest.MonkeyPatch) -> None:
    given = {"split": "heldout", "heldout_salt_var": "SALT_OF_OURS"}
    for salt in ("", "short"):
        monkeypatch.setenv("SALT_OF_OURS", salt)
        with pytest.raises(ConfigurationError, match="SALT_OF_OURS holds"):
            chosen(1, **given)
    streams = []
    for salt in ("a salt that is long enough", "another salt, as long as it"):
        monkeypatch.setenv("SALT_OF_OURS", salt)
        streams.append(set(islice(split_seeds(parse_arguments(given)), 50)))
    assert not streams[0] & streams[1]
    assert not streams[0] & set(islice(split_seeds(parse_arguments({"split": "train"})), 50))


@pytest.mark.parametrize("slug", SLUGS)
def test_cured_sets_are_drawn_within_the_matters_limit(slug: str) -> None:
    toggles, limit = base(slug).toggles, base(slug).draws.max_cured
    sizes = Counter(len(draw_variant(base(slug), seed).cured) for seed in range(400))
    assert max(sizes) == (len(toggles) - 1 if limit is None else limit)
    assert min(sizes) == 0
    assert draw_variant(base(slug), 1, []).cured == frozenset()
    assert draw_variant(base(slug), 1, ["ISS-003"]).issues(toggles) == {"ISS-003"}
    with pytest.raises(ConfigurationError, match="cannot cure ISS-009; known: ISS-001"):
        draw_variant(base(slug), 1, ["ISS-009"])


def test_the_draws_of_a_matter_are_checked(tmp_path: Path) -> None:
    text = (MATTERS / ORION / "matter.yaml").read_text(encoding="utf-8")
    data = yaml.safe_load(text)
    data["draws"]["dates"]["weeks"] = [1, 0]
    with pytest.raises(ValueError, match="smaller number first"):
        Matter.model_validate(data)
    data["draws"]["names"][0]["from"] = ["Both"]
    with pytest.raises(ValueError, match="either pool or from"):
        Matter.model_validate(data)
