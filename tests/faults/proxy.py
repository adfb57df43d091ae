"""A small TCP proxy: a link between two programs that can be made bad and good again."""

import asyncio
from contextlib import suppress

PIECE = 65536
HALF_LOST = 16  # bytes: what is longer is cut in the middle


class Link:
    """Takes connections at a port of its own and passes everything on to the target's port.

    While it is bad: `cut` ends all connections and lets nobody through, `delay` keeps everything
    back for so many seconds, `silent` leaves connections open and passes nothing on, and `halve`
    ends each connection in the middle of what is sent next.
    """

    def __init__(self, target: int = 0) -> None:
        self.target = target
        self.port = 0
        self.delay = 0.0
        self.closed = False
        self.silent = asyncio.Event()
        self.halving = False
        self.passed = 0  # bytes
        self._server: asyncio.Server | None = None
        self._writers: set[asyncio.StreamWriter] = set()

    async def start(self) -> None:
        """Listen from now on, at `port`."""
        self._server = await asyncio.start_server(self._take, "127.0.0.1", 0, limit=PIECE)
        self.port = self._server.sockets[0].getsockname()[1]

    async def close(self) -> None:
        """All ends."""
        if self._server is not None:
            self._server.close()
        self.abort()

    def abort(self) -> None:
        """End all connections at once, without a word."""
        for writer in list(self._writers):
            writer.transport.abort()

    def mend(self) -> None:
        """It is a good link again; those whose words were kept to itself have to come anew."""
        if self.silent.is_set():
            self.abort()
        self.closed = self.halving = False
        self.silent.clear()
        self.delay = 0.0

    async def _take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.closed:
            writer.transport.abort()
            return
        self._writers.add(writer)
        try:
            there, back = await asyncio.open_connection("127.0.0.1", self.target, limit=PIECE)
        except OSError:
            writer.transport.abort()
            self._writers.discard(writer)
            return
        self._writers.add(back)
        ways = [
            asyncio.ensure_future(self._pass_on(reader, back)),
            asyncio.ensure_future(self._pass_on(there, writer)),
        ]
        await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        for each in (writer, back):
            with suppress(OSError):  # what was written is sent before it is closed
                each.close()
            self._writers.discard(each)
        for way in ways:
            way.cancel()

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while piece := await reader.read(PIECE):
                if self.delay:
                    await asyncio.sleep(self.delay)
                while self.silent.is_set():
                    await asyncio.sleep(0.05)  # until it is aborted
                    if writer.is_closing():
                        return
                if self.halving and len(piece) > HALF_LOST:
                    writer.write(piece[: len(piece) // 2])
                    await writer.drain()
                    return
                self.passed += len(piece)
                writer.write(piece)
                await writer.drain()
