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
        law_requires unavoidable owed owes incumbent imperative not_free_to not_at_liberty only_be_lawful no_room
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
    # Parts of predicates, to stand beside names and other groups in one term ("@name ~be ~on_list").
    "be": """
        =is =are =was =were =be =been =being becomes become became stands counts_as count_as counted_as ranks_as rank_as
        qualifies_as qualify_as constitutes amounts_to has_become have_become has_been have_been had_been
    """,
    "treated": """
        deemed deemed_to_be deemed_to_be_itself considered considered_as considered_to_be regarded_as treated_as treated_like
        treat_as treat_it_as treats_it_as viewed_as seen_as looked_on_as taken_to_be taken_as held_to_be classed_as
        classified_as counted_as counts_as count_as ranks_as handled_as dealt_with_as to_be_deemed to_be_treated_as
        to_be_regarded_as to_be_considered treat_serindit_as on_a_par_with on_the_same_footing_as stands_in_the_shoes_of
        equated_with =made =rendered same_standing_as same_legal_standing_as same_position_as same_status_as same_treatment_as
        same_footing_as no_different_from same_box_as same_boat_as same_category_as same_class_as no_better_than
        indistinguishable_from equivalent_to tantamount_to
    """,
    "on_list": """
        =listed a_listed an_entity_list an_entity_listed entity_listed =blacklisted a_blacklisted on_the_entity_list
        on_entity_list on_the_list on_the_bis on_that_list on_bis's on_the_bureau's on_the_u.s. a_restricted_party
        a_denied_party a_sanctioned a_designated a_restricted_person a_denied_person a_party_on_the a_person_on_the
        in_the_entity_list within_the_entity_list under_the_entity_list subject_to_the_entity_list caught_by_the_entity
        covered_by_the_entity caught_by_the_listing covered_by_the_listing an_entry_on_the_entity its_own_entry
        a_de_facto_listed de_facto_listed an_entity_of_concern_on tainted_by_the_listing part_of_the_listing
    """,
    "makes": """
        make makes made making render renders rendered rendering turn turns turned turning put puts placed places bring brings
        brought land lands transform transforms transformed convert converts converted gets got leave leaves
    """,
    # What a listing carries with it, and how it is said to go on to another.
    "listed_status": """
        =listing =listings listed_status list_status entity_list_status entity_list_entry status_as_a_listed status_of_a_listed
        shareholder's_status owner's_status parent's_status investor's_status party's_status shareholder_status that_status
        same_status its_status designation entity_list_restriction* entity_list_requirement* entity_list_licen*
        entity_list_prohibition* entity_list_control* licence_obligation license_obligation licence_requirement
        license_requirement licensing_requirement licence_duty export_restrictions restrictions_on_the_owner the_restrictions
        the_prohibition the_taint the_stigma the_designation
    """,
    "flows": """
        extend* flow* pass passes passed =carries =carry =carried attach* reach* appl* inherit* attribut* imput* spread*
        transfer* percolat* trickl* cascad* cover* catch* caught captur* embrac* engulf* descend* migrat* travel* transmit*
        takes_on took_on take_on taken_on assum* acquir* shar* follows_through run_down runs_down comes_down binds =bind =taints
        =taint infect* rubs_off contaminat*
    """,
    "stake": """
        stake* shareholding* share_holding participation holding holdings interest interests minority equity owned owns owner
        owners ownership co-owner* shareholder* investor* controlling percentage percent per_cent the_chains two_chains
        both_chains aggregate acquired =shares a_quarter one_quarter listed_hands 25%_line
    """,
    "needs_licence": """
        trigger_a_licen* triggers_a_licen* triggered_a_licen* trigger_licen* triggers_licen* trigger_the_licen*
        triggers_the_licen* triggers_744 trigger_744 triggered_744 triggers_section licence_required license_required
        licence_is_required license_is_required licence_is_needed license_is_needed licence_is_now_needed license_is_now_needed
        licence_is_necessary license_is_necessary licence_was_needed license_was_needed licence_was_required
        license_was_required licence_has_been_required license_has_been_required licence_has_been_needed license_has_been_needed
        needs_a_licen* need_a_licen* needed_a_licen* require_a_licen* requires_a_licen* required_a_licen* needed_licen*
        requires_licen* require_licen* required_licen* requiring_a_licen* requiring_licen* require_a_bis requires_a_bis
        required_a_bis needs_a_bis need_a_bis needed_a_bis require_bis requires_bis required_bis needs_bis need_bis needed_bis
        require_authori* requires_authori* required_authori* require_prior required_prior requires_prior needs_prior
        need_authori* needs_authori* needed_authori* need_an_authori* needs_an_authori* needed_an_authori* require_an_authori*
        requires_an_authori* required_an_authori* needed_prior require_an_export requires_an_export required_an_export
        needs_an_export need_an_export needed_an_export subject_to_licen* subject_to_a_licen* subject_to_the_licen*
        subject_to_bis licensable must_be_licensed must_have_been_licensed to_be_licensed been_licensed within_the_licen*
        under_a_licence under_licence under_license only_with_a_licen* only_under_a_licen* only_under_licen* calls_for_a_licen*
        call_for_a_licen* called_for_a_licen* cannot_be_supplied_without cannot_be_sold_without cannot_be_sold_to
        cannot_be_shipped may_not_be_supplied may_not_be_sold cannot_ship_without not_ship_without not_go_without no_order_may
        no_sale_may cannot_lawfully not_lawfully without_a_licence_from without_a_license_from without_authorisation_from
        without_authorization_from unless_bis unless_licensed a_licence_must a_license_must obtain_a_licen* apply_for_a_licen*
        seek_a_licen* wait_for_a_licen* a_licence_for_each a_licence_for_every a_license_for_every a_license_for_each
    """,
    "a_licence": """
        licence license licences licenses licensing authorisation authorization authorisations authorizations permit
        bis_approval bis_permission government_approval export_approval
    """,
    "is_required": """
        required requires require needed needs =need necessary mandatory compulsory obligatory essential indispensable must
        should ought_to had_to has_to have_to lacked lacks lacking missing absent called_for calls_for calls_in demanded demands
        due imperative obligated obliged cannot_ship cannot_leave cannot_go cannot_move cannot_lawfully can_only ought_to_have
    """,
    # A rule that is said to bind at present.
    "in_force": """
        already now_binds binds_now now_applies applies_now now_in_force in_force in_effect took_effect taken_effect
        takes_effect has_effect had_effect has_bound have_bound had_bound binding bound_by been_bound is_bound are_bound
        was_bound were_bound =binds governs governed governing currently at_present presently today now_governs operative
        operates live began_to_apply begun_to_apply started_to_apply has_applied have_applied had_applied applied_from
        applies_from applied_since has_been_binding became_binding effective started_to_bite has_bitten kicked_in in_operation
        is_law good_law force_of_law the_law_now must_be_complied must_be_observed to_be_observed to_be_complied at_once
        immediately catches caught_by covered_by captured_by falls_under fall_under fell_under falls_within comes_under
        came_under subject_to =reaches =reached =prohibits =prohibited =forbids =forbade =barred =bars =covers =covered
        =regulates =controls
    """,
    "out_of_line": """
        ignored disregard* overlooked flouted fell_foul falls_foul fall_foul foul_of ran_afoul afoul in_the_teeth_of in_defiance
        defied defies against_the_rule against_that_rule not_complied not_comply failed_to_comply non-complian*
        without_the_licence_it without_the_license_it without_the_authori* lacked_a_licen* lacked_the_licen* lacking_a_licen*
        lacking_the_licen* lacked_authori* no_licence_was_obtained no_license_was_obtained no_authorisation_was_obtained
        no_authorization_was_obtained no_licence_was_held no_license_was_held licence_it_requires license_it_requires
    """,
    # What numbers are said to prove.
    "proves": """
        prove* proof proving shows_that show_that shown_that shows_how showing_that as_shown_by shown_by demonstrat* establish*
        confirm* evidence_of evidence_that evidences conclusive* it_follows follows_that follows_from we_conclude concludes_that
        conclude_from conclude_that must_conclude tells_us tell_us reveals reveal means_that can_only_mean only_mean
        only_one_thing only_one_explanation only_explanation no_other_explanation leaves_no_doubt no_doubt no_room_for_doubt
        points_conclusively betray* gives_away amounts_to certain certainty undeniabl* a_fact established_fact fact_that exposes
        attests documents_the explained_only only_be_explained can_be_explained_only inescapable speak_for_themselves
        speaks_for_itself no_other_conclusion one_conclusion
    """,
    "diverted": """
        divert* smuggl* reexported re-exported reexporting re-exporting traffick* resold reselling sold_on selling_on
        sold_out_of sold_off sold_elsewhere sold_abroad sold_to_third sold_onward shipped_on shipped_onward shipped_out
        shipped_abroad shipped_elsewhere sent_abroad sent_on sent_elsewhere sent_out moved_out moved_abroad moved_on
        moved_elsewhere moved_off taken_out taken_abroad taken_away spirited siphon* syphon* funnel* passed_on went_to
        went_abroad =gone_to gone_abroad gone_elsewhere went_elsewhere went_onward left_the_country left_the_site left_the_hall
        went_astray transferred_to in_the_hands_of ended_up_in ended_up_abroad no_longer_in_the_country no_longer_at_the_site
        another_country exported_again unlawfully_exported offloaded changed_hands found_their_way found_its_way made_their_way
        into_other_hands into_the_wrong_hands in_other_hands sold_to_others sold_to_somebody passed_to_third passed_to_others
        running_elsewhere run_elsewhere operating_elsewhere in_use_elsewhere installed_elsewhere deployed_elsewhere
        been_exported were_exported out_of_the_country
    """,
    "diversion": """
        diversion* smuggling reexport reexports re-export re-exports resale onward_sale illegal_transfer unlawful_transfer
        unauthorised_transfer unauthorized_transfer illegal_export unlawful_export third_countries third_country
        restricted_destination restricted_destinations black_market grey_market gray_market abroad overseas
    """,
    # To tell the authority, and to have to.
    "must_do": """
        must shall has_to have_to needs_to need_to required_to obliged_to obligated_to bound_to compelled_to legally_bound_to
        duty-bound_to duty_to obligation_to requirement_to no_choice_but_to no_option_but_to no_alternative_but_to mandated_to
        has_got_to forced_to constrained_to will_have_to cannot_but responsibility_to compelling_it_to to_be under_a_duty_to
        owes_it_to
    """,
    "tell_authority": """
        disclose self-disclose self_disclose self-report self_report report_to_bis report_to_the_bureau report_to_commerce
        report_to_the_authorit* report_to_the_government report_it_to_bis report_this_to_bis report_the_violation
        report_the_matter report_the_reexport report_the_suspected report_the_breach report_the_incident report_the_diversion
        report_the_facts report_the_finding report_a_known report_the_eight report_a_violation report_itself notify_bis
        notify_the_bureau notify_commerce notify_the_authorit* notify_the_government notify_oee notify_the_office
        notify_the_agency notify_the_u.s. notify_the_us inform_bis inform_the_bureau inform_commerce inform_the_authorit*
        inform_the_office inform_the_government inform_the_agency inform_the_u.s. tell_bis tell_the_bureau tell_commerce
        tell_the_authorit* tell_the_government tell_washington go_to_bis go_to_the_bureau come_forward come_clean
        go_to_the_authorit* go_to_the_government make_a_disclosure make_a_self-disclosure make_a_voluntary make_disclosure
        make_a_report make_an_initial make_a_notification make_a_filing make_a_full_disclosure make_a_clean_breast
        file_a_disclosure file_a_self-disclosure file_a_voluntary file_a_report file_a_notification file_a_vsd file_an_initial
        file_with_bis file_with_the_bureau file_disclosure submit_a_disclosure submit_a_self-disclosure submit_a_voluntary
        submit_a_report submit_a_vsd submit_an_initial submit_a_notification submit_disclosure lodge_a_disclosure
        lodge_a_self-disclosure lodge_a_voluntary lodge_a_report lodge_a_vsd lodge_an_initial give_notice_to_bis give_bis_notice
        send_bis send_a_disclosure write_to_bis voluntarily_disclose voluntarily_self-disclose alert_bis alert_the_bureau
        advise_bis advise_the_bureau be_self-disclosed be_disclosed_to_bis be_disclosed_to_the_bureau
        be_disclosed_to_the_authorit* be_reported_to_bis be_reported_to_the_bureau be_reported_to_the_authorit*
        be_reported_to_commerce be_notified_to_bis be_brought_to_the_bureau turn_itself_in
    """,
    "disclosure": """
        self-disclosure* self_disclosure* voluntary_disclosure* vsd vsds =764.5 disclosure_to_bis disclosure_to_the_bureau
        disclosure_to_commerce disclosure_to_the_authorit* disclosing_to_bis =disclosure =disclosing self-report* self_report*
        notification_to_bis notification_to_the_bureau notification_of_bis notification_of_the_bureau notifying_bis
        notifying_the_bureau notification_of_the_us notification_of_the_u.s. notification_of_the_authorit* informing_bis
        informing_the_bureau telling_bis telling_the_bureau reporting_to_bis reporting_to_the_bureau report_to_bis
        report_to_the_bureau report_to_commerce report_to_the_u.s. report_to_the_us report_to_the_authorit* initial_notification
        office_of_export_enforcement filing_with_bis filing_with_the_bureau notice_to_bis notice_to_the_bureau coming_forward
        reporting_the_matter reporting_the_violation reporting_the_reexport reporting_the_eight
    """,
    "compulsory": """
        mandatory compulsory obligatory not_optional not_voluntary not_discretionary no_longer_voluntary no_longer_optional
        required_by legally_required is_required was_required are_required is_a_requirement a_legal_requirement
        legal_requirement legal_obligation legal_duty statutory is_a_must imperative unavoidable inescapable is_due must_be_made
        must_be_filed must_be_submitted must_be_lodged must_be_given must_follow must_go has_to_be_made has_to_be_filed
        has_to_be_submitted has_to_be_given have_to_be_made needs_to_be_made needs_to_be_filed is_to_be_made is_to_be_filed
        may_not_be_postponed cannot_be_postponed may_not_be_omitted is_demanded not_a_matter_of_choice
        not_a_matter_of_discretion no_way_around cannot_avoid cannot_escape cannot_be_avoided no_avoiding not_left_to not_up_to
        non-negotiable not_negotiable must_happen has_to_happen must_take_place must_reach no_getting_around not_open_to
        not_something_the not_a_choice not_an_option_but no_choice no_option no_discretion no_alternative is_owed a_duty
        an_obligation the_duty the_obligation duty-bound prescribed obligation_to_the deadline clock_is_running
    """,
    "law_demands": """
        requires require oblige* compel* mandate* =demands commands dictates prescribes imposes leaves_no_choice
        leaves_no_option leave_no_choice leave_no_option leaves_no_discretion forces
    """,
    # Goods that are said never to have come.
    "not_arrived": """
        never_reached never_arrived never_got never_came never_made_it never_turned_up never_showed_up never_received
        never_delivered never_completed never_seen never_left_singapore not_reach not_arrive not_arrived not_get_to not_come
        not_received not_receive not_delivered not_turn_up not_make_it not_been_delivered not_been_received failed_to_reach
        failed_to_arrive fails_to_reach disappear* vanish* went_missing gone_missing is_missing are_missing was_lost were_lost
        unaccounted still_in_singapore still_at_merbok still_with_the_forwarder remains_in_singapore remained_in_singapore
        remain_in_singapore stayed_in_singapore lost_track no_trace got_lost lost_on_the_way nothing_to_show_that
        nothing_shows_that no_proof_of_arrival no_evidence_of_arrival no_evidence_of_delivery no_record_of_arrival whereabouts
        lost_sight
    """,
    "no_consent": """
        without_consent without_written_consent without_prior_written without_prior_consent without_prior_approval
        without_any_consent without_the_consent without_the_written without_the_prior without_hessary's without_permission
        without_written_permission without_approval without_authority without_asking without_the_approval without_the_permission
        without_the_agreement no_consent no_written_consent no_prior_written no_prior_consent no_prior_approval no_approval
        no_permission nobody_consented nobody_had_consented nobody_agreed nobody_had_agreed nobody_approved never_consented
        never_agreed never_approved never_authori* not_consented not_consent not_agree not_agreed not_approved not_authori*
        before_anybody before_anyone before_consent before_the_consent before_written_consent before_any_consent before_approval
        after_the_fact after_the_event after-the-fact ex_post retroactive* retrospective* in_retrospect backdated belated*
        consent_too_late consent_was_late consent_was_given_too consent_came_too consent_came_after consent_came_late
        consent_only_after consent_only_came consent_followed consent_was_only after_the_goods consent_was_missing
        consent_was_lacking lacked_consent was_not_asked were_not_asked not_been_asked not_been_consulted not_consulted
        unbeknown* unilateral* on_its_own_authority on_its_own_initiative consent_was_never consent_was_not consent_is_missing
        consent_is_lacking not_sought never_sought behind_hessary's unapproved uncleared
    """,
    # What a paper is said to do for who holds it.
    "shields": """
        protect* shield* insulat* exonerat* absolv* reliev* excus* immun* discharg* =releases =released =release safeguard*
        indemnif* exempt* exculpat* =covers_us covers_the =is_covered are_covered fully_covered =safe is_safe safe_harbour
        safe_harbor safe-harbour safe-harbor complete_defence complete_defense full_defence full_defense absolute_defence
        absolute_defense a_defence a_defense good_defence good_defense defence_to defense_to complete_answer full_answer
        sufficient_answer adequate_answer shelter takes_the_risk take_the_risk takes_the_burden take_the_burden lifts_the_burden
        met_its meets_its met_all meets_all off_the_hook in_the_clear home_and_dry out_of_the_woods clean_hands clean_bill
        no_exposure not_exposed no_liability not_liable no_responsibility not_responsible not_answerable not_accountable
        no_claim_can no_claim_may nothing_to_fear beyond_reproach beyond_reach cannot_be_held cannot_be_blamed cannot_be_penali*
        cannot_be_sanctioned cannot_be_charged cannot_be_prosecuted cannot_be_liable can't_be_held can't_be_blamed
        cannot_be_faulted not_be_held not_be_liable not_be_blamed not_be_penali* not_be_faulted not_be_charged free_of_liability
        free_from_liability free_of_responsib* free_from_responsib* no_risk without_risk bulletproof watertight done_all
        done_everything done_enough did_all did_enough all_that_the_law fully_complied satisfied_its satisfies_its fulfilled_its
        fulfils_its shifts shifted passes_the passes_all transfers_the transfers_all moves_the lies_solely lies_only
        rests_solely rests_only solely_with only_with_the answers_for takes_over does_away_with dispens* frees =free waives
        waived takes_care_of out_of_reach firing_line beyond_the_reach good_faith insur*
    """,
    "ends": """
        =ends =ended removes removed lifts lifted extinguish* eliminates eliminated negates negated excludes wipes_out
        takes_away displaces displaced replaces does_away_with absorbs neutralis* neutraliz* supersedes takes_the_place_of
        stands_in_for dispels rules_out brings_an_end_to puts_an_end_to is_the_end_of cuts_off
    """,
    "no_inquiry": """
        can_stop may_stop could_stop can_close may_close could_close need_not_be no_longer_necessary no_longer_needed
        needs_no_further need_not_look need_not_inquire need_not_enquire need_not_ask need_not_check need_not_investigate
        need_not_verify need_not_probe need_not_pursue need_not_chase need_not_visit need_not_do need_not_go need_not_make
        need_not_dig need_not_test need_not_follow no_need_to no_duty_to no_obligation_to no_reason_to no_call_to need_look_no
        need_ask_no need_do_no need_go_no need_inquire_no not_need_to not_have_to not_obliged_to not_required_to not_bound_to
        no_longer_has_to no_longer_needs_to no_further_diligence no_further_due no_further_inquir* no_further_enquir*
        no_further_check* no_further_question* no_further_investigation no_further_verification no_further_steps no_further_step
        no_more_questions no_additional_diligence further_diligence_is_unnecessary further_inquiry_is_unnecessary
        further_enquiry_is_unnecessary unnecessary superfluous redundant dispens* stop_asking without_further without_more
        without_asking without_inquiry without_any_further without_checking without_looking entitled_to_rely free_to_rely
        may_safely_rely can_safely_rely may_rely can_rely justified_in_relying may_take_it_at may_simply_rely rightly_relied
        right_to_rely ends_the_inquiry ends_the_enquiry closes_the_inquiry closes_the_enquiry makes_further end_of_the_matter
    """,
    "suffices": """
        sufficient suffices is_enough was_enough are_enough good_enough enough_by_itself adequate =settles =resolves =disposes
        =answers =clears =cures =settled =closes =removes =satisfies =dispels =eliminates =lifts will_settle will_resolve
        will_cure will_dispose will_answer will_clear will_remove will_close will_satisfy would_settle would_resolve would_cure
        lays_to_rest puts_to_rest takes_care all_that_is_needed all_that_the all_we_need conclusive definitive
    """,
}

TRADE_TERMS: Mapping[str, tuple[str, ...]] = {
    name: tuple(term.replace("_", " ") for term in listed(terms)) for name, terms in _GROUPS.items()
}
