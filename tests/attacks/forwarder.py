"""A reverse proxy, as somebody may set one up: it asks the server anew, and says of the client what
it is told to say."""

import asyncio
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from threading import Event, Thread

PIECE = 65536
Says = Callable[[str], Mapping[str, str]]  # by the client's address


class Forwarder:
    """One that adds headers to the head of each connection's first request, in the place of those
    of the same name; the rest is passed on as it comes, sockets too."""

    def __init__(self, target: int, says: Says, *, keeps_host: bool, version: str) -> None:
        self.port = 0
        self._target = target
        self._says = says
        self._keeps_host = keeps_host
        self._version = version

    async def serve(self, listening: Event, stop: asyncio.Event) -> None:
        """Until it is stopped."""
        server = await asyncio.start_server(self._take, "127.0.0.1", 0)
        self.port = server.sockets[0].getsockname()[1]
        listening.set()
        await stop.wait()
        server.close()
        left = asyncio.all_tasks() - {asyncio.current_task()}
        for task in left:
            task.cancel()
        await asyncio.gather(*left, return_exceptions=True)

    async def _take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError, asyncio.IncompleteReadError):
            head = await reader.readuntil(b"\r\n\r\n")
            there, back = await asyncio.open_connection("127.0.0.1", self._target)
            back.write(self._head(head, writer.get_extra_info("peername")[0]))
            ways = [
                asyncio.create_task(self._pass_on(reader, back)),
                asyncio.create_task(self._pass_on(there, writer)),
            ]
            try:
                await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
            finally:
                for way in ways:
                    way.cancel()
                back.close()
                writer.close()

    def _head(self, head: bytes, client: str) -> bytes:
        first, *lines = head.decode("latin-1").removesuffix("\r\n\r\n").split("\r\n")
        said = {name.casefold(): (name, value) for name, value in self._says(client).items()}
        if not self._keeps_host:
            said["host"] = ("Host", f"127.0.0.1:{self._target}")
        kept = [line for line in lines if line.partition(":")[0].casefold() not in said]
        first = f"{first.rpartition(' ')[0]} HTTP/{self._version}"
        added = [f"{name}: {value}" for name, value in said.values()]
        return ("\r\n".join([first, *kept, *added]) + "\r\n\r\n").encode("latin-1")

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while piece := await reader.read(PIECE):
            writer.write(piece)
            await writer.drain()


@contextmanager
def forwarding(
    url: str, says: Says = lambda client: {}, *, keeps_host: bool = False, version: str = "1.1"
) -> Iterator[str]:
    """The address of a proxy that stands before that server."""
    made = Forwarder(int(url.rpartition(":")[2]), says, keeps_host=keeps_host, version=version)
    loop, listening, stop = asyncio.new_event_loop(), Event(), asyncio.Event()
    thread = Thread(target=loop.run_until_complete, args=(made.serve(listening, stop),))
    thread.start()
    try:
        listening.wait()
        yield f"http://127.0.0.1:{made.port}"
    finally:
        loop.call_soon_threadsafe(stop.set)
        thread.join()
        loop.close()
