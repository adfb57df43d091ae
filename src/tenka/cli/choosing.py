"""Many moves made small: listed, grouped, or filtered."""

from typing import NamedTuple

# How many words name what a move is about, where the verb alone does not.
NAMED = {"use": 2, "plan": 2, "draft": 2, "move": 3}


class Numbered(NamedTuple):
    """A move and its number in the list of all moves."""

    number: int
    move: str


class Kin(NamedTuple):
    """Moves that begin alike, and stand side by side in the list."""

    name: str
    moves: list[Numbered]


def numbered(moves: list[str]) -> list[Numbered]:
    """All moves with their numbers, from 1."""
    return [Numbered(at + 1, move) for at, move in enumerate(moves)]


def kin(moves: list[str]) -> list[Kin]:
    """The moves by what they begin with: the verb, and what it is about where it is a name."""
    groups: list[Kin] = []
    for entry in numbered(moves):
        words = entry.move.split()
        name = " ".join(words[: NAMED.get(words[0], 1)])
        if not groups or groups[-1].name != name:
            groups.append(Kin(name, []))
        groups[-1].moves.append(entry)
    return groups


def matching(moves: list[str], words: list[str]) -> list[Numbered]:
    """The moves that have all these words: a rank as often as it is given, or part of a name."""
    return [entry for entry in numbered(moves) if _has_all(entry.move, words)]


def _has_all(move: str, words: list[str]) -> bool:
    left = [word.lstrip("*") for word in move.casefold().split()]
    for wanted in (word.lstrip("*").casefold() for word in words):
        found = next((w for w in left if w == wanted or (not w.isdigit() and wanted in w)), None)
        if found is None:
            return False
        left.remove(found)
    return True
