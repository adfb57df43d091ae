"""Whose job a pool takes next, and what becomes of one that nobody wants any more."""

import asyncio
from pathlib import Path

import pytest

from tenka.server.processes.fair_queue import LIVE_IN_A_ROW, FairQueue, Line
from tests.patient import PATIENCE
from tests.server.bots.pools import a_state, ask, is_legal, let_one, pool_of, with_pool

pytestmark = pytest.mark.usefixtures("told")


def test_first_come_first_served() -> None:
    """One who asks again and again, never waiting between, does not keep the others from it."""
    pool = pool_of()
    order: list[str] = []

    async def table(name: str, moves: int) -> None:
        state = a_state()
        for _ in range(moves):
            await ask(pool, "Dawdles", state)
            order.append(name)

    async def play() -> None:
        await asyncio.gather(table("busy", 6), table("b", 1), table("c", 1))

    with_pool(pool, play)
    assert order == ["busy", "b", "c", *["busy"] * 5]


def test_a_flood_of_ones_jobs_does_not_delay_anothers(told: Path) -> None:
    pool = pool_of(1, PATIENCE)
    order: list[str] = []

    async def move(owner: str, bot: str = "Dawdles") -> None:
        await ask(pool, bot, a_state(), owner=owner)
        order.append(owner)

    async def play() -> None:
        flood = [asyncio.create_task(move("flood", "Holds"))]
        flood += [asyncio.create_task(move("flood")) for _ in range(29)]
        await asyncio.sleep(0)
        assert pool.waiting == 29
        others = [asyncio.create_task(move(name)) for name in ("b", "c", "b")]
        await asyncio.sleep(0)
        await let_one(told)
        await asyncio.gather(*others)
        assert order[:2] == ["flood", "b"]
        assert order.count("flood") <= 3
        for waiting in flood:
            waiting.cancel()
        await asyncio.gather(*flood, return_exceptions=True)

    with_pool(pool, play)


def test_live_games_come_first() -> None:
    """Those of correspondence are not forgotten all the same."""
    pool = pool_of()
    order: list[str] = []

    async def move(name: str, live: bool) -> None:
        await ask(pool, "Dawdles", a_state(), owner=name, line="live" if live else "later")
        order.append(name)

    async def play() -> None:
        slow = [asyncio.create_task(move("slow", False)) for _ in range(3)]
        await asyncio.sleep(0)
        live = [asyncio.create_task(move("live", True)) for _ in range(LIVE_IN_A_ROW + 2)]
        await asyncio.gather(*slow, *live)

    with_pool(pool, play)
    assert order == ["slow", *["live"] * LIVE_IN_A_ROW, "slow", "live", "live", "slow"]


def test_who_has_none_at_work_comes_before_who_has(told: Path) -> None:
    pool = pool_of(2, PATIENCE)
    order: list[str] = []

    async def move(bot: str, owner: str) -> None:
        await ask(pool, bot, a_state(), owner=owner)
        order.append(owner)

    async def play() -> None:
        flood = [asyncio.create_task(move("Holds", "flood")) for _ in range(2)]
        await asyncio.sleep(0)
        flood.append(asyncio.create_task(move("Dawdles", "flood")))
        await asyncio.sleep(0)
        other = asyncio.create_task(move("Dawdles", "other"))
        await asyncio.sleep(0)
        await let_one(told)
        await other
        await let_one(told)
        await asyncio.gather(*flood)

    with_pool(pool, play)
    assert order[:2] == ["flood", "other"]


def test_jobs_that_nobody_wants_never_reach_a_process(told: Path) -> None:
    pool = pool_of(1, PATIENCE)

    async def play() -> None:
        busy = asyncio.create_task(ask(pool, "Holds", a_state()))
        await asyncio.sleep(0)
        waiting = [
            asyncio.create_task(ask(pool, "TellsItsProcess", a_state(), owner=f"{n % 3}"))
            for n in range(9)
        ]
        await asyncio.sleep(0)
        assert pool.waiting == 9
        for job in waiting[:8]:
            job.cancel()
        await asyncio.gather(*waiting[:8], return_exceptions=True)
        assert pool.waiting == 1
        assert not busy.done()
        await let_one(told)
        await asyncio.gather(busy, waiting[8])

    with_pool(pool, play)
    assert len(told.read_text().split()) == 1
    assert (pool.failed, pool.replaced) == (0, 0)


def test_a_job_that_fails_when_nobody_wants_it_is_not_tried_again(told: Path) -> None:
    pool = pool_of(1, PATIENCE)

    async def play() -> None:
        waiting = asyncio.create_task(ask(pool, "HoldsAndFails", a_state()))
        await asyncio.sleep(0.02)
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting
        await let_one(told)
        assert is_legal(a_state(), await ask(pool, "greedy", a_state()))

    with_pool(pool, play)
    assert (pool.failed, pool.replaced) == (1, 1)


def test_who_gives_up_leaves_no_answer_to_the_next(told: Path) -> None:
    pool = pool_of(1, PATIENCE)

    async def play() -> None:
        first, second = a_state(seed=1), a_state(seed=2, plies=4)
        for _ in range(3):
            waiting = asyncio.create_task(ask(pool, "Holds", first))
            await asyncio.sleep(0.02)
            waiting.cancel()
            with pytest.raises(asyncio.CancelledError):
                await waiting
            await let_one(told)
            assert is_legal(second, await ask(pool, "Dawdles", second))

    with_pool(pool, play)
    assert (pool.failed, pool.replaced) == (0, 0)


def served(waiting: list[tuple[str, Line]], groups: dict[str, str]) -> list[str]:
    """In which order these are served, one thing being handed on from each to the next."""
    order: list[str] = []

    async def evening() -> None:
        queue: FairQueue[str, str] = FairQueue(["thing"], lambda owner: (groups.get(owner, owner),))
        await queue.take("first", "live")

        async def wait(owner: str, line: Line) -> None:
            thing = await queue.take(owner, line)
            order.append(owner)
            queue.give_back(owner, thing)

        asked = [asyncio.create_task(wait(*each)) for each in waiting]
        await asyncio.sleep(0)
        queue.give_back("first", "thing")
        await asyncio.gather(*asked)

    asyncio.run(evening())
    return order


def test_many_guests_from_one_network_have_the_share_of_one() -> None:
    """They cost nothing to be, so a person is not to wait for all of them."""
    guests = [f"guest{number}" for number in range(60)]
    waiting: list[tuple[str, Line]] = [(guest, "live") for guest in guests]
    order = served([*waiting, ("liu", "live")], dict.fromkeys(guests, "10.0.0.1"))
    assert order.index("liu") <= 1


def test_networks_take_turns_however_many_wait_in_each() -> None:
    groups = {f"{network}{number}": network for network in "ab" for number in range(6)}
    waiting: list[tuple[str, Line]] = [(guest, "live") for guest in groups]
    order = served([*waiting, ("liu", "live"), ("han", "live")], groups)
    assert [each[0] for each in order[:4]] == ["a", "b", "l", "h"]
    assert order[4:] == [f"{network}{number}" for number in range(1, 6) for network in "ab"]


def test_a_guest_leaves_the_share_when_done() -> None:
    groups = {"a": "10.0.0.1", "b": "10.0.0.1"}

    async def evening() -> None:
        queue: FairQueue[str, int] = FairQueue([1, 2], lambda owner: (groups.get(owner, owner),))
        for owner in ("a", "b"):
            queue.give_back(owner, await queue.take(owner, "live"))
        assert (queue._had, queue._turns, queue._ranks) == ({}, {}, {})

    asyncio.run(evening())


def test_windows_close_by_the_clock_and_come_first() -> None:
    waiting: list[tuple[str, Line]] = [("slow", "later"), ("live", "live"), ("asked", "window")]
    assert served(waiting, {}) == ["asked", "live", "slow"]
