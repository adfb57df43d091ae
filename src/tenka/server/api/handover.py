"""`App`, and how its sockets are served after their route has returned.

A socket idles for hours, and all the layers of the app that it came through would stay with it, in
more memory than all else that it needs. So a route leaves what is still to be done (`hand_over`),
and the app does it when the layers are gone.
"""

from typing import Protocol

from fastapi import FastAPI
from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send

STILL_TO_DO = "still_to_do"


class StillToDo(Protocol):
    """What a route has left to be done."""

    async def __call__(self, receive: Receive, send: Send) -> None:
        """Do it: talk to whoever is there. No error may come out of it."""

    def drop(self) -> None:
        """It will not be done: give back what is held for it."""


def hand_over(connection: HTTPConnection, work: StillToDo) -> None:
    """Have it done when the route has returned."""
    connection.scope.setdefault("state", {})[STILL_TO_DO] = work


def take_back(scope: Scope) -> None:
    """Do not have it done, if there is anything."""
    if (work := _taken(scope)) is not None:
        work.drop()


class App(FastAPI):
    """An app whose routes may leave something to be done."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await super().__call__(scope, receive, send)
        except BaseException:
            take_back(scope)
            raise
        work = _taken(scope)
        del scope  # the headers and all that the layers have added: there are many sockets
        if work is not None:
            await work(receive, send)


def _taken(scope: Scope) -> StillToDo | None:
    work: StillToDo | None = scope.get("state", {}).pop(STILL_TO_DO, None)
    return work
