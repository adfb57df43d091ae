"""What a seat of Sun Tzu sees, in numbers: its own armies count up, the rival's down."""

from collections import Counter
from math import exp
from typing import Any

from tenka.core.contract import Json
from tenka.games.suntzu.data import CARDS, PROVINCES, ROUNDS, SCORING_EVERY

CARD = {card.id: card for card in CARDS}
FRAMED = [card.id for card in CARDS if card.framed]
PLAGUE = "plague"
SIX = "6"
EAGER = 1.5  # how much the rival prefers strong cards where there is more to be had


class Sight:
    """One seat's view, read once for a decision. Pairs are (mine, his)."""

    def __init__(self, view: Json, seat: int) -> None:
        rival = 1 - seat
        sign = 1 - 2 * seat
        self.edition: str = view["options"]["edition"]
        self.round: int = view["round"]
        self.phase: str = view["phase"]
        self.armies = {name: sign * view["armies"][name] for name in PROVINCES}
        self.pools: tuple[int, int] = (view["pool"][seat], view["pool"][rival])
        self.displays: dict[str, list[int]] = view["displays"]
        self.event = _face_up(view["events"])
        self.total_plague: bool = view["total_plague"]
        self.battle: Json | None = view["battle"]
        self.pending: list[Json] = view["pending"]
        self.hand: list[str] = view["hands"][seat]
        self.deck = number(view["decks"][seat])
        self.laid: dict[str, str] = dict(view["placed"][seat])
        his_laid = list(view["placed"][rival].values())
        turned = [card for card in his_laid if card is not None]
        self.my_marks = set(view["marks"][seat])
        self.his_marks = set(view["marks"][rival])
        self.his_cards = number(view["hands"][rival]) + his_laid.count(None)
        self.his_loose = self._loose(view, rival, turned)
        self.his_turned = _turned(view["placed"][rival], self.battle)
        self.rounds_left = ROUNDS - self.round

    def _loose(self, view: Json, rival: int, turned: list[str]) -> Counter[str]:
        """The loose cards that the rival may have in hand or deck."""
        beginner = view["options"]["beginner"]
        left = Counter(
            {
                card.id: card.copies
                for card in CARDS
                if not card.framed and (card.beginner or not beginner)
            }
        )
        return left - Counter(view["removed"][rival]) - Counter(turned)

    def scorings(self) -> list[tuple[int, int]]:
        """The scorings to come: which column of the displays, and in how many rounds."""
        first = (self.round + SCORING_EVERY - 1) // SCORING_EVERY
        return [
            (number - 1, number * SCORING_EVERY - self.round)
            for number in range(first, ROUNDS // SCORING_EVERY + 1)
        ]

    def may_lay(self, province: str) -> dict[str, float]:
        """How likely each card is the one that the rival lays there: a strong one rather where
        there is more to be had."""
        column = self.scorings()[0][0]
        mean = sum(display[column] for display in self.displays.values()) / len(PROVINCES)
        pull = EAGER * (self.displays[province][column] / mean - 1)
        loose = max(0, self.his_cards - len(FRAMED))
        share = loose / max(1, self.his_loose.total())
        weights = {card: share * n for card, n in self.his_loose.items()}
        weights.update(dict.fromkeys(FRAMED, 1.0))
        if province in self.his_marks:
            del weights[SIX]
        weights = {card: weight * exp(pull * _strength(card)) for card, weight in weights.items()}
        whole = sum(weights.values())
        return {card: weight / whole for card, weight in weights.items() if weight > 0}


def _strength(card: str) -> float:
    return 0.8 if CARD[card].bonus > 0 else CARD[card].value / 10


def number(cards: Any) -> int:
    """How many cards there are, whether they are shown or not."""
    if isinstance(cards, dict):
        return int(cards["hidden"]) + len(cards.get("bottom", ()))
    return len(cards)


def _face_up(events: Any) -> str | None:
    shown = events.get("seen", []) if isinstance(events, dict) else events
    return str(shown[0]) if shown else None


def _turned(placed: Json, battle: Json | None) -> str | None:
    card = placed.get(battle["province"]) if battle is not None else None
    return card if isinstance(card, str) else None
