"""What may be taken back without asking anybody."""

import pytest

import tenka
from tenka.core.contract import Json
from tenka.core.record import Record
from tenka.server.tables.played_game import Play
from tenka.server.tables.undo import free_undo
from tests.server.api.site import twins

HAN, CHU = 0, 1


@pytest.mark.parametrize("position", twins(), ids=["with the card", "without it"])
def test_the_only_answer_in_a_window_is_no_decision(position: Json) -> None:
    holds = "lyu_zhi" in position["hands"][CHU]
    record = Record.new(tenka.game("chuhan"), 2, {}, bytes(32), position)
    play = Play(record)
    for seat, text in [(HAN, "play 4"), (CHU, "pass"), (HAN, "use ji_bu"), (CHU, "allow")]:
        play = play.moves(seat, [text])
    # Against a bot: to the answer, if there was another one, else to the move before.
    for again in (play, Play(play.record)):
        assert free_undo(again, CHU, {CHU}) == (1 if holds else 3)
        # Against a person his own last move counts, lone or not: nothing is told by it.
        assert free_undo(again, CHU, {HAN, CHU}) in (0, 1)
