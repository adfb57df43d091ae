"""CH-2: the set-up of a game and of each hand."""

import hashlib
import hmac
from collections import Counter

import pytest

import tenka

from .table import CHUHAN, DECK, EVENTS, at, do, get, legal, refused, short

SECRET = bytes(range(32))


def shuffled(key: bytes, name: str, items: list[str]) -> list[str]:
    """The shuffle of docs/fairness.md, by hand."""
    words: list[int] = []
    block = 0

    def below(n: int) -> int:
        nonlocal block
        while True:
            if not words:
                label = name.encode() + b"\0" + block.to_bytes(4, "big")
                digest = hmac.new(key, label, hashlib.sha256).digest()
                words.extend(int.from_bytes(digest[i : i + 4], "big") for i in range(0, 32, 4))
                block += 1
            word = words.pop(0)
            if word < 2**32 - 2**32 % n:
                return word % n

    items = list(items)
    for i in range(len(items) - 1, 0, -1):
        j = below(i + 1)
        items[i], items[j] = items[j], items[i]
    return items


def in_order(cards: list[str]) -> list[str]:
    return sorted(cards, key=DECK.index)


@pytest.mark.rule("CH-2.1")
@pytest.mark.parametrize("seed", range(5))
def test_a_new_game(seed: int) -> None:
    p = CHUHAN.new(seed=seed).to_position()
    assert (p["scores"], p["lead"], p["to_move"], p["phase"]) == ([0, 1], 0, 0, "lead")
    assert (p["hand_no"], p["last_out"], p["winner"]) == (1, None, None)


@pytest.mark.rule("CH-2.2")
def test_15_15_16_and_no_writ_taken() -> None:
    p = CHUHAN.new(seed=1).to_position()
    assert [len(p["hands"][0]), len(p["hands"][1]), len(p["pile"])] == [15, 15, 16]
    assert (p["writs"], p["discard"], p["row"], p["trick"]) == ([0, 0], [], [], [])


@pytest.mark.rule("CH-2.2", "CH-4.2")
def test_six_writs_and_the_bottom_four_are_never_drawn() -> None:
    state = CHUHAN.position({"hands": [["1", "1", "1", "9"], ["2", "2", "2", "8"]]}, seed=5)
    bottom = get(state, "pile")[-4:]
    for lead in ("play 1", "play 1", "play 1"):
        do(state, "0 writ", f"0 {lead}", "1 writ", "1 pass")
    assert get(state, "pile") == bottom
    assert get(state, "writs") == [3, 3]
    assert refused(state, "0 writ") == "CH-4.2"
    assert "writ" not in legal(state)


@pytest.mark.rule("CH-2.2")
def test_the_shuffle_is_even() -> None:
    """The 9 comes to Han, to Chu and into the pile as 15 : 15 : 16, and lies there anywhere."""
    seeds = 3000
    places = Counter[str]()
    for seed in range(seeds):
        p = CHUHAN.new(seed=seed).to_position()
        if "9" in p["pile"]:
            places[f"pile {p['pile'].index('9')}"] += 1
        else:
            places["han" if "9" in p["hands"][0] else "chu"] += 1
    expected = {"han": 15 / 46, "chu": 15 / 46} | {f"pile {i}": 1 / 46 for i in range(16)}
    chi = sum((places[k] - seeds * p) ** 2 / (seeds * p) for k, p in expected.items())
    assert chi < 40.8  # 17 degrees of freedom, one in a thousand


@pytest.mark.rule("CH-2.2")
def test_each_hand_is_shuffled_anew() -> None:
    first = CHUHAN.new(seed=0)
    again = do(at("9", "4 4", scores=[3, 9], seed=0), "0 play 9")
    other = do(at("9", "4 4", scores=[3, 9], seed=1), "0 play 9")
    deals = [str(get(state, "hands")) for state in (first, again, other)]
    assert len(set(deals)) == 3


@pytest.mark.rule("CH-2.3", "CH-6.9")
@pytest.mark.parametrize(
    ("before", "out", "after", "lead"),
    [
        ([0, 20], 0, [2, 20], 0),  # Han goes out and is still behind
        ([20, 0], 0, [22, 0], 1),
        ([20, 0], 1, [20, 2], 1),
        ([0, 20], 1, [0, 22], 0),
        ([18, 20], 0, [20, 20], 0),  # a tie: who went out
        ([20, 18], 1, [20, 20], 1),
        ([19, 20], 0, [21, 20], 1),  # by the scores after the hand, not before it
    ],
)
def test_who_leads_the_next_hand(before: list[int], out: int, after: list[int], lead: int) -> None:
    hands = ("9", "4 4") if out == 0 else ("4 4", "9")
    state = do(at(*hands, lead=out, scores=before), f"{out} play 9")
    assert get(state, "scores") == after
    assert (get(state, "lead"), state.turn, get(state, "last_out")) == (lead, (lead,), out)


@pytest.mark.rule("CH-2.4")
def test_events_are_off_by_default() -> None:
    assert CHUHAN.options["events"].default is False
    p = CHUHAN.new(seed=2).to_position()
    assert (p["event"], p["event_deck"]) == ("calm", [])
    p = CHUHAN.new(seed=2, events=False).to_position()
    assert (p["event"], p["event_deck"]) == ("calm", [])


@pytest.mark.rule("CH-2.4", "CH-7.1")
@pytest.mark.parametrize("seed", range(8))
def test_one_calm_on_top_and_14_shuffled_under_it(seed: int) -> None:
    p = CHUHAN.new(seed=seed, events=True).to_position()
    assert p["event"] == "calm"
    assert Counter([p["event"], *p["event_deck"]]) == Counter(EVENTS)
    assert len(p["event_deck"]) == 14


@pytest.mark.rule("CH-2.4")
def test_the_event_deck_is_shuffled() -> None:
    """Over many games each of the 14 cards, calm four times as often, lies on top."""
    seeds = 2000
    tops = Counter(
        CHUHAN.new(seed=seed, events=True).to_position()["event_deck"][0] for seed in range(seeds)
    )
    expected = {event: (n - (event == "calm")) / 14 for event, n in EVENTS.items()}
    chi = sum((tops[e] - seeds * p) ** 2 / (seeds * p) for e, p in expected.items())
    assert chi < 29.6  # 10 degrees of freedom, one in a thousand


@pytest.mark.rule("CH-2.4")
def test_each_hand_turns_the_next_event() -> None:
    state = at("9", "4 4", scores=[3, 9], event="gaixia", event_deck=["hangu", "calm", "mandate"])
    do(state, "0 play 9")
    assert (get(state, "event"), get(state, "event_deck")) == ("hangu", ["calm", "mandate"])


@pytest.mark.rule("CH-2.4")
def test_a_deck_that_has_run_out_leaves_calm() -> None:
    state = do(at("9", "4 4", scores=[3, 9], event="gaixia", event_deck=[]), "0 play 9")
    assert (get(state, "event"), get(state, "event_deck")) == ("calm", [])


@pytest.mark.rule("CH-2.4", "CH-2.5", "CH-6.9")
@pytest.mark.parametrize(("event", "face_up", "writs"), [("warlords", 6, 3), ("hongmen", 2, 5)])
def test_face_up_cards_come_from_the_top_of_the_pile(event: str, face_up: int, writs: int) -> None:
    """The same deal, with and without the event, which is turned before it."""
    plain = do(at("9", "4 4", scores=[3, 9], event_deck=["gaixia"]), "0 play 9").to_position()
    with_row = do(at("9", "4 4", scores=[3, 9], event_deck=[event]), "0 play 9").to_position()
    assert with_row["hands"] == plain["hands"]
    assert with_row["row"] == in_order(plain["pile"][:face_up])
    assert with_row["pile"] == plain["pile"][face_up:]
    assert len(with_row["pile"]) == 4 + 2 * writs


@pytest.mark.rule("CH-2.5")
@pytest.mark.parametrize(("event", "writs"), [("warlords", 3), ("hongmen", 5), ("calm", 6)])
def test_so_many_writs_can_be_taken(event: str, writs: int) -> None:
    row = {"warlords": "2 4 5 7 9 0", "hongmen": "7 9", "calm": ""}[event]
    state = at("1 1 1 1 1", "2 2 2 2 2", event=event, row=row)
    taken = 0
    while "writ" in legal(state):
        (seat,) = state.turn
        do(state, f"{seat} writ", f"{seat} play 1" if seat == 0 else f"{seat} pass")
        taken += 1
        assert len(get(state, "pile")) == 4 + 2 * (writs - taken)
    assert taken == writs


@pytest.mark.rule("CH-2.5")
@pytest.mark.parametrize("seed", range(6))
def test_the_pile_always_has_4_and_2_for_each_writ_left(seed: int) -> None:
    state = CHUHAN.new(seed=seed, events=True)
    chance = tenka.FastChance(seed).draws("moves")
    while state.outcome is None:
        p = state.to_position()
        left = {"warlords": 3, "hongmen": 5}.get(p["event"], 6) - sum(p["writs"])
        assert len(p["pile"]) == 4 + 2 * left + 2 * (p["phase"] == "give")
        (seat,) = state.turn
        moves = state.legal(seat)
        state.apply(seat, moves[chance.below(len(moves))])


@pytest.mark.rule("CH-2.6")
def test_a_deal_is_the_46_cards_in_a_row() -> None:
    """By an independent shuffle: 15 to Han, 15 to Chu, 16 for the pile, top first."""
    key = hmac.new(SECRET, b"tenka/1|0:|0:", hashlib.sha256).digest()
    row = shuffled(key, "deal/hand1", DECK)
    p = CHUHAN.new(seed=tenka.VerifiableChance(key)).to_position()
    assert p["hands"] == [in_order(row[:15]), in_order(row[15:30])]
    assert p["pile"] == row[30:]


@pytest.mark.rule("CH-2.6", "CH-2.5")
def test_a_later_deal_with_an_event() -> None:
    key = b"k" * 32
    row = shuffled(key, "deal/hand4", DECK)
    position = short("9", "4 4", hand_no=3, scores=[3, 9], event_deck=["warlords"])
    state = do(CHUHAN.position(position, tenka.VerifiableChance(key)), "0 play 9")
    p = state.to_position()
    assert (p["hand_no"], p["event"]) == (4, "warlords")
    assert p["hands"] == [in_order(row[:15]), in_order(row[15:30])]
    assert (p["row"], p["pile"]) == (in_order(row[30:36]), row[36:])


@pytest.mark.rule("CH-2.4")
def test_the_event_deck_by_an_independent_shuffle() -> None:
    key = b"k" * 32
    cards = [event for event, n in EVENTS.items() for _ in range(n)][1:]
    state = CHUHAN.new(seed=tenka.VerifiableChance(key), events=True)
    assert get(state, "event_deck") == shuffled(key, "events", cards)
