"""Play from here: a finished game is taken up again at any of its moves."""

from functools import partial
from pathlib import Path
from random import Random

import pytest

import tenka
from tenka.core.contract import State
from tenka.core.plan import decide
from tenka.core.record import Record
from tenka.server.errors import NotNow
from tenka.server.store import Entry, Seat, Table
from tenka.server.tables.played_game import Play
from tenka.server.tables.positions import position_at
from tests.server.api.site import LAST_CARD, Guest, Site, site_in
from tests.server.databases import query

GAMES = [
    ("chuhan", 2, {"events": True}),
    ("suntzu", 2, {"edition": "pl", "warlords": True, "events": True}),
    ("suntzu", 2, {"edition": "hu", "beginner": True}),
    ("shogun", 3, {"setup": "draft"}),
    ("shogun", 4, {}),
]


def any_move(chance: Random, seat: int, state: State) -> int:
    return chance.choice(state.legal(seat))


def played(game: str, seats: int, options: dict[str, object], seed: int = 3) -> Record:
    """A random game to its end, each plan whole."""
    chance = Random(seed)
    record = Record.new(tenka.game(game), seats, options, bytes(range(32)))
    play = Play(record)
    while not play.record.closed:
        seat = chance.choice(play.state.turn)
        texts = decide(play.state.copy(), seat, partial(any_move, chance, seat))
        play = play.moves(seat, texts)
    return play.record


def keep(site: Site, record: Record, id: str = "finished") -> str:
    """The game as one that was played at a table here, long ago, by bots."""

    async def work() -> None:
        outcome = record.outcome
        assert outcome is not None
        table = Table(
            id=id,
            game=record.game.id,
            rules=record.game.rules_version,
            release="0.1.0",
            seats=record.seats,
            options=record.options,
            secret=record.secret,
            clock={},
            window=0.0,
            created=1.0,
            status="over",
            started=1.0,
            ended=2.0,
            result={"winners": list(outcome.winners), "scores": list(outcome.scores)},
        )
        sitting = [Seat(id, seat, "bot", None, "greedy") for seat in range(record.seats)]
        await site.services.store.tables.create(table, sitting)
        entries = [Entry(number, body, 1.0) for number, body in enumerate(record.entries)]
        await site.services.store.entries.append(id, entries)

    assert site.client.portal is not None
    site.client.portal.call(work)
    return id


def begun(site: Site, table: str) -> Record:
    """The record of a table that is played."""

    async def work() -> Record:
        return (await site.services.lobby.get(table)).situation.play.record

    assert site.client.portal is not None
    return site.client.portal.call(work)


@pytest.mark.parametrize(("game", "seats", "options"), GAMES)
def test_a_branch_begins_exactly_where_the_game_stood(
    empty_site: Site, game: str, seats: int, options: dict[str, object]
) -> None:
    record = played(game, seats, options)
    play = Play(record)
    moves = record.moves()
    state = record.state(0)
    finished = keep(empty_site, record)
    asked = set(Random(5).sample(range(len(moves)), 4)) | {0, len(moves) - 1}
    for ply, (mover, text) in enumerate(moves):
        if play.begun(ply) == ply:
            position = state.to_position()
            again = tenka.game(game).position(position, 5, **record.options)
            assert again.to_position() == position
            assert (again.turn, again.window) == (state.turn, state.window)
            assert again.turn
            assert all(again.legal(seat) == state.legal(seat) for seat in again.turn)
            stood = position
        if ply in asked:
            guest = empty_site.guest()
            seat = ply % seats
            opened = guest.post(f"/tables/{finished}/branch", ply=ply, seat=seat)
            branch = begun(empty_site, opened["table"])
            assert branch.state(0).to_position() == stood
            assert (branch.seats, branch.options) == (seats, record.options)
            assert opened["seat"] == seat
            assert all(s["kind"] == "bot" for s in opened["seats"] if s["seat"] != seat)
        state.play(mover, text)
    with pytest.raises(NotNow, match="the game was over"):
        position_at(play, len(moves))


class TestAtATable:
    @pytest.fixture
    def over(self, site: Site) -> tuple[str, Guest, Guest]:
        """Han has gone out with his last card."""
        table, han, chu = site.pair(position=LAST_CARD)
        han.move(table, "play 4")
        return table, han, chu

    def test_the_last_decision_once_more(self, site: Site, over: tuple[str, Guest, Guest]) -> None:
        table, han, chu = over
        again = han.post(f"/tables/{table}/branch", seat=0, bot="random")
        assert again["my_turn"]
        assert again["view"]["hands"][0] == ["4"]
        assert again["view"]["scores"] == [30, 0]
        assert (again["seats"][1]["kind"], again["seats"][1]["bot"]) == ("bot", "random")
        terms = han.get(f"/tables/{again['table']}/terms")
        assert terms["friendly"]
        assert not terms["public"]
        assert terms["rematch_of"] is None
        assert chu.refused(f"/tables/{table}/branch", seat=1) == (409, "NotNow")

    def test_anybody_may(self, site: Site, over: tuple[str, Guest, Guest]) -> None:
        stranger = site.guest()
        opened = stranger.post(f"/tables/{over[0]}/branch", ply=0, seat=1)
        assert opened["seat"] == 1
        assert opened["view"]["hands"][0] == {"hidden": 1}  # in play he knows his own alone
        assert stranger.get(f"/tables/{over[0]}")["seat"] is None

    def test_it_is_no_rematch(self, over: tuple[str, Guest, Guest]) -> None:
        table, han, chu = over
        han.post(f"/tables/{table}/branch", seat=0)
        assert han.get(f"/tables/{table}")["rematch"] is None
        again = chu.post(f"/tables/{table}/rematch")
        assert again["status"] == "open"

    @pytest.mark.parametrize(
        ("wanted", "refusal"),
        [
            ({"ply": 1, "seat": 0}, (409, "NotNow")),  # it was over
            ({"ply": 2, "seat": 0}, (409, "NotNow")),
            ({"ply": 10**30, "seat": 0}, (409, "NotNow")),
            ({"ply": -1, "seat": 0}, (422, "BadRequest")),
            ({"ply": 0.5, "seat": 0}, (422, "BadRequest")),
            ({"ply": "0", "seat": 0}, (422, "BadRequest")),
            ({"ply": 0}, (422, "BadRequest")),
            ({"ply": 0, "seat": 2}, (422, "BadSeat")),
            ({"ply": 0, "seat": -1}, (422, "BadRequest")),
            ({"ply": 0, "seat": 0, "bot": "god"}, (422, "UnknownBot")),
            ({"ply": 0, "seat": 0, "bot": 3}, (422, "BadRequest")),
            ({"ply": 0, "seat": 0, "position": {}}, (422, "BadRequest")),
        ],
    )
    def test_refused(
        self,
        over: tuple[str, Guest, Guest],
        wanted: dict[str, object],
        refusal: tuple[int, str],
    ) -> None:
        table, han, _ = over
        assert han.refused(f"/tables/{table}/branch", **wanted) == refusal
        assert len(han.get("/tables/mine")) == 1

    def test_only_of_a_game_that_was_played_and_is_over(self, site: Site) -> None:
        table, han, chu = site.pair()
        assert han.refused(f"/tables/{table}/branch", ply=0, seat=0) == (409, "NotNow")
        han.post(f"/tables/{table}/abort")
        assert chu.post(f"/tables/{table}/branch", ply=0, seat=1)["status"] == "playing"
        never = han.post("/tables", game="chuhan")["table"]
        assert han.refused(f"/tables/{never}/branch", ply=0, seat=0) == (409, "NotNow")
        han.post(f"/tables/{never}/leave")
        assert han.refused(f"/tables/{never}/branch", ply=0, seat=0) == (409, "NotNow")
        assert han.refused("/tables/nowhere/branch", ply=0, seat=0) == (404, "NotFound")

    def test_after_an_undo_moves_that_count_are_counted(self, site: Site) -> None:
        small = {"hands": [["4", "5"], ["8", "9"]], "lead": 0}
        table, han, chu = site.pair(position=small)
        han.move(table, "play 4")
        han.post(f"/tables/{table}/undo")
        han.move(table, "play 5", key="again")
        chu.post(f"/tables/{table}/resign")
        opened = chu.post(f"/tables/{table}/branch", ply=1, seat=1)
        assert opened["view"]["trick"] == [{"seat": 0, "text": "play 5"}]
        assert chu.refused(f"/tables/{table}/branch", ply=2, seat=1) == (409, "NotNow")

    def test_the_room_for_tables_counts(self, tmp_path: Path) -> None:
        with site_in(tmp_path, tables=1) as site:
            table, han, _ = site.pair(position=LAST_CARD)
            assert han.refused(f"/tables/{table}/branch", ply=0, seat=0) == (409, "NotNow")
            han.move(table, "play 4")
            han.post(f"/tables/{table}/branch", ply=0, seat=0)
            assert han.refused(f"/tables/{table}/branch", ply=0, seat=0) == (429, "TooManyTables")

    def test_rules_of_another_release_are_refused(self, tmp_path: Path) -> None:
        with site_in(tmp_path) as site:
            table, han, _ = site.pair(position=LAST_CARD)
            han.move(table, "play 4")
        query(tmp_path, "UPDATE tables SET rules = 99, release = '9.9'")
        with site_in(tmp_path) as site:
            answer = site.guest().client.post(
                f"/api/tables/{table}/branch", json={"ply": 0, "seat": 0}
            )
            assert answer.status_code == 409
            assert "tenka 9.9 can replay it" in answer.json()["error"]["message"]
