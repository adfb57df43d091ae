"""The oracle against the scenarios, the worked examples and itself."""

import json
import random
from collections import Counter
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from tests.long import some

from .chuhan import Impossible, Oracle, Refused
from .chuhan_position import FIELDS, cards_in_pending, cards_in_trick
from .chuhan_text import DECK, EVENTS, NAMES, ORDER, bare, in_order, parse

DATA = Path(__file__).parents[1] / "data" / "scenarios" / "chuhan.json"
SCENARIOS = json.loads(DATA.read_text(encoding="utf-8"))["scenarios"]


def dealer(seed: int) -> Any:
    def deal(hand_no: int) -> list[str]:
        cards = list(DECK)
        random.Random(f"{seed} {hand_no}").shuffle(cards)
        return cards

    return deal


def look_up(oracle: Oracle, path: str) -> Any:
    value: Any = {**oracle.to_position(), "outcome": oracle.outcome}
    for part in path.split("."):
        if value is None:
            return None
        if part == "#":
            return len(value)
        value = value[int(part)] if isinstance(value, list) else value.get(part)
    return value


def run_step(oracle: Oracle, step: dict[str, Any]) -> None:
    ((what, args),) = step.items()
    if what == "do":
        oracle.play(*args)
    elif what == "refuse":
        before = oracle.to_position()
        with pytest.raises(Refused) as caught:
            oracle.play(args[0], args[1])
        assert caught.value.rule == args[2]
        assert oracle.to_position() == before
    elif what == "turn":
        assert list(oracle.turn) == args
    elif what == "legal":
        assert oracle.legal(args[0]) == sorted(args[1])
    elif what == "has":
        assert set(args[1]) <= set(oracle.legal(args[0]))
    elif what == "lacks":
        assert not set(args[1]) & set(oracle.legal(args[0]))
    elif what == "count":
        assert len(oracle.legal(args[0])) == args[1]
    elif what == "holds":
        assert not Counter(args[1]) - Counter(look_up(oracle, args[0]))
    else:
        assert what == "expect"
        for path, value in args.items():
            assert look_up(oracle, path) == value, path


@pytest.mark.parametrize("scenario", SCENARIOS, ids=[s["id"] for s in SCENARIOS])
def test_scenario(scenario: dict[str, Any]) -> None:
    if scenario.get("bad"):
        with pytest.raises(Impossible):
            Oracle.from_position(scenario["position"], dealer(0))
        return
    oracle = Oracle.from_position(scenario["position"], dealer(0))
    for step in scenario["steps"]:
        run_step(oracle, step)
        check(oracle)


def check(oracle: Oracle) -> None:
    """The 46 cards are there, and the position reads back to itself."""
    p = oracle.to_position()
    assert list(p) == FIELDS
    cards = [*p["hands"][0], *p["hands"][1], *p["pile"], *p["discard"], *p["row"]]
    cards += [bare(card) for card in cards_in_trick(p) + cards_in_pending(p)]
    assert Counter(cards) == Counter(DECK)
    assert Oracle.from_position(json.loads(json.dumps(p)), oracle.deal).to_position() == p


def random_text(rng: random.Random, oracle: Oracle, seat: int) -> str:
    """A move that is more or less wrong."""
    p = oracle.p
    near = p["hands"][seat] + ["*" + card for card in p["row"]] + p["row"] + ORDER
    cards = " ".join(rng.choice(near) for _ in range(rng.choice((0, 1, 1, 2, 3))))
    verb = rng.choice(("play", "use " + rng.choice(NAMES), "use *" + rng.choice(NAMES), "give"))
    plain = rng.choice(("writ", "pass", "allow", "decline", "take 5", "place 1", "swap 1 for 2"))
    return rng.choice((f"{verb} {cards}", plain))


def random_start(seed: int, event: str, cards_each: int) -> dict[str, Any]:
    """A new hand, or one with short hands and the other cards in the discard pile."""
    rng = random.Random(f"start {seed}")
    deck = [e for e, n in EVENTS.items() for _ in range(n)]
    deck.remove(event)
    rng.shuffle(deck)
    cards = dealer(seed)(1)
    hands = [rng.randint(1, cards_each) if cards_each < 15 else 15 for _ in range(2)]
    size = {"warlords": 6, "hongmen": 2}.get(event, 0)
    left = {"warlords": 3, "hongmen": 5}.get(event, 6)
    writs = [rng.randint(0, left // 2), rng.randint(0, left // 2)] if cards_each < 15 else [0, 0]
    pile = 4 + 2 * (left - sum(writs))
    return {
        "event": event,
        "event_deck": deck,
        "scores": [rng.randint(0, 30), rng.randint(0, 30)] if cards_each < 15 else [0, 1],
        "lead": rng.randint(0, 1) if cards_each < 15 else 0,
        "writs": writs,
        "hands": [cards[: hands[0]], cards[15 : 15 + hands[1]]],
        "row": cards[30 : 30 + size],
        "pile": cards[30 + size :][:pile],
    }


def all_texts(oracle: Oracle, seat: int) -> set[str]:
    """Every legal text, by trying all groups of cards (small hands only)."""
    p = oracle.p
    pool = p["hands"][seat] + ["*" + card for card in p["row"]]
    groups = {g for n in range(len(pool) + 1) for g in combinations(in_order(pool), n)}
    texts = {"writ", "pass", "allow", "decline"}
    texts |= {f"{verb} {card}" for verb in ("place", "give", "take") for card in ORDER}
    texts |= {f"swap {a} for {b}" for a in ORDER for b in ORDER}
    texts |= {f"use {star}ying_bu {card}" for star in ("", "*") for card in ORDER}
    for group in groups:
        texts.add(" ".join(("play", *group)))
        for number, card in enumerate(group):
            texts.add(" ".join(("use", card, *group[:number], *group[number + 1 :])))
    return {text for text in texts if oracle.refusal(seat, text) is None}


def play_game(seed: int, event: str, cards_each: int) -> set[str]:
    """Random play; the phases that were met."""
    rng = random.Random(seed)
    deal = dealer(seed)
    start = random_start(seed, event, cards_each)
    oracle = Oracle.from_position(start, deal)
    met = set()
    for _ in range(4000):
        check(oracle)
        met.add(oracle.p["phase"])
        if not oracle.turn:
            assert oracle.outcome is not None
            return met
        (seat,) = oracle.turn
        legal = oracle.legal(seat)
        assert legal
        assert oracle.legal(1 - seat) == []
        if len(oracle.p["hands"][seat]) + len(oracle.p["row"]) <= 7:
            assert set(legal) == all_texts(oracle, seat)
        for text in legal[:50]:
            words = parse(text)
            assert words is not None
            assert " ".join(words) == text
        before = oracle.to_position()
        for _ in range(3):
            text = random_text(rng, oracle, seat)
            words = parse(text)
            if words is not None and " ".join(words) in legal:
                continue
            with pytest.raises(Refused):
                oracle.play(seat, text)
            assert oracle.to_position() == before
        uses = [text for text in legal if text.startswith("use") or text in ("writ", "pass")]
        oracle.play(seat, rng.choice(uses if uses and rng.random() < 0.5 else legal))
    raise AssertionError("an endless game")


@pytest.mark.parametrize("event", EVENTS)
def test_random_games(event: str) -> None:
    assert {"lead", "counter", "over"} <= play_game(1, event, 3)


@pytest.mark.parametrize("event", some(sorted(EVENTS, key=lambda event: event != "warlords"), 1))
def test_random_games_with_full_hands(event: str) -> None:
    assert {"lead", "counter", "over"} <= play_game(0, event, 15)


EXAMPLE = {
    "scores": [23, 24],
    "writs": [0, 3],
    "lead": 1,
    "hands": [["lyu_zhi"], ["zhongli_mo", "2", "4", "5", "han_xin", "7", "8", "xiao_he"]],
}


def test_example_8() -> None:
    oracle = Oracle.from_position(EXAMPLE, dealer(1))
    oracle.play(1, "use zhongli_mo 8 7 han_xin 5 4 2")
    oracle.play(0, "use lyu_zhi")
    assert oracle.legal(1) == ["allow", "use xiao_he"]
    oracle.play(1, "use xiao_he")
    p = oracle.to_position()
    assert (p["scores"], p["last_out"], p["lead"], p["hand_no"]) == ([26, 30], 0, 0, 2)


def test_example_9() -> None:
    oracle = Oracle.from_position(EXAMPLE, dealer(1))
    oracle.play(1, "use zhongli_mo 2 xiao_he 4 5 7 8")
    oracle.play(0, "use lyu_zhi")
    assert oracle.outcome == {"winners": [0], "scores": [31, 24], "reason": "CH-6.5"}


def test_example_7() -> None:
    given = {"scores": [30, 28], "lead": 1, "hands": [["xiahou_ying"], ["1", "9"]]}
    given["pile"] = ["1"] * 8 + ["4"] * 6 + ["5", "5"]
    oracle = Oracle.from_position(given, dealer(1))
    oracle.play(1, "play 9")
    oracle.play(0, "use xiahou_ying")
    p = oracle.to_position()
    assert (p["scores"], p["winner"], p["last_out"]) == ([30, 31], 1, None)


BAD: list[dict[str, Any]] = [
    {},
    {"hands": [["9", "9"], ["1"]]},
    {"hands": [[], ["1"]]},
    {"hands": [["1"], ["1"]], "scores": [31, 0]},
    {"hands": [["1"], ["1"]], "pile": ["1"]},
    {"hands": [["1"], ["1"]], "row": ["2"]},
    {"hands": [["1"], ["1"]], "event": "hongmen"},
    {"hands": [["1"], ["1"]], "writs": [4, 3]},
    {"hands": [["1"], ["1"]], "phase": "counter"},
    {"hands": [["1"], ["1"]], "phase": "give"},
    {"hands": [["1"], ["1"]], "to_move": 1},
    {"hands": [["1"], ["1"]], "known": [["2"], []]},
    {"hands": [["1"], ["1"]], "trick": [{"seat": 1, "text": "play 5"}]},
    {"hands": [["1"], ["1"]], "trick": [{"seat": 0, "text": "pass"}]},
    {"hands": [["1"], ["1"]], "trick": [{"seat": 0, "text": "play *5"}]},
    {"hands": [["1"], ["1"]], "pending": [{"seat": 0, "text": "use han_xin"}]},
    {"hands": [["1"], ["1"]], "pending": [{"seat": 0, "text": "use zhongli_mo lyu_zhi 4"}]},
    {
        "hands": [["1"], ["1"]],
        "trick": [{"seat": 0, "text": "play 5"}, {"seat": 1, "text": "play 4"}],
    },
]


@pytest.mark.parametrize("given", BAD)
def test_impossible(given: dict[str, Any]) -> None:
    with pytest.raises(Impossible):
        Oracle.from_position(given, dealer(1))
