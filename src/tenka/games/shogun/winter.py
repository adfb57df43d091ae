"""Winter: rice, revolts, scoring, and the next year or the end (SG-7)."""

from librt.vecs import vec
from mypy_extensions import i64

from tenka.games.shogun.board import LANDS, NAMES, bit, lowest, names, size
from tenka.games.shogun.data import SHORTAGES, YEARS
from tenka.games.shogun.fight import revolt
from tenka.games.shogun.forced_chance import blind_draw
from tenka.games.shogun.scoring import score, winners
from tenka.games.shogun.season import begin_season
from tenka.games.shogun.set_up import open_events
from tenka.games.shogun.table import EVENT_IDS, NOBODY, OVER, WINTER_LOSS, Table


def step(t: Table) -> bool:
    """Winter goes on: is a decision owed, which revolt is next? Else something has happened."""
    if t.winter_at == NOBODY:
        lose_rice(t)
        t.winter_at = 0
        look_at(t)
    elif size(t.revolts) > 1:
        return True
    elif t.revolts != 0:
        put_down(t, lowest(t.revolts))
    else:
        t.winter_at += 1
        if t.winter_at < t.seats:
            look_at(t)
        else:
            end_winter(t)
    return False


def lose_rice(t: Table) -> None:
    """The year's unused event costs all players rice (SG-7.1)."""
    event = t.events[0]
    loss = WINTER_LOSS[event]
    before: list[int] = list(t.rice)
    for seat in range(t.seats):
        t.rice[seat] = max(0, t.rice[seat] - loss)
    if t.log is not None:
        t.log.add(
            "winter_came",
            {
                "year": t.year,
                "event": EVENT_IDS[event],
                "n": event,
                "loss": loss,
                "before": before,
                "rice": list(t.rice),
            },
        )


def missing_rice(t: Table, seat: i64, rice: i64) -> i64:
    """How much rice a seat would miss with so much of it."""
    return max(0, size(t.lands[seat]) - rice)


def shortage(missing: i64) -> tuple[i64, i64]:
    """The revolts that missing rice brings, and the extra peasants in each (SG-7.2)."""
    for row in SHORTAGES:
        if missing >= row.missing:
            return row.revolts, row.extra
    return 0, 0


def look_at(t: Table) -> None:
    """Has the next player enough rice? If not, provinces are drawn that revolt."""
    seat: i64 = i64(t.order[t.winter_at])
    missing = missing_rice(t, seat, t.rice[seat])
    revolts, extra = shortage(missing)
    t.extra = extra
    t.revolts = blind_draw(t, seat, revolts) if revolts > 0 else 0
    if t.log is None:
        return
    fields = {
        "seat": seat,
        "provinces": size(t.lands[seat]),
        "rice": t.rice[seat],
        "missing": missing,
    }
    if revolts == 0:
        t.log.add("fed", fields)
    else:
        t.log.add("starved", fields)
        t.log.add(
            "drawn",
            {"what": "revolts", "seat": seat, "province": names(t.revolts), "extra": extra},
        )


def name_revolt(t: Table, seat: i64, province: i64) -> None:
    """The owner says which of his revolts comes next."""
    if t.log is not None:
        t.log.add("named", {"seat": seat, "province": NAMES[province]})
    put_down(t, province)


def put_down(t: Table, province: i64) -> None:
    """A winter revolt: no marker is added after it (SG-7.3)."""
    t.revolts -= bit(province)
    revolt(t, NAMES[province], province, t.markers[province] + t.extra)


def end_winter(t: Table) -> None:
    """Scoring, then a new year or the end of the game (SG-7.5, SG-7.6)."""
    score(t)
    t.winter_at = NOBODY
    t.extra = 0
    t.events = b""
    t.order = b""
    if t.year == YEARS:
        t.phase = OVER
        won = winners(t)
        if t.log is not None:
            t.log.add(
                "game_over",
                {
                    "winner": won[0] if len(won) == 1 else None,
                    "winners": won,
                    "shared": len(won),
                    "scores": list(t.vp),
                    "chests": list(t.chests),
                },
            )
        return
    t.year += 1
    t.season = 0
    t.rice = vec[i64]([0] * t.seats)
    t.markers = vec[i64]([0] * LANDS)
    open_events(t)
    begin_season(t)
