"""The engine against the naive oracle: same positions, same legal lists, same refusals."""

import random
from contextlib import suppress
from typing import Any

import pytest

import tenka
from tenka.games.chuhan.cards import DECK, IDS
from tests.long import some
from tests.oracle.chuhan import Impossible, Oracle

pytestmark = pytest.mark.slow

GAME = tenka.game("chuhan")
EVENTS = [
    "calm", "restraint", "warlords", "hongmen", "hangu", "gaixia", "stabilization",
    "hong_canal", "mandate", "sudden_charge", "sound_advice",
]  # fmt: skip
WORDS = [*IDS, "3", "6", "*4", "*5", "*lyu_zhi", "*0", "*yu_ji", "*zhongli_mo"]


def start(seed: int, event: str) -> tuple[Any, Oracle]:
    """A game whose second hand is played with the event, in both."""
    chance = tenka.FastChance(seed)
    position = GAME.new(seed=chance, events=True).to_position()
    deck = position["event_deck"]
    deck.append("calm")  # so that every event can be taken out, the one in force among them
    deck.remove(event)
    position["event_deck"] = [event, *deck][: len(deck)]

    def deal(hand_no: int) -> list[str]:
        cards = DECK.copy()
        chance.draws(f"deal/hand{hand_no}").shuffle(cards)
        return [IDS[card] for card in cards]

    return GAME.position(position, seed=chance), Oracle.from_position(position, deal)


def some_text(rng: random.Random, remembered: list[str]) -> str:
    """A move text that may or may not be legal, and may be nonsense."""
    how = rng.random()
    if how < 0.5 and remembered:
        return rng.choice(remembered)
    cards = rng.choices(WORDS, k=rng.randrange(4))
    if how < 0.65:
        return " ".join(["play", *cards])
    if how < 0.9:
        return " ".join(["use", rng.choice(WORDS), *cards])
    if how < 0.95:
        return f"swap {rng.choice(WORDS)} for {rng.choice(WORDS)}"
    return " ".join([rng.choice(["place", "give", "take", "pass", "writ", "decline"]), *cards[:1]])


def same_refusal(state: Any, oracle: Oracle, seat: int, text: str) -> None:
    """Both accept the text, or both refuse it by the same rule."""
    refused = state.check(seat, [text])
    rule = None if refused is None else refused.rule
    assert rule == oracle.refusal(seat, text), (oracle.to_position(), seat, text)


@pytest.mark.parametrize("event", EVENTS)
@pytest.mark.parametrize("seed", some(range(4), 1))
def test_games_go_alike(event: str, seed: int) -> None:
    rng = random.Random(f"{event}{seed}")
    state, oracle = start(seed, event)
    remembered: list[str] = []
    for _ in range(160):
        position = state.to_position()
        assert position == oracle.to_position()
        assert list(state.turn) == list(oracle.turn)
        if not state.turn:
            break
        (seat,) = state.turn
        texts = [state.text(action) for action in state.legal(seat)]
        assert texts == oracle.legal(seat), position
        for _ in range(4):
            text = some_text(rng, remembered)
            same_refusal(state, oracle, rng.choice([seat, seat, 1 - seat]), text)
        remembered.extend(rng.sample(texts, min(3, len(texts))))
        text = preferred(rng, texts)
        state.play(seat, text)
        oracle.play(seat, text)


def preferred(rng: random.Random, texts: list[str]) -> str:
    """Abilities, reactions and the moves of events more often than their share."""
    if rng.random() < 0.5:
        for kind in ("swap", "place", "take", "use lyu_zhi", "use *lyu_zhi", "use"):
            of_kind = [text for text in texts if text.startswith(kind)]
            if of_kind and rng.random() < 0.7:
                return rng.choice(of_kind)
    return rng.choice(texts)


@pytest.mark.parametrize("seed", some(range(8), 2))
def test_changed_positions_are_judged_alike(seed: int) -> None:
    rng = random.Random(seed)
    for event in EVENTS:
        state, oracle = start(seed, event)
        for _ in range(60):
            if not state.turn:
                break
            changed = state.to_position()
            for _ in range(rng.randrange(1, 3)):
                change(rng, changed)
            judged_alike(changed, oracle.deal)
            (seat,) = state.turn
            state.play(seat, preferred(rng, [state.text(a) for a in state.legal(seat)]))


def judged_alike(position: dict[str, Any], deal: Any) -> None:
    expected = found = None
    with suppress(Impossible):
        expected = Oracle.from_position(position, deal, list).to_position()
    with suppress(tenka.BadPosition):
        found = GAME.position(position).to_position()
    if {"pile", "discard"} <= set(position):
        assert found == expected, position
    else:  # what is left out is shuffled
        assert (found is None) == (expected is None), position


def change(rng: random.Random, position: dict[str, Any]) -> None:
    """Change one thing, mostly so that it still might be a position."""
    field = rng.choice(list(position))
    how = rng.random()
    if how < 0.35 and field != "hands":
        del position[field]
    elif field in ("scores", "writs", "seen"):
        position[field] = [rng.randrange(8), rng.randrange(36)]
    elif field in ("phase", "lead_ability"):
        position[field] = rng.choice(["lead", "give", "take", "over", "used", "cancelled", None])
    elif field in ("lead", "to_move", "last_out", "winner"):
        position[field] = rng.choice([0, 1, None])
    elif field in ("must_play", "writ_used", "doubled"):
        position[field] = not position[field]
    elif field in ("event",):
        position[field] = rng.choice(EVENTS)
    elif field in ("trick", "pending") and position[field]:
        position[field] = position[field][:-1] if how < 0.6 else position[field] * 2
    elif field in ("pile", "discard", "row") and position[field]:
        position[field] = position[field][1:]
    elif field in ("hands", "known"):
        cards = [rng.choice(IDS) for _ in range(rng.randrange(3))]
        position[field] = [position[field][0], cards] if how < 0.7 else [cards, []]
