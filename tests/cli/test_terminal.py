"""At a real terminal: colours, Ctrl-C, Ctrl-D, and a screen that can be read."""

import re
from collections.abc import Callable
from typing import Any

import pytest

Start = Callable[..., Any]
PLAY = ("play", "chuhan", "--bot", "random", "--seed", "1")


def test_a_screen_fits(terminal: Start) -> None:
    table = terminal(*PLAY)
    shown = table.wait_for("\n> ")
    plain = re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", shown)
    lines = plain.split("\n")
    assert len(lines) <= 30
    assert max(map(len, lines)) <= 100
    assert "╭─╭─╭─╭─╭──╮" in plain
    assert "◉ Han (you)" in plain
    assert "✕ Chu" in plain


def test_colours_unless_they_are_not_wanted(terminal: Start) -> None:
    assert "\x1b[1;94m" in terminal(*PLAY).wait_for("\n> ")
    without = terminal(*PLAY, NO_COLOR="1").wait_for("\n> ")
    assert not re.search(r"\x1b\[[0-9;]*(3[0-7]|9[0-7])m", without)


def test_ctrl_c(terminal: Start) -> None:
    table = terminal(*PLAY)
    table.wait_for("\n> ")
    assert re.search(r"tenka: Interrupted\.\n$", table.interrupt())
    assert table.process.wait(10) == 130


def test_ctrl_c_in_polish(terminal: Start) -> None:
    table = terminal(*PLAY, "--lang", "pl")
    table.wait_for("\n> ")
    assert "tenka: Przerwano." in table.interrupt()
    assert table.process.wait(10) == 130


def test_ctrl_d(terminal: Start) -> None:
    table = terminal(*PLAY)
    table.wait_for("\n> ")
    table.press(b"\x04")
    assert table.rest().endswith("End of input: the game stops here.\n")
    assert table.process.wait(10) == 0


def test_a_move_and_goodbye(terminal: Start) -> None:
    table = terminal(*PLAY)
    table.wait_for("\n> ")
    table.type("play 5 5")
    assert "Han plays two 5s" in re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", table.wait_for("\n> "))
    table.type("quit")
    assert "Goodbye!" in table.rest()
    assert table.process.wait(10) == 0


@pytest.mark.parametrize("language", ["en", "pl", "hu"])
def test_many_moves_are_grouped(terminal: Start, language: str) -> None:
    table = terminal(*PLAY, "--lang", language)
    plain = re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", table.wait_for("\n> "))
    assert "1-16  play …  1 · 1 1 · 1 1 1" in plain
    assert "17  writ" in plain


def test_stepping_through_a_record(terminal: Start, tenka: Any) -> None:
    tenka(*PLAY, "--save", "game.json", answers="1\n1\nquit\n")
    told = terminal("replay", "game.json", "--step")
    told.wait_for("\n> ")
    told.type("")
    told.wait_for("\n> ")
    told.type("q")
    told.rest()
    assert told.process.wait(10) == 0
