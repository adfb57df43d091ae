"""A game at a table, without the network."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

import tenka
from tenka.core.record import Record
from tenka.server.errors import BadRequest, Full, NotNow, NotYours, Stale
from tenka.server.store import Store
from tenka.server.store.records import record_of
from tenka.server.tables import playing, seating
from tenka.server.tables.clock import ClockRules
from tenka.server.tables.lobby import Lobby
from tenka.server.tables.opening_tables import open_quick_table, open_table
from tenka.server.tables.rematch import rematch
from tenka.server.tables.table import Table
from tenka.server.tables.terms import Terms
from tests.server.databases import place
from tests.server.settling import settle
from tests.server.tables.played_tables import PlayedTables, played_tables

Story = Callable[[PlayedTables], Awaitable[None]]

# Chu may hold Lyu Zhi; Han uses Ji Bu, so Chu is asked.
WINDOW = {"hands": [["ji_bu", "4", "4"], ["lyu_zhi", "8", "9"]], "lead": 0}


def tell(directory: Path, story: Story) -> None:
    async def run() -> None:
        here = await played_tables(directory)
        try:
            await story(here)
        finally:
            await here.lobby.stop()
            await here.services.store.close()

    asyncio.run(run())


async def play(table: Table, seat: int, text: str, key: str = "") -> None:
    decision = table.situation.play.decision(seat)
    await table.move(seat, decision, key or f"{seat}/{decision}", [text])


async def first_move(table: Table) -> None:
    (seat,) = table.situation.play.state.turn
    await play(table, seat, first_text(table))


def first_text(table: Table) -> str:
    (seat,) = table.situation.play.state.turn
    state = table.situation.play.state
    return state.text(state.legal(seat)[0])


def left(table: Table) -> list[float]:
    """The time of the seats."""
    return [seat["left"] for seat in table.snapshot(None)["clocks"]["seats"]]


def status(table: Table) -> str:
    return table.situation.row.status


def kind(table: Table, seat: int) -> str:
    return table.situation.seats[seat].kind


def test_a_whole_game(tmp_path: Path) -> None:
    async def story(here: PlayedTables) -> None:
        table = await here.table()
        assert status(table) == "playing"
        feeds = [table.listen(seat) for seat in (0, 1, None)]
        while table.situation.playing:
            await first_move(table)
        assert status(table) == "over"
        for feed in feeds:
            message = await feed.next()
            events = message["journal"]
            while message["status"] != "over":
                message = await feed.next()
                assert message["journal_from"] <= len(events)
                events = events[: message["journal_from"]] + message["journal"]
            assert events == table.situation.play.state.journal(feed.seat)
            assert message["fairness"]["secret"] == bytes(32).hex()
        assert Record.from_json(table.situation.play.record.to_json()).verify() is not None

    tell(tmp_path, story)


def test_it_goes_on_after_a_restart(tmp_path: Path) -> None:
    async def story(here: PlayedTables) -> None:
        table = await here.table(clock=ClockRules("live", 300, 5))
        for _ in range(12):
            await first_move(table)
        again = Lobby(here.services)
        await again.start()
        await again.take_up()
        twin = await again.get(table.id)
        assert twin is not table
        for seat in (0, 1, None):
            assert twin.snapshot(seat) == table.snapshot(seat)
        await first_move(twin)
        await again.stop()

    tell(tmp_path, story)


def test_stale_and_doubled_requests(tmp_path: Path) -> None:
    async def story(here: PlayedTables) -> None:
        table = await here.table()
        text = table.situation.play.state.text(table.situation.play.state.legal(0)[0])
        first = await table.move(0, 0, "once", [text])
        again = await table.move(0, 0, "once", [text])
        assert (again.version, again.repeated) == (first.version, True)
        with pytest.raises(Stale):
            await table.move(0, 0, "twice", [text])
        with pytest.raises(tenka.IllegalMove):
            await table.move(0, 1, "out of turn", [text])
        assert len(table.situation.play.record.moves()) == 1

    tell(tmp_path, story)


def test_a_refused_move_changes_nothing(tmp_path: Path) -> None:
    async def story(here: PlayedTables) -> None:
        table = await here.table()
        before = table.snapshot(0)
        for text in ("play 3", "writ 4", "", "pass"):
            with pytest.raises(tenka.IllegalMove):
                await play(table, 0, text, key=text or "empty")
        with pytest.raises(BadRequest):
            await table.move(0, 0, "two", ["writ", "writ"])
        assert table.snapshot(0) == before
        assert len(await here.services.store.entries.of(table.id)) == table.situation.play.version

    tell(tmp_path, story)


class TestWindows:
    def test_every_answer_is_released_at_the_end(self, tmp_path: Path) -> None:
        async def story(here: PlayedTables) -> None:
            table = await here.table(position=WINDOW, window=6.0)
            await play(table, 0, "use ji_bu")
            watching = table.listen(0)
            await watching.next()
            ack = await table.move(1, table.situation.play.decision(1), "mine", ["use lyu_zhi"])
            assert ack.held
            await here.pass_time(5.9)
            assert table.situation.play.state.window == "allow"
            assert watching._waiting == []
            await here.pass_time(0.2)
            assert table.situation.play.state.window is None
            assert "lyu_zhi" in table.situation.play.state.to_position()["discard"]

        tell(tmp_path, story)

    def test_none_is_allow(self, tmp_path: Path) -> None:
        async def story(here: PlayedTables) -> None:
            table = await here.table(position=WINDOW, window=6.0)
            await play(table, 0, "use ji_bu")
            await here.pass_time(6.1)
            assert table.situation.play.state.to_position()["lead_ability"] == "used"

        tell(tmp_path, story)

    def test_always_allow_ends_it_at_once(self, tmp_path: Path) -> None:
        async def story(here: PlayedTables) -> None:
            table = await here.table(position=WINDOW, window=6.0)
            await table.do(playing.set_standing_order, 1, "allow")
            await play(table, 0, "use ji_bu")
            assert table.situation.play.state.window is None

        tell(tmp_path, story)

    def test_correspondence_goes_by_standing_orders(self, tmp_path: Path) -> None:
        async def story(here: PlayedTables) -> None:
            table = await here.table(position=WINDOW, pace="correspondence")
            await table.do(playing.set_standing_order, 1, "use lyu_zhi")
            await play(table, 0, "use ji_bu")
            assert table.situation.play.state.to_position()["lead_ability"] == "cancelled"

        tell(tmp_path, story)

    def test_a_held_answer_survives_a_restart(self, tmp_path: Path) -> None:
        async def story(here: PlayedTables) -> None:
            table = await here.table(position=WINDOW, window=6.0)
            await play(table, 0, "use ji_bu")
            await table.move(1, table.situation.play.decision(1), "mine", ["use lyu_zhi"])
            await table.close()
            again = Lobby(here.services)
            await again.start()
            await again.take_up()
            twin = await again.get(table.id)
            await here.pass_time(6.1)
            assert twin.situation.play.state.to_position()["lead_ability"] == "cancelled"
            await again.stop()

        tell(tmp_path, story)

    def test_an_answer_is_given_once(self, tmp_path: Path) -> None:
        async def story(here: PlayedTables) -> None:
            table = await here.table(position=WINDOW, window=6.0)
            await play(table, 0, "use ji_bu")
            await play(table, 1, "allow", key="first")
            with pytest.raises(NotNow, match="answered"):
                await play(table, 1, "use lyu_zhi", key="second")
            assert (await table.move(1, 0, "first", ["allow"])).repeated
            await here.pass_time(7)
            assert table.situation.play.record.entries[-1] == {"seat": 1, "move": "allow"}

        tell(tmp_path, story)

    def test_without_a_time_an_order_answers_at_once(self, tmp_path: Path) -> None:
        async def story(here: PlayedTables) -> None:
            table = await here.table(position=WINDOW, window=0.0)
            await table.do(playing.set_standing_order, 1, "use lyu_zhi")
            await play(table, 0, "use ji_bu")
            assert {"seat": 1, "move": "use lyu_zhi"} in table.situation.play.record.entries

        tell(tmp_path, story)

    def test_no_undo_while_it_is_open(self, tmp_path: Path) -> None:
        async def story(here: PlayedTables) -> None:
            table = await here.table(position=WINDOW, window=6.0)
            await play(table, 0, "use ji_bu")
            with pytest.raises(NotNow):
                await table.do(playing.undo_moves, 0)

        tell(tmp_path, story)


class TestUndo:
    def test_until_the_other_decides(self, tmp_path: Path) -> None:
        async def story(here: PlayedTables) -> None:
            table = await here.table(position={"hands": [["4", "5"], ["8", "9"]]})
            before = table.snapshot(0)["view"]
            await play(table, 0, "play 4")
            assert table.snapshot(0)["can_undo"]
            await table.do(playing.undo_moves, 0)
            assert table.snapshot(0)["view"] == before
            await play(table, 0, "play 5")
            await play(table, 1, "pass")
            with pytest.raises(NotNow):
                await table.do(playing.undo_moves, 0)

        tell(tmp_path, story)

    def test_not_after_learning_something(self, tmp_path: Path) -> None:
        async def story(here: PlayedTables) -> None:
            table = await here.table()
            await play(table, 0, "writ")
            assert not table.snapshot(0)["can_undo"]
            with pytest.raises(NotNow):
                await table.do(playing.undo_moves, 0)

        tell(tmp_path, story)

    def test_against_bots_back_to_the_own_decision(self, tmp_path: Path) -> None:
        async def story(here: PlayedTables) -> None:

            terms = Terms.of("chuhan", 2, {}, window=0.0)
            table = await open_quick_table(here.lobby, terms, await here.person("han"), "Han", 0)
            view = table.snapshot(0)["view"]
            await first_move(table)
            await settle()
            await table.do(playing.undo_moves, 0)
            assert table.snapshot(0)["view"] == view
            assert (
                Record.from_json(table.situation.play.record.to_json()).entries[-1]["event"]
                == "undone"
            )

        tell(tmp_path, story)


class TestClocks:
    def test_time_out_hands_the_seat_to_a_bot(self, tmp_path: Path) -> None:
        async def story(here: PlayedTables) -> None:
            table = await here.table(clock=ClockRules("live", 60, 0))
            listening = table.listen(1)
            await here.pass_time(61)
            assert kind(table, 0) == "bot"
            kinds = [message["type"] for message in listening._waiting]
            assert "warning" in kinds
            with pytest.raises(NotYours):
                await table.move(0, table.situation.play.decision(0), "late", ["writ"])
            await table.do(seating.reclaim_seat, 0)
            assert kind(table, 0) == "person"

        tell(tmp_path, story)

    def test_one_who_may_not_come_back_has_no_say(self, tmp_path: Path) -> None:
        async def story(here: PlayedTables) -> None:
            rules = ClockRules("live", 60, 0)
            table = await here.table(clock=rules, allow_return=False)
            await here.pass_time(61)
            assert not table.snapshot(0)["can_undo"]
            for asked in (
                table.do(playing.undo_moves, 0, "han"),
                table.do(playing.set_standing_order, 0, "allow", "han"),
            ):
                with pytest.raises(NotYours, match="a bot plays this seat"):
                    await asked
            with pytest.raises(NotNow):
                await table.do(seating.reclaim_seat, 0, "han")

        tell(tmp_path, story)

    def test_undo_gives_nobody_time(self, tmp_path: Path) -> None:
        async def story(here: PlayedTables) -> None:
            table = await here.table(clock=ClockRules("live", 100, 10))
            for round in range(1, 4):
                await here.pass_time(1)
                await first_move(table)
                assert left(table) == [110 - 3 * round + 2, 100]
                await here.pass_time(2)
                assert left(table)[1] == 98
                await table.do(playing.undo_moves, 0)
                assert left(table) == [100 - 3 * round, 100]

        tell(tmp_path, story)

    def test_an_answer_that_nobody_hurries_costs_time(self, tmp_path: Path) -> None:
        async def story(here: PlayedTables) -> None:
            table = await here.table(position=WINDOW, window=0, clock=ClockRules("live", 60, 0))
            await play(table, 0, "use ji_bu")
            await here.pass_time(10)
            assert left(table) == [60, 50]
            await here.pass_time(51)
            assert kind(table, 1) == "bot"

        tell(tmp_path, story)

    @pytest.mark.parametrize("alive", [True, False])
    def test_a_restart_forgives_only_the_time_it_was_down(
        self, tmp_path: Path, alive: bool
    ) -> None:
        async def story(here: PlayedTables) -> None:
            table = await here.table(clock=ClockRules("live", 100, 0))
            await here.pass_time(8)
            if alive:  # by the heartbeat, or by a stop in peace; else it was killed at once
                await here.lobby.beat()
            await table.close()
            here.timers.advance(1000)
            again = Lobby(here.services)
            await again.start()
            await again.take_up()
            assert left(await again.get(table.id)) == [92 if alive else 100, 100]
            await again.stop()

        tell(tmp_path, story)

    def test_grace_is_not_forgotten_when_a_table_is_read_again(self, tmp_path: Path) -> None:
        async def story(here: PlayedTables) -> None:
            table = await here.table(clock=ClockRules("live", 60, grace=30.0))
            table.leave(table.listen(0, person="han"))
            watching = table.listen(1, person="chu")
            await watching.next()
            await table.catch_up()
            assert watching._waiting == []  # it is no news
            await here.pass_time(20)
            assert table.snapshot(1)["clocks"]["seats"][0] == {
                "left": 60, "running": True, "grace": 10,
            }  # fmt: skip
            table.leave(watching)

        tell(tmp_path, story)

    def test_who_goes_while_an_answer_is_written_tells_nothing_of_it(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        async def story(here: PlayedTables) -> None:
            clock = ClockRules("live", 60, grace=30.0)
            table = await here.table(position=WINDOW, window=6.0, clock=clock)
            going, watching = table.listen(0, person="han"), table.listen(None)
            await play(table, 0, "use ji_bu")
            entries = here.services.store.entries
            append, said = entries.append, len(watching._waiting)

            async def and_he_goes(*args: Any, **more: Any) -> None:
                table.leave(going)
                await append(*args, **more)

            monkeypatch.setattr(entries, "append", and_he_goes)
            await play(table, 1, "use lyu_zhi")
            assert len(watching._waiting) == said + 1  # that his clock stands, and no more
            assert table.snapshot(1)["clocks"]["seats"][0]["grace"] == 30
            table.leave(watching)

        tell(tmp_path, story)

    def test_windows_cost_nobody_time(self, tmp_path: Path) -> None:
        async def story(here: PlayedTables) -> None:
            table = await here.table(position=WINDOW, window=6.0, clock=ClockRules("live", 60, 0))
            await play(table, 0, "use ji_bu")
            before = left(table)
            await here.pass_time(5)
            assert left(table) == before

        tell(tmp_path, story)


def test_resigning_ends_a_game_of_two(tmp_path: Path) -> None:
    async def story(here: PlayedTables) -> None:
        table = await here.table()
        await table.do(playing.resign, 0)
        assert table.situation.row.result is not None
        assert table.situation.row.result["winners"] == [1]
        with pytest.raises(NotNow):
            await play(table, 0, "writ")
        loaded = await here.services.store.tables.load(table.id)
        assert loaded is not None
        assert (
            record_of(loaded.table, loaded.entries).outcome == table.situation.play.record.outcome
        )

    tell(tmp_path, story)


def test_abort_before_the_second_move(tmp_path: Path) -> None:
    async def story(here: PlayedTables) -> None:
        table = await here.table()
        await first_move(table)
        await table.do(playing.abort)
        assert status(table) == "aborted"

    tell(tmp_path, story)


def test_seats(tmp_path: Path) -> None:
    async def story(here: PlayedTables) -> None:
        table = await here.table()
        with pytest.raises(NotNow):
            await table.do(seating.leave, 0)
        with pytest.raises(NotNow):
            await table.do(seating.join, "other", None, None)

    tell(tmp_path, story)


def test_nonces_change_the_deal_and_are_kept(tmp_path: Path) -> None:
    async def story(here: PlayedTables) -> None:

        terms = Terms.of("chuhan", 2, {}, window=0.0)
        han, chu = await here.person("han"), await here.person("chu")
        table = await open_table(here.lobby, terms, han, "Han", 0)
        with pytest.raises(Full):
            await table.do(seating.join, chu, 0, None)
        await table.do(seating.join, han, 0, "ab")
        await table.do(seating.join, chu, 1, "cd")
        assert table.situation.play.record.nonces == ["ab", "cd"]
        assert (
            table.situation.play.state.to_position()
            == table.situation.play.record.state().to_position()
        )

    tell(tmp_path, story)


def test_a_rematch_swaps_the_sides(tmp_path: Path) -> None:
    async def story(here: PlayedTables) -> None:
        table = await here.table()
        await table.do(playing.resign, 0)
        again = await rematch(here.lobby, table, await here.somebody("han"))
        assert again.situation.seat_of("han") == 1
        assert await rematch(here.lobby, table, await here.somebody("chu")) is again

    tell(tmp_path, story)


def test_a_store_that_fails_refuses_the_move_whole(tmp_path: Path) -> None:
    async def story(here: PlayedTables) -> None:
        table = await here.table()
        before = table.snapshot(0)
        await here.services.store.close()
        with pytest.raises(tenka.TenkaError):
            await first_move(table)
        assert table.snapshot(0) == before
        object.__setattr__(here.services, "store", Store(place(tmp_path)))
        await here.services.store.open()

    tell(tmp_path, story)
