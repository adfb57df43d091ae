"""The record is the game: rules version, seats, options, secret, and the list of entries.

State is what replaying it gives. An entry is a move, `{"seat": 0, "move": "play 5 5"}`, or a typed
event, `{"event": "resigned", "seat": 1}`.
"""

import copy
import json
from collections.abc import Callable, Mapping
from typing import Any

from tenka.core import registry
from tenka.core.chance import VerifiableChance, commitment, key_of
from tenka.core.contract import Game, Json, Outcome, State
from tenka.core.errors import BadPosition, BadRecord, TenkaError
from tenka.core.nonces import Shares
from tenka.core.options import check_seats_of
from tenka.version import RELEASES, VERSION

FORMAT = "tenka-record/1"

# The fields of a record as JSON, in their order.
FIELDS: dict[str, type | tuple[type, ...]] = {
    "format": str,
    "game": str,
    "rules": int,
    "release": str,
    "seats": int,
    "options": dict,
    "commitment": str,
    "secret": str,
    "position": (dict, type(None)),
    "entries": list,
    "result": (dict, type(None)),
}

# The events there are, with the fields each one has.
EVENTS: dict[str, tuple[str, ...]] = {
    "sealed": ("seat", "seal"),  # the hash of a nonce that is given once all have sealed theirs
    "nonce": ("seat", "nonce"),  # a seat's share of the chance, given before the first move
    "undone": ("entries",),  # the last so many moves that count are taken back
    "resigned": ("seat",),
    "left": ("seat",),  # gone without resigning, and the other claimed the game
    "draw_agreed": (),  # by both players, in a game that knows draws
    "bot_took_seat": ("seat", "bot"),
    "player_took_seat": ("seat",),
    "hinted": ("seat",),  # was told what a bot would do
    "aborted": (),
}
# What an event may say besides: who took moves back, and why a bot came in a player's place.
MAY_SAY: dict[str, str] = {"undone": "seat", "bot_took_seat": "why"}
# Those that have to do with what a seat gives to the chance.
SHARES = ("sealed", "nonce", "bot_took_seat")
WHY_A_BOT = ("time", "resigned", "left")
GIVEN_UP = ("resigned", "left")


class Record:
    """A game as it is kept: everything needed to replay and to check it.

    >>> record = tenka.Record.new(tenka.game("chuhan"), 2, {}, secret=os.urandom(32))
    >>> record.event("nonce", seat=0, nonce="5f")
    >>> record.add(0, "play 5 5")
    >>> record.state().turn
    (1,)

    The secret is in `to_json()`: a host keeps that to himself until the game is over and shows
    `commitment` and the nonces from the start.
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        options: dict[str, Any],
        secret: bytes,
        position: Json | None = None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.secret = secret
        self.position = position
        self.entries: list[Json] = []
        self._live: State | None = None

    @classmethod
    def new(
        cls,
        game: Game,
        seats: int,
        options: Mapping[str, Any] | None = None,
        secret: bytes = b"",
        position: Mapping[str, Any] | None = None,
    ) -> "Record":
        """A record of a game that begins now; the secret is 32 bytes of the host's own."""
        if not isinstance(secret, bytes) or len(secret) != 32:
            raise BadRecord("the secret of a record is 32 bytes, for example os.urandom(32)")
        full = game.check_options(seats, {} if options is None else options)
        if position is not None and not isinstance(position, Mapping):
            raise BadPosition(f"a position is an object with fields, not {position!r}")
        record = cls(game, seats, full, secret, None if position is None else dict(position))
        record._start()
        record.position = copy.deepcopy(record.position)  # the caller's lists stay the caller's
        return record

    @property
    def commitment(self) -> str:
        """The hash of the secret, to be shown from the start."""
        return commitment(self.secret)

    @property
    def nonces(self) -> list[str]:
        """What each seat has given to the chance; empty where it has given nothing."""
        return self.shares.nonces

    @property
    def shares(self) -> Shares:
        """What the seats have given before the first move: nonces, and seals before them."""
        return Shares(self.entries, self.seats)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended: by the rules, or for two seats by giving up or agreeing on a draw;
        None while it goes on and when it was aborted."""
        last = self._last_event()
        if self.seats == 2 and last in GIVEN_UP:
            winner = 1 - int(self.entries[-1]["seat"])
            scores = tuple(int(seat == winner) for seat in range(2))
            utilities = tuple(1.0 if seat == winner else -1.0 for seat in range(2))
            return Outcome((winner,), scores, utilities, str(last))
        if last == "draw_agreed":
            return Outcome((0, 1), (0, 0), (0.0, 0.0), "draw_agreed")
        return self._now().outcome

    @property
    def result(self) -> Json | None:
        """The outcome as it is kept; the utilities follow from the rest."""
        outcome = self.outcome
        if outcome is None:
            return None
        return {name: value for name, value in outcome.to_json().items() if name != "utilities"}

    @property
    def closed(self) -> bool:
        """Nothing can be added any more."""
        return self._last_event() == "aborted" or self.outcome is not None

    def add(self, seat: int, text: str) -> None:
        """Play a move and note it, in its canonical text."""
        if self.closed:
            self._now().parse(seat, text)  # over by the rules: the rule's own refusal
            raise BadRecord("the game is closed; no move can be added")
        live = self._now()
        action = live.parse(seat, text)
        canonical = live.text(action)
        live.apply(seat, action)
        self.entries.append({"seat": seat, "move": canonical})

    def event(self, kind: str, /, **fields: Any) -> None:
        """Note an event of one of the kinds in `EVENTS`."""
        self.check_event(kind, fields)
        self.entries.append({"event": kind, **fields})
        if kind in ("nonce", "undone"):
            self._live = None

    def went_on(self, entries: list[Json], state: State) -> None:
        """Note entries that were checked and played already, and the state they led to."""
        self.entries.extend(entries)
        self._live = state

    def with_entries(self, entries: list[Json]) -> "Record":
        """The same game with other entries, which are not checked."""
        record = Record(self.game, self.seats, self.options, self.secret, self.position)
        record.entries = entries.copy()
        return record

    def moves(self, upto: int | None = None) -> list[tuple[int, str]]:
        """The moves that count among the first `upto` entries: those not undone."""
        if upto is not None:
            _check_count("entries", upto)
        kept: list[tuple[int, str]] = []
        for entry in self.entries[:upto]:
            if "move" in entry:
                kept.append((entry["seat"], entry["move"]))
            elif entry["event"] == "undone":
                del kept[len(kept) - entry["entries"] :]
        return kept

    def state(self, upto: int | None = None) -> State:
        """The state after the first `upto` entries (default: all), by replaying them."""
        state = self._start()
        for seat, text in self.moves(upto):
            state.play(seat, text)
        return state

    def after(self, moves: int) -> State:
        """The state after so many of the moves that count, by replaying them."""
        _check_count("moves", moves)
        state = self._start()
        for seat, text in self.moves()[:moves]:
            state.play(seat, text)
        return state

    def to_json(self) -> str:
        """The record as JSON text, the secret included."""
        return write_record(
            game=self.game.id,
            rules=self.game.rules_version,
            release=VERSION,
            seats=self.seats,
            options=self.options,
            secret=self.secret,
            position=self.position,
            entries=self.entries,
            result=self.result,
        )

    @classmethod
    def from_json(cls, text: str, find_game: Callable[[str], Game] = registry.game) -> "Record":
        """Read a record and replay it; BadRecord says what is wrong with it."""
        data = _read(text)
        try:
            game = find_game(data["game"])
        except TenkaError as error:
            raise BadRecord(str(error)) from error
        if data["rules"] != game.rules_version:
            raise BadRecord(
                f"played by rules {data['rules']} of {game.id}; this release has rules "
                f"{game.rules_version}. tenka {data['release']} can replay it. "
                f"Its result: {json.dumps(data['result'])}"
            )
        if data["release"] not in RELEASES:
            raise BadRecord(
                f"written by tenka {data['release']!r}, which this release, {VERSION}, does not "
                f"know; it knows: {', '.join(RELEASES)}"
            )
        try:
            record = cls.new(
                game,
                data["seats"],
                data["options"],
                bytes.fromhex(data["secret"]),
                data["position"],
            )
        except (TenkaError, ValueError) as error:
            raise BadRecord(f"the record cannot be started: {error}") from error
        if record.commitment != data["commitment"]:
            raise BadRecord("the secret is not the one that was committed to")
        record._read_entries(data["entries"])
        record.shares.check_unsealed(record.outcome is not None)
        if record.result != data["result"]:
            raise BadRecord("the result is not the one that the moves lead to")
        return record

    def verify(self) -> Outcome | None:
        """Replay everything from the secret; BadRecord says what does not fit."""
        try:
            text = self.to_json()
        except TenkaError as error:
            raise BadRecord(f"the moves do not fit: {error}") from error
        return type(self).from_json(text, lambda _: self.game).outcome

    def _start(self) -> State:
        chance = VerifiableChance(key_of(self.secret, self.nonces))
        if self.position is not None:
            state = self.game.position(self.position, chance, journal=True, **self.options)
            check_seats_of(state, self.seats)
            return state
        return self.game.new(self.seats, chance, journal=True, **self.options)

    def _last_event(self) -> str | None:
        """The last entry, if it is an event; nothing comes after one that closes the record."""
        return self.entries[-1].get("event") if self.entries else None

    def _now(self) -> State:
        if self._live is None:
            self._live = self.state()
        return self._live

    def _read_entries(self, entries: list[Any]) -> None:
        for number, entry in enumerate(entries):
            try:
                if isinstance(entry, dict) and set(entry) == {"seat", "move"}:
                    self.add(entry["seat"], entry["move"])
                    if self.entries[-1] != entry:
                        raise BadRecord(f"{entry['move']!r} is not written in its canonical form")
                elif isinstance(entry, dict) and isinstance(entry.get("event"), str):
                    self.event(entry["event"], **{k: v for k, v in entry.items() if k != "event"})
                else:
                    raise BadRecord("neither a move nor an event")
            except TenkaError as error:
                raise BadRecord(f"entry {number}: {error}") from error

    def check_event(self, kind: str, entry: Mapping[str, Any]) -> None:
        """Could this event be noted now? BadRecord says why not."""
        if not isinstance(kind, str) or kind not in EVENTS:
            raise BadRecord(f"no event is called {kind!r}; there are: {', '.join(EVENTS)}")
        fields = EVENTS[kind]
        if set(entry) - {MAY_SAY.get(kind)} != set(fields):
            raise BadRecord(f"the event {kind!r} has the fields: {', '.join(fields) or 'none'}")
        if self.closed:
            raise BadRecord(f"the game is closed; {kind!r} cannot be added")
        if "seat" in entry and (
            type(entry["seat"]) is not int or not 0 <= entry["seat"] < self.seats
        ):
            raise BadRecord(f"there is no seat {entry['seat']!r}; seats are 0 to {self.seats - 1}")
        if kind == "bot_took_seat" and not _is_name(entry["bot"]):
            raise BadRecord("a bot is named by a text that can be printed")
        if entry.get("why", WHY_A_BOT[0]) not in WHY_A_BOT:
            raise BadRecord(f"a bot comes because of: {', '.join(WHY_A_BOT)}")
        if kind in SHARES:
            self.shares.check(kind, entry)
        if kind == "draw_agreed" and not (self.seats == 2 and self.game.draws):
            raise BadRecord(f"{self.game.id} knows no draws")
        if kind == "undone":
            count = entry["entries"]
            if type(count) is not int or not 1 <= count <= len(self.moves()):
                raise BadRecord(f"cannot undo {count!r} moves; {len(self.moves())} can be")


def _is_name(name: object) -> bool:
    return isinstance(name, str) and name.isprintable()


def _check_count(what: str, number: object) -> None:
    if type(number) is not int or number < 0:
        raise BadRecord(f"{what} are counted by a whole number from 0 on, not {number!r}")


def write_record(*, secret: bytes, **fields: Any) -> str:
    """The text of a record from its fields: game, rules, release, seats, options, position,
    entries and result."""
    written = {"format": FORMAT, "commitment": commitment(secret), "secret": secret.hex(), **fields}
    return json.dumps({name: written[name] for name in FIELDS}, ensure_ascii=False, indent=1)


def _read(text: str) -> Json:
    try:
        data = json.loads(text, object_pairs_hook=_once_each)
    except (ValueError, RecursionError, TypeError) as error:
        raise BadRecord(f"not a record: not JSON ({error})") from error
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise BadRecord(f"not a record: its format is not {FORMAT!r}")
    for field, kind in FIELDS.items():
        if field not in data:
            raise BadRecord(f"the record has no field {field!r}")
        if not isinstance(data[field], kind) or isinstance(data[field], bool):
            raise BadRecord(f"the record's field {field!r} is of the wrong type")
    if set(data) - set(FIELDS):
        raise BadRecord(f"unknown fields: {', '.join(sorted(set(data) - set(FIELDS)))}")
    return data


def _once_each(pairs: list[tuple[str, Any]]) -> Json:
    """An object in which no key comes twice: others would read another value than we do."""
    found: Json = {}
    for key, value in pairs:
        if key in found:
            raise BadRecord(f"not a record: the key {key!r} comes twice in one object")
        found[key] = value
    return found
