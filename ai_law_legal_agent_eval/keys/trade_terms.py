"""Words that lawyers use for the same thing, by the group name that a key's forms may write as `~group`.

A table and not a matter: no entry knows any matter, so that a key gets every wording of a trade idea by naming it. Alternatives are
written as in a form: words by their stems, `word*` with any ending, `=words` as they stand; `_` for a blank, `a/b_c` for "a c" and "b c",
where "-" joins the words of one choice and an empty choice may be left out.
"""

from collections.abc import Iterator, Mapping
from itertools import product

from ai_law_legal_agent_eval.keys.deal_terms import DEAL_GROUPS
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
        law_requires unavoidable owed owes incumbent imperative not_free_to not_at_liberty only_be_lawful no_room
    """,
    "disclose": """
        self-disclos* self_disclos* self-report* self_report* voluntary_disclos* voluntarily_disclos* vsd vsds disclos*
        notify_bis notified_bis notify_the_bureau notify_the_agency notify_the_office inform_bis inform_the_bureau tell_bis
        told_bis report_to_bis report_to_the_bureau report_to_the_office report_it_to_bis reported_to_bis report_the_violation
        report_the_suspected report_the_matter report_the_breach initial_notification office_of_export_enforcement =oee
        come_forward comes_forward coming_forward hear_from owns_up own_up filing_with_bis file_with_bis report_itself reports_itself
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
        cover* authorise permit permits permitted allow* extend* includ* encompass* embrac* sanction* =licensed reach* wide_enough
        broad_enough take_in takes_in within_scope within_the_scope within_the_licence within_the_license inside_the_licence
        inside_the_license falls_under fall_under falls_within fall_within comes_under come_under comes_within come_within
        good_for valid_for benefit_of benefits suffices sufficient approve cleared clearance entitles lets let_us gives_authority
        gives_leave
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
        shut_out shuts_out turned_away off_limits closed_to
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
    # Export law, and things that fall out of it.
    "law": """
        =ear export_rules export_control* export_law* export_regulat* export_administration regulations general_prohibition
        commerce_rules u.s._law us_law american_law =law =rules
    """,
    "encrypted": """
        encrypt* encipher* ciphertext* cipher* scrambl* cryptograph* fips in_coded_form unreadable_form unreadable_data
        unintelligible_data sealed_data
    """,
    "outside_law": """
        outside/outwith/beyond/out-of/exempt-from/free-of_/the/u-s/any_ear/export/regulation/rule/control/licensing/4e091
        outside/outwith/beyond/out-of/exempt-from/free-of_all/the-u-s/the-scope-of-the/the-reach-of-the_ear/export/regulation
        outside/outwith/beyond/out-of/exempt-from/free-of_all/the-u-s/the-scope-of-the/the-reach-of-the_rule/control/licensing/4e091
        free-from/clear-of/not-subject-to_/the/u-s/any_ear/export/regulation/rule/control/licensing/4e091
        free-from/clear-of/not-subject-to_all/the-u-s/the-scope-of-the/the-reach-of-the_ear/export/regulation/rule/control/licensing/4e091
        never-subject-to/not-within/not-regulated-by_/the/u-s/any_ear/export/regulation/rule/control/licensing/4e091
        never-subject-to/not-within/not-regulated-by_all/the-u-s/the-scope-of-the/the-reach-of-the_ear/export/regulation
        never-subject-to/not-within/not-regulated-by_all/the-u-s/the-scope-of-the/the-reach-of-the_rule/control/licensing/4e091
        ear/control/regulation/rule/4e091_do-not/does-not/cannot/will-not/never_apply/attach/reach/touch/govern/bite/catch
        not_engage/concern/involve/trigger_the/any_ear/export ear/control/regulation/rule_has/have_no_application/hold/purchase
        no_concern_of_the_ear no_concern_of_export no_business_of_export nothing_to_do_with_export nothing_to_do_with_the_ear
    """,
    "uncontrolled": """
        not/never/isn't/aren't_a/an_export/reexport/re-export/transfer/release/deemed/controlled/licensable/regulated
        is/means/involves/makes/entails_no_export/reexport/re-export/transfer/release
        can/could_never_be_/a/an_export/reexport/transfer/controlled/caught cannot/can't_be_/a/an_export/reexport/transfer/controlled/caught
        no_export/reexport/transfer_takes/occurs/happens/arises/at-all/to-speak/whatsoever never_export/reexport
        not/never/cannot_constitute/count-as/amount-to/rank-as/qualify-as_/a/an/any_export/reexport/transfer/release/deemed
        nothing_is_exported nothing_has_been_exported nothing_is_transferred nothing_crosses nothing_leaves nothing_across not_exported
        not_technology not_software
        not/never_caught/controlled/regulated/licensable no_longer_/a_controlled/caught/regulated/subject
        ceases/stops_to-be/being_/a/an_controlled/caught/regulated/subject/export uncontrolled unregulated =exempt =exempted
        free_of/from_/any/all/export_control/licensing/restriction always_permitted/allowed/lawful/legal
        domestic/internal/local_matter/affair/question carries_no_control attracts_no_control
    """,
    # Said to need no permission.
    "licence_free": """
        no_/further/separate/export_licence/authorisation/permission/approval_is/is-ever/will-be_required/needed/necessary
        no_/further/separate/export_licence/authorisation/permission/approval_would-be/can-be/can-ever-be/_required/needed/necessary
        no_additional/bis/new/other_licence/authorisation/permission/approval_is/is-ever/will-be_required/needed/necessary
        no_additional/bis/new/other_licence/authorisation/permission/approval_would-be/can-be/can-ever-be/_required/needed/necessary
        needs/requires/calls-for/takes_no_/further/separate/export/bis/other_licence/authorisation/permission
        needs/requires/calls-for/takes_no_/further/separate/export/bis/other_approval/permit/filing/licensing
        not_need/require/call-for_/a/an/any/its-own/separate/further/another/export_licence/authorisation/permission/approval
        no_need_for/of/to-obtain/to-seek/to-apply_/a/any/further/for_licence/authorisation/permission/approval
        licence/authorisation/permission/approval_is_unnecessary/superfluous/not-required/not-needed/not-necessary licence-free
        free_of/from_/any/all/a_licence/licensing no_licensing/licence_requirement need_not_be_licensed needs_nothing requires_nothing
        nothing_/more/further_is_required/needed dispense/dispenses_with_/a_licence nlr no_licence_requirement
    """,
    "without_licence": """
        without_/a/any/an/further/an-export_licence/authorisation/permission/approval
        without_a-further/a-bis/fresh/new/separate/a-separate/another_licence/authorisation/permission/approval licence-free unlicensed
    """,
    # Whatever the facts may be.
    "whoever": """
        once so_long_as as_long_as
        whoever whomever whatever wherever regardless irrespective no_matter always invariably in_all/every_case/circumstance anywhere
        any_country/place/destination
        every_country even_if even_though even_where alone by_itself in_itself on_its_own per_se by_definition by_nature without_more
        all_ciphertext any_ciphertext =ever
    """,
    "immaterial": """
        irrelevant immaterial no/not/never_matter/matters no_bearing no_difference no_relevance no_significance no_moment no_importance
        no_consequence
        beside_the_point neither_here_nor not_material not_relevant nothing_turns contractual_point point_of_contract of_no_interest no_part
    """,
    # A thing done, not one to be done.
    "has_moved": """
        =was/were/been/has/have/had_exported/reexported/shipped/transferred/released/sent/moved/disclosed/decrypted/unwrapped
        =was/were/been/has/have/had_opened/leaked/copied/replicated/uploaded/delivered/shared/placed/crossed/handed
        =has/have/had_left/gone
    """,
    "moved_then": """
        =exported =reexported =shipped =sent =transferred =released =opened =decrypted =unwrapped =disclosed =leaked =left =went =crossed
        =handed =copied =replicated =moved =uploaded =delivered =gave =put
    """,
    # A rule that is gone, or does not bind yet.
    "repealed": """
        rescind* rescission repeal* vacat* annul* nullif* scrap* abolish* abrogat* quash* axed jettison* struck_down =dead dead_letter
        defunct expired =lapsed
        is_no_more ceased_to_be
        =was/were/been/being_withdrawn/revoked/pulled/suspended/stayed/lifted/dropped/postponed/deferred/delayed/cancelled
        =was/were/been/being_canceled/shelved/removed/discarded/abandoned/frozen/paused/overturned/superseded/killed/undone
        set_aside put_on_hold rolled_back done_away no_longer_in-force/in-effect/applies/binds/binding/law/exists
        no_longer_operative/enforced/there/stands/enforces/on-the-books/applicable/effective
        =is/are/stands/remains_suspended/stayed/repealed/revoked/rescinded/vacated
        off_the_books off_the_table fell_away fallen_away falls_away ceased_to_apply/bind/exist/have not_enforced/enforceable
        not_be_enforced stopped_enforc*
        never_took/come/came/take_effect/into history a_thing_of_the_past never_survived not_survive
    """,
    "takes_back": """
        =withdrew =rescinded =revoked =repealed =pulled =abandoned =dropped =scrapped =suspended =lifted =stopped =shelved =postponed
        =vacated =axed
        =delayed =cancelled =killed =stayed =froze =paused did_away
    """,
    "not_binding": """
        not/never_/yet/be/yet-be_in-force/in-effect/operative/binding/bind/enforceable/applicable/apply/effective
        not/never_/yet/be/yet-be_begun/started/arrived/live/law/bite/operate/start/running
        not/nor_/yet_take-effect/taken-effect/come-into/kicked-in/kick-in/entered-into/been-in-force/bound
        yet_to_take/come/apply/start/bind/begin/enter
        of_no_effect of_no_force without_effect not_have_taken/begun/started/come/bitten still_ahead still_to_come lies_ahead in_the_future
    """,
    "grace_period": "grace_period transition/transitional_period period_of_grace before_compliance phase-in_period run-up window_before",
    # Within one country.
    "in_country": """
        in-country domestic within_the_republic within_the_country same_country same_city same_island the_island the_republic local_company
        local_firm local_party local_transfer within_singapore inside_singapore stays_in stay_in remains_in remain_in never_leave not_leave
    """,
    "hands_over": """
        release* releas* deliver* hand handing handed hand-over handover transfer* pass passing passed supply supplies supplying give giving
        receipt receive receives receiving keying keyed token furnish* turn_over turning_over surrender* provision collect collection
    """,
    "licensed_place": """
        =licensed/authorised/authorized/approved/permitted/cleared_site/sites/location/locations/place/places
        =licensed/authorised/authorized/approved/permitted/cleared_destination/destinations/vault/vaults/facility/facilities
    """,
    "in_scope": """
        within/inside/under/in_/the_/territorial_scope
        within/inside_the/its/that/our/this_/existing/bis/export/april_licence/authorisation/permit
        falls/comes_within/under/inside within_the_licence's within_the_bureau's inside_the_bureau's
        scope_of_the_licence/authorisation/bureau's part_of_the_licensed
        within/inside/under_the_terms_of scope_of_what =is/are/already/duly/also_licensed/authorised/authorized
    """,
}


def _spelled_out(entry: str) -> Iterator[str]:
    """The terms of an entry: one for every choice among the alternatives ("a/b") of its words."""
    sign, body = ("=", entry[1:]) if entry.startswith("=") else ("", entry)
    for chosen in product(*(part.split("/") for part in body.split("_"))):
        yield sign + " ".join(part.replace("-", " ") if "/" in body else part for part in chosen if part)


TRADE_TERMS: Mapping[str, tuple[str, ...]] = {
    name: tuple(dict.fromkeys(term for entry in listed(terms) for term in _spelled_out(entry)))
    for name, terms in (_GROUPS | DEAL_GROUPS).items()
}
