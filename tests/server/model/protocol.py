"""A model of how a table is played at two nodes that share a store: every order of what may happen.

What becomes of a request is decided by the real pure functions (`tables/playing`, `autopilot`,
`situation`, `change`, `idempotency`). Around them stands what `tables/stored_situation` and the
store do: a write carries the revision that it knows, and counts if that is the newest; who does not
know what became of a write, or is refused while the store knows more, reads the table again.
"""

from collections.abc import Callable, Hashable, Iterable, Iterator
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any

from tenka.core.errors import TenkaError
from tenka.server.store.rows import Entry, Held, Loaded
from tenka.server.tables import autopilot, playing
from tenka.server.tables.change import Change
from tenka.server.tables.idempotency import Ack
from tenka.server.tables.situation import People, Situation

TRIES = 3  # as in `stored_situation`
NODES = (0, 1)


@dataclass(frozen=True)
class Request:
    """A move of a seat, which its player sends until there is an answer, and perhaps once more."""

    seat: int
    decision: int
    key: str
    text: str


@dataclass(frozen=True)
class Writing:
    """A write that a node has begun: for a request, or for what follows by itself."""

    request: int | None
    knew: Hashable  # what the node knew, and when: by it the change is made
    at: int
    tries: int = 1


@dataclass(frozen=True)
class Node:
    """What one node knows: a situation by its name, if it has the table in memory."""

    knows: Hashable | None = None
    unsure: bool = False  # it does not know what became of a write
    inbox: frozenset[int] = frozenset()
    writing: Writing | None = None
    told: bool = False  # a message on the bus that there is news is on its way


@dataclass(frozen=True)
class Player:
    """One request, as its sender sees it."""

    answers: tuple[tuple[int, bool], ...] = ()  # the version and `held` of the last ones
    refused: bool = False
    sent: int = 0


@dataclass(frozen=True)
class World:
    """All there is at one moment. The store's past is part of it: what was written, and when."""

    stored: tuple[Hashable, ...]
    nodes: tuple[Node, ...]
    players: tuple[Player, ...]
    now: int = 0


Way = dict[World, tuple[World, str] | None]  # from which world each was reached, and how


class Wrong(AssertionError):
    """An invariant does not hold."""


@dataclass
class Rules:
    """What is done where; a toy that is broken does one of them otherwise."""

    may_write: Callable[[Loaded, Loaded], bool] = lambda knew, stored: (
        knew.revision == stored.revision
    )
    move: Callable[..., Change | Ack] = playing.move
    answers_before_writing: bool = False


@dataclass
class Model:
    """Everything that may happen to a table from a beginning on."""

    begun: Loaded
    requests: tuple[Request, ...]
    times: tuple[float, ...]  # what the clock may show
    rules: Rules = field(default_factory=Rules)
    sent_at_most: int = 2  # how often a player sends a request
    in_turn: bool = True  # a seat's next one when the one before is answered

    def __post_init__(self) -> None:
        self._rows: dict[Hashable, Loaded] = {}
        self._situation = cache(self._read)
        self._made = cache(self._make)

    def first(self) -> World:
        name = self._name(self.begun)
        return World((name,), (Node(name), Node(name)), (Player(),) * len(self.requests))

    def steps(self, world: World) -> Iterator[tuple[str, World]]:
        """All that may happen next, with words for it."""
        if world.now + 1 < len(self.times):
            yield "time passes", replace(world, now=world.now + 1)
        for number, player in enumerate(world.players):
            if player.sent < self.sent_at_most and self._may_send(world, number):
                sent = _with(world, player=(number, replace(player, sent=player.sent + 1)))
                for n in NODES:
                    node = world.nodes[n]
                    if number not in node.inbox:
                        more = replace(node, inbox=node.inbox | {number})
                        yield f"{number} is sent to {n}", _with(sent, node=(n, more))
        for n in NODES:
            yield from self._steps_of(world, n)

    def _may_send(self, world: World, number: int) -> bool:
        if not self.in_turn:
            return True
        mine = [n for n in range(number) if self.requests[n].seat == self.requests[number].seat]
        return all(world.players[n].answers or world.players[n].refused for n in mine)

    def _steps_of(self, world: World, n: int) -> Iterator[tuple[str, World]]:
        node = world.nodes[n]
        if node.writing is not None:
            yield from self._ends_of_write(world, n, node, node.writing)
        else:
            for number in sorted(node.inbox):
                yield from self._answer(world, n, number, 1)
            yield from self._follow(world, n)
            if node.told:
                read = replace(self._up_to_date(world, node), told=False)
                yield f"{n} hears that there is news", _with(world, node=(n, read))
        if node.told:
            yield f"{n} is not told", _with(world, node=(n, replace(node, told=False)))
        if node.knows is not None:
            yield f"{n} dies", _with(world, node=(n, Node()))

    # --- a node

    def _up_to_date(self, world: World, node: Node) -> Node:
        return replace(node, knows=world.stored[-1], unsure=False)

    def _ready(self, world: World, node: Node) -> Node:
        """Before a command: a table that is not in memory, or in doubt, is read."""
        return self._up_to_date(world, node) if node.knows is None or node.unsure else node

    def _answer(self, world: World, n: int, number: int, tries: int) -> Iterator[tuple[str, World]]:
        node = self._ready(world, world.nodes[n])
        made = self._made(node.knows, number, world.now)
        if not isinstance(made, Change | Ack) and node.knows != world.stored[-1]:
            node = self._up_to_date(world, node)  # who is behind looks before refusing
            made = self._made(node.knows, number, world.now)
        if isinstance(made, Change):
            writing = replace(node, writing=Writing(number, node.knows, world.now, tries))
            begun = _with(world, node=(n, writing))
            if self.rules.answers_before_writing:
                early = (self._known(node).entries[-1:] or (None,))[0]
                version = (0 if early is None else early.number + 1) + 1
                begun = self._told(begun, number, Ack(version))
            yield f"{n} begins to write {number}", begun
            return
        done = _with(world, node=(n, replace(node, inbox=node.inbox - {number})))
        yield f"{n} answers {number}", self._told(done, number, made)
        yield f"{n} answers {number}, which is lost", done

    def _follow(self, world: World, n: int) -> Iterator[tuple[str, World]]:
        """What happens by itself; either node may think that it is the one to do it."""
        node = self._ready(world, world.nodes[n])
        if isinstance(self._made(node.knows, None, world.now), Change):
            writing = replace(node, writing=Writing(None, node.knows, world.now))
            yield f"{n} begins to write what follows", _with(world, node=(n, writing))

    def _ends_of_write(
        self, world: World, n: int, node: Node, writing: Writing
    ) -> Iterator[tuple[str, World]]:
        change = self._made(writing.knew, writing.request, writing.at)
        assert isinstance(change, Change)
        knew, stored = self._rows[writing.knew], self._rows[world.stored[-1]]
        if not self.rules.may_write(knew, stored):
            yield from self._conflict(world, n, node, writing)
            return
        later = self._name(self._written(knew, stored, change, self.times[writing.at]))
        other = world.nodes[1 - n]
        written = _with(
            replace(world, stored=(*world.stored, later)),
            node=(1 - n, replace(other, told=other.told or other.knows is not None)),
        )
        done = replace(node, knows=later, unsure=False, writing=None)
        yield from self._acknowledged(written, n, done, writing, "has written")
        found = self._up_to_date(written, replace(node, writing=None))
        _hold(change.is_in(self._known(found), self._entries(writing)), "a write is not found")
        yield from self._acknowledged(written, n, found, writing, "has found written")
        gone = replace(node, writing=None, inbox=node.inbox - {writing.request})
        yield f"{n} does not know", _with(written, node=(n, replace(gone, unsure=True)))
        nothing = self._up_to_date(world, gone)
        yield f"{n} finds nothing written", _with(world, node=(n, nothing))
        yield f"{n} dies after it has written", _with(written, node=(n, Node()))

    def _acknowledged(
        self, world: World, n: int, node: Node, writing: Writing, what: str
    ) -> Iterator[tuple[str, World]]:
        number = writing.request
        if number is None:
            yield f"{n} {what} what follows", _with(world, node=(n, node))
            return
        after = _with(world, node=(n, replace(node, inbox=node.inbox - {number})))
        row = self._known(node)
        held = self.requests[number].key in _keys(row.held)
        yield f"{n} {what} {number}", self._told(after, number, Ack(len(row.entries), held=held))
        yield f"{n} {what} {number}, the answer is lost", after

    def _conflict(
        self, world: World, n: int, node: Node, writing: Writing
    ) -> Iterator[tuple[str, World]]:
        read = self._up_to_date(world, replace(node, writing=None))
        world = _with(world, node=(n, read))
        change = self._made(writing.knew, writing.request, writing.at)
        assert isinstance(change, Change)
        if change.is_in(self._known(read), self._entries(writing)):
            yield from self._acknowledged(world, n, read, writing, "finds the same written")
        elif writing.request is None:
            yield f"{n} was too late", world
        elif writing.tries < TRIES:
            for what, after in self._answer(world, n, writing.request, writing.tries + 1):
                yield f"{n} was too late; {what}", after
        else:
            gone = replace(read, inbox=read.inbox - {writing.request})
            yield f"{n} gives up", _with(world, node=(n, gone))

    def _told(self, world: World, number: int, made: Any) -> World:
        """The player hears it; whatever they are told has to be true."""
        player = world.players[number]
        if isinstance(made, Ack):
            answers = (*player.answers, (made.version, made.held))[-2:]
            return _with(world, player=(number, replace(player, answers=answers)))
        key = self.requests[number].key
        row = self._rows[world.stored[-1]]
        if key in {*_keys(row.held), *_keys(row.entries)}:
            raise Wrong(f"refused though it is stored: {number}, {made}")
        return _with(world, player=(number, replace(player, refused=True)))

    # --- the real functions

    def _known(self, node: Node) -> Loaded:
        return self._rows[node.knows]

    def _read(self, name: Hashable) -> Situation:
        row = self._rows[name]
        return Situation.of(row, People(), "greedy", self.times[0], self.times[0])

    def _make(self, name: Hashable, number: int | None, now: int) -> Change | Ack | str | None:
        """What a command makes of what is known; a refusal by its words."""
        situation = self._situation(name)
        if number is None:
            return autopilot.next_change(situation, self.times[now])
        asked = self.requests[number]
        try:
            return self.rules.move(
                *(situation, self.times[now], asked.seat, asked.decision, asked.key, [asked.text])
            )
        except TenkaError as refused:
            return f"{type(refused).__name__}: {refused}"

    def _entries(self, writing: Writing) -> list[Entry]:
        """What a write adds to the record."""
        change = self._made(writing.knew, writing.request, writing.at)
        assert isinstance(change, Change)
        return change.entries(len(self._rows[writing.knew].entries), self.times[writing.at])

    def _written(self, knew: Loaded, stored: Loaded, change: Change, now: float) -> Loaded:
        """What the store has after a write, which `Situation.after` has to agree with."""
        added: list[Entry] = change.entries(len(knew.entries), now)
        first = added[0].number if added else len(knew.entries)
        held = [each for each in stored.held if each.seat not in change.release]
        seats = {seat.seat: seat for seat in change.seats}
        later = Loaded(
            replace(stored.table, **change.row),
            tuple(seats.get(seat.seat, seat) for seat in stored.seats),
            None,
            (*stored.entries[:first], *added),
            (*held, *([] if change.hold is None else [change.hold])),
            stored.revision + 1,
        )
        after = self._situation(self._name(knew)).after(change, now)
        mine = after.play.record.entries, after.seats, tuple(after.held.values()), after.row
        theirs = [entry.body for entry in later.entries], later.seats, later.held, later.table
        if knew.revision == stored.revision and mine != theirs:
            raise Wrong("what a node makes of its change is not what is stored")
        return later

    def _name(self, row: Loaded) -> Hashable:
        """Two of the same name are the same."""
        entries = tuple(
            (e.number, repr(e.body), e.at, e.seat, e.decision, e.key) for e in row.entries
        )
        seats = tuple((seat.kind, seat.person_id) for seat in row.seats)
        name = row.revision, row.table.status, seats, entries, row.held
        self._rows.setdefault(name, row)
        return name

    # --- what has to be true

    def check(self, world: World) -> None:
        """Wrong, if anything was lost, doubled or put elsewhere."""
        row = self._rows[world.stored[-1]]
        self._situation(world.stored[-1])  # a record that cannot be played is none
        revisions = [self._rows[name].revision for name in world.stored]
        _hold(revisions == list(range(revisions[0], revisions[0] + len(revisions))), "revisions")
        _hold([e.number for e in row.entries] == list(range(len(row.entries))), "numbers")
        for before, after in zip(world.stored, world.stored[1:], strict=False):
            had = self._rows[before].entries
            _hold(self._rows[after].entries[: len(had)] == had, "what was stored is there no more")
        for node in world.nodes:
            if node.knows is not None and not node.unsure:
                _hold(node.knows in world.stored, "a node knows what was never stored")
        for each in ("key", "decision"):
            made = [(e.seat, getattr(e, each)) for e in row.entries if e.key is not None]
            _hold(len(made) == len(set(made)), "a move was played twice")
        for request, player in zip(self.requests, world.players, strict=True):
            self._check_answers(row, request, player)

    def _check_answers(self, row: Loaded, request: Request, player: Player) -> None:
        for version, held in player.answers:
            if held:
                there = {*_keys(row.held), *_keys(row.entries)}
                _hold(request.key in there, "a held answer was lost")
                continue
            _hold(version <= len(row.entries), "an acknowledged move was lost")
            _hold(row.entries[version - 1].key == request.key, "an acknowledged move is elsewhere")
        versions = {version for version, held in player.answers if not held}
        _hold(len(versions) <= 1, "the same request has got two answers")


def _keys(rows: Iterable[Entry] | Iterable[Held]) -> list[str | None]:
    return [each.key for each in rows]


def _hold(true: bool, what: str) -> None:
    if not true:
        raise Wrong(what)


def _with(
    world: World, node: tuple[int, Node] | None = None, player: tuple[int, Player] | None = None
) -> World:
    """The same world but for one node or one player."""
    nodes, players = list(world.nodes), list(world.players)
    if node is not None:
        nodes[node[0]] = node[1]
    if player is not None:
        players[player[0]] = player[1]
    return replace(world, nodes=tuple(nodes), players=tuple(players))


def explore(model: Model, depth: int) -> int:
    """Look at every world that so many steps can lead to, each once; how many there are. Wrong
    tells by which steps it came to it."""
    first = model.first()
    way: Way = {first: None}
    border = [first]
    for _ in range(depth):
        reached: list[World] = []
        for world in border:
            at = world
            try:
                for what, later in model.steps(world):
                    if later not in way:
                        way[later] = world, what
                        at = later
                        model.check(later)
                        at = world
                        reached.append(later)
            except Wrong as wrong:
                raise Wrong(f"{wrong}, by: {'; '.join(_steps_to(way, at))}") from wrong
        border = reached
    return len(way)


def _steps_to(way: Way, world: World) -> list[str]:
    steps: list[str] = []
    while (came := way[world]) is not None:
        world, what = came
        steps.append(what)
    return steps[::-1]
