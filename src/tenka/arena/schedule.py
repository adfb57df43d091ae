"""Who meets whom, when and where. A deal is played once from every seat before the next one."""

from collections.abc import Container, Iterator
from dataclasses import dataclass
from itertools import combinations, permutations

from tenka.arena.contest import Contest
from tenka.arena.errors import BadContest
from tenka.core.contract import Json


@dataclass(frozen=True)
class Pairing:
    """One bot against another one in all other seats."""

    one: str
    others: str


@dataclass(frozen=True)
class Fixture:
    """A game that is to be played; `seat` is that of the one bot."""

    pairing: Pairing
    deal: int
    seat: int

    def bot(self, seat: int) -> str:
        """The name of the bot in a seat."""
        return self.pairing.one if seat == self.seat else self.pairing.others

    def to_json(self) -> Json:
        """As JSON, for files and other processes."""
        pairing = self.pairing
        return {
            "one": pairing.one,
            "others": pairing.others,
            "deal": self.deal,
            "seat": self.seat,
        }

    @classmethod
    def from_json(cls, data: Json) -> "Fixture":
        """What `to_json` has written, whatever else is there."""
        return cls(Pairing(data["one"], data["others"]), data["deal"], data["seat"])


def pairings(contest: Contest) -> tuple[Pairing, ...]:
    """All of them. With more than two seats, one against others is not others against one."""
    if contest.kind == "gauntlet":
        first, *others = contest.bots
        return tuple(Pairing(first, other) for other in others)
    ordered = permutations if contest.seats > 2 else combinations
    return tuple(Pairing(*pair) for pair in ordered(contest.bots, 2))


def deals_for(contest: Contest, games: int) -> int:
    """How many deals give each pairing so many games, or a few more: all seats are played."""
    if games < 1:
        raise BadContest(f"a pairing plays one game or more, not {games}")
    return -(-games // contest.seats)  # rounded up


def schedule(contest: Contest, deals: int, stopped: Container[Pairing]) -> Iterator[Fixture]:
    """The games in their order. Pairings that are put into `stopped` meanwhile play no more deals;
    so the games of a longer contest begin with those of a shorter one."""
    all_pairings = pairings(contest)
    for deal in range(deals):
        for pairing in all_pairings:
            if pairing not in stopped:
                yield from (Fixture(pairing, deal, seat) for seat in range(contest.seats))
