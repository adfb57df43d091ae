"""What a board tells beyond the view: by public knowledge alone."""

from typing import Any

from tenka.games.suntzu.data import PROVINCES, SCORING_EVERY, TRACK_END
from tenka.games.suntzu.order import decider_now
from tenka.games.suntzu.provinces import armies_at
from tenka.games.suntzu.scoring import SCORINGS, next_column, points, value_of
from tenka.games.suntzu.table import BEFORE, NOBODY, Table


def forecast_of(t: Table) -> dict[str, Any]:
    """What the next scoring would bring if the armies stayed as they stand (None: no more comes),
    and who would decide the order of battles. `holder` is the seat that controls a province."""
    decider = decider_now(t) if t.phase <= BEFORE else t.decider
    return {"scoring": _next_scoring(t), "decider": None if decider == NOBODY else decider}


def _next_scoring(t: Table) -> dict[str, Any] | None:
    column = next_column(t)
    if column == SCORINGS:
        return None
    own = [points(t, 0, column), points(t, 1, column)]
    provinces: dict[str, Any] = {}
    for number, province in enumerate(PROVINCES):
        n = armies_at(t.armies, number)
        holder = None if n == 0 else (0 if n > 0 else 1)
        provinces[province] = {"value": value_of(t, number, column), "holder": holder}
    return {
        "round": (column + 1) * SCORING_EVERY,
        "provinces": provinces,
        "points": own,
        "marker": max(-TRACK_END, min(TRACK_END, t.marker + own[0] - own[1])),
    }
