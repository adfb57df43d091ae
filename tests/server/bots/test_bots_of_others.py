"""A bot that another package brings, on the server as it is: it opens and plays whole games."""

import time
from pathlib import Path

import pytest

from tenka import game_ids
from tenka.server.bots.pool import BotPool
from tenka.server.ops.steady_clock import SteadyClock
from tests.patient import PATIENCE
from tests.server.api.returning_players import some_moves
from tests.server.api.site import Guest
from tests.server.shell import app_in, browsing, fault, visitor

THEIRS = """
class Last:
    def choose(self, perspective):
        assert perspective.journal
        assert perspective.budget.left() > 0
        assert bool(perspective.plan) == bool(perspective.choices)
        return perspective.legal[-1]


def last(game_id, chance):
    return Last()


class Slow:
    def choose(self, perspective):
        with open(FILE, "a") as file:
            print(perspective.budget.total, file=file)
        return perspective.legal[0]


def slow(game_id, chance):
    return Slow()


def broken(game_id, chance):
    raise ValueError("no net there")
"""


@pytest.fixture
def last(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """Their package is installed; the name of its bot."""
    folder = tmp_path / "site"
    info = folder / "their_last-1.0.dist-info"
    info.mkdir(parents=True)
    (folder / "their_last.py").write_text(f"FILE = {str(tmp_path / 'thought')!r}\n{THEIRS}")
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: their_last\nVersion: 1.0\n")
    points = "".join(f"{name} = their_last:{name}\n" for name in ("slow", "broken", "last"))
    (info / "entry_points.txt").write_text(f"[tenka.bots]\n{points}")
    monkeypatch.syspath_prepend(folder)
    return "last"


@pytest.mark.slow
@pytest.mark.parametrize("id", game_ids())
def test_it_opens_and_plays_a_whole_game(id: str, last: str, tmp_path: Path) -> None:
    pool = BotPool(1, PATIENCE)
    app = app_in(tmp_path / "data", now=SteadyClock(), bots=pool, substitute=last)
    with browsing(app) as client:
        guest = Guest(visitor(client))
        listed = next(game for game in guest.get("/games") if game["id"] == id)
        assert listed["bots"][-1] == last
        table = guest.post("/quick", game=id, bot=last, window=0)["table"]
        assert client.portal is not None
        played = client.portal.call(app.state.services.lobby.get, table)
        until = time.monotonic() + PATIENCE
        while played.situation.row.status == "playing" and time.monotonic() < until:
            situation = played.situation
            if 0 not in situation.play.state.turn:
                time.sleep(0.01)
                continue
            decision = situation.play.decision(0)
            moves = some_moves(situation.play.state, 0, decision)
            move = {"decision": decision, "key": str(decision), "moves": moves}
            answer = guest.client.post(f"/api/tables/{table}/moves", json=move)
            assert answer.status_code in (200, 409), answer.text  # a window may have closed
        assert guest.get(f"/tables/{table}")["status"] == "over"
    assert pool.asked >= 3  # a game of Sun Tzu may end early
    assert (pool.failed, pool.replaced) == (0, 0)


@pytest.mark.usefixtures("last")
def test_what_is_known_when_the_server_starts(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with browsing(app_in(tmp_path / "data", bots=BotPool(2, PATIENCE))):
        (told,) = (line for line in caplog.messages if "cannot be made" in line)
    assert told == (
        "the bot broken = 'their_last:broken' of the package their_last cannot be made: "
        "ValueError: no net there"
    )
    thought = (tmp_path / "thought").read_text().split()
    assert len(thought) == 2 * len(game_ids())  # one decision of each game, in each process
    assert max(map(float, thought)) < 0.1  # many bots must not keep a server from starting


def test_a_level_that_is_not_there_is_told_and_nothing_is_lost(tmp_path: Path) -> None:
    with browsing(app_in(tmp_path)) as client:
        guest = Guest(visitor(client))
        for path, wish in (("/quick", {"bot": "deep"}), ("/tables", {"bots": {"1": "deep"}})):
            answer = guest.client.post(f"/api{path}", json={"game": "chuhan", **wish})
            assert fault(answer) == (422, "UnknownBot")
            said = answer.json()["error"]["message"]
            assert said.startswith("no bot 'deep' plays chuhan; there are: ")
            assert "greedy" in said
        assert guest.get("/tables/mine") == []


def test_a_substitute_that_nobody_knows_is_told_at_once(tmp_path: Path) -> None:
    from tenka.server.settings import BadSetting

    app = app_in(tmp_path, substitute="deep")
    with (
        pytest.raises(BadSetting, match=r"TENKA_SUBSTITUTE=deep; allowed: .*greedy"),
        browsing(app),
    ):
        pass
