"""The reading tools of a LAB task, whose documents may be thousands in folders of their own."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from ai_law_legal_agent_eval.deliverables.formats import FORMATS
from ai_law_legal_agent_eval.lab.checkout import DOCUMENTS_FOLDER, LabTask, checked_root, load_lab_task
from ai_law_legal_agent_eval.lab.corpus import Corpus, open_corpus
from ai_law_legal_agent_eval.lab.folder import Folder
from ai_law_legal_agent_eval.lab.store import reading_store
from ai_law_legal_agent_eval.workspace.parameters import document_name, page_number, search
from ai_law_legal_agent_eval.workspace.schema import Parameter, ToolSchema, Value
from ai_law_legal_agent_eval.workspace.state import WorkspaceState

MAX_NAME_CHARS = 1000
FILES_NAMED = 100  # of those that could not be read, in a rollout's trace


@dataclass(frozen=True)
class OpenLabTask:
    """A LAB task with its documents at hand."""

    task: LabTask

    @property
    def deliverables(self) -> tuple[str, ...]:
        """The exact file names that the task asks for."""
        return self.task.deliverables

    @property
    def document_names(self) -> tuple[str, ...]:
        """The documents' names, in order."""
        return self.corpus.names

    @cached_property
    def corpus(self) -> Corpus:
        """The task's documents; an empty corpus where it has none."""
        root, folder = self.task.root, self.task.documents
        if folder is None:
            return Corpus(Folder(root / self.task.id / DOCUMENTS_FOLDER, (), {}), reading_store())
        return open_corpus(folder, root)

    def state_of_record(self) -> dict[str, object]:
        """Return how many documents there are and which no agent could read, for the rollout's trace."""
        faults = {**self.corpus.folder.left_out, **self.corpus.unread()}
        return {
            "documents": len(self.document_names),
            "unread": len(faults),
            "unread_files": dict(sorted(faults.items())[:FILES_NAMED]),
        }


def open_lab_task(identity: str, root: str | None) -> OpenLabTask:
    """Return the task of that id under `root`, nothing of its documents read.

    Raises ConfigurationError for a root that is no checkout, SkippedTaskError for a task that cannot be loaded.
    """
    return OpenLabTask(load_lab_task(checked_root(Path(root or "")), identity))


def list_documents(task: OpenLabTask, state: WorkspaceState, values: Mapping[str, Value]) -> tuple[WorkspaceState, str]:
    """List one page of the documents' names, and the deliverables."""
    under = None if values["under"] is None else str(values["under"])
    listed = task.corpus.listing(int(values["page"] or 1), under)
    wanted = [f"{name} | {state.progress(name)}" for name in task.deliverables]
    return state, "\n".join([listed, "", "Deliverables:", *wanted])


def read_document(task: OpenLabTask, state: WorkspaceState, values: Mapping[str, Value]) -> tuple[WorkspaceState, str]:
    """Read one page of a document."""
    page = int(values["page"] or 1)
    name, text = task.corpus.page(str(values["name"]), page, state.page_chars)
    return state.with_page(name, page), text


def grep_documents(task: OpenLabTask, state: WorkspaceState, values: Mapping[str, Value]) -> tuple[WorkspaceState, str]:
    """Search the documents."""
    text = task.corpus.grep(
        str(values["pattern"]),
        name=None if values["name"] is None else str(values["name"]),
        ignore_case=bool(values["ignore_case"]),
        max_matches=int(values["max_matches"] or 1),
        page_chars=state.page_chars,
    )
    return state, text


def _written_from() -> str:
    return "; ".join(f"{ending} from {form.source}" for ending, form in FORMATS.items() if form.writer or ending == ".md")


LIST_DOCUMENTS = ToolSchema(
    "list_documents",
    "List the task's documents, a page of names at a time: name, kind and size. Then the deliverables that the task asks "
    "for, and whether each is saved.",
    (
        page_number("The page of the list, counted from 1."),
        Parameter("under", "string", "List only documents whose name begins so, for example a folder.", max_chars=MAX_NAME_CHARS),
    ),
)
READ_DOCUMENT = ToolSchema(
    "read_document",
    "Read one page of a document.",
    (document_name("The document's name, exactly as list_documents gives it.", MAX_NAME_CHARS, is_required=True), page_number()),
)
GREP_DOCUMENTS = ToolSchema(
    "grep_documents",
    "Search all documents line by line with a regular expression. Each match comes with document, page, line and one line of context.",
    search(MAX_NAME_CHARS),
)
SAVE_DESCRIPTION = (
    f"Save a deliverable. The ending of its name says what the text becomes: {_written_from()}. Saving under the same name "
    "again replaces the earlier version."
)
