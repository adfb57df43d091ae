"""What the person is shown depends on nothing that his seat may not know."""

import io
import sys

import pytest

from tenka import FastChance, IllegalMove, UnknownGame, game
from tenka.cli.boards import board
from tenka.cli.screen import Screen
from tenka.cli.sitting import Sitting
from tenka.texts import Texts


def picture(sitting: Sitting, monkeypatch: pytest.MonkeyPatch) -> str:
    out = io.StringIO()
    monkeypatch.setattr(sys, "stdout", out)
    screen = Screen()
    shown = board("chuhan", screen, Texts("en", "chuhan"))
    moves = sitting.moves
    shown.show(sitting.view, sitting.forecast, moves)
    screen.put(shown.ask(sitting.view, sitting.forecast))
    screen.put("\n".join(moves))
    screen.put(str(sitting.history))
    return out.getvalue()


@pytest.mark.parametrize("seat", [0, 1])
def test_the_same_picture_in_every_world(seat: int, monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = Sitting(game("chuhan"), {"events": True}, seat, "random", seed=11)
    asked = 0
    while sitting.outcome is None:
        if sitting.bot_moves():
            continue
        asked += 1
        state = sitting._state
        true = picture(sitting, monkeypatch)
        sitting._state = state.redeal(seat, FastChance(asked))
        assert picture(sitting, monkeypatch) == true
        sitting._state = state
        sitting.play(sitting.moves[asked % len(sitting.moves)])
    assert asked > 20


def test_a_lone_answer_is_still_asked_for() -> None:
    """CH-5.12: a window must not tell by its passing that the card is not there."""
    allowed = 0
    for seed in range(12):
        sitting = Sitting(game("chuhan"), {}, 0, "random", seed)
        while sitting.outcome is None:
            if not sitting.bot_moves():
                allowed += sitting.moves == ["allow"]
                sitting.play(sitting.moves[-1])
    assert allowed


def test_a_refused_move_changes_nothing() -> None:
    sitting = Sitting(game("chuhan"), {}, 0, "random", seed=1)
    before = (sitting.view, sitting.moves, sitting.record.to_json())
    with pytest.raises(IllegalMove):
        sitting.play("pass")
    assert (sitting.view, sitting.moves, sitting.record.to_json()) == before


def test_undo_restores_the_position() -> None:
    sitting = Sitting(game("chuhan"), {}, 0, "random", seed=1)
    assert not sitting.undo()
    before = (sitting.view, sitting.moves, sitting.history)
    sitting.play("play 1")
    while sitting.bot_moves():
        pass
    assert sitting.undo()
    assert (sitting.view, sitting.moves, sitting.history) == before
    assert sitting.news() == []
    assert not sitting.undo()


def test_unknown_game() -> None:
    with pytest.raises(UnknownGame):
        Sitting(game("go"), {}, 0, "random", seed=1)
