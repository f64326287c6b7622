"""The private sample sentences of a key, held against the engine that will score by it."""

from collections.abc import Iterator, Sequence

from ai_law_legal_agent_eval.documents.model import Document
from ai_law_legal_agent_eval.errors import AuthorError, Problem
from ai_law_legal_agent_eval.keys.compile import Compiled, Sample
from ai_law_legal_agent_eval.memo.evidence import Examiner
from ai_law_legal_agent_eval.memo.flags import distractor_flag, violations
from ai_law_legal_agent_eval.memo.index import MatterIndex
from ai_law_legal_agent_eval.memo.reading import Reading
from ai_law_legal_agent_eval.memo.reward import finding_flag


def check_samples(compiled: Compiled, documents: Sequence[Document]) -> None:
    """Hold every sample against the compiled key: wrong ones must be caught, right ones left alone.

    Raises: AuthorError with each sample that misbehaves.
    """
    index = MatterIndex.build(compiled.anchors, compiled.rubric, documents)
    problems = list(_problems(index, compiled.samples))
    if problems:
        raise AuthorError(problems)


def _problems(index: MatterIndex, samples: Sequence[Sample]) -> Iterator[Problem]:
    for sample in samples:
        if _is_caught(index, sample) != sample.is_wrong:
            found = f"{sample.subject} {'misses' if sample.is_wrong else 'catches'} {sample.text!r}"
            yield Problem(sample.file, sample.line, found, "wrong samples are caught, right ones are not")


def _is_caught(index: MatterIndex, sample: Sample) -> bool:
    examiner = Examiner(index, Reading.of_text(sample.text, index.lexicon, index.record))
    for distractor in index.distractors:
        if distractor.distractor.id == sample.subject:
            return distractor_flag(examiner, distractor, frozenset()) is not None
    for spec in index.specs:
        if spec.spec.id == sample.subject:
            return bool(violations(examiner, spec))
    finding = next(forms for forms in index.findings if forms.finding.id == sample.subject)
    return finding_flag(examiner, finding, frozenset()) is not None
