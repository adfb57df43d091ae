"""Chance: named and repeatable, even, and just as docs/fairness.md says."""

import hashlib
import hmac
import json
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import islice, pairwise, permutations
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import tenka
from tenka.core.chance import Chance, Draws, commitment, key_of, seal_of
from tests.long import examples

DOC = (Path(__file__).parents[2] / "docs" / "fairness.md").read_text(encoding="utf-8")
NAME = "deal/hand1"
SECRET = bytes(range(32))
KEY = b"k" * 32
SOURCES: dict[str, Callable[[int], Chance]] = {
    "fast": tenka.FastChance,
    "verifiable": lambda n: tenka.VerifiableChance(hashlib.sha256(str(n).encode()).digest()),
}
each_source = pytest.mark.parametrize("source", SOURCES.values(), ids=list(SOURCES))
REPEATABLE = examples(100, long=300)


def block(language: str) -> str:
    """The code block of a language in the document."""
    (found,) = re.findall(rf"```{language}\n(.*?)```", DOC, re.DOTALL)
    return str(found)


VECTORS: dict[str, Any] = json.loads(block("json"))


# An implementation of its own, from the words of the document.


def numbers(key: bytes, name: str) -> Iterator[int]:
    b = 0
    while True:
        message = name.encode() + b"\0" + b.to_bytes(4, "big")
        digest = hmac.new(key, message, hashlib.sha256).digest()
        for i in range(0, 32, 4):
            yield int.from_bytes(digest[i : i + 4], "big")
        b += 1


def one_of(n: int, source: Iterator[int]) -> int:
    return next(number for number in source if number < 2**32 - 2**32 % n) % n


def fast_numbers(seed: int, name: str) -> Iterator[int]:
    state = fast_mix(fast_hash(str(seed)) ^ fast_hash(name))
    while True:
        state = (state + 0x1E3779B97F4A7C15) % 2**62
        yield fast_mix(state) >> 30


def fast_hash(text: str) -> int:
    h = 0x0BF29CE484222325
    for byte in text.encode():
        h = (h ^ byte) * 0x100000001B3 % 2**62
    return fast_mix(h)


def fast_mix(x: int) -> int:
    x = (x ^ x >> 31) * 0x3F58476D1CE4E5B9 % 2**62
    x = (x ^ x >> 29) * 0x14D049BB133111EB % 2**62
    return x ^ x >> 32


def shuffled(items: list[Any], one: Callable[[int], int]) -> list[Any]:
    items = list(items)
    for i in range(len(items) - 1, 0, -1):
        j = one(i + 1)
        items[i], items[j] = items[j], items[i]
    return items


def words(draws: Draws, n: int) -> list[int]:
    return [draws.word() for _ in range(n)]


# Test vectors


def drawn(chance: Chance) -> dict[str, Any]:
    """What the document lists, as the package draws it."""
    items = list(range(10))
    chance.draws(NAME).shuffle(items)
    fresh = [chance.draws(NAME) for _ in range(4)]
    return {
        "numbers": words(fresh[0], 10),
        "one of 46": [fresh[1].below(46) for _ in range(10)],
        "one of 715827883": [fresh[2].below(715827883) for _ in range(10)],
        "probability 0.25": [fresh[3].happens(0.25) for _ in range(10)],
        "shuffle of 0 to 9": items,
    }


def test_vectors_of_verifiable_chance() -> None:
    secret = bytes.fromhex(VECTORS["secret"])
    assert commitment(secret) == VECTORS["commitment"]
    key = key_of(secret, VECTORS["nonces"])
    assert key.hex() == VECTORS["key"]
    assert drawn(tenka.VerifiableChance(key)) == VECTORS["verifiable"]


def test_vectors_of_verifiable_chance_by_hand() -> None:
    secret = bytes.fromhex(VECTORS["secret"])
    assert hashlib.sha256(secret).hexdigest() == VECTORS["commitment"]
    key = hmac.new(secret, b"tenka/1|2:5f|6:c0ffee", hashlib.sha256).digest()
    assert key.hex() == VECTORS["key"]
    source = [numbers(key, NAME) for _ in range(5)]
    assert VECTORS["verifiable"] == {
        "numbers": list(islice(source[0], 10)),
        "one of 46": [one_of(46, source[1]) for _ in range(10)],
        "one of 715827883": [one_of(715827883, source[2]) for _ in range(10)],
        "probability 0.25": [number < 2**30 for number in islice(source[3], 10)],
        "shuffle of 0 to 9": shuffled(list(range(10)), lambda n: one_of(n, source[4])),
    }


def test_vectors_of_fast_chance() -> None:
    assert drawn(tenka.FastChance(7)) == VECTORS["fast"]


def test_vectors_of_fast_chance_by_hand() -> None:
    source = [fast_numbers(7, NAME) for _ in range(5)]
    assert VECTORS["fast"] == {
        "numbers": list(islice(source[0], 10)),
        "one of 46": [number * 46 >> 32 for number in islice(source[1], 10)],
        "one of 715827883": [number * 715827883 >> 32 for number in islice(source[2], 10)],
        "probability 0.25": [number < 2**30 for number in islice(source[3], 10)],
        "shuffle of 0 to 9": shuffled(list(range(10)), lambda n: next(source[4]) * n >> 32),
    }


def test_vectors_of_a_deal() -> None:
    chance = tenka.VerifiableChance(bytes.fromhex(VECTORS["key"]))
    p = tenka.game("chuhan").new(seed=chance).to_position()
    assert VECTORS["chuhan"] == {
        "han": " ".join(p["hands"][0]),
        "chu": " ".join(p["hands"][1]),
        "pile": " ".join(p["pile"]),
    }


def test_the_set_up_of_sun_tzu_by_hand() -> None:
    """By the table of names in the document, in the edition that draws Warlords too."""
    chance = tenka.VerifiableChance(KEY)
    p = tenka.game("suntzu").new(seed=chance, edition="hu", events=True).to_position()

    def laid_out(name: str, items: str) -> list[str]:
        source = numbers(KEY, name)
        return shuffled(items.split(), lambda n: one_of(n, source))

    displays = laid_out("displays", "124 135 143 232 234 252 315 323 414 432")
    assert list(p["displays"]) == ["qin", "chu", "jin_yan", "han_qi", "wu"]
    assert ["".join(map(str, each)) for each in p["displays"].values()] == displays[:5]
    for seat in range(2):
        loose = "7 8 9 10 +1 +1 +1 +2 +3 -1 -1 -1 plague plague"
        deck = laid_out(f"deck/seat{seat}", loose)
        assert Counter(p["hands"][seat]) == Counter([*"123456", *deck[:4]])
        assert p["decks"][seat] == deck[4:]
    events = "pandemic war_chariot champion_challenge hero_challenge light_infantry"
    assert p["events"] == laid_out("events", events)
    warlords = (
        "move_army high_as_six head_start recycle_minus reinforce",
        "double_six remove_army counter_plague total_plague recycle_plague",
    )
    drawn_ones = [
        own.split()[one_of(5, numbers(KEY, f"warlord/seat{seat}"))]
        for seat, own in enumerate(warlords)
    ]
    taken = [p["warlords"][seat] + p["used_warlords"][seat] for seat in range(2)]
    assert taken == [[name] for name in drawn_ones]


def test_the_check_by_hand_of_the_document(tmp_path: Path) -> None:
    """Its lines of Python deal what the record's game was dealt, and find a wrong secret."""
    assert len(block("python").splitlines()) <= 30
    record = tenka.Record.new(tenka.game("chuhan"), 2, {}, SECRET)
    for seat, nonce in enumerate(VECTORS["nonces"]):
        record.event("nonce", seat=seat, nonce=nonce)
    file = tmp_path / "record.json"
    file.write_text(record.to_json(), encoding="utf-8")
    run = [sys.executable, "-c", block("python"), str(file)]
    done = subprocess.run(run, capture_output=True, encoding="utf-8", check=True)
    deal = {line.split()[0].lower(): line.split()[1:] for line in done.stdout.splitlines()}
    for name in ("han", "chu"):
        assert Counter(deal[name]) == Counter(VECTORS["chuhan"][name].split())
    assert deal["pile"] == VECTORS["chuhan"]["pile"].split()
    file.write_text(record.to_json().replace('"secret": "0001', '"secret": "0002'))
    done = subprocess.run(run, capture_output=True, encoding="utf-8", check=False)
    assert done.returncode != 0
    assert "not the secret committed to" in done.stderr


SEALS, NONCES = VECTORS["sealed"]["seals"], VECTORS["sealed"]["nonces"]
SEALED = [{"event": "sealed", "seat": seat, "seal": seal} for seat, seal in enumerate(SEALS)]
GAVE = [{"event": "nonce", "seat": seat, "nonce": nonce} for seat, nonce in enumerate(NONCES)]
BOT = {"event": "bot_took_seat", "seat": 1, "bot": "greedy"}


@pytest.mark.parametrize(
    ("entries", "wrong"),
    [
        ([*SEALED, *GAVE], ""),
        ([SEALED[0], GAVE[1], GAVE[0]], ""),
        ([*GAVE], ""),
        ([SEALED[0], GAVE[0], BOT], ""),
        ([*SEALED, {**GAVE[0], "nonce": "5f"}], "not the nonce that was sealed"),
        ([SEALED[0], GAVE[0], GAVE[1]], "not the nonce that was sealed"),
        ([SEALED[0], GAVE[0], SEALED[1], GAVE[1]], "sealed too late"),
        ([GAVE[1], BOT], "a bot gave a nonce"),
    ],
)
def test_the_check_by_hand_finds_what_was_ground(
    tmp_path: Path, entries: list[dict[str, Any]], wrong: str
) -> None:
    """The same as the package does."""
    record = tenka.Record.new(tenka.game("chuhan"), 2, {}, SECRET).with_entries(entries)
    text = record.to_json()
    (tmp_path / "record.json").write_text(text, encoding="utf-8")
    run = [sys.executable, "-c", block("python"), str(tmp_path / "record.json")]
    done = subprocess.run(run, capture_output=True, encoding="utf-8", check=False)
    assert wrong in done.stderr
    assert bool(done.returncode) == bool(wrong)
    if wrong:
        with pytest.raises(tenka.BadRecord):
            tenka.Record.from_json(text)
    else:
        tenka.Record.from_json(text)


def test_vectors_of_seals() -> None:
    assert [seal_of(nonce) for nonce in NONCES] == SEALS
    by_hand = [hashlib.sha256(nonce.encode("ascii")).hexdigest() for nonce in NONCES]
    assert by_hand == SEALS
    key = key_of(bytes.fromhex(VECTORS["secret"]), NONCES)
    assert key.hex() == VECTORS["sealed"]["key"]


@REPEATABLE
@given(st.binary(min_size=1, max_size=64), st.text(max_size=20), st.integers(1, 2**30 - 1))
def test_verifiable_chance_is_the_documents(key: bytes, name: str, n: int) -> None:
    name = name.encode(errors="ignore").decode()
    chance = tenka.VerifiableChance(key)
    assert words(chance.draws(name), 20) == list(islice(numbers(key, name), 20))
    source, draws = numbers(key, name), chance.draws(name)
    assert [draws.below(n) for _ in range(8)] == [one_of(n, source) for _ in range(8)]


@REPEATABLE
@given(st.integers(), st.text(max_size=20), st.integers(1, 2**30 - 1))
def test_fast_chance_is_the_documents(seed: int, name: str, n: int) -> None:
    name = name.encode(errors="ignore").decode()
    chance = tenka.FastChance(seed)
    assert words(chance.draws(name), 20) == list(islice(fast_numbers(seed, name), 20))
    source, draws = fast_numbers(seed, name), chance.draws(name)
    assert [draws.below(n) for _ in range(8)] == [next(source) * n >> 32 for _ in range(8)]


# Named


@each_source
def test_the_same_name_gives_the_same_draws(source: Callable[[int], Chance]) -> None:
    chance = source(3)
    first = words(chance.draws("a"), 30)
    words(chance.draws("b"), 100)
    assert words(chance.draws("a"), 30) == first
    assert words(source(3).draws("a"), 30) == first


@each_source
def test_draws_of_one_name_do_not_disturb_another(source: Callable[[int], Chance]) -> None:
    chance = source(3)
    a, b = chance.draws("a"), chance.draws("b")
    mixed = [(a.word(), b.word()) for _ in range(20)]
    assert [pair[0] for pair in mixed] == words(chance.draws("a"), 20)
    assert [pair[1] for pair in mixed] == words(chance.draws("b"), 20)


@each_source
def test_names_and_seeds_are_told_apart(source: Callable[[int], Chance]) -> None:
    names = ["", "a", "b", "aa", "a\0", "deal/hand1", "deal/hand11", "deal/hand 1", "złoto", "天下"]
    firsts = [tuple(words(source(seed).draws(name), 4)) for seed in range(-5, 20) for name in names]
    assert len(set(firsts)) == len(firsts)


@each_source
def test_names_are_independent(source: Callable[[int], Chance]) -> None:
    """Numbers of neighbouring names agree in half of their bits, and are even together."""
    chance = source(1)
    first = [int(chance.draws(f"deal/hand{n}").word()) for n in range(4001)]
    bits = sum((one ^ other).bit_count() for one, other in pairwise(first))
    assert abs(bits - 4000 * 16) < 5 * (4000 * 32 / 4) ** 0.5
    cells = Counter((one >> 29, other >> 29) for one, other in pairwise(first))
    assert chi_square([cells[i, j] for i in range(8) for j in range(8)]) < 103.4


@each_source
def test_seeds_are_independent(source: Callable[[int], Chance]) -> None:
    first = [source(seed).draws("deal/hand1").below(46) for seed in range(4600)]
    assert chi_square([Counter(first)[n] for n in range(46)]) < 80.1


# Even


def chi_square(counts: list[int]) -> float:
    mean = sum(counts) / len(counts)
    return sum((count - mean) ** 2 / mean for count in counts)


@each_source
def test_numbers_are_even(source: Callable[[int], Chance]) -> None:
    """The limits are those that one in a thousand sources would pass by accident."""
    draws = source(5).draws("even")
    numbers_drawn = words(draws, 12_800)
    assert all(0 <= number < 2**32 for number in numbers_drawn)
    for shift in (0, 13, 26):
        counts = Counter((number >> shift) & 63 for number in numbers_drawn)
        assert chi_square([counts[n] for n in range(64)]) < 103.4


@each_source
@pytest.mark.parametrize("n", [1, 2, 3, 6, 7, 46, 1000])
def test_one_of_n_is_even(source: Callable[[int], Chance], n: int) -> None:
    draws = source(6).draws(f"below {n}")
    counts = Counter(draws.below(n) for _ in range(max(2000, 20 * n)))
    assert set(counts) <= set(range(n))
    limits = {1: 0.1, 2: 10.9, 3: 13.9, 6: 20.6, 7: 22.5, 46: 80.1, 1000: 1143.9}
    assert chi_square([counts[k] for k in range(n)]) < limits[n]


@each_source
def test_shuffles_are_even(source: Callable[[int], Chance]) -> None:
    """All 24 orders of four items, each by an event of its own name."""
    chance = source(7)
    counts = Counter[tuple[str, ...]]()
    for n in range(4800):
        items = list("abcd")
        chance.draws(f"shuffle/{n}").shuffle(items)
        counts[tuple(items)] += 1
    assert chi_square([counts[order] for order in permutations("abcd")]) < 49.8


@each_source
def test_a_shuffle_keeps_the_items(source: Callable[[int], Chance]) -> None:
    for length in (0, 1, 2, 46):
        items = [n % 7 for n in range(length)]
        before = Counter(items)
        source(8).draws("keep").shuffle(items)
        assert Counter(items) == before


@each_source
@pytest.mark.parametrize("probability", [0.0, 0.01, 0.25, 0.5, 0.9, 1.0])
def test_probabilities(source: Callable[[int], Chance], probability: float) -> None:
    draws = source(9).draws("happens")
    happened = sum(draws.happens(probability) for _ in range(4000))
    spread = (4000 * probability * (1 - probability)) ** 0.5
    assert abs(happened - 4000 * probability) <= 4.5 * spread


# Keys


def test_every_nonce_and_the_secret_change_the_key() -> None:
    keys = [
        key_of(SECRET, ["", ""]),
        key_of(SECRET, ["0", ""]),
        key_of(SECRET, ["", "0"]),
        key_of(SECRET, ["1", "23"]),
        key_of(SECRET, ["12", "3"]),
        key_of(SECRET, ["123", ""]),
        key_of(SECRET, ["23", "1"]),
        key_of(SECRET, ["", "", ""]),
        key_of(SECRET, []),
        key_of(KEY, ["", ""]),
    ]
    assert len(set(keys)) == len(keys)
    assert all(len(key) == 32 for key in keys)
