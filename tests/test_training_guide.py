"""The training guide's configuration is one that this package, and prime-rl where it is installed, accepts."""

import tomllib
from pathlib import Path

import pytest
import verifiers.v1 as vf

from ai_law_legal_agent_eval.environment import LegalEnv

CONFIG = Path(__file__).parent.parent / "docs" / "examples" / "prime-rl.toml"


@pytest.mark.parametrize(("part", "split", "is_bounded"), [("train", "train", False), ("eval", "heldout", True)])
def test_the_sources_of_the_configuration_load(part: str, split: str, is_bounded: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LAW_HELDOUT_SALT", "a salt that is long enough")
    (source,) = tomllib.loads(CONFIG.read_text(encoding="utf-8"))["orchestrator"][part]["source"]
    environment = vf.load_environment(vf.resolve_env_config(source["env"]))
    assert isinstance(environment, LegalEnv)
    assert environment.taskset.config.split == split
    assert environment.taskset.bounded is is_bounded
    assert len(list(environment.taskset.take(3))) == 3


def test_prime_rl_accepts_the_configuration() -> None:
    config = pytest.importorskip("prime_rl.configs.rl", reason="prime-rl is not installed")
    config.RLConfig.model_validate(tomllib.loads(CONFIG.read_text(encoding="utf-8")))
