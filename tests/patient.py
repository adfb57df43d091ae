"""How long a test waits before it gives up, and HTTP that waits so long: a crowded machine is slow,
and no test is about how fast it is."""

from functools import partial

import httpx2

PATIENCE = 240.0  # seconds

Client = partial(httpx2.Client, timeout=PATIENCE)
AsyncClient = partial(httpx2.AsyncClient, timeout=PATIENCE)
get = partial(httpx2.get, timeout=PATIENCE)
post = partial(httpx2.post, timeout=PATIENCE)
patch = partial(httpx2.patch, timeout=PATIENCE)
delete = partial(httpx2.delete, timeout=PATIENCE)
stream = partial(httpx2.stream, timeout=PATIENCE)
