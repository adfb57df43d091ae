"""What a notice tells, as things are when it is sent."""

from tenka.server.notify.awaiting import is_awaited
from tenka.server.notify.channels import Message
from tenka.server.notify.links import Links
from tenka.server.notify.settings import Mail, NotifySettings
from tenka.server.notify.wording import appeal_answered, awaited, begins_soon, for_owners, is_it_you
from tenka.server.store import Store
from tenka.server.store.rows import Notice, OwedKind


class Messages:
    """Looks up what is to be told; `url` is where the page is."""

    def __init__(self, store: Store, links: Links, url: str) -> None:
        self._store = store
        self._links = links
        self._url = url

    async def of(self, notice: Notice, settings: NotifySettings) -> Message | None:
        """What is told; None if there is nothing to tell any more."""
        if "confirm" in notice.body:
            return self._question(notice, settings)
        if "appeal" in notice.body:
            told = notice.body["appeal"]
            return appeal_answered(settings.language, told["answer"], told["word"], self._url)
        if "owner" in notice.body:
            return await self._for_owners(notice, settings)
        if "tournament" in notice.body:
            return await self._reminder(notice, settings)
        id, seat = notice.body["table"], notice.body["seat"]
        kind: OwedKind = notice.body.get("kind", "turn")
        found = await self._store.tables.get(id)
        if found is None or not is_awaited(kind, found, seat, notice.person_id):
            return None
        by = await self._name_of(found.table.created_by) if kind == "invitation" else ""
        return awaited(kind, settings.language, found.table.game, id, self._url, by)

    async def _for_owners(self, notice: Notice, settings: NotifySettings) -> Message | None:
        """None, if they look after the server no more."""
        person = await self._store.people.get(notice.person_id)
        if person is None or not person.owner:
            return None
        told = notice.body["owner"]
        return for_owners(settings.language, told["about"], told["count"], self._url)

    async def _reminder(self, notice: Notice, settings: NotifySettings) -> Message | None:
        """None, if it has begun or is called off, or is not theirs to see any more."""
        found = await self._store.tournaments.get(notice.body["tournament"])
        if found is None or found.status != "open":
            return None
        club = found.club_id
        if club is not None and await self._store.clubs.member(club, notice.person_id) is None:
            return None
        return begins_soon(settings.language, found.id, found.name, found.game, self._url)

    async def _name_of(self, person_id: str | None) -> str:
        names = await self._store.people.named({person_id} if person_id else set())
        return next(iter(names.values()), "")

    def _question(self, notice: Notice, settings: NotifySettings) -> Message | None:
        if settings.mail != Mail(notice.body["confirm"], confirmed=False):
            return None
        url = self._links.to("confirm", notice.person_id, settings.mail.address)
        return is_it_you(settings.language, url)
