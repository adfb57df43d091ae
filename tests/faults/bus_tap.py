"""Listens to everything that is said on the real bus, and looks for what nobody may say there."""

from collections import Counter
from collections.abc import Iterable
from contextlib import suppress

import nats
import orjson
from nats.aio.client import Client as NatsClient
from nats.aio.msg import Msg

from tests.faults.clients import Json

# By the beginning of a subject, what its messages may have. A bot is asked with a world that was
# dealt anew for its seat: nothing there may name the real table.
ALLOWED = {
    "tenka.bots.jobs.": {
        *("id", "bot", "game", "rules", "seats", "options", "seat", "position", "seed", "journal"),
        "seconds",
    },
    "tenka.bots.beats": {"worker", "release", "processes", "jobs"},
    "tenka.bots.calls": set[str](),
    "tenka.analyses.progress": {"table", "made", "total", "over"},
    # Of a game that is over, and of which everybody may know everything.
    "tenka.analyses.jobs.": {"table", "record"},
    "tenka.nodes": {"node", "kind", "person", "name", "hash"},
    "tenka.limits": {"node", "taken", "places"},
    "tenka.tables.": {
        *("node", "revision", "let_go", "here", "who", "said_in", "number", "rematch"),
    },
    "_INBOX.": {"moves", "busy", "unknown", "error", "analysis"},
}
WORLDS = ("tenka.bots.jobs.", "_INBOX.")
# Words of positions, views and records, which have no place in anything but a bot's job.
OF_TABLES = {
    *("view", "forecast", "journal", "position", "hands", "hand", "cards", "pile", "deck", "plan"),
    *("plans", "secret", "nonce", "nonces", "move", "moves", "text", "entries", "held", "state"),
}


class BusTap:
    """All that was said, each message once."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.subjects: Counter[str] = Counter()
        self.messages: set[tuple[str, bytes]] = set()
        self._client: NatsClient | None = None

    async def start(self) -> None:
        async def nothing(error: Exception) -> None:
            """It comes back by itself."""

        self._client = await nats.connect(
            self.url, max_reconnect_attempts=-1, reconnect_time_wait=0.1, error_cb=nothing
        )
        await self._client.subscribe(">", cb=self._hear)

    async def close(self) -> None:
        if self._client is not None:
            with suppress(Exception):
                await self._client.close()

    async def _hear(self, message: Msg) -> None:
        subject = message.subject
        self.subjects[kind_of(subject)] += 1
        self.messages.add((subject, message.data))

    def leaks(self, unsaid: Iterable[str | bytes]) -> list[str]:
        """What was said and may not be said: any of these, or more than its subject may carry."""
        words = [word.encode() if isinstance(word, str) else word for word in unsaid]
        found: list[str] = []
        for subject, raw in self.messages:
            found += [f"{subject}: a secret in {raw!r}" for word in words if word and word in raw]
            why = wrong(subject, raw)
            if why:
                found.append(f"{subject}: {why} in {raw[:300]!r}")
        return found


def kind_of(subject: str) -> str:
    """The beginning of a subject, without what names one table, release or answer."""
    return next((kind for kind in ALLOWED if subject.startswith(kind)), subject)


def wrong(subject: str, raw: bytes) -> str | None:
    """What a message has that its subject may not carry; None if all is well."""
    kind = kind_of(subject)
    if kind not in ALLOWED:
        return "a subject that nobody knows"
    if not raw:  # nobody answers
        return None
    message: Json = orjson.loads(raw).get("message") or {}
    more = set(message) - ALLOWED[kind]
    if more:
        return f"{sorted(more)}"
    return None if kind in WORLDS else _of_tables(message)


def _of_tables(value: object) -> str | None:
    """A word of tables anywhere in it."""
    if isinstance(value, dict):
        known = OF_TABLES & set(value)
        if known:
            return f"{sorted(known)}"
        return next(filter(None, map(_of_tables, value.values())), None)
    if isinstance(value, list):
        return next(filter(None, map(_of_tables, value)), None)
    return None
