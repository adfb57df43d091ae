"""What a move of Shogun is about, as whole numbers: the province it concerns, the one armies leave,
and how it would go."""

from typing import Final

from librt.strings import BytesWriter, write_i64_le
from librt.vecs import vec
from mypy_extensions import i64

from tenka.bots.shogun.surroundings import (
    MOST_2,
    REGION_OF,
    around,
    attack_odds,
    attackers,
    best_targets,
    building_counts,
    danger,
    defenders,
    most_of_others,
    relative,
    revolt_odds,
    row_of,
    standing,
)
from tenka.games.shogun.actions import deployed, yield_of
from tenka.games.shogun.board import CHESTS, LANDS, RICE, SITES, has
from tenka.games.shogun.data import COSTS, OPEN_ACTIONS
from tenka.games.shogun.moves import (
    CHOOSE,
    DRAFT_GROUP,
    DRAFT_OPEN,
    MOVE,
    PLAN,
    REVOLT,
    first_of,
    number_of,
    second_of,
    verb_of,
)
from tenka.games.shogun.table import (
    ACTING,
    BATTLE_A,
    BID,
    CHEST,
    DEPLOY1,
    DEPLOY5,
    FIELD_COUNT,
    GET_RICE,
    NO_CARD,
    NOBODY,
    TAX,
    THEATRE,
    Table,
    buildings,
    buildings_on,
    field_now,
    supply,
)

MOVE_FIELDS: Final = 5
ITSELF, GAIN, SUBJECT, SOURCE, FIGHT = 0, 1, 2, 3, 4
NO_PROVINCE: Final[i64] = LANDS
NO_FIELD: Final[i64] = FIELD_COUNT
DONE: Final[i64] = 6
MOST_5: Final[i64] = 31
COST: Final[list[int]] = list(COSTS)


def when(t: Table, field: i64) -> i64:
    """How soon an action comes: 1 is now, up to 5; 0 if its card is face down, DONE if it is."""
    at: i64 = 0
    opened: i64 = min(i64(len(t.actions)), OPEN_ACTIONS + t.action)
    while at < opened:
        if t.actions[at] == field:
            return DONE if at < t.action else 1 + at - t.action
        at += 1
    return 0


def cost_to_come(t: Table, me: i64) -> i64:
    """What the provinces in my plan will cost, as far as their actions are not done."""
    found: i64 = 0
    plan = t.plans[me]
    field: i64 = 0
    n: i64 = min(i64(len(plan)), BID)
    while field < n:
        if plan[field] < CHEST and COST[field] > 0 and when(t, field) != DONE:
            found += COST[field]
        field += 1
    return found


def describe(t: Table, me: i64, moves: list[int], out: BytesWriter) -> None:
    """Write MOVE_FIELDS numbers for each move."""
    counts = building_counts(t)
    spare: i64 = t.chests[me] - cost_to_come(t, me)
    field_of_all: i64 = field_now(t) if t.phase == ACTING else NO_FIELD
    # Marches to one goal follow each other: what is around it is looked at once.
    last_subject: i64 = NO_PROVINCE
    about_subject: i64 = 0
    last_source: i64 = NO_PROVINCE
    about_source: i64 = 0
    for move in moves:
        action: i64 = move
        verb = verb_of(action)
        field = field_of_all
        kind: i64 = 0
        subject = NO_PROVINCE
        source = NO_PROVINCE
        special: i64 = 0
        gain: i64 = 0
        fight: i64 = 0
        if verb == PLAN:
            field = first_of(action)
            card = second_of(action)
            if card < CHEST:
                kind = 1
                subject = card
                gain = _gain(t, me, field, card, spare, counts)
                fight = _fight_to_come(t, me, field, card)
            else:
                kind = 7 if card == NO_CARD else 2 + card - CHEST
            gain |= when(t, field)
        elif verb == MOVE:
            source = first_of(action)
            subject = second_of(action)
            fight = _march(t, me, source, subject, number_of(action))
        elif verb == REVOLT:
            subject = first_of(action)
            peasants: i64 = t.markers[subject] + t.extra
            fight = _fight(t.armies[subject], peasants, revolt_odds(t, me, subject, peasants))
        elif verb == DRAFT_OPEN:
            subject = first_of(action)
        elif verb == DRAFT_GROUP:
            subject = t.drawn
        elif verb == CHOOSE:
            special = first_of(action) + 1
            gain = 1 + i64(t.specials.index(first_of(action)))
        if subject != last_subject:
            last_subject = subject
            about_subject = _about(t, me, subject, counts)
        if source != last_source:
            last_source = source
            about_source = _about(t, me, source, counts)
        write_i64_le(
            out,
            verb
            | (field << 4)
            | (kind << 8)
            | (subject << 11)
            | (source << 17)
            | (number_of(action) << 23)
            | (special << 29),
        )
        write_i64_le(out, gain)
        write_i64_le(out, about_subject)
        write_i64_le(out, about_source)
        write_i64_le(out, fight)


def _about(t: Table, me: i64, province: i64, counts: vec[i64]) -> i64:
    """A province and what is around it."""
    if province == NO_PROVINCE:
        return 0
    region: i64 = REGION_OF[t.board][province]
    majorities: i64 = 0
    kind: i64 = 0
    while kind <= THEATRE:
        row = row_of(region, kind)
        with_one_more = standing(counts[row + me] + 1, most_of_others(t, me, counts, row))
        majorities |= with_one_more << (2 * kind)
        kind += 1
    sites: i64 = SITES[province]
    return (
        relative(t, t.owner[province], me)
        | (min(MOST_5, i64(t.armies[province])) << 3)
        | (min(MOST_2, i64(t.markers[province])) << 8)
        | (((t.castles >> province) & 1) << 10)
        | (((t.temples >> province) & 1) << 11)
        | (((t.theatres >> province) & 1) << 12)
        | (i64(CHESTS[province]) << 13)
        | (i64(RICE[province]) << 16)
        | (sites << 19)
        | (max(0, sites - buildings_on(t, province)) << 21)
        | ((region + 1) << 23)
        | (majorities << 26)
        | (around(t, me, province) << 32)
    )


def _gain(t: Table, me: i64, field: i64, province: i64, spare: i64, counts: vec[i64]) -> i64:
    """What the action of a field would bring in an own province, and what it costs."""
    if field >= BATTLE_A:
        return 0
    cost: i64 = COST[field]
    payable: i64 = 0
    if cost > 0:
        payable = 1 if cost <= spare else 2
    brought: i64 = 0
    possible: i64 = 0
    before: i64 = 0
    after: i64 = 0
    if field <= THEATRE:
        free = (
            not has(buildings(t, field), province)
            and buildings_on(t, province) < SITES[province]
            and supply(t, field) > 0
        )
        possible = 1 if free else 2
        if free:
            row = row_of(REGION_OF[t.board][province], field)
            best = most_of_others(t, me, counts, row)
            before = standing(counts[row + me], best)
            after = standing(counts[row + me] + 1, best)
    elif field in (TAX, GET_RICE):
        brought = yield_of(t, me, field, province)
    else:
        brought = deployed(t, me, field)
        possible = 1 if t.reserve[me] >= brought else 2
    return (
        (brought << 3)
        | (cost << 7)
        | (payable << 9)
        | (possible << 11)
        | (before << 13)
        | (after << 15)
    )


def _fight_to_come(t: Table, me: i64, field: i64, province: i64) -> i64:
    """The revolt that tax or rice would bring, the best attack from there, what is near now."""
    found: i64 = 0
    armies: i64 = t.armies[province]
    markers: i64 = t.markers[province]
    added: i64 = 0
    if field in (TAX, GET_RICE):
        if markers > 0:
            found = _fight(armies, markers, revolt_odds(t, me, province, markers))
    elif DEPLOY5 <= field <= DEPLOY1:
        added = deployed(t, me, field)
    elif field == BATTLE_A or field == BATTLE_A + 1:
        enemy, neutral = best_targets(t, me, province)
        if enemy != NOBODY:
            odds = attack_odds(t, me, enemy, armies - 1)
            found = _fight(armies - 1, defenders(t, enemy), odds)
            found |= min(MOST_2, buildings_on(t, enemy)) << 31
        if neutral != NOBODY:
            found |= attack_odds(t, me, neutral, armies - 1) << 27
    return (
        found
        | (danger(t, me, province, armies) << 19)
        | (danger(t, me, province, armies + added) << 23)
    )


def _march(t: Table, me: i64, source: i64, goal: i64, number: i64) -> i64:
    left: i64 = t.armies[source] - number
    found = (min(MOST_5, left) << 14) | (danger(t, me, source, left) << 19)
    if t.owner[goal] == me:
        return found | (danger(t, me, goal, t.armies[goal] + number) << 23)
    odds = attack_odds(t, me, goal, number)
    return found | _fight(attackers(t, me, number), defenders(t, goal), odds)


def _fight(force: i64, defence: i64, odds: i64) -> i64:
    return min(MOST_5, force) | (min(MOST_5, defence) << 5) | (odds << 10)
