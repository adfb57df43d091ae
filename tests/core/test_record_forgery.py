"""Nothing in a record can be forged, and what is no record is refused."""

import hashlib
import json
from collections.abc import Callable
from typing import Any, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

import tenka
from tenka.core.contract import Json
from tenka.core.record import EVENTS, Record
from tests.core.records import OTHER, SECRET, new, play_on, whole_game
from tests.long import examples


def refused(data: Any) -> str:
    with pytest.raises(tenka.BadRecord) as caught:
        Record.from_json(json.dumps(data))
    return str(caught.value)


# Forgery


def forged(field: str, value: Any) -> Json:
    return {**whole_game(), field: value}


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("format", "tenka-record/2"),
        ("format", None),
        ("game", "shogun-of-others"),
        ("game", ""),
        ("rules", 2),
        ("rules", 0),
        ("seats", 3),
        ("seats", 1),
        ("options", {"events": False}),
        ("options", {"events": 1}),
        ("options", {"dice": True}),
        ("commitment", "0" * 64),
        ("commitment", hashlib.sha256(SECRET).hexdigest().upper()),
        ("commitment", ""),
        ("secret", OTHER.hex()),
        ("secret", SECRET.hex()[:-2]),
        ("secret", "g" * 64),
        ("secret", ""),
        ("position", {}),
        ("position", {"hands": [["9"], ["4"]]}),
        ("entries", []),
        ("result", None),
        ("result", {}),
        ("result", {"winners": [0, 1], "scores": [31, 31], "reason": "CH-6.6"}),
    ],
)
def test_a_forged_field(field: str, value: Any) -> None:
    assert json.dumps(whole_game()[field]) != json.dumps(value)
    refused(forged(field, value))


@pytest.mark.parametrize("field", sorted(json.loads(new().to_json())))
def test_fields_that_lack_or_have_the_wrong_type(field: str) -> None:
    data = whole_game()
    del data[field]
    refused(data)
    values: list[Any] = [True, 1.5, "x", [], ["x"], [[]], {"x": 1}, -1, 10**30]
    for value in values:
        if not (field == "release" and value == "x"):
            refused(forged(field, value))


def test_unknown_fields() -> None:
    refused(forged("signature", "x"))


def test_another_secret_with_its_own_commitment() -> None:
    """The moves do not fit the cards that it deals."""
    refused(forged("secret", OTHER.hex()) | {"commitment": hashlib.sha256(OTHER).hexdigest()})


def test_every_changed_result() -> None:
    result = whole_game()["result"]
    winner = result["winners"][0]
    changes: list[Json] = [
        {"winners": [1 - winner]},
        {"winners": []},
        {"scores": [s + 1 for s in result["scores"]]},
        {"scores": result["scores"][::-1]},
        {"reason": "resigned"},
    ]
    for change in changes:
        assert "result" in refused(forged("result", {**result, **change}))


def changed_entries(change: Callable[[list[Json]], object]) -> Json:
    data = whole_game()
    change(data["entries"])
    return data


def test_every_dropped_entry() -> None:
    count = len(whole_game()["entries"])
    notes = {"bot_took_seat", "player_took_seat"}  # these change no state
    for n in range(0, count, max(1, count // 25)):
        if whole_game()["entries"][n].get("event") not in notes:
            data = whole_game()
            del data["entries"][n]
            refused(data)


FORGERIES: dict[str, Callable[[list[Json]], object]] = {
    "a move after the end": lambda e: e.append({"seat": 0, "move": "pass"}),
    "an illegal move": lambda e: e.insert(2, {"seat": 0, "move": "pass"}),
    "the other seat": lambda e: e[2].update(seat=1 - e[2]["seat"]),
    "no seat": lambda e: e[2].update(seat=None),
    "a space": lambda e: e[2].update(move=e[2]["move"] + " "),
    "upper case": lambda e: e[2].update(move=e[2]["move"].upper()),
    "no card": lambda e: e[2].update(move="play 3"),
    "no text": lambda e: e[2].update(move=None),
    "a note on a move": lambda e: e[2].update(note="x"),
    "a move without seat": lambda e: e[2].pop("seat"),
    "a seat without move": lambda e: e[2].pop("move"),
    "another nonce": lambda e: e[0].update(nonce="60"),
    "a nonce of the other seat": lambda e: e[0].update(seat=1),
    "an unknown event": lambda e: e[0].update(event="paused"),
    "no event": lambda e: e[0].update(event=None),
    "a list as event": lambda e: e[0].update(event=["nonce"]),
    "a field called kind": lambda e: e[0].update(kind="nonce"),
    "a field called self": lambda e: e[0].update(self=1),
    "reversed": lambda e: e.reverse(),
    "null": lambda e: e.insert(0, cast(Json, None)),
    "a list": lambda e: e.insert(0, cast(Json, [])),
    "a text": lambda e: e.insert(0, cast(Json, "pass")),
    "an empty entry": lambda e: e.insert(0, {}),
    "resigned first": lambda e: e.insert(0, {"event": "resigned", "seat": 0}),
    "aborted first": lambda e: e.insert(0, {"event": "aborted"}),
    "aborted at last": lambda e: e.append({"event": "aborted"}),
    "an undo of nothing": lambda e: e.insert(0, {"event": "undone", "entries": 1}),
    "another undo": lambda e: [x.update(entries=1) for x in e if x.get("event") == "undone"],
}


@pytest.mark.parametrize("forgery", FORGERIES)
def test_forged_entries(forgery: str) -> None:
    data = changed_entries(FORGERIES[forgery])
    assert data != whole_game()
    refused(data)


def test_a_refusal_names_the_entry() -> None:
    assert refused(changed_entries(lambda e: e[2].update(move="play 3"))).startswith("entry 2: ")


def test_other_rules_name_the_release_and_keep_the_result() -> None:
    data = forged("rules", 7) | {"release": "3.1.4"}
    told = refused(data)
    assert "7" in told
    assert "3.1.4" in told
    assert json.dumps(data["result"]) in told


@pytest.mark.parametrize("release", ["9.9.9", "0.0.9", "0.1.0 ", "", "0.1.0\n"])
def test_a_release_that_is_not_known(release: str) -> None:
    assert repr(release) in refused(forged("release", release))


@pytest.mark.parametrize(
    ("once", "twice"),
    [
        ('"seats": 2', '"seats": 3, "seats": 2'),
        ('"commitment": "', '"commitment": "00", "commitment": "'),
        ('"nonce": "5f"', '"nonce": "5f", "nonce": "5f"'),
        ('"events": ', '"events": 1, "events": '),
        ('"scores": ', '"scores": [], "scores": '),
        ('"seat": 1', '"seat": 0, "s\\u0065at": 1'),
    ],
)
def test_a_key_that_comes_twice(once: str, twice: str) -> None:
    """Another reader might take the other value."""
    text = json.dumps(whole_game())
    assert once in text
    with pytest.raises(tenka.BadRecord, match="comes twice"):
        Record.from_json(text.replace(once, twice, 1))


CHANGES: dict[str, Callable[[Record], object]] = {
    "a move": lambda r: r.entries[0].update(move="pass"),
    "a move more": lambda r: r.entries.append({"seat": 0, "move": "play 3"}),
    "a nonce": lambda r: r.entries.insert(0, {"event": "nonce", "seat": 0, "nonce": "5f"}),
    "the secret": lambda r: setattr(r, "secret", OTHER),
    "no secret": lambda r: setattr(r, "secret", b"short"),
    "the seats": lambda r: setattr(r, "seats", 3),
    "the options": lambda r: setattr(r, "options", {"dice": 1}),
    "the position": lambda r: setattr(r, "position", {"hands": [["9"], ["4"]]}),
}


@pytest.mark.parametrize("change", CHANGES)
@pytest.mark.parametrize("read", [False, True])
def test_verify_finds_what_was_changed_in_memory(change: str, read: bool) -> None:
    record = play_on(new(), 12)
    if read:
        record = Record.from_json(record.to_json())
    CHANGES[change](record)
    with pytest.raises(tenka.BadRecord):
        record.verify()


def test_verify_of_entries_that_were_never_played() -> None:
    record = new()
    record.entries.append({"seat": 0, "move": "pass"})
    with pytest.raises(tenka.BadRecord):
        record.verify()


# Garbage


@pytest.mark.parametrize(
    "text",
    ["", " ", "{", "[]", "null", "true", "5", '"x"', "{}", '{"format": 5}', "NaN", "\0", "\ufeff{}",
     "[" * 100_000, '{"a":' * 100_000, '{"format": "tenka-record/1"}', "1" * 10_000],
)  # fmt: skip
def test_what_is_no_record(text: str) -> None:
    with pytest.raises(tenka.BadRecord):
        Record.from_json(text)


@pytest.mark.parametrize("text", [None, 5, [], {}, 0.5])
def test_what_is_no_text(text: Any) -> None:
    with pytest.raises(tenka.BadRecord):
        Record.from_json(text)


ODD: st.SearchStrategy[Any] = st.sampled_from(
    [None, True, False, 0, 1, 2, -1, 10**30, 0.5, "", "x", "5f", "chuhan", [], [[]], [0], ["x"],
     [None], {}, {"events": True}, {"x": 1}, {"hands": [["9"], ["4"]]}, {"winners": [0]}]
)  # fmt: skip
JSON = ODD | st.text(max_size=8) | st.integers() | st.lists(ODD, max_size=3)
ENTRY_WORDS = ["seat", "move", "event", "entries", "nonce", "bot", "kind", "self", "fields"]
ENTRY = st.dictionaries(
    st.sampled_from(ENTRY_WORDS),
    st.sampled_from([*EVENTS, "pass", "writ", "play 5", "5f", 0, 1, 2]) | ODD,
    max_size=4,
)
REPEATABLE = examples(100, long=300)


@REPEATABLE
@given(st.sampled_from(sorted(json.loads(new().to_json()))), JSON)
def test_any_json_in_any_field(field: str, value: Any) -> None:
    data = json.loads(new().to_json())
    same = data[field] == value and type(data[field]) is type(value)
    data[field] = value
    if not same and field != "release":
        try:
            Record.from_json(json.dumps(data))
        except tenka.BadRecord:
            return
        harmless: Json = {"options": {}, "entries": [], "result": None}
        assert field == "position" or value == harmless[field]


@REPEATABLE
@given(st.lists(ENTRY, max_size=3))
def test_any_entries(entries: list[Json]) -> None:
    data = json.loads(new().to_json())
    data["entries"] = entries
    try:
        record = Record.from_json(json.dumps(data))
    except tenka.BadRecord:
        return
    assert record.entries == entries
    assert Record.from_json(record.to_json()).entries == entries
