"""The figures in which the three printed editions of Sun Tzu differ."""

from typing import Final, NamedTuple


class Edition(NamedTuple):
    """One edition: its word or figure for each point in which they differ."""

    id: str
    order_from_round: int
    order_tie: str
    warlord_deal: str
    windows: tuple[str, ...]
    total_plague_window: str
    remove_army_targets: str
    counter_plague: str
    light_infantry: str
    mark_from_own_province: bool
    beginner_events: str


EDITIONS: Final = (
    Edition(
        "en",
        order_from_round=2,
        order_tie="last_decider",
        warlord_deal="choose",
        windows=("before", "after"),
        total_plague_window="before",
        remove_army_targets="any",
        counter_plague="counts_zero",
        light_infantry="army",
        mark_from_own_province=True,
        beginner_events="as_option",
    ),
    Edition(
        "hu",
        order_from_round=3,
        order_tie="behind_on_track",
        warlord_deal="random",
        windows=("before", "after"),
        total_plague_window="before",
        remove_army_targets="any",
        counter_plague="no_effect",
        light_infantry="army",
        mark_from_own_province=True,
        beginner_events="as_option",
    ),
    Edition(
        "pl",
        order_from_round=4,
        order_tie="fewer_armies_in_previous_round",
        warlord_deal="choose",
        windows=("before", "between", "after"),
        total_plague_window="start",
        remove_army_targets="rival",
        counter_plague="counts_zero",
        light_infantry="point",
        mark_from_own_province=False,
        beginner_events="off",
    ),
)
