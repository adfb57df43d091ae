"""Where the three editions differ, as data for pages and boards."""

from typing import Any

from tenka.games.suntzu.editions import EDITIONS


def differences() -> dict[str, dict[str, Any]]:
    """Each point in which the editions differ, with its value in each edition.

    >>> differences()["order_from_round"]
    {'en': 2, 'hu': 3, 'pl': 4}

    `edition-POINT` is its text; `edition-POINT-VALUE` (or, for a number, the attribute `.value`
    of the point) that of a value; of a list, each entry has one.
    """
    found: dict[str, dict[str, Any]] = {}
    for point in EDITIONS[0]._fields:
        values = {edition.id: getattr(edition, point) for edition in EDITIONS}
        if point != "id" and len(set(values.values())) > 1:
            found[point] = {
                id: list(value) if isinstance(value, tuple) else value
                for id, value in values.items()
            }
    return found
