"""A table as it stands: the facts, and the answers to every question about them.

It never changes. A command makes a `Change` out of it, and `after` gives the situation that the
change leads to; which of them is true, the store decides.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property

import orjson

from tenka.server.ratings.shown import ShownRating
from tenka.server.store.records import record_of
from tenka.server.store.rows import Held, Loaded, Seat
from tenka.server.store.rows import Table as Row
from tenka.server.tables.change import Change
from tenka.server.tables.clock import Clocks
from tenka.server.tables.idempotency import Requests, Taken
from tenka.server.tables.played_game import Play
from tenka.server.tables.undo import free_undo
from tenka.server.tables.windows import Window, is_timed, opened


@dataclass
class People:
    """What is known of those at a table, by their ids; it changes when they are renamed."""

    names: dict[str, str] = field(default_factory=dict)
    aborted: dict[str, int] = field(default_factory=dict)  # games called off after the deal
    ratings: dict[str, ShownRating] = field(default_factory=dict)  # where the game is rated

    def forget(self, person_id: str) -> None:
        """They are not at the table after all."""
        for known in (self.names, self.aborted, self.ratings):
            known.pop(person_id, None)


@dataclass(frozen=True)
class Situation:
    """The facts of a table."""

    row: Row
    seats: tuple[Seat, ...]
    play: Play
    clocks: Clocks
    window: Window | None
    requests: Requests
    held: Mapping[int, Held]  # answers in secret windows that are not released yet
    people: People
    substitute: str  # who plays for a player who is not there
    revision: int = 0  # how often anything about it was written down
    owner: str | None = None  # the node that sees to what happens by itself
    complete: float | None = None  # since when all seats are taken, and somebody is awaited
    rematch: str | None = None  # the table where they play once more

    @classmethod
    def of(
        cls, loaded: Loaded, people: People, substitute: str, now: float, alive: float
    ) -> "Situation":
        """From what is stored; `alive`: until when a server is known to have run. BadRecord, if
        its record is not complete or not of our rules."""
        play = Play(record_of(loaded.table, loaded.entries))
        requests = Requests.of(loaded.entries)
        return cls._of(loaded, play, requests, people, substitute, now, alive)

    def going_on(self, loaded: Loaded, now: float, alive: float) -> "Situation | None":
        """From what is stored, of whose entries only those are given that we do not know; None, if
        it has to be read whole."""
        bodies = [entry.body for entry in loaded.entries]
        began = any(body.get("event") == "nonce" for body in bodies)
        if began or self.row.started is None or loaded.revision < self.revision:
            return None
        play = self.play.going_on(bodies)
        requests = self.requests.with_entries(loaded.entries)
        return self._of(loaded, play, requests, self.people, self.substitute, now, alive)

    @classmethod
    def _of(
        cls,
        loaded: Loaded,
        play: Play,
        requests: Requests,
        people: People,
        substitute: str,
        now: float,
        alive: float,
    ) -> "Situation":
        row = loaded.table
        clocks = (
            Clocks.from_json(loaded.clocks, now, alive)
            if loaded.clocks is not None
            else Clocks(None, row.seats, now)
        )
        held = {answer.seat: answer for answer in loaded.held}
        found = cls(
            *(row, loaded.seats, play, clocks, None, requests, held, people, substitute),
            loaded.revision,
            loaded.owner,
        )
        return replace(found, window=found._window(now), complete=found._complete(now))

    def after(self, change: Change, now: float) -> "Situation":
        """The situation that a change leads to."""
        play = self.play if change.play is None else change.play
        changed = {seat.seat: seat for seat in change.seats}
        held = {seat: answer for seat, answer in self.held.items() if seat not in change.release}
        requests = self.requests
        if change.hold is not None:
            held[change.hold.seat] = change.hold
        elif change.key is not None and change.decided is not None:
            moves = tuple(entry["move"] for entry in play.record.entries[self.version :])
            taken = Taken(change.decision, self.version, moves, play.version)
            requests = requests.with_taken(change.decided, change.key, taken)
        later = replace(
            self,
            row=replace(self.row, **change.row) if change.row else self.row,
            seats=tuple(changed.get(seat.seat, seat) for seat in self.seats),
            play=play,
            clocks=(change.clocks or self.clocks).copy(),
            window=self.window if play.state is self.play.state else None,
            requests=requests,
            held=held,
            revision=self.revision + 1,
        )
        later._run_clocks(now, change.decided)
        if later.void != self.void:  # who has sealed anew gives the others their time
            later = replace(later, complete=None)
        window, complete = later._window(now), later._complete(now)
        if window is later.window and complete == later.complete:
            return later
        return replace(later, window=window, complete=complete)

    def _complete(self, now: float) -> float | None:
        """Since when nobody else can sit down; a server that was down counts from its start."""
        if not self.waiting or not self.full:
            return None
        return now if self.complete is None else self.complete

    def _run_clocks(self, now: float, decided: int | None) -> None:
        if not self.playing:
            self.clocks.stop(now)
            return
        self.clocks.turn(self.owing(), now, decided)
        secret = self.play.state.window is not None and is_timed(self.row, self.watched)
        (self.clocks.pause if secret else self.clocks.resume)(now)

    def _window(self, now: float) -> Window | None:
        """The window that is open, or opens now."""
        if not self.playing or self.play.state.window is None:
            return None
        if self.window is not None and self.window.ends is not None:
            return self.window
        # Anew, since a bot may have come to answer instead of a person, or a person back.
        by_bots = all(self.seats[seat].kind == "bot" for seat in self.play.state.turn)
        return opened(self.row, by_bots, self.watched, now)

    def is_as(self, other: "Situation") -> bool:
        """Would everybody be told the same, but for their own standing orders?"""
        mine = self.row, self._open_seats(), self.play.record.entries
        return mine == (other.row, other._open_seats(), other.play.record.entries)

    def ordered_since(self, other: "Situation") -> list[int]:
        """The seats that have other standing orders than there: nobody else may notice."""
        pairs = zip(self.seats, other.seats, strict=True)
        return [seat.seat for seat, before in pairs if seat.standing != before.standing]

    def _open_seats(self) -> tuple[Seat, ...]:
        """What everybody knows of the seats: what they give to the chance, and no order."""
        if self.row.started is None:
            return self.seats
        return tuple(replace(seat, standing=None) for seat in self.seats)

    @cached_property
    def told_to_all(self) -> bytes:
        """What everybody is told of it besides the record and the time, in one piece."""
        seats = [(seat.kind, seat.person_id, seat.bot) for seat in self.seats]
        given = self.nonces(), self.seals(), self.awaited
        return orjson.dumps((self.row.status, self.row.offer, seats, given))

    # --- the table

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def version(self) -> int:
        """How many entries its record has."""
        return self.play.version

    @property
    def playing(self) -> bool:
        return self.row.status == "playing"

    @property
    def waiting(self) -> bool:
        """Does it wait for players?"""
        return self.row.status == "open"

    @property
    def over(self) -> bool:
        """Can nothing happen any more?"""
        return self.row.status in ("over", "aborted")

    # --- who sits where

    @property
    def full(self) -> bool:
        return all(seat.kind != "open" for seat in self.seats)

    def seat_of(self, person_id: str | None) -> int | None:
        """The seat of a person: where they play, or where a bot plays for them."""
        for seat in self.seats:
            if person_id is not None and seat.person_id == person_id:
                return seat.seat
        return None

    def deciding(self) -> set[int]:
        """The seats in which people decide."""
        return {seat.seat for seat in self.seats if seat.kind == "person"}

    def people_seats(self) -> set[int]:
        """The seats of people, also of those for whom a bot plays: they may come back."""
        return {seat.seat for seat in self.seats if seat.person_id is not None}

    # --- what they give to the chance

    def nonces(self) -> list[str]:
        """What the seats have given, as anybody may know it: what was sealed not before all have
        given theirs."""
        if self.row.started is not None:
            return self.play.record.nonces
        given = [seat.standing or {} for seat in self.seats]
        return ["" if "seal" in each else str(each.get("nonce", "")) for each in given]

    def seals(self) -> list[str]:
        """The hashes of those that are given once all seats are taken."""
        if self.row.started is not None:
            return self.play.record.shares.seals
        return [str((seat.standing or {}).get("seal", "")) for seat in self.seats]

    @property
    def void(self) -> list[int]:
        """The seats whose nonces are known though nothing was dealt with them: they owe a seal."""
        if not self.waiting:
            return []
        return [seat.seat for seat in self.seats if "void" in (seat.standing or {})]

    @property
    def awaited(self) -> list[int]:
        """The seats that are to give something now that all are taken: a new seal where it is
        void, and when nobody owes one, what they have sealed."""
        if not self.waiting or not self.full:
            return []
        given = [seat.standing or {} for seat in self.seats]
        sealed = [n for n, each in enumerate(given) if "seal" in each and "nonce" not in each]
        return self.void or sealed

    @property
    def sealing(self) -> bool:
        """Are nonces sealed here?"""
        return sealing(self.row.pace, self.seats)

    # --- whose turn it is

    def owing(self) -> list[int]:
        """The people who owe a decision, whose clocks run. A bot has a time limit of its own, and
        a clock that stands at 0 would raise the alarm without end."""
        turn: Sequence[int] = self.play.state.turn if self.playing else ()
        return [seat for seat in turn if self.seats[seat].kind == "person"]

    @property
    def watched(self) -> bool:
        """Is this a table of others than those whose turn it is? Also of those for whom a bot
        plays: they see it, and may come back."""
        return bool(self.people_seats().difference(self.play.state.turn))

    def waits_for(self, seat: int | None) -> bool:
        """Does this seat's player owe an answer? Not one who has given it in a window, or has
        nothing to say there."""
        if seat is None or seat not in self.owing():
            return False
        return self.answer_of(seat) is None and not self.has_nothing_to_say(seat)

    def has_nothing_to_say(self, seat: int) -> bool:
        """Is this a person with but one answer in a window, and nobody to hide it from?"""
        if self.play.state.window is None or self.seats[seat].kind != "person" or self.watched:
            return False
        return len(self.play.state.legal(seat)) == 1

    def answer_of(self, seat: int) -> Held | None:
        """What a seat has answered in this window, if it was not released yet."""
        answer = self.held.get(seat)
        decision = self.play.decision(seat)
        return answer if answer is not None and answer.decision == decision else None

    def free_undo(self, seat: int | None) -> int:
        """How many moves this seat's player may take back now."""
        if seat is None or not self.playing or self.window is not None:
            return 0
        if self.seats[seat].kind != "person" or self.row.counts:
            return 0
        return free_undo(self.play, seat, self.people_seats())

    def known_journal(self, since: int, version: int) -> int:
        """How many events are still true for one who knew `since` of them at that version."""
        return since if version >= self.play.last_undo else 0


def sealing(pace: str, seats: Sequence[Seat]) -> bool:
    """Are nonces sealed there? Not where days may go by until everybody is there again."""
    return pace == "live" or sum(seat.kind != "bot" for seat in seats) == 1
