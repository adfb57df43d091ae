"""What a bot would do: told to one seat, where nobody is wronged by it, and written down first."""

from zlib import crc32

from tenka.analysis.analysable import is_analysable
from tenka.core.chance import FastChance
from tenka.core.contract import Json
from tenka.server.errors import NoHints, NotNow
from tenka.server.tables.change import Change
from tenka.server.tables.lessons import asks_a_puzzle
from tenka.server.tables.permissions import must_decide
from tenka.server.tables.situation import Situation


def may_hint(situation: Situation, seat: int | None) -> bool:
    """May this seat's player ask what a bot would do, whenever it is their turn?"""
    return seat is not None and situation.playing and _refusal(situation, seat) is None


def note_hint(situation: Situation, now: float, seat: int, by: str | None = None) -> Change | None:
    """A seat asks what a bot would do, and all are to know it. None: it is known already."""
    must_decide(situation, seat, by)
    refused = _refusal(situation, seat)
    if refused is not None:
        raise NoHints(refused)
    _must_owe(situation, seat)
    if situation.window is not None and situation.window.ends is not None:
        raise NotNow("in a secret window it would tell the others that you have a choice")
    if situation.play.is_hinted(seat):
        return None
    return Change(play=situation.play.event("hinted", seat=seat))


def seed_of(situation: Situation, seat: int) -> int:
    """Whoever asks again about the same decision is told the same."""
    return crc32(f"{situation.id}/{seat}/{situation.play.decision(seat)}".encode())


def world_of(situation: Situation, seat: int) -> Json:
    """A world dealt for the seat, which is to decide: nothing hidden leaves the table."""
    _must_owe(situation, seat)
    state = situation.play.state
    world: Json = state.redeal(seat, FastChance(seed_of(situation, seat))).to_position()
    return world


def last_deal(situation: Situation) -> Json | None:
    """The last deal, as everybody has seen it; None where there was none, as from a position."""
    happened = situation.play.state.journal(None)
    return next((event for event in reversed(happened) if event["kind"] == "dealt"), None)


def _must_owe(situation: Situation, seat: int) -> None:
    if not situation.waits_for(seat):
        raise NotNow("a hint is given to whoever is to decide")


def _refusal(situation: Situation, seat: int) -> str | None:
    row = situation.row
    if not is_analysable(row.game):
        return "no bot has learned this game well enough to give hints"
    if row.counts:
        return "games that count are played without hints"
    if asks_a_puzzle(row.lesson, situation.play.record.moves()):
        return "a puzzle is solved without hints"
    alone = situation.people_seats() <= {seat}
    if not (alone or row.friendly or row.lesson is not None):
        return "hints are given in lessons, against bots, and at friendly tables alone"
    return None
