"""Words that lawyers use for the same thing, by the group name that a key's forms may write as `~group`.

A table and not a matter: no entry knows any matter, so that a key gets every wording of a trade idea by naming it. Alternatives are
written as in a form: words by their stems, `word*` with any ending, `=words` as they stand.
"""

from collections.abc import Mapping

from ai_law_legal_agent_eval.text.alternatives import listed

_GROUPS = {
    # A rule, order or duty that is said to be gone or not to bind.
    "rescinded": """
        rescind* rescission withdraw withdrawn withdrew withdrawal revok* revoc* repeal* cancel* abandon* scrap* vacat* annul*
        nullif* quash* lapse* void voided abolish* abrogat* discard* overturn* supersed* struck_down struck_from struck_out
        =strikes_down pulled axed killed dropped lifted jettison* ditched withdrawn_from =dead dead_letter defunct expired =gone
        removed off_the_books off_the_table set_aside fallen_away fell_away falls_away fall_away ceased_to_apply ceased_to_have
        ceased_to_bind no_longer_in_force no_longer_in_effect no_longer_appl* no_longer_bind* no_longer_operat* no_longer_law
        no_longer_good no_longer_exist* no_longer_stand* not_in_force not_in_effect never_take_effect never_took_effect
        not_take_effect never_came_into not_come_into not_become_effective shelved suspend* =stayed postpon* deferred delayed
        put_on_hold on_hold no_longer_enforc* not_enforc* not_being_enforced not_be_enforced never_enforc* stopped_enforc*
        ceased_enforc* ceasing_to_enforc* won't_enforc* unenforceable inoperative not_operative no_more no_longer_there
        no_longer_required done_away_with walked_away backed_away rolled_back history never_apply not_survive* did_not_survive
    """,
    # A duty.
    "must": """
        must shall required require requires requirement need needs needed =oblige =obliged =obliges obligat* obligation* bound
        =binding compel* mandatory mandat* compulsory obligatory duty duties has_to have_to had_to no_choice no_option
        no_discretion no_alternative not_optional not_voluntary not_discretionary demands demanded statutory legally by_law
        law_requires unavoidable owed owes incumbent imperative prescribes
        prescribe prescribed dictates only_lawful not_free_to not_at_liberty only_be_lawful no_room
    """,
    "disclose": """
        self-disclos* self_disclos* self-report* self_report* voluntary_disclos* voluntarily_disclos* vsd vsds disclos* =764.5
        notify_bis notified_bis notify_the_bureau notify_the_agency notify_the_office inform_bis inform_the_bureau tell_bis
        told_bis report_to_bis report_to_the_bureau report_to_the_office report_it_to_bis reported_to_bis report_the_violation
        report_the_suspected report_the_matter report_the_breach initial_notification office_of_export_enforcement =oee
        come_forward comes_forward coming_forward filing_with_bis file_with_bis report_itself reports_itself
    """,
    "promise": """
        guarante* ensur* assur* secur* confer* grant* give* bring* buys earn* carr* provid* mean* lead* result* shield* protect*
        entitl* certain certainty will_be will_not cannot can't won't is_not =is not_be never whoever automatic* =gets =get wins
    """,
    # Freedom from sanction.
    "immunity": """
        immun* no_penalt* no_prosecution no_fine no_sanction no_enforcement amnesty lenien* safe_harbour safe_harbor impunity
        no_action be_fined be_penali* be_penaliz* be_prosecuted be_punished be_sanctioned be_charged is_punished is_penali*
        is_fined not_punish* not_penali* not_prosecut* not_fine* without_penalty without_any_penalty without_sanction
        without_any_sanction without_a_fine without_fine without_prosecution without_consequence* free_from_penalt*
        free_of_penalt* exempt_from_penalt* exempt_from_prosecution complete_defence complete_defense full_defence full_defense
        absolute_defence absolute_defense extinguish* pardon* absolv* exonerat* forgiv* clean_slate escape_penalt* escapes_penalt*
        escape_sanction* avoid_any_penalt* off_the_hook close_the_case closes_the_case close_the_file closes_the_file
        full_protection no_further_liability no_liability
    """,
    # A name on a list of restricted parties.
    "listed": """
        =entity-listed =entity_listed entity_list_party entity_list_entity entity_list_person listed_party listed_entity
        listed_person listed_company listed_end-user blacklist* denied_party restricted_party sanctioned_party =is_listed
        =are_listed =was_listed =be_listed =as_listed =been_listed =becomes_listed =became_listed =become_listed =deemed_listed
        =itself_listed =itself_a_listed =also_listed =listed_too =stands_listed =considered_listed =regarded_listed =now_listed
        on_the_entity_list on_entity_list onto_the_entity_list to_the_entity_list on_the_bis_list on_a_list on_the_list
        on_the_list_of on_the_bis_entity on_the_bureau's_list on_the_u.s._entity listed_by_bis listed_by_the_bureau
        listed_by_commerce bis_has_listed bis_listed has_listed has_been_listed entity_list_designat* entity_list_status
        entity_list_entry designated_by_bis designated_on named_on_the_entity added_to_the_entity placed_on_the_entity
        party_on_the_bis party_on_the_entity caught_by_the_entity entity_list_member on_supplement_no on_the_restricted
        renders_it_listed =listed
    """,
    "ownership_rule": """
        50_percent_rule 50%_rule fifty_percent_rule fifty_per_cent_rule 50_per_cent_rule 50-percent_rule affiliates_rule
        affiliate_rule ownership_rule ownership_rules percentage_rule majority-owner_rule majority_ownership_rule majority_rule
        ownership_test ownership_threshold aggregation_rule attribution_rule operation_of_ownership
    """,
    # One and the same party under two names.
    "same_party": """
        same_company same_entity same_business same_enterprise same_party same_firm same_person one_and_the_same identical alias
        alter_ego other_name another_name different_name new_name trading_name trades_as trading_as renamed successor front_for
        front_company a_front shell_for shell_company cover_for cover_name guise pseudonym operates_as operating_as under_the_name
        formerly_known =is_really in_disguise reincarnat* rebranded =are_one
    """,
    # A breach of law.
    "violation": """
        violat* breach* contraven* infring* transgress* offend* offence* offense* unlawful* illegal* unlicen* unauthori*
        prohibited forbidden wrongful =broke =breaks =broken contrary_to in_defiance against_the_ear against_the_rules
        against_the_export against_u.s. against_us_law against_the_law without_a_licence without_a_license without_licence
        without_license without_any_licence without_any_license without_the_licence without_the_license without_the_required
        without_the_necessary without_authori* without_any_authori* without_export_authori* without_bis no_licence_existed
        no_license_existed no_licence_was_held without_permission without_approval non-complian* noncomplian*
    """,
    # The act that export law regulates, done.
    "moved": """
        export* reexport* re-export* ship* transfer* transmit* transmission send sent releas* deliver* left leaves mov* relocat*
        divert* diversion smuggl* traffic* carr* disclos* resold resell* sold_on sell_on onward passed_on shipped_on moved_on went
        =gone taken took conveyed forwarded dispatch* despatch* handed_over
    """,
    "deliberate": """
        deliberate* intention* intentional* intent intends intended knowing knowingly wilful* willful* purpose* on_purpose
        by_design conspir* scheme* plot* planned meant_to set_out_to bad_faith lied lying deceiv* deceit fraud* orchestrat*
        calculated premeditated concerted collu* pretext as_a_cover sham evad* evasion circumvent* organised_smuggling
        organized_smuggling smuggling_operation
    """,
    "military": """
        military militari* army armies armed_forces =pla people's_liberation defence_ministry defense_ministry ministry_of_defence
        ministry_of_defense weapon* warfare soldier* defence_forces defense_forces combat battlefield air_force navy missile*
    """,
    # A licence or rule that is said to allow something.
    "covers": """
        cover* authoris* authoriz* permit* allow* extend* includ* encompass* embrac* sanction* licensed reach* wide_enough
        broad_enough take_in takes_in within_scope within_the_scope within_the_licence within_the_license inside_the_licence
        inside_the_license falls_under fall_under falls_within fall_within comes_under come_under comes_within come_within
        good_for valid_for suffices sufficient approv* cleared clearance entitles lets let_us gives_authority gives_leave
        has_authority has_permission in_order in_reliance_on relying_on rely_on blanket lawfully
    """,
    "no_licence": """
        no_licence no_license no_licences no_licensing no_licence_is no_export_licence no_export_license no_separate_licence
        no_separate_license no_further_licence no_further_license no_authori* no_permit no_permission no_approval no_bis
        without_a_licence without_a_license without_licence without_license without_any_licence without_any_license
        without_any_licensing without_authori* without_further_authori* without_a_permit licence-free license-free licence_free
        license_free free_of_any_licen* free_of_licen* free_from_licen* unlicensed nlr no_license_required not_need_a_licen*
        not_require_a_licen* not_need_any_licen* not_require_any_licen* not_require_licen* need_not_be_licensed not_licensable
        not_call_for not_need_bis not_require_bis needs_no requires_no need_no require_no licence_is_unnecessary
        license_is_unnecessary licence_unnecessary license_unnecessary filing_is_unnecessary nobody_to_ask nothing_more
        without_more_ado not_engage no_export_authori* needs_nothing requires_nothing
    """,
    "licence_needed": """
        licence_is_required license_is_required licence_was_required license_was_required licence_required license_required
        licence_is_needed license_is_needed licence_is_now_needed license_is_now_needed licence_was_needed license_was_needed
        licence_needed license_needed licence_is_necessary license_is_necessary needs_a_licen* need_a_licen* needed_a_licen*
        requires_a_licen* require_a_licen* required_a_licen* requires_licen* require_licen* required_licen* needs_licen*
        need_licen* needs_an_export requires_an_export requires_a_hardware needs_a_hardware must_be_licensed should_be_licensed
        to_be_licensed has_to_be_licensed be_licensed have_required_a_bis requires_a_bis needs_a_bis required_a_bis
        subject_to_licen* subject_to_a_licen* subject_to_the_licen* licensable licence_must license_must licence_has_to
        license_has_to licence_should license_should licence_requirement license_requirement licensing_requirement
        licence_obligation license_obligation apply_for_a_licen* applied_for obtain_a_licen* obtained_a_licen* obtained_licen*
        seek_a_licen* without_bis_approval unless_bis should_have_been_licensed cannot_be_supplied_without cannot_proceed_without
        not_lawfully no_authori* authorisation_is_required authorization_is_required authorisation_was_required
        authorization_was_required
    """,
    # Said to fall outside the law.
    "outside": """
        outside outwith not_subject never_subject exempt* excepted beyond not_caught never_caught not_controlled uncontrolled
        not_regulated unregulated out_of free_of free_from fall_outside falls_outside fell_outside ceases_to_be cease_to_be
        no_export not_an_export isn't_an_export never_an_export never_be_an_export no_transfer not_a_transfer never_a_transfer
        nothing_is_exported not_exported not_count never_export* not_export* not_licensable always_permitted always_allowed
        carved_out carve-out not_covered_by_the not_engage* not_reach* not_touch* not_concern* domestic_matter purely_domestic
    """,
    # A question said to be over.
    "closed": """
        closed closes close clos* settl* resolv* conclud* dispos* finish* cleared clears ended ends over_and_done laid_to_rest
        put_to_bed behind_us behind_the draws_a_line drew_a_line exhaust* extinguish* swept_up releas* discharg* absolv* immun*
        clean at_an_end done_with dealt_with taken_care time-barred no_longer_open nothing_remains nothing_outstanding
        remains_open no_exposure protects
    """,
    # A question of persons' origin.
    "origin": """
        nationalit* citizenship citizen* national nationals foreigner* foreign_national* foreign-born foreign_born foreign_origin
        foreign_staff foreign_engineer* foreign_employee* non-american* non-citizen* noncitizen* non-u.s. non-us =born_abroad
        country_of_birth place_of_birth birthplace country_of_origin national_origin passport* ethnic* non-singaporean*
        foreign_passport alien* immigra* expatriate*
    """,
    "exclude": """
        exclud* exclusion remov* replac* bar barred bars ban banned bans banning restrict* block* revok* withdraw* withdrawn
        reassign* lock_out locked_out screen_out deny denied denies keep_out kept_out keep_away kept_away suspend* fire fired
        dismiss* strip* prohibit* forbid* forbidden not_admit* not_be_admitted not_be_allowed cannot_be_allowed not_allowed
        not_have_access no_access not_eligible ineligible not_obtain not_work no_longer_work may_not must_not cannot_act
        should_not ought_not only_citizens citizens_only limit* confin* reserve* get_none refus* disqualif* not_permitted
        not_be_permitted
    """,
    "responsible": """
        responsib* exporter exporter_of_record accountable answerable on_the_hook liable licensing export_formalit*
        export_clearance export_complian* export_dut* export_obligation* duty_to_apply obligation_to_apply role_of_exporter
    """,
    "shifts": """
        shift* pass passes passed transfer* mov* put puts place places placed allocat* mak* mean* giv* hand hands handed leav*
        left rest rests resting fall falls fell lie lies go goes with_the on_the to_the for_the become* devolv* assign* impos*
        throw* discharg* reliev* free* absolv* releas* charg* burden* load*
    """,
    # Use of a computer from a distance.
    "remote_use": """
        login* logon* log_in log_on log_into signin* sign_in sign_on sign_into remote* access cloud_access cloud_use session*
        connect* dial_in over_the_network over_the_internet over_the_wire use_of_the use_of_these use_of_u.s. use_by used_from
        used_by use_from usage operated_from operate_from operated_by command* run_jobs running_jobs runs_jobs run_a_job
        running_training submit_jobs job_submission run_training run_workloads use_the_node* uses_the_node* using_the_node*
        work_on_the_cluster works_on_the_cluster user users may_let can_let may_give can_give may_open may_log may_sign may_use
        may_access can_log can_sign can_use can_access could_access could_use may_not_log may_not_sign may_not_use
        may_not_access cannot_log cannot_sign cannot_use cannot_access accounts_to grant_accounts give_accounts
        granting_accounts touch opened_to opening_to open_to control_of_a control_of_the =use =uses =using work_on works_on
        working_on operat* drive drives runs_a
    """,
    "abroad": """
        abroad overseas offshore foreign outside_the_united_states outside_the_u.s. outside_the_us non-u.s. non-us cross-border
        out_of_the_country other_countries another_country
    """,
    "hardware": """
        node* gpu* accelerator* chip chips 3a090* 4a090* hardware server* equipment rack* machine* processor* computing_item*
        computer* semiconductor* card cards integrated_circuit*
    """,
    "exports": """
        =exports =exporting =exported re-exports re-exported re-exporting =reexports =reexported
    """,
    "an_export": """
        an_export export_of exports_of an_unlicensed_export a_re-export a_reexport re-export* an_export_transaction
        a_regulated_export a_deemed_export deemed_export a_controlled_export equals_export equal_export means_export
        unlicensed_export unlicensed_exports involves_export unauthorised_export unauthorized_export =exported
    """,
    # Said to be, in law, a thing that it is not.
    "amounts_to": """
        is_a is_an is_in is_the are_a constitut* amount* equal* equivalent counts count qualif* treated regarded deemed
        considered viewed classed means mean comes_to involv* result* effect* caus* entail* tantamount same_as is_to_be becomes
        become ranks_as rank_as stands_for no_different_from nothing_but nothing_less in_law in_substance receives received
        takes_place take_place occurs occur happens happen arises arise brings_about gives_rise entails like_shipping
        like_sending like_exporting
    """,
    "only_with_licence": """
        without_a_licen* without_licen* without_any_licen* without_an_export without_authori* without_an_authori* without_bis
        unless_licensed unless_a_licen* no_licence_has no_license_has no_licence_was no_license_was no_licence_is_held
        unlicensed
    """,
    "cannot": """
        cannot can't must_not mustn't may_not shall_not not_be not_lawfully not_allowed not_permitted never forbidden prohibited
        barred unlawful illegal
    """,
    # A duty to report, and the report itself.
    "report_duty": """
        report* dut* obligat* requirement* filing* file filed notif* submission* submit* threshold notice* must_file
        have_to_file has_to_file
    """,
    "no_report": """
        no_report no_reports no_reporting no_training_report no_compute_report no_bis_report no_filing no_filings no_duty
        no_obligation no_requirement no_notice no_notification no_submission not_due not_required not_needed not_necessary
        not_called need_not needs_not needs_no need_no =needless unnecessary superfluous redundant pointless nothing_to_report
        nothing_to_file nothing_to_submit nothing_need nothing_needs nothing_has nothing_must nothing_is_due nothing_is_to
        not_have_to not_need_to not_has_to not_more no_longer_any no_longer_anything no_longer_under no_longer_obliged
        no_longer_required no_longer_bound no_longer_need* no_longer_have_to no_longer_has_to no_longer_must no_longer_due
        no_longer_subject no_more_reporting not_applicable inapplicable free_of free_from freed reliev* excus* releas* dispens*
        exempt* disregard ignored ignore can_be_dropped may_be_dropped be_dropped can_be_struck may_be_struck be_struck
        can_be_skipped be_skipped without_a_report without_report without_any_report without_filing without_a_filing moot
        obsolete academic of_no_interest no_interest no_consequence no_longer_matters no_longer_relevant off_the_table
        bind_nobody binds_nobody bind_no_one binds_no_one binds_no no_longer_collect* no_longer_ask* no_longer_want*
        without_reporting without_notifying not_be_filed not_be_made not_be_reported not_be_submitted
    """,
    # A duty or rule that is said to have come to an end.
    "duty_ended": """
        =died =dies abolish* abrogat* =ended =ends ceased ceases =fell =falls disappear* vanish* evaporat* obsolete moot
        =ended_with come_to_an_end came_to_an_end comes_to_an_end come_to_nothing came_to_nothing lost_its_basis
        lost_its_foundation lost_its_footing lost_its_force lost_its_legal lost_the_basis no_legal_basis without_basis no_basis
        no_foundation no_consequence no_effect fallen lapsed lapses swept_away wiped_out took_away takes_away taken_away
        put_an_end puts_an_end did_away does_away disposed_of disposes_of went_away went_with goes_with gone_with took_the
        extinguish* eliminat* terminat* discharg* kills killed removes removed lifts lifted dead_letter binds_nobody bind_nobody
        stopped_being stopped_apply* no_longer_law ceased_to_be =over =history of_the_past spent collapsed collapses
        falls_to_the expired nugatory no_longer_valid invalid so_has so_have so_did so_does overtaken without_effect
        without_force ineffective no_longer_collect* no_longer_ask* no_longer_want* no_longer_demand* no_longer_require*
        deprived deprives lost loses past_history thing_of_the_past redundant superseded
    """,
    # What a duty is said to rest on.
    "legal_basis": """
        legal_basis legal_ground legal_foundation legal_authority basis foundation ground source footing creature_of required_it
        imposed_it rested rests rest_on depend* based hangs hung founded grounded derives derived behind
    """,
    "headquartered": """
        headquarter* =hq =hqs head_office head_offices principal_office seat seated domicil* central_administration home_office
    """,
    "registered": """
        registered_office registered_offices registered_address registered register registers registration incorporat*
        companies_house companies_register inscribed entered_in place_of_registration place_of_formation company_secretary
        =address country_of_registration organised_under organized_under
    """,
    "decides": """
        decid* determin* settl* fix* establish* govern* control* conclusive conclude* prov* prove proves show_that mean means
        confirm* dispos* decisive is_the_test is_the_criterion is_what_counts is_what_matters makes make made follow* gives
        having correct right stays stay keeps remains enough suffices sufficient therefore hence thus because since so
        consequence by_virtue by_reason by_operation on_the_strength on_the_basis for_that_reason accordingly being =as
    """,
    "support_work": """
        support* service* help* assist* maintenance maintain* serv* repair* troubleshoot* ticket* operating_support node_swap
        node_swaps hardware_swap* password_reset* routine_work lend_a_hand hand_to tend tending looking_after look_after =work
    """,
    "us_persons": """
        u.s._person* us_person* u.s.-person* us-person* american* u.s._citizen* us_citizen* u.s._national* us_national* pod
        engineer* support_team
    """,
    "banned": """
        prohibit* ban bans banned banning forbid* forbidden bar bars barred barring outlaw* disallow* preclud* proscrib*
        proscription interdict* rules_out ruled_out shut_out shuts_out unlawful* illegal* contraven* violat* breach breaches
        breached infring* transgress* stands_in_the_way stand_in_the_way not_tolerat* tolerates_no incompatible at_odds
        runs_counter veto* taboo in_violation offends_against offence offense criminal off_limits out_of_bounds not_allowed
        not_allow not_permit not_permitted not_lawful not_lawfully cannot_lawfully may_not_lawfully impermissible inadmissible
        allows_no allow_no permits_no permit_no leaves_no_room no_room against_the_law contrary_to_the_law in_breach are_caught
        is_caught not_be_supported not_be_served not_be_given not_be_provided must_cease must_stop must_end has_to_stop
        have_to_stop has_to_end has_to_cease not_be_continued must_be_stopped must_be_ended has_no_place
    """,
    "whole": """
        all any every each everything anything whatever whatsoever of_whatever at_all ordinary routine outright blanket complete
        completely entire entirely altogether total totally absolute absolutely even even_if no_level no_kind no_form no_matter
        in_any_way of_any_kind of_any_sort each_and_every wholesale generally simple not_only however across_the_board
        of_any_description in_any_form every_form
    """,
}

TRADE_TERMS: Mapping[str, tuple[str, ...]] = {
    name: tuple(term.replace("_", " ") for term in listed(terms)) for name, terms in _GROUPS.items()
}
