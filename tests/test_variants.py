"""Variants: what is drawn, what follows from it, what stays; and that a variant is as good a matter as its base."""

import re
import unicodedata
from collections import Counter
from collections.abc import Callable
from datetime import date, timedelta
from functools import cache
from itertools import islice
from pathlib import Path
from types import SimpleNamespace

import pytest
import yaml

from ai_law_legal_agent_eval.arguments import parse_arguments, split_seeds
from ai_law_legal_agent_eval.errors import ConfigurationError
from ai_law_legal_agent_eval.factory.names import NameGroup, draw_names, load_pools, surviving, swap_names
from ai_law_legal_agent_eval.factory.quantities import DateShift, draw_dates, draw_numbers, moved_labels
from ai_law_legal_agent_eval.factory.sources import Matter, fill_template, load_matter
from ai_law_legal_agent_eval.factory.variant_checks import check_variant, variant_problems
from ai_law_legal_agent_eval.factory.variants import chosen_variants, draw_variant, variant_files, variant_matter
from ai_law_legal_agent_eval.splits import Variant, seeds

MATTERS = Path(__file__).parent.parent / "matters"
SLUGS = sorted(path.parent.name for path in MATTERS.glob("*/matter.yaml"))
VARIANTS = list(islice(chosen_variants(parse_arguments({"split": "train"})), 25))
ORION = "orion-compute-001"
POOLS = load_pools(MATTERS / "names.yaml")
MONTHS = "January|February|March|April|May|June|July|August|September|October|November|December"
ANY_MONTH = f"(?:{MONTHS}|{'|'.join(month[:3] for month in MONTHS.split('|'))})"
WEEKDAY = re.compile(r"\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)(?:day|sday|nesday|rsday|urday)?\b")
DATE = re.compile(
    rf"\b\d{{4}}-\d\d-\d\d|\b(?:(?:\d{{1,2}}-)?\d{{1,2}} {ANY_MONTH}|{ANY_MONTH} \d{{1,2}}\b|{ANY_MONTH})(?:,? \d{{4}})?\b", re.IGNORECASE
)
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
    checked = check_variant(MATTERS / variant.matter, variant)
    assert checked.problems == ()
    assert len(checked.memorised) <= 1, "the base's memo, by heart"


def test_the_checks_see_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    variant = draw_variant(base(ORION), 11, ["ISS-002"])
    names = {"Effiong": "Effiong-Lund", "effiong": "effiong"}
    monkeypatch.setattr("ai_law_legal_agent_eval.factory.variants.draw_names", lambda groups, pools, seed: names)
    found = variant_problems(MATTERS / ORION, variant)
    assert any("Effiong of the base" in problem for problem in found), found
    monkeypatch.setattr("ai_law_legal_agent_eval.factory.variant_checks.without_canary", lambda memo: memo[:3000])
    assert any("reference memo has all_pass" in problem for problem in variant_problems(MATTERS / ORION, variant))
    monkeypatch.setattr("ai_law_legal_agent_eval.factory.variants.draw_numbers", lambda *_: {**base(ORION).numbers, "cx900_bits": 4})
    assert any("which orion-logistics_chat.txt does not have" in problem for problem in variant_problems(MATTERS / ORION, variant))


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
    # Contracts and hirings of long ago, on which nothing depends.
    "18 March 2019", "4 February 2019", "12 September 2019", "November 30, 2028", "2017-05-22", "2019-11-04", "2018-03-12", "2025-02-12",
    "2021-08-30", "2022-06-17", "2023-10-03",
}  # fmt: skip
DATED = [slug for slug in SLUGS if base(slug).draws.dates]


@pytest.mark.parametrize("slug", DATED)
def test_no_source_of_a_matter_with_drawn_dates_states_one_in_its_own_words(slug: str) -> None:
    for source in sources(slug):
        text = TEMPLATE.sub("", (MATTERS / slug / source).read_text(encoding="utf-8"))
        named = {name for document in base(slug).documents for name in FULL_DATE.findall(document.name)}
        assert set(FULL_DATE.findall(text)) <= LITERAL_DATES | named, source


@pytest.mark.parametrize("slug", DATED)
def test_weeks_move_every_date_alike_and_nothing_else_changes(slug: str) -> None:
    shift = base(slug).draws.dates
    assert shift is not None
    for weeks in range(shift.weeks[0], shift.weeks[1] + 1):
        dates = draw_dates(base(slug).dates, shift.model_copy(update={"weeks": (weeks, weeks), "moves": (), "rules": ()}), "seed")
        moved = {new.toordinal() - old.toordinal() for old, new in zip(base(slug).dates.values(), dates.values(), strict=True)}
        assert moved <= {0, 7 * weeks}
        assert_only_dates_differ(
            slug, base(slug).model_copy(update={"dates": dates, "swaps": moved_labels(shift, base(slug).dates, dates)})
        )


@pytest.mark.parametrize("slug", DATED)
def test_a_record_with_drawn_dates_differs_in_nothing_but_them(slug: str) -> None:
    shift = base(slug).draws.dates
    for seed in islice(seeds("drawn dates", 0), 3):
        dates = draw_dates(base(slug).dates, shift, str(seed))
        assert_only_dates_differ(
            slug, base(slug).model_copy(update={"dates": dates, "swaps": moved_labels(shift, base(slug).dates, dates)})
        )


CALENDAR_WORDS = re.compile(r"weekend|day\b|public holiday|half roster|church|lunch|month-end|weekly")
"""Words that a template chooses by a date: what happens on the holidays of one spring does not on those of another day."""


def assert_only_dates_differ(slug: str, matter: Matter) -> None:
    labels = re.compile("|".join(map(re.escape, ("never", *matter.swaps, *matter.swaps.values()))))

    def blanked(text: str) -> str:
        return CALENDAR_WORDS.sub("~", DATE.sub("~", labels.sub("~", WEEKDAY.sub("~", text))))

    for source in sources(slug):
        if source.startswith("documents/"):
            assert blanked(filled(slug, source, matter)) == blanked(filled(slug, source, base(slug))), source


def days_after(first: date, last: date) -> int:
    return (last - first).days


def in_years(day: date, years: int) -> date:
    return day.replace(year=day.year + years)


# What the law and the story of a matter ask of its dates, whatever is drawn.
ASKED: dict[str, dict[str, Callable[[SimpleNamespace], bool]]] = {
    "frontier-weights-002": {
        "the requirement begins between memo and Activation": lambda d: d.memo < d.ifr_compliance < d.activation_old < d.activation,
        "the licence is older than the old date": lambda d: d.licence < d.activation_old,
        "release falls due soon after Activation": lambda d: 30 < days_after(d.kuura_petition, d.activation) < 37,
        "day thirty is a working day": lambda d: (d.kuura_petition + timedelta(days=30)).weekday() < 5,
        "fieldwork is too old": lambda d: 91 <= days_after(d.fieldwork_end, d.activation) <= 110,
        "on the old date it was not": lambda d: 80 <= days_after(d.fieldwork_end, d.activation_old) <= 89,
        "cured, it is not": lambda d: 60 <= days_after(d.fieldwork_end_cured, d.activation) <= 90,
        "fieldwork ends before the report": lambda d: d.fieldwork_end < d.fieldwork_end_cured < d.attestation_report,
        "fieldwork ends on working days": lambda d: max(d.fieldwork_end.weekday(), d.fieldwork_end_cured.weekday()) < 5,
        "the job runs on the last day of a month": lambda d: (d.integrity_job + timedelta(days=1)).day == 1,
        "the window is the day after": lambda d: days_after(d.integrity_job, d.maintenance) == 1,
        "real weights are there when the job runs": lambda d: d.activation < d.integrity_job,
        "the account outlives Activation": lambda d: d.l2_05_end <= d.l2_09_end <= d.l2_07_end_cured < d.activation < d.l2_07_end,
        "checkpoints are finished when the Items are named": lambda d: max(d.item_a_finished, d.item_b_finished) < d.amendment,
        "the drill is in March, on a Saturday": lambda d: (d.drill.month, d.drill.weekday()) == (3, 5),
        "Activation is in the week": lambda d: d.activation.weekday() in (1, 2),
    },
    "model-export-005": {
        "the agency's receipt stays": lambda d: d.hsr_receipt == date(2025, 4, 24),
        "so does the end of the waiting period": lambda d: d.hsr_end == date(2025, 5, 27),
        "Closing is on a working day": lambda d: date(2025, 5, 28) <= d.closing <= date(2025, 6, 5) and d.closing.weekday() < 5,
        "Wave 2 falls in between": lambda d: d.eccn_4e091_compliance < d.closing - timedelta(days=10) < d.hsr_end < d.closing,
        "the printed day comes first": lambda d: d.plan_c - timedelta(days=10) < d.eccn_4e091_compliance,
        "a licence comes too late": lambda d: d.milestone_2 < d.closing + timedelta(days=180),
        "one transfer is out of time": lambda d: in_years(d.t_014, 5) < d.memo < in_years(d.t_019, 5),
        "one came before the listing": lambda d: d.t_019 < d.samarin_listed < d.t_027 < d.t_031 <= d.vsd_period_end,
        "the listing is in the period disclosed": lambda d: d.vsd_period_start <= d.samarin_listed,
        "two came after the period": lambda d: d.vsd_period_end < d.t_038 < d.t_041 <= d.vsd_period_end_cured,
        "both outlive Closing": lambda d: in_years(d.t_038, 5) > d.closing,
        "one outlives the survival": lambda d: in_years(d.t_041, 5) > in_years(d.closing, 1),
        "the status changes before the last session": lambda d: d.clq_1 < d.clq_2 < d.clq_3 < d.clq_4 < d.lpr < d.clq_5,
        "cured, before the first": lambda d: d.lpr_cured < d.clq_1,
        "the chain changes after the determination": lambda d: d.determination < d.pelangor_registered < d.call,
        "the deposit comes before the rule": lambda d: d.escrow_agreement < d.escrow_deposit < d.eccn_4e091_compliance,
        "the memo is last but for what is ahead": lambda d: d.email_5 < d.memo < d.signing,
        "February is told of the Swiss deposit": lambda d: d.escrow_deposit.month == d.determination.month == 2,
        "April of the status, June of the warning": lambda d: (d.lpr.month, d.warning_letter.month) == (4, 6),
    },
}  # fmt: skip


@pytest.mark.parametrize(("slug", "asked"), [(slug, asked) for slug, table in ASKED.items() for asked in table])
def test_drawn_dates_keep_what_is_asked_of_them(slug: str, asked: str) -> None:
    holds, dates = ASKED[slug][asked], base(slug).dates
    drawn_dates = [draw_dates(dates, base(slug).draws.dates, str(seed)) for seed in range(150)]
    assert all(holds(SimpleNamespace(**found)) for found in (dates, *drawn_dates))


def test_what_is_asked_can_be_broken() -> None:
    dates = base("model-export-005").dates
    assert not ASKED["model-export-005"]["Wave 2 falls in between"](SimpleNamespace(**{**dates, "closing": date(2025, 5, 20)}))


@pytest.mark.parametrize("slug", ASKED)
def test_every_date_that_moves_by_itself_takes_all_its_days(slug: str) -> None:
    shift, dates = base(slug).draws.dates, base(slug).dates
    assert shift is not None
    drawn_dates = [draw_dates(dates, shift, str(seed)) for seed in range(200)]
    for move in shift.moves:
        own = {days_after(dates[move.dates[0]], found[move.dates[0]]) for found in drawn_dates}
        assert {days % 7 for days in own} == {days % 7 for days in move.days}, move.dates
        for name in move.dates[1:]:
            assert all(
                days_after(dates[name], found[name]) == days_after(dates[move.dates[0]], found[move.dates[0]]) for found in drawn_dates
            )


@pytest.mark.parametrize(
    ("shift", "message"),
    [
        ({"fixed": ["b"]}, "draws.dates.fixed: b; allowed: a"),
        ({"moves": [{"dates": ["b"], "days": [1]}]}, "draws.dates.moves: b; allowed: a"),
        ({"labels": {"b": {"X-0102": "2025-01-02"}}}, "draws.dates.labels: b; allowed: a"),
        ({"rules": ["d.a <"]}, "'d.a <'.*sums and comparisons of d"),
        ({"rules": ["d.a.year == 1999"]}, "draws.dates.rules: .* broke d.a.year == 1999"),
    ],
    ids=["fixed", "moves", "labels", "half a rule", "a rule that nothing keeps"],
)
def test_dates_that_cannot_be_drawn_are_refused(shift: dict[str, object], message: str) -> None:
    with pytest.raises(ConfigurationError, match=message):
        draw_dates({"a": date(2025, 1, 1)}, DateShift.model_validate(shift), "seed")


def test_a_label_ends_in_its_day() -> None:
    with pytest.raises(ValueError, match="'X-0103' does not end in 0102"):
        DateShift.model_validate({"labels": {"a": {"X-0103": "2025-01-02"}}})


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
