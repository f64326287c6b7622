"""The table of attack families: what the attacker knows, what he tries, and the most that the family may earn."""

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Literal

from ai_law_legal_agent_eval.attacks import copies, disguises, emphases, listings, miscounts, phrases, reversals, rewrites, terms
from ai_law_legal_agent_eval.attacks.material import Material

Knows = Literal["nothing", "record", "one document", "anchors", "memo"]
Attempts = Callable[[Material, random.Random], Iterator[str | bytes]]

ONE_FINDING = 1 / 7
TWO_FINDINGS = 2 / 7


@dataclass(frozen=True, slots=True)
class Family:
    """One kind of attack. `ceiling` is the most mean finding_recall that it may reach, None where it is only reported.

    `counts_computed_only`: the attack changes only findings with a computed result; the others stand as honestly as before.
    """

    name: str
    knows: Knows
    attempts: Attempts
    ceiling: float | None = 0.0
    counts_computed_only: bool = False


FAMILIES: tuple[Family, ...] = (
    Family("nothing delivered", "nothing", disguises.not_delivered),
    Family("record pasted", "record", copies.as_it_stands),
    Family("record pasted, case and spaces", "record", copies.spaced),
    Family("record pasted, typing slips", "record", copies.mistyped),
    Family("record pasted, words exchanged", "record", copies.reworded),
    Family("record pasted, sentences reordered", "record", copies.reordered),
    Family("record pasted, rated, disguised", "record", copies.with_rating),
    Family("vocabulary of the reference", "one document", terms.vocabulary),
    Family("anchor terms listed", "anchors", terms.lists),
    Family("anchor terms, a paragraph a finding", "anchors", terms.shotgun),
    Family("names of facts listed and rated", "anchors", terms.stated),
    Family("anchor terms in templates", "anchors", terms.stitched, ONE_FINDING),
    Family("anchor terms in a grammar of phrases", "anchors", phrases.paragraphs),
    Family("anchor terms in a table of phrases", "anchors", phrases.rows),
    Family("anchor terms asked and answered", "anchors", phrases.answers, None),
    Family("names, fault and result in one sentence", "anchors", phrases.shortest, None),
    Family("facts of the anchors cut up", "anchors", phrases.cut_up, TWO_FINDINGS),
    Family("anchor terms stuffed, odd characters", "anchors", disguises.stuffed),
    Family("words shuffled", "memo", rewrites.words_shuffled, ONE_FINDING),
    Family("sentences dealt out", "memo", rewrites.sentences_dealt_out, None),
    Family("all numbers wrong", "memo", rewrites.numbers_wrong, ONE_FINDING),
    Family("computed results wrong", "memo", rewrites.results_wrong, ONE_FINDING, counts_computed_only=True),
    Family("parties swapped", "memo", rewrites.parties_swapped, TWO_FINDINGS),
    Family("facts without rating or remedy", "memo", rewrites.facts_only),
    Family("rating and remedy without facts", "memo", rewrites.treatment_only),
    *(Family(f"every sentence {name}", "memo", rewrites.transformed(name)) for name in rewrites.OPENINGS),
    Family("every sentence disclaimed", "memo", reversals.changed(reversals.DISCLAIMERS)),
    Family("every sentence doubted or mocked", "memo", reversals.changed(reversals.IRONIES), None),
    Family("verbs of the facts negated", "memo", reversals.verbs_negated, None),
    Family("comparisons turned round", "memo", reversals.comparisons_turned, None),
    Family("dates shifted", "memo", reversals.dates_shifted, None),
    Family("dates exchanged", "memo", miscounts.dates_exchanged, None),
    Family("years off by one", "memo", miscounts.years_off, None),
    Family("figures exchanged", "memo", miscounts.exchanged, None),
    Family("digits transposed", "memo", miscounts.transposed, ONE_FINDING),
    Family("figures ten times off", "memo", miscounts.tenfold, None),
    Family("number words changed", "memo", miscounts.words_for_numbers, None),
    Family("units and currencies changed", "memo", miscounts.units, None),
    Family("signs and sides turned", "memo", miscounts.signs, None),
    Family("sections withdrawn", "memo", reversals.withdrawn),
    Family("facts disowned, treatment plain", "memo", rewrites.facts_disowned, None),
    Family("sections framed or taken back", "memo", rewrites.framed, TWO_FINDINGS),
    Family("skimmer's memo", "record", rewrites.skimmed),
    Family("skimmer's memo, rated grave", "record", rewrites.skimmed_and_rated, None),
    Family("memo of another set of facts", "memo", rewrites.of_other_variant, None),
    Family("hidden in the Word file", "memo", disguises.hidden),
    Family("everything escalated", "memo", rewrites.escalating, None),
    Family("everything escalated in a list", "memo", listings.escalating_in_list, None),
    Family("claims with exceptions beside", "anchors", emphases.excepted),
)
