"""Appeals: what somebody who is shut out says to it, and what those who look after the server
answer.

One waits at a time; who was answered may say something again after a week, or to another ban.
"""

from collections.abc import Callable

from tenka.server.errors import NotFound, NotNow, NotYours
from tenka.server.people.bans import Bans
from tenka.server.store import Conflict, Store
from tenka.server.store.appeals import answering
from tenka.server.store.rows import Appeal, AppealAnswer

AGAIN = 7 * 86_400.0
MANY = 1000


class Appeals:
    """All of them."""

    def __init__(self, store: Store, bans: Bans, now: Callable[[], float]) -> None:
        self._store = store.appeals
        self._bans = bans
        self._now = now

    async def of(self, person_id: str) -> Appeal | None:
        """What a person has said last."""
        return await self._store.of(person_id)

    async def waiting(self, limit: int) -> tuple[Appeal, ...]:
        """Those that are not answered, to bans that are in force; the newest first."""
        return tuple(each for each in await self._store.waiting(limit) if self._counts(each))

    async def count(self) -> int:
        """How many of them there are, or so many that it does not matter."""
        return len(await self.waiting(MANY))

    def _counts(self, appeal: Appeal) -> bool:
        ban = self._bans.of_person(appeal.person_id)
        return ban is not None and ban.at <= appeal.at

    async def appeal(self, person_id: str, words: str) -> Appeal:
        """Say something to a ban; the same words again change nothing."""
        ban = self._bans.of_person(person_id)
        if ban is None:
            raise NotYours("you are not shut out")
        now = self._now()
        appeal = Appeal(person_id, now, words)
        try:
            await self._store.put(appeal, ban.at, now - AGAIN)
        except Conflict as error:
            before = await self._store.of(person_id)
            if before is not None and before.answered is None and before.words == words:
                return before
            raise NotNow("you have said something to it; it waits, or was answered") from error
        return appeal

    async def answer(
        self, person_id: str, at: float, answer: AppealAnswer, word: str, until: float | None
    ) -> None:
        """Let somebody in again, now or at that time, or do not; NotNow, if it was answered."""
        appeal = await self._store.of(person_id)
        if appeal is None or appeal.at != at:
            raise NotFound("there is no such appeal")
        if appeal.answered is not None:
            raise NotNow("this appeal was answered")
        try:
            await self._bans.answer(
                person_id, until, answering(appeal, answer, word, self._now()), answer
            )
        except Conflict as error:
            raise NotNow("this appeal was answered") from error
