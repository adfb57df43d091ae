"""A rated game counts with its end: once, whole, and whatever becomes of the answer."""

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tenka.core.contract import State
from tenka.core.errors import BadOption
from tenka.core.plan import decide
from tenka.server.errors import NotFound, NotNow
from tenka.server.ratings.annulling import annul
from tenka.server.ratings.game_results import all_anew
from tenka.server.ratings.scale import DAY, NEWCOMER
from tenka.server.ratings.watch import RatingWatch
from tenka.server.ratings.weighing import first_decisions
from tenka.server.store import Conflict
from tenka.server.store.rows import Entry, RatedResult, Rating
from tenka.server.store.statements import Statement
from tenka.server.tables import playing, seating
from tenka.server.tables.clock import ClockRules
from tenka.server.tables.opening_tables import open_table
from tenka.server.tables.rematch import rematch
from tenka.server.tables.table import Table
from tenka.server.tables.terms import Terms
from tests.server.settling import settle
from tests.server.tables.played_tables import PlayedTables
from tests.server.tables.test_play import tell
from tests.server.tables.test_recovery import Unreliable

CLOCK = ClockRules("live", 180.0, 0.0)


async def rated_table(here: PlayedTables, *names: str, game: str = "chuhan", **terms: Any) -> Table:
    """These people, who have accounts, sit down at a rated table."""
    for name in names:
        if await here.services.store.people.get(name) is None:
            await here.account(name)
    first, *others = names
    terms.setdefault("clock", CLOCK)
    asked = Terms.of(game, len(names), {}, rated=True, window=0.0, **terms)
    table = await open_table(here.lobby, asked, first, first, 0)
    for seat, name in enumerate(others, 1):
        await here.lobby.join(table, await here.somebody(name), seat, None)
    return table


async def lost_by(here: PlayedTables, loser: str, winner: str, game: str = "chuhan") -> Table:
    """One of two resigns."""
    table = await rated_table(here, loser, winner, game=game)
    await play_on(table)
    await table.do(playing.resign, 0)
    assert table.situation.row.status == "over"
    return table


async def play_on(table: Table) -> None:
    """Everybody decides so often that giving up counts."""
    least = first_decisions(table.situation.row.game)
    seats = [seat.seat for seat in table.situation.seats if seat.kind == "person"]
    while min(map(table.situation.play.decided_by_player, seats)) < least:
        play = table.situation.play
        seat = play.state.turn[0]
        if seat not in seats:
            await settle()  # a bot's
            continue
        texts = decide(play.state.copy(), seat, partial(_first, seat))
        await table.move(seat, play.decision(seat), f"key {seat} {play.decision(seat)}", texts)


def _first(seat: int, world: State) -> int:
    return world.legal(seat)[0]


async def rating(here: PlayedTables, name: str, game: str = "chuhan") -> Rating:
    return (await here.services.store.ratings.of(game, "live", [name]))[name]


async def results(here: PlayedTables, table: Table) -> tuple[RatedResult, ...]:
    return await here.services.store.ratings.results_of_table(table.id)


class TestEnds:
    def test_who_resigns_has_lost(self, tmp_path: Path) -> None:
        async def story(here: PlayedTables) -> None:
            table = await lost_by(here, "han", "chu")
            han, chu = await rating(here, "han"), await rating(here, "chu")
            assert han.mu < NEWCOMER.mu < chu.mu
            assert (han.games, chu.games) == (1, 1)
            assert [each.place for each in await results(here, table)] == [1, 0]
            assert (await results(here, table))[0].before_mu == NEWCOMER.mu

        tell(tmp_path, story)

    def test_what_is_not_rated_or_closed_by_the_host_counts_nothing(self, tmp_path: Path) -> None:
        async def story(here: PlayedTables) -> None:
            friendly = await here.table()
            await friendly.do(playing.resign, 0)
            closed = await rated_table(here, "han", "chu")
            await closed.do(playing.end_without_result)
            for table in (friendly, closed):
                assert await results(here, table) == ()
            assert await here.services.store.ratings.of("chuhan", "live", ["han", "chu"]) == {}

        tell(tmp_path, story)

    def test_it_counts_from_the_deal_on_without_undo(self, tmp_path: Path) -> None:
        async def story(here: PlayedTables) -> None:
            table = await rated_table(here, "han", "chu")
            seat = table.situation.play.state.turn[0]
            with pytest.raises(NotNow, match="resign instead"):
                await table.do(playing.abort, seat)
            state = table.situation.play.state
            text = state.text(state.legal(seat)[0])
            await table.move(seat, table.situation.play.decision(seat), "key", [text])
            assert table.situation.free_undo(seat) == 0

        tell(tmp_path, story)

    def test_who_runs_out_of_time_is_last_though_a_bot_wins(self, tmp_path: Path) -> None:
        async def story(here: PlayedTables) -> None:
            table = await rated_table(here, "han", "chu")
            await play_on(table)
            gone = table.situation.play.state.turn[0]
            await here.pass_time(181)
            assert table.situation.seats[gone].kind == "bot"
            await table.do(playing.resign, 1 - gone)  # the bot has won
            places = [each.place for each in await results(here, table)]
            assert (places[gone], places[1 - gone]) == (1, 0)

        tell(tmp_path, story)

    def test_of_several_who_has_given_up_is_still_counted(self, tmp_path: Path) -> None:
        async def story(here: PlayedTables) -> None:
            names = ["one", "two", "three"]
            table = await rated_table(here, *names, game="shogun")
            await play_on(table)
            for seat in (2, 1, 0):  # bots play it to its end
                await table.do(playing.resign, seat)
                assert table.situation.seats[seat].person_id is None
            while table.situation.playing:
                await settle()
            assert [each.person_id for each in await results(here, table)] == names
            for name in names:
                assert (await rating(here, name, "shogun")).games == 1

        tell(tmp_path, story)

    def test_a_guest_who_gives_up_and_never_comes_back_is_not_forgotten_before_the_end(
        self, tmp_path: Path
    ) -> None:
        async def story(here: PlayedTables) -> None:
            names = ["one", "two", "three"]
            table = await rated_table(here, *names, game="shogun")
            await here.person("idle")
            await table.do(playing.resign, 2)
            pruning = here.services.store.pruning
            old = await pruning.guests(here.timers.now() + 1, 10)
            assert old == ["idle"]
            await pruning.drop_guests(old)
            for seat in (1, 0):
                await table.do(playing.resign, seat)
            while table.situation.playing:
                await settle()
            assert [each.person_id for each in await results(here, table)] == names

        tell(tmp_path, story)


class TestOnce:
    @pytest.mark.parametrize("lost", [1, 2])
    def test_answers_that_are_lost(self, tmp_path: Path, lost: int) -> None:
        """Of what is written, of the resignation alone or of the end, too."""

        async def story(here: PlayedTables) -> None:
            table = await rated_table(here, "han", "chu")
            await play_on(table)
            Unreliable(here).lose = lost
            await table.do(playing.resign, 0)
            while not table.situation.over:
                await here.pass_time(5)
            assert (await rating(here, "han")).games == 1
            assert len(await results(here, table)) == 2

        tell(tmp_path, story)

    def test_a_server_that_dies_before_the_end_is_written(self, tmp_path: Path) -> None:
        async def story(here: PlayedTables) -> None:
            table = await rated_table(here, "han", "chu")
            await play_on(table)
            resigned = {"event": "resigned", "seat": 0}
            entry = Entry(table.situation.version, resigned, here.timers.now())
            await here.services.store.entries.append(table.id, [entry])
            await table.close()  # and nothing more is heard of this server
            others = PlayedTables(here.services.store)
            again = await others.lobby.get(table.id)
            assert again.situation.over
            await here.pass_time(5)
            await table.go_on()
            assert (await rating(here, "han")).games == 1
            await others.lobby.stop()

        tell(tmp_path, story)

    def test_two_games_of_one_person_that_end_at_once_both_count(self, tmp_path: Path) -> None:
        async def story(here: PlayedTables) -> None:
            rivals = [f"rival{number}" for number in range(6)]
            tables = [await rated_table(here, "han", rival) for rival in rivals]
            for table in tables:
                await play_on(table)
            await asyncio.gather(*(table.do(playing.resign, 1) for table in tables))
            while not all(table.situation.over for table in tables):
                await here.pass_time(5)
            assert (await rating(here, "han")).games == len(rivals)
            stored = await here.services.store.ratings.results_of_game("chuhan", "live")
            assert all_anew(stored)[0] == list(stored)

        tell(tmp_path, story)


class TestTerms:
    def test_nothing_friendly_is_rated(self) -> None:
        with pytest.raises(BadOption, match="friendly"):
            Terms.of("chuhan", 2, {}, rated=True, clock=CLOCK, friendly=True)
        begin = {"lead": 0}
        with pytest.raises(BadOption, match="normal set-up"):
            Terms.of("chuhan", 2, {}, rated=True, clock=CLOCK, public=False, position=begin)
        with pytest.raises(BadOption, match="clock"):
            Terms.of("chuhan", 2, {}, rated=True)

    @pytest.mark.parametrize(
        ("clock", "enough"),
        [
            (ClockRules("live", 1e-6), False),
            (ClockRules("live", 1e-6, 10.0), False),
            (ClockRules("live", 60.0, 1.0), False),
            (ClockRules("live", 60.0, 2.0), True),
            (ClockRules("live", 180.0), True),
            (ClockRules("correspondence", 3600.0, 86400.0), False),
            (ClockRules("correspondence", 86400.0), True),
        ],
    )
    def test_there_is_time_enough_to_decide(self, clock: ClockRules, enough: bool) -> None:
        terms = {"pace": clock.pace, "clock": clock}
        assert not Terms.of("chuhan", 2, {}, **terms).rated
        if enough:
            assert Terms.of("chuhan", 2, {}, rated=True, **terms).rated
        else:
            with pytest.raises(BadOption, match="too little time"):
                Terms.of("chuhan", 2, {}, rated=True, **terms)

    @pytest.mark.parametrize(
        ("bank", "increment", "cap", "bounded"),
        [
            (90, 0, None, False),
            (14, 3, 21, True),
            (14, 3, 22, False),
            (3, 1, None, False),
            (21, 0, None, True),
        ],
    )
    def test_a_loss_is_not_put_off(
        self, bank: int, increment: int, cap: int | None, bounded: bool
    ) -> None:
        longest = None if cap is None else cap * DAY
        clock = ClockRules("correspondence", bank * DAY, increment * DAY, longest)
        terms = {"pace": clock.pace, "clock": clock, "rated": True}
        assert Terms.of("chuhan", 2, {}, **terms, tournament_id="cup").rated
        if bounded:
            assert Terms.of("chuhan", 2, {}, **terms).rated
        else:
            with pytest.raises(BadOption, match="put off"):
                Terms.of("chuhan", 2, {}, **terms)

    def test_bots_where_the_host_allows_it_and_they_were_measured(self, tmp_path: Path) -> None:
        async def story(here: PlayedTables) -> None:
            han = await here.account("han")
            terms = Terms.of(
                "chuhan", 2, {}, rated=True, window=0.0, clock=CLOCK, bots={1: "greedy"}
            )
            table = await open_table(here.lobby, terms, han, "han", 0)
            await play_on(table)
            await table.do(playing.resign, 0)
            mine, bots = await results(here, table)
            assert mine.mu < NEWCOMER.mu
            assert (bots.bot, bots.person_id) == ("greedy", None)
            assert bots.mu == bots.before_mu == 1000
            here.services.bots.of = lambda game_id: ("greedy", "theirs")  # type: ignore[method-assign]
            with pytest.raises(BadOption, match="measured"):
                await open_table(here.lobby, replace(terms, bots={1: "theirs"}), han, "han", 0)
            object.__setattr__(here.services, "rated_bots", False)
            with pytest.raises(BadOption, match="not played here"):
                await open_table(here.lobby, terms, han, "han", 0)

        tell(tmp_path, story)

    def test_a_rematch_asks_for_the_same_of_its_bots(self, tmp_path: Path) -> None:
        async def story(here: PlayedTables) -> None:
            han = await here.person("han")
            terms = Terms.of(
                "chuhan", 2, {}, rated=True, window=0.0, clock=CLOCK, bots={1: "greedy"}
            )
            table = await open_table(here.lobby, terms, han, "han", 0)
            await table.do(playing.resign, 0)
            person = await here.somebody("han")
            here.services.bots.of = lambda game_id: ("greedy", "theirs")  # type: ignore[method-assign]
            with pytest.raises(BadOption, match="measured"):
                await rematch(here.lobby, table, person, "theirs")
            object.__setattr__(here.services, "rated_bots", False)
            with pytest.raises(BadOption, match="not played here"):
                await rematch(here.lobby, table, person)

        tell(tmp_path, story)

    def test_bots_do_not_fill_up_a_rated_table(self, tmp_path: Path) -> None:
        async def story(here: PlayedTables) -> None:
            han = await here.person("han")
            terms = Terms.of("chuhan", 2, {}, rated=True, window=0.0, clock=CLOCK)
            table = await open_table(here.lobby, terms, han, "han", 0)
            with pytest.raises(NotNow):
                await table.do(seating.begin, 0, "han")

        tell(tmp_path, story)

    def test_a_rematch_is_rated_too(self, tmp_path: Path) -> None:
        async def story(here: PlayedTables) -> None:
            table = await lost_by(here, "han", "chu")
            again = await rematch(here.lobby, table, await here.somebody("han"))
            assert again.situation.row.rated

        tell(tmp_path, story)


class TestAnnulled:
    def test_ratings_are_as_if_it_had_not_been_played(self, tmp_path: Path) -> None:
        async def story(here: PlayedTables) -> None:
            await lost_by(here, "han", "chu")
            await here.pass_time(3600)
            wrong = await lost_by(here, "chu", "xin")
            await here.pass_time(3600)
            later = await lost_by(here, "xin", "han")
            store = here.services.store
            before = {name: await rating(here, name) for name in ("han", "chu", "xin")}
            await annul(store, wrong.id, here.timers.now())
            after = {name: await rating(here, name) for name in before}
            assert {name: each.games for name, each in after.items()} == {
                "han": 2, "chu": 1, "xin": 1
            }  # fmt: skip
            assert after["chu"].mu > before["chu"].mu
            assert (
                after["han"].mu < before["han"].mu
            )  # xin was thought to be better than a newcomer
            stored = await store.ratings.results_of_game("chuhan", "live")
            assert all_anew(stored)[0] == list(stored)
            assert {each.annulled is None for each in await results(here, wrong)} == {False}
            assert (await results(here, later))[0].before_mu == NEWCOMER.mu
            with pytest.raises(NotNow):
                await annul(store, wrong.id, here.timers.now())
            with pytest.raises(NotFound):
                await annul(store, "none", here.timers.now())

        tell(tmp_path, story)

    def test_games_that_end_meanwhile_are_not_lost(self, tmp_path: Path) -> None:
        async def story(here: PlayedTables) -> None:
            wrong = await lost_by(here, "han", "chu")
            tables = [await rated_table(here, "han", "chu") for _ in range(3)]
            for table in tables:
                await play_on(table)
            await asyncio.gather(
                annul(here.services.store, wrong.id, here.timers.now()),
                *(table.do(playing.resign, 0) for table in tables),
            )
            while not all(table.situation.over for table in tables):
                await here.pass_time(5)
            assert (await rating(here, "han")).games == 3
            stored = await here.services.store.ratings.results_of_game("chuhan", "live")
            assert all_anew(stored)[0] == list(stored)
            assert all_anew(stored)[1]["han"].mu == (await rating(here, "han")).mu

        tell(tmp_path, story)

    def test_games_that_always_end_meanwhile_cannot_outrun_it(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        async def story(here: PlayedTables) -> None:
            store = here.services.store
            wrong = await lost_by(here, "han", "chu")
            write = store.ratings.write
            busy = True

            async def outrun(subject: str, statements: Sequence[Statement]) -> None:
                if busy and subject.startswith("the ratings"):
                    raise Conflict(subject)
                await write(subject, statements)

            monkeypatch.setattr(store.ratings, "write", outrun)
            watch = RatingWatch(store, here.timers.now)
            await annul(store, wrong.id, here.timers.now())
            assert {each.annulled is None for each in await results(here, wrong)} == {False}
            await here.pass_time(600)
            await watch.look()
            assert (await rating(here, "chu")).games == 1
            busy = False
            await here.pass_time(600)
            await watch.look()
            assert (await rating(here, "chu")).games == 0
            await RatingWatch(store, here.timers.now).look()  # after a restart: it is done already
            assert (await rating(here, "chu")).mu == NEWCOMER.mu

        tell(tmp_path, story)

    def test_of_an_only_game_nothing_is_left(self, tmp_path: Path) -> None:
        async def story(here: PlayedTables) -> None:
            wrong = await lost_by(here, "han", "chu")
            await annul(here.services.store, wrong.id, here.timers.now())
            han = await rating(here, "han")
            assert (han.mu, han.games) == (NEWCOMER.mu, 0)
            await lost_by(here, "chu", "han")
            assert (await rating(here, "han")).games == 1

        tell(tmp_path, story)
