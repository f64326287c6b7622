"""Words that lawyers use for the same thing, by the group name that a key's forms may write as `~group`.

A table and not a matter: no entry knows any matter, so that a key gets every wording of a trade idea by naming it. Alternatives
are
written as in a form: words by their stems, `word*` with any ending, `=words` as they stand.
"""

from collections.abc import Mapping

from ai_law_legal_agent_eval.text.alternatives import listed


def _each(first: str, second: str) -> str:
    """Every term of `first` before every term of `second`."""
    return " ".join(f"{start}_{end}" for start in first.split() for end in second.split())


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
        absolute_defence absolute_defense extinguish* pardon* absolv* exonerat* forgiv* clean_slate escape_penalt*
        escapes_penalt*
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
        front_company a_front shell_for shell_company cover_for cover_name guise pseudonym operates_as operating_as
        under_the_name
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
        divert* diversion smuggl* traffic* carr* disclos* resold resell* sold_on sell_on onward passed_on shipped_on moved_on
        went
        =gone taken took conveyed forwarded dispatch* despatch* handed_over
    """,
    "deliberate": """
        deliberate* intention* intentional* intent intends intended knowing knowingly wilful* willful* purpose* on_purpose
        by_design conspir* scheme* plot* planned meant_to set_out_to bad_faith lied lying deceiv* deceit fraud* orchestrat*
        calculated premeditated concerted collu* pretext as_a_cover sham evad* evasion circumvent* organised_smuggling
        organized_smuggling smuggling_operation
    """,
    "military": """
        military militari* army armies armed_forces =pla people's_liberation defence_ministry defense_ministry
        ministry_of_defence
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
        not_call_for not_need_bis not_require_bis not_need_a_bis not_require_a_bis not_need_an_export not_require_an_export
        no_need_for_a_licen* no_need_to_license no_need_to_apply
        need_not_ask need_not_be_asked need_not_be_consulted need_not_be_told bis_need_not without_asking without_reference_to
        without_recourse_to no_export-control_objection no_export_control_objection no_licensing_question no_licensing_issue
        no_licensing_point no_licensing_consequence* no_export-control_issue no_export_issue no_regulatory_objection
        no_export_question without_going_to nobody_else_to_ask no_clearance no_consent needs_no requires_no need_no require_no
        licence_is_unnecessary
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
        seek_a_licen* without_bis_approval unless_bis should_have_been_licensed cannot_be_supplied_without
        cannot_proceed_without
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
        nationalit* citizenship citizen* national nationals foreigner* foreign_national* foreign-born foreign_born
        foreign_origin
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
    # A matter said to be over; "closing" is a day of a deal and therefore no word of it.
    "finished": """
        =closed =closes closed_off closed_out close_the_book closed_the_book resolv* =settles =settled conclude concludes
        concluded dispose_of disposes_of disposed_of dispos* finish finishes finished over_and_done laid_to_rest lay_to_rest
        lays_to_rest put_to_bed put_to_rest behind_us behind_the_company behind_it behind_them fully_behind
        history_now ancient_history a_dead_letter dead_issue =dead draws_a_line draw_a_line drew_a_line drawn_a_line line_under
        exhaust* extinguish* swept_up swept_away mopped_up wound_up written_off discharg* absolv* exonerat* put_an_end
        puts_an_end
        brought_to_an_end brings_to_an_end came_to_an_end at_an_end end_of_the_matter end_of_the_story =ended done_with
        =dealt_with taken_care took_care takes_care no_longer_open no_longer_an_issue no_longer_a_risk no_longer_live
        no_longer_an_open no_longer_outstanding no_longer_actionable slate_clean clean_slate last_word final_word bygone* buried
        regulari* =cleared clean_bill final_disposition final_disposal final_resolution full_resolution complete_resolution
        final_settlement full_settlement complete_closure full_closure final_closure full_discharge complete_discharge
        complete_bar full_release general_release complete_release effect_of_a_release moot academic not_come_back
        never_come_back not_reopen never_be_reopened not_be_reopened cannot_be_reopened cannot_be_revisited
        not_be_revisited let_off let_go let_them_go let_it_go time-barred statute-barred to_a_close brought_to_an_end foreclos*
        preclud*
        rule_out rules_out ruled_out shut_out bar =bars barred beyond_challenge beyond_question beyond_dispute past_challenge
        put_beyond a_defence a_defense full_answer complete_answer decided_against declined_to water_under nothing_more_to
        no_more_to the_whole_picture ventilated accounted_for wrapped_up tied_up made_good spent run_its_course share_the_fate
        shares_the_fate out_of_the_way taken_off_the_table expunged washed_away purged healed cure cures cured
    """,
    # What a disclosure, a letter or a clause takes in.
    "takes_in": """
        cover* reach reaches reached includ* encompass* embrac* captur* extend* take_in takes_in took_in taken_in swept_up
        swept_in
        caught_up part_of =within fall_under falls_under fell_under fall_within falls_within fell_within =protects =protected
        were_described was_described were_reported was_reported been_reported =told_bis told_the laid_before put_before
        before_the_agency before_bis comprehensive
        exhaustive complete_in_every complete_as_to was_complete is_complete addressed addresses dealt_with held_nothing_back
        left_nothing_out omitted_nothing taken_up took_up picked_up subsumed embodied ventilated aired laid_open laid_bare
        full_and knew_of knew_about was_aware aware_of apprised seen looked_at examined reviewed considered
    """,
    # Freedom from what may follow on a breach.
    "no_exposure": f"""{
        _each(
            "no no_further no_residual no_remaining no_continuing no_outstanding no_open no_more no_longer_any"
            " no_export no_enforcement"
            " no_regulatory no_live no_legal no_real no_civil no_successor no_such no_historic no_past"
            " no_material no_lasting no_latent"
            " not_any without_any nil zero",
            "exposure liabilit* risk risks penalt* violation* breach* claim claims action sanction sanctions"
            " enforcement consequence*"
            " fines threat responsibilit* responsible challenge proceeding* prosecution danger",
        )
    }
        nothing_to_fear nothing_to_answer nothing_to_worry nothing_left nothing_remains nothing_more_can nothing_further_can
        free_of_risk risk-free risk:_none exposure:_none risk:_nil exposure:_nil risk_is_nil exposure_is_nil
        no_liability_survives
        beyond_the_reach_of_enforcement out_of_reach beyond_reach beyond_enforcement safe_from secure_from buyer_is_safe
    """,
    "sellers": """
        seller* vendor* =founders founder_sellers former_owner* former_holder* former_shareholder* former_management old_owner*
        old_shareholder* old_holder* old_management previous_owner* previous_shareholder* prior_owner* prior_shareholder*
        past_owner* past_shareholder* ex-owner* ex-shareholder* people_who_sold those_who_sold persons_who_sold sell_side
        sell-side
        seller's_side outgoing_owner* outgoing_shareholder* outgoing_holder* departing_owner* departing_shareholder* transferors
        those_who_owned people_who_owned those_who_committed those_who_ran
    """,
    "buyers": """
        buyer* purchaser* acquirer* acquiror* =client =clients acquiring_party acquiring_company new_owner* new_shareholder*
        new_parent incoming_owner* incoming_shareholder* buy_side buy-side =us =we transferee*
    """,
    # What a company has to answer for, and the time from which it comes.
    "old_liability": """
        liabilit* exposure violat* breach* penalt* =fines offence* offense* wrongdoing* wrongs infring* contraven* non-complian*
        noncomplian* sanction* misconduct sins misdeed* transgress* consequences =past history legacy pre-closing_conduct
        earlier_conduct prior_conduct past_conduct previous_conduct historic_conduct earlier_exports past_exports
        earlier_transfers
        past_transfers former_transfers skeletons old_sins baggage responsibilit*
        what_the_target_did what_the_company_did what_was_done what_happened
    """,
    # Where a burden is said to lie.
    "stays_with": """
        =stay =stays =stayed =staying =remain =remains =remained =remaining =rest =rests =resting =lie =lies =sit =sits =belong
        =belongs =fall =falls =falling =leave =leaves =left =leaving =behind =keep =keeps =kept =retain =retains =retained
        =carry
        =carries =carried =bear =bears =borne =shoulder =shoulders =own =owns matter_for concern_of problem_of affair_of
        concern_alone problem_alone matter_of_the sellers'_risk sellers'_problem sellers'_concern sellers'_affair
        sellers'_responsibility sellers'_matter seller's_risk seller's_problem vendors'_problem vendors'_risk
        vendors'_concern only_be_imposed only_imposed would_be_for would_fall would_rest would_lie would_stay would_remain
        =for_the =on_the =solely =alone
    """,
    # A party that does not take something over.
    "takes_not_over": f"""{
        _each(
            "not never neither cannot nor won't doesn't don't will_not does_not",
            "inherit assume acquire bear succeed_to incur face carry answer be_answerable be_liable"
            " be_responsible be_accountable"
            " be_exposed be_pursued be_reached be_held be_penali* be_fined be_sanctioned be_affected be_touched"
            " be_charged stand_behind step_into be_saddled be_visited be_tainted be_bothered be_asked"
            " be_made_liable be_made_to_pay be_made_to_answer be_concerned be_on_the_hook step_into take_over take_on"
            " pick_up stand_in become_liable become_responsible be_visited be_troubled have_to_answer have_to_bear worry"
            " need_to_worry need_worry be_burdened",
        )
    } {
        _each(
            "inherit inherits acquire acquires assume assumes bear bears take takes take_on takes_on take_over"
            " takes_over face faces"
            " carry carries incur incurs get gets buy buys succeed_to succeeds_to have has",
            "no none nothing neither",
        )
    }
        is_not_liable not_liable not_answerable not_responsible not_accountable not_exposed not_on_the_hook not_affected
        not_concerned not_burdened isn't_liable isn't_responsible isn't_answerable insulated shielded ring-fenced ringfenced
        sheltered protected_from immune_from immune safe_from free_of free_from clear_of rid_of unencumbered untainted
        unburdened leave_behind leaves_behind avoids
        escapes sheds =starts_afresh steers_clear quarantined
    """,
    # A party that is said to begin without a past.
    "clean_start": """
        clean_slate slate_clean clean_hands clean_record clean_sheet clean_bill fresh_start fresh_page new_page blank_page
        starts_afresh start_afresh start_anew starts_anew begins_afresh begin_afresh unburdened_by_the unencumbered_by_the
        leaves_the_past left_the_past without_a_past without_its_past without_baggage nothing_to_answer_for free_of_its_past
        free_of_the_past free_from_the_past
    """,
    # A burden that does not go over.
    "passes_not_over": f"""{
        _each(
            "not never nor cannot don't doesn't won't",
            "pass travel transfer follow move attach run_with come_with come_across come_over come_along"
            " go_with go_over go_across"
            " survive cross bind reach touch affect concern taint devolve migrate be_transferred be_passed"
            " be_inherited be_assumed"
            "  be_laid be_held be_pinned be_enforced be_raised be_counted be_visited be_brought be_imposed"
            " be_attributed be_imputed be_acquired be_taken accompany trouble burden carry_over be_carried"
            " stick become_the",
        )
    }
        not_transferred not_passed not_inherited not_assumed not_acquired not_transferable not_the_buyer's not_the_client's
        not_our_client's not_our_problem not_our_concern not_the_purchaser's no_longer_the_company's
        no_longer_be_the_company's no_concern_of no_affair_of no_business_of no_route_by_which no_way_in_which no_basis_on_which
        cut_off cuts_off cut_loose severed severs extinguish* wiped wipes_out cleanses cleansed ends_with stops_at dies_with
        =die =dies =died =lapse =lapses =expire =expires =vanishes =disappears evaporates falls_away fall_away
        discharges discharged
    """,
    "share_deal": """
        share_deal share_purchase share_sale share_acquisition stock_deal stock_purchase stock_sale stock_acquisition
        purchase_of_shares purchase_of_the_shares purchase_of_all_the_shares purchase_of_stock sale_of_shares sale_of_the_shares
        buying_shares buying_the_shares buying_only_the_shares buying_stock =shares =stock acquisition acquisitions takeover
        changes_hands change_hands changed_hands hands_over change_of_ownership change_of_owner change_of_control
        change_in_ownership change_in_control different_ownership
        new_ownership =closing completion transaction =deal =purchase
    """,
    # One and the same owner at both ends.
    "intra_group": f"""
        intra-company intracompany intra-group intragroup intra-corporate in-house inhouse inter-company intercompany
        inter-affiliate wholly_owned subsidiary subsidiaries affiliate affiliates affiliated same_group sister_company
        sister_companies group_company group_companies group_member* group_entit* corporate_group corporate_family
        corporate_house
        {
        _each(
            "within_the within_one within_our within_a inside_the inside_one inside_our inside_a same",
            "group corporate_group company concern family firm corporate_family enterprise organisation organization",
        )
    }
        {
        _each(
            "own its_own our_own their_own buyer's_own client's_own group's_own company's_own",
            "hall site sites data_cent* server servers facilit* premises machine* hardware system*"
            " infrastructure cloud rack* estate"
            " people platform affiliate subsidiary",
        )
    }
        hall_is_ours site_is_ours server_is_ours hall_belongs site_belongs server_belongs belongs_to_us owned_by_us
        owns_the_hall
        owns_the_server owns_the_site owns_the_machines owns_it owned_by_the_buyer owned_by_the_client owned_by_the_same
        owned_by_the_group owned_by_the_purchaser owned_by_an_affiliate owned_by_a_subsidiary infrastructure_owned
        common_ownership common_control common_owner common_parent under_one_roof dealing_only_with_itself dealing_with_itself
        dealing_with_oneself to_itself with_itself between_own =internal internally internal_matter
        parent_and_subsidiary own_right_hand sender_and_recipient own_two_hands one_hand_to
    """,
    "no_export": f"""{
        _each(
            "no not_an not_a never_an never_a isn't_an isn't_a wasn't_an hardly_an not_be_an not_be_a"
            " cannot_be_an not_amount_to_an"
            " not_amount_to_a not_constitute_an not_constitute_a not_count_as_an not_count_as_a"
            " not_qualify_as_an not_regarded_as_an"
            " not_treated_as_an not_involve_an not_involve_any not_mean_an nor_an neither_an without_any without_an",
            "export exports reexport re-export transfer_that transfer_within transfer_for transfer_under"
            " transfer_abroad export_event release_abroad exporting exportation",
        )
    }
        outside_the outside_export falls_outside fall_outside outwith beyond_the_ear beyond_the_regulations beyond_export
        exempt exempted exemption exempts =excepted excused out_of_scope free_of_control free_from_control unregulated
        uncontrolled      wholly_domestic purely_domestic
        domestic_matter

    """,
    # What the rules are said not to govern.
    "not_governed": f"""{
        _each(
            "not never isn't aren't nothing_is nor",
            "exported export reexport leave leaves engage engaged engages regulate regulated regulates"
            " controlled caught licensable"
            " reach touch concern cover count counts bite apply applies govern extend_to addressed subject_to covered_by matter"
            " be_regulated be_caught be_controlled be_touched be_engaged touched trigger set_off bring_in"
            " call_for come_into_play",
        )
    }
        not_abroad no_rule_touches no_export_rule no_rule_of stays_in_the_family stay_in_the_family stays_in_the_house
        stays_in_house stays_inside stays_within remains_within remains_inside never_leave never_leaves nothing_leaves
        nothing_more_than_housekeeping mere_housekeeping circulate_freely move_freely freely_move freely_circulate
        freely_be_moved
        be_moved_freely be_shared_freely freely_shared free_flow is_free_to irrelevant immaterial
    """,
    # That no licence is called for, as distinct from that there is none.
    "free_of_licence": f"""{
        _each(
            "need needs require requires required needed call_for calls_for",
            "no_licen* no_export no_authori* no_permission no_approval no_bis no_permit no_filing no_clearance"
            " no_consent no_separate no_further"
            " no_such neither_licen* nothing_from",
        )
    } {
        _each(
            "no_licence no_export_licence no_bis_licence no_authorisation no_authority no_export_authorisation"
            " no_export_authority"
            " no_bis_authorisation no_permission no_approval no_filing no_further_licence no_separate_licence"
            " no_permit no_clearance"
            " no_consent no_such_licence no_hardware_licence",
            "be_needed be_required be_necessary be_called need_be have_to_be has_to_be comes_into come_into"
            " arises required needed necessary is_needed",
        )
    } {
        _each(
            "not never nor doesn't don't",
            "need_a_licen* require_a_licen* need_any_licen* require_any_licen* require_licen* need_bis"
            " require_bis need_a_bis require_a_bis"
            " need_an_export require_an_export be_licensed be_licensable need_authori* require_authori*"
            " need_permission require_permission",
        )
    }
        licence-free license-free licence_free license_free free_of_licen* free_of_any_licen* free_from_licen*
        licence_is_unnecessary
        license_is_unnecessary licence_unnecessary license_unnecessary filing_is_unnecessary no_need_for_a_licen*
        no_need_to_license
        no_need_to_apply need_not_ask need_not_be_asked need_not_be_consulted need_not_be_told need_not_be_licensed bis_need_not
        no_export-control_objection no_export_control_objection no_licensing_question no_licensing_issue no_licensing_point
        no_licensing_consequence* no_export-control_issue no_regulatory_objection nobody_to_ask nobody_else_to_ask
        no_licensing no_licensing_requirement no_licence_requirement nothing_to_license without_more_ado
    """,
    # A person's whereabouts of birth or citizenship, as a noun or as an adjective of staff.
    "outsiders": f"""{
        _each(
            "foreign overseas alien non-american non-us non-u.s. non-citizen",
            "national* citizen* staff employee* engineer* personnel worker* hire* colleague* developer*"
            " scientist* member* people person"
            " persons talent passport* origin born nationalit*",
        )
    }
        foreigner* foreign-born non-americans non-citizen* noncitizen* non-nationals non-national* aliens of_foreign
        foreign_origin foreign_descent born_abroad born_outside
        born_overseas born_elsewhere not_born from_abroad from_overseas not_american not_americans not_u.s._citizens
        not_us_citizens
        not_citizens other_nationalities certain_nationalit* certain_countries particular_countries some_countries
        other_countries countries_of_concern unfriendly_countries sensitive_countries other_passport* expatriate* immigrant*
        foreign_passport*
    """,
    "locals_only": f"""{
        _each(
            "only solely exclusively just exclusively_with exclusively_by restricted_to limited_to confined_to"
            " reserved_for reserved_to"
            " open_to open_only_to nobody_but none_but no_one_but only_by only_to only_for only_with"
            " limited_only_to exclusively_for",
            "u.s._citizens us_citizens american_citizens american_nationals u.s._nationals us_nationals americans citizens"
            " american-born native-born u.s.-born nationals natives citizens_of_the_united_states born_americans american_staff"
            " american_engineers american_employees u.s.-citizen",
        )
    }
        citizens-only citizen-only nationals-only americans-only american-only u.s.-citizen-only us-citizens-only all-american
        citizenship_requirement citizenship_test citizenship_check* citizenship_screening nationality_screening
        nationality_check*
        nationality_test nationality_criterion nationality_requirement nationality-based nationality_based nationality_filter
        birthplace_check* passport_check* passport_test replaced_by_americans replace_them_by_americans replaced_with_americans
    """,
    # To keep a person out.
    "shut_out": """
        exclud* exclusion remov* replac* =bar barred barring =bars ban banned banning bans restrict* restriction* block* revok*
        revocation withdraw* withdrawn withdrawal reassign* reassignment lock_out locked_out screen_out screened_out deny denied
        denies denial keep_out kept_out keep_away kept_away kept_off keep_off kept_from suspend* suspension fire fired dismiss*
        strip stripped prohibit* forbid* forbidden refus* disqualif* taken_off take_off taking_off pull_off pulled_off
        pulled_from
        moved_off moved_to_other move_off stand_down stood_down end_the_assignment* walled_off wall_off phase_out phased_out
        weed_out let_go clear_the clear_out cleared_of purge rid_of sideline* redeploy* redeployed rotate_out transferred_away
        take_away taken_away exit_from move_to_other moved_elsewhere sent_away escort* segregat* separat* quarantin* ring-fence*
        ineligible lose loses losing
    """,
    "kept_off": f"""{
        _each(
            "not not_to never cannot no_longer nor",
            "be_let be_allowed be_admitted be_given be_granted be_permitted be_employed be_trusted be_on"
            " be_near be_hired be_assigned"
            " be_shown have work see touch handle get pull read enter sit serve access join come_near go_near"
            " be_involved be_part",
        )
    }
        no_access get_none no_place no_business no_role no_place_for no_place_on no_place_in
    """,
    # Work on something, or a way in to it.
    "access": """
        access accessing accessed work works worked working read reads see touch handl* pull pulls enter admission admit*
        credential*
        clearance repositor* project team password* log-in* login* rights permission* gate* desk* post posts assignment* role
        roles
        staff* employ* hire hires hiring hired
    """,
    "shifts": """
        shift* pass passes passed transfer* mov* put puts place places placed allocat* mak* mean* giv* hand hands handed leav*
        left rest rests resting fall falls fell lie lies go goes with_the on_the to_the for_the become* devolv* assign* impos*
        throw* discharg* reliev* free* absolv* releas* charg* burden* load*
    """,
}

TRADE_TERMS: Mapping[str, tuple[str, ...]] = {
    name: tuple(term.replace("_", " ") for term in listed(terms)) for name, terms in _GROUPS.items()
}
