"""A game told from its record: by one seat, by a spectator, by all."""

import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from tenka import Record, game
from tenka.core.chance import seal_of

Run = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture
def file(tmp_path: Path) -> str:
    """Two moves, one of them taken back and made anew, and then Chu resigns."""
    record = Record.new(game("chuhan"), 2, {"events": True}, bytes(range(32)))
    record.event("nonce", seat=0, nonce="5f")
    record.event("bot_took_seat", seat=1, bot="random")
    for move in ("writ", "play 1", "play 2"):
        if move == "play 2":
            record.event("undone", entries=1)
        record.add(0, move)
    record.event("resigned", seat=1)
    path = tmp_path / "game.json"
    path.write_text(record.to_json(), encoding="utf-8")
    return path.name


def test_all(tenka: Run, file: str) -> None:
    told = tenka("replay", file)
    assert (told.returncode, told.stderr) == (0, "")
    for line in (
        "[Han] Your cards: ",
        "[Chu] Your cards: ",
        "[Han] You draw: ",
        "A bot plays for Chu: random.",
        "   1 ◉ Han takes a writ. Writs left: 5.",
        "   2 ◉ Han plays a single 2.",
        "Chu resigns.",
        "Han wins.",
    ):
        assert line in told.stdout
    assert "Han plays a single 1" not in told.stdout


@pytest.mark.parametrize(
    ("seat", "own", "drawn"), [("0", 1, 1), ("chu", 1, 0), ("spectator", 0, 0)]
)
def test_one_pair_of_eyes(tenka: Run, file: str, seat: str, own: int, drawn: int) -> None:
    told = tenka("replay", file, "--seat", seat).stdout
    assert told.count("Your cards: ") == own
    assert told.count("You draw: ") == drawn
    assert "[" not in told


def test_verify_tells_who_gave_what(tenka: Run, tmp_path: Path) -> None:
    record = Record.new(game("chuhan"), 2, {}, bytes(range(32)))
    nonce = "5f" * 16
    record.event("sealed", seat=0, seal=seal_of(nonce))
    record.event("nonce", seat=0, nonce=nonce)
    record.event("bot_took_seat", seat=1, bot="random")
    record.event("resigned", seat=0)
    (tmp_path / "game.json").write_text(record.to_json(), encoding="utf-8")
    told = tenka("verify", "game.json").stdout.splitlines()
    assert told[1:] == [
        "Han sealed a number before any sealed number was known.",
        "Chu: a bot from the start, which gives no number.",
        "Nobody could choose the cards, unless the host helped everybody who sealed a number.",
        "Compare with what you were shown before the deal. Commitment: " + record.commitment,
    ]
    for language in ("pl", "hu"):
        translated = tenka("verify", "game.json", "--lang", language).stdout.splitlines()
        assert len(translated) == len(told)
        assert not set(translated) & set(told)


def test_verify_tells_what_nobody_dealt(tenka: Run, tmp_path: Path) -> None:
    """Else a host could show a game whose cards they have chosen, with numbers that all sealed."""
    record = Record.new(game("chuhan"), 2, {}, bytes(range(32)), position={"hands": [["9"], ["1"]]})
    for seat, nonce in enumerate(("5f" * 16, "6e" * 16)):
        record.event("sealed", seat=seat, seal=seal_of(nonce))
    for seat, nonce in enumerate(("5f" * 16, "6e" * 16)):
        record.event("nonce", seat=seat, nonce=nonce)
    record.event("resigned", seat=1)
    (tmp_path / "game.json").write_text(record.to_json(), encoding="utf-8")
    told = tenka("verify", "game.json").stdout.splitlines()
    assert told[1].startswith("The game began from a position: whoever set it up chose")


def test_an_unknown_seat(tenka: Run, file: str) -> None:
    told = tenka("replay", file, "--seat", "qin")
    assert told.returncode == 1
    assert told.stderr == "tenka: chuhan has no seat 'qin'; seats: 0, 1, han, chu\n"


def test_a_step_at_a_time_ends_with_the_input(tenka: Run, file: str) -> None:
    told = tenka("replay", file, "--step", answers="\n")
    assert told.returncode == 0
    assert "takes a writ" in told.stdout
    assert "plays a single 2" not in told.stdout


@pytest.mark.parametrize(("language", "said"), [("pl", "Han wygrywa."), ("hu", "Han győz.")])
def test_languages(tenka: Run, file: str, language: str, said: str) -> None:
    assert tenka("replay", file, "--lang", language).stdout.endswith(f"{said}\n")


def test_a_draw_that_was_agreed(tenka: Run, tmp_path: Path) -> None:
    record = Record.new(game("suntzu"), 2, {"warlords": False}, bytes(range(32)))
    record.event("draw_agreed")
    (tmp_path / "drawn.json").write_text(record.to_json(), encoding="utf-8")
    told = tenka("replay", "drawn.json")
    assert (told.returncode, told.stderr) == (0, "")
    assert "The players agree on a draw." in told.stdout
    assert told.stdout.rstrip().endswith("draw.")
    assert tenka("verify", "drawn.json", "--lang", "pl").returncode == 0
