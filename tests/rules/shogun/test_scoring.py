"""SG-7.4 and SG-7.6: victory points and the end."""

import random
from typing import Any

import pytest

from .japan import REGIONS
from .table import BUILDINGS, each, get, when, winter

THREE_SITES = ["Omi", "Sagami", "Izu", "Shinano", "Kaga", "Etchu", "Shimotsuke", "Iyo"]


def points(on: str, board: str = "sun", order: str = "0 1 2 3", **fields: Any) -> list[int]:
    """The VP of a winter."""
    return each(winter(on, "30", order=order, year=2, board=board, **fields), "vp")


@pytest.mark.rule("SG-7.4")
def test_one_for_each_province_and_each_building() -> None:
    assert points("Settsu 0:9") == [1, 0, 0, 0]
    assert points("Settsu 0:1, Kai 0:1, Aki 0:1, Omi 1:1") == [3, 1, 0, 0]
    # three buildings alone in their region: 1 + 3 + (3 + 2 + 1)
    assert points("Omi 0:1 castle temple theatre") == [10, 0, 0, 0]


@pytest.mark.rule("SG-7.4")
@pytest.mark.parametrize(("kind", "bonus"), [("castle", 3), ("temple", 2), ("theatre", 1)])
def test_the_majority_of_a_region(kind: str, bonus: int) -> None:
    """Omi, Mino, Mikawa, Hida are red."""
    assert points(f"Omi 0:1 {kind}") == [2 + bonus, 0, 0, 0]
    two_to_one = f"Omi 0:1 {kind}, Mino 0:1 {kind}, Hida 1:1 {kind}"
    assert points(two_to_one) == [4 + bonus, 2, 0, 0]
    tied = f"Omi 0:1 {kind}, Hida 1:1 {kind}"
    assert points(tied) == [2 + bonus - 1, 2 + bonus - 1, 0, 0]
    three = f"{tied}, Mino 2:1 {kind}"
    assert points(three) == [1 + bonus, 1 + bonus, 1 + bonus, 0]
    assert points(f"{three}, Mikawa 3:1 {kind}") == [1 + bonus] * 4
    # the third, with fewer, gets nothing from a tie of two
    on = f"Omi 0:1 {kind}, Mino 0:1 {kind}, Hida 1:1 {kind}, Owari 1:1 {kind}, Mikawa 2:1 {kind}"
    assert points(on) == [3 + bonus, 3 + bonus, 2, 0]


@pytest.mark.rule("SG-7.4")
def test_no_building_no_majority() -> None:
    """Nobody has a temple or a theatre: no tie of all at 0."""
    assert points("Omi 0:1 castle, Hida 1:1") == [5, 1, 0, 0]


@pytest.mark.rule("SG-7.4")
def test_regions_are_counted_apart_and_kinds_too() -> None:
    on = (
        "Omi 0:1 castle, Mikawa 0:1, "  # red: castle to 0
        "Settsu 1:1 castle, Yamato 0:1 temple, Kii 1:1 temple, "  # purple: temples tied
        "Kai 2:1 theatre, Suruga 2:1 castle, Sagami 0:1 castle theatre, "  # yellow: both tied
        "Noto 3:1"
    )
    red, purple, yellow = [3, 0, 0, 0], [1, 3 + 1, 0, 0], [2 + 0, 0, 2 + 0, 0]
    provinces, buildings = [4, 2, 2, 1], [4, 2, 2, 0]
    rows = (red, purple, yellow, provinces, buildings)
    assert points(on) == [sum(column) for column in zip(*rows, strict=True)]


@pytest.mark.rule("SG-7.4")
def test_points_are_added_to_those_of_the_first_year() -> None:
    assert points("Settsu 0:1", vp="7 30 0 2") == [8, 30, 0, 2]


@pytest.mark.rule("SG-7.4")
@pytest.mark.parametrize("board", ["sun", "moon"])
@pytest.mark.parametrize("seed", range(12))
def test_against_a_plain_count(board: str, seed: int) -> None:
    """Thrown together boards, counted again by hand."""
    dice = random.Random(seed)
    names = list(dice.sample(sorted(REGIONS["sun"]), 30))
    buildings = {name: BUILDINGS[dice.randrange(3)] for name in names if dice.random() < 0.7}
    owners = {name: dice.randrange(5) for name in names}
    on = ", ".join(f"{name} {owners[name]}:1 {buildings.get(name, '')}" for name in names)
    expected = [sum(owner == seat for owner in owners.values()) for seat in range(5)]
    for name in buildings:
        expected[owners[name]] += 1
    for region in set(REGIONS[board].values()):
        for kind, bonus in (("castle", 3), ("temple", 2), ("theatre", 1)):
            count = [
                sum(
                    owners[name] == seat and REGIONS[board][name] == region
                    for name, built in buildings.items()
                    if built == kind
                )
                for seat in range(5)
            ]
            first = [seat for seat in range(5) if count[seat] == max(count) > 0]
            for seat in first:
                expected[seat] += bonus - (len(first) > 1)
    assert points(on, board, "0 1 2 3 4") == expected


# SG-7.6


def end(vp: str, chests: str = "0", seats: int = 3) -> tuple[object, ...]:
    """Winners, scores, utilities and reason; seat i holds one province, without buildings."""
    on = ", ".join(f"{name} {n}:1" for n, name in enumerate(THREE_SITES[:seats]))
    order = " ".join(str(n) for n in range(seats))
    state = winter(on, "9", vp=vp, chests=chests, order=order, year=2)
    assert (when(state), state.turn) == ("2 winter over", ())
    outcome = state.outcome
    assert outcome is not None
    return outcome.winners, outcome.scores, outcome.utilities, outcome.reason


@pytest.mark.rule("SG-7.6")
def test_most_points_win() -> None:
    assert end("10 12 11", "9 0 9") == ((1,), (11, 13, 12), (0.0, 1.0, 0.0), "SG-7.6")
    assert end("1 2 3 9 5", "0", 5) == (
        (3,),
        (2, 3, 4, 10, 6),
        (0.0, 0.0, 0.0, 1.0, 0.0),
        "SG-7.6",
    )


@pytest.mark.rule("SG-7.6")
def test_then_more_chests() -> None:
    assert end("12 12 11", "3 4 9") == ((1,), (13, 13, 12), (0.0, 1.0, 0.0), "SG-7.6")
    assert end("12 12 11", "4 3 9")[0] == (0,)


@pytest.mark.rule("SG-7.6")
def test_then_shared() -> None:
    assert end("12 12 11", "4 4 9") == ((0, 1), (13, 13, 12), (0.5, 0.5, 0.0), "SG-7.6")
    winners, scores, utilities, reason = end("7 7 7 7", "2 5 5 5", 4)
    assert (winners, scores, reason) == ((1, 2, 3), (8, 8, 8, 8), "SG-7.6")
    assert utilities == pytest.approx((0, 1 / 3, 1 / 3, 1 / 3))


@pytest.mark.rule("SG-7.6")
def test_no_outcome_after_the_first_winter() -> None:
    state = winter("Omi 0:1", "9", year=1)
    assert (state.outcome, get(state, "players.0.vp")) == (None, 1)


@pytest.mark.rule("SG-7.6")
def test_the_outcome_stands_in_the_view() -> None:
    state = winter("Omi 0:1 castle", "9", year=2)
    for seat in (0, 1, 2, None):
        assert state.view(seat)["outcome"] == {
            "winners": [0],
            "scores": [5, 0, 0],
            "utilities": [1.0, 0.0, 0.0],
            "reason": "SG-7.6",
        }
