"""What all tests share: helper modules whose assertions show their values, and a store of readings of their own."""

from collections.abc import Iterator

import pytest

from ai_law_legal_agent_eval.scripted import Endpoint
from ai_law_legal_agent_eval.tasks import load_task

pytest.register_assert_rewrite("rendered_record", "orion_figures", "orion_places", "orion_record")
for matter in ("frontier", "gpu", "cloud", "model"):
    pytest.register_assert_rewrite(f"{matter}_record", f"{matter}_checks", f"{matter}_places", f"{matter}_figures")


@pytest.fixture(scope="session", autouse=True)
def store_of_readings(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("AI_LAW_EVAL_CACHE", str(tmp_path_factory.mktemp("readings")))
        yield


@pytest.fixture(scope="module")
def url() -> Iterator[str]:
    """Where the scripted agents and judges are served."""
    with Endpoint() as served:
        yield served.base_url


@pytest.fixture(scope="module")
def reference() -> str:
    """A memo that earns the maximum."""
    return load_task("orion-compute-001").memos["memo"]
