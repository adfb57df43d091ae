"""Reading a position: whose it is, what lies where; BadPosition says why it cannot be."""

from typing import Final

from tenka.core.contract import Json
from tenka.core.errors import BadPosition
from tenka.core.fields import (
    a_flag,
    a_list,
    a_name,
    a_number,
    a_seat,
    an_object,
    names_once,
    seats_once,
)
from tenka.games.shogun.board import BITS, NAMES, SITES, out_of_game, size
from tenka.games.shogun.data import (
    ARMIES,
    BOARDS,
    BUILDINGS,
    OPEN_CARDS,
    OPEN_EVENTS,
    PEASANTS,
    SEASONS,
    SEATS,
    SUPPLIES,
    YEARS,
)
from tenka.games.shogun.fields import (
    a_count,
    a_province,
    a_province_list,
    cube_counts,
    event_cards,
    forced_outcome,
)
from tenka.games.shogun.forced_chance import shuffled_actions, shuffled_specials
from tenka.games.shogun.position import FIELDS
from tenka.games.shogun.reading_plans import read_plans
from tenka.games.shogun.table import (
    ACTING,
    ACTION_COUNT,
    ACTION_NAMES,
    CHOOSING,
    DEPLOY1,
    DRAFT,
    NOBODY,
    OVER,
    PEASANT,
    PHASES,
    PLANNING,
    SPECIAL_NAMES,
    WINTER,
    WINTER_SEASON,
    Table,
    field_now,
    give,
    taker,
)

PROVINCE: Final = ("owner", "armies", *BUILDINGS, "markers")
PLAYER: Final = ("chests", "rice", "vp", "reserve", "groups")
DRAFT_FIELDS: Final = ("stack", "open", "turn", "drawn", "seen", "known")
# Cards that the stack of events needs: to open the events of the years to come.
NEEDED_IN_DRAFT: Final = OPEN_EVENTS * YEARS
NEEDED_IN_YEAR_1: Final = OPEN_EVENTS


def number_of_seats(position: Json) -> int:
    players = a_list(position.get("players"), "players")
    if len(players) not in SEATS:
        raise BadPosition(f"players: {SEATS[0]} to {SEATS[-1]}, not {len(players)}")
    return len(players)


def board_of(position: Json, option: str | None) -> int:
    """The board of the position; an option only fills it in."""
    board = a_name(position.get("board", option or BOARDS[0]), "board", list(BOARDS))
    if option is not None and BOARDS[board] != option:
        raise BadPosition(f"board: {BOARDS[board]!r}, but the option says {option!r}")
    return board


def read_position(t: Table, position: Json) -> None:
    """Fill an empty table from a position, defaults filled in."""
    an_object(position, "position", FIELDS)
    t.year = a_number(position.get("year", 1), "year", 1, YEARS)
    t.season = a_name(position.get("season", SEASONS[0]), "season", list(SEASONS))
    t.phase = a_name(position.get("phase", PHASES[PLANNING]), "phase", PHASES)
    if (t.season == WINTER_SEASON) != (t.phase in (WINTER, OVER)):
        raise BadPosition(f"phase: {PHASES[t.phase]!r} does not match {SEASONS[t.season]!r}")
    if t.phase == DRAFT and (t.year != 1 or t.season != 0):
        raise BadPosition("phase: a draft is in spring of year 1")
    forced = a_list(position.get("chance", []), "chance")
    t.forced = [forced_outcome(entry, t.seats) for entry in forced]
    _read_provinces(t, position)
    _read_players(t, position)
    _read_cubes(t, position)
    _read_events(t, position)
    _read_draft(t, position)
    read_plans(t, position)
    _read_season(t, position)
    _read_winter(t, position)


def _read_provinces(t: Table, position: Json) -> None:
    out = out_of_game(t.board, t.seats)
    listed = position.get("provinces", {})
    for name in an_object(listed, "provinces", tuple(NAMES)):
        number = a_province(name, "provinces", out)
        province = an_object(listed[name], name, PROVINCE)
        armies = a_number(province.get("armies", 0), "armies", 0, ARMIES)
        markers = a_count(province, "markers")
        built = [a_flag(province.get(kind, False), kind) for kind in BUILDINGS]
        if province.get("owner") is None:
            if armies or markers or any(built):
                raise BadPosition(f"{name}: without an owner it is bare")
            continue
        owner = a_seat(province["owner"], name, t.seats)
        if armies == 0:
            raise BadPosition(f"{name}: seat {owner} has no armies there")
        if sum(built) > SITES[number]:
            raise BadPosition(f"{name}: {sum(built)} buildings on {SITES[number]} sites")
        give(t, number, owner, armies)
        t.markers[number] = markers
        t.castles |= BITS[number] if built[0] else 0
        t.temples |= BITS[number] if built[1] else 0
        t.theatres |= BITS[number] if built[2] else 0
    for kind, lands in enumerate((t.castles, t.temples, t.theatres)):
        if size(lands) > SUPPLIES[kind]:
            raise BadPosition(f"provinces: there are only {SUPPLIES[kind]} of {BUILDINGS[kind]}")


def _read_players(t: Table, position: Json) -> None:
    for seat, given in enumerate(position["players"]):
        player = an_object(given, "players", PLAYER)
        t.chests[seat] = a_count(player, "chests")
        t.rice[seat] = a_count(player, "rice")
        t.vp[seat] = a_count(player, "vp")
        groups = a_list(player.get("groups", []), "groups")
        for group in groups:
            a_number(group, "groups", 1, ARMIES)
        if groups and t.phase != DRAFT:
            raise BadPosition("groups: only in a draft")
        t.groups[seat] = bytes(sorted(groups, reverse=True))


def _read_cubes(t: Table, position: Json) -> None:
    tower = an_object(position.get("tower", {}), "tower", ("inside", "tray"))
    t.inside = cube_counts(tower.get("inside", {}), "inside", t.seats)
    t.tray = cube_counts(tower.get("tray", {}), "tray", t.seats)
    for seat in range(t.seats):
        on_board = sum(
            armies for owner, armies in zip(t.owner, t.armies, strict=True) if owner == seat
        )
        rest = ARMIES - on_board - t.inside[seat] - t.tray[seat] - sum(t.groups[seat])
        t.reserve[seat] = a_count(position["players"][seat], "reserve", rest)
        if t.reserve[seat] != rest:
            raise BadPosition(f"players: seat {seat} has not {ARMIES} armies")
    rest = PEASANTS - t.inside[PEASANT] - t.tray[PEASANT]
    t.peasants = a_count(position, "peasants", rest)
    if t.peasants != rest:
        raise BadPosition(f"peasants: there are {PEASANTS} in all")


def _read_events(t: Table, position: Json) -> None:
    events = an_object(position.get("events", {}), "events", ("open", "current", "stack"))
    if "open" not in events and t.phase != DRAFT:
        raise BadPosition("events: 'open' is needed")
    opened = event_cards(events.get("open", []), "open")
    stack = event_cards(events.get("stack", []), "stack")
    current = events.get("current")
    in_play = opened + stack + event_cards([] if current is None else [current], "current")
    if len(set(in_play)) != len(in_play):
        raise BadPosition("events: a card stands there twice")
    acting = t.phase in (CHOOSING, ACTING)
    if (current is not None) != acting:
        raise BadPosition("events: 'current' is the event of the phases choosing and actions")
    due = 0
    if t.phase == WINTER:
        due = 1
    elif t.phase == PLANNING or acting:
        due = OPEN_EVENTS - int(t.season) - (1 if acting else 0)
    if len(opened) != due:
        raise BadPosition(f"events: {len(opened)} open, but {due} are due now")
    needed = NEEDED_IN_DRAFT if t.phase == DRAFT else NEEDED_IN_YEAR_1 if t.year == 1 else 0
    if len(stack) < needed:
        raise BadPosition(f"events: at least {needed} are needed in 'stack'")
    t.events, t.event_stack = bytes(opened), bytes(stack)
    t.event = 0 if current is None else current


def _read_draft(t: Table, position: Json) -> None:
    given = position.get("draft")
    if t.phase != DRAFT:
        if given is not None:
            raise BadPosition("draft: only in the phase draft")
        return
    draft = an_object(given, "draft", DRAFT_FIELDS)
    out = out_of_game(t.board, t.seats)
    t.stack = bytes(a_province_list(draft.get("stack"), "stack", out))
    t.open = bytes(a_province_list(draft.get("open"), "open", out))
    t.drafter = a_seat(draft.get("turn"), "turn", t.seats)
    drawn = draft.get("drawn")
    t.drawn = NOBODY if drawn is None else a_province(drawn, "drawn", out)
    t.known = a_number(draft.get("known", 0), "known", 0, len(t.stack))
    seen = a_list(draft.get("seen", [None] * t.seats), "seen")
    if len(seen) != t.seats:
        raise BadPosition("seen: one for each seat")
    for seat, pair in enumerate(seen):
        t.seen[seat] = b"" if pair is None else bytes(sorted(a_province_list(pair, "seen", out)))
        if pair is not None and len(pair) != OPEN_CARDS:
            raise BadPosition(f"seen: {OPEN_CARDS} cards each, not {pair!r}")
    _check_draft(t, out)


def _check_draft(t: Table, out: int) -> None:
    cards = [*t.stack, *t.open, *([] if t.drawn == NOBODY else [t.drawn])]
    cards += [number for number, owner in enumerate(t.owner) if owner != NOBODY]
    if sorted(cards) != [card for card in range(len(NAMES)) if not out >> card & 1]:
        raise BadPosition("draft: each card of the game is once in stack, open, drawn or board")
    if len(t.open) != OPEN_CARDS:
        raise BadPosition(f"open: {OPEN_CARDS} cards, not {len(t.open)}")
    counts = [len(t.groups[(t.drafter + step) % t.seats]) for step in range(t.seats)]
    # Those who have picked in this round are the last ones before the one at turn.
    if counts != sorted(counts, reverse=True) or counts[0] - counts[-1] > 1:
        raise BadPosition("groups: what is left does not fit the turn")
    to_come = sum(counts) - (0 if t.drawn == NOBODY else 1)
    if to_come < 0 or to_come > len(t.stack):
        raise BadPosition("groups: what is left does not fit the cards")


def _read_season(t: Table, position: Json) -> None:
    actions = names_once(position.get("actions", []), "actions", ACTION_NAMES)
    specials = names_once(position.get("specials", []), "specials", SPECIAL_NAMES)
    season = t.phase in (PLANNING, CHOOSING, ACTING)
    for field, found, names in (
        ("actions", actions, ACTION_NAMES),
        ("specials", specials, SPECIAL_NAMES),
    ):
        lengths = (len(names),) if season else (0,)
        if len(found) not in (lengths if t.phase != PLANNING else (*lengths, 0)):
            raise BadPosition(f"{field}: {len(found)} in the phase {PHASES[t.phase]}")
    if t.phase == PLANNING:
        t.actions = bytes(actions) if actions else shuffled_actions(t)
        t.specials = bytes(specials) if specials else shuffled_specials(t)
    else:
        t.actions, t.specials = bytes(actions), bytes(specials)
    _read_taken(t, position)
    action = a_number(position.get("action", 0), "action", 0, ACTION_COUNT - 1)
    at = a_seat(position.get("at", 0), "at", t.seats)
    t.placed = a_flag(position.get("placed", False), "placed")
    if t.phase == ACTING:
        t.action, t.at = action, at
    if t.placed and (t.phase != ACTING or field_now(t) != DEPLOY1):
        raise BadPosition("placed: only while deploy1 goes on")


def _read_taken(t: Table, position: Json) -> None:
    taken = position.get("taken", {})
    for seat in an_object(taken, "taken", tuple(str(seat) for seat in range(t.seats))):
        t.taken[int(seat)] = a_name(taken[seat], "taken", SPECIAL_NAMES)
    cards = [special for special in t.taken if special != NOBODY]
    if len(set(cards)) != len(cards):
        raise BadPosition("taken: a card is taken twice")
    choosing = seats_once(position.get("choosing", []), "choosing", t.seats)
    t.choosing = bytes(choosing)
    missing = [seat for seat in range(t.seats) if t.taken[seat] == NOBODY]
    if t.phase in (CHOOSING, ACTING):
        if sorted(choosing) != missing or (t.phase == ACTING and missing):
            raise BadPosition("taken, choosing: each seat has chosen or has still to choose")
    elif cards or choosing:
        raise BadPosition(f"taken, choosing: not in the phase {PHASES[t.phase]}")
    by_cards = [taker(t, special) for special in t.specials if special in t.taken]
    default = by_cards if t.phase == ACTING else []
    order = seats_once(position.get("order", default), "order", t.seats)
    due = t.seats if t.phase in (ACTING, WINTER) else 0
    if len(order) != due:
        raise BadPosition(f"order: {len(order)} seats in the phase {PHASES[t.phase]}")
    t.order = bytes(order)


def _read_winter(t: Table, position: Json) -> None:
    given = position.get("winter")
    if given is None:
        return
    if t.phase != WINTER:
        raise BadPosition("winter: only in the phase winter")
    winter = an_object(given, "winter", ("at", "revolts", "extra"))
    t.winter_at = a_seat(winter.get("at"), "at", t.seats)
    t.extra = a_count(winter, "extra")
    for number in a_province_list(winter.get("revolts", []), "revolts", 0):
        if t.owner[number] != t.order[t.winter_at]:
            raise BadPosition(f"revolts: {NAMES[number]} is not of the seat at turn")
        t.revolts |= BITS[number]
