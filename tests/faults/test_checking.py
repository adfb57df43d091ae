"""The checks find what they are there for: each is shown a game in which one thing is wrong."""

import os
from dataclasses import replace
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import orjson
import pytest

import tenka
from tenka import FastChance, Record
from tests.faults.bus_tap import wrong
from tests.faults.checking import (
    Findings,
    check_last_state,
    check_promises,
    check_record,
    twice_without_a_reason,
)
from tests.faults.clients import Client, Json
from tests.faults.players import HttpPlayer, Player, Promise


def played() -> Record:
    """A whole game of Chu Han, by chance."""
    record = Record.new(tenka.game("chuhan"), 2, {}, os.urandom(32))
    chance = FastChance(5)
    while record.outcome is None:
        state = record.state() if not record.entries else record._now()
        seat = state.turn[0]
        record.add(seat, state.text(state.sample(seat, chance)))
    return record


@pytest.fixture(scope="module")
def record() -> Record:
    return played()


@pytest.fixture
def player(record: Record) -> Player:
    """Who has seat 0, and was promised all that is there."""
    client = cast(Client, SimpleNamespace(served=lambda *what, **more: None))
    player = HttpPlayer(client, "table", 0, "", Random(1))
    mine = [(n, e["move"]) for n, e in enumerate(record.entries) if e["seat"] == 0]
    player.promises = [
        Promise(str(number), number, (move,), entry + 1, held=False)
        for number, (entry, move) in enumerate(mine)
    ]
    player.told(fresh(record))
    return player


def fresh(record: Record) -> Json:
    journal = orjson.loads(orjson.dumps(record.with_entries(record.entries).state().journal(0)))
    return {
        **{"version": len(record.entries), "status": "over", "my_turn": False, "decision": 9},
        **{"journal_from": 0, "journal": journal, "clocks": {"seats": []}},
    }


def found(player: Player, record: Record) -> Findings:
    findings = Findings()
    check_promises(player, record, findings)
    check_last_state(player, record, fresh(record), findings)
    return findings


def test_a_game_in_which_all_is_well(player: Player, record: Record) -> None:
    assert not found(player, record).any
    findings = Findings()
    assert check_record(record.to_json(), record.commitment, findings) is not None
    assert not findings.any


def test_a_decision_that_was_acknowledged_and_is_another_is_lost(
    player: Player, record: Record
) -> None:
    player.promises[3] = replace(player.promises[3], moves=("play 9 9 9 9 9",))
    assert len(found(player, record).lost) == 1


def test_a_decision_that_is_elsewhere_than_it_was_acknowledged_is_lost(
    player: Player, record: Record
) -> None:
    player.promises[3] = replace(player.promises[3], version=player.promises[4].version)
    assert len(found(player, record).lost) == 1


def test_a_decision_that_nobody_was_promised_is_doubled(player: Player, record: Record) -> None:
    del player.promises[3]
    assert len(found(player, record).doubled) == 1


def test_two_answers_to_one_decision(player: Player, record: Record) -> None:
    player.promises.append(replace(player.promises[3], key="another"))
    assert len(found(player, record).doubled) == 1


def test_a_client_that_was_not_told_the_last_event_is_outdated(
    player: Player, record: Record
) -> None:
    player.journal.pop()
    assert len(found(player, record).outdated) == 1


def test_a_client_whose_last_state_is_older_is_outdated(player: Player, record: Record) -> None:
    player.state = {**player.state, "version": 3}
    assert len(found(player, record).outdated) == 1


def test_a_record_of_another_secret_or_with_another_move_is_unverified(record: Record) -> None:
    for text, commitment in (
        (record.to_json(), "0" * 64),
        (record.to_json().replace('"move": "', '"move": "play 9 ', 1), record.commitment),
    ):
        findings = Findings()
        check_record(text, commitment, findings)
        assert findings.unverified


def test_a_notice_twice_is_forgiven_only_if_a_fault_came_between() -> None:
    twice = [(("table", 0), 10.0, 10.5)]
    assert twice_without_a_reason(twice, [(11.0, 12.0), (1.0, 2.0)])
    assert not twice_without_a_reason(twice, [(10.2, 12.0)])


@pytest.mark.parametrize(
    ("subject", "message", "well"),
    [
        ("tenka.nodes", {"node": "a", "kind": "bans"}, True),
        ("tenka.nodes", {"node": "a", "state": {"view": {"hands": []}}}, False),
        ("tenka.tables.x", {"node": "a", "revision": 7}, True),
        ("tenka.tables.x", {"node": "a", "revision": 7, "told": 3}, False),
        ("tenka.tables.x", {"node": "a", "here": [{"hand": ["5"]}]}, False),
        ("tenka.another", {}, False),
        ("tenka.bots.jobs.0_1", {"id": "a", "position": {"hands": []}}, True),
        ("tenka.bots.jobs.0_1", {"id": "a", "position": {}, "table": "x"}, False),
        ("_INBOX.x", {"moves": ["pass"]}, True),
        ("_INBOX.x", {"moves": ["pass"], "view": {}}, False),
    ],
)
def test_what_a_subject_may_carry(subject: str, message: Any, well: bool) -> None:
    raw = orjson.dumps({"version": 1, "message": message})
    assert (wrong(subject, raw) is None) == well
