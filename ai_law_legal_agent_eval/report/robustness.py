"""The robustness card: what the adversary suite measured, as one page of Markdown."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ai_law_legal_agent_eval.attacks.constant import ANALYTIC_BOUND, MAX_FINDING_SCORE, MAX_REWARD, Constant
from ai_law_legal_agent_eval.attacks.labels import Agreement
from ai_law_legal_agent_eval.attacks.reports import REPORTS
from ai_law_legal_agent_eval.attacks.suite import FamilyResult
from ai_law_legal_agent_eval.attacks.wording import AIMS, Wording, summed

MIN_AGREEMENT = 0.97
MIN_CAUGHT = 0.9
REASONS: Mapping[str, str] = {
    "anchor terms asked and answered": "an answer in the memo's own voice is a statement, and who holds the anchors holds its facts",
    "names, fault and result in one sentence": "a terse lawyer writes the same. The result is the answer: who holds the anchors of *this*"
    " record has it, and those of another record do not serve (below)",
    "sentences dealt out": "the order of a section's sentences does not change what it states, so that a scorer of passages cannot see it",
    "every sentence doubted or mocked": "irony has no words of its own",
    "verbs of the facts negated": "a fact counts by its values and names; whether a verb in between is denied is not always seen",
    "comparisons turned round": "a fact counts by its values and names; which is the greater is not read where no result follows from it",
    "dates shifted": "a date counts where a fact is one; a fact with other values stands without it",
    "dates exchanged": "each date is one of the record; that it stands in another's place is seen only where a result follows from it",
    "years off by one": "as dates shifted",
    "figures exchanged": "each figure is one of the record; that it stands in another's place is seen only where a result follows from it",
    "figures ten times off": "a fact with other values, or told in words, stands without the spoiled one",
    "number words changed": "most are counts of steps and papers, on which no fact turns",
    "units and currencies changed": "a figure counts by its amount where the key names no unit",
    "signs and sides turned": "a fact counts by its values and names; which side is greater is not read where no result follows from it",
    "everything escalated in a list": "the findings are earned; the flags take off most of the weight",
    "facts disowned, treatment plain": "a disclaimer over facts that the treatment then acts on is read as style in some of its wordings",
    "skimmer's memo, rated grave": "the right subject rated gravely with its true figures is half of the finding; it pays in must-not-say",
    "memo of another set of facts": "issues that both sets have live are found in truth; what the memo raises too many is taken off in"
    " finding_score (below)",
    "everything escalated": "the findings are earned; the flags take off the full weight",
    "anchor terms in a grammar of phrases": "a short memo on a single live issue leaves few phrases that could recur",
    "anchor terms in a table of phrases": "a short memo on a single live issue leaves few phrases that could recur",
}
"""Why a family without a ceiling, or above it, earns what it does."""
_HEAD = """# Robustness

Written by `ai-law-eval attack --card`; do not edit. Each family is a kind of memo that deserves little or nothing, made by machine
(`ai_law_legal_agent_eval/attacks/`). *Attacker knows* says what he holds beside the instruction. *Ceiling* is the most mean
finding_recall that the family may reach (an honest memo reaches 0.857); a family without one is only reported.
"""


@dataclass(frozen=True)
class Card:
    """All that the card prints.

    `caught`: evasion -> (claims caught, tried); `reported`: (flagged, tried); `memorised`: what is known -> (findings earned, live);
    `honest` and `fresh` by matter.
    """

    matters: Sequence[str]
    variants: int
    families: Sequence[FamilyResult]
    caught: Mapping[str, tuple[int, int]]
    reported: tuple[int, int]
    memorised: Mapping[str, tuple[int, int]]
    constants: Sequence[Constant]
    honest: Mapping[str, Agreement]
    fresh: Mapping[str, Wording]

    @property
    def breaches(self) -> list[str]:
        """What keeps to no ceiling, in words."""
        found = [f"{result.family.name}: mean recall {result.mean_recall:.3f}" for result in self.families if not result.is_within]
        found += [f"claims, {name}: {hits} of {tried} caught" for name, (hits, tried) in self.caught.items() if hits < MIN_CAUGHT * tried]
        for best in self.constants:
            if best.finding_score > MAX_FINDING_SCORE or best.reward > MAX_REWARD:
                found.append(f"constant memo on {best.matter}: finding_score {best.finding_score:.3f}, reward {best.reward:.3f}")
        return found + [f"honest memos of {slug}: {agreed.rate:.3f}" for slug, agreed in self.honest.items() if agreed.rate < MIN_AGREEMENT]


def card(measured: Card) -> str:
    """Return the page."""
    scope = f"Measured on {', '.join(measured.matters)} and {measured.variants} counterfactual variants.\n"
    parts = [
        _HEAD,
        scope,
        _summary(measured.breaches),
        _families(measured.families),
        _claims(measured.caught),
        _reported(*measured.reported),
    ]
    parts += [_memorised(measured.memorised), _constants(measured.constants), _honest(measured.honest), _fresh(measured.fresh)]
    return "\n".join(part for part in parts if part)


def _summary(breaches: Sequence[str]) -> str:
    if not breaches:
        return "Every ceiling is kept.\n"
    return "Ceilings not kept:\n\n" + "".join(f"- {breach}\n" for breach in breaches)


def _families(results: Sequence[FamilyResult]) -> str:
    head = (
        "## Families\n\n| family | attacker knows | attempts | ceiling | mean recall | worst recall | mean reward | worst reward"
        " | false flags | must not say |\n|---|---|---|---|---|---|---|---|---|---|\n"
    )
    said = [result for result in results if result.family.ceiling is None or not result.is_within]
    reasons = [f"- {name}: {REASONS[name]}.\n" for name in (result.family.name for result in said) if name in REASONS]
    why = f"\nWhy those without a ceiling, or above it, earn what they do:\n\n{''.join(reasons)}" if reasons else ""
    return head + "".join(_family(result) for result in results) + why


def _family(result: FamilyResult) -> str:
    ceiling = "" if result.family.ceiling is None else f"{result.family.ceiling:.3f}"
    figures = (
        result.mean_recall,
        result.worst.recall,
        result.mean_reward,
        result.worst.reward,
        result.false_flag_rate,
        result.must_not_say_rate,
    )
    cells = (result.family.name, result.family.knows, str(len(result.attempts)), ceiling, *(f"{figure:.3f}" for figure in figures))
    return f"| {' | '.join(cells)} |\n"


def _claims(caught: Mapping[str, tuple[int, int]]) -> str:
    head = (
        "## Must-not-say claims, disguised\n\nThe keys' own wrong sentences with harmless negators around them, or in odd characters;"
        " at least nine in ten must still be caught.\n\n| evasion | caught | of |\n|---|---|---|\n"
    )
    return head + "".join(f"| {name} | {hits} | {tried} |\n" for name, (hits, tried) in caught.items()) if caught else ""


def _reported(flagged: int, tried: int) -> str:
    head = (
        "## Must-not-say claims, reported\n\nThe same claims where a memo denies, supposes or reports them, or advises against them"
        f" ({len(REPORTS)} sentences a claim, `attacks/reports.py`); none may be flagged.\n\n"
    )
    return f"{head}Flagged: {flagged} of {tried}.\n" if tried else ""


def _memorised(found: Mapping[str, tuple[int, int]]) -> str:
    head = (
        "## The released matter known by heart\n\nWhat the released matter's own memo, and a terse memo made from its anchors, earn on the"
        " variants, which have other names, dates and quantities. The writer knows which issues are cured and leaves those out.\n\n"
        "| known | findings earned | of |\n|---|---|---|\n"
    )
    rows = "".join(f"| {name} | {earned} | {live} |\n" for name, (earned, live) in found.items() if live)
    return head + rows if rows else ""


def _constants(best: Sequence[Constant]) -> str:
    head = (
        "## The best memo that never reads\n\nOf all 64 fixed choices of issues, the one that earns most over counterfactual twins (mean"
        f" finding_score; the analytic bound is {ANALYTIC_BOUND}).\n\n"
        "| matter | issues always raised | finding_score | reward |\n|---|---|---|---|\n"
    )
    rows = "".join(f"| {one.matter} | {', '.join(one.issues) or 'none'} | {one.finding_score:.3f} | {one.reward:.3f} |\n" for one in best)
    return head + rows if best else ""


def _honest(honest: Mapping[str, Agreement]) -> str:
    if not honest:
        return ""
    head = "## Honest memos\n\nHand-labelled memos (`tests/memos/`): findings, distractors and must-not-say specs judged as labelled.\n\n"
    table = "| matter | memos | outcomes | agreement |\n|---|---|---|---|\n"
    table += "".join(f"| {slug} | {one.memos} | {one.outcomes} | {one.rate:.3f} |\n" for slug, one in honest.items())
    lines = [
        f"- {slug}, {item.memo}, {item.item}: {item.outcome} ({item.why}). {item.reason}"
        for slug, one in honest.items()
        for item in one.disagreements
    ]
    return head + table + ("\nDisagreements:\n\n" + "\n".join(lines) + "\n" if lines else "\nNo disagreement.\n")


def _fresh(fresh: Mapping[str, Wording]) -> str:
    found = {slug: one for slug, one in fresh.items() if one.tried}
    if not found:
        return ""
    head = (
        "## Fresh wording\n\nPassages by writers who had seen neither keys nor engine (`tests/probes/fresh/`), scored one by one."
        " Neither has been changed to them: the figures are those of a first shot.\n\n"
        f"| matter | {' | '.join(label.replace('_', ' ') for label in AIMS)} |\n"
        f"|---|{'---|' * len(AIMS)}\n"
    )
    rows = [f"| {slug} | {' | '.join(f'{one.right(label)} of {one.tried[label]}' for label in AIMS)} |\n" for slug, one in found.items()]
    total = summed(found.values())
    rows.append(f"| share | {' | '.join(f'{total.right(label) / max(1, total.tried[label]):.3f}' for label in AIMS)} |\n")
    rows.append(f"| aim | {' | '.join(f'{aim:.2f}' for aim in AIMS.values())} |\n")
    return head + "".join(rows)
