"""Marching: moves and battles of `battle_a` and `battle_b`, and the move of `deploy1` (SG-4, 5)."""

from librt.vecs import vec
from mypy_extensions import i64

from tenka.games.shogun.board import NAMES, has
from tenka.games.shogun.data import (
    CASTLE_ARMIES,
    MARCH_MIN_ARMIES,
    NEUTRAL_PEASANTS,
    NEUTRAL_TWO_PEASANTS,
    SPECIAL_ARMIES,
)
from tenka.games.shogun.fight import off_tray, peasants_from_reserve, throw_all
from tenka.games.shogun.table import (
    ACTION_NAMES,
    ATTACK_SPECIAL,
    COLOURS,
    DEFENCE_SPECIAL,
    NOBODY,
    PEASANT,
    Table,
    event_is,
    field_now,
    give,
    make_neutral,
    near,
)


def targets(t: Table, seat: i64, province: i64) -> i64:
    """Where armies of this province may march, own or to attack; none if nobody can leave."""
    if t.armies[province] < MARCH_MIN_ARMIES:
        return 0
    found = near(t, province)
    if event_is(t, "temple_peace"):
        found &= ~t.temples | i64(t.lands[seat])
    return found


def own_targets(t: Table, seat: i64, province: i64) -> i64:
    """Where armies may move by `deploy1`."""
    return near(t, province) & i64(t.lands[seat])


def march(t: Table, seat: i64, source: i64, target: i64, number: i64) -> None:
    """Armies go to a neighbouring province: a move into an own one, else a battle."""
    t.armies[source] -= number
    owner: i64 = t.owner[target]
    if t.log is not None:
        t.log.add(
            "moved" if owner == seat else "attacked",
            {
                "seat": seat,
                "from": NAMES[source],
                "to": NAMES[target],
                "armies": number,
                "owner": None if owner == NOBODY else owner,
            },
        )
    if owner == seat:
        t.armies[target] += number
    elif owner == NOBODY:
        attack_neutral(t, seat, target, number)
    else:
        attack_player(t, seat, target, number)


def attackers(t: Table, seat: i64, number: i64) -> i64:
    """The armies that march, and the one of the special card (SG-6.1)."""
    if t.taken[seat] == ATTACK_SPECIAL:
        return number + bonus(t, seat, SPECIAL_ARMIES)
    return number


def bonus(t: Table, seat: i64, wanted: i64) -> i64:
    """So many more armies, or those the reserve has (SG-5.9)."""
    found = min(wanted, i64(t.reserve[seat]))
    t.reserve[seat] -= found
    return found


def defence_bonus(t: Table, seat: i64, target: i64) -> i64:
    """The armies that the castle event and the defence card add (SG-6.4)."""
    more: i64 = 0
    if event_is(t, "castle_defence") and has(t.castles, target):
        more += CASTLE_ARMIES
    if t.taken[seat] == DEFENCE_SPECIAL:
        more += SPECIAL_ARMIES
    return more


def neutral_defence(t: Table) -> i64:
    """The peasants that defend a neutral province."""
    return NEUTRAL_TWO_PEASANTS if event_is(t, "neutral_two") else NEUTRAL_PEASANTS


def attack_neutral(t: Table, seat: i64, target: i64, number: i64) -> None:
    """A battle against peasants (SG-5.2, SG-5.11)."""
    fighters = vec[i64]([0] * COLOURS)
    fighters[seat] = attackers(t, seat, number)
    fighters[PEASANT] = peasants_from_reserve(t, neutral_defence(t))
    throw_all(t, battle_name(t, seat), fighters)
    own = off_tray(t, seat)
    against = off_tray(t, PEASANT)
    t.peasants += against
    left = own - against if own > against else 0
    t.reserve[seat] += own - left
    result = "conquered" if left > 0 else "repelled"
    note_battle(t, seat, NOBODY, target, own, 0, against, result, left)
    if left > 0:
        give(t, target, seat, left)


def attack_player(t: Table, seat: i64, target: i64, number: i64) -> None:
    """A battle between two players (SG-5.2 to SG-5.7)."""
    defender: i64 = t.owner[target]
    fighters = vec[i64]([0] * COLOURS)
    fighters[seat] = attackers(t, seat, number)
    more = bonus(t, defender, defence_bonus(t, defender, target))
    fighters[defender] = t.armies[target] + more
    throw_all(t, battle_name(t, seat), fighters)
    own = off_tray(t, seat)
    theirs = off_tray(t, defender)
    # With a revolt marker the peasants do not help; they stay on the tray.
    helping = off_tray(t, PEASANT) if t.markers[target] == 0 else 0
    t.peasants += helping
    if own > theirs + helping:
        left = own - theirs - helping
        t.reserve[seat] += own - left
        t.reserve[defender] += theirs
        note_battle(t, seat, defender, target, own, theirs, helping, "conquered", left)
        give(t, target, seat, left)
    elif theirs > 0 and theirs + helping > own:
        left = min(theirs, theirs + helping - own)
        t.reserve[seat] += own
        t.reserve[defender] += theirs - left
        note_battle(t, seat, defender, target, own, theirs, helping, "repelled", left)
        t.armies[target] = left
    else:
        t.reserve[seat] += own
        t.reserve[defender] += theirs
        note_battle(t, seat, defender, target, own, theirs, helping, "emptied", 0)
        make_neutral(t, target)


def battle_name(t: Table, seat: i64) -> str:
    return f"{ACTION_NAMES[field_now(t)]}/{seat}"


def note_battle(
    t: Table,
    seat: i64,
    defender: i64,
    target: i64,
    own: i64,
    theirs: i64,
    peasants: i64,
    result: str,
    left: i64,
) -> None:
    """The result of a battle, for the journal."""
    if t.log is None:
        return
    t.log.add(
        result,
        {
            "seat": seat,
            "province": NAMES[target],
            "owner": None if defender == NOBODY else defender,
            "own": own,
            "theirs": theirs,
            "peasants": peasants,
            "against": theirs + peasants,
            "left": left,
        },
    )
