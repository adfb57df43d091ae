"""Sun Tzu: two players, five provinces, cards laid in secret. The rules: docs/rules/suntzu.md."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from tenka.core.chance import Chance
from tenka.core.contract import Differences, Json, Option
from tenka.core.errors import BadOption, BadPosition
from tenka.core.fields import an_object
from tenka.core.options import chance_from_seed, check_plain_options, check_position, check_seats
from tenka.games.suntzu.data import SEATS
from tenka.games.suntzu.deal import set_up
from tenka.games.suntzu.differences import differences
from tenka.games.suntzu.editions import EDITIONS
from tenka.games.suntzu.manifest import MANIFEST
from tenka.games.suntzu.progress import carry_on
from tenka.games.suntzu.reading import read_position
from tenka.games.suntzu.rule_ids import DEFINITIONS, RULE_IDS
from tenka.games.suntzu.state import State


class SunTzu:
    """The game."""

    id = "suntzu"
    rules_version = 1
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
    draws = True
    differences: Differences = MappingProxyType({"edition": differences()})
    manifest = MANIFEST

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
        given = check_position(position)
        state = _empty(seed, journal, _options_of(self, given, options))
        read_position(state, given)
        return state


def _options_of(game: SunTzu, position: Json, beside: Mapping[str, Any]) -> dict[str, Any]:
    """The options in a position and those given beside it, which must not contradict them."""
    inside = an_object(position.get("options", {}), "options", tuple(game.options))
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
    state = State(chance_from_seed(seed))
    state.edition = [edition.id for edition in EDITIONS].index(options["edition"])
    state.with_warlords = options["warlords"]
    state.with_events = options["events"]
    state.beginner = options["beginner"]
    if journal:
        state.keep_journal()
    return state


GAME = SunTzu()
