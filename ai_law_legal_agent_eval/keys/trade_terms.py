"""Words that lawyers use for the same thing, by the group name that a key's forms may write as `~group`.

A table and not a matter: no entry knows any matter, so that a key gets every wording of a trade idea by naming it. Alternatives are
written as in a form: words by their stems, `word*` with any ending, `=words` as they stand; `_` for a blank, `a/b_c` for "a c" and "b c",
where "-" joins the words of one choice and an empty choice may be left out.
"""

from collections.abc import Iterator, Mapping
from itertools import product

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
        must shall required require requires requirement need needs needed =oblige =obliged =obliges obligat* obligation* bound =binding
        compel* mandatory mandat* compulsory obligatory duty duties has_to have_to had_to no_choice no_option no_discretion
        no_alternative not_optional not_voluntary not_discretionary demands demanded statutory legally by_law law_requires unavoidable
        owed owes incumbent imperative not_free_to not_at_liberty only_be_lawful no_room prescribes prescribe prescribed dictates
        only_lawful
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
        not_call_for not_need_bis not_require_bis needs_no requires_no need_no require_no licence_is_unnecessary license_is_unnecessary
        licence_unnecessary license_unnecessary filing_is_unnecessary nobody_to_ask nothing_more without_more_ado not_engage
        no_export_authori* needs_nothing requires_nothing not_need_a_bis not_require_a_bis not_need_an_export not_require_an_export
        no_need_for_a_licen* no_need_to_license no_need_to_apply need_not_ask need_not_be_asked need_not_be_consulted need_not_be_told
        bis_need_not without_asking without_reference_to without_recourse_to no_export-control_objection no_export_control_objection
        no_licensing_question no_licensing_issue no_licensing_point no_licensing_consequence* no_export-control_issue no_export_issue
        no_regulatory_objection no_export_question without_going_to nobody_else_to_ask no_clearance no_consent
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
    # Parts of predicates, to stand beside names and other groups in one term ("@name ~be ~on_list").
    "be": """
        =is =are =was =were =be =been =being becomes become became stands counts_as count_as counted_as ranks_as rank_as qualifies_as
        qualify_as constitutes amounts_to has_become have_become has_been have_been had_been
    """,
    "treated": """
        deemed deemed_to_be deemed_to_be_itself considered considered_as considered_to_be regarded_as treated_as treated_like treat_as
        treat_it_as treats_it_as viewed_as seen_as looked_on_as taken_to_be taken_as held_to_be classed_as classified_as counted_as
        counts_as count_as ranks_as handled_as dealt_with_as to_be_deemed to_be_treated_as to_be_regarded_as to_be_considered
        treat_serindit_as on_a_par_with on_the_same_footing_as stands_in_the_shoes_of equated_with =made =rendered same_standing_as
        same_legal_standing_as same_position_as same_status_as same_treatment_as same_footing_as no_different_from same_box_as
        same_boat_as same_category_as same_class_as no_better_than indistinguishable_from equivalent_to tantamount_to
    """,
    "on_list": """
        =listed a_listed an_entity_list an_entity_listed entity_listed =blacklisted a_blacklisted on_the_entity_list on_entity_list
        on_the_list on_the_bis on_that_list on_bis's on_the_bureau's on_the_u.s. a_restricted_party a_denied_party a_sanctioned
        a_designated a_restricted_person a_denied_person a_party_on_the a_person_on_the in_the_entity_list within_the_entity_list
        under_the_entity_list subject_to_the_entity_list caught_by_the_entity covered_by_the_entity caught_by_the_listing
        covered_by_the_listing an_entry_on_the_entity its_own_entry a_de_facto_listed de_facto_listed an_entity_of_concern_on
        tainted_by_the_listing part_of_the_listing
    """,
    "makes": """
        make makes made making render renders rendered rendering turn turns turned turning put puts placed places bring brings brought
        land lands transform transforms transformed convert converts converted gets got leave leaves
    """,
    # What a listing carries with it, and how it is said to go on to another.
    "listed_status": """
        =listing =listings listed_status list_status entity_list_status entity_list_entry status_as_a_listed status_of_a_listed
        shareholder's_status owner's_status parent's_status investor's_status party's_status shareholder_status that_status same_status
        its_status designation entity_list_restriction* entity_list_requirement* entity_list_licen* entity_list_prohibition*
        entity_list_control* licence_obligation license_obligation licence_requirement license_requirement licensing_requirement
        licence_duty export_restrictions restrictions_on_the_owner the_restrictions the_prohibition the_taint the_stigma the_designation
    """,
    "flows": """
        extend* flow* pass passes passed =carries =carry =carried attach* reach* appl* inherit* attribut* imput* spread* transfer*
        percolat* trickl* cascad* cover* catch* caught captur* embrac* engulf* descend* migrat* travel* transmit* takes_on took_on
        take_on taken_on assum* acquir* shar* follows_through run_down runs_down comes_down binds =bind =taints =taint infect* rubs_off
        contaminat*
    """,
    "stake": """
        stake* shareholding* share_holding participation holding holdings interest interests minority equity owned owns owner owners
        ownership co-owner* shareholder* investor* controlling percentage percent per_cent the_chains two_chains both_chains aggregate
        acquired =shares a_quarter one_quarter listed_hands 25%_line
    """,
    "needs_licence": """
        trigger_a_licen* triggers_a_licen* triggered_a_licen* trigger_licen* triggers_licen* trigger_the_licen* triggers_the_licen*
        triggers_744 trigger_744 triggered_744 triggers_section licence_required license_required licence_is_required
        license_is_required licence_is_needed license_is_needed licence_is_now_needed license_is_now_needed licence_is_necessary
        license_is_necessary licence_was_needed license_was_needed licence_was_required license_was_required licence_has_been_required
        license_has_been_required licence_has_been_needed license_has_been_needed needs_a_licen* need_a_licen* needed_a_licen*
        require_a_licen* requires_a_licen* required_a_licen* needed_licen* requires_licen* require_licen* required_licen*
        requiring_a_licen* requiring_licen* require_a_bis requires_a_bis required_a_bis needs_a_bis need_a_bis needed_a_bis require_bis
        requires_bis required_bis needs_bis need_bis needed_bis require_authori* requires_authori* required_authori* require_prior
        required_prior requires_prior needs_prior need_authori* needs_authori* needed_authori* need_an_authori* needs_an_authori*
        needed_an_authori* require_an_authori* requires_an_authori* required_an_authori* needed_prior require_an_export
        requires_an_export required_an_export needs_an_export need_an_export needed_an_export subject_to_licen* subject_to_a_licen*
        subject_to_the_licen* subject_to_bis licensable must_be_licensed must_have_been_licensed to_be_licensed been_licensed
        within_the_licen* under_a_licence under_licence under_license only_with_a_licen* only_under_a_licen* only_under_licen*
        calls_for_a_licen* call_for_a_licen* called_for_a_licen* cannot_be_supplied_without cannot_be_sold_without cannot_be_sold_to
        cannot_be_shipped may_not_be_supplied may_not_be_sold cannot_ship_without not_ship_without not_go_without no_order_may
        no_sale_may cannot_lawfully not_lawfully without_a_licence_from without_a_license_from without_authorisation_from
        without_authorization_from unless_bis unless_licensed a_licence_must a_license_must obtain_a_licen* apply_for_a_licen*
        seek_a_licen* wait_for_a_licen* a_licence_for_each a_licence_for_every a_license_for_every a_license_for_each
    """,
    "a_licence": """
        licence license licences licenses licensing authorisation authorization authorisations authorizations permit bis_approval
        bis_permission government_approval export_approval
    """,
    "is_required": """
        required requires require needed needs =need necessary mandatory compulsory obligatory essential indispensable must should
        ought_to had_to has_to have_to lacked lacks lacking missing absent called_for calls_for calls_in demanded demands due imperative
        obligated obliged cannot_ship cannot_leave cannot_go cannot_move cannot_lawfully can_only ought_to_have
    """,
    # A rule that is said to bind at present.
    "in_force": """
        already now_binds binds_now now_applies applies_now now_in_force in_force in_effect took_effect taken_effect takes_effect
        has_effect had_effect has_bound have_bound had_bound binding bound_by been_bound is_bound are_bound was_bound were_bound =binds
        governs governed governing currently at_present presently today now_governs operative operates live began_to_apply
        begun_to_apply started_to_apply has_applied have_applied had_applied applied_from applies_from applied_since has_been_binding
        became_binding effective started_to_bite has_bitten kicked_in in_operation is_law good_law force_of_law the_law_now
        must_be_complied must_be_observed to_be_observed to_be_complied at_once immediately catches caught_by covered_by captured_by
        falls_under fall_under fell_under falls_within comes_under came_under subject_to =reaches =reached =prohibits =prohibited
        =forbids =forbade =barred =bars =covers =covered =regulates =controls
    """,
    "out_of_line": """
        ignored disregard* overlooked flouted fell_foul falls_foul fall_foul foul_of ran_afoul afoul in_the_teeth_of in_defiance defied
        defies against_the_rule against_that_rule not_complied not_comply failed_to_comply non-complian* without_the_licence_it
        without_the_license_it without_the_authori* lacked_a_licen* lacked_the_licen* lacking_a_licen* lacking_the_licen*
        lacked_authori* no_licence_was_obtained no_license_was_obtained no_authorisation_was_obtained no_authorization_was_obtained
        no_licence_was_held no_license_was_held licence_it_requires license_it_requires
    """,
    # What numbers are said to prove.
    "proves": """
        prove* proof proving shows_that show_that shown_that shows_how showing_that as_shown_by shown_by demonstrat* establish* confirm*
        evidence_of evidence_that evidences conclusive* it_follows follows_that follows_from we_conclude concludes_that conclude_from
        conclude_that must_conclude tells_us tell_us reveals reveal means_that can_only_mean only_mean only_one_thing
        only_one_explanation only_explanation no_other_explanation leaves_no_doubt no_doubt no_room_for_doubt points_conclusively
        betray* gives_away amounts_to certain certainty undeniabl* a_fact established_fact fact_that exposes attests documents_the
        explained_only only_be_explained can_be_explained_only inescapable speak_for_themselves speaks_for_itself no_other_conclusion
        one_conclusion
    """,
    "diverted": """
        divert* smuggl* reexported re-exported reexporting re-exporting traffick* resold reselling sold_on selling_on sold_out_of
        sold_off sold_elsewhere sold_abroad sold_to_third sold_onward shipped_on shipped_onward shipped_out shipped_abroad
        shipped_elsewhere sent_abroad sent_on sent_elsewhere sent_out moved_out moved_abroad moved_on moved_elsewhere moved_off
        taken_out taken_abroad taken_away spirited siphon* syphon* funnel* passed_on went_to went_abroad =gone_to gone_abroad
        gone_elsewhere went_elsewhere went_onward left_the_country left_the_site left_the_hall went_astray transferred_to
        in_the_hands_of ended_up_in ended_up_abroad no_longer_in_the_country no_longer_at_the_site another_country exported_again
        unlawfully_exported offloaded changed_hands found_their_way found_its_way made_their_way into_other_hands into_the_wrong_hands
        in_other_hands sold_to_others sold_to_somebody passed_to_third passed_to_others running_elsewhere run_elsewhere
        operating_elsewhere in_use_elsewhere installed_elsewhere deployed_elsewhere been_exported were_exported out_of_the_country
    """,
    "diversion": """
        diversion* smuggling reexport reexports re-export re-exports resale onward_sale illegal_transfer unlawful_transfer
        unauthorised_transfer unauthorized_transfer illegal_export unlawful_export third_countries third_country restricted_destination
        restricted_destinations black_market grey_market gray_market abroad overseas
    """,
    # To tell the authority, and to have to.
    "must_do": """
        must shall has_to have_to needs_to need_to required_to obliged_to obligated_to bound_to compelled_to legally_bound_to
        duty-bound_to duty_to obligation_to requirement_to no_choice_but_to no_option_but_to no_alternative_but_to mandated_to
        has_got_to forced_to constrained_to will_have_to cannot_but responsibility_to compelling_it_to to_be under_a_duty_to owes_it_to
    """,
    "tell_authority": """
        disclose self-disclose self_disclose self-report self_report report_to_bis report_to_the_bureau report_to_commerce
        report_to_the_authorit* report_to_the_government report_it_to_bis report_this_to_bis report_the_violation report_the_matter
        report_the_reexport report_the_suspected report_the_breach report_the_incident report_the_diversion report_the_facts
        report_the_finding report_a_known report_the_eight report_a_violation report_itself notify_bis notify_the_bureau notify_commerce
        notify_the_authorit* notify_the_government notify_oee notify_the_office notify_the_agency notify_the_u.s. notify_the_us
        inform_bis inform_the_bureau inform_commerce inform_the_authorit* inform_the_office inform_the_government inform_the_agency
        inform_the_u.s. tell_bis tell_the_bureau tell_commerce tell_the_authorit* tell_the_government tell_washington go_to_bis
        go_to_the_bureau come_forward come_clean go_to_the_authorit* go_to_the_government make_a_disclosure make_a_self-disclosure
        make_a_voluntary make_disclosure make_a_report make_an_initial make_a_notification make_a_filing make_a_full_disclosure
        make_a_clean_breast file_a_disclosure file_a_self-disclosure file_a_voluntary file_a_report file_a_notification file_a_vsd
        file_an_initial file_with_bis file_with_the_bureau file_disclosure submit_a_disclosure submit_a_self-disclosure
        submit_a_voluntary submit_a_report submit_a_vsd submit_an_initial submit_a_notification submit_disclosure lodge_a_disclosure
        lodge_a_self-disclosure lodge_a_voluntary lodge_a_report lodge_a_vsd lodge_an_initial give_notice_to_bis give_bis_notice
        send_bis send_a_disclosure write_to_bis voluntarily_disclose voluntarily_self-disclose alert_bis alert_the_bureau advise_bis
        advise_the_bureau be_self-disclosed be_disclosed_to_bis be_disclosed_to_the_bureau be_disclosed_to_the_authorit*
        be_reported_to_bis be_reported_to_the_bureau be_reported_to_the_authorit* be_reported_to_commerce be_notified_to_bis
        be_brought_to_the_bureau turn_itself_in
    """,
    "disclosure": """
        self-disclosure* self_disclosure* voluntary_disclosure* vsd vsds =764.5 disclosure_to_bis disclosure_to_the_bureau
        disclosure_to_commerce disclosure_to_the_authorit* disclosing_to_bis =disclosure =disclosing self-report* self_report*
        notification_to_bis notification_to_the_bureau notification_of_bis notification_of_the_bureau notifying_bis notifying_the_bureau
        notification_of_the_us notification_of_the_u.s. notification_of_the_authorit* informing_bis informing_the_bureau telling_bis
        telling_the_bureau reporting_to_bis reporting_to_the_bureau report_to_bis report_to_the_bureau report_to_commerce
        report_to_the_u.s. report_to_the_us report_to_the_authorit* initial_notification office_of_export_enforcement filing_with_bis
        filing_with_the_bureau notice_to_bis notice_to_the_bureau coming_forward reporting_the_matter reporting_the_violation
        reporting_the_reexport reporting_the_eight
    """,
    "compulsory": """
        mandatory compulsory obligatory not_optional not_voluntary not_discretionary no_longer_voluntary no_longer_optional required_by
        legally_required is_required was_required are_required is_a_requirement a_legal_requirement legal_requirement legal_obligation
        legal_duty statutory is_a_must imperative unavoidable inescapable is_due must_be_made must_be_filed must_be_submitted
        must_be_lodged must_be_given must_follow must_go has_to_be_made has_to_be_filed has_to_be_submitted has_to_be_given
        have_to_be_made needs_to_be_made needs_to_be_filed is_to_be_made is_to_be_filed may_not_be_postponed cannot_be_postponed
        may_not_be_omitted is_demanded not_a_matter_of_choice not_a_matter_of_discretion no_way_around cannot_avoid cannot_escape
        cannot_be_avoided no_avoiding not_left_to not_up_to non-negotiable not_negotiable must_happen has_to_happen must_take_place
        must_reach no_getting_around not_open_to not_something_the not_a_choice not_an_option_but no_choice no_option no_discretion
        no_alternative is_owed a_duty an_obligation the_duty the_obligation duty-bound prescribed obligation_to_the deadline
        clock_is_running
    """,
    "law_demands": """
        requires require oblige* compel* mandate* =demands commands dictates prescribes imposes leaves_no_choice leaves_no_option
        leave_no_choice leave_no_option leaves_no_discretion forces
    """,
    # Goods that are said never to have come.
    "not_arrived": """
        never_reached never_arrived never_got never_came never_made_it never_turned_up never_showed_up never_received never_delivered
        never_completed never_seen never_left_singapore not_reach not_arrive not_arrived not_get_to not_come not_received not_receive
        not_delivered not_turn_up not_make_it not_been_delivered not_been_received failed_to_reach failed_to_arrive fails_to_reach
        disappear* vanish* went_missing gone_missing is_missing are_missing was_lost were_lost unaccounted still_in_singapore
        still_at_merbok still_with_the_forwarder remains_in_singapore remained_in_singapore remain_in_singapore stayed_in_singapore
        lost_track no_trace got_lost lost_on_the_way nothing_to_show_that nothing_shows_that no_proof_of_arrival no_evidence_of_arrival
        no_evidence_of_delivery no_record_of_arrival whereabouts lost_sight
    """,
    "no_consent": """
        without_consent without_written_consent without_prior_written without_prior_consent without_prior_approval without_any_consent
        without_the_consent without_the_written without_the_prior without_hessary's without_permission without_written_permission
        without_approval without_authority without_asking without_the_approval without_the_permission without_the_agreement no_consent
        no_written_consent no_prior_written no_prior_consent no_prior_approval no_approval no_permission nobody_consented
        nobody_had_consented nobody_agreed nobody_had_agreed nobody_approved never_consented never_agreed never_approved never_authori*
        not_consented not_consent not_agree not_agreed not_approved not_authori* before_anybody before_anyone before_consent
        before_the_consent before_written_consent before_any_consent before_approval after_the_fact after_the_event after-the-fact
        ex_post retroactive* retrospective* in_retrospect backdated belated* consent_too_late consent_was_late consent_was_given_too
        consent_came_too consent_came_after consent_came_late consent_only_after consent_only_came consent_followed consent_was_only
        after_the_goods consent_was_missing consent_was_lacking lacked_consent was_not_asked were_not_asked not_been_asked
        not_been_consulted not_consulted unbeknown* unilateral* on_its_own_authority on_its_own_initiative consent_was_never
        consent_was_not consent_is_missing consent_is_lacking not_sought never_sought behind_hessary's unapproved uncleared
    """,
    # What a paper is said to do for who holds it.
    "shields": """
        protect* shield* insulat* exonerat* absolv* reliev* excus* immun* discharg* =releases =released =release safeguard* indemnif*
        exempt* exculpat* =covers_us covers_the =is_covered are_covered fully_covered =safe is_safe safe_harbour safe_harbor
        safe-harbour safe-harbor complete_defence complete_defense full_defence full_defense absolute_defence absolute_defense a_defence
        a_defense good_defence good_defense defence_to defense_to complete_answer full_answer sufficient_answer adequate_answer shelter
        takes_the_risk take_the_risk takes_the_burden take_the_burden lifts_the_burden met_its meets_its met_all meets_all off_the_hook
        in_the_clear home_and_dry out_of_the_woods clean_hands clean_bill no_exposure not_exposed no_liability not_liable
        no_responsibility not_responsible not_answerable not_accountable no_claim_can no_claim_may nothing_to_fear beyond_reproach
        beyond_reach cannot_be_held cannot_be_blamed cannot_be_penali* cannot_be_sanctioned cannot_be_charged cannot_be_prosecuted
        cannot_be_liable can't_be_held can't_be_blamed cannot_be_faulted not_be_held not_be_liable not_be_blamed not_be_penali*
        not_be_faulted not_be_charged free_of_liability free_from_liability free_of_responsib* free_from_responsib* no_risk without_risk
        bulletproof watertight done_all done_everything done_enough did_all did_enough all_that_the_law fully_complied satisfied_its
        satisfies_its fulfilled_its fulfils_its shifts shifted passes_the passes_all transfers_the transfers_all moves_the lies_solely
        lies_only rests_solely rests_only solely_with only_with_the answers_for takes_over does_away_with dispens* frees =free waives
        waived takes_care_of out_of_reach firing_line beyond_the_reach good_faith insur*
    """,
    "ends": """
        =ends =ended removes removed lifts lifted extinguish* eliminates eliminated negates negated excludes wipes_out takes_away
        displaces displaced replaces does_away_with absorbs neutralis* neutraliz* supersedes takes_the_place_of stands_in_for dispels
        rules_out brings_an_end_to puts_an_end_to is_the_end_of cuts_off
    """,
    "no_inquiry": """
        can_stop may_stop could_stop can_close may_close could_close need_not_be no_longer_necessary no_longer_needed needs_no_further
        need_not_look need_not_inquire need_not_enquire need_not_ask need_not_check need_not_investigate need_not_verify need_not_probe
        need_not_pursue need_not_chase need_not_visit need_not_do need_not_go need_not_make need_not_dig need_not_test need_not_follow
        no_need_to no_duty_to no_obligation_to no_reason_to no_call_to need_look_no need_ask_no need_do_no need_go_no need_inquire_no
        not_need_to not_have_to not_obliged_to not_required_to not_bound_to no_longer_has_to no_longer_needs_to no_further_diligence
        no_further_due no_further_inquir* no_further_enquir* no_further_check* no_further_question* no_further_investigation
        no_further_verification no_further_steps no_further_step no_more_questions no_additional_diligence
        further_diligence_is_unnecessary further_inquiry_is_unnecessary further_enquiry_is_unnecessary unnecessary superfluous redundant
        dispens* stop_asking without_further without_more without_asking without_inquiry without_any_further without_checking
        without_looking entitled_to_rely free_to_rely may_safely_rely can_safely_rely may_rely can_rely justified_in_relying
        may_take_it_at may_simply_rely rightly_relied right_to_rely ends_the_inquiry ends_the_enquiry closes_the_inquiry
        closes_the_enquiry makes_further end_of_the_matter
    """,
    "suffices": """
        sufficient suffices is_enough was_enough are_enough good_enough enough_by_itself adequate =settles =resolves =disposes =answers
        =clears =cures =settled =closes =removes =satisfies =dispels =eliminates =lifts will_settle will_resolve will_cure will_dispose
        will_answer will_clear will_remove will_close will_satisfy would_settle would_resolve would_cure lays_to_rest puts_to_rest
        takes_care all_that_is_needed all_that_the all_we_need conclusive definitive
    """,
    # Use of a computer from a distance.
    "remote_use": """
        login* logon* log_in log_on log_into signin* sign_in sign_on sign_into remote* access cloud_access cloud_use session* connect*
        dial_in over_the_network over_the_internet over_the_wire use_of_the use_of_these use_of_u.s. use_by used_from used_by use_from
        usage operated_from operate_from operated_by command* run_jobs running_jobs runs_jobs run_a_job running_training submit_jobs
        job_submission run_training run_workloads use_the_node* uses_the_node* using_the_node* work_on_the_cluster works_on_the_cluster
        user users may_let can_let may_give can_give may_open may_log may_sign may_use may_access can_log can_sign can_use can_access
        could_access could_use may_not_log may_not_sign may_not_use may_not_access cannot_log cannot_sign cannot_use cannot_access
        accounts_to grant_accounts give_accounts granting_accounts touch opened_to opening_to open_to control_of_a control_of_the =use
        =uses =using work_on works_on working_on operat* drive drives runs_a
    """,
    "abroad": """
        abroad overseas offshore foreign outside_the_united_states outside_the_u.s. outside_the_us non-u.s. non-us cross-border
        out_of_the_country other_countries another_country
    """,
    "hardware": """
        node* gpu* accelerator* chip chips 3a090* 4a090* hardware server* equipment rack* machine* processor* computing_item* computer*
        semiconductor* card cards integrated_circuit*
    """,
    "exports": """
        =exports =exporting =exported re-exports re-exported re-exporting =reexports =reexported
    """,
    "an_export": """
        an_export export_of exports_of an_unlicensed_export a_re-export a_reexport re-export* an_export_transaction a_regulated_export
        a_deemed_export deemed_export a_controlled_export equals_export equal_export means_export unlicensed_export unlicensed_exports
        involves_export unauthorised_export unauthorized_export =exported
    """,
    # Said to be, in law, a thing that it is not.
    "amounts_to": """
        is_a is_an is_in is_the are_a constitut* amount* equal* equivalent counts count qualif* treated regarded deemed considered
        viewed classed means mean comes_to involv* result* effect* caus* entail* tantamount same_as is_to_be becomes become ranks_as
        rank_as stands_for no_different_from nothing_but nothing_less in_law in_substance receives received takes_place take_place
        occurs occur happens happen arises arise brings_about gives_rise entails like_shipping like_sending like_exporting
    """,
    "only_with_licence": """
        without_a_licen* without_licen* without_any_licen* without_an_export without_authori* without_an_authori* without_bis
        unless_licensed unless_a_licen* no_licence_has no_license_has no_licence_was no_license_was no_licence_is_held unlicensed
    """,
    "cannot": """
        cannot can't must_not mustn't may_not shall_not not_be not_lawfully not_allowed not_permitted never forbidden prohibited barred
        unlawful illegal
    """,
    # A duty to report, and the report itself.
    "report_duty": """
        report* dut* obligat* requirement* filing* file filed notif* submission* submit* threshold notice* must_file have_to_file
        has_to_file
    """,
    "no_report": """
        no_report no_reports no_reporting no_training_report no_compute_report no_bis_report no_filing no_filings no_duty no_obligation
        no_requirement no_notice no_notification no_submission not_due not_required not_needed not_necessary not_called need_not
        needs_not needs_no need_no =needless unnecessary superfluous redundant pointless nothing_to_report nothing_to_file
        nothing_to_submit nothing_need nothing_needs nothing_has nothing_must nothing_is_due nothing_is_to not_have_to not_need_to
        not_has_to not_more no_longer_any no_longer_anything no_longer_under no_longer_obliged no_longer_required no_longer_bound
        no_longer_need* no_longer_have_to no_longer_has_to no_longer_must no_longer_due no_longer_subject no_more_reporting
        not_applicable inapplicable free_of free_from freed reliev* excus* releas* dispens* exempt* disregard ignored ignore
        can_be_dropped may_be_dropped be_dropped can_be_struck may_be_struck be_struck can_be_skipped be_skipped without_a_report
        without_report without_any_report without_filing without_a_filing moot obsolete academic of_no_interest no_interest
        no_consequence no_longer_matters no_longer_relevant off_the_table bind_nobody binds_nobody bind_no_one binds_no_one binds_no
        no_longer_collect* no_longer_ask* no_longer_want* without_reporting without_notifying not_be_filed not_be_made not_be_reported
        not_be_submitted
    """,
    # A duty or rule that is said to have come to an end.
    "duty_ended": """
        =died =dies abolish* abrogat* =ended =ends ceased ceases =fell =falls disappear* vanish* evaporat* obsolete moot =ended_with
        come_to_an_end came_to_an_end comes_to_an_end come_to_nothing came_to_nothing lost_its_basis lost_its_foundation
        lost_its_footing lost_its_force lost_its_legal lost_the_basis no_legal_basis without_basis no_basis no_foundation no_consequence
        no_effect fallen lapsed lapses swept_away wiped_out took_away takes_away taken_away put_an_end puts_an_end did_away does_away
        disposed_of disposes_of went_away went_with goes_with gone_with took_the extinguish* eliminat* terminat* discharg* kills killed
        removes removed lifts lifted dead_letter binds_nobody bind_nobody stopped_being stopped_apply* no_longer_law ceased_to_be =over
        =history of_the_past spent collapsed collapses falls_to_the expired nugatory no_longer_valid invalid so_has so_have so_did
        so_does overtaken without_effect without_force ineffective no_longer_collect* no_longer_ask* no_longer_want* no_longer_demand*
        no_longer_require* deprived deprives lost loses past_history thing_of_the_past redundant superseded
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
        registered_office registered_offices registered_address registered register registers registration incorporat* companies_house
        companies_register inscribed entered_in place_of_registration place_of_formation company_secretary =address
        country_of_registration organised_under organized_under
    """,
    "decides": """
        decid* determin* settl* fix* establish* govern* control* conclusive conclude* prov* prove proves show_that mean means confirm*
        dispos* decisive is_the_test is_the_criterion is_what_counts is_what_matters makes make made follow* gives having correct right
        stays stay keeps remains enough suffices sufficient therefore hence thus because since so consequence by_virtue by_reason
        by_operation on_the_strength on_the_basis for_that_reason accordingly being =as
    """,
    "support_work": """
        support* service* help* assist* maintenance maintain* serv* repair* troubleshoot* ticket* operating_support node_swap node_swaps
        hardware_swap* password_reset* routine_work lend_a_hand hand_to tend tending looking_after look_after =work
    """,
    "us_persons": """
        u.s._person* us_person* u.s.-person* us-person* american* u.s._citizen* us_citizen* u.s._national* us_national* pod engineer*
        support_team
    """,
    "banned": """
        prohibit* ban bans banned banning forbid* forbidden bar bars barred barring outlaw* disallow* preclud* proscrib* proscription
        interdict* rules_out ruled_out shut_out shuts_out unlawful* illegal* contraven* violat* breach breaches breached infring*
        transgress* stands_in_the_way stand_in_the_way not_tolerat* tolerates_no incompatible at_odds runs_counter veto* taboo
        in_violation offends_against offence offense criminal off_limits out_of_bounds not_allowed not_allow not_permit not_permitted
        not_lawful not_lawfully cannot_lawfully may_not_lawfully impermissible inadmissible allows_no allow_no permits_no permit_no
        leaves_no_room no_room against_the_law contrary_to_the_law in_breach are_caught is_caught not_be_supported not_be_served
        not_be_given not_be_provided must_cease must_stop must_end has_to_stop have_to_stop has_to_end has_to_cease not_be_continued
        must_be_stopped must_be_ended has_no_place
    """,
    "whole": """
        all any every each everything anything whatever whatsoever of_whatever at_all ordinary routine outright blanket complete
        completely entire entirely altogether total totally absolute absolutely even even_if no_level no_kind no_form no_matter
        in_any_way of_any_kind of_any_sort each_and_every wholesale generally simple not_only however across_the_board
        of_any_description in_any_form every_form
    """,
    # A matter said to be over; "closing" is a day of a deal and therefore no word of it.
    "finished": """
        =closed =closes closed_off closed_out close_the_book closed_the_book resolv* =settles =settled conclude concludes concluded
        dispose_of disposes_of disposed_of dispos* finish finishes finished over_and_done laid_to_rest lay_to_rest lays_to_rest
        put_to_bed put_to_rest behind_us behind_the_company behind_it behind_them fully_behind history_now ancient_history a_dead_letter
        dead_issue =dead draws_a_line draw_a_line drew_a_line drawn_a_line line_under exhaust* extinguish* swept_up swept_away mopped_up
        wound_up written_off discharg* absolv* exonerat* put_an_end puts_an_end brought_to_an_end brings_to_an_end came_to_an_end
        at_an_end end_of_the_matter end_of_the_story =ended done_with =dealt_with taken_care took_care takes_care no_longer_open
        no_longer_an_issue no_longer_a_risk no_longer_live no_longer_an_open no_longer_outstanding no_longer_actionable slate_clean
        clean_slate last_word final_word bygone* buried regulari* =cleared clean_bill final_disposition final_disposal final_resolution
        full_resolution complete_resolution final_settlement full_settlement complete_closure full_closure final_closure full_discharge
        complete_discharge complete_bar full_release general_release complete_release effect_of_a_release moot academic not_come_back
        never_come_back not_reopen never_be_reopened not_be_reopened cannot_be_reopened cannot_be_revisited not_be_revisited let_off
        let_go let_them_go let_it_go time-barred statute-barred to_a_close brought_to_an_end foreclos* preclud* rule_out rules_out
        ruled_out shut_out bar =bars barred beyond_challenge beyond_question beyond_dispute past_challenge put_beyond a_defence
        a_defense full_answer complete_answer decided_against declined_to water_under nothing_more_to no_more_to the_whole_picture
        ventilated accounted_for wrapped_up tied_up made_good spent run_its_course share_the_fate shares_the_fate out_of_the_way
        taken_off_the_table expunged washed_away purged healed cure cures cured
    """,
    # What a disclosure, a letter or a clause takes in.
    "takes_in": """
        cover* reach reaches reached includ* encompass* embrac* captur* extend* take_in takes_in took_in taken_in swept_up swept_in
        caught_up part_of =within fall_under falls_under fell_under fall_within falls_within fell_within =protects =protected
        were_described was_described were_reported was_reported been_reported =told_bis told_the laid_before put_before
        before_the_agency before_bis comprehensive exhaustive complete_in_every complete_as_to was_complete is_complete addressed
        addresses dealt_with held_nothing_back left_nothing_out omitted_nothing taken_up took_up picked_up subsumed embodied ventilated
        aired laid_open laid_bare full_and knew_of knew_about was_aware aware_of apprised seen looked_at examined reviewed considered
    """,
    # Freedom from what may follow on a breach.
    "no_exposure": """
        no_exposure no_liabilit* no_risk no_risks no_penalt* no_violation* no_breach* no_claim no_claims no_action no_sanction
        no_sanctions no_enforcement no_consequence* no_fines no_threat no_responsibilit* no_responsible no_challenge no_proceeding*
        no_prosecution no_danger no_further_exposure no_further_liabilit* no_further_risk no_further_risks no_further_penalt*
        no_further_violation* no_further_breach* no_further_claim no_further_claims no_further_action no_further_sanction
        no_further_sanctions no_further_enforcement no_further_consequence* no_further_fines no_further_threat no_further_responsibilit*
        no_further_responsible no_further_challenge no_further_proceeding* no_further_prosecution no_further_danger no_residual_exposure
        no_residual_liabilit* no_residual_risk no_residual_risks no_residual_penalt* no_residual_violation* no_residual_breach*
        no_residual_claim no_residual_claims no_residual_action no_residual_sanction no_residual_sanctions no_residual_enforcement
        no_residual_consequence* no_residual_fines no_residual_threat no_residual_responsibilit* no_residual_responsible
        no_residual_challenge no_residual_proceeding* no_residual_prosecution no_residual_danger no_remaining_exposure
        no_remaining_liabilit* no_remaining_risk no_remaining_risks no_remaining_penalt* no_remaining_violation* no_remaining_breach*
        no_remaining_claim no_remaining_claims no_remaining_action no_remaining_sanction no_remaining_sanctions no_remaining_enforcement
        no_remaining_consequence* no_remaining_fines no_remaining_threat no_remaining_responsibilit* no_remaining_responsible
        no_remaining_challenge no_remaining_proceeding* no_remaining_prosecution no_remaining_danger no_continuing_exposure
        no_continuing_liabilit* no_continuing_risk no_continuing_risks no_continuing_penalt* no_continuing_violation*
        no_continuing_breach* no_continuing_claim no_continuing_claims no_continuing_action no_continuing_sanction
        no_continuing_sanctions no_continuing_enforcement no_continuing_consequence* no_continuing_fines no_continuing_threat
        no_continuing_responsibilit* no_continuing_responsible no_continuing_challenge no_continuing_proceeding*
        no_continuing_prosecution no_continuing_danger no_outstanding_exposure no_outstanding_liabilit* no_outstanding_risk
        no_outstanding_risks no_outstanding_penalt* no_outstanding_violation* no_outstanding_breach* no_outstanding_claim
        no_outstanding_claims no_outstanding_action no_outstanding_sanction no_outstanding_sanctions no_outstanding_enforcement
        no_outstanding_consequence* no_outstanding_fines no_outstanding_threat no_outstanding_responsibilit* no_outstanding_responsible
        no_outstanding_challenge no_outstanding_proceeding* no_outstanding_prosecution no_outstanding_danger no_open_exposure
        no_open_liabilit* no_open_risk no_open_risks no_open_penalt* no_open_violation* no_open_breach* no_open_claim no_open_claims
        no_open_action no_open_sanction no_open_sanctions no_open_enforcement no_open_consequence* no_open_fines no_open_threat
        no_open_responsibilit* no_open_responsible no_open_challenge no_open_proceeding* no_open_prosecution no_open_danger
        no_more_exposure no_more_liabilit* no_more_risk no_more_risks no_more_penalt* no_more_violation* no_more_breach* no_more_claim
        no_more_claims no_more_action no_more_sanction no_more_sanctions no_more_enforcement no_more_consequence* no_more_fines
        no_more_threat no_more_responsibilit* no_more_responsible no_more_challenge no_more_proceeding* no_more_prosecution
        no_more_danger no_longer_any_exposure no_longer_any_liabilit* no_longer_any_risk no_longer_any_risks no_longer_any_penalt*
        no_longer_any_violation* no_longer_any_breach* no_longer_any_claim no_longer_any_claims no_longer_any_action
        no_longer_any_sanction no_longer_any_sanctions no_longer_any_enforcement no_longer_any_consequence* no_longer_any_fines
        no_longer_any_threat no_longer_any_responsibilit* no_longer_any_responsible no_longer_any_challenge no_longer_any_proceeding*
        no_longer_any_prosecution no_longer_any_danger no_export_exposure no_export_liabilit* no_export_risk no_export_risks
        no_export_penalt* no_export_violation* no_export_breach* no_export_claim no_export_claims no_export_action no_export_sanction
        no_export_sanctions no_export_enforcement no_export_consequence* no_export_fines no_export_threat no_export_responsibilit*
        no_export_responsible no_export_challenge no_export_proceeding* no_export_prosecution no_export_danger no_enforcement_exposure
        no_enforcement_liabilit* no_enforcement_risk no_enforcement_risks no_enforcement_penalt* no_enforcement_violation*
        no_enforcement_breach* no_enforcement_claim no_enforcement_claims no_enforcement_action no_enforcement_sanction
        no_enforcement_sanctions no_enforcement_enforcement no_enforcement_consequence* no_enforcement_fines no_enforcement_threat
        no_enforcement_responsibilit* no_enforcement_responsible no_enforcement_challenge no_enforcement_proceeding*
        no_enforcement_prosecution no_enforcement_danger no_regulatory_exposure no_regulatory_liabilit* no_regulatory_risk
        no_regulatory_risks no_regulatory_penalt* no_regulatory_violation* no_regulatory_breach* no_regulatory_claim
        no_regulatory_claims no_regulatory_action no_regulatory_sanction no_regulatory_sanctions no_regulatory_enforcement
        no_regulatory_consequence* no_regulatory_fines no_regulatory_threat no_regulatory_responsibilit* no_regulatory_responsible
        no_regulatory_challenge no_regulatory_proceeding* no_regulatory_prosecution no_regulatory_danger no_live_exposure
        no_live_liabilit* no_live_risk no_live_risks no_live_penalt* no_live_violation* no_live_breach* no_live_claim no_live_claims
        no_live_action no_live_sanction no_live_sanctions no_live_enforcement no_live_consequence* no_live_fines no_live_threat
        no_live_responsibilit* no_live_responsible no_live_challenge no_live_proceeding* no_live_prosecution no_live_danger
        no_legal_exposure no_legal_liabilit* no_legal_risk no_legal_risks no_legal_penalt* no_legal_violation* no_legal_breach*
        no_legal_claim no_legal_claims no_legal_action no_legal_sanction no_legal_sanctions no_legal_enforcement no_legal_consequence*
        no_legal_fines no_legal_threat no_legal_responsibilit* no_legal_responsible no_legal_challenge no_legal_proceeding*
        no_legal_prosecution no_legal_danger no_real_exposure no_real_liabilit* no_real_risk no_real_risks no_real_penalt*
        no_real_violation* no_real_breach* no_real_claim no_real_claims no_real_action no_real_sanction no_real_sanctions
        no_real_enforcement no_real_consequence* no_real_fines no_real_threat no_real_responsibilit* no_real_responsible
        no_real_challenge no_real_proceeding* no_real_prosecution no_real_danger no_civil_exposure no_civil_liabilit* no_civil_risk
        no_civil_risks no_civil_penalt* no_civil_violation* no_civil_breach* no_civil_claim no_civil_claims no_civil_action
        no_civil_sanction no_civil_sanctions no_civil_enforcement no_civil_consequence* no_civil_fines no_civil_threat
        no_civil_responsibilit* no_civil_responsible no_civil_challenge no_civil_proceeding* no_civil_prosecution no_civil_danger
        no_successor_exposure no_successor_liabilit* no_successor_risk no_successor_risks no_successor_penalt* no_successor_violation*
        no_successor_breach* no_successor_claim no_successor_claims no_successor_action no_successor_sanction no_successor_sanctions
        no_successor_enforcement no_successor_consequence* no_successor_fines no_successor_threat no_successor_responsibilit*
        no_successor_responsible no_successor_challenge no_successor_proceeding* no_successor_prosecution no_successor_danger
        no_such_exposure no_such_liabilit* no_such_risk no_such_risks no_such_penalt* no_such_violation* no_such_breach* no_such_claim
        no_such_claims no_such_action no_such_sanction no_such_sanctions no_such_enforcement no_such_consequence* no_such_fines
        no_such_threat no_such_responsibilit* no_such_responsible no_such_challenge no_such_proceeding* no_such_prosecution
        no_such_danger no_historic_exposure no_historic_liabilit* no_historic_risk no_historic_risks no_historic_penalt*
        no_historic_violation* no_historic_breach* no_historic_claim no_historic_claims no_historic_action no_historic_sanction
        no_historic_sanctions no_historic_enforcement no_historic_consequence* no_historic_fines no_historic_threat
        no_historic_responsibilit* no_historic_responsible no_historic_challenge no_historic_proceeding* no_historic_prosecution
        no_historic_danger no_past_exposure no_past_liabilit* no_past_risk no_past_risks no_past_penalt* no_past_violation*
        no_past_breach* no_past_claim no_past_claims no_past_action no_past_sanction no_past_sanctions no_past_enforcement
        no_past_consequence* no_past_fines no_past_threat no_past_responsibilit* no_past_responsible no_past_challenge
        no_past_proceeding* no_past_prosecution no_past_danger no_material_exposure no_material_liabilit* no_material_risk
        no_material_risks no_material_penalt* no_material_violation* no_material_breach* no_material_claim no_material_claims
        no_material_action no_material_sanction no_material_sanctions no_material_enforcement no_material_consequence* no_material_fines
        no_material_threat no_material_responsibilit* no_material_responsible no_material_challenge no_material_proceeding*
        no_material_prosecution no_material_danger no_lasting_exposure no_lasting_liabilit* no_lasting_risk no_lasting_risks
        no_lasting_penalt* no_lasting_violation* no_lasting_breach* no_lasting_claim no_lasting_claims no_lasting_action
        no_lasting_sanction no_lasting_sanctions no_lasting_enforcement no_lasting_consequence* no_lasting_fines no_lasting_threat
        no_lasting_responsibilit* no_lasting_responsible no_lasting_challenge no_lasting_proceeding* no_lasting_prosecution
        no_lasting_danger no_latent_exposure no_latent_liabilit* no_latent_risk no_latent_risks no_latent_penalt* no_latent_violation*
        no_latent_breach* no_latent_claim no_latent_claims no_latent_action no_latent_sanction no_latent_sanctions no_latent_enforcement
        no_latent_consequence* no_latent_fines no_latent_threat no_latent_responsibilit* no_latent_responsible no_latent_challenge
        no_latent_proceeding* no_latent_prosecution no_latent_danger not_any_exposure not_any_liabilit* not_any_risk not_any_risks
        not_any_penalt* not_any_violation* not_any_breach* not_any_claim not_any_claims not_any_action not_any_sanction
        not_any_sanctions not_any_enforcement not_any_consequence* not_any_fines not_any_threat not_any_responsibilit*
        not_any_responsible not_any_challenge not_any_proceeding* not_any_prosecution not_any_danger without_any_exposure
        without_any_liabilit* without_any_risk without_any_risks without_any_penalt* without_any_violation* without_any_breach*
        without_any_claim without_any_claims without_any_action without_any_sanction without_any_sanctions without_any_enforcement
        without_any_consequence* without_any_fines without_any_threat without_any_responsibilit* without_any_responsible
        without_any_challenge without_any_proceeding* without_any_prosecution without_any_danger nil_exposure nil_liabilit* nil_risk
        nil_risks nil_penalt* nil_violation* nil_breach* nil_claim nil_claims nil_action nil_sanction nil_sanctions nil_enforcement
        nil_consequence* nil_fines nil_threat nil_responsibilit* nil_responsible nil_challenge nil_proceeding* nil_prosecution
        nil_danger zero_exposure zero_liabilit* zero_risk zero_risks zero_penalt* zero_violation* zero_breach* zero_claim zero_claims
        zero_action zero_sanction zero_sanctions zero_enforcement zero_consequence* zero_fines zero_threat zero_responsibilit*
        zero_responsible zero_challenge zero_proceeding* zero_prosecution zero_danger nothing_to_fear nothing_to_answer nothing_to_worry
        nothing_left nothing_remains nothing_more_can nothing_further_can free_of_risk risk-free risk:_none exposure:_none risk:_nil
        exposure:_nil risk_is_nil exposure_is_nil no_liability_survives beyond_the_reach_of_enforcement out_of_reach beyond_reach
        beyond_enforcement safe_from secure_from buyer_is_safe
    """,
    "sellers": """
        seller* vendor* =founders founder_sellers former_owner* former_holder* former_shareholder* former_management old_owner*
        old_shareholder* old_holder* old_management previous_owner* previous_shareholder* prior_owner* prior_shareholder* past_owner*
        past_shareholder* ex-owner* ex-shareholder* people_who_sold those_who_sold persons_who_sold sell_side sell-side seller's_side
        outgoing_owner* outgoing_shareholder* outgoing_holder* departing_owner* departing_shareholder* transferors those_who_owned
        people_who_owned those_who_committed those_who_ran
    """,
    "buyers": """
        buyer* purchaser* acquirer* acquiror* =client =clients acquiring_party acquiring_company new_owner* new_shareholder* new_parent
        incoming_owner* incoming_shareholder* buy_side buy-side =us =we transferee*
    """,
    # What a company has to answer for, and the time from which it comes.
    "old_liability": """
        liabilit* exposure violat* breach* penalt* =fines offence* offense* wrongdoing* wrongs infring* contraven* non-complian*
        noncomplian* sanction* misconduct sins misdeed* transgress* consequences =past history legacy pre-closing_conduct
        earlier_conduct prior_conduct past_conduct previous_conduct historic_conduct earlier_exports past_exports earlier_transfers
        past_transfers former_transfers skeletons old_sins baggage responsibilit* what_the_target_did what_the_company_did what_was_done
        what_happened
    """,
    # Where a burden is said to lie.
    "stays_with": """
        =stay =stays =stayed =staying =remain =remains =remained =remaining =rest =rests =resting =lie =lies =sit =sits =belong =belongs
        =fall =falls =falling =leave =leaves =left =leaving =behind =keep =keeps =kept =retain =retains =retained =carry =carries
        =carried =bear =bears =borne =shoulder =shoulders =own =owns matter_for concern_of problem_of affair_of concern_alone
        problem_alone matter_of_the sellers'_risk sellers'_problem sellers'_concern sellers'_affair sellers'_responsibility
        sellers'_matter seller's_risk seller's_problem vendors'_problem vendors'_risk vendors'_concern only_be_imposed only_imposed
        would_be_for would_fall would_rest would_lie would_stay would_remain =for_the =on_the =solely =alone
    """,
    # A party that does not take something over.
    "takes_not_over": """
        not_inherit not_assume not_acquire not_bear not_succeed_to not_incur not_face not_carry not_answer not_be_answerable
        not_be_liable not_be_responsible not_be_accountable not_be_exposed not_be_pursued not_be_reached not_be_held not_be_penali*
        not_be_fined not_be_sanctioned not_be_affected not_be_touched not_be_charged not_stand_behind not_step_into not_be_saddled
        not_be_visited not_be_tainted not_be_bothered not_be_asked not_be_made_liable not_be_made_to_pay not_be_made_to_answer
        not_be_concerned not_be_on_the_hook not_step_into not_take_over not_take_on not_pick_up not_stand_in not_become_liable
        not_become_responsible not_be_visited not_be_troubled not_have_to_answer not_have_to_bear not_worry not_need_to_worry
        not_need_worry not_be_burdened never_inherit never_assume never_acquire never_bear never_succeed_to never_incur never_face
        never_carry never_answer never_be_answerable never_be_liable never_be_responsible never_be_accountable never_be_exposed
        never_be_pursued never_be_reached never_be_held never_be_penali* never_be_fined never_be_sanctioned never_be_affected
        never_be_touched never_be_charged never_stand_behind never_step_into never_be_saddled never_be_visited never_be_tainted
        never_be_bothered never_be_asked never_be_made_liable never_be_made_to_pay never_be_made_to_answer never_be_concerned
        never_be_on_the_hook never_step_into never_take_over never_take_on never_pick_up never_stand_in never_become_liable
        never_become_responsible never_be_visited never_be_troubled never_have_to_answer never_have_to_bear never_worry
        never_need_to_worry never_need_worry never_be_burdened neither_inherit neither_assume neither_acquire neither_bear
        neither_succeed_to neither_incur neither_face neither_carry neither_answer neither_be_answerable neither_be_liable
        neither_be_responsible neither_be_accountable neither_be_exposed neither_be_pursued neither_be_reached neither_be_held
        neither_be_penali* neither_be_fined neither_be_sanctioned neither_be_affected neither_be_touched neither_be_charged
        neither_stand_behind neither_step_into neither_be_saddled neither_be_visited neither_be_tainted neither_be_bothered
        neither_be_asked neither_be_made_liable neither_be_made_to_pay neither_be_made_to_answer neither_be_concerned
        neither_be_on_the_hook neither_step_into neither_take_over neither_take_on neither_pick_up neither_stand_in
        neither_become_liable neither_become_responsible neither_be_visited neither_be_troubled neither_have_to_answer
        neither_have_to_bear neither_worry neither_need_to_worry neither_need_worry neither_be_burdened cannot_inherit cannot_assume
        cannot_acquire cannot_bear cannot_succeed_to cannot_incur cannot_face cannot_carry cannot_answer cannot_be_answerable
        cannot_be_liable cannot_be_responsible cannot_be_accountable cannot_be_exposed cannot_be_pursued cannot_be_reached
        cannot_be_held cannot_be_penali* cannot_be_fined cannot_be_sanctioned cannot_be_affected cannot_be_touched cannot_be_charged
        cannot_stand_behind cannot_step_into cannot_be_saddled cannot_be_visited cannot_be_tainted cannot_be_bothered cannot_be_asked
        cannot_be_made_liable cannot_be_made_to_pay cannot_be_made_to_answer cannot_be_concerned cannot_be_on_the_hook cannot_step_into
        cannot_take_over cannot_take_on cannot_pick_up cannot_stand_in cannot_become_liable cannot_become_responsible cannot_be_visited
        cannot_be_troubled cannot_have_to_answer cannot_have_to_bear cannot_worry cannot_need_to_worry cannot_need_worry
        cannot_be_burdened nor_inherit nor_assume nor_acquire nor_bear nor_succeed_to nor_incur nor_face nor_carry nor_answer
        nor_be_answerable nor_be_liable nor_be_responsible nor_be_accountable nor_be_exposed nor_be_pursued nor_be_reached nor_be_held
        nor_be_penali* nor_be_fined nor_be_sanctioned nor_be_affected nor_be_touched nor_be_charged nor_stand_behind nor_step_into
        nor_be_saddled nor_be_visited nor_be_tainted nor_be_bothered nor_be_asked nor_be_made_liable nor_be_made_to_pay
        nor_be_made_to_answer nor_be_concerned nor_be_on_the_hook nor_step_into nor_take_over nor_take_on nor_pick_up nor_stand_in
        nor_become_liable nor_become_responsible nor_be_visited nor_be_troubled nor_have_to_answer nor_have_to_bear nor_worry
        nor_need_to_worry nor_need_worry nor_be_burdened won't_inherit won't_assume won't_acquire won't_bear won't_succeed_to
        won't_incur won't_face won't_carry won't_answer won't_be_answerable won't_be_liable won't_be_responsible won't_be_accountable
        won't_be_exposed won't_be_pursued won't_be_reached won't_be_held won't_be_penali* won't_be_fined won't_be_sanctioned
        won't_be_affected won't_be_touched won't_be_charged won't_stand_behind won't_step_into won't_be_saddled won't_be_visited
        won't_be_tainted won't_be_bothered won't_be_asked won't_be_made_liable won't_be_made_to_pay won't_be_made_to_answer
        won't_be_concerned won't_be_on_the_hook won't_step_into won't_take_over won't_take_on won't_pick_up won't_stand_in
        won't_become_liable won't_become_responsible won't_be_visited won't_be_troubled won't_have_to_answer won't_have_to_bear
        won't_worry won't_need_to_worry won't_need_worry won't_be_burdened doesn't_inherit doesn't_assume doesn't_acquire doesn't_bear
        doesn't_succeed_to doesn't_incur doesn't_face doesn't_carry doesn't_answer doesn't_be_answerable doesn't_be_liable
        doesn't_be_responsible doesn't_be_accountable doesn't_be_exposed doesn't_be_pursued doesn't_be_reached doesn't_be_held
        doesn't_be_penali* doesn't_be_fined doesn't_be_sanctioned doesn't_be_affected doesn't_be_touched doesn't_be_charged
        doesn't_stand_behind doesn't_step_into doesn't_be_saddled doesn't_be_visited doesn't_be_tainted doesn't_be_bothered
        doesn't_be_asked doesn't_be_made_liable doesn't_be_made_to_pay doesn't_be_made_to_answer doesn't_be_concerned
        doesn't_be_on_the_hook doesn't_step_into doesn't_take_over doesn't_take_on doesn't_pick_up doesn't_stand_in
        doesn't_become_liable doesn't_become_responsible doesn't_be_visited doesn't_be_troubled doesn't_have_to_answer
        doesn't_have_to_bear doesn't_worry doesn't_need_to_worry doesn't_need_worry doesn't_be_burdened don't_inherit don't_assume
        don't_acquire don't_bear don't_succeed_to don't_incur don't_face don't_carry don't_answer don't_be_answerable don't_be_liable
        don't_be_responsible don't_be_accountable don't_be_exposed don't_be_pursued don't_be_reached don't_be_held don't_be_penali*
        don't_be_fined don't_be_sanctioned don't_be_affected don't_be_touched don't_be_charged don't_stand_behind don't_step_into
        don't_be_saddled don't_be_visited don't_be_tainted don't_be_bothered don't_be_asked don't_be_made_liable don't_be_made_to_pay
        don't_be_made_to_answer don't_be_concerned don't_be_on_the_hook don't_step_into don't_take_over don't_take_on don't_pick_up
        don't_stand_in don't_become_liable don't_become_responsible don't_be_visited don't_be_troubled don't_have_to_answer
        don't_have_to_bear don't_worry don't_need_to_worry don't_need_worry don't_be_burdened will_not_inherit will_not_assume
        will_not_acquire will_not_bear will_not_succeed_to will_not_incur will_not_face will_not_carry will_not_answer
        will_not_be_answerable will_not_be_liable will_not_be_responsible will_not_be_accountable will_not_be_exposed
        will_not_be_pursued will_not_be_reached will_not_be_held will_not_be_penali* will_not_be_fined will_not_be_sanctioned
        will_not_be_affected will_not_be_touched will_not_be_charged will_not_stand_behind will_not_step_into will_not_be_saddled
        will_not_be_visited will_not_be_tainted will_not_be_bothered will_not_be_asked will_not_be_made_liable will_not_be_made_to_pay
        will_not_be_made_to_answer will_not_be_concerned will_not_be_on_the_hook will_not_step_into will_not_take_over will_not_take_on
        will_not_pick_up will_not_stand_in will_not_become_liable will_not_become_responsible will_not_be_visited will_not_be_troubled
        will_not_have_to_answer will_not_have_to_bear will_not_worry will_not_need_to_worry will_not_need_worry will_not_be_burdened
        does_not_inherit does_not_assume does_not_acquire does_not_bear does_not_succeed_to does_not_incur does_not_face does_not_carry
        does_not_answer does_not_be_answerable does_not_be_liable does_not_be_responsible does_not_be_accountable does_not_be_exposed
        does_not_be_pursued does_not_be_reached does_not_be_held does_not_be_penali* does_not_be_fined does_not_be_sanctioned
        does_not_be_affected does_not_be_touched does_not_be_charged does_not_stand_behind does_not_step_into does_not_be_saddled
        does_not_be_visited does_not_be_tainted does_not_be_bothered does_not_be_asked does_not_be_made_liable does_not_be_made_to_pay
        does_not_be_made_to_answer does_not_be_concerned does_not_be_on_the_hook does_not_step_into does_not_take_over does_not_take_on
        does_not_pick_up does_not_stand_in does_not_become_liable does_not_become_responsible does_not_be_visited does_not_be_troubled
        does_not_have_to_answer does_not_have_to_bear does_not_worry does_not_need_to_worry does_not_need_worry does_not_be_burdened
        inherit_no inherit_none inherit_nothing inherit_neither inherits_no inherits_none inherits_nothing inherits_neither acquire_no
        acquire_none acquire_nothing acquire_neither acquires_no acquires_none acquires_nothing acquires_neither assume_no assume_none
        assume_nothing assume_neither assumes_no assumes_none assumes_nothing assumes_neither bear_no bear_none bear_nothing
        bear_neither bears_no bears_none bears_nothing bears_neither take_no take_none take_nothing take_neither takes_no takes_none
        takes_nothing takes_neither take_on_no take_on_none take_on_nothing take_on_neither takes_on_no takes_on_none takes_on_nothing
        takes_on_neither take_over_no take_over_none take_over_nothing take_over_neither takes_over_no takes_over_none
        takes_over_nothing takes_over_neither face_no face_none face_nothing face_neither faces_no faces_none faces_nothing
        faces_neither carry_no carry_none carry_nothing carry_neither carries_no carries_none carries_nothing carries_neither incur_no
        incur_none incur_nothing incur_neither incurs_no incurs_none incurs_nothing incurs_neither get_no get_none get_nothing
        get_neither gets_no gets_none gets_nothing gets_neither buy_no buy_none buy_nothing buy_neither buys_no buys_none buys_nothing
        buys_neither succeed_to_no succeed_to_none succeed_to_nothing succeed_to_neither succeeds_to_no succeeds_to_none
        succeeds_to_nothing succeeds_to_neither have_no have_none have_nothing have_neither has_no has_none has_nothing has_neither
        is_not_liable not_liable not_answerable not_responsible not_accountable not_exposed not_on_the_hook not_affected not_concerned
        not_burdened isn't_liable isn't_responsible isn't_answerable insulated shielded ring-fenced ringfenced sheltered protected_from
        immune_from immune safe_from free_of free_from clear_of rid_of unencumbered untainted unburdened leave_behind leaves_behind
        avoids escapes sheds =starts_afresh steers_clear quarantined
    """,
    # A party that is said to begin without a past.
    "clean_start": """
        clean_slate slate_clean clean_hands clean_record clean_sheet clean_bill fresh_start fresh_page new_page blank_page starts_afresh
        start_afresh start_anew starts_anew begins_afresh begin_afresh unburdened_by_the unencumbered_by_the leaves_the_past
        left_the_past without_a_past without_its_past without_baggage nothing_to_answer_for free_of_its_past free_of_the_past
        free_from_the_past
    """,
    # A burden that does not go over.
    "passes_not_over": """
        not_pass not_travel not_transfer not_follow not_move not_attach not_run_with not_come_with not_come_across not_come_over
        not_come_along not_go_with not_go_over not_go_across not_survive not_cross not_bind not_reach not_touch not_affect not_concern
        not_taint not_devolve not_migrate not_be_transferred not_be_passed not_be_inherited not_be_assumed not_be_laid not_be_held
        not_be_pinned not_be_enforced not_be_raised not_be_counted not_be_visited not_be_brought not_be_imposed not_be_attributed
        not_be_imputed not_be_acquired not_be_taken not_accompany not_trouble not_burden not_carry_over not_be_carried not_stick
        not_become_the never_pass never_travel never_transfer never_follow never_move never_attach never_run_with never_come_with
        never_come_across never_come_over never_come_along never_go_with never_go_over never_go_across never_survive never_cross
        never_bind never_reach never_touch never_affect never_concern never_taint never_devolve never_migrate never_be_transferred
        never_be_passed never_be_inherited never_be_assumed never_be_laid never_be_held never_be_pinned never_be_enforced
        never_be_raised never_be_counted never_be_visited never_be_brought never_be_imposed never_be_attributed never_be_imputed
        never_be_acquired never_be_taken never_accompany never_trouble never_burden never_carry_over never_be_carried never_stick
        never_become_the nor_pass nor_travel nor_transfer nor_follow nor_move nor_attach nor_run_with nor_come_with nor_come_across
        nor_come_over nor_come_along nor_go_with nor_go_over nor_go_across nor_survive nor_cross nor_bind nor_reach nor_touch nor_affect
        nor_concern nor_taint nor_devolve nor_migrate nor_be_transferred nor_be_passed nor_be_inherited nor_be_assumed nor_be_laid
        nor_be_held nor_be_pinned nor_be_enforced nor_be_raised nor_be_counted nor_be_visited nor_be_brought nor_be_imposed
        nor_be_attributed nor_be_imputed nor_be_acquired nor_be_taken nor_accompany nor_trouble nor_burden nor_carry_over nor_be_carried
        nor_stick nor_become_the cannot_pass cannot_travel cannot_transfer cannot_follow cannot_move cannot_attach cannot_run_with
        cannot_come_with cannot_come_across cannot_come_over cannot_come_along cannot_go_with cannot_go_over cannot_go_across
        cannot_survive cannot_cross cannot_bind cannot_reach cannot_touch cannot_affect cannot_concern cannot_taint cannot_devolve
        cannot_migrate cannot_be_transferred cannot_be_passed cannot_be_inherited cannot_be_assumed cannot_be_laid cannot_be_held
        cannot_be_pinned cannot_be_enforced cannot_be_raised cannot_be_counted cannot_be_visited cannot_be_brought cannot_be_imposed
        cannot_be_attributed cannot_be_imputed cannot_be_acquired cannot_be_taken cannot_accompany cannot_trouble cannot_burden
        cannot_carry_over cannot_be_carried cannot_stick cannot_become_the don't_pass don't_travel don't_transfer don't_follow
        don't_move don't_attach don't_run_with don't_come_with don't_come_across don't_come_over don't_come_along don't_go_with
        don't_go_over don't_go_across don't_survive don't_cross don't_bind don't_reach don't_touch don't_affect don't_concern
        don't_taint don't_devolve don't_migrate don't_be_transferred don't_be_passed don't_be_inherited don't_be_assumed don't_be_laid
        don't_be_held don't_be_pinned don't_be_enforced don't_be_raised don't_be_counted don't_be_visited don't_be_brought
        don't_be_imposed don't_be_attributed don't_be_imputed don't_be_acquired don't_be_taken don't_accompany don't_trouble
        don't_burden don't_carry_over don't_be_carried don't_stick don't_become_the doesn't_pass doesn't_travel doesn't_transfer
        doesn't_follow doesn't_move doesn't_attach doesn't_run_with doesn't_come_with doesn't_come_across doesn't_come_over
        doesn't_come_along doesn't_go_with doesn't_go_over doesn't_go_across doesn't_survive doesn't_cross doesn't_bind doesn't_reach
        doesn't_touch doesn't_affect doesn't_concern doesn't_taint doesn't_devolve doesn't_migrate doesn't_be_transferred
        doesn't_be_passed doesn't_be_inherited doesn't_be_assumed doesn't_be_laid doesn't_be_held doesn't_be_pinned doesn't_be_enforced
        doesn't_be_raised doesn't_be_counted doesn't_be_visited doesn't_be_brought doesn't_be_imposed doesn't_be_attributed
        doesn't_be_imputed doesn't_be_acquired doesn't_be_taken doesn't_accompany doesn't_trouble doesn't_burden doesn't_carry_over
        doesn't_be_carried doesn't_stick doesn't_become_the won't_pass won't_travel won't_transfer won't_follow won't_move won't_attach
        won't_run_with won't_come_with won't_come_across won't_come_over won't_come_along won't_go_with won't_go_over won't_go_across
        won't_survive won't_cross won't_bind won't_reach won't_touch won't_affect won't_concern won't_taint won't_devolve won't_migrate
        won't_be_transferred won't_be_passed won't_be_inherited won't_be_assumed won't_be_laid won't_be_held won't_be_pinned
        won't_be_enforced won't_be_raised won't_be_counted won't_be_visited won't_be_brought won't_be_imposed won't_be_attributed
        won't_be_imputed won't_be_acquired won't_be_taken won't_accompany won't_trouble won't_burden won't_carry_over won't_be_carried
        won't_stick won't_become_the not_transferred not_passed not_inherited not_assumed not_acquired not_transferable not_the_buyer's
        not_the_client's not_our_client's not_our_problem not_our_concern not_the_purchaser's no_longer_the_company's
        no_longer_be_the_company's no_concern_of no_affair_of no_business_of no_route_by_which no_way_in_which no_basis_on_which cut_off
        cuts_off cut_loose severed severs extinguish* wiped wipes_out cleanses cleansed ends_with stops_at dies_with =die =dies =died
        =lapse =lapses =expire =expires =vanishes =disappears evaporates falls_away fall_away discharges discharged
    """,
    "share_deal": """
        share_deal share_purchase share_sale share_acquisition stock_deal stock_purchase stock_sale stock_acquisition purchase_of_shares
        purchase_of_the_shares purchase_of_all_the_shares purchase_of_stock sale_of_shares sale_of_the_shares buying_shares
        buying_the_shares buying_only_the_shares buying_stock =shares =stock acquisition acquisitions takeover changes_hands
        change_hands changed_hands hands_over change_of_ownership change_of_owner change_of_control change_in_ownership
        change_in_control different_ownership new_ownership =closing completion transaction =deal =purchase
    """,
    # One and the same owner at both ends.
    "intra_group": """
        intra-company intracompany intra-group intragroup intra-corporate in-house inhouse inter-company intercompany inter-affiliate
        wholly_owned subsidiary subsidiaries affiliate affiliates affiliated same_group sister_company sister_companies group_company
        group_companies group_member* group_entit* corporate_group corporate_family corporate_house within_the_group
        within_the_corporate_group within_the_company within_the_concern within_the_family within_the_firm within_the_corporate_family
        within_the_enterprise within_the_organisation within_the_organization within_one_group within_one_corporate_group
        within_one_company within_one_concern within_one_family within_one_firm within_one_corporate_family within_one_enterprise
        within_one_organisation within_one_organization within_our_group within_our_corporate_group within_our_company
        within_our_concern within_our_family within_our_firm within_our_corporate_family within_our_enterprise within_our_organisation
        within_our_organization within_a_group within_a_corporate_group within_a_company within_a_concern within_a_family within_a_firm
        within_a_corporate_family within_a_enterprise within_a_organisation within_a_organization inside_the_group
        inside_the_corporate_group inside_the_company inside_the_concern inside_the_family inside_the_firm inside_the_corporate_family
        inside_the_enterprise inside_the_organisation inside_the_organization inside_one_group inside_one_corporate_group
        inside_one_company inside_one_concern inside_one_family inside_one_firm inside_one_corporate_family inside_one_enterprise
        inside_one_organisation inside_one_organization inside_our_group inside_our_corporate_group inside_our_company
        inside_our_concern inside_our_family inside_our_firm inside_our_corporate_family inside_our_enterprise inside_our_organisation
        inside_our_organization inside_a_group inside_a_corporate_group inside_a_company inside_a_concern inside_a_family inside_a_firm
        inside_a_corporate_family inside_a_enterprise inside_a_organisation inside_a_organization same_group same_corporate_group
        same_company same_concern same_family same_firm same_corporate_family same_enterprise same_organisation same_organization
        own_hall own_site own_sites own_data_cent* own_server own_servers own_facilit* own_premises own_machine* own_hardware
        own_system* own_infrastructure own_cloud own_rack* own_estate own_people own_platform own_affiliate own_subsidiary its_own_hall
        its_own_site its_own_sites its_own_data_cent* its_own_server its_own_servers its_own_facilit* its_own_premises its_own_machine*
        its_own_hardware its_own_system* its_own_infrastructure its_own_cloud its_own_rack* its_own_estate its_own_people
        its_own_platform its_own_affiliate its_own_subsidiary our_own_hall our_own_site our_own_sites our_own_data_cent* our_own_server
        our_own_servers our_own_facilit* our_own_premises our_own_machine* our_own_hardware our_own_system* our_own_infrastructure
        our_own_cloud our_own_rack* our_own_estate our_own_people our_own_platform our_own_affiliate our_own_subsidiary their_own_hall
        their_own_site their_own_sites their_own_data_cent* their_own_server their_own_servers their_own_facilit* their_own_premises
        their_own_machine* their_own_hardware their_own_system* their_own_infrastructure their_own_cloud their_own_rack*
        their_own_estate their_own_people their_own_platform their_own_affiliate their_own_subsidiary buyer's_own_hall buyer's_own_site
        buyer's_own_sites buyer's_own_data_cent* buyer's_own_server buyer's_own_servers buyer's_own_facilit* buyer's_own_premises
        buyer's_own_machine* buyer's_own_hardware buyer's_own_system* buyer's_own_infrastructure buyer's_own_cloud buyer's_own_rack*
        buyer's_own_estate buyer's_own_people buyer's_own_platform buyer's_own_affiliate buyer's_own_subsidiary client's_own_hall
        client's_own_site client's_own_sites client's_own_data_cent* client's_own_server client's_own_servers client's_own_facilit*
        client's_own_premises client's_own_machine* client's_own_hardware client's_own_system* client's_own_infrastructure
        client's_own_cloud client's_own_rack* client's_own_estate client's_own_people client's_own_platform client's_own_affiliate
        client's_own_subsidiary group's_own_hall group's_own_site group's_own_sites group's_own_data_cent* group's_own_server
        group's_own_servers group's_own_facilit* group's_own_premises group's_own_machine* group's_own_hardware group's_own_system*
        group's_own_infrastructure group's_own_cloud group's_own_rack* group's_own_estate group's_own_people group's_own_platform
        group's_own_affiliate group's_own_subsidiary company's_own_hall company's_own_site company's_own_sites company's_own_data_cent*
        company's_own_server company's_own_servers company's_own_facilit* company's_own_premises company's_own_machine*
        company's_own_hardware company's_own_system* company's_own_infrastructure company's_own_cloud company's_own_rack*
        company's_own_estate company's_own_people company's_own_platform company's_own_affiliate company's_own_subsidiary hall_is_ours
        site_is_ours server_is_ours hall_belongs site_belongs server_belongs belongs_to_us owned_by_us owns_the_hall owns_the_server
        owns_the_site owns_the_machines owns_it owned_by_the_buyer owned_by_the_client owned_by_the_same owned_by_the_group
        owned_by_the_purchaser owned_by_an_affiliate owned_by_a_subsidiary infrastructure_owned common_ownership common_control
        common_owner common_parent under_one_roof dealing_only_with_itself dealing_with_itself dealing_with_oneself to_itself
        with_itself between_own =internal internally internal_matter parent_and_subsidiary own_right_hand sender_and_recipient
        own_two_hands one_hand_to
    """,
    "no_export": """
        no_export no_exports no_reexport no_re-export no_transfer_that no_transfer_within no_transfer_for no_transfer_under
        no_transfer_abroad no_export_event no_release_abroad no_exporting no_exportation not_an_export not_an_exports not_an_reexport
        not_an_re-export not_an_transfer_that not_an_transfer_within not_an_transfer_for not_an_transfer_under not_an_transfer_abroad
        not_an_export_event not_an_release_abroad not_an_exporting not_an_exportation not_a_export not_a_exports not_a_reexport
        not_a_re-export not_a_transfer_that not_a_transfer_within not_a_transfer_for not_a_transfer_under not_a_transfer_abroad
        not_a_export_event not_a_release_abroad not_a_exporting not_a_exportation never_an_export never_an_exports never_an_reexport
        never_an_re-export never_an_transfer_that never_an_transfer_within never_an_transfer_for never_an_transfer_under
        never_an_transfer_abroad never_an_export_event never_an_release_abroad never_an_exporting never_an_exportation never_a_export
        never_a_exports never_a_reexport never_a_re-export never_a_transfer_that never_a_transfer_within never_a_transfer_for
        never_a_transfer_under never_a_transfer_abroad never_a_export_event never_a_release_abroad never_a_exporting never_a_exportation
        isn't_an_export isn't_an_exports isn't_an_reexport isn't_an_re-export isn't_an_transfer_that isn't_an_transfer_within
        isn't_an_transfer_for isn't_an_transfer_under isn't_an_transfer_abroad isn't_an_export_event isn't_an_release_abroad
        isn't_an_exporting isn't_an_exportation isn't_a_export isn't_a_exports isn't_a_reexport isn't_a_re-export isn't_a_transfer_that
        isn't_a_transfer_within isn't_a_transfer_for isn't_a_transfer_under isn't_a_transfer_abroad isn't_a_export_event
        isn't_a_release_abroad isn't_a_exporting isn't_a_exportation wasn't_an_export wasn't_an_exports wasn't_an_reexport
        wasn't_an_re-export wasn't_an_transfer_that wasn't_an_transfer_within wasn't_an_transfer_for wasn't_an_transfer_under
        wasn't_an_transfer_abroad wasn't_an_export_event wasn't_an_release_abroad wasn't_an_exporting wasn't_an_exportation
        hardly_an_export hardly_an_exports hardly_an_reexport hardly_an_re-export hardly_an_transfer_that hardly_an_transfer_within
        hardly_an_transfer_for hardly_an_transfer_under hardly_an_transfer_abroad hardly_an_export_event hardly_an_release_abroad
        hardly_an_exporting hardly_an_exportation not_be_an_export not_be_an_exports not_be_an_reexport not_be_an_re-export
        not_be_an_transfer_that not_be_an_transfer_within not_be_an_transfer_for not_be_an_transfer_under not_be_an_transfer_abroad
        not_be_an_export_event not_be_an_release_abroad not_be_an_exporting not_be_an_exportation not_be_a_export not_be_a_exports
        not_be_a_reexport not_be_a_re-export not_be_a_transfer_that not_be_a_transfer_within not_be_a_transfer_for
        not_be_a_transfer_under not_be_a_transfer_abroad not_be_a_export_event not_be_a_release_abroad not_be_a_exporting
        not_be_a_exportation cannot_be_an_export cannot_be_an_exports cannot_be_an_reexport cannot_be_an_re-export
        cannot_be_an_transfer_that cannot_be_an_transfer_within cannot_be_an_transfer_for cannot_be_an_transfer_under
        cannot_be_an_transfer_abroad cannot_be_an_export_event cannot_be_an_release_abroad cannot_be_an_exporting
        cannot_be_an_exportation not_amount_to_an_export not_amount_to_an_exports not_amount_to_an_reexport not_amount_to_an_re-export
        not_amount_to_an_transfer_that not_amount_to_an_transfer_within not_amount_to_an_transfer_for not_amount_to_an_transfer_under
        not_amount_to_an_transfer_abroad not_amount_to_an_export_event not_amount_to_an_release_abroad not_amount_to_an_exporting
        not_amount_to_an_exportation not_amount_to_a_export not_amount_to_a_exports not_amount_to_a_reexport not_amount_to_a_re-export
        not_amount_to_a_transfer_that not_amount_to_a_transfer_within not_amount_to_a_transfer_for not_amount_to_a_transfer_under
        not_amount_to_a_transfer_abroad not_amount_to_a_export_event not_amount_to_a_release_abroad not_amount_to_a_exporting
        not_amount_to_a_exportation not_constitute_an_export not_constitute_an_exports not_constitute_an_reexport
        not_constitute_an_re-export not_constitute_an_transfer_that not_constitute_an_transfer_within not_constitute_an_transfer_for
        not_constitute_an_transfer_under not_constitute_an_transfer_abroad not_constitute_an_export_event
        not_constitute_an_release_abroad not_constitute_an_exporting not_constitute_an_exportation not_constitute_a_export
        not_constitute_a_exports not_constitute_a_reexport not_constitute_a_re-export not_constitute_a_transfer_that
        not_constitute_a_transfer_within not_constitute_a_transfer_for not_constitute_a_transfer_under not_constitute_a_transfer_abroad
        not_constitute_a_export_event not_constitute_a_release_abroad not_constitute_a_exporting not_constitute_a_exportation
        not_count_as_an_export not_count_as_an_exports not_count_as_an_reexport not_count_as_an_re-export not_count_as_an_transfer_that
        not_count_as_an_transfer_within not_count_as_an_transfer_for not_count_as_an_transfer_under not_count_as_an_transfer_abroad
        not_count_as_an_export_event not_count_as_an_release_abroad not_count_as_an_exporting not_count_as_an_exportation
        not_count_as_a_export not_count_as_a_exports not_count_as_a_reexport not_count_as_a_re-export not_count_as_a_transfer_that
        not_count_as_a_transfer_within not_count_as_a_transfer_for not_count_as_a_transfer_under not_count_as_a_transfer_abroad
        not_count_as_a_export_event not_count_as_a_release_abroad not_count_as_a_exporting not_count_as_a_exportation
        not_qualify_as_an_export not_qualify_as_an_exports not_qualify_as_an_reexport not_qualify_as_an_re-export
        not_qualify_as_an_transfer_that not_qualify_as_an_transfer_within not_qualify_as_an_transfer_for
        not_qualify_as_an_transfer_under not_qualify_as_an_transfer_abroad not_qualify_as_an_export_event
        not_qualify_as_an_release_abroad not_qualify_as_an_exporting not_qualify_as_an_exportation not_regarded_as_an_export
        not_regarded_as_an_exports not_regarded_as_an_reexport not_regarded_as_an_re-export not_regarded_as_an_transfer_that
        not_regarded_as_an_transfer_within not_regarded_as_an_transfer_for not_regarded_as_an_transfer_under
        not_regarded_as_an_transfer_abroad not_regarded_as_an_export_event not_regarded_as_an_release_abroad
        not_regarded_as_an_exporting not_regarded_as_an_exportation not_treated_as_an_export not_treated_as_an_exports
        not_treated_as_an_reexport not_treated_as_an_re-export not_treated_as_an_transfer_that not_treated_as_an_transfer_within
        not_treated_as_an_transfer_for not_treated_as_an_transfer_under not_treated_as_an_transfer_abroad not_treated_as_an_export_event
        not_treated_as_an_release_abroad not_treated_as_an_exporting not_treated_as_an_exportation not_involve_an_export
        not_involve_an_exports not_involve_an_reexport not_involve_an_re-export not_involve_an_transfer_that
        not_involve_an_transfer_within not_involve_an_transfer_for not_involve_an_transfer_under not_involve_an_transfer_abroad
        not_involve_an_export_event not_involve_an_release_abroad not_involve_an_exporting not_involve_an_exportation
        not_involve_any_export not_involve_any_exports not_involve_any_reexport not_involve_any_re-export not_involve_any_transfer_that
        not_involve_any_transfer_within not_involve_any_transfer_for not_involve_any_transfer_under not_involve_any_transfer_abroad
        not_involve_any_export_event not_involve_any_release_abroad not_involve_any_exporting not_involve_any_exportation
        not_mean_an_export not_mean_an_exports not_mean_an_reexport not_mean_an_re-export not_mean_an_transfer_that
        not_mean_an_transfer_within not_mean_an_transfer_for not_mean_an_transfer_under not_mean_an_transfer_abroad
        not_mean_an_export_event not_mean_an_release_abroad not_mean_an_exporting not_mean_an_exportation nor_an_export nor_an_exports
        nor_an_reexport nor_an_re-export nor_an_transfer_that nor_an_transfer_within nor_an_transfer_for nor_an_transfer_under
        nor_an_transfer_abroad nor_an_export_event nor_an_release_abroad nor_an_exporting nor_an_exportation neither_an_export
        neither_an_exports neither_an_reexport neither_an_re-export neither_an_transfer_that neither_an_transfer_within
        neither_an_transfer_for neither_an_transfer_under neither_an_transfer_abroad neither_an_export_event neither_an_release_abroad
        neither_an_exporting neither_an_exportation without_any_export without_any_exports without_any_reexport without_any_re-export
        without_any_transfer_that without_any_transfer_within without_any_transfer_for without_any_transfer_under
        without_any_transfer_abroad without_any_export_event without_any_release_abroad without_any_exporting without_any_exportation
        without_an_export without_an_exports without_an_reexport without_an_re-export without_an_transfer_that
        without_an_transfer_within without_an_transfer_for without_an_transfer_under without_an_transfer_abroad without_an_export_event
        without_an_release_abroad without_an_exporting without_an_exportation outside_the outside_export falls_outside fall_outside
        outwith beyond_the_ear beyond_the_regulations beyond_export exempt exempted exemption exempts =excepted excused out_of_scope
        free_of_control free_from_control unregulated uncontrolled wholly_domestic purely_domestic domestic_matter
    """,
    # What the rules are said not to govern.
    "not_governed": """
        not_exported not_export not_reexport not_leave not_leaves not_engage not_engaged not_engages not_regulate not_regulated
        not_regulates not_controlled not_caught not_licensable not_reach not_touch not_concern not_cover not_count not_counts not_bite
        not_apply not_applies not_govern not_extend_to not_addressed not_subject_to not_covered_by not_matter not_be_regulated
        not_be_caught not_be_controlled not_be_touched not_be_engaged not_touched not_trigger not_set_off not_bring_in not_call_for
        not_come_into_play never_exported never_export never_reexport never_leave never_leaves never_engage never_engaged never_engages
        never_regulate never_regulated never_regulates never_controlled never_caught never_licensable never_reach never_touch
        never_concern never_cover never_count never_counts never_bite never_apply never_applies never_govern never_extend_to
        never_addressed never_subject_to never_covered_by never_matter never_be_regulated never_be_caught never_be_controlled
        never_be_touched never_be_engaged never_touched never_trigger never_set_off never_bring_in never_call_for never_come_into_play
        isn't_exported isn't_export isn't_reexport isn't_leave isn't_leaves isn't_engage isn't_engaged isn't_engages isn't_regulate
        isn't_regulated isn't_regulates isn't_controlled isn't_caught isn't_licensable isn't_reach isn't_touch isn't_concern isn't_cover
        isn't_count isn't_counts isn't_bite isn't_apply isn't_applies isn't_govern isn't_extend_to isn't_addressed isn't_subject_to
        isn't_covered_by isn't_matter isn't_be_regulated isn't_be_caught isn't_be_controlled isn't_be_touched isn't_be_engaged
        isn't_touched isn't_trigger isn't_set_off isn't_bring_in isn't_call_for isn't_come_into_play aren't_exported aren't_export
        aren't_reexport aren't_leave aren't_leaves aren't_engage aren't_engaged aren't_engages aren't_regulate aren't_regulated
        aren't_regulates aren't_controlled aren't_caught aren't_licensable aren't_reach aren't_touch aren't_concern aren't_cover
        aren't_count aren't_counts aren't_bite aren't_apply aren't_applies aren't_govern aren't_extend_to aren't_addressed
        aren't_subject_to aren't_covered_by aren't_matter aren't_be_regulated aren't_be_caught aren't_be_controlled aren't_be_touched
        aren't_be_engaged aren't_touched aren't_trigger aren't_set_off aren't_bring_in aren't_call_for aren't_come_into_play
        nothing_is_exported nothing_is_export nothing_is_reexport nothing_is_leave nothing_is_leaves nothing_is_engage
        nothing_is_engaged nothing_is_engages nothing_is_regulate nothing_is_regulated nothing_is_regulates nothing_is_controlled
        nothing_is_caught nothing_is_licensable nothing_is_reach nothing_is_touch nothing_is_concern nothing_is_cover nothing_is_count
        nothing_is_counts nothing_is_bite nothing_is_apply nothing_is_applies nothing_is_govern nothing_is_extend_to
        nothing_is_addressed nothing_is_subject_to nothing_is_covered_by nothing_is_matter nothing_is_be_regulated nothing_is_be_caught
        nothing_is_be_controlled nothing_is_be_touched nothing_is_be_engaged nothing_is_touched nothing_is_trigger nothing_is_set_off
        nothing_is_bring_in nothing_is_call_for nothing_is_come_into_play nor_exported nor_export nor_reexport nor_leave nor_leaves
        nor_engage nor_engaged nor_engages nor_regulate nor_regulated nor_regulates nor_controlled nor_caught nor_licensable nor_reach
        nor_touch nor_concern nor_cover nor_count nor_counts nor_bite nor_apply nor_applies nor_govern nor_extend_to nor_addressed
        nor_subject_to nor_covered_by nor_matter nor_be_regulated nor_be_caught nor_be_controlled nor_be_touched nor_be_engaged
        nor_touched nor_trigger nor_set_off nor_bring_in nor_call_for nor_come_into_play not_abroad no_rule_touches no_export_rule
        no_rule_of stays_in_the_family stay_in_the_family stays_in_the_house stays_in_house stays_inside stays_within remains_within
        remains_inside never_leave never_leaves nothing_leaves nothing_more_than_housekeeping mere_housekeeping circulate_freely
        move_freely freely_move freely_circulate freely_be_moved be_moved_freely be_shared_freely freely_shared free_flow is_free_to
        irrelevant immaterial
    """,
    # That no licence is called for, as distinct from that there is none.
    "free_of_licence": """
        need_no_licen* need_no_export need_no_authori* need_no_permission need_no_approval need_no_bis need_no_permit need_no_filing
        need_no_clearance need_no_consent need_no_separate need_no_further need_no_such need_neither_licen* need_nothing_from
        needs_no_licen* needs_no_export needs_no_authori* needs_no_permission needs_no_approval needs_no_bis needs_no_permit
        needs_no_filing needs_no_clearance needs_no_consent needs_no_separate needs_no_further needs_no_such needs_neither_licen*
        needs_nothing_from require_no_licen* require_no_export require_no_authori* require_no_permission require_no_approval
        require_no_bis require_no_permit require_no_filing require_no_clearance require_no_consent require_no_separate
        require_no_further require_no_such require_neither_licen* require_nothing_from requires_no_licen* requires_no_export
        requires_no_authori* requires_no_permission requires_no_approval requires_no_bis requires_no_permit requires_no_filing
        requires_no_clearance requires_no_consent requires_no_separate requires_no_further requires_no_such requires_neither_licen*
        requires_nothing_from required_no_licen* required_no_export required_no_authori* required_no_permission required_no_approval
        required_no_bis required_no_permit required_no_filing required_no_clearance required_no_consent required_no_separate
        required_no_further required_no_such required_neither_licen* required_nothing_from needed_no_licen* needed_no_export
        needed_no_authori* needed_no_permission needed_no_approval needed_no_bis needed_no_permit needed_no_filing needed_no_clearance
        needed_no_consent needed_no_separate needed_no_further needed_no_such needed_neither_licen* needed_nothing_from
        call_for_no_licen* call_for_no_export call_for_no_authori* call_for_no_permission call_for_no_approval call_for_no_bis
        call_for_no_permit call_for_no_filing call_for_no_clearance call_for_no_consent call_for_no_separate call_for_no_further
        call_for_no_such call_for_neither_licen* call_for_nothing_from calls_for_no_licen* calls_for_no_export calls_for_no_authori*
        calls_for_no_permission calls_for_no_approval calls_for_no_bis calls_for_no_permit calls_for_no_filing calls_for_no_clearance
        calls_for_no_consent calls_for_no_separate calls_for_no_further calls_for_no_such calls_for_neither_licen*
        calls_for_nothing_from no_licence_be_needed no_licence_be_required no_licence_be_necessary no_licence_be_called
        no_licence_need_be no_licence_have_to_be no_licence_has_to_be no_licence_comes_into no_licence_come_into no_licence_arises
        no_licence_required no_licence_needed no_licence_necessary no_licence_is_needed no_export_licence_be_needed
        no_export_licence_be_required no_export_licence_be_necessary no_export_licence_be_called no_export_licence_need_be
        no_export_licence_have_to_be no_export_licence_has_to_be no_export_licence_comes_into no_export_licence_come_into
        no_export_licence_arises no_export_licence_required no_export_licence_needed no_export_licence_necessary
        no_export_licence_is_needed no_bis_licence_be_needed no_bis_licence_be_required no_bis_licence_be_necessary
        no_bis_licence_be_called no_bis_licence_need_be no_bis_licence_have_to_be no_bis_licence_has_to_be no_bis_licence_comes_into
        no_bis_licence_come_into no_bis_licence_arises no_bis_licence_required no_bis_licence_needed no_bis_licence_necessary
        no_bis_licence_is_needed no_authorisation_be_needed no_authorisation_be_required no_authorisation_be_necessary
        no_authorisation_be_called no_authorisation_need_be no_authorisation_have_to_be no_authorisation_has_to_be
        no_authorisation_comes_into no_authorisation_come_into no_authorisation_arises no_authorisation_required no_authorisation_needed
        no_authorisation_necessary no_authorisation_is_needed no_authority_be_needed no_authority_be_required no_authority_be_necessary
        no_authority_be_called no_authority_need_be no_authority_have_to_be no_authority_has_to_be no_authority_comes_into
        no_authority_come_into no_authority_arises no_authority_required no_authority_needed no_authority_necessary
        no_authority_is_needed no_export_authorisation_be_needed no_export_authorisation_be_required
        no_export_authorisation_be_necessary no_export_authorisation_be_called no_export_authorisation_need_be
        no_export_authorisation_have_to_be no_export_authorisation_has_to_be no_export_authorisation_comes_into
        no_export_authorisation_come_into no_export_authorisation_arises no_export_authorisation_required no_export_authorisation_needed
        no_export_authorisation_necessary no_export_authorisation_is_needed no_export_authority_be_needed
        no_export_authority_be_required no_export_authority_be_necessary no_export_authority_be_called no_export_authority_need_be
        no_export_authority_have_to_be no_export_authority_has_to_be no_export_authority_comes_into no_export_authority_come_into
        no_export_authority_arises no_export_authority_required no_export_authority_needed no_export_authority_necessary
        no_export_authority_is_needed no_bis_authorisation_be_needed no_bis_authorisation_be_required no_bis_authorisation_be_necessary
        no_bis_authorisation_be_called no_bis_authorisation_need_be no_bis_authorisation_have_to_be no_bis_authorisation_has_to_be
        no_bis_authorisation_comes_into no_bis_authorisation_come_into no_bis_authorisation_arises no_bis_authorisation_required
        no_bis_authorisation_needed no_bis_authorisation_necessary no_bis_authorisation_is_needed no_permission_be_needed
        no_permission_be_required no_permission_be_necessary no_permission_be_called no_permission_need_be no_permission_have_to_be
        no_permission_has_to_be no_permission_comes_into no_permission_come_into no_permission_arises no_permission_required
        no_permission_needed no_permission_necessary no_permission_is_needed no_approval_be_needed no_approval_be_required
        no_approval_be_necessary no_approval_be_called no_approval_need_be no_approval_have_to_be no_approval_has_to_be
        no_approval_comes_into no_approval_come_into no_approval_arises no_approval_required no_approval_needed no_approval_necessary
        no_approval_is_needed no_filing_be_needed no_filing_be_required no_filing_be_necessary no_filing_be_called no_filing_need_be
        no_filing_have_to_be no_filing_has_to_be no_filing_comes_into no_filing_come_into no_filing_arises no_filing_required
        no_filing_needed no_filing_necessary no_filing_is_needed no_further_licence_be_needed no_further_licence_be_required
        no_further_licence_be_necessary no_further_licence_be_called no_further_licence_need_be no_further_licence_have_to_be
        no_further_licence_has_to_be no_further_licence_comes_into no_further_licence_come_into no_further_licence_arises
        no_further_licence_required no_further_licence_needed no_further_licence_necessary no_further_licence_is_needed
        no_separate_licence_be_needed no_separate_licence_be_required no_separate_licence_be_necessary no_separate_licence_be_called
        no_separate_licence_need_be no_separate_licence_have_to_be no_separate_licence_has_to_be no_separate_licence_comes_into
        no_separate_licence_come_into no_separate_licence_arises no_separate_licence_required no_separate_licence_needed
        no_separate_licence_necessary no_separate_licence_is_needed no_permit_be_needed no_permit_be_required no_permit_be_necessary
        no_permit_be_called no_permit_need_be no_permit_have_to_be no_permit_has_to_be no_permit_comes_into no_permit_come_into
        no_permit_arises no_permit_required no_permit_needed no_permit_necessary no_permit_is_needed no_clearance_be_needed
        no_clearance_be_required no_clearance_be_necessary no_clearance_be_called no_clearance_need_be no_clearance_have_to_be
        no_clearance_has_to_be no_clearance_comes_into no_clearance_come_into no_clearance_arises no_clearance_required
        no_clearance_needed no_clearance_necessary no_clearance_is_needed no_consent_be_needed no_consent_be_required
        no_consent_be_necessary no_consent_be_called no_consent_need_be no_consent_have_to_be no_consent_has_to_be no_consent_comes_into
        no_consent_come_into no_consent_arises no_consent_required no_consent_needed no_consent_necessary no_consent_is_needed
        no_such_licence_be_needed no_such_licence_be_required no_such_licence_be_necessary no_such_licence_be_called
        no_such_licence_need_be no_such_licence_have_to_be no_such_licence_has_to_be no_such_licence_comes_into
        no_such_licence_come_into no_such_licence_arises no_such_licence_required no_such_licence_needed no_such_licence_necessary
        no_such_licence_is_needed no_hardware_licence_be_needed no_hardware_licence_be_required no_hardware_licence_be_necessary
        no_hardware_licence_be_called no_hardware_licence_need_be no_hardware_licence_have_to_be no_hardware_licence_has_to_be
        no_hardware_licence_comes_into no_hardware_licence_come_into no_hardware_licence_arises no_hardware_licence_required
        no_hardware_licence_needed no_hardware_licence_necessary no_hardware_licence_is_needed not_need_a_licen* not_require_a_licen*
        not_need_any_licen* not_require_any_licen* not_require_licen* not_need_bis not_require_bis not_need_a_bis not_require_a_bis
        not_need_an_export not_require_an_export not_be_licensed not_be_licensable not_need_authori* not_require_authori*
        not_need_permission not_require_permission never_need_a_licen* never_require_a_licen* never_need_any_licen*
        never_require_any_licen* never_require_licen* never_need_bis never_require_bis never_need_a_bis never_require_a_bis
        never_need_an_export never_require_an_export never_be_licensed never_be_licensable never_need_authori* never_require_authori*
        never_need_permission never_require_permission nor_need_a_licen* nor_require_a_licen* nor_need_any_licen* nor_require_any_licen*
        nor_require_licen* nor_need_bis nor_require_bis nor_need_a_bis nor_require_a_bis nor_need_an_export nor_require_an_export
        nor_be_licensed nor_be_licensable nor_need_authori* nor_require_authori* nor_need_permission nor_require_permission
        doesn't_need_a_licen* doesn't_require_a_licen* doesn't_need_any_licen* doesn't_require_any_licen* doesn't_require_licen*
        doesn't_need_bis doesn't_require_bis doesn't_need_a_bis doesn't_require_a_bis doesn't_need_an_export doesn't_require_an_export
        doesn't_be_licensed doesn't_be_licensable doesn't_need_authori* doesn't_require_authori* doesn't_need_permission
        doesn't_require_permission don't_need_a_licen* don't_require_a_licen* don't_need_any_licen* don't_require_any_licen*
        don't_require_licen* don't_need_bis don't_require_bis don't_need_a_bis don't_require_a_bis don't_need_an_export
        don't_require_an_export don't_be_licensed don't_be_licensable don't_need_authori* don't_require_authori* don't_need_permission
        don't_require_permission licence-free license-free licence_free license_free free_of_licen* free_of_any_licen* free_from_licen*
        licence_is_unnecessary license_is_unnecessary licence_unnecessary license_unnecessary filing_is_unnecessary no_need_for_a_licen*
        no_need_to_license no_need_to_apply need_not_ask need_not_be_asked need_not_be_consulted need_not_be_told need_not_be_licensed
        bis_need_not no_export-control_objection no_export_control_objection no_licensing_question no_licensing_issue no_licensing_point
        no_licensing_consequence* no_export-control_issue no_regulatory_objection nobody_to_ask nobody_else_to_ask no_licensing
        no_licensing_requirement no_licence_requirement nothing_to_license without_more_ado
    """,
    # A person's whereabouts of birth or citizenship, as a noun or as an adjective of staff.
    "outsiders": """
        foreign_national* foreign_citizen* foreign_staff foreign_employee* foreign_engineer* foreign_personnel foreign_worker*
        foreign_hire* foreign_colleague* foreign_developer* foreign_scientist* foreign_member* foreign_people foreign_person
        foreign_persons foreign_talent foreign_passport* foreign_origin foreign_born foreign_nationalit* overseas_national*
        overseas_citizen* overseas_staff overseas_employee* overseas_engineer* overseas_personnel overseas_worker* overseas_hire*
        overseas_colleague* overseas_developer* overseas_scientist* overseas_member* overseas_people overseas_person overseas_persons
        overseas_talent overseas_passport* overseas_origin overseas_born overseas_nationalit* alien_national* alien_citizen* alien_staff
        alien_employee* alien_engineer* alien_personnel alien_worker* alien_hire* alien_colleague* alien_developer* alien_scientist*
        alien_member* alien_people alien_person alien_persons alien_talent alien_passport* alien_origin alien_born alien_nationalit*
        non-american_national* non-american_citizen* non-american_staff non-american_employee* non-american_engineer*
        non-american_personnel non-american_worker* non-american_hire* non-american_colleague* non-american_developer*
        non-american_scientist* non-american_member* non-american_people non-american_person non-american_persons non-american_talent
        non-american_passport* non-american_origin non-american_born non-american_nationalit* non-us_national* non-us_citizen*
        non-us_staff non-us_employee* non-us_engineer* non-us_personnel non-us_worker* non-us_hire* non-us_colleague* non-us_developer*
        non-us_scientist* non-us_member* non-us_people non-us_person non-us_persons non-us_talent non-us_passport* non-us_origin
        non-us_born non-us_nationalit* non-u.s._national* non-u.s._citizen* non-u.s._staff non-u.s._employee* non-u.s._engineer*
        non-u.s._personnel non-u.s._worker* non-u.s._hire* non-u.s._colleague* non-u.s._developer* non-u.s._scientist* non-u.s._member*
        non-u.s._people non-u.s._person non-u.s._persons non-u.s._talent non-u.s._passport* non-u.s._origin non-u.s._born
        non-u.s._nationalit* non-citizen_national* non-citizen_citizen* non-citizen_staff non-citizen_employee* non-citizen_engineer*
        non-citizen_personnel non-citizen_worker* non-citizen_hire* non-citizen_colleague* non-citizen_developer* non-citizen_scientist*
        non-citizen_member* non-citizen_people non-citizen_person non-citizen_persons non-citizen_talent non-citizen_passport*
        non-citizen_origin non-citizen_born non-citizen_nationalit* foreigner* foreign-born non-americans non-citizen* noncitizen*
        non-nationals non-national* aliens of_foreign foreign_origin foreign_descent born_abroad born_outside born_overseas
        born_elsewhere not_born from_abroad from_overseas not_american not_americans not_u.s._citizens not_us_citizens not_citizens
        other_nationalities certain_nationalit* certain_countries particular_countries some_countries other_countries
        countries_of_concern unfriendly_countries sensitive_countries other_passport* expatriate* immigrant* foreign_passport*
    """,
    "locals_only": """
        only_u.s._citizens only_us_citizens only_american_citizens only_american_nationals only_u.s._nationals only_us_nationals
        only_americans only_citizens only_american-born only_native-born only_u.s.-born only_nationals only_natives
        only_citizens_of_the_united_states only_born_americans only_american_staff only_american_engineers only_american_employees
        only_u.s.-citizen solely_u.s._citizens solely_us_citizens solely_american_citizens solely_american_nationals
        solely_u.s._nationals solely_us_nationals solely_americans solely_citizens solely_american-born solely_native-born
        solely_u.s.-born solely_nationals solely_natives solely_citizens_of_the_united_states solely_born_americans
        solely_american_staff solely_american_engineers solely_american_employees solely_u.s.-citizen exclusively_u.s._citizens
        exclusively_us_citizens exclusively_american_citizens exclusively_american_nationals exclusively_u.s._nationals
        exclusively_us_nationals exclusively_americans exclusively_citizens exclusively_american-born exclusively_native-born
        exclusively_u.s.-born exclusively_nationals exclusively_natives exclusively_citizens_of_the_united_states
        exclusively_born_americans exclusively_american_staff exclusively_american_engineers exclusively_american_employees
        exclusively_u.s.-citizen just_u.s._citizens just_us_citizens just_american_citizens just_american_nationals just_u.s._nationals
        just_us_nationals just_americans just_citizens just_american-born just_native-born just_u.s.-born just_nationals just_natives
        just_citizens_of_the_united_states just_born_americans just_american_staff just_american_engineers just_american_employees
        just_u.s.-citizen exclusively_with_u.s._citizens exclusively_with_us_citizens exclusively_with_american_citizens
        exclusively_with_american_nationals exclusively_with_u.s._nationals exclusively_with_us_nationals exclusively_with_americans
        exclusively_with_citizens exclusively_with_american-born exclusively_with_native-born exclusively_with_u.s.-born
        exclusively_with_nationals exclusively_with_natives exclusively_with_citizens_of_the_united_states
        exclusively_with_born_americans exclusively_with_american_staff exclusively_with_american_engineers
        exclusively_with_american_employees exclusively_with_u.s.-citizen exclusively_by_u.s._citizens exclusively_by_us_citizens
        exclusively_by_american_citizens exclusively_by_american_nationals exclusively_by_u.s._nationals exclusively_by_us_nationals
        exclusively_by_americans exclusively_by_citizens exclusively_by_american-born exclusively_by_native-born
        exclusively_by_u.s.-born exclusively_by_nationals exclusively_by_natives exclusively_by_citizens_of_the_united_states
        exclusively_by_born_americans exclusively_by_american_staff exclusively_by_american_engineers exclusively_by_american_employees
        exclusively_by_u.s.-citizen restricted_to_u.s._citizens restricted_to_us_citizens restricted_to_american_citizens
        restricted_to_american_nationals restricted_to_u.s._nationals restricted_to_us_nationals restricted_to_americans
        restricted_to_citizens restricted_to_american-born restricted_to_native-born restricted_to_u.s.-born restricted_to_nationals
        restricted_to_natives restricted_to_citizens_of_the_united_states restricted_to_born_americans restricted_to_american_staff
        restricted_to_american_engineers restricted_to_american_employees restricted_to_u.s.-citizen limited_to_u.s._citizens
        limited_to_us_citizens limited_to_american_citizens limited_to_american_nationals limited_to_u.s._nationals
        limited_to_us_nationals limited_to_americans limited_to_citizens limited_to_american-born limited_to_native-born
        limited_to_u.s.-born limited_to_nationals limited_to_natives limited_to_citizens_of_the_united_states limited_to_born_americans
        limited_to_american_staff limited_to_american_engineers limited_to_american_employees limited_to_u.s.-citizen
        confined_to_u.s._citizens confined_to_us_citizens confined_to_american_citizens confined_to_american_nationals
        confined_to_u.s._nationals confined_to_us_nationals confined_to_americans confined_to_citizens confined_to_american-born
        confined_to_native-born confined_to_u.s.-born confined_to_nationals confined_to_natives
        confined_to_citizens_of_the_united_states confined_to_born_americans confined_to_american_staff confined_to_american_engineers
        confined_to_american_employees confined_to_u.s.-citizen reserved_for_u.s._citizens reserved_for_us_citizens
        reserved_for_american_citizens reserved_for_american_nationals reserved_for_u.s._nationals reserved_for_us_nationals
        reserved_for_americans reserved_for_citizens reserved_for_american-born reserved_for_native-born reserved_for_u.s.-born
        reserved_for_nationals reserved_for_natives reserved_for_citizens_of_the_united_states reserved_for_born_americans
        reserved_for_american_staff reserved_for_american_engineers reserved_for_american_employees reserved_for_u.s.-citizen
        reserved_to_u.s._citizens reserved_to_us_citizens reserved_to_american_citizens reserved_to_american_nationals
        reserved_to_u.s._nationals reserved_to_us_nationals reserved_to_americans reserved_to_citizens reserved_to_american-born
        reserved_to_native-born reserved_to_u.s.-born reserved_to_nationals reserved_to_natives
        reserved_to_citizens_of_the_united_states reserved_to_born_americans reserved_to_american_staff reserved_to_american_engineers
        reserved_to_american_employees reserved_to_u.s.-citizen open_to_u.s._citizens open_to_us_citizens open_to_american_citizens
        open_to_american_nationals open_to_u.s._nationals open_to_us_nationals open_to_americans open_to_citizens open_to_american-born
        open_to_native-born open_to_u.s.-born open_to_nationals open_to_natives open_to_citizens_of_the_united_states
        open_to_born_americans open_to_american_staff open_to_american_engineers open_to_american_employees open_to_u.s.-citizen
        open_only_to_u.s._citizens open_only_to_us_citizens open_only_to_american_citizens open_only_to_american_nationals
        open_only_to_u.s._nationals open_only_to_us_nationals open_only_to_americans open_only_to_citizens open_only_to_american-born
        open_only_to_native-born open_only_to_u.s.-born open_only_to_nationals open_only_to_natives
        open_only_to_citizens_of_the_united_states open_only_to_born_americans open_only_to_american_staff
        open_only_to_american_engineers open_only_to_american_employees open_only_to_u.s.-citizen nobody_but_u.s._citizens
        nobody_but_us_citizens nobody_but_american_citizens nobody_but_american_nationals nobody_but_u.s._nationals
        nobody_but_us_nationals nobody_but_americans nobody_but_citizens nobody_but_american-born nobody_but_native-born
        nobody_but_u.s.-born nobody_but_nationals nobody_but_natives nobody_but_citizens_of_the_united_states nobody_but_born_americans
        nobody_but_american_staff nobody_but_american_engineers nobody_but_american_employees nobody_but_u.s.-citizen
        none_but_u.s._citizens none_but_us_citizens none_but_american_citizens none_but_american_nationals none_but_u.s._nationals
        none_but_us_nationals none_but_americans none_but_citizens none_but_american-born none_but_native-born none_but_u.s.-born
        none_but_nationals none_but_natives none_but_citizens_of_the_united_states none_but_born_americans none_but_american_staff
        none_but_american_engineers none_but_american_employees none_but_u.s.-citizen no_one_but_u.s._citizens no_one_but_us_citizens
        no_one_but_american_citizens no_one_but_american_nationals no_one_but_u.s._nationals no_one_but_us_nationals
        no_one_but_americans no_one_but_citizens no_one_but_american-born no_one_but_native-born no_one_but_u.s.-born
        no_one_but_nationals no_one_but_natives no_one_but_citizens_of_the_united_states no_one_but_born_americans
        no_one_but_american_staff no_one_but_american_engineers no_one_but_american_employees no_one_but_u.s.-citizen
        only_by_u.s._citizens only_by_us_citizens only_by_american_citizens only_by_american_nationals only_by_u.s._nationals
        only_by_us_nationals only_by_americans only_by_citizens only_by_american-born only_by_native-born only_by_u.s.-born
        only_by_nationals only_by_natives only_by_citizens_of_the_united_states only_by_born_americans only_by_american_staff
        only_by_american_engineers only_by_american_employees only_by_u.s.-citizen only_to_u.s._citizens only_to_us_citizens
        only_to_american_citizens only_to_american_nationals only_to_u.s._nationals only_to_us_nationals only_to_americans
        only_to_citizens only_to_american-born only_to_native-born only_to_u.s.-born only_to_nationals only_to_natives
        only_to_citizens_of_the_united_states only_to_born_americans only_to_american_staff only_to_american_engineers
        only_to_american_employees only_to_u.s.-citizen only_for_u.s._citizens only_for_us_citizens only_for_american_citizens
        only_for_american_nationals only_for_u.s._nationals only_for_us_nationals only_for_americans only_for_citizens
        only_for_american-born only_for_native-born only_for_u.s.-born only_for_nationals only_for_natives
        only_for_citizens_of_the_united_states only_for_born_americans only_for_american_staff only_for_american_engineers
        only_for_american_employees only_for_u.s.-citizen only_with_u.s._citizens only_with_us_citizens only_with_american_citizens
        only_with_american_nationals only_with_u.s._nationals only_with_us_nationals only_with_americans only_with_citizens
        only_with_american-born only_with_native-born only_with_u.s.-born only_with_nationals only_with_natives
        only_with_citizens_of_the_united_states only_with_born_americans only_with_american_staff only_with_american_engineers
        only_with_american_employees only_with_u.s.-citizen limited_only_to_u.s._citizens limited_only_to_us_citizens
        limited_only_to_american_citizens limited_only_to_american_nationals limited_only_to_u.s._nationals limited_only_to_us_nationals
        limited_only_to_americans limited_only_to_citizens limited_only_to_american-born limited_only_to_native-born
        limited_only_to_u.s.-born limited_only_to_nationals limited_only_to_natives limited_only_to_citizens_of_the_united_states
        limited_only_to_born_americans limited_only_to_american_staff limited_only_to_american_engineers
        limited_only_to_american_employees limited_only_to_u.s.-citizen exclusively_for_u.s._citizens exclusively_for_us_citizens
        exclusively_for_american_citizens exclusively_for_american_nationals exclusively_for_u.s._nationals exclusively_for_us_nationals
        exclusively_for_americans exclusively_for_citizens exclusively_for_american-born exclusively_for_native-born
        exclusively_for_u.s.-born exclusively_for_nationals exclusively_for_natives exclusively_for_citizens_of_the_united_states
        exclusively_for_born_americans exclusively_for_american_staff exclusively_for_american_engineers
        exclusively_for_american_employees exclusively_for_u.s.-citizen citizens-only citizen-only nationals-only americans-only
        american-only u.s.-citizen-only us-citizens-only all-american citizenship_requirement citizenship_test citizenship_check*
        citizenship_screening nationality_screening nationality_check* nationality_test nationality_criterion nationality_requirement
        nationality-based nationality_based nationality_filter birthplace_check* passport_check* passport_test replaced_by_americans
        replace_them_by_americans replaced_with_americans
    """,
    # To keep a person out.
    "shut_out": """
        exclud* exclusion remov* replac* =bar barred barring =bars ban banned banning bans restrict* restriction* block* revok*
        revocation withdraw* withdrawn withdrawal reassign* reassignment lock_out locked_out screen_out screened_out deny denied denies
        denial keep_out kept_out keep_away kept_away kept_off keep_off kept_from suspend* suspension fire fired dismiss* strip stripped
        prohibit* forbid* forbidden refus* disqualif* taken_off take_off taking_off pull_off pulled_off pulled_from moved_off
        moved_to_other move_off stand_down stood_down end_the_assignment* walled_off wall_off phase_out phased_out weed_out let_go
        clear_the clear_out cleared_of purge rid_of sideline* redeploy* redeployed rotate_out transferred_away take_away taken_away
        exit_from move_to_other moved_elsewhere sent_away escort* segregat* separat* quarantin* ring-fence* ineligible lose loses losing
    """,
    "kept_off": """
        not_be_let not_be_allowed not_be_admitted not_be_given not_be_granted not_be_permitted not_be_employed not_be_trusted not_be_on
        not_be_near not_be_hired not_be_assigned not_be_shown not_have not_work not_see not_touch not_handle not_get not_pull not_read
        not_enter not_sit not_serve not_access not_join not_come_near not_go_near not_be_involved not_be_part not_to_be_let
        not_to_be_allowed not_to_be_admitted not_to_be_given not_to_be_granted not_to_be_permitted not_to_be_employed not_to_be_trusted
        not_to_be_on not_to_be_near not_to_be_hired not_to_be_assigned not_to_be_shown not_to_have not_to_work not_to_see not_to_touch
        not_to_handle not_to_get not_to_pull not_to_read not_to_enter not_to_sit not_to_serve not_to_access not_to_join not_to_come_near
        not_to_go_near not_to_be_involved not_to_be_part never_be_let never_be_allowed never_be_admitted never_be_given never_be_granted
        never_be_permitted never_be_employed never_be_trusted never_be_on never_be_near never_be_hired never_be_assigned never_be_shown
        never_have never_work never_see never_touch never_handle never_get never_pull never_read never_enter never_sit never_serve
        never_access never_join never_come_near never_go_near never_be_involved never_be_part cannot_be_let cannot_be_allowed
        cannot_be_admitted cannot_be_given cannot_be_granted cannot_be_permitted cannot_be_employed cannot_be_trusted cannot_be_on
        cannot_be_near cannot_be_hired cannot_be_assigned cannot_be_shown cannot_have cannot_work cannot_see cannot_touch cannot_handle
        cannot_get cannot_pull cannot_read cannot_enter cannot_sit cannot_serve cannot_access cannot_join cannot_come_near
        cannot_go_near cannot_be_involved cannot_be_part no_longer_be_let no_longer_be_allowed no_longer_be_admitted no_longer_be_given
        no_longer_be_granted no_longer_be_permitted no_longer_be_employed no_longer_be_trusted no_longer_be_on no_longer_be_near
        no_longer_be_hired no_longer_be_assigned no_longer_be_shown no_longer_have no_longer_work no_longer_see no_longer_touch
        no_longer_handle no_longer_get no_longer_pull no_longer_read no_longer_enter no_longer_sit no_longer_serve no_longer_access
        no_longer_join no_longer_come_near no_longer_go_near no_longer_be_involved no_longer_be_part nor_be_let nor_be_allowed
        nor_be_admitted nor_be_given nor_be_granted nor_be_permitted nor_be_employed nor_be_trusted nor_be_on nor_be_near nor_be_hired
        nor_be_assigned nor_be_shown nor_have nor_work nor_see nor_touch nor_handle nor_get nor_pull nor_read nor_enter nor_sit
        nor_serve nor_access nor_join nor_come_near nor_go_near nor_be_involved nor_be_part no_access get_none no_place no_business
        no_role no_place_for no_place_on no_place_in
    """,
    # Work on something, or a way in to it.
    "access": """
        access accessing accessed work works worked working read reads see touch handl* pull pulls enter admission admit* credential*
        clearance repositor* project team password* log-in* login* rights permission* gate* desk* post posts assignment* role roles
        staff* employ* hire hires hiring hired
    """,
}


def _spelled_out(entry: str) -> Iterator[str]:
    """The terms of an entry: one for every choice among the alternatives ("a/b") of its words.

    >>> list(_spelled_out("no_/further_licence")), list(_spelled_out("=is/was_put-off"))
    (['no licence', 'no further licence'], ['=is put off', '=was put off'])
    """
    sign, body = ("=", entry[1:]) if entry.startswith("=") else ("", entry)
    for chosen in product(*(part.split("/") for part in body.split("_"))):
        yield sign + " ".join(part.replace("-", " ") if "/" in body else part for part in chosen if part)


TRADE_TERMS: Mapping[str, tuple[str, ...]] = {
    name: tuple(dict.fromkeys(term for entry in listed(terms) for term in _spelled_out(entry))) for name, terms in _GROUPS.items()
}
