"""Who does not ask for an environment needs none of its packages."""

import subprocess
import sys

import pytest

import tenka.envs

HEAVY = {"numpy", "gymnasium", "pettingzoo", "pyspiel"}


def test_nothing_heavy_is_imported_unasked() -> None:
    script = f"import sys, tenka, tenka.envs; print({HEAVY} & set(sys.modules))"
    said = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    assert said.stdout.strip() == "set()"


@pytest.mark.parametrize(
    ("make", "package", "module", "words"),
    [
        ("aec", "pettingzoo", "aec_env", "pettingzoo is not installed: pip install pettingzoo"),
        ("parallel", "pettingzoo", "parallel_env", "pettingzoo is not installed: pip install"),
        ("gym", "gymnasium", "gym_env", "gymnasium is not installed: pip install"),
        ("openspiel", "pyspiel", "openspiel_game", "pip install open_spiel"),
        ("tree", "pyspiel", "game_tree", "pip install open_spiel"),
    ],
)
def test_one_line_says_what_to_install(
    make: str, package: str, module: str, words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(sys.modules, f"tenka.envs.{module}", raising=False)
    monkeypatch.setitem(sys.modules, package, None)
    with pytest.raises(tenka.envs.MissingExtra) as refused:
        getattr(tenka.envs, make)("suntzu")
    assert words in str(refused.value)
    assert "\n" not in str(refused.value)


def test_there_is_no_other_name() -> None:
    with pytest.raises(AttributeError, match="vector_env"):
        tenka.envs.vector_env  # noqa: B018
