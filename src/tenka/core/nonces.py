"""What the seats give to the chance before the deal: seals, and nonces.

A seat may seal its nonce: it gives the hash first. All seals and all nonces that nobody sealed come
before the first nonce that was sealed, so nobody who seals can choose theirs by another's.
docs/fairness.md says what that proves.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Any

from tenka.core.chance import seal_of
from tenka.core.contract import Json
from tenka.core.errors import BadRecord

NONCE = re.compile(r"[0-9a-f]{0,64}\Z")
SEALED_NONCE = re.compile(r"[0-9a-f]{32,64}\Z")  # a shorter one could be found from its seal
SEAL = re.compile(r"[0-9a-f]{64}\Z")


class Shares:
    """Of each seat before the first move; empty where it has given nothing, or no bot is."""

    def __init__(self, entries: Sequence[Json], seats: int) -> None:
        self.nonces = [""] * seats
        self.seals = [""] * seats
        self.bots = [""] * seats  # those that sit there from the start
        self.given: set[int] = set()  # seats that have given a nonce, maybe an empty one
        self.dealt = False
        for entry in entries:
            if "move" in entry:
                self.dealt = True
                break
            if entry["event"] == "nonce":
                self.nonces[entry["seat"]] = entry["nonce"]
                self.given.add(entry["seat"])
            elif entry["event"] == "sealed":
                self.seals[entry["seat"]] = entry["seal"]
            elif entry["event"] == "bot_took_seat" and "why" not in entry:
                self.bots[entry["seat"]] = entry["bot"]

    def check(self, kind: str, entry: Mapping[str, Any]) -> None:
        """Could this come next? BadRecord says why not."""
        seat = entry["seat"]
        if kind == "bot_took_seat":
            if not self.dealt and "why" not in entry and (self.seals[seat] or seat in self.given):
                raise BadRecord(f"a bot has seat {seat} from the start, which has given a nonce")
            return
        if kind == "sealed" and not _is(SEAL, entry["seal"]):
            raise BadRecord("a seal is 64 digits in hexadecimal")
        if kind == "nonce" and not _is(NONCE, entry["nonce"]):
            raise BadRecord("a nonce is up to 64 digits in hexadecimal")
        if self.dealt:
            raise BadRecord("nonces are given before the first move")
        if self.bots[seat]:  # who holds the secret could choose what a bot gives
            raise BadRecord(f"a bot has seat {seat} from the start; it gives nothing to the chance")
        if seat in self.given:
            raise BadRecord(f"seat {seat} has given its nonce already")
        if kind == "nonce" and self.seals[seat]:
            if not fits(entry["nonce"], self.seals[seat]):
                raise BadRecord(f"the nonce of seat {seat} is not the one that it has sealed")
        elif self.seals[seat]:
            raise BadRecord(f"seat {seat} has sealed its nonce already")
        elif any(self.seals[other] for other in self.given):
            raise BadRecord(f"seat {seat} comes after a sealed nonce was given")

    def kinds(self) -> list[str]:
        """What each seat gave: a `sealed` nonce, a `plain` one, `none`; or a `bot` sits there."""
        return [self._kind(seat) for seat in range(len(self.nonces))]

    def proof(self) -> str:
        """Who could choose the cards, if the host helped them: only all who `sealed` together, the
        `one` who gave a nonce, the `last` one who did; or the `host` alone. Seals prove nothing to
        a player who gave no nonce."""
        if any(self.seals) and "none" not in self.kinds():
            return "sealed"
        return {0: "host", 1: "one"}.get(sum(map(bool, self.nonces)), "last")

    def _kind(self, seat: int) -> str:
        if self.bots[seat]:
            return "bot"
        if not self.nonces[seat]:
            return "none"
        return "sealed" if self.seals[seat] else "plain"

    def check_unsealed(self, decided: bool) -> None:
        """No game is played, nor decided, before all that was sealed is given."""
        for seat, seal in enumerate(self.seals):
            if seal and seat not in self.given and (self.dealt or decided):
                raise BadRecord(f"seat {seat} has sealed a nonce and never given it")


def fits(nonce: str, seal: str) -> bool:
    """Is this the nonce that was sealed?"""
    return _is(SEALED_NONCE, nonce) and seal_of(nonce) == seal


def _is(form: re.Pattern[str], text: object) -> bool:
    return isinstance(text, str) and form.match(text) is not None
