"""Commands are plain functions: a situation and a request in, a change or a refusal out."""

from dataclasses import replace
from typing import Any

import pytest

import tenka
from tenka.core.contract import Json
from tenka.core.errors import BadSeat
from tenka.server.errors import Full, KeyUsed, NotNow, NotYours, Stale
from tenka.server.store.rows import Loaded, Seat
from tenka.server.store.rows import Table as Row
from tenka.server.tables import autopilot, playing, seating
from tenka.server.tables.autopilot import BotTurn
from tenka.server.tables.change import Change
from tenka.server.tables.idempotency import Ack
from tenka.server.tables.situation import People, Situation
from tenka.server.tables.windows import BOT_ANSWERS_AFTER
from tests.server.tables.test_play import WINDOW

NOW = 1000.0


def situation(*people: str | None, **row: Any) -> Situation:
    """A table of Chu Han with these people at it; None: an empty seat."""
    table = Row(
        **{
            "id": "t",
            "game": "chuhan",
            "rules": tenka.game("chuhan").rules_version,
            "release": "0",
            "seats": 2,
            "options": {"events": False},
            "secret": bytes(32),
            "clock": {},
            "window": 0.0,
            "created_by": "han",
            "created": 0.0,
            **row,
        }
    )
    seats = tuple(
        Seat("t", seat) if person is None else Seat("t", seat, "person", person)
        for seat, person in enumerate(people)
    )
    return Situation.of(Loaded(table, seats, None, (), ()), People(), "greedy", NOW, NOW)


def begun(**row: Any) -> Situation:
    full = situation("han", "chu", **row)
    change = autopilot.next_change(full, NOW)
    assert change is not None
    return full.after(change, NOW)


def made(answer: Change | Ack | None) -> Change:
    assert isinstance(answer, Change)
    return answer


class TestSeating:
    def test_sitting_down_is_all_it_does(self) -> None:
        before = situation("han", None)
        change = made(seating.join(before, NOW, "chu", None, "cd"))
        assert change == Change(seats=(Seat("t", 1, "person", "chu", None, {"nonce": "cd"}),))
        after = before.after(change, NOW)
        assert (before.full, after.full) == (False, True)
        assert before.seat_of("chu") is None

    @pytest.mark.parametrize(
        ("person", "seat", "refusal"),
        [("chu", 0, Full), ("chu", 2, BadSeat), ("han", 1, NotNow)],
    )
    def test_refusals(self, person: str, seat: int, refusal: type[Exception]) -> None:
        with pytest.raises(refusal):
            seating.join(situation("han", None), NOW, person, seat, None)

    def test_the_table_ends_with_the_last_one_who_leaves(self) -> None:
        assert seating.leave(situation("han", "chu"), NOW, 0, "han").row == {}
        ended = seating.leave(situation("han", None), NOW, 0, "han")
        assert ended.row == {"status": "aborted", "ended": NOW}
        with pytest.raises(NotYours):
            seating.leave(situation("han", None), NOW, 0, "chu")

    def test_a_full_table_starts_by_itself(self) -> None:
        assert autopilot.next_change(situation("han", None), NOW) is None
        assert begun().playing
        assert autopilot.next_change(begun(), NOW) is None


class TestPlaying:
    def test_a_move_leaves_the_situation_as_it_was(self) -> None:
        before = begun()
        state = before.play.state
        text = state.text(state.legal(0)[0])
        change = made(playing.move(before, NOW, 0, 0, "k", [text]))
        after = before.after(change, NOW)
        assert (before.version, after.version) == (0, 1)
        assert (before.play.decision(0), after.play.decision(0)) == (0, 1)
        assert change.entries(before.version, NOW)[0].body == {"seat": 0, "move": text}
        again = playing.move(after, NOW, 0, 0, "k", [text])
        assert again == Ack(1, repeated=True)
        with pytest.raises(KeyUsed):
            playing.move(after, NOW, 0, 0, "k", ["anything"])
        assert playing.move(before, NOW, 0, 0, "k", [text]) != again
        with pytest.raises(Stale):
            playing.move(after, NOW, 0, 0, "another", [text])

    def test_an_answer_in_a_window_is_held_and_told_to_nobody(self) -> None:
        before = begun(position=WINDOW, window=6.0)
        asked = before.after(made(playing.move(before, NOW, 0, 0, "k", ["use ji_bu"])), NOW)
        change = made(playing.move(asked, NOW, 1, 0, "h", ["use lyu_zhi"]))
        assert change.silent
        answered = asked.after(change, NOW)
        assert answered.version == asked.version
        assert (asked.waits_for(1), answered.waits_for(1)) == (True, False)
        assert autopilot.next_change(answered, NOW + 5.9) is None
        released = autopilot.next_change(answered, NOW + 6.0)
        assert released is not None
        assert (released.key, released.release) == ("h", (1,))

    def test_ends(self) -> None:
        over = begun().after(playing.resign(begun(), NOW, 0), NOW)
        finish = autopilot.next_change(over, NOW)
        assert finish is not None
        assert finish.row["status"] == "over"
        with pytest.raises(NotNow):
            playing.resign(over.after(finish, NOW), NOW, 1)

    def test_a_change_is_known_again_in_what_is_stored(self) -> None:
        before = begun()
        change = playing.resign(before, NOW, 0)
        entries = change.entries(before.version, NOW)
        stored = Loaded(before.row, before.seats, None, tuple(entries), ())
        assert change.is_in(stored, entries)
        assert not change.is_in(replace(stored, entries=()), entries)
        others = change.entries(before.version, NOW + 1)
        assert not change.is_in(replace(stored, entries=tuple(others)), entries)
        order = playing.set_standing_order(before, NOW, 1, "allow")
        assert not order.is_in(stored, [])
        assert order.is_in(replace(stored, seats=(before.seats[0], *order.seats)), [])


def test_a_bot_that_answers_too_late_changes_nothing() -> None:
    before = begun()
    seats = (replace(before.seats[0], kind="bot", bot="greedy"), before.seats[1])
    asked = before.after(Change(seats=seats), NOW)
    (turn,) = autopilot.bot_turns(asked)
    state = asked.play.state
    texts = [state.text(state.legal(0)[0])]
    assert autopilot.bot_decided(asked, NOW, turn, texts) is not None
    assert autopilot.bot_decided(asked, NOW, BotTurn(0, 7), texts) is None
    assert autopilot.bot_decided(before, NOW, turn, texts) is None


def ji_bu_is_used(lacks: bool, seed: int) -> Json:
    """A position in which seat 0 may use Ji Bu, and seat 1 holds Lyu Zhi or not."""
    hands = [["ji_bu", "4", "4"], ["5" if lacks else "lyu_zhi", "8", "9"]]
    return tenka.game("chuhan").position({"hands": hands, "lead": 0}, seed=seed).to_position()


class TestWindows:
    """Others read nothing from the time that an answer takes: it is fixed, or there is nobody."""

    def asked(self, lacks: bool = False, bot: int | None = None, window: float = 6.0) -> Situation:
        """Ji Bu was used in seat 0; seat 1 is asked for Lyu Zhi, whom it holds or not."""
        before = begun(position=ji_bu_is_used(lacks, seed=1), window=window)
        if bot is not None:
            seat = Seat("t", bot, "bot", None, "greedy")
            before = before.after(Change(seats=(seat,)), NOW)
        return before.after(Change(play=before.play.moves(0, ["use ji_bu"]), decided=0), NOW)

    def test_among_people_it_lasts_its_time_whatever_is_held(self) -> None:
        for lacks in (False, True):
            asked = self.asked(lacks)
            answer = "allow" if lacks else "use lyu_zhi"
            answered = asked.after(made(playing.move(asked, NOW, 1, 0, "k", [answer])), NOW)
            for each in (asked, answered):
                assert autopilot.next_change(each, NOW + 5.999) is None
                assert autopilot.next_change(each, NOW + 6.0) is not None

    def test_a_bot_takes_one_short_time_whatever_it_holds(self) -> None:
        asked_for = [
            position
            for seed in range(300)
            for lacks in (False, True)
            if "lyu_zhi" not in (position := ji_bu_is_used(lacks, seed))["discard"]
        ]
        assert len(asked_for) > 300
        for position in asked_for:
            before = begun(position=position, window=6.0)
            bot = Seat("t", 1, "bot", None, "greedy")
            before = before.after(Change(seats=(bot,)), NOW)
            asked = before.after(Change(play=before.play.moves(0, ["use ji_bu"])), NOW)
            assert autopilot.next_moment(asked, NOW) == NOW + BOT_ANSWERS_AFTER
            change = autopilot.bot_decided(asked, NOW, BotTurn(1, 0), ["allow"])
            assert change is not None
            answered = asked.after(change, NOW)
            for each in (asked, answered):
                assert autopilot.next_change(each, NOW + BOT_ANSWERS_AFTER - 0.001) is None
                assert autopilot.next_change(each, NOW + BOT_ANSWERS_AFTER) is not None

    @pytest.mark.parametrize("window", [0.0, 6.0])
    def test_among_bots_an_answer_counts_at_once(self, window: float) -> None:
        asked = self.asked(bot=0, window=window)
        assert asked.waits_for(1)
        assert autopilot.next_change(asked, NOW + 3600) is None  # and there is time for it
        change = made(playing.move(asked, NOW, 1, 0, "k", ["use lyu_zhi"]))
        assert asked.after(change, NOW).play.state.turn == (0,)

    @pytest.mark.parametrize("window", [0.0, 6.0])
    def test_who_has_but_one_answer_among_bots_is_not_asked(self, window: float) -> None:
        change = autopilot.next_change(self.asked(lacks=True, bot=0, window=window), NOW)
        assert change is not None
        assert change.entries(0, NOW)[-1].body == {"seat": 1, "move": "allow"}
        # Somebody else could read it from the time.
        assert autopilot.next_change(self.asked(lacks=True, window=window), NOW) is None

    def test_who_may_come_back_is_no_bot(self) -> None:
        before = begun(position=WINDOW, window=6.0)
        away = before.after(Change(seats=(Seat("t", 0, "bot", "han", "greedy"),)), NOW)
        asked = away.after(Change(play=away.play.moves(0, ["use ji_bu"])), NOW)
        assert autopilot.next_moment(asked, NOW) == NOW + 6.0
