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
}


def _spelled_out(entry: str) -> Iterator[str]:
    """The terms of an entry: one for every choice among the alternatives ("a/b") of its words."""
    sign, body = ("=", entry[1:]) if entry.startswith("=") else ("", entry)
    for chosen in product(*(part.split("/") for part in body.split("_"))):
        yield sign + " ".join(part.replace("-", " ") if "/" in body else part for part in chosen if part)


TRADE_TERMS: Mapping[str, tuple[str, ...]] = {
    name: tuple(dict.fromkeys(term for entry in listed(terms) for term in _spelled_out(entry))) for name, terms in _GROUPS.items()
}
