"""How many files and connections this process may have open."""

import errno
import os
import sys

if sys.platform != "win32":
    import resource

ENOUGH = 65_536
# For the database, the log, webhooks, and what the system needs; and for each process of a bot.
KEPT_BACK = 100
FOR_EACH_BOT = 6
AT_LEAST = 16


def raise_file_limit() -> None:
    """Let this process have as many open as the system allows, and no more than it needs."""
    if sys.platform != "win32":
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = ENOUGH if hard == resource.RLIM_INFINITY else min(ENOUGH, hard)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def room_for_connections(bots: int) -> int:
    """So many connections leave enough for all else, with so many processes of bots."""
    allowed = ENOUGH
    if sys.platform != "win32":
        soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
        allowed = ENOUGH if soft == resource.RLIM_INFINITY else soft
    return max(AT_LEAST, allowed - KEPT_BACK - FOR_EACH_BOT * bots)


def none_left() -> bool:
    """Can nothing be opened any more?"""
    try:
        os.close(os.open(os.devnull, os.O_RDONLY))
    except OSError as error:
        return error.errno in (errno.EMFILE, errno.ENFILE)
    return False
