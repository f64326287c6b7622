"""The answer key that a matter's author writes, and what is compiled from it: anchors and rubric.

Three things share one vocabulary. The *answer key* is private and holds samples and notes; the *anchors* are what the scorer
reads and what ships; the *rubric* is public and made for people and judges. Terms and forms follow `keys.forms`.
"""

from collections.abc import Mapping
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, model_validator

Severity = Literal["low", "medium", "high", "critical"]
LEVEL_ORDER: tuple[Severity, ...] = ("low", "medium", "high", "critical")
Status = Literal["live", "cured", "negative_control"]
FactKind = Literal["value", "words", "result"]
CriterionKind = Literal["identify", "ground", "severity", "remediate", "cite", "conclude", "recite", "format"]

FindingId = Annotated[str, Field(pattern=r"^ISS-\d{3}$")]
DistractorId = Annotated[str, Field(pattern=r"^D-\d+$")]
SpecId = Annotated[str, Field(pattern=r"^M-\d+$")]
CriterionId = Annotated[str, Field(pattern=r"^C-\d{2}$")]
Form = Annotated[str, Field(min_length=1)]


class Closed(BaseModel):
    """Frozen, and an unknown field is an error."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class Fact(Closed):
    """One fact of the record, or one figure computed from several.

    `document` is the key's short name of the document that states it (none for a `result`). `value` is how the record has it,
    as a term; the compiler looks it up there. `states` says the fact in plain English: it is quoted in reasons. `forms` are what
    proves that a memo states it; `loose` is one looser form, which grounds only beside a fact in a strict form.
    """

    id: str = Field(pattern=r"^[a-z0-9-]+$")
    kind: FactKind = "value"
    document: str | None = None
    value: Form | None = None
    states: str
    forms: tuple[Form, ...] = Field(min_length=1)
    loose: Form | None = None

    @model_validator(mode="after")
    def _has_a_source(self) -> "Fact":
        if (self.document is None) != (self.kind == "result"):
            raise ValueError("a fact has a document unless its kind is result, and only then has none")
        return self


class FindingCore(Closed):
    """What key and anchors share about a finding.

    `who`: every item must be in the passage. `wrong`: at least one. `remedies`: words of the expected remediation.
    `skimmed`: forms of the wrong conclusion; asserting one refuses the credit. `workings`: further right values of the same
    calculation. `cites`: rule references that support it. `theme`: what tells this issue from others about the same party.
    """

    id: FindingId
    title: str
    status: Status = "live"
    severity: Severity | None = None
    accepted: tuple[Severity, ...] = ()
    who: tuple[Form, ...] = Field(min_length=1)
    wrong: tuple[Form, ...] = Field(min_length=1)
    theme: tuple[Form, ...] = ()
    facts: tuple[Fact, ...] = ()
    workings: tuple[str, ...] = ()
    remedies: tuple[Form, ...] = ()
    skimmed: tuple[Form, ...] = ()
    alarms: tuple[Form, ...] = ()
    cites: tuple[str, ...] = ()
    fine: str = ""


class DistractorCore(Closed):
    """Something that looks like an issue and is none. `names`: any one; `alarms`: forms that escalate by themselves."""

    id: DistractorId
    title: str
    names: tuple[Form, ...] = Field(min_length=1)
    alarms: tuple[Form, ...] = ()
    fine: str


class SpecCore(Closed):
    """A claim that is wrong in every variant.

    `about`: one must stand in the sentence of the claim or shortly before it (none: no condition). `says`: the claim.
    `unless`: forms that make the same sentence right.
    """

    id: SpecId
    title: str
    about: tuple[Form, ...] = ()
    says: tuple[Form, ...] = Field(min_length=1)
    unless: tuple[Form, ...] = ()
    why: str


class Samples(Closed):
    """Sentences that must behave: `wrong` escalates or violates, `right` does not."""

    wrong: tuple[str, ...] = ()
    right: tuple[str, ...] = ()


class KeyFinding(FindingCore):
    """A finding as its author writes it."""

    samples: Samples = Samples()


class KeyDistractor(DistractorCore):
    """A distractor as its author writes it."""

    samples: Samples = Samples()


class KeySpec(SpecCore):
    """A must-not-say spec as its author writes it."""

    samples: Samples = Samples()


class CriterionTest(Closed):
    """The mechanical stand-in for one criterion. Exactly one field besides `finding`, `least` and `words` is set.

    credited: the finding is credited (cured: not escalated). quiet: the finding or distractor is not escalated.
    rates / remedies / cites: a passage about the finding does so. facts: at least `least` of these facts of `finding` are stated.
    says: at least `least` of the forms stand somewhere in the memo, each in one sentence. leads: these findings come before all
    others. sections: at least `least` of these words stand in headings. every / some: nested tests.
    """

    credited: FindingId | None = None
    quiet: str | None = None
    rates: FindingId | None = None
    remedies: FindingId | None = None
    words: tuple[Form, ...] = ()
    cites: FindingId | None = None
    facts: tuple[str, ...] | None = None
    finding: FindingId | None = None
    says: tuple[Form, ...] | None = None
    leads: tuple[FindingId, ...] | None = None
    sections: tuple[Form, ...] | None = None
    every: "tuple[CriterionTest, ...] | None" = None
    some: "tuple[CriterionTest, ...] | None" = None
    least: int = Field(default=0, ge=0)

    @property
    def kind(self) -> str:
        """The name of the one field that says what is tested."""
        return next(name for name in TEST_KINDS if getattr(self, name) is not None)

    @model_validator(mode="after")
    def _is_one_test(self) -> "CriterionTest":
        found = [name for name in TEST_KINDS if getattr(self, name) is not None]
        if len(found) != 1:
            raise ValueError(f"exactly one of {', '.join(TEST_KINDS)}; found {', '.join(found) or 'none'}")
        if self.facts is not None and self.finding is None:
            raise ValueError("facts needs the finding that they belong to")
        return self


TEST_KINDS = ("credited", "quiet", "rates", "remedies", "cites", "facts", "says", "leads", "sections", "every", "some")


class AnswerKey(Closed):
    """A matter's private answer key: `key.yaml` after its template is rendered.

    `documents` gives short names to the record's files; `names` aliases to parties and things, the record's spelling first;
    `rivals` groups of names that play the same part, parties first, then lots; `known` values that any memo may state.
    """

    matter: str
    documents: Mapping[str, str]
    names: Mapping[str, tuple[str, ...]]
    rivals: tuple[tuple[str, ...], ...] = ()
    known: tuple[str, ...] = ()
    findings: tuple[KeyFinding, ...]
    distractors: tuple[KeyDistractor, ...]
    must_not_say: tuple[KeySpec, ...]
    criteria: Mapping[CriterionId, CriterionTest]


class Provenance(Closed):
    """What the anchors were compiled from; every digest is SHA-256 in hexadecimal."""

    compiler: str
    key_sha256: str
    rubric_sha256: str
    documents: Mapping[str, str]
    canary: str


class Anchors(Closed):
    """What the scorer reads: the answer key without its samples, checked against the record."""

    matter: str
    provenance: Provenance
    documents: Mapping[str, str]
    names: Mapping[str, tuple[str, ...]]
    rivals: tuple[tuple[str, ...], ...]
    known: tuple[str, ...]
    findings: tuple[FindingCore, ...]
    distractors: tuple[DistractorCore, ...]
    must_not_say: tuple[SpecCore, ...]
    criteria: Mapping[CriterionId, CriterionTest]


class Criterion(Closed):
    """One line of the public rubric: enough for a person or a judge to mark it."""

    id: CriterionId
    title: str
    match_criteria: str
    kind: CriterionKind
    findings: tuple[FindingId, ...] = ()


class Rubric(Closed):
    """A matter's public rubric. `canary` is set when it is released."""

    matter: str
    canary: str = ""
    criteria: tuple[Criterion, ...] = Field(min_length=1)
