"""What the person is shown depends on nothing that his seat may not know."""

import io
import sys

import pytest

from tenka import FastChance, IllegalMove, UnknownGame, game
from tenka.cli.boards import board
from tenka.cli.screen import Screen
from tenka.cli.session import Session
from tenka.texts import Texts


def picture(session: Session, monkeypatch: pytest.MonkeyPatch) -> str:
    out = io.StringIO()
    monkeypatch.setattr(sys, "stdout", out)
    screen = Screen()
    shown = board("chuhan", screen, Texts("en", "chuhan"))
    moves = session.moves
    shown.show(session.view, session.forecast, moves)
    screen.put(shown.ask(session.view, session.forecast))
    screen.put("\n".join(moves))
    screen.put(str(session.history))
    return out.getvalue()


@pytest.mark.parametrize("seat", [0, 1])
def test_the_same_picture_in_every_world(seat: int, monkeypatch: pytest.MonkeyPatch) -> None:
    session = Session(game("chuhan"), {"events": True}, seat, "random", seed=11)
    asked = 0
    while session.outcome is None:
        if session.bot_moves():
            continue
        asked += 1
        state = session._state
        true = picture(session, monkeypatch)
        session._state = state.redeal(seat, FastChance(asked))
        assert picture(session, monkeypatch) == true
        session._state = state
        session.play(session.moves[asked % len(session.moves)])
    assert asked > 20


def test_a_lone_answer_is_still_asked_for() -> None:
    """CH-5.12: a window must not tell by its passing that the card is not there."""
    allowed = 0
    for seed in range(12):
        session = Session(game("chuhan"), {}, 0, "random", seed)
        while session.outcome is None:
            if not session.bot_moves():
                allowed += session.moves == ["allow"]
                session.play(session.moves[-1])
    assert allowed


def test_a_refused_move_changes_nothing() -> None:
    session = Session(game("chuhan"), {}, 0, "random", seed=1)
    before = (session.view, session.moves, session.record.to_json())
    with pytest.raises(IllegalMove):
        session.play("pass")
    assert (session.view, session.moves, session.record.to_json()) == before


def test_undo_restores_the_position() -> None:
    session = Session(game("chuhan"), {}, 0, "random", seed=1)
    assert not session.undo()
    before = (session.view, session.moves, session.history)
    session.play("play 1")
    while session.bot_moves():
        pass
    assert session.undo()
    assert (session.view, session.moves, session.history) == before
    assert session.news() == []
    assert not session.undo()


def test_unknown_game() -> None:
    with pytest.raises(UnknownGame):
        Session(game("go"), {}, 0, "random", seed=1)
