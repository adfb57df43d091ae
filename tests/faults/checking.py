"""What must be true when all is over: nothing lost, nothing doubled, nothing stuck, nothing told
that may not be known."""

import json
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

import psycopg

from tenka import Record
from tests.faults.clients import Json
from tests.faults.players import Player, Promise

# What a state tells of the moment at which it was read.
OF_THE_MOMENT = ("clocks", "window", "journal", "journal_from", "rematch", "type")


@dataclass
class Findings:
    """What is not as it must be, by kind."""

    lost: list[str] = field(default_factory=list)  # acknowledged, and not there
    doubled: list[str] = field(default_factory=list)  # there more than once, or nobody's
    stuck: list[str] = field(default_factory=list)
    unverified: list[str] = field(default_factory=list)  # records
    outdated: list[str] = field(default_factory=list)  # clients whose last state is not the table's
    leaks: list[str] = field(default_factory=list)
    notices_twice: list[str] = field(default_factory=list)
    problems: list[str] = field(default_factory=list)  # all else

    @property
    def any(self) -> bool:
        return any(vars(self).values())


def check_record(text: str, commitment: str, findings: Findings) -> Record | None:
    """The record, if it can be replayed and gives its own result."""
    try:
        record = Record.from_json(text)
        outcome = record.verify()
    except Exception as error:
        findings.unverified.append(f"{type(error).__name__}: {error}")
        return None
    if outcome is None or record.commitment != commitment:
        findings.unverified.append(f"{record.commitment}: no result, or another commitment")
    return record


def check_promises(player: Player, record: Record, findings: Findings) -> None:
    """All that was promised is there, once, in its place; and nothing else of theirs."""
    where = f"table {player.table}, seat {player.seat}"
    moves = [e["move"] for e in record.entries if "move" in e and e["seat"] == player.seat]
    promised: set[int] = set()
    for promise in player.promises:
        end = promise.decision + len(promise.moves)
        numbers = range(promise.decision, end)
        if promised & set(numbers):
            findings.doubled.append(f"{where}: two answers to one decision, {promise}")
        promised |= set(numbers)
        if tuple(moves[promise.decision : end]) != promise.moves:
            findings.lost.append(f"{where}: {promise}")
        elif not promise.held and not _in_place(promise, player.seat, record):
            findings.lost.append(f"{where}: not where it was acknowledged, {promise}")
    others = {text for number, text in enumerate(moves) if number not in promised}
    if others - {player.by_itself}:
        findings.doubled.append(f"{where}: moves that nobody was promised, {others}")


def _in_place(promise: Promise, seat: int, record: Record) -> bool:
    entries = record.entries[promise.version - len(promise.moves) : promise.version]
    return entries == [{"seat": seat, "move": move} for move in promise.moves]


def check_last_state(player: Player, record: Record, fresh: Json, findings: Findings) -> None:
    """What a client has put together of all it was told is what the table is: by a fresh reading
    and by the record."""
    where = f"table {player.table}, seat {player.seat}"
    if plain(player.state) != plain(fresh):
        names = [n for n in fresh if plain(fresh).get(n) != plain(player.state).get(n)]
        findings.outdated.append(f"{where}: the state, in {names}")
    journal = json.loads(json.dumps(record.state().journal(player.seat)))
    if not player.journal == fresh["journal"] == journal:
        lengths = len(player.journal), len(fresh["journal"]), len(journal)
        findings.outdated.append(f"{where}: the journal, of {lengths} events")


def plain(state: Json) -> Json:
    """A state without what differs from moment to moment; a rating changes with the end."""
    rest = {name: value for name, value in state.items() if name not in OF_THE_MOMENT}
    return rest | {"seats": [{**seat, "rating": None} for seat in rest.get("seats", ())]}


def stored_secrets(url: str) -> list[str | bytes]:
    """All that the database keeps to itself, in the forms that it could be told in."""
    with psycopg.connect(url) as connection:
        rows = connection.execute("SELECT secret FROM tables").fetchall()
        keys = connection.execute("SELECT value FROM settings").fetchall()
        links = connection.execute("SELECT link_hash FROM people").fetchall()
    secrets: list[str | bytes] = []
    for (secret,) in rows:
        secrets += [bytes(secret), bytes(secret).hex()]
    return secrets + [value for (value,) in (*keys, *links) if len(value) >= 16]


def twice_without_a_reason(
    twice: Iterable[tuple[Any, float, float]], faults: Iterable[tuple[float, float]]
) -> list[str]:
    """Who was told twice of one turn, though nothing had happened between: only where the fate of a
    sent notice was lost with its sender it is sent again."""
    found = list(faults)
    return [
        f"{place}: twice within {second - first:.2f} s"
        for place, first, second in twice
        if not any(begin <= second and first <= end for begin, end in found)
    ]
