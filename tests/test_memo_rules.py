"""Each rule of the memo contract, shown firing and holding still on one issue: the licence quantity of L2 (ISS-003)."""

import pytest
from memo_world import DELIVERABLE, credited, index, scored

from ai_law_legal_agent_eval.deliverables import word_from_markdown
from ai_law_legal_agent_eval.errors import ConfigurationError
from ai_law_legal_agent_eval.memo import JudgeOutcome, ScoreOptions, Telemetry, score
from ai_law_legal_agent_eval.memo.grammar import broken_pairs
from ai_law_legal_agent_eval.memo.reading import Reading
from ai_law_legal_agent_eval.memo.stance import dismissals, ratings, remedies

FACTS = "Licence D1391755 covers 1,024 accelerators. QRC has had 106 nodes and four replacements, and L2 adds 20, so that 1,040 accelerators would go out."
RATED = f"{FACTS} We rate this as high."
FILL = "Corvane makes accelerators in Chandler and sells them through a buyer in Singapore, who resells them to operators in several countries."

CASES = [
    # name, text, credited
    ("facts and a rating", RATED, True),
    ("facts and a remedy", f"{FACTS} Hold L2 until the licence has been amended.", True),
    ("a ban is a remedy", f"{FACTS} L2 must not ship in full.", True),
    ("facts alone", FACTS, False),
    ("a rating alone", "L2 exceeds the QRC licence. We rate this as high.", False),
    ("one document only", "The licence D1391755 of QRC covers 1,024 accelerators and its quantity is a limit. We rate L2 as high.", False),
    ("two documents", "D1391755 allows QRC 1,024 accelerators and 106 nodes have been shipped already, so L2 exceeds it. We rate this as high.", True),
    ("the computed result alone", "With L2 the QRC licence would be drawn by 1,040 accelerators, over its limit. We rate this as high.", True),
    ("nobody named", "The licence covers 1,024 accelerators and 1,040 would go out, over the limit. We rate this as high.", False),
    ("another customer in its place", RATED.replace("QRC", "Zhelsai").replace("L2", "the new lot"), False),
    ("one step below the rating of the key", RATED.replace("high", "medium"), True),
    ("two steps below", RATED.replace("high", "low"), False),
    ("not a rating", f"{FACTS} There is a high probability that the client will ask.", False),
    ("a rating in the heading", f"## L2 and the QRC licence (High)\n\n{FACTS}", True),
    ("a rating in a sub-heading's text", f"## L2 and the QRC licence\n\n### Facts\n\n{FACTS}\n\n### Rating\n\nHigh.", True),
    ("a rating under another issue's heading", f"## L2 and the QRC licence\n\n{FACTS}\n\n## L4 and Wichitra\n\nWe rate this as high.", False),
    ("a wrong result", RATED.replace("1,040", "1,100"), False),
    ("an interim figure beside the right result", f"{RATED} The dashboard has 1,008 only.", True),
    ("denied", f"{FACTS} We do not rate this as high.", False),
    ("denied of something else", f"{RATED} We have not looked at the price.", True),
    ("supposed", f"{FACTS} If returns did not count, we would rate this as high.", False),
    ("conditional remedy beside a plain fact", f"{FACTS} If the licence is not amended by Thursday, hold L2.", True),
    ("asked", f"{FACTS} Should we rate this as high?", False),
    ("attributed", f"{FACTS} The forwarder says that L2 must be held.", False),
    ("attributed to the record", f"{RATED} The workbook shows 1,008.", True),
    ("dismissed at the end", f"{RATED} On reflection this is not an issue.", False),
    ("another lot dismissed at the end", f"{RATED} L5 is not an issue.", True),
    ("dismissed first and taken up again", f"Sales thinks that this is not an issue. {RATED}", True),
    ("no action on a detail", f"{RATED} No action is needed on the price.", True),
    ("unneeded remedy", f"{FACTS} There is no need to hold L2.", False),
    ("word list", "QRC, L2, D1391755, 1,024 accelerators, 106 nodes, 1,040, licence quantity, exceeds, high, hold L2, amend licence", False),
    ("terse bullets", "- QRC licence D1391755: 1,024 accelerators.\n- 106 nodes + 4 replacements + 20 in L2 = 130, i.e. 1,040.\n- High. Cut L2 to 18 nodes.", True),
    ("a table row", "| Issue | Record | Rating |\n|---|---|---|\n| QRC licence, L2 | 1,040 accelerators against a limit of 1,024 | High |", True),
    ("a table row with another issue's rating", "| Issue | Record | Rating |\n|---|---|---|\n| QRC licence, L2 | 1,040 against a limit of 1,024 | None |\n| Wichitra, L4 | late | High |", False),
    ("shuffled words", "Of the covers licence 1,024 a D1391755 is accelerators. And QRC 1,040 had the of nodes 106 would to L2 from. We high the rate as this of.", False),
    ("spelled-out figures", "The QRC licence allows one thousand and twenty-four accelerators and L2 takes it to one thousand and forty. It should be held.", True),
]  # fmt: skip


@pytest.mark.parametrize(("text", "expected"), [case[1:] for case in CASES], ids=[case[0] for case in CASES])
def test_when_a_finding_is_credited(text: str, *, expected: bool) -> None:
    assert ("ISS-003" in credited(f"{FILL}\n\n{text}\n")) is expected


def test_one_sentence_treats_one_finding() -> None:
    both = "L1 and L2 must be held until the licences are in order."
    parent = "Ningshuo of Hangzhou has 80% of Jernih (46%) and 60% of Rembia, so that 53.6% of Selantara is held by a parent in China."
    assert len(credited(f"{FACTS} {parent} {both}") & {"ISS-002", "ISS-003"}) == 1
    assert credited(f"{FACTS} Hold L2. {parent} Stop L1.") >= {"ISS-002", "ISS-003"}


FLAGS = [
    # distractor or control, text, escalated
    ("D-2", "The insurer's sanctions exclusion is a high compliance risk.", True),
    ("D-2", "The insurer's sanctions exclusion is a commercial matter.", False),
    ("D-2", "Premiums rise by 38%. L2 must be held because the licence is exceeded.", False),
    ("D-5", "Article 17 of the MSA violates the EAR and must be amended.", True),
    ("D-5", "Article 17 keeps records for seven years, which is more than R10 asks for.", False),
    ("D-1", "QRC scored 84% against a listed trader. The match is unresolved and L2 must be held.", True),
    ("D-1", "QRC scored 84% against a listed trader; both identifiers differ and the hit was cleared.", False),
    ("D-4", "The suitcase remark is evidence of planned smuggling.", True),
    ("D-4", "## Not escalated\n\nThe suitcase remark sounds like smuggling and is none: it was an empty shell.", False),
    ("ISS-007", "L5 must be held: the CX-150L is a 3A090.b item and needs a licence for Vietnam.", True),
    ("ISS-007", "The CX-150L is no 3A090.b item; L5 may go without a licence.", False),
]  # fmt: skip


@pytest.mark.parametrize(
    ("identity", "text", "expected"), FLAGS, ids=[f"{case[0]}-{'fires' if case[2] else 'still'}-{n}" for n, case in enumerate(FLAGS)]
)
def test_when_a_non_issue_is_escalated(identity: str, text: str, *, expected: bool) -> None:
    breakdown = scored(f"{FILL}\n\n{text}\n")
    item = next(item for item in breakdown.distractors if item.id == identity)
    assert (item.outcome == "escalated") is expected


STANCES = [
    # reader, sentence, number of affirmed places
    (ratings, "severity: critical", 1),
    (ratings, "this is critical.", 1),
    (ratings, "high-bandwidth memory is used.", 0),
    (ratings, "there is a high probability of relocation.", 0),
    (ratings, "it is not critical.", 0),
    (remedies, "corvane should suspend support.", 1),
    (remedies, "suspend support at once.", 1),
    (remedies, "l2 must not leave before the amendment.", 1),
    (remedies, "corvane need not suspend support.", 0),
    (remedies, "licence d1391755 covers 1,024 accelerators.", 0),
    (remedies, "advance replacements were booked.", 0),
]  # fmt: skip


@pytest.mark.parametrize(("reader", "sentence", "count"), STANCES)
def test_ratings_and_requests(reader: object, sentence: str, count: int) -> None:
    assert callable(reader)
    assert min(1, sum(item.status == "affirmed" for item in reader(sentence, "", "text"))) == count


DISMISSED = [
    ("this is not an issue.", True),
    ("l2 may proceed as planned.", True),
    ("no further action is needed.", True),
    ("it is not clear that this is an issue.", False),
    ("l2 may proceed only when the licence is amended.", False),
    ("hold l3 until the flag is resolved.", False),
    ("the seller says that this is not an issue.", False),
]


@pytest.mark.parametrize(("sentence", "expected"), DISMISSED)
def test_dismissals(sentence: str, *, expected: bool) -> None:
    assert bool(dismissals(sentence, "")) is expected


def test_copied_text_is_masked_and_paraphrase_is_not() -> None:
    matter = index()
    copied = "Every unit exported under a licence draws it down, a replacement included. A return restores nothing."
    own = "Under the reference, replacement units use the licence up as well, and sending units back does not help."
    assert [sentence.is_masked for sentence in Reading.of_text(copied, matter.lexicon, matter.record).sentences] == [True, True]
    short = "A return restores nothing."
    assert not Reading.of_text(short, matter.lexicon, matter.record).sentences[0].is_masked, "alone it is a term"
    assert not any(sentence.is_masked for sentence in Reading.of_text(own, matter.lexicon, matter.record).sentences)


def test_impossible_neighbours() -> None:
    assert broken_pairs(["the", "of", "is", "under", "a", "the", "licence"]) >= 3
    assert broken_pairs(["the", "licence", "that", "was", "issued", "in", "october", "covers", "eight", "of", "the", "nodes"]) == 0


def test_weights_must_not_be_positive() -> None:
    assert ScoreOptions(false_flag_weight=0.0).false_flag_weight == 0.0
    with pytest.raises(ConfigurationError, match="0 or less"):
        ScoreOptions(must_not_say_weight=0.1)


def test_a_judge_only_removes() -> None:
    files = {DELIVERABLE: word_from_markdown(f"{FILL}\n\n{RATED}", title="Memo")}
    judge = JudgeOutcome(frozenset({"ISS-001"}), {"ISS-003": "not confirmed"})
    gated = score(files, index(), judge=judge, telemetry=Telemetry(turns_used=3, documents_read=0.5))
    assert gated.metrics["finding_recall"] == 0.0
    assert gated.metrics["finding_recall_lexical"] == pytest.approx(1 / 7)
    assert (gated.metrics["judge_gated"], gated.metrics["turns_used"], gated.metrics["documents_read"]) == (1.0, 3.0, 0.5)
    assert next(item for item in gated.findings if item.id == "ISS-003").reason == "not confirmed"
