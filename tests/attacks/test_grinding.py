"""A host who knows the secret tries nonces until the cards please; `tenka verify` refuses what
came of it."""

import json
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import tenka
from tenka.core.chance import VerifiableChance, key_of, seal_of
from tenka.core.record import Record
from tests.server.api.site import site_in

CHUHAN = tenka.game("chuhan")
SECRET = bytes(range(32))
STRONG = {"8", "9", "0", "7", "xiang_yu", "liu_bang", "han_xin", "ying_bu"}
TRIES = 60
HONEST = "5f" * 16
MINE = "00" * 16


def strength(nonces: list[str], seat: int) -> int:
    """How many strong cards this seat is dealt with these nonces."""
    state = CHUHAN.new(seed=VerifiableChance(key_of(SECRET, nonces)), events=False)
    return sum(card in STRONG for card in state.to_position()["hands"][seat])


def candidates() -> Iterator[str]:
    chance = random.Random(7)
    return (f"{chance.getrandbits(128):032x}" for _ in range(TRIES))


def ground(seat: int) -> str:
    """The best of many nonces for the host's seat, the other's being known."""

    def with_it(nonce: str) -> list[str]:
        return [nonce, HONEST] if seat == 0 else [HONEST, nonce]

    best = max(candidates(), key=lambda nonce: strength(with_it(nonce), seat))
    assert strength(with_it(best), seat) > strength(with_it(MINE), seat)
    return best


def written(*entries: dict[str, Any]) -> str:
    """The record of a game that began so, as the host writes it: its own checks are left out."""
    record = Record.new(CHUHAN, 2, {"events": False}, SECRET).with_entries(list(entries))
    state = record.state()
    (seat,) = state.turn
    moves = [{"seat": seat, "move": state.text(state.legal(seat)[0])}]
    return record.with_entries([*entries, *moves]).to_json()


def sealed(seat: int, nonce: str) -> dict[str, Any]:
    return {"event": "sealed", "seat": seat, "seal": seal_of(nonce)}


def gave(seat: int, nonce: str) -> dict[str, Any]:
    return {"event": "nonce", "seat": seat, "nonce": nonce}


BOT = {"event": "bot_took_seat", "seat": 1, "bot": "greedy"}


@pytest.mark.parametrize(
    "forge",
    [
        lambda nonce: [gave(0, HONEST), gave(1, nonce), BOT],
        lambda nonce: [gave(0, HONEST), BOT, gave(1, nonce)],
        lambda nonce: [sealed(0, HONEST), sealed(1, nonce), gave(0, HONEST), gave(1, nonce), BOT],
    ],
)
def test_by_a_bots_seat(forge: Callable[[str], list[dict[str, Any]]]) -> None:
    with pytest.raises(tenka.BadRecord, match="from the start"):
        Record.from_json(written(*forge(ground(1))))


def test_by_ones_own_seat_that_comes_last() -> None:
    """It was sealed before the other's was known; a new one, or a new seal, is found out."""
    nonce = ground(1)
    seals = [sealed(0, HONEST), sealed(1, MINE)]
    with pytest.raises(tenka.BadRecord, match="not the one that it has sealed"):
        Record.from_json(written(*seals, gave(0, HONEST), gave(1, nonce)))
    with pytest.raises(tenka.BadRecord, match="after a sealed nonce"):
        Record.from_json(
            written(sealed(0, HONEST), gave(0, HONEST), sealed(1, nonce), gave(1, nonce))
        )
    with pytest.raises(tenka.BadRecord, match="after a sealed nonce"):
        Record.from_json(written(sealed(0, HONEST), gave(0, HONEST), gave(1, nonce)))
    with pytest.raises(tenka.BadRecord, match="never given"):
        Record.from_json(written(*seals, gave(0, HONEST)))
    Record.from_json(written(*seals, gave(0, HONEST), gave(1, MINE))).verify()


def test_by_the_last_to_answer_whom_the_server_has_found(tmp_path: Path) -> None:
    """With the host's help they choose a nonce when they know the other's, and are left out."""
    with site_in(tmp_path) as site:
        han, chu = site.guest(), site.guest()
        for each in (han, chu):
            proposal = each.post("/seek", game="chuhan")["proposal"]
        seat, answer = proposal["seat"], {"proposal": proposal["id"]}
        han.post("/seek/answer", **answer, seal=seal_of(HONEST))
        assert han.refused("/seek/answer", **answer, nonce=HONEST) == (409, "NotNow")
        chu.post("/seek/answer", **answer, seal=seal_of(MINE))
        assert han.post("/seek/answer", **answer, nonce=HONEST)["proposal"]["awaited"] is False
        nonce = ground(seat)  # the host tells Chu of Han's
        assert chu.refused("/seek/answer", **answer, nonce=nonce) == (422, "BadRequest")
        chu.post("/seek/answer", **answer, seal=seal_of(nonce))  # it comes too late
        assert chu.refused("/seek/answer", **answer, nonce=nonce) == (422, "BadRequest")
        assert HONEST not in chu.client.get("/api/seek").text
        assert chu.client.delete("/api/seek").status_code == 204  # another deal would be welcome
        assert chu.refused("/seek", game="chuhan") == (429, "SeekPaused")
        assert han.get("/seek")["proposal"] is None


def test_without_seals_the_record_says_so() -> None:
    """Whoever gives theirs last can still try many; the record stays valid, and tells it."""
    found = Record.from_json(written(gave(0, HONEST), gave(1, ground(1))))
    assert found.shares.proof() == "last"


def test_two_values_for_one_key() -> None:
    """One reader takes the first, another the last."""
    text = written(gave(0, HONEST), gave(1, MINE))
    nonce = f'"nonce": "{MINE}"'
    with pytest.raises(tenka.BadRecord, match="twice"):
        Record.from_json(text.replace(nonce, f'"nonce": "{ground(1)}", {nonce}'))


def test_a_release_that_nobody_knows() -> None:
    data = json.loads(written(gave(0, HONEST)))
    with pytest.raises(tenka.BadRecord, match=r"9\.9\.9"):
        Record.from_json(json.dumps({**data, "release": "9.9.9"}))
