"""Wordings of what memos on the sale of a company claim: who keeps an old liability, what a disclosure settles, who may be shut out.

Part of the table of `trade_terms` and written as there: no entry knows any matter.
"""

DEAL_GROUPS = {
    # A matter said to be over; "closing" is a day of a deal and therefore no word of it.
    "finished": """
        =closed =closes closed_off closed_out close_the_book closed_the_book resolv* =settles =settled conclude concludes
        concluded dispose_of disposes_of disposed_of dispos* finish finishes finished over_and_done laid_to_rest lay_to_rest
        lays_to_rest put_to_bed put_to_rest behind_us behind_the_company behind_it behind_them fully_behind history_now
        ancient_history a_dead_letter dead_issue =dead draws_a_line draw_a_line drew_a_line drawn_a_line line_under exhaust*
        extinguish* swept_up swept_away mopped_up wound_up written_off discharg* absolv* exonerat* put_an_end puts_an_end
        brought_to_an_end brings_to_an_end came_to_an_end at_an_end end_of_the_matter end_of_the_story =ended done_with
        =dealt_with taken_care took_care takes_care no_longer_open no_longer_an_issue no_longer_a_risk no_longer_live
        no_longer_an_open no_longer_outstanding no_longer_actionable slate_clean clean_slate last_word final_word bygone* buried
        regulari* =cleared clean_bill final_disposition final_disposal final_resolution full_resolution complete_resolution
        final_settlement full_settlement complete_closure full_closure final_closure full_discharge complete_discharge
        complete_bar full_release general_release complete_release effect_of_a_release moot academic not_come_back
        never_come_back not_reopen never_be_reopened not_be_reopened cannot_be_reopened cannot_be_revisited not_be_revisited
        let_off let_go let_them_go let_it_go time-barred statute-barred to_a_close foreclos* preclud* rule_out rules_out
        ruled_out shut_out bar =bars barred beyond_challenge beyond_question beyond_dispute past_challenge put_beyond a_defence
        a_defense full_answer complete_answer decided_against declined_to water_under nothing_more_to no_more_to
        the_whole_picture ventilated accounted_for wrapped_up tied_up made_good spent run_its_course share_the_fate
        shares_the_fate out_of_the_way taken_off_the_table expunged washed_away purged healed cure cures cured
    """,
    # What a disclosure, a letter or a clause takes in.
    "takes_in": """
        cover* reach reaches reached includ* encompass* embrac* captur* extend* take_in takes_in took_in taken_in swept_up
        swept_in caught_up part_of =within fall_under falls_under fell_under fall_within falls_within fell_within =protects
        =protected were_described was_described were_reported was_reported been_reported =told_bis told_the laid_before
        put_before before_the_agency before_bis comprehensive exhaustive complete_in_every complete_as_to was_complete
        is_complete addressed addresses dealt_with held_nothing_back left_nothing_out omitted_nothing taken_up took_up picked_up
        subsumed embodied ventilated aired laid_open laid_bare full_and knew_of knew_about was_aware aware_of apprised seen
        looked_at examined reviewed considered
    """,
    # Freedom from what may follow on a breach.
    "no_exposure": """
        no/no-further/no-residual/no-remaining/no-continuing_exposure/liabilit*/risk/risks/penalt*/violation*/breach*
        no/no-further/no-residual/no-remaining/no-continuing_claim/claims/action/sanction/sanctions/enforcement
        no/no-further/no-residual/no-remaining/no-continuing_consequence*/fines/threat/responsibilit*/responsible
        no/no-further/no-residual/no-remaining/no-continuing_challenge/proceeding*/prosecution/danger
        no-outstanding/no-open/no-more/no-longer-any/no-export_exposure/liabilit*/risk/risks/penalt*/violation*/breach*
        no-outstanding/no-open/no-more/no-longer-any/no-export_claim/claims/action/sanction/sanctions/enforcement
        no-outstanding/no-open/no-more/no-longer-any/no-export_consequence*/fines/threat/responsibilit*/responsible
        no-outstanding/no-open/no-more/no-longer-any/no-export_challenge/proceeding*/prosecution/danger
        no-enforcement/no-regulatory/no-live/no-legal/no-real_exposure/liabilit*/risk/risks/penalt*/violation*/breach*
        no-enforcement/no-regulatory/no-live/no-legal/no-real_claim/claims/action/sanction/sanctions/enforcement
        no-enforcement/no-regulatory/no-live/no-legal/no-real_consequence*/fines/threat/responsibilit*/responsible
        no-enforcement/no-regulatory/no-live/no-legal/no-real_challenge/proceeding*/prosecution/danger
        no-civil/no-successor/no-such/no-historic/no-past_exposure/liabilit*/risk/risks/penalt*/violation*/breach*
        no-civil/no-successor/no-such/no-historic/no-past_claim/claims/action/sanction/sanctions/enforcement
        no-civil/no-successor/no-such/no-historic/no-past_consequence*/fines/threat/responsibilit*/responsible
        no-civil/no-successor/no-such/no-historic/no-past_challenge/proceeding*/prosecution/danger
        no-material/no-lasting/no-latent/not-any/without-any_exposure/liabilit*/risk/risks/penalt*/violation*/breach*
        no-material/no-lasting/no-latent/not-any/without-any_claim/claims/action/sanction/sanctions/enforcement
        no-material/no-lasting/no-latent/not-any/without-any_consequence*/fines/threat/responsibilit*/responsible
        no-material/no-lasting/no-latent/not-any/without-any_challenge/proceeding*/prosecution/danger
        nil/zero_exposure/liabilit*/risk/risks/penalt*/violation*/breach*/claim/claims/action/sanction/sanctions
        nil/zero_enforcement/consequence*/fines/threat/responsibilit*/responsible/challenge/proceeding*/prosecution
        nil/zero_danger nothing_to_fear nothing_to_answer nothing_to_worry nothing_left nothing_remains nothing_more_can
        nothing_further_can free_of_risk risk-free risk:_none exposure:_none risk:_nil exposure:_nil risk_is_nil exposure_is_nil
        no_liability_survives beyond_the_reach_of_enforcement out_of_reach beyond_reach beyond_enforcement safe_from secure_from
        buyer_is_safe
    """,
    "sellers": """
        seller* vendor* =founders founder_sellers former_owner* former_holder* former_shareholder* former_management old_owner*
        old_shareholder* old_holder* old_management previous_owner* previous_shareholder* prior_owner* prior_shareholder*
        past_owner* past_shareholder* ex-owner* ex-shareholder* people_who_sold those_who_sold persons_who_sold sell_side
        sell-side seller's_side outgoing_owner* outgoing_shareholder* outgoing_holder* departing_owner* departing_shareholder*
        transferors those_who_owned people_who_owned those_who_committed those_who_ran
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
        earlier_transfers past_transfers former_transfers skeletons old_sins baggage responsibilit* what_the_target_did
        what_the_company_did what_was_done what_happened
    """,
    # Where a burden is said to lie.
    "stays_with": """
        =stay =stays =stayed =staying =remain =remains =remained =remaining =rest =rests =resting =lie =lies =sit =sits =belong
        =belongs =fall =falls =falling =leave =leaves =left =leaving =behind =keep =keeps =kept =retain =retains =retained
        =carry =carries =carried =bear =bears =borne =shoulder =shoulders =own =owns matter_for concern_of problem_of affair_of
        concern_alone problem_alone matter_of_the sellers'_risk sellers'_problem sellers'_concern sellers'_affair
        sellers'_responsibility sellers'_matter seller's_risk seller's_problem vendors'_problem vendors'_risk vendors'_concern
        only_be_imposed only_imposed would_be_for would_fall would_rest would_lie would_stay would_remain =for_the =on_the
        =solely =alone
    """,
    # A party that does not take something over.
    "takes_not_over": """
        not/never/neither/cannot/nor/won't/doesn't/don't_inherit/assume/acquire/bear/succeed-to/incur/face/carry/answer
        not/never/neither/cannot/nor/won't/doesn't/don't_be-answerable/be-liable/be-responsible/be-accountable
        not/never/neither/cannot/nor/won't/doesn't/don't_be-exposed/be-pursued/be-reached/be-held/be-penali*/be-fined
        not/never/neither/cannot/nor/won't/doesn't/don't_be-sanctioned/be-affected/be-touched/be-charged/stand-behind
        not/never/neither/cannot/nor/won't/doesn't/don't_step-into/be-saddled/be-visited/be-tainted/be-bothered
        not/never/neither/cannot/nor/won't/doesn't/don't_be-asked/be-made-liable/be-made-to-pay/be-made-to-answer
        not/never/neither/cannot/nor/won't/doesn't/don't_be-concerned/be-on-the-hook/step-into/take-over/take-on
        not/never/neither/cannot/nor/won't/doesn't/don't_pick-up/stand-in/become-liable/become-responsible/be-visited
        not/never/neither/cannot/nor/won't/doesn't/don't_be-troubled/have-to-answer/have-to-bear/worry/need-to-worry
        not/never/neither/cannot/nor/won't/doesn't/don't_need-worry/be-burdened
        will-not/does-not_inherit/assume/acquire/bear/succeed-to/incur/face/carry/answer/be-answerable/be-liable
        will-not/does-not_be-responsible/be-accountable/be-exposed/be-pursued/be-reached/be-held/be-penali*/be-fined
        will-not/does-not_be-sanctioned/be-affected/be-touched/be-charged/stand-behind/step-into/be-saddled/be-visited
        will-not/does-not_be-tainted/be-bothered/be-asked/be-made-liable/be-made-to-pay/be-made-to-answer/be-concerned
        will-not/does-not_be-on-the-hook/step-into/take-over/take-on/pick-up/stand-in/become-liable/become-responsible
        will-not/does-not_be-visited/be-troubled/have-to-answer/have-to-bear/worry/need-to-worry/need-worry/be-burdened
        inherit/inherits/acquire/acquires/assume/assumes/bear_no/none/nothing/neither
        bears/take/takes/take-on/takes-on/take-over/takes-over_no/none/nothing/neither
        face/faces/carry/carries/incur/incurs/get/gets/buy/buys_no/none/nothing/neither
        succeed-to/succeeds-to/have/has_no/none/nothing/neither is_not_liable not_liable not_answerable not_responsible
        not_accountable not_exposed not_on_the_hook not_affected not_concerned not_burdened isn't_liable isn't_responsible
        isn't_answerable insulated shielded ring-fenced ringfenced sheltered protected_from immune_from immune safe_from free_of
        free_from clear_of rid_of unencumbered untainted unburdened leave_behind leaves_behind avoids escapes sheds
        =starts_afresh steers_clear quarantined
    """,
    # A party that is said to begin without a past.
    "clean_start": """
        clean_slate slate_clean clean_hands clean_record clean_sheet clean_bill fresh_start fresh_page new_page blank_page
        starts_afresh start_afresh start_anew starts_anew begins_afresh begin_afresh unburdened_by_the unencumbered_by_the
        leaves_the_past left_the_past without_a_past without_its_past without_baggage nothing_to_answer_for free_of_its_past
        free_of_the_past free_from_the_past
    """,
    # A burden that does not go over.
    "passes_not_over": """
        not/never/nor/cannot/don't/doesn't/won't_pass/travel/transfer/follow/move/attach/run-with/come-with/come-across
        not/never/nor/cannot/don't/doesn't/won't_come-over/come-along/go-with/go-over/go-across/survive/cross/bind
        not/never/nor/cannot/don't/doesn't/won't_reach/touch/affect/concern/taint/devolve/migrate/be-transferred
        not/never/nor/cannot/don't/doesn't/won't_be-passed/be-inherited/be-assumed/be-laid/be-held/be-pinned
        not/never/nor/cannot/don't/doesn't/won't_be-enforced/be-raised/be-counted/be-visited/be-brought/be-imposed
        not/never/nor/cannot/don't/doesn't/won't_be-attributed/be-imputed/be-acquired/be-taken/accompany/trouble/burden
        not/never/nor/cannot/don't/doesn't/won't_carry-over/be-carried/stick/become-the not_transferred not_passed not_inherited
        not_assumed not_acquired not_transferable not_the_buyer's not_the_client's not_our_client's not_our_problem
        not_our_concern not_the_purchaser's no_longer_the_company's no_longer_be_the_company's no_concern_of no_affair_of
        no_business_of no_route_by_which no_way_in_which no_basis_on_which cut_off cuts_off cut_loose severed severs extinguish*
        wiped wipes_out cleanses cleansed ends_with stops_at dies_with =die =dies =died =lapse =lapses =expire =expires
        =vanishes =disappears evaporates falls_away fall_away discharges discharged
    """,
    "share_deal": """
        share_deal share_purchase share_sale share_acquisition stock_deal stock_purchase stock_sale stock_acquisition
        purchase_of_shares purchase_of_the_shares purchase_of_all_the_shares purchase_of_stock sale_of_shares sale_of_the_shares
        buying_shares buying_the_shares buying_only_the_shares buying_stock =shares =stock acquisition acquisitions takeover
        changes_hands change_hands changed_hands hands_over change_of_ownership change_of_owner change_of_control
        change_in_ownership change_in_control different_ownership new_ownership =closing completion transaction =deal =purchase
    """,
    # One and the same owner at both ends.
    "intra_group": """
        intra-company intracompany intra-group intragroup intra-corporate in-house inhouse inter-company intercompany
        inter-affiliate wholly_owned subsidiary subsidiaries affiliate affiliates affiliated same_group sister_company
        sister_companies group_company group_companies group_member* group_entit* corporate_group corporate_family
        corporate_house within-the/within-one/within-our/within-a/inside-the_group/corporate-group/company/concern/family/firm
        within-the/within-one/within-our/within-a/inside-the_corporate-family/enterprise/organisation/organization
        inside-one/inside-our/inside-a/same_group/corporate-group/company/concern/family/firm/corporate-family
        inside-one/inside-our/inside-a/same_enterprise/organisation/organization
        own/its-own/our-own/their-own/buyer's-own/client's-own_hall/site/sites/data-cent*/server/servers/facilit*
        own/its-own/our-own/their-own/buyer's-own/client's-own_premises/machine*/hardware/system*/infrastructure/cloud
        own/its-own/our-own/their-own/buyer's-own/client's-own_rack*/estate/people/platform/affiliate/subsidiary
        group's-own/company's-own_hall/site/sites/data-cent*/server/servers/facilit*/premises/machine*/hardware/system*
        group's-own/company's-own_infrastructure/cloud/rack*/estate/people/platform/affiliate/subsidiary hall_is_ours
        site_is_ours server_is_ours hall_belongs site_belongs server_belongs belongs_to_us owned_by_us owns_the_hall
        owns_the_server owns_the_site owns_the_machines owns_it owned_by_the_buyer owned_by_the_client owned_by_the_same
        owned_by_the_group owned_by_the_purchaser owned_by_an_affiliate owned_by_a_subsidiary infrastructure_owned
        common_ownership common_control common_owner common_parent under_one_roof dealing_only_with_itself dealing_with_itself
        dealing_with_oneself to_itself with_itself between_own =internal internally internal_matter parent_and_subsidiary
        own_right_hand sender_and_recipient own_two_hands one_hand_to
    """,
    "no_export": """
        no/not-an/not-a/never-an/never-a/isn't-an/isn't-a_export/exports/reexport/re-export/transfer-that
        no/not-an/not-a/never-an/never-a/isn't-an/isn't-a_transfer-within/transfer-for/transfer-under/transfer-abroad
        no/not-an/not-a/never-an/never-a/isn't-an/isn't-a_export-event/release-abroad/exporting/exportation
        wasn't-an/hardly-an/not-be-an/not-be-a/cannot-be-an_export/exports/reexport/re-export/transfer-that
        wasn't-an/hardly-an/not-be-an/not-be-a/cannot-be-an_transfer-within/transfer-for/transfer-under/transfer-abroad
        wasn't-an/hardly-an/not-be-an/not-be-a/cannot-be-an_export-event/release-abroad/exporting/exportation
        not-amount-to-an/not-amount-to-a/not-constitute-an_export/exports/reexport/re-export/transfer-that
        not-amount-to-an/not-amount-to-a/not-constitute-an_transfer-within/transfer-for/transfer-under/transfer-abroad
        not-amount-to-an/not-amount-to-a/not-constitute-an_export-event/release-abroad/exporting/exportation
        not-constitute-a/not-count-as-an/not-count-as-a_export/exports/reexport/re-export/transfer-that/transfer-within
        not-constitute-a/not-count-as-an/not-count-as-a_transfer-for/transfer-under/transfer-abroad/export-event
        not-constitute-a/not-count-as-an/not-count-as-a_release-abroad/exporting/exportation
        not-qualify-as-an/not-regarded-as-an/not-treated-as-an_export/exports/reexport/re-export/transfer-that
        not-qualify-as-an/not-regarded-as-an/not-treated-as-an_transfer-within/transfer-for/transfer-under
        not-qualify-as-an/not-regarded-as-an/not-treated-as-an_transfer-abroad/export-event/release-abroad/exporting
        not-qualify-as-an/not-regarded-as-an/not-treated-as-an_exportation
        not-involve-an/not-involve-any/not-mean-an/nor-an_export/exports/reexport/re-export/transfer-that
        not-involve-an/not-involve-any/not-mean-an/nor-an_transfer-within/transfer-for/transfer-under/transfer-abroad
        not-involve-an/not-involve-any/not-mean-an/nor-an_export-event/release-abroad/exporting/exportation
        neither-an/without-any/without-an_export/exports/reexport/re-export/transfer-that/transfer-within/transfer-for
        neither-an/without-any/without-an_transfer-under/transfer-abroad/export-event/release-abroad/exporting
        neither-an/without-any/without-an_exportation outside_the outside_export falls_outside fall_outside outwith
        beyond_the_ear beyond_the_regulations beyond_export exempt exempted exemption exempts =excepted excused out_of_scope
        free_of_control free_from_control unregulated uncontrolled wholly_domestic purely_domestic domestic_matter
    """,
    # What the rules are said not to govern.
    "not_governed": """
        not/never/isn't/aren't/nothing-is/nor_exported/export/reexport/leave/leaves/engage/engaged/engages/regulate
        not/never/isn't/aren't/nothing-is/nor_regulated/regulates/controlled/caught/licensable/reach/touch/concern
        not/never/isn't/aren't/nothing-is/nor_cover/count/counts/bite/apply/applies/govern/extend-to/addressed
        not/never/isn't/aren't/nothing-is/nor_subject-to/covered-by/matter/be-regulated/be-caught/be-controlled
        not/never/isn't/aren't/nothing-is/nor_be-touched/be-engaged/touched/trigger/set-off/bring-in/call-for
        not/never/isn't/aren't/nothing-is/nor_come-into-play not_abroad no_rule_touches no_export_rule no_rule_of
        stays_in_the_family stay_in_the_family stays_in_the_house stays_in_house stays_inside stays_within remains_within
        remains_inside never_leave never_leaves nothing_leaves nothing_more_than_housekeeping mere_housekeeping circulate_freely
        move_freely freely_move freely_circulate freely_be_moved be_moved_freely be_shared_freely freely_shared free_flow
        is_free_to irrelevant immaterial
    """,
    # That no licence is called for, as distinct from that there is none.
    "free_of_licence": """
        need/needs/require/requires/required/needed/call-for_no-licen*/no-export/no-authori*/no-permission/no-approval
        need/needs/require/requires/required/needed/call-for_no-bis/no-permit/no-filing/no-clearance/no-consent
        need/needs/require/requires/required/needed/call-for_no-separate/no-further/no-such/neither-licen*/nothing-from
        calls-for_no-licen*/no-export/no-authori*/no-permission/no-approval/no-bis/no-permit/no-filing/no-clearance
        calls-for_no-consent/no-separate/no-further/no-such/neither-licen*/nothing-from
        no-licence/no-export-licence/no-bis-licence_be-needed/be-required/be-necessary/be-called/need-be/have-to-be
        no-licence/no-export-licence/no-bis-licence_has-to-be/comes-into/come-into/arises/required/needed/necessary
        no-licence/no-export-licence/no-bis-licence_is-needed
        no-authorisation/no-authority/no-export-authorisation_be-needed/be-required/be-necessary/be-called/need-be
        no-authorisation/no-authority/no-export-authorisation_have-to-be/has-to-be/comes-into/come-into/arises/required
        no-authorisation/no-authority/no-export-authorisation_needed/necessary/is-needed
        no-export-authority/no-bis-authorisation/no-permission_be-needed/be-required/be-necessary/be-called/need-be
        no-export-authority/no-bis-authorisation/no-permission_have-to-be/has-to-be/comes-into/come-into/arises
        no-export-authority/no-bis-authorisation/no-permission_required/needed/necessary/is-needed
        no-approval/no-filing/no-further-licence_be-needed/be-required/be-necessary/be-called/need-be/have-to-be
        no-approval/no-filing/no-further-licence_has-to-be/comes-into/come-into/arises/required/needed/necessary
        no-approval/no-filing/no-further-licence_is-needed
        no-separate-licence/no-permit/no-clearance/no-consent_be-needed/be-required/be-necessary/be-called/need-be
        no-separate-licence/no-permit/no-clearance/no-consent_have-to-be/has-to-be/comes-into/come-into/arises/required
        no-separate-licence/no-permit/no-clearance/no-consent_needed/necessary/is-needed
        no-such-licence/no-hardware-licence_be-needed/be-required/be-necessary/be-called/need-be/have-to-be/has-to-be
        no-such-licence/no-hardware-licence_comes-into/come-into/arises/required/needed/necessary/is-needed
        not/never/nor/doesn't/don't_need-a-licen*/require-a-licen*/need-any-licen*/require-any-licen*/require-licen*
        not/never/nor/doesn't/don't_need-bis/require-bis/need-a-bis/require-a-bis/need-an-export/require-an-export
        not/never/nor/doesn't/don't_be-licensed/be-licensable/need-authori*/require-authori*/need-permission
        not/never/nor/doesn't/don't_require-permission licence-free license-free licence_free license_free free_of_licen*
        free_of_any_licen* free_from_licen* licence_is_unnecessary license_is_unnecessary licence_unnecessary
        license_unnecessary filing_is_unnecessary no_need_for_a_licen* no_need_to_license no_need_to_apply need_not_ask
        need_not_be_asked need_not_be_consulted need_not_be_told need_not_be_licensed bis_need_not no_export-control_objection
        no_export_control_objection no_licensing_question no_licensing_issue no_licensing_point no_licensing_consequence*
        no_export-control_issue no_regulatory_objection nobody_to_ask nobody_else_to_ask no_licensing no_licensing_requirement
        no_licence_requirement nothing_to_license without_more_ado
    """,
    # A person's whereabouts of birth or citizenship, as a noun or as an adjective of staff.
    "outsiders": """
        foreign/overseas/alien/non-american/non-us/non-u.s._national*/citizen*/staff/employee*/engineer*/personnel
        foreign/overseas/alien/non-american/non-us/non-u.s._worker*/hire*/colleague*/developer*/scientist*/member*
        foreign/overseas/alien/non-american/non-us/non-u.s._people/person/persons/talent/passport*/origin/born
        foreign/overseas/alien/non-american/non-us/non-u.s._nationalit*
        non-citizen_national*/citizen*/staff/employee*/engineer*/personnel/worker*/hire*/colleague*/developer*
        non-citizen_scientist*/member*/people/person/persons/talent/passport*/origin/born/nationalit* foreigner* foreign-born
        non-americans non-citizen* noncitizen* non-nationals non-national* aliens of_foreign foreign_origin foreign_descent
        born_abroad born_outside born_overseas born_elsewhere not_born from_abroad from_overseas not_american not_americans
        not_u.s._citizens not_us_citizens not_citizens other_nationalities certain_nationalit* certain_countries
        particular_countries some_countries other_countries countries_of_concern unfriendly_countries sensitive_countries
        other_passport* expatriate* immigrant* foreign_passport*
    """,
    "locals_only": """
        only/solely/exclusively/just/exclusively-with_u.s.-citizens/us-citizens/american-citizens/american-nationals
        only/solely/exclusively/just/exclusively-with_u.s.-nationals/us-nationals/americans/citizens/american-born
        only/solely/exclusively/just/exclusively-with_native-born/u.s.-born/nationals/natives
        only/solely/exclusively/just/exclusively-with_citizens-of-the-united-states/born-americans/american-staff
        only/solely/exclusively/just/exclusively-with_american-engineers/american-employees/u.s.-citizen
        exclusively-by/restricted-to/limited-to/confined-to_u.s.-citizens/us-citizens/american-citizens
        exclusively-by/restricted-to/limited-to/confined-to_american-nationals/u.s.-nationals/us-nationals/americans
        exclusively-by/restricted-to/limited-to/confined-to_citizens/american-born/native-born/u.s.-born/nationals
        exclusively-by/restricted-to/limited-to/confined-to_natives/citizens-of-the-united-states/born-americans
        exclusively-by/restricted-to/limited-to/confined-to_american-staff/american-engineers/american-employees
        exclusively-by/restricted-to/limited-to/confined-to_u.s.-citizen
        reserved-for/reserved-to/open-to/open-only-to_u.s.-citizens/us-citizens/american-citizens/american-nationals
        reserved-for/reserved-to/open-to/open-only-to_u.s.-nationals/us-nationals/americans/citizens/american-born
        reserved-for/reserved-to/open-to/open-only-to_native-born/u.s.-born/nationals/natives
        reserved-for/reserved-to/open-to/open-only-to_citizens-of-the-united-states/born-americans/american-staff
        reserved-for/reserved-to/open-to/open-only-to_american-engineers/american-employees/u.s.-citizen
        nobody-but/none-but/no-one-but/only-by/only-to/only-for_u.s.-citizens/us-citizens/american-citizens
        nobody-but/none-but/no-one-but/only-by/only-to/only-for_american-nationals/u.s.-nationals/us-nationals
        nobody-but/none-but/no-one-but/only-by/only-to/only-for_americans/citizens/american-born/native-born/u.s.-born
        nobody-but/none-but/no-one-but/only-by/only-to/only-for_nationals/natives/citizens-of-the-united-states
        nobody-but/none-but/no-one-but/only-by/only-to/only-for_born-americans/american-staff/american-engineers
        nobody-but/none-but/no-one-but/only-by/only-to/only-for_american-employees/u.s.-citizen
        only-with/limited-only-to/exclusively-for_u.s.-citizens/us-citizens/american-citizens/american-nationals
        only-with/limited-only-to/exclusively-for_u.s.-nationals/us-nationals/americans/citizens/american-born
        only-with/limited-only-to/exclusively-for_native-born/u.s.-born/nationals/natives/citizens-of-the-united-states
        only-with/limited-only-to/exclusively-for_born-americans/american-staff/american-engineers/american-employees
        only-with/limited-only-to/exclusively-for_u.s.-citizen citizens-only citizen-only nationals-only americans-only
        american-only u.s.-citizen-only us-citizens-only all-american citizenship_requirement citizenship_test
        citizenship_check* citizenship_screening nationality_screening nationality_check* nationality_test nationality_criterion
        nationality_requirement nationality-based nationality_based nationality_filter birthplace_check* passport_check*
        passport_test replaced_by_americans replace_them_by_americans replaced_with_americans
    """,
    # To keep a person out.
    "shut_out": """
        exclud* exclusion remov* replac* =bar barred barring =bars ban banned banning bans restrict* restriction* block* revok*
        revocation withdraw* withdrawn withdrawal reassign* reassignment lock_out locked_out screen_out screened_out deny denied
        denies denial keep_out kept_out keep_away kept_away kept_off keep_off kept_from suspend* suspension fire fired dismiss*
        strip stripped prohibit* forbid* forbidden refus* disqualif* taken_off take_off taking_off pull_off pulled_off
        pulled_from moved_off moved_to_other move_off stand_down stood_down end_the_assignment* walled_off wall_off phase_out
        phased_out weed_out let_go clear_the clear_out cleared_of purge rid_of sideline* redeploy* redeployed rotate_out
        transferred_away take_away taken_away exit_from move_to_other moved_elsewhere sent_away escort* segregat* separat*
        quarantin* ring-fence* ineligible lose loses losing
    """,
    "kept_off": """
        not/not-to/never/cannot/no-longer/nor_be-let/be-allowed/be-admitted/be-given/be-granted/be-permitted
        not/not-to/never/cannot/no-longer/nor_be-employed/be-trusted/be-on/be-near/be-hired/be-assigned/be-shown/have
        not/not-to/never/cannot/no-longer/nor_work/see/touch/handle/get/pull/read/enter/sit/serve/access/join/come-near
        not/not-to/never/cannot/no-longer/nor_go-near/be-involved/be-part no_access get_none no_place no_business no_role
        no_place_for no_place_on no_place_in
    """,
    # Work on something, or a way in to it.
    "access": """
        access accessing accessed work works worked working read reads see touch handl* pull pulls enter admission admit*
        credential* clearance repositor* project team password* log-in* login* rights permission* gate* desk* post posts
        assignment* role roles staff* employ* hire hires hiring hired
    """,
}
