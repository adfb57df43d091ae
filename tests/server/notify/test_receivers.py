"""The mail server of these tests leaves nothing open, whenever it stops."""

import asyncio
import gc
import socket

import pytest

from tests.server.notify.receivers import MailServer, PostBox, free_port


@pytest.mark.parametrize("rounds", range(6))
def test_who_calls_just_before_it_stops_is_hung_up(rounds: int) -> None:
    """A transport that is left open warns when it is collected, and that fails the test."""
    server = MailServer(PostBox(free_port()))
    server.start()

    async def call_and_hang_up() -> socket.socket:
        caller = socket.create_connection(("127.0.0.1", server.port))
        for _ in range(rounds):  # of the loop, until it is called, taken, and a connection
            await asyncio.sleep(0)
        await server.hang_up()
        return caller

    asyncio.run_coroutine_threadsafe(call_and_hang_up(), server.loop).result().close()
    server.stop()
    gc.collect()
