"""The conformance kit: proves that a game keeps the rules of the house.

It knows no game. Each check plays random games, settled by a seed, and raises an AssertionError
that names game, options, seed, ply, seat and what was seen there:

>>> from tenka.core.conformance import check
>>> check(tenka.game("chuhan"), 2, {"events": True}, games=3, revealing=..., census=...)

A game's own tests tell what the kit cannot know: `revealing`, which moves show a seat something
hidden, and `census`, what is conserved. `hidden_hits` and `check_uniform` measure its redeals.
`tenka.core.conformance.traces` compares two builds of an engine.
"""

from collections.abc import Mapping
from typing import Any

from tenka.core.conformance.bad_input import (
    check_bad_moves,
    check_bad_options,
    check_bad_positions,
    check_position,
    check_text,
)
from tenka.core.conformance.blind import Bot, check_blind, reachable
from tenka.core.conformance.conservation import check_conservation
from tenka.core.conformance.copies import check_copies
from tenka.core.conformance.evenness import check_even, check_uniform
from tenka.core.conformance.games import check_game, check_playout, check_sample
from tenka.core.conformance.leaks import Revealing, check_no_leak, never
from tenka.core.conformance.membership import check_membership
from tenka.core.conformance.redeals import (
    Census,
    Hits,
    check_forgetful,
    check_redeals,
    check_unseen,
    hidden_hits,
)
from tenka.core.conformance.reseeding import check_reseeding
from tenka.core.conformance.roundtrips import check_positions, check_records
from tenka.core.conformance.table import Moment, Table
from tenka.core.contract import Game

__all__ = [
    "Bot",
    "Census",
    "Hits",
    "Moment",
    "Revealing",
    "Table",
    "check",
    "check_bad_moves",
    "check_bad_options",
    "check_bad_positions",
    "check_blind",
    "check_conservation",
    "check_copies",
    "check_even",
    "check_forgetful",
    "check_game",
    "check_membership",
    "check_no_leak",
    "check_playout",
    "check_position",
    "check_positions",
    "check_records",
    "check_redeals",
    "check_reseeding",
    "check_sample",
    "check_text",
    "check_uniform",
    "check_unseen",
    "hidden_hits",
    "never",
    "reachable",
]


def check(
    game: Game,
    seats: int,
    options: Mapping[str, Any],
    games: int = 3,
    seed: int = 0,
    *,
    revealing: Revealing = never,
    census: Census | None = None,
) -> None:
    """Run every check that needs no bot on so many random games, from this seed on."""
    # Imported here, since `python -m tenka.core.conformance.traces` must find it unloaded.
    from tenka.core.conformance.traces import check_repeatable

    for table in (Table(game, seats, options, seed + number) for number in range(games)):
        check_game(table)
        check_sample(table)
        check_playout(table)
        check_positions(table)
        check_records(table)
        check_copies(table)
        check_no_leak(table, revealing)
        check_redeals(table, census)
        check_reseeding(table)
        check_membership(table)
        check_bad_moves(table)
        check_bad_options(table)
        check_bad_positions(table)
        check_repeatable(table)
        if census is not None:
            check_conservation(table, census)
