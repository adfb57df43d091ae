"""No leak from server to server: what somebody does in a window at one of them is noticed by nobody
at the others."""

from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from tenka.server.tables import playing
from tenka.server.tables.clock import ClockRules
from tenka.server.tables.table import Table
from tests.server.leaks.test_windows import HOLDS, LACKS, rest_of
from tests.server.nodes.two_nodes import Pair, tell, told, until

pytestmark = pytest.mark.postgres

LONG_ENOUGH = 60.0  # seconds: the window is open until the test is over


async def order(table: Table) -> None:
    await table.do(playing.set_standing_order, 1, "use lyu_zhi", "chu")


async def answer(table: Table) -> None:
    decision = table.situation.play.decision(1)
    await table.move(1, decision, "mine", ["use lyu_zhi"], "chu")


@pytest.mark.parametrize("bus_is_away", [False, True])
@pytest.mark.parametrize(("does", "told_himself"), [(order, 1), (answer, 0)])
def test_what_is_done_in_a_window_is_not_noticed_at_another_server(
    tmp_path: Path, does: Callable[[Table], Awaitable[None]], told_himself: int, bus_is_away: bool
) -> None:
    async def story(both: Pair) -> None:
        here, there = await both.table(
            position=rest_of(HOLDS, LACKS, "lyu_zhi")[0],
            public=False,
            window=LONG_ENOUGH,
            clock=ClockRules("live", 900.0),
        )
        await here.move(0, here.situation.play.decision(0), "han", ["use ji_bu"], "han")
        await until(lambda: there.situation.window is not None)
        han, eve = here.listen(0, person="han"), here.listen(None)
        chu = here.listen(1, person="chu")  # he has another page open there
        feeds = han, eve, chu
        for feed in feeds:
            await feed.next()  # the table as it is
        both.bus.away = bus_is_away
        before = [there.revision(seat) for seat in (0, None, 1)]
        await does(there)
        await until(lambda: here.situation.revision == there.situation.revision)
        assert told(han) == told(eve) == []
        for table in (here, there):
            assert [table.revision(seat) for seat in (0, None)] == before[:2]
            assert table.revision(1) != before[2]
        assert [message["standing"] for message in told(chu)] == ["use lyu_zhi"] * told_himself
        for feed in feeds:
            here.leave(feed)

    tell(tmp_path, story)
