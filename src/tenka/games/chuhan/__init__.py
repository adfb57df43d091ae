"""Chu Han: two players, a climbing card game. The rules: docs/rules/chuhan.md."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from tenka.core.chance import Chance
from tenka.core.contract import Differences, Option
from tenka.core.options import chance_from_seed, check_plain_options, check_position, check_seats
from tenka.games.chuhan.data import SEATS
from tenka.games.chuhan.deal import set_up
from tenka.games.chuhan.manifest import MANIFEST
from tenka.games.chuhan.reading import read_position
from tenka.games.chuhan.rule_ids import DEFINITIONS, RULE_IDS
from tenka.games.chuhan.state import State


class ChuHan:
    """The game."""

    id = "chuhan"
    rules_version = 1
    seats: tuple[int, ...] = (SEATS,)
    options: Mapping[str, Option] = MappingProxyType({"events": Option(False, (False, True))})
    rule_ids: tuple[str, ...] = RULE_IDS
    definitions: tuple[str, ...] = DEFINITIONS
    draws = False
    differences: Differences = MappingProxyType({})
    manifest = MANIFEST

    def check_options(self, seats: int, options: Mapping[str, Any]) -> dict[str, Any]:
        check_seats(self, seats)
        return check_plain_options(self, options)

    def new(
        self, seats: int = SEATS, seed: int | Chance = 0, *, journal: bool = False, **options: Any
    ) -> State:
        full = self.check_options(seats, options)
        state = _empty(seed, journal)
        set_up(state, full["events"])
        return state

    def position(
        self,
        position: Mapping[str, Any],
        seed: int | Chance = 0,
        *,
        journal: bool = False,
        **options: Any,
    ) -> State:
        full = check_plain_options(self, options)
        state = _empty(seed, journal)
        read_position(state, check_position(position), full["events"])
        return state


def _empty(seed: int | Chance, journal: bool) -> State:
    state = State(chance_from_seed(seed))
    if journal:
        state.keep_journal()
    return state


GAME = ChuHan()
