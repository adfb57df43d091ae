"""Chu Han and Sun Tzu each compile their own copy of the same few lines."""

from pathlib import Path

GAMES = Path(__file__).parents[2] / "src" / "tenka" / "games"


def test_both_copies_are_alike() -> None:
    one, other = (GAMES / game / "pairs.py" for game in ("chuhan", "suntzu"))
    assert one.read_bytes() == other.read_bytes()
