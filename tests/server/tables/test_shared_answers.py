"""Answers that are shared: few are made, and none is older than its question."""

import asyncio

import pytest

from tenka.server.tables.shared_answers import SharedAnswers


def test_who_asks_while_one_is_made_is_given_the_next() -> None:
    async def asked() -> None:
        answers: SharedAnswers[int] = SharedAnswers()
        now = 0
        go_on = asyncio.Event()

        async def make() -> int:
            seen = now
            await go_on.wait()
            return seen

        first = [asyncio.create_task(answers.of("all", make)) for _ in range(10)]
        for _ in range(3):
            await asyncio.sleep(0)
        now = 1  # what the first ones are told is not news any more
        second = [asyncio.create_task(answers.of("all", make)) for _ in range(10)]
        other = asyncio.create_task(answers.of("others", make))
        for _ in range(3):
            await asyncio.sleep(0)
        go_on.set()
        assert await asyncio.gather(*first) == [0] * 10
        assert await asyncio.gather(*second) == [1] * 10
        assert (await other, answers.made) == (1, 3)
        assert await answers.of("all", make) == 1
        assert answers.made == 4

    asyncio.run(asked())


def test_who_goes_takes_no_answer_from_others_and_one_that_fails_is_made_anew() -> None:
    async def asked() -> None:
        answers: SharedAnswers[int] = SharedAnswers()
        fails = True

        async def make() -> int:
            await asyncio.sleep(0)
            if fails:
                raise RuntimeError("fails")
            return 1

        gone, stays = (asyncio.create_task(answers.of("all", make)) for _ in range(2))
        await asyncio.sleep(0)
        gone.cancel()
        with pytest.raises(RuntimeError, match="fails"):
            await stays
        fails = False
        assert await answers.of("all", make) == 1

    asyncio.run(asked())
