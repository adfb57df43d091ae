"""What seats give to the chance: seals before nonces, bots nothing, and what a record proves."""

from collections.abc import Sequence

import pytest

import tenka
from tenka.core.chance import seal_of
from tenka.core.contract import Json
from tenka.core.record import Record
from tests.core.records import new, play_on

HAN, CHU = "5f" * 16, "c0ffee" * 6


def sealed(seat: int, nonce: str) -> Json:
    return {"event": "sealed", "seat": seat, "seal": seal_of(nonce)}


def gave(seat: int, nonce: str) -> Json:
    return {"event": "nonce", "seat": seat, "nonce": nonce}


def bot(seat: int, **fields: str) -> Json:
    return {"event": "bot_took_seat", "seat": seat, "bot": "greedy", **fields}


def played(*entries: Json) -> Record:
    """A game that began so, written and read."""
    record = new()
    for entry in entries:
        record.event(entry["event"], **{name: entry[name] for name in entry if name != "event"})
    return Record.from_json(play_on(record, 2).to_json())


@pytest.mark.parametrize(
    ("entries", "kinds", "proof"),
    [
        ([], ["none", "none"], "host"),
        ([gave(0, "5f")], ["plain", "none"], "one"),
        ([gave(0, "5f"), gave(1, "77")], ["plain", "plain"], "last"),
        ([gave(0, HAN), bot(1)], ["plain", "bot"], "one"),
        ([sealed(0, HAN), gave(0, HAN), bot(1)], ["sealed", "bot"], "sealed"),
        ([sealed(0, HAN), gave(1, "77"), gave(0, HAN)], ["sealed", "plain"], "sealed"),
        (
            [sealed(1, CHU), sealed(0, HAN), gave(0, HAN), gave(1, CHU)],
            ["sealed", "sealed"],
            "sealed",
        ),
        ([sealed(1, CHU), gave(1, CHU)], ["none", "sealed"], "one"),
        ([gave(1, "77"), bot(1, why="time")], ["none", "plain"], "one"),  # they had begun
    ],
)
def test_what_is_right(entries: Sequence[Json], kinds: list[str], proof: str) -> None:
    shares = played(*entries).shares
    assert (shares.kinds(), shares.proof()) == (kinds, proof)


@pytest.mark.parametrize(
    ("entries", "why"),
    [
        ([bot(1), gave(1, "77")], "from the start"),
        ([gave(1, "77"), bot(1)], "from the start"),
        ([gave(1, ""), bot(1)], "from the start"),
        ([bot(1), sealed(1, CHU)], "from the start"),
        ([sealed(1, CHU), bot(1)], "from the start"),
        ([sealed(0, HAN), gave(0, CHU)], "not the one"),
        ([sealed(0, HAN), gave(0, "")], "not the one"),
        ([sealed(0, "5f"), gave(0, "5f")], "not the one"),  # so short that it can be guessed
        ([sealed(0, HAN), sealed(0, HAN)], "already"),
        ([gave(0, HAN), sealed(0, HAN)], "already"),
        ([sealed(0, HAN), gave(0, HAN), gave(1, "77")], "after a sealed nonce"),
        ([sealed(0, HAN), gave(0, HAN), sealed(1, CHU)], "after a sealed nonce"),
        ([sealed(0, HAN)], "never given"),
        ([sealed(0, HAN), sealed(1, CHU), gave(1, CHU)], "never given"),
        ([{"event": "sealed", "seat": 0, "seal": ""}], "64 digits"),
        ([{"event": "sealed", "seat": 0, "seal": "F" * 64}], "64 digits"),
        ([{"event": "sealed", "seat": 0, "seal": None}], "64 digits"),
        ([{"event": "sealed", "seat": 0}], "fields"),
        ([{"event": "sealed", "seat": 2, "seal": seal_of(HAN)}], "no seat"),
    ],
)
def test_what_is_wrong(entries: Sequence[Json], why: str) -> None:
    with pytest.raises(tenka.BadRecord, match=why):
        played(*entries)


def test_nothing_is_sealed_after_the_deal() -> None:
    record = play_on(new(), 1)
    with pytest.raises(tenka.BadRecord, match="before the first move"):
        record.event("sealed", seat=0, seal=seal_of(HAN))


def test_nobody_resigns_before_all_have_unsealed() -> None:
    record = new()
    record.event("sealed", seat=0, seal=seal_of(HAN))
    record.event("resigned", seat=1)
    with pytest.raises(tenka.BadRecord, match="never given"):
        Record.from_json(record.to_json())


def test_what_was_called_off_may_lack_a_nonce() -> None:
    record = new()
    record.event("sealed", seat=0, seal=seal_of(HAN))
    record.event("aborted")
    assert Record.from_json(record.to_json()).closed
