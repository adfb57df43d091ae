"""What a seat of Sun Tzu sees, in numbers: its own armies count up, the rival's down.

It is read from the table of a world dealt anew, and nothing of it but what the seat's view shows.
"""

from math import exp
from typing import Final

from mypy_extensions import i64, mypyc_attr

from tenka.core.perspective import Perspective
from tenka.games.suntzu import pairs
from tenka.games.suntzu.cards import COPIES, KINDS, SIX, count, each, length
from tenka.games.suntzu.data import CARDS, DISPLAYS, PROVINCES, ROUNDS, SCORING_EVERY
from tenka.games.suntzu.deal import display_at
from tenka.games.suntzu.pending import do_of, head
from tenka.games.suntzu.provinces import COUNT, mark_at, own_at
from tenka.games.suntzu.redeal import told_hand_size
from tenka.games.suntzu.scoring import SCORINGS, next_column
from tenka.games.suntzu.table import NOBODY, Table, deck, is_laying, is_turned, laid

FRAMED: Final[list[int]] = [kind for kind, card in enumerate(CARDS) if card.framed]
LOOSE: Final[list[int]] = [kind for kind, card in enumerate(CARDS) if not card.framed]
BEGINNERS: Final[list[bool]] = [card.beginner for card in CARDS]
STRENGTH: Final[list[float]] = [0.8 if card.bonus > 0 else card.value / 10 for card in CARDS]
EAGER: Final[float] = 1.5  # how much the rival prefers strong cards where there is more to be had
NONE: Final[i64] = -1


def table_of(perspective: Perspective) -> Table:
    """The table that the seat sees, with what is hidden dealt anew."""
    dealt = perspective.dealt
    assert isinstance(dealt, Table)
    return dealt


@mypyc_attr(acyclic=True)
class Sight:
    """What one seat sees, read once for a decision; cards and provinces by their numbers."""

    def __init__(self, t: Table, seat: i64) -> None:
        rival = 1 - seat
        self.edition: i64 = t.edition
        self.round: i64 = t.round
        self.phase: i64 = t.phase
        self.next_column: i64 = next_column(t)
        self.armies = [int(own_at(t.armies, seat, province)) for province in range(COUNT)]
        self.my_pool: i64 = pairs.at(t.pool, seat)
        self.his_pool: i64 = pairs.at(t.pool, rival)
        self.displays: list[list[int]] = [
            list(DISPLAYS[display_at(t, province)]) for province in range(COUNT)
        ]
        self.event: i64 = (t.events & 15) - 1
        self.total_plague: bool = t.total_plague
        self.province: i64 = t.province  # where the battle is, NONE if there is none
        self.asked: i64 = do_of(head(t))  # what is owed in a step of it, 0 if nothing is
        self.hand: list[int] = each(pairs.at(t.hands, seat))
        self.deck: i64 = length(deck(t, seat))
        self.laid: list[int] = [int(laid(t, seat, province)) for province in range(COUNT)]
        self.my_marks: i64 = pairs.at(t.marks, seat)
        self.his_marks: i64 = pairs.at(t.marks, rival)
        self.his_cards: i64 = told_hand_size(t, rival)
        # The loose cards that the rival may have in hand or deck.
        self.his_loose = [0] * KINDS
        for kind in LOOSE:
            if BEGINNERS[kind] or not t.beginner:
                self.his_loose[kind] = COPIES[kind] - count(pairs.at(t.removed, rival), kind)
        self.his_turned: i64 = NONE  # the rival's card where the battle is
        if not is_laying(t, rival):
            for province in range(COUNT):
                self._note_card_of_rival(t, rival, province)
        self.rounds_left: i64 = ROUNDS - t.round

    def _note_card_of_rival(self, t: Table, rival: i64, province: i64) -> None:
        card = laid(t, rival, province)
        if card == NONE:
            return
        if not is_turned(t, province):
            self.his_cards += 1
            return
        self.his_loose[card] -= 1
        if province == t.province and t.province != NOBODY:
            self.his_turned = card

    def scorings(self) -> list[tuple[int, int]]:
        """The scorings to come: which column of the displays, and in how many rounds."""
        return [
            (column, (column + 1) * SCORING_EVERY - int(self.round))
            for column in range(self.next_column, SCORINGS)
        ]

    def may_lay(self, province: i64) -> list[tuple[int, float]]:
        """The cards that the rival may lay there, each with its chance: a strong one rather where
        there is more to be had."""
        column = self.scorings()[0][0]
        whole = 0
        for display in self.displays:
            whole += display[column]
        mean = whole / len(PROVINCES)
        pull = EAGER * (self.displays[province][column] / mean - 1.0)
        loose = 0
        for n in self.his_loose:
            loose += max(0, n)
        share = float(max(0, self.his_cards - len(FRAMED))) / max(1, loose)
        found: list[tuple[int, float]] = []
        total = 0.0
        for kind in (*LOOSE, *FRAMED):
            weight = 1.0 if kind < len(FRAMED) else share * max(0, self.his_loose[kind])
            if kind == SIX and mark_at(self.his_marks, province) >= 0:
                weight = 0.0
            weight *= exp(pull * STRENGTH[kind])
            total += weight
            if weight > 0.0:
                found.append((kind, weight))
        return [(kind, weight / total) for kind, weight in found]
