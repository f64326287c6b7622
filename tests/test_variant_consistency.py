"""The matters' own consistency checks on what variants change: any set of cured issues, and quantities drawn anew.

Names swapped back and dates give the base word for word (`test_variants`), so that what holds of the base holds of them.
"""

import sys
from datetime import timedelta
from importlib import import_module
from itertools import islice
from pathlib import Path

import pytest
from rendered_record import MATTERS, RenderedRecord

from ai_law_legal_agent_eval.documents import read
from ai_law_legal_agent_eval.factory.quantities import draw_dates, moved_labels
from ai_law_legal_agent_eval.factory.rendering import render_documents
from ai_law_legal_agent_eval.factory.sources import load_matter
from ai_law_legal_agent_eval.factory.variants import draw_variant, variant_matter
from ai_law_legal_agent_eval.splits import seeds

# The class of a matter's record, the modules of its checks, and the checks that state figures of the base themselves.
WORLDS = {
    "orion-compute-001": (
        "orion_record.Orion",
        "orion_figures orion_places",
        "distractors_stand_with_their_answers shipments_have_135_rows pallets_hold_four_nodes nodes_shipped_and_planned "
        "serials_have_no_gap serials_belong_to_their_shipment dashboard_is_what_the_rows_add_up_to ownership_totals "
        "qrc_drawdown order_form_equals_planned_rows no_document_states_a_result limit_stands_only_in_the_dossier "
        "wcc_calendar_year thread_slot_has_no_date",
    ),
    "frontier-weights-002": (
        "frontier_record.Frontier",
        "frontier_checks frontier_places",
        "lineages_add_up other_runs_add_up summary_is_what_the_runs_add_up_to summary_formulas_give_their_values "
        "licence_reaches_item_a_alone holdings_of_each_entity_total_100 effective_interest_in_kuura "
        "no_document_states_a_result distractors_stand_with_their_answers share_after_the_last_published_ancestor "
        "integrity_job_meets_the_window",
    ),
    "gpu-reseller-003": (
        "gpu_record.Gpu",
        "gpu_checks gpu_places",
        "sales_lots net_by_end_user capacity ownership payers statement_lapse flow_down facts_stand_only_in_their_place "
        "chart_names_no_share_of_serindit distractors_stand_with_their_answers formulas_agree_with_the_rows",
    ),
    "cloud-training-004": (
        "cloud_record.Cloud",
        "cloud_checks cloud_places",
        "votes_in_the_parent person_hours lineage_of_aster_3 the_form_does_not_say_for_whom_the_nominee_votes "
        "lineage_facts_stand_apart node_hours_of_each_order group_total effective_administrators elevated_sign_ins export_rows "
        "distractors_stand_with_their_answers support_facts_stand_apart",
    ),
    "model-export-005": (
        "model_record.Tarnwick",
        "model_checks model_figures",
        "agreement_clauses sandpiper_is_published runs_add_up_model_by_model tern_2m_undercount kestrel_releases brannvik_chain earn_out",
    ),
}

# Checks that state dates of the base themselves, of the matters whose dates move one by one; elsewhere all move by the same weeks,
# and `test_variants` shows that nothing else of the record changes.
DATED = {
    "frontier-weights-002": "age_of_the_attestation agreement_terms checkpoints_are_the_runs_outputs dates_stand_only_in_their_document "
    "distractors_stand_with_their_answers drill_session every_document_is_older_than_the_memo integrity_job_meets_the_window "
    "licence_reaches_item_a_alone lineages_add_up new_activation_stands_only_in_the_last_four_messages other_runs_add_up "
    "release_falls_due_after_activation second_line_accounts sessions_hold_dummies_only share_after_the_last_published_ancestor "
    "summary_is_what_the_runs_add_up_to weekdays_agree_with_the_calendar",
    "model-export-005": "agreement_clauses brannvik_chain earn_out earn_out_paragraphs hosting_abroad kestrel_releases letters "
    "only_hosting_knows_zurich only_the_agreement_decodes_col_07 only_the_roster_dates_the_status register_entries "
    "samarin_transfers_and_disclosure sandpiper_is_published survival_ends_before_the_last_limitation thread_has_five_messages",
}


def record_of(slug: str, cured: frozenset[str], **drawn: object) -> RenderedRecord:
    module, _, name = WORLDS[slug][0].partition(".")
    matter = load_matter(MATTERS / slug).model_copy(update=drawn)
    files = render_documents(MATTERS / slug, cured=cured, matter=matter)
    record: RenderedRecord = getattr(import_module(module), name)(cured, {name: read(name, data) for name, data in files.items()})
    return record


def failing(slug: str, record: RenderedRecord) -> set[str]:
    for module in WORLDS[slug][1].split():
        import_module(module)
    found = set()
    for check in sys.modules[WORLDS[slug][0].partition(".")[0]].CHECKS:
        try:
            check(record)
        except (AssertionError, LookupError, ValueError):
            found.add(check.__name__)
    return found


@pytest.mark.parametrize("slug", WORLDS)
def test_a_matter_is_consistent_with_any_of_its_issues_cured(slug: str) -> None:
    folder = MATTERS / slug
    drawn = (draw_variant(load_matter(folder), seed) for seed in seeds("cured", 0))
    several = [variant.issues(load_matter(folder).toggles) for variant in islice((one for one in drawn if len(one.cured) > 1), 2)]
    assert [failing(slug, record_of(slug, cured)) for cured in several] == [set(), set()]


@pytest.mark.parametrize("slug", WORLDS)
def test_a_matter_is_consistent_with_quantities_drawn_anew(slug: str) -> None:
    states_figures = set(WORLDS[slug][2].split())
    for seed in islice(seeds("quantities", 0), 2):
        numbers = variant_matter(MATTERS / slug, draw_variant(load_matter(MATTERS / slug), seed)).numbers
        assert failing(slug, record_of(slug, frozenset(), numbers=numbers)) <= states_figures


@pytest.mark.parametrize("slug", DATED)
def test_a_matter_is_consistent_with_dates_drawn_one_by_one(slug: str) -> None:
    base = load_matter(MATTERS / slug)
    for seed in islice(seeds("dates", 0), 2):
        dates = draw_dates(base.dates, base.draws.dates, str(seed))
        labels = moved_labels(base.draws.dates, base.dates, dates)
        assert failing(slug, record_of(slug, frozenset(), dates=dates, swaps=labels)) <= set(DATED[slug].split())


def test_labels_that_stay_behind_their_dates_are_seen() -> None:
    base = load_matter(MATTERS / "frontier-weights-002")
    dates = {**base.dates, "item_b_finished": base.dates["item_b_finished"] + timedelta(days=3)}
    assert "runs_start_after_their_parent" in failing(base.slug, record_of(base.slug, frozenset(), dates=dates))
    labels = moved_labels(base.draws.dates, base.dates, dates)
    assert "runs_start_after_their_parent" not in failing(base.slug, record_of(base.slug, frozenset(), dates=dates, swaps=labels))


def test_a_number_that_contradicts_the_record_is_seen() -> None:
    numbers = {**load_matter(MATTERS / "gpu-reseller-003").numbers, "o3_servers": 4}
    assert "every_other_server_reports_from_home" in failing(
        "gpu-reseller-003", record_of("gpu-reseller-003", frozenset(), numbers=numbers)
    )


def test_the_checks_left_out_are_checks(tmp_path: Path) -> None:
    listed = [*WORLDS.values(), *((slug, WORLDS[slug][1], names) for slug, names in DATED.items())]
    for record, modules, names in listed:
        known = {check.__name__ for module in modules.split() for check in import_module(module).__dict__.values() if callable(check)}
        assert set(names.split()) <= known, record
