"""Nothing is lost and nothing is made: the census stays the same all game long."""

from tenka.core.conformance.redeals import Census
from tenka.core.conformance.table import Table


def check_conservation(table: Table, census: Census) -> int:
    """Every position of a random game has the census of the first; gives the number of moves."""
    first = None
    for moment in table.walk():
        position = moment.state.to_position()
        now = census(position)
        first = now if first is None else first
        if now != first:
            raise moment.fault(f"the census was {first} and is {now}: {position}")
    return moment.ply
