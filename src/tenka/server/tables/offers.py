"""What needs the consent of the others: a draw, and to take back more than is free.

Whatever is written into the record makes an offer void. Everybody is told the record's length
anyway (`version`), so that an offer ends tells nobody anything new. What a seat may offer depends
on what is open to all and on its own decisions alone.
"""

from dataclasses import asdict, dataclass, replace
from typing import Literal, get_args

from tenka.core.contract import Json
from tenka.server.errors import NotNow, Stale
from tenka.server.tables.situation import Situation
from tenka.server.tables.undo import MOST

Kind = Literal["draw", "takeback"]
KINDS: tuple[Kind, ...] = get_args(Kind)


@dataclass(frozen=True)
class Offer:
    """An offer of a seat, who has agreed to it so far, and the version for which it was made."""

    kind: Kind
    seat: int
    agreed: list[int]
    version: int

    def is_granted(self, people: set[int]) -> bool:
        """Have all others agreed? A bot always does."""
        return people <= {self.seat, *self.agreed}


def open_offer(situation: Situation) -> Offer | None:
    """The offer that waits for an answer."""
    kept = (situation.row.offer or {}).get("open")
    if kept is None or not situation.playing or kept["version"] != situation.version:
        return None
    return Offer(**kept)


def newly_asked(before: Situation, after: Situation) -> tuple[Offer, list[int]] | None:
    """The offer that was made between the two, and the seats of those who are to answer it."""
    offer = open_offer(after)
    if offer is None or open_offer(before) is not None:
        return None
    return offer, [seat for seat in after.deciding() if seat != offer.seat]


def may_offer(situation: Situation, seat: int | None) -> list[Kind]:
    """What a seat could offer now."""
    if seat is None or not situation.playing or situation.seats[seat].kind != "person":
        return []
    if open_offer(situation) is not None:
        return []
    return [kind for kind in KINDS if _refusal(situation, kind, seat) is None]


def agreed_to(situation: Situation, kind: Kind, seat: int, version: int | None) -> Offer:
    """The offer after this seat has made it, or has agreed to the one that was made at this
    version; NotNow or Stale if it can do neither."""
    offer = open_offer(situation)
    if version is not None and (offer is None or (offer.kind, offer.version) != (kind, version)):
        raise Stale("that offer is not open any more")
    if offer is None:
        refused = _refusal(situation, kind, seat)
        if refused is not None:
            raise NotNow(refused)
        return Offer(kind, seat, [], situation.version)
    if offer.seat == seat:
        if offer.kind == kind:
            return offer
        raise NotNow("one offer at a time; withdraw your other one first")
    # Two who ask for their own moves back at once do not mean the same.
    if offer.kind != kind or (kind == "takeback" and version is None):
        raise NotNow(f"seat {offer.seat} has made an offer ({offer.kind}); answer that first")
    return replace(offer, agreed=sorted({*offer.agreed, seat}))


def kept(situation: Situation, offer: Offer | None) -> Json:
    """What is stored of offers: the open one, and for which decision each seat has last offered
    what, so that nobody nags."""
    made = dict((situation.row.offer or {}).get("made", {}))
    if offer is not None:
        made[f"{offer.kind} {offer.seat}"] = situation.play.decision(offer.seat)
    return {"open": None if offer is None else asdict(offer), "made": made}


def shown(situation: Situation) -> Json | None:
    """The open offer as everybody sees it."""
    offer = open_offer(situation)
    if offer is None:
        return None
    return {"kind": offer.kind, "seat": offer.seat, "agreed": offer.agreed}


def _refusal(situation: Situation, kind: Kind, seat: int) -> str | None:
    """Why this seat cannot offer that now, or None."""
    made = (situation.row.offer or {}).get("made", {}).get(f"{kind} {seat}")
    if made == situation.play.decision(seat):
        return "you have offered that already; you may do it again after your next decision"
    if kind == "draw":
        if not situation.play.record.game.draws:
            return f"{situation.row.game} knows no draws"
        if len(situation.deciding()) < situation.row.seats:
            return "a bot plays the other side; bots do not agree to a draw"
        return None
    if not situation.row.friendly:
        return "only at a table that is marked friendly moves are taken back by consent"
    if situation.play.taken_back >= MOST:
        return f"moves were taken back {MOST} times in this game, and can be no more"
    if situation.window is not None:
        return "not while a secret window is open"
    if situation.free_undo(seat) > 0:
        return "nobody has to be asked; undo it"
    if seat not in situation.play.movers:
        return "you have decided nothing yet that could be taken back"
    return None
