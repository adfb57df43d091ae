"""Shogun: three to five players, secret plans and a cube tower. The rules: docs/rules/shogun.md."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from tenka.core.chance import Chance
from tenka.core.contract import Differences, Option
from tenka.core.errors import BadOption
from tenka.core.options import chance_from_seed, check_plain_options, check_position, check_seats
from tenka.games.shogun.data import BOARDS, SEATS
from tenka.games.shogun.manifest import MANIFEST
from tenka.games.shogun.progress import settle
from tenka.games.shogun.reading import board_of, number_of_seats, read_position
from tenka.games.shogun.rule_ids import DEFINITIONS, RULE_IDS
from tenka.games.shogun.set_up import set_up
from tenka.games.shogun.state import State


class Shogun:
    """The game."""

    id = "shogun"
    rules_version = 1
    seats: tuple[int, ...] = SEATS
    options: Mapping[str, Option] = MappingProxyType(
        {"board": Option("sun", BOARDS), "setup": Option(None, ("preset", "draft"))}
    )
    rule_ids: tuple[str, ...] = RULE_IDS
    definitions: tuple[str, ...] = DEFINITIONS
    draws = False
    differences: Differences = MappingProxyType({})
    manifest = MANIFEST

    def check_options(self, seats: int, options: Mapping[str, Any]) -> dict[str, Any]:
        check_seats(self, seats)
        return self._full(options)

    def new(
        self,
        seats: int = SEATS[0],
        seed: int | Chance = 0,
        *,
        journal: bool = False,
        **options: Any,
    ) -> State:
        full = self.check_options(seats, options)
        state = _empty(seed, journal, seats, BOARDS.index(full["board"]))
        set_up(state, full["setup"] == "draft")
        return state

    def position(
        self,
        position: Mapping[str, Any],
        seed: int | Chance = 0,
        *,
        journal: bool = False,
        **options: Any,
    ) -> State:
        self._full(options)
        given = check_position(position)
        board = board_of(given, options.get("board"))
        state = _empty(seed, journal, number_of_seats(given), board)
        read_position(state, given)
        settle(state)
        return state

    def _full(self, options: Mapping[str, Any]) -> dict[str, Any]:
        full = check_plain_options(self, options)
        if full["setup"] is None:
            full["setup"] = "preset" if full["board"] == "sun" else "draft"
        elif full["setup"] == "preset" and full["board"] != "sun":
            raise BadOption("shogun: the set-up 'preset' is for the board 'sun' only (SG-2.2)")
        return full


def _empty(seed: int | Chance, journal: bool, seats: int, board: int) -> State:
    state = State(chance_from_seed(seed), seats, board)
    if journal:
        state.keep_journal()
    return state


GAME = Shogun()
