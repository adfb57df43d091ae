"""The draft: province cards are taken and army groups placed, in turn (SG-2.3 to SG-2.8)."""

from mypy_extensions import i64

from tenka.games.shogun.board import NAMES
from tenka.games.shogun.data import OPEN_CARDS
from tenka.games.shogun.table import NOBODY, SINGLE, Table, give


def groups_left(t: Table) -> bool:
    """Has anybody still a group to place?"""
    return any(groups for groups in t.groups)


def open_pair(t: Table) -> bytes:
    """The two open cards; their order does not matter."""
    return bytes(sorted(t.open))


def may_refresh(t: Table) -> bool:
    return t.drawn == NOBODY and t.seen[t.drafter] == open_pair(t)


def take_open(t: Table, card: i64, group: i64) -> None:
    """Take an open card; the top of the stack takes its place."""
    seat = t.drafter
    t.seen[seat] = open_pair(t)
    place_group(t, card, group)
    opened = t.stack[:1]
    t.open = t.open.replace(SINGLE[card], opened)
    drop_top(t, 1)
    if t.log is not None:
        t.log.add("opened", {"what": "province", "province": NAMES[opened[0]]})
    next_drafter(t)


def take_top(t: Table) -> None:
    """Take the top of the stack; all see it (SG-2.8)."""
    t.seen[t.drafter] = open_pair(t)
    t.drawn = i64(t.stack[0])
    drop_top(t, 1)
    if t.log is not None:
        t.log.add("drawn", {"what": "province", "seat": t.drafter, "province": NAMES[t.drawn]})


def choose_group(t: Table, group: i64) -> None:
    """Place a group in the province of the card drawn."""
    card = t.drawn
    t.drawn = NOBODY
    place_group(t, card, group)
    next_drafter(t)


def refresh(t: Table) -> None:
    """Both open cards go under the stack, two new ones are opened (SG-2.4)."""
    under = t.open
    t.stack = t.stack + under
    t.open = t.stack[:OPEN_CARDS]
    t.known += OPEN_CARDS
    drop_top(t, OPEN_CARDS)
    if t.log is not None:
        t.log.add(
            "opened",
            {
                "what": "refresh",
                "seat": t.drafter,
                "province": [NAMES[card] for card in t.open],
                "under": [NAMES[card] for card in under],
            },
        )


def drop_top(t: Table, n: i64) -> None:
    t.stack = t.stack[n:]
    t.known = min(t.known, i64(len(t.stack)))


def place_group(t: Table, card: i64, group: i64) -> None:
    """Armies of a group, which are no longer in the reserve, go onto the board."""
    seat = t.drafter
    t.groups[seat] = t.groups[seat].replace(bytes([group]), b"", 1)
    give(t, card, seat, group)
    if t.log is not None:
        t.log.add("settled", {"seat": seat, "province": NAMES[card], "armies": group})


def next_drafter(t: Table) -> None:
    t.drafter = (t.drafter + 1) % t.seats
