"""What is shown of a tournament is made once for all who ask meanwhile."""

import asyncio
from pathlib import Path

import pytest

from tenka.server.tournaments import overview
from tenka.server.tournaments.overview import Overviews
from tests.server.tournaments.played_tournaments import PlayedTournaments, with_tournaments


def test_it_is_made_once_for_all_who_ask_at_the_same_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = []
    make = overview._overview

    def counted(*given: object) -> overview.Overview:
        made.append(given)
        return make(*given)  # type: ignore[arg-type]

    monkeypatch.setattr(overview, "_overview", counted)

    async def story(there: PlayedTournaments) -> None:
        id = await there.open("ann", "bob")
        shown = Overviews(there.store, there.here.timers.now)
        for name in ("cid", "dan"):  # each is a new revision
            await there.organiser.join(id, await there.member(name))
            made.clear()
            found = await asyncio.gather(*(shown.of(id) for _ in range(20)))
            assert len(made) == 1
            for each in found:
                assert each is not None
                assert each is found[0]
                assert name in each.names.values()
        assert await asyncio.gather(*(shown.of("none") for _ in range(3))) == [None] * 3

    with_tournaments(tmp_path, story)
