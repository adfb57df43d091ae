"""The yardstick's search in Chu Han, which looks to the end of the hand and no further."""

from mypy_extensions import i64

from tenka.bots.chuhan.sight import table_of
from tenka.bots.search.ismcts import Ismcts
from tenka.bots.search.worlds import Worlds
from tenka.core.chance import Chance, Draws
from tenka.core.perspective import Perspective
from tenka.games.chuhan.apply import carry_out
from tenka.games.chuhan.data import TARGET_VP
from tenka.games.chuhan.legal import unsorted_moves
from tenka.games.chuhan.random_move import random_move
from tenka.games.chuhan.redeal import deal_these, unknown_to
from tenka.games.chuhan.table import NOBODY, Table, score


class HandSearch(Ismcts):
    """Plays for the points of the hand."""

    def worlds(self, perspective: Perspective) -> Worlds:
        return Hands(perspective)


class Hands(Worlds):
    """Worlds in which the hand is played to its end."""

    def __init__(self, perspective: Perspective) -> None:
        super().__init__(perspective)
        self.now = table_of(perspective)
        self.unknown = unknown_to(self.now, self.seat)
        self.table = self.now

    def deal(self, chance: Chance) -> None:
        self.table = Table(chance, self.now)
        deal_these(self.table, self.seat, self.unknown.copy(), chance)

    def mover(self, draws: Draws) -> int:
        return NOBODY if self.table.hand_no != self.now.hand_no else self.table.to_move

    def legal(self, mover: int) -> list[int]:
        return unsorted_moves(self.table)

    def apply(self, mover: int, action: int) -> None:
        carry_out(self.table, action)

    def play_on(self, chance: Chance) -> None:
        t = self.table
        draws = chance.draws("playout")
        hand_no = self.now.hand_no
        while t.to_move != NOBODY and t.hand_no == hand_no:
            carry_out(t, random_move(t, draws))

    def shares(self) -> list[float]:
        """Who has won the game has it all; else by the points of the hand."""
        t = self.table
        if t.winner != NOBODY:
            return [1.0, 0.0] if t.winner == 0 else [0.0, 1.0]
        han = 0.5 + float(_ahead(t) - _ahead(self.now)) / (2.0 * TARGET_VP)
        return [han, 1.0 - han]


def _ahead(t: Table) -> i64:
    """By how many points Han leads."""
    return score(t, 0) - score(t, 1)
