"""How far what a seat was told of a table goes: who has been told it is answered no older.

The number of writes would tell a rival when somebody answers in a secret window, or leaves an order
for one. So a revision is made of what its seat is shown, and of nothing else: the length of the
record, and a hash of the rest. It changes only when that seat sees something else.
"""

from hashlib import blake2b

from tenka.server.tables.situation import Situation

LONGEST = 64  # signs of one that somebody shows us
SIZE = 6  # bytes of the hash


def revision(situation: Situation, seat: int | None) -> str:
    """Of the table, as this seat (None: a spectator) is shown it."""
    mine = None if seat is None else situation.seats[seat]
    answer = None if mine is None or mine.kind != "person" else situation.answer_of(mine.seat)
    own = mine and mine.standing, answer and answer.decision
    rest = blake2b(situation.told_to_all + repr(own).encode(), digest_size=SIZE)
    return f"{situation.version}.{rest.hexdigest()}"


def may_be_older(situation: Situation, seat: int | None, seen: str) -> bool:
    """Than what this revision was given for? Records only grow; of the same length the one may be
    as old as the other."""
    if seen == revision(situation, seat):
        return False
    version = seen.partition(".")[0]
    return not (version.isascii() and version.isdigit() and int(version) < situation.version)
