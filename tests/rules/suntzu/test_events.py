"""ST-8: the five events."""

from typing import Any

import pytest

from .table import (
    BLUE_LORDS,
    RED_LORDS,
    at,
    board,
    do,
    each_edition,
    fight,
    get,
    legal,
    owed,
    paying,
    refused,
    result,
    transfer,
    wu,
)

# In general


@pytest.mark.rule("ST-8.1")
@each_edition
def test_only_the_face_up_event_is_checked(edition: str) -> None:
    state = fight("9", "10", edition=edition, events="hero_challenge champion_challenge")
    assert (get(state, "events"), get(state, "round")) == (
        ["hero_challenge", "champion_challenge"],
        2,
    )


@pytest.mark.rule("ST-8.1")
def test_after_each_province() -> None:
    """The event turned after qin can be set off in chu."""
    state = at("9 10 2 3 4", "10 +1 2 3 4", events="champion_challenge hero_challenge pandemic")
    assert owed(state) == [paying(0, 1, "champion_challenge")]
    assert (get(state, "fought"), get(state, "battle")["province"]) == ([], "qin")
    assert get(state, "events") == ["champion_challenge", "hero_challenge", "pandemic"]
    do(state, "0 pay pool")
    assert (owed(state), get(state, "events")) == (
        [paying(0, 2, "hero_challenge")],
        ["hero_challenge", "pandemic"],
    )
    assert (get(state, "fought"), get(state, "battle")["province"]) == (["qin"], "chu")
    do(state, "0 pay pool", "0 pay pool")
    assert (get(state, "events"), get(state, "set_aside")) == (["pandemic"], [6, 3])


@pytest.mark.rule("ST-8.1")
def test_without_the_option_nothing_happens() -> None:
    state = fight("9", "10")
    assert (get(state, "round"), get(state, "set_aside")) == (2, [3, 3])


# Pandemic


@pytest.mark.rule("ST-8.2", "ST-9.5")
@each_edition
@pytest.mark.parametrize(
    ("cards", "played", "due"),
    [
        (("plague", "5"), 3, True),
        (("plague", "5"), 2, False),
        (("plague", "plague"), 2, True),
        (("plague", "plague"), 3, True),
        (("4", "5"), 3, False),
    ],
)
def test_pandemic_at_four_plagues(
    edition: str, cards: tuple[str, str], played: int, due: bool
) -> None:
    state = fight(*cards, edition=edition, events="pandemic hero_challenge", plagues_played=played)
    assert get(state, "set_aside") == ([4, 4] if due else [3, 3])
    assert get(state, "events") == (["hero_challenge"] if due else ["pandemic", "hero_challenge"])
    if due:
        assert get(state, "pool") == [17, 17]


@pytest.mark.rule("ST-8.2")
@each_edition
def test_pandemic_counts_a_countered_plague(edition: str) -> None:
    state = fight("plague", "5", edition=edition, events="pandemic hero_challenge",
                  plagues_played=3, lords=("", "counter_plague"))  # fmt: skip
    while legal(state) == ["pass"]:
        do(state, "1 pass")
    do(state, "1 use counter_plague")
    assert (get(state, "set_aside"), get(state, "events")) == ([4, 4], ["hero_challenge"])


@pytest.mark.rule("ST-8.2")
@each_edition
def test_pandemic_from_a_province_when_the_pool_is_empty(edition: str) -> None:
    state = fight("plague", "5", edition=edition, events="pandemic hero_challenge",
                  plagues_played=3, pool=[18, 0], armies={"qin": -1, "chu": -1})  # fmt: skip
    assert (state.turn, legal(state)) == ((1,), ["pay chu", "pay qin"])
    assert get(state, "set_aside")[0] == 4
    assert refused(state, "1 pay wu") == "ST-8.2"
    assert refused(state, "1 pay pool") == "ST-8.2"
    do(state, "1 pay qin")
    assert (board(state), get(state, "events")) == ({"chu": -1}, ["hero_challenge"])


@pytest.mark.rule("ST-8.2")
def test_pandemic_takes_nothing_from_one_who_has_nothing() -> None:
    state = fight("plague", "5", events="pandemic hero_challenge", plagues_played=3,
                  pool=[0, 18], hold=("7", ""))  # fmt: skip
    assert (get(state, "round"), get(state, "set_aside")) == (2, [21, 4])
    assert "7" in get(state, "hands")[0]


# War chariot


def chariot(edition: str = "en", **fields: Any) -> dict[str, Any]:
    return {"edition": edition, "events": "war_chariot pandemic", **fields}


@pytest.mark.rule("ST-8.3")
@each_edition
@pytest.mark.parametrize("seat", [0, 1])
def test_war_chariot_with_three_marks(edition: str, seat: int) -> None:
    lords = [BLUE_LORDS, RED_LORDS][seat]
    marks: list[dict[str, int]] = [{}, {}]
    marks[seat] = {"qin": 1, "chu": 0}  # one noted without an army counts
    used = ("move_army", "") if seat == 0 else ("", "remove_army")
    state = fight("6", "6", **chariot(edition, marks=marks, used=used))
    left = [lord for lord in lords if lord not in ("head_start", *used)]
    assert (state.turn, owed(state)) == ((seat,), [{"seat": seat, "do": "take"}])
    assert legal(state) == ["decline", *sorted(f"take {lord}" for lord in left)]
    for lord in {*BLUE_LORDS, *RED_LORDS} - set(left):
        assert refused(state, f"{seat} take {lord}") == "ST-8.3"
    taken = left[1]
    do(state, f"{seat} take {taken}")
    assert get(state, "warlords")[seat] == [taken]
    assert get(state, "events") == ["pandemic"]


@pytest.mark.rule("ST-8.3")
def test_war_chariot_neither_used_nor_held() -> None:
    marks = [{"qin": 1, "chu": 1}, {}]
    state = fight("6", "9", **chariot(marks=marks, lords=("recycle_minus", "")))
    assert legal(state) == ["decline", "take high_as_six", "take move_army", "take reinforce"]
    assert refused(state, "0 take recycle_minus") == "ST-8.3"
    assert refused(state, "0 take head_start") == "ST-8.3"
    assert refused(state, "0 infantry") == "ST-9.3"
    do(state, "0 take move_army")
    assert get(state, "warlords")[0] == ["move_army", "recycle_minus"]


@pytest.mark.rule("ST-8.3")
def test_war_chariot_may_be_declined() -> None:
    state = fight("6", "9", **chariot(marks=[{"qin": 1, "chu": 1}, {}]))
    do(state, "0 decline")
    assert (get(state, "warlords"), get(state, "events")) == ([[], []], ["pandemic"])


@pytest.mark.rule("ST-8.3", "ST-4.10")
def test_war_chariot_not_for_a_cancelled_6_or_two_marks() -> None:
    state = fight("6", "plague", **chariot(marks=[{"qin": 1, "chu": 1}, {}]))
    assert get(state, "events") == ["war_chariot", "pandemic"]
    state = fight("6", "9", **chariot(marks=[{"qin": 1}, {"chu": 1}]))
    assert get(state, "events") == ["war_chariot", "pandemic"]


@pytest.mark.rule("ST-8.3", "ST-8.7", "ST-9.4")
def test_war_chariot_for_both() -> None:
    marks = [{"qin": 1, "chu": 1}, {"qin": 1, "chu": 1}]
    state = fight("6", "6", **chariot(marks=marks))
    assert owed(state) == [{"seat": 0, "do": "take"}, {"seat": 1, "do": "take"}]
    do(state, "0 take reinforce", "1 decline")
    assert get(state, "warlords") == [["reinforce"], []]


@pytest.mark.rule("ST-8.3")
def test_war_chariot_without_warlords_in_the_game() -> None:
    marks = [{"qin": 1, "chu": 1}, {}]
    state = fight("6", "9", **chariot(marks=marks, warlords=False))
    assert (get(state, "round"), get(state, "warlords")) == (2, [[], []])


# Champion and hero


@pytest.mark.rule("ST-8.4", "ST-8.5")
@each_edition
@pytest.mark.parametrize(
    ("card", "event", "cost"), [("9", "champion_challenge", 1), ("10", "hero_challenge", 2)]
)
@pytest.mark.parametrize("other", ["+1", "plague", "-1", "8"])
@pytest.mark.parametrize("seat", [0, 1])
def test_a_challenge(edition: str, card: str, event: str, cost: int, other: str, seat: int) -> None:
    cards = (card, other) if seat == 0 else (other, card)
    sign = (1, -1)[seat]
    state = fight(*cards, edition=edition, events=f"{event} pandemic", armies={"qin": sign})
    rule = "ST-8.4" if cost == 1 else "ST-8.5"
    if other in ("-1", "8"):  # won
        assert (get(state, "events"), get(state, "round")) == ([event, "pandemic"], 2)
        return
    assert (state.turn, owed(state)) == ((seat,), [paying(seat, cost, event)])
    assert legal(state) == ["pay pool", "pay qin"]
    assert refused(state, f"{seat} pay jin_yan") == rule
    assert refused(state, f"{seat} pay wu") == rule
    assert refused(state, f"{seat} decline") == "ST-9.3"
    do(state, f"{seat} pay qin", *[f"{seat} pay pool"] * (cost - 1))
    assert get(state, "set_aside")[seat] == 3 + cost
    assert (get(state, "events"), get(state, "armies")["qin"]) == (["pandemic"], 0)


@pytest.mark.rule("ST-8.4", "ST-8.5", "ST-8.7", "ST-9.4")
@pytest.mark.parametrize(
    ("card", "event", "cost"), [("9", "champion_challenge", 1), ("10", "hero_challenge", 2)]
)
def test_a_drawn_challenge_costs_both(card: str, event: str, cost: int) -> None:
    state = fight(card, card, events=f"{event} pandemic")
    assert owed(state) == [paying(0, cost, event), paying(1, cost, event)]
    state = fight(card, card, round=2, armies={"qin": 1}, events=f"{event} pandemic")
    do(state, "1 reveal wu")
    assert owed(state) == [paying(1, cost, event), paying(0, cost, event)]
    do(state, *["1 pay pool"] * cost, *["0 pay qin"], *["0 pay pool"] * (cost - 1))
    assert get(state, "set_aside") == [3 + cost, 3 + cost]


@pytest.mark.rule("ST-8.5")
def test_the_hero_pays_what_he_has() -> None:
    state = fight("10", "+1", events="hero_challenge pandemic", pool=[1, 18])
    do(state, "0 pay pool")
    assert (get(state, "round"), get(state, "set_aside")[0]) == (2, 21)
    state = fight("10", "+1", events="hero_challenge pandemic", pool=[0, 18])
    assert (get(state, "round"), get(state, "events")) == (2, ["pandemic"])


# Light infantry


@pytest.mark.rule("ST-8.6")
@pytest.mark.parametrize("edition", ["en", "hu"])
@pytest.mark.parametrize(("marker", "seat"), [(2, 1), (-1, 0)])
def test_the_player_behind_places_an_army(edition: str, marker: int, seat: int) -> None:
    fields: dict[str, Any] = {"edition": edition, "marker": marker}
    sign = (1, -1)[seat]
    for there, after in [(0, sign), (2 * sign, 3 * sign), (-3 * sign, -2 * sign), (-sign, 0)]:
        state = fight("1", "1", events="light_infantry pandemic", armies={"wu": there}, **fields)
        assert (state.turn, owed(state)) == ((seat,), [{"seat": seat, "do": "infantry"}])
        assert legal(state) == ["decline", "infantry"]
        assert refused(state, f"{seat} take reinforce") == "ST-9.3"
        do(state, f"{seat} infantry")
        assert (wu(state), get(state, "events")) == (after, ["pandemic"])
        assert get(state, "pool") == [18 - max(0, after), 18 - max(0, -after)]
        assert get(state, "marker") == marker


@pytest.mark.rule("ST-8.6")
def test_the_infantry_may_be_declined() -> None:
    state = do(fight("1", "1", marker=3, events="light_infantry pandemic"), "1 decline")
    assert (wu(state), get(state, "events"), get(state, "round")) == (0, ["pandemic"], 2)


@pytest.mark.rule("ST-8.6", "ST-4.7")
def test_the_infantry_comes_as_in_a_battle() -> None:
    state = fight("1", "1", marker=-3, events="light_infantry pandemic", pool=[0, 18],
                  armies={"chu": 1, "qin": 1}, hold=("7", ""))  # fmt: skip
    do(state, "0 infantry")
    assert (owed(state), legal(state)) == (
        [transfer(0, 1, "light_infantry")],
        ["support 7", "transfer chu"],
    )
    assert refused(state, "0 transfer qin") == "ST-4.7"
    do(state, "0 transfer chu")
    assert board(state) == {"wu": 1, "qin": 1}


@pytest.mark.rule("ST-8.6", "ST-5.3")
def test_the_infantry_without_an_army() -> None:
    fields: dict[str, Any] = {"marker": -3, "events": "light_infantry pandemic", "pool": [0, 18]}
    state = fight("1", "1", **fields)
    assert (get(state, "round"), get(state, "events")) == (2, ["pandemic"])
    state = fight("1", "1", **fields, hold=("7", ""))
    assert legal(state) == ["decline", "infantry"]
    do(state, "0 infantry")
    assert legal(state) == ["pass", "support 7"]
    do(state, "0 support 7")
    assert (wu(state), get(state, "round")) == (1, 2)


@pytest.mark.rule("ST-8.6")
@each_edition
def test_level_the_infantry_does_nothing(edition: str) -> None:
    state = fight("1", "1", edition=edition, events="light_infantry pandemic")
    assert (wu(state), get(state, "marker"), get(state, "events")) == (0, 0, ["pandemic"])
    assert get(state, "round") == 2


@pytest.mark.rule("ST-8.6")
@pytest.mark.parametrize(("marker", "after"), [(2, 1), (-4, -3), (1, 0)])
def test_pl_the_player_behind_gains_a_point(marker: int, after: int) -> None:
    state = fight("1", "1", edition="pl", marker=marker, events="light_infantry pandemic")
    assert (get(state, "marker"), wu(state), get(state, "events")) == (after, 0, ["pandemic"])


@pytest.mark.rule("ST-8.6")
@pytest.mark.parametrize("cards", [("1", "2"), ("2", "2"), ("1", "-1"), ("1", "plague")])
def test_only_1_against_1(cards: tuple[str, str]) -> None:
    state = fight(*cards, marker=3, events="light_infantry pandemic")
    assert get(state, "events") == ["light_infantry", "pandemic"]


# One after the other


@pytest.mark.rule("ST-8.7")
def test_a_battle_sets_off_one_event() -> None:
    """The fourth plague meets a 9: the champion's challenge, newly turned, is too late."""
    state = fight("9", "plague", events="pandemic champion_challenge hero_challenge",
                  plagues_played=3)  # fmt: skip
    assert get(state, "events") == ["champion_challenge", "hero_challenge"]
    assert (get(state, "round"), get(state, "set_aside")) == (2, [4, 4])


@pytest.mark.rule("ST-8.7", "ST-8.2")
def test_a_newly_turned_pandemic_takes_effect_at_once() -> None:
    state = fight("9", "10", events="champion_challenge pandemic hero_challenge", plagues_played=4)
    do(state, "0 pay pool")
    assert (get(state, "events"), get(state, "set_aside")) == (["hero_challenge"], [5, 4])


@pytest.mark.rule("ST-8.7", "ST-8.3")
def test_a_newly_turned_war_chariot_takes_effect_at_once() -> None:
    marks = [{"qin": 1, "chu": 1, "jin_yan": 1}, {}]
    state = fight("9", "10", events="champion_challenge war_chariot hero_challenge", marks=marks)
    do(state, "0 pay pool")
    assert owed(state) == [{"seat": 0, "do": "take"}]
    do(state, "0 decline")
    assert get(state, "events") == ["hero_challenge"]


@pytest.mark.rule("ST-8.7")
def test_both_one_after_the_other() -> None:
    """The pandemic and the war chariot in a row."""
    marks = [{}, {"qin": 1, "chu": 1, "jin_yan": 1}]
    state = fight("plague", "5", events="pandemic war_chariot hero_challenge", marks=marks,
                  plagues_played=3)  # fmt: skip
    assert owed(state) == [{"seat": 1, "do": "take"}]
    assert (get(state, "events"), get(state, "set_aside")) == (
        ["war_chariot", "hero_challenge"],
        [4, 4],
    )


# The fifth event


@pytest.mark.rule("ST-8.8")
@each_edition
@pytest.mark.parametrize(
    ("marker", "pool", "end"),
    [
        (1, [3, 9], ([0], [1, 0], "ST-8.8")),
        (-2, [9, 3], ([1], [0, 2], "ST-8.8")),
        (0, [9, 3], ([0], [0, 0], "ST-8.8")),
        (0, [3, 9], ([1], [0, 0], "ST-8.8")),
        (0, [4, 4], ([0, 1], [0, 0], "ST-8.8")),
    ],
)
def test_the_fifth_event_ends_the_game(
    edition: str, marker: int, pool: list[int], end: tuple[list[int], list[int], str]
) -> None:
    """At once: without the battles that are left, and without scoring."""
    state = at("plague 5 2 3 4", "3 5 4 2 1", edition=edition, round=3 if edition == "pl" else 1,
               marker=marker, pool=pool, armies={"wu": 1}, events="pandemic",
               plagues_played=3)  # fmt: skip
    assert result(state) == end
    assert (get(state, "events"), get(state, "fought")) == ([], ["qin"])
    assert (get(state, "marker"), get(state, "phase")) == (marker, "over")
    assert (get(state, "battle"), get(state, "window"), owed(state)) == (None, None, [])


@pytest.mark.rule("ST-8.8")
def test_its_effect_comes_first() -> None:
    """The champion's army comes from the pool, and the pools decide."""
    state = fight("9", "10", events="champion_challenge", pool=[5, 5], armies={"qin": 1, "wu": -1})
    assert owed(state) == [paying(0, 1, "champion_challenge")]
    assert result(do(state.copy(), "0 pay pool")) == ([0, 1], [0, 0], "ST-8.8")
    assert result(do(state.copy(), "0 pay qin")) == ([0], [0, 0], "ST-8.8")


@pytest.mark.rule("ST-8.8", "ST-8.6")
def test_pl_the_point_of_the_fifth_event_counts() -> None:
    state = fight("1", "1", edition="pl", marker=1, events="light_infantry", pool=[9, 5])
    assert result(state) == ([0], [0, 0], "ST-8.8")
    state = fight("1", "1", edition="pl", marker=2, events="light_infantry", pool=[5, 9])
    assert result(state) == ([0], [1, 0], "ST-8.8")
