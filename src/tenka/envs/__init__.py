"""Environments for research: PettingZoo, Gymnasium, OpenSpiel, and many games side by side.

>>> env = tenka.envs.aec("chuhan", events=True)
>>> env = tenka.envs.parallel("shogun", seats=4)
>>> env = tenka.envs.gym("suntzu", seat=0, rivals="greedy")
>>> game = tenka.envs.openspiel("suntzu")
>>> tree = tenka.envs.tree("suntzu")
>>> games = tenka.envs.Vector("chuhan", games=256, seed=7)
>>> tenka.envs.encoding("chuhan").describe()["observation"][0]

docs/research.md says more. What needs a package is imported when it is asked for.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from tenka.envs.errors import BadAction, BadArray, MissingExtra

if TYPE_CHECKING:
    from tenka.bots.registry import Bot
    from tenka.envs.aec_env import AecEnv
    from tenka.envs.game_encoding import Encoding
    from tenka.envs.game_tree import Tree
    from tenka.envs.gym_env import GymEnv
    from tenka.envs.parallel_env import AtOnceEnv
    from tenka.envs.vector import Vector

__all__ = [
    "BadAction",
    "BadArray",
    "MissingExtra",
    "Vector",
    "aec",
    "encoding",
    "gym",
    "openspiel",
    "parallel",
    "tree",
]


def encoding(game_id: str, *, seats: int | None = None, **options: Any) -> "Encoding":
    """What every index of an observation and every action means."""
    from tenka.envs.game_encoding import encoding_of

    return encoding_of(game_id, seats, options)


def aec(
    game_id: str, *, seats: int | None = None, max_cycles: int | None = None, **options: Any
) -> "AecEnv":
    """A PettingZoo environment in which one seat acts at a time."""
    try:
        from tenka.envs.aec_env import AecEnv
    except ImportError as error:
        raise _missing(error) from error
    return AecEnv(encoding(game_id, seats=seats, **options), max_cycles)


def parallel(
    game_id: str, *, seats: int | None = None, max_cycles: int | None = None, **options: Any
) -> "AtOnceEnv":
    """A PettingZoo environment in which all seats act at once; who owes nothing waits."""
    try:
        from tenka.envs.parallel_env import AtOnceEnv
    except ImportError as error:
        raise _missing(error) from error
    return AtOnceEnv(encoding(game_id, seats=seats, **options), max_cycles)


def gym(
    game_id: str,
    seat: int = 0,
    rivals: "str | Bot | Sequence[str | Bot]" = "greedy",
    *,
    seats: int | None = None,
    **options: Any,
) -> "GymEnv":
    """A Gymnasium environment: one seat learns, the others are bots."""
    try:
        from tenka.envs.gym_env import GymEnv
    except ImportError as error:
        raise _missing(error) from error
    return GymEnv(encoding(game_id, seats=seats, **options), seat, rivals)


def openspiel(
    game_id: str,
    *,
    seats: int | None = None,
    deals: int = 1024,
    remembered: int = 8,
    **options: Any,
) -> Any:
    """An OpenSpiel game. Its one chance node draws one of so many deals; an information state
    tensor has so many of the player's last decisions."""
    try:
        from tenka.envs.openspiel_game import load
    except ImportError as error:
        raise _missing(error) from error
    return load(encoding(game_id, seats=seats, **options), deals, remembered)


def tree(game_id: str, *, seats: int | None = None, **options: Any) -> "Tree":
    """The whole tree of a reduced game, to be solved exactly."""
    try:
        from tenka.envs.game_tree import Tree
    except ImportError as error:
        raise _missing(error) from error
    return Tree(encoding(game_id, seats=seats, **{**options, "reduced": True}))


def __getattr__(name: str) -> Any:
    if name == "Vector":
        from tenka.envs.vector import Vector

        return Vector
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def _missing(error: ImportError) -> ImportError:
    """What to install, in one line."""
    package = (error.name or "").partition(".")[0]
    if package in ("pettingzoo", "gymnasium"):
        return MissingExtra(f"{package} is not installed: pip install pettingzoo gymnasium")
    if package in ("pyspiel", "open_spiel"):
        return MissingExtra("OpenSpiel is not installed: pip install open_spiel")
    return error
