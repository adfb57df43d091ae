"""What is stored is the truth: a table whose memory is behind is read again, and play goes on."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from tenka.core.contract import Json
from tenka.server.bots.bot_question import BotQuestion
from tenka.server.errors import KeyUsed, NotNow, Stale
from tenka.server.store.errors import Conflict, StoreUnavailable
from tenka.server.store.rows import Entry
from tenka.server.tables import autopilot, playing, seating
from tenka.server.tables.clock import ClockRules
from tenka.server.tables.opening_tables import open_quick_table, open_table
from tenka.server.tables.table import Table
from tenka.server.tables.terms import Terms
from tests.patient import PATIENCE
from tests.server.api.site import twins
from tests.server.settling import settle
from tests.server.tables.played_tables import InlineBots, PlayedTables
from tests.server.tables.test_play import first_move, first_text, tell

Append = Callable[..., Awaitable[None]]


class Unreliable:
    """The store's writes, some of which go wrong: `lose` answers of so many that were written, or
    `fail` so many before they are."""

    def __init__(self, here: PlayedTables) -> None:
        self.lose = self.fail = self.tried = 0
        entries = here.services.store.entries
        self._append: Append = entries.append
        entries.append = self.append  # type: ignore[method-assign]

    async def append(self, *given: Any, **more: Any) -> None:
        self.tried += 1
        if self.fail:
            self.fail -= 1
            raise StoreUnavailable("nothing was written")
        await self._append(*given, **more)
        if self.lose:
            self.lose -= 1
            raise StoreUnavailable("the answer was lost")


async def behind_its_back(here: PlayedTables, table: Table) -> None:
    """Somebody else plays the next move, straight into the store."""
    (seat,) = table.situation.play.state.turn
    body: Json = {"seat": seat, "move": first_text(table)}
    entry = Entry(table.situation.version, body, here.timers.now(), seat, 0, "theirs")
    await here.services.store.entries.append(table.id, [entry])


async def stored(here: PlayedTables, table: Table) -> list[Json]:
    return [entry.body for entry in await here.services.store.entries.of(table.id)]


async def heard(feed: Any) -> Json:
    """The last of what a listener was told."""
    message: Json = await feed.next()
    while feed._waiting:
        message = await feed.next()
    return message


class TestBehind:
    def test_an_entry_behind_its_back(
        self, tmp_path: Path, caplog: pytest.LogCaptureFixture
    ) -> None:
        """The move is looked at anew: it answers what is asked no more. The next one is taken."""

        async def story(here: PlayedTables) -> None:
            table = await here.table()
            listening = table.listen(0, person="han")
            await behind_its_back(here, table)
            seat = table.situation.play.state.turn[0]
            with pytest.raises(Stale):
                await table.move(seat, 0, "mine", [first_text(table)])
            assert len(table.situation.play.movers) == 1
            last = await heard(listening)
            assert last["version"] == table.situation.version
            assert last["view"] == table.snapshot(0)["view"]
            await first_move(table)
            assert (await heard(listening))["version"] == table.situation.version
            assert await stored(here, table) == table.situation.play.record.entries
            assert any("was read again" in line.message for line in caplog.records)

        with caplog.at_level(logging.WARNING):
            tell(tmp_path, story)

    def test_who_was_quicker_with_the_same_key_is_answered_as_before(self, tmp_path: Path) -> None:
        async def story(here: PlayedTables) -> None:
            table = await here.table()
            await behind_its_back(here, table)
            await here.pass_time(1)
            ack = await table.move(0, 0, "theirs", [first_text(table)])
            assert (ack.version, ack.repeated) == (1, True)

        tell(tmp_path, story)

    @pytest.mark.parametrize("command", [playing.resign, playing.end_without_result, playing.abort])
    def test_ends_are_not_wedged(self, tmp_path: Path, command: Any) -> None:
        async def story(here: PlayedTables) -> None:
            table = await here.table()
            await behind_its_back(here, table)
            await table.do(command, *([] if command is playing.end_without_result else [0]))
            assert table.situation.over
            assert len(await stored(here, table)) == 2

        tell(tmp_path, story)

    def test_bots_play_on(self, tmp_path: Path) -> None:
        async def story(here: PlayedTables) -> None:
            terms = Terms.of("chuhan", 2, {}, window=0.0)
            table = await open_quick_table(here.lobby, terms, await here.person("han"), "Han", 0)
            await behind_its_back(here, table)
            with pytest.raises(Stale):
                await table.move(0, 0, "mine", [first_text(table)])
            await settle()
            assert 0 in table.situation.play.state.turn or table.situation.window is not None
            assert await stored(here, table) == table.situation.play.record.entries

        tell(tmp_path, story)

    def test_a_table_that_conflicts_for_ever_is_refused(self, tmp_path: Path) -> None:
        async def story(here: PlayedTables) -> None:
            table = await here.table()
            entries = here.services.store.entries

            async def never(*given: Any, **more: Any) -> None:
                raise Conflict("it does not fit")

            entries.append = never  # type: ignore[method-assign]
            with pytest.raises(Conflict):
                await first_move(table)
            del entries.append
            await first_move(table)

        tell(tmp_path, story)


class TestLostAnswers:
    """A COMMIT that was written and reported as failed."""

    def test_an_order_is_told_to_nobody_else(self, tmp_path: Path) -> None:
        async def story(here: PlayedTables) -> None:
            table = await here.table()
            han, chu = table.listen(0, person="han"), table.listen(1, person="chu")
            for feed in (han, chu):
                await feed.next()
            Unreliable(here).lose = 1
            await table.do(playing.set_standing_order, 1, "allow")
            assert (await chu.next())["standing"] == "allow"
            assert han._waiting == []

        tell(tmp_path, story)

    def test_a_move_counts_once(self, tmp_path: Path) -> None:
        async def story(here: PlayedTables) -> None:
            table = await here.table()
            listening = table.listen(1, person="chu")
            store = Unreliable(here)
            store.lose = 1
            text = first_text(table)
            ack = await table.move(0, 0, "once", [text])
            assert (ack.version, ack.repeated) == (1, False)
            assert (await table.move(0, 0, "once", [text])).repeated
            with pytest.raises(KeyUsed):
                await table.move(0, 0, "once", ["pass"])
            assert (await heard(listening))["version"] == 1
            assert len(await stored(here, table)) == 1
            await first_move(table)

        tell(tmp_path, story)

    def test_undo_takes_back_one_decision_and_no_more(self, tmp_path: Path) -> None:
        async def story(here: PlayedTables) -> None:
            position = {"hands": [["4", "5", "7"], ["8", "9"]]}
            table = await here.table(position=position)
            await table.move(0, 0, "a", ["play 4"])
            store = Unreliable(here)
            store.lose = 1
            await table.do(playing.undo_moves, 0)
            assert table.situation.play.taken_back == 1
            assert table.situation.play.movers == []

        tell(tmp_path, story)

    def test_sitting_down_and_the_start(self, tmp_path: Path) -> None:
        async def story(here: PlayedTables) -> None:
            terms = Terms.of("chuhan", 2, {}, window=0.0)
            han, chu = await here.person("han"), await here.person("chu")
            table = await open_table(here.lobby, terms, han, "Han", 0)
            store = Unreliable(here)
            store.lose = 2  # of sitting down, and of the start that follows
            await table.do(seating.join, chu, 1, None)
            assert table.situation.playing
            assert await stored(here, table) == table.situation.play.record.entries
            await first_move(table)

        tell(tmp_path, story)

    def test_a_standing_order_stays_secret(self, tmp_path: Path) -> None:
        async def story(here: PlayedTables) -> None:
            table = await here.table()
            store = Unreliable(here)
            store.lose = 1
            await table.do(playing.set_standing_order, 1, "allow")
            assert table.snapshot(1)["standing"] == "allow"
            assert table.snapshot(0)["standing"] == "ask"

        tell(tmp_path, story)

    def test_what_was_not_written_is_refused_and_may_be_sent_again(self, tmp_path: Path) -> None:
        async def story(here: PlayedTables) -> None:
            table = await here.table()
            store = Unreliable(here)
            store.fail = 1
            text = first_text(table)
            with pytest.raises(StoreUnavailable):
                await table.move(0, 0, "once", [text])
            assert table.situation.version == 0
            ack = await table.move(0, 0, "once", [text])
            assert (ack.version, ack.repeated) == (1, False)

        tell(tmp_path, story)


class TestOutage:
    """While nothing can be written down, time is nobody's."""

    def test_it_takes_no_seat(self, tmp_path: Path) -> None:
        async def story(here: PlayedTables) -> None:
            table = await here.table(clock=ClockRules("live", 60.0))
            store, text = Unreliable(here), first_text(table)
            store.fail = 1_000_000
            await here.pass_time(5)
            for _ in range(8):
                with pytest.raises(StoreUnavailable):
                    await table.move(0, 0, "once", [text])
                await here.pass_time(20)
            store.fail = 0
            ack = await table.move(0, 0, "once", [text])
            assert (ack.version, ack.repeated) == (1, False)
            assert 30 < (table.situation.clocks.remaining(0, here.timers.now()) or 0.0) <= 55
            await here.pass_time(61)
            assert [seat.kind for seat in table.situation.seats] == ["person", "bot"]

        tell(tmp_path, story)

    def test_who_did_not_try_has_used_their_time(self, tmp_path: Path) -> None:
        async def story(here: PlayedTables) -> None:
            table = await here.table(clock=ClockRules("live", 60.0))
            store = Unreliable(here)
            store.fail = 1_000_000
            await here.pass_time(61)
            store.fail = 0
            await here.pass_time(61)
            assert [seat.kind for seat in table.situation.seats] == ["bot", "person"]

        tell(tmp_path, story)

    def test_what_follows_a_durable_move_is_nobodys_error(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
    ) -> None:
        """Whatever fails there: it is logged, and tried again."""

        async def story(here: PlayedTables) -> None:
            table = await here.table()
            with monkeypatch.context() as broken:
                broken.setattr(autopilot, "next_change", None)
                ack = await table.move(0, 0, "once", [first_text(table)])
            assert ack.version == 1
            assert "TypeError" in caplog.text
            assert not table.idle

        tell(tmp_path, story)


class TestStart:
    def test_a_start_that_failed_is_tried_again(self, tmp_path: Path) -> None:
        async def story(here: PlayedTables) -> None:
            terms = Terms.of("chuhan", 2, {}, window=0.0)
            han, chu = await here.person("han"), await here.person("chu")
            table = await open_table(here.lobby, terms, han, "Han", 0)
            store = Unreliable(here)
            before = table.situation.play
            await table.do(seating.join, han, 0, "ab")
            store.tried = 0

            async def fail_later(*given: Any, **more: Any) -> None:
                store.tried += 1
                if store.tried in (2, 3):
                    raise StoreUnavailable("nothing was written")
                await store._append(*given, **more)

            here.services.store.entries.append = fail_later  # type: ignore[method-assign]
            await table.do(seating.join, chu, 1, "cd")
            assert table.situation.waiting
            assert table.situation.play.version == before.version == 0
            assert table.snapshot(0)["view"] is None
            await here.pass_time(1.1)
            assert table.situation.waiting
            await here.pass_time(1.1)  # later each time
            assert table.situation.waiting
            await here.pass_time(1.1)
            assert table.situation.playing
            assert table.situation.play.record.nonces == ["ab", "cd"]

        tell(tmp_path, story)


class CountingBots(InlineBots):
    """Counts what it is asked."""

    def __init__(self) -> None:
        self.asked = 0

    async def choose(self, question: BotQuestion, **more: Any) -> list[str]:
        self.asked += 1
        return await super().choose(question, **more)


class TestBots:
    @pytest.mark.parametrize(("game", "seats"), [("chuhan", 2), ("suntzu", 2), ("shogun", 3)])
    def test_each_decision_is_asked_for_once(self, tmp_path: Path, game: str, seats: int) -> None:
        async def story(here: PlayedTables) -> None:
            bots = CountingBots()
            object.__setattr__(here.services, "bots", bots)
            terms = Terms.of(game, seats, {}, window=0.0)
            table = await open_quick_table(here.lobby, terms, await here.person("han"), "Han", 0)
            for _ in range(12):
                await settle()
                await here.pass_time(1.0)  # windows that bots answer
                if 0 not in table.situation.play.state.turn:
                    continue
                decision = table.situation.play.decision(0)
                world = table.situation.play.state.copy()
                options = table.situation.row.options
                texts = await InlineBots().choose(
                    BotQuestion("random", game, seats, options, 0, world.to_position(), 1)
                )
                await table.move(0, decision, f"k{decision}", texts)
            await settle()
            requests = {
                (entry.seat, entry.decision)
                for entry in await here.services.store.entries.of(table.id)
                if entry.seat not in (None, 0)
            }
            pending = 0 if 0 in table.situation.play.state.turn else 1
            assert len(requests) > 5
            assert len(requests) <= bots.asked <= len(requests) + pending

        tell(tmp_path, story)

    def test_nobody_is_asked_for_a_table_that_is_over(self, tmp_path: Path) -> None:
        async def story(here: PlayedTables) -> None:
            cancelled = asyncio.Event()

            class Thinker(InlineBots):
                async def choose(self, question: BotQuestion, **more: Any) -> list[str]:
                    try:
                        await asyncio.Event().wait()
                    except asyncio.CancelledError:
                        cancelled.set()
                        raise
                    return []

            object.__setattr__(here.services, "bots", Thinker())
            terms = Terms.of("chuhan", 2, {}, window=0.0)
            table = await open_quick_table(here.lobby, terms, await here.person("han"), "Han", 1)
            await settle()
            await table.do(playing.resign, 1)
            await asyncio.wait_for(cancelled.wait(), PATIENCE)
            await settle()
            assert table.idle

        tell(tmp_path, story)

    @pytest.mark.parametrize("position", twins(), ids=["with the card", "without it"])
    def test_without_a_time_a_bot_always_takes_the_same(
        self, tmp_path: Path, position: Json
    ) -> None:
        async def story(here: PlayedTables) -> None:
            terms = Terms.of("chuhan", 2, {}, window=0.0, public=False, position=position)
            table = await open_quick_table(here.lobby, terms, await here.person("han"), "Han", 0)
            await table.move(0, 0, "k", ["use ji_bu"])
            await settle()
            await here.pass_time(0.59)
            assert table.situation.play.state.window == "allow"
            assert len(table.situation.play.movers) == 1
            await here.pass_time(0.02)
            assert table.situation.play.state.window is None

        tell(tmp_path, story)


def test_that_moves_were_taken_back_is_said_with_the_result(tmp_path: Path) -> None:
    async def story(here: PlayedTables) -> None:
        table = await here.table(position={"hands": [["4", "5"], ["8", "9"]]})
        await table.move(0, 0, "a", ["play 4"])
        await table.do(playing.undo_moves, 0)
        await table.do(playing.resign, 0)
        assert table.situation.row.result is not None
        assert table.situation.row.result["taken_back"] == 1
        loaded = await here.services.store.tables.load(table.id)
        assert loaded is not None
        assert loaded.table.result == table.situation.row.result

    tell(tmp_path, story)


def test_who_calls_games_off_after_the_deal_is_remembered(tmp_path: Path) -> None:
    async def story(here: PlayedTables) -> None:
        table = await here.table()
        await table.do(playing.abort, 0, "han")
        terms = Terms.of("chuhan", 2, {}, window=0.0)
        alone = await open_quick_table(here.lobby, terms, "chu", "Chu", 0)
        await alone.do(playing.abort, 0, "chu")  # nobody else was there
        later = await open_table(here.lobby, terms, "chu", "Chu", 0)
        await here.lobby.join(later, await here.somebody("han"), 1, None)
        assert [seat["aborted"] for seat in later.snapshot(None)["seats"]] == [0, 1]
        with pytest.raises(NotNow):
            await table.do(playing.abort, 1, "chu")
        assert await here.services.store.tables.aborted_by(["han", "chu"]) == {"han": 1}

    tell(tmp_path, story)
