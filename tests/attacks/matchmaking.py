"""People who look for a game, and those among them who never come to it: by HTTP, and by a clock
that is turned by hand."""

from dataclasses import dataclass, field
from typing import Any

from tenka.core.chance import seal_of
from tests.server.api.site import Guest, Site
from tests.server.shell import fault, visitor

WANTED = {"game": "chuhan"}
NONCE = "5f" * 16


def guest_from(site: Site, address: str) -> Guest:
    """Somebody new, from there."""
    return Guest(visitor(site.client, address))


@dataclass
class Player:
    """Somebody whose page looks every second, and answers."""

    guest: Guest
    waited: int = 0
    table: str | None = None

    def act(self) -> None:
        if self.table is not None:
            return
        self.waited += 1
        seek = self.guest.get("/seek") or self.guest.post("/seek", **WANTED)
        if seek["proposal"] and not seek["proposal"]["answered"]:
            seek = self.answer(seek, seal=seal_of(NONCE))
        if seek["proposal"] and seek["proposal"]["awaited"]:
            seek = self.answer(seek, nonce=NONCE)
        self.table = seek["table"]

    def answer(self, seek: Any, **given: str) -> Any:
        return self.guest.post("/seek/answer", proposal=seek["proposal"]["id"], **given)


@dataclass
class Attacker:
    """Somebody who looks for games again and again, and never comes, or answers and never gives
    what they sealed, or deletes themselves before it is over. Whoever is left out comes back as a
    new guest, if `anew`."""

    site: Site
    address: str
    anew: bool = False
    seals: bool = False
    deletes: bool = False
    guest: Guest | None = None
    seen: list[str] = field(default_factory=list)

    def act(self) -> None:
        if self.guest is None:
            self.guest = guest_from(self.site, self.address)
        answer = self.guest.client.post("/api/seek", json=WANTED)
        if answer.status_code == 429:
            kind = fault(answer)[1]
            assert kind in ("SeekPaused", "TooMany")
            if self.anew and kind == "SeekPaused":
                self.guest = None
            return
        assert answer.status_code == 201, answer.text
        assert answer.json()["table"] is None
        if proposal := answer.json()["proposal"]:
            self.seen.append(proposal["id"])
            if self.seals:
                given = {"proposal": proposal["id"], "seal": seal_of(NONCE)}
                self.guest.client.post("/api/seek/answer", json=given)
            if self.deletes and proposal["left"] < 2.0:
                self.guest.post("/me/delete")
                self.guest = None


def second(site: Site, *everybody: Player | Attacker) -> None:
    """All act once, the server looks once."""
    for each in everybody:
        each.act()
    assert site.client.portal is not None
    site.client.portal.call(site.services.matchmaker.look)
    site.timers.advance(1.0)


def met(site: Site, honest: list[Player], attackers: list[Attacker], within: int) -> list[int]:
    """How many seconds each of these has waited until their game began."""
    for _ in range(within):
        second(site, *attackers, *honest)
        if all(player.table for player in honest):
            break
    assert all(player.table for player in honest), [each.waited for each in honest]
    return [player.waited for player in honest]
