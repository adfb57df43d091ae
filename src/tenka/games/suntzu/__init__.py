"""Sun Tzu: two players, five provinces, cards laid in secret. The rules: docs/rules/suntzu.md."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from tenka.core.chance import Chance, FastChance
from tenka.core.contract import Option, check_plain_options, check_seats
from tenka.core.errors import BadOption, BadPosition
from tenka.games.suntzu.data import EDITIONS, SEATS
from tenka.games.suntzu.deal import set_up
from tenka.games.suntzu.differences import differences
from tenka.games.suntzu.progress import carry_on
from tenka.games.suntzu.reading import read_position
from tenka.games.suntzu.rule_ids import DEFINITIONS, RULE_IDS
from tenka.games.suntzu.state import State


class SunTzu:
    """The game."""

    id = "suntzu"
    rules_version = 1
    draws = True  # a game may end without a winner, so the players may also agree on that
    seats: tuple[int, ...] = (SEATS,)
    options: Mapping[str, Option] = MappingProxyType(
        {
            "edition": Option("en", tuple(edition.id for edition in EDITIONS)),
            "warlords": Option(True, (True, False)),
            "events": Option(False, (False, True)),
            "beginner": Option(False, (False, True)),
        }
    )
    rule_ids: tuple[str, ...] = RULE_IDS
    definitions: tuple[str, ...] = DEFINITIONS

    def differences(self) -> dict[str, dict[str, dict[str, Any]]]:
        """By option and point: in what its choices differ, with the value in each."""
        return {"edition": differences()}

    def check_options(self, seats: int, options: Mapping[str, Any]) -> dict[str, Any]:
        """The full options; the beginner game overrides others (ST-2.5)."""
        check_seats(self, seats)
        return _overridden(check_plain_options(self, options))

    def new(
        self, seats: int = SEATS, seed: int | Chance = 0, *, journal: bool = False, **options: Any
    ) -> State:
        full = self.check_options(seats, options)
        state = _empty(seed, journal, full)
        set_up(state)
        carry_on(state)
        return state

    def position(
        self,
        position: Mapping[str, Any],
        seed: int | Chance = 0,
        *,
        journal: bool = False,
        **options: Any,
    ) -> State:
        check_plain_options(self, options)
        if not isinstance(position, Mapping) or not all(isinstance(f, str) for f in position):
            raise BadPosition(f"a position is an object with fields, not {position!r}")
        state = _empty(seed, journal, _options_of(self, position, options))
        read_position(state, position)
        return state


def _options_of(
    game: SunTzu, position: Mapping[str, Any], beside: Mapping[str, Any]
) -> dict[str, Any]:
    """The options in a position and those given beside it, which must not contradict them."""
    inside = position.get("options", {})
    if not isinstance(inside, dict):
        raise BadPosition(f"options: an object, not {inside!r}")
    try:
        full = _overridden(check_plain_options(game, {**beside, **inside}))
    except BadOption as error:
        raise BadPosition(f"options: {error}") from error
    wanted = _overridden(check_plain_options(game, {**inside, **beside}))
    if wanted != full:
        raise BadPosition(f"options: the position says {inside}, beside it stands {dict(beside)}")
    return full


def _overridden(options: dict[str, Any]) -> dict[str, Any]:
    if not options["beginner"]:
        return options
    edition = next(edition for edition in EDITIONS if edition.id == options["edition"])
    events = options["events"] and edition.beginner_events != "off"
    return {**options, "warlords": False, "events": events}


def _empty(seed: int | Chance, journal: bool, options: dict[str, Any]) -> State:
    if isinstance(seed, bool) or not isinstance(seed, int | Chance):
        raise BadOption(f"a seed is a whole number or a Chance, not {seed!r}")
    state = State(FastChance(seed) if isinstance(seed, int) else seed)
    state.edition = [edition.id for edition in EDITIONS].index(options["edition"])
    state.with_warlords = options["warlords"]
    state.with_events = options["events"]
    state.beginner = options["beginner"]
    if journal:
        state.keep_journal()
    return state


GAME = SunTzu()
