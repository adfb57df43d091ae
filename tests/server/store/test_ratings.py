"""What is asked of results, of both databases."""

from pathlib import Path
from typing import Any

import pytest

from tenka.server.store import Store, ratings
from tenka.server.store.ratings import new_results
from tenka.server.store.rows import RatedResult
from tests.server.databases import place

from .sample import in_loop, person


@in_loop
async def test_the_rating_before_the_first_game_is_one_row_for_each(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Store(place(tmp_path)) as store:
        for name in ("liu", "xiang", "han"):
            await store.people.create(person(name))
        results = [
            _result("old", 5.0, "liu", 900),
            _result("annulled", 10.0, "liu", 950, annulled=11.0),
            _result("b", 20.0, "liu", 1010),
            _result("a", 20.0, "liu", 1000),  # ended with the other
            *(_result(f"later {at}", float(at), "liu", 1100) for at in range(30, 40)),
            _result("c", 25.0, "xiang", 1200),
            _result("d", 15.0, "han", 1300),  # not asked for
            _result("e", 15.0, "xiang", 1400, game="suntzu"),
            _result("f", 15.0, "xiang", 1500, pace="correspondence"),
        ]
        await store.ratings.write("the results", [new_results(results)])

        def too_much(*_: object) -> None:
            raise AssertionError("every game is made an object")

        monkeypatch.setattr(ratings, "all_made", too_much)
        found = await store.ratings.first_since("chuhan", "live", ["liu", "xiang", "nobody"], 10.0)
        assert found == {"liu": 1000.0, "xiang": 1200.0}
        assert await store.ratings.first_since("chuhan", "live", [], 0.0) == {}


def _result(table: str, at: float, person: str, before: float, **more: Any) -> RatedResult:
    fields: dict[str, Any] = {"game": "chuhan", "pace": "live", "annulled": None, **more}
    return RatedResult(
        table_id=table,
        seat=0,
        at=at,
        person_id=person,
        bot=None,
        place=0,
        before_mu=before,
        before_sigma=100.0,
        mu=before + 10,
        sigma=90.0,
        **fields,
    )
