"""The best way to give each row at most one column: the Hungarian method."""

from collections.abc import Sequence

NOWHERE = float("inf")


def assign(table: Sequence[Sequence[float]]) -> list[int | None]:
    """For each row its column, so that the sum of the entries is largest; None: better without.

    >>> assign([[3.0, 5.0], [1.0, 4.5], [-1.0, -2.0]])
    [0, 1, None]
    """
    rows = len(table)
    real = len(table[0]) if rows else 0
    columns = real + rows  # one of its own, of no worth, for each row
    costs = [[-entry for entry in row] + [0.0] * rows for row in table]
    over_rows = [0.0] * (rows + 1)
    over_columns = [0.0] * (columns + 1)
    match = [0] * (columns + 1)  # the row of each column, from 1; 0: free
    for row in range(1, rows + 1):
        match[0] = row
        here = 0
        least = [NOWHERE] * (columns + 1)
        came = [0] * (columns + 1)
        done = [False] * (columns + 1)
        while match[here] != 0:
            done[here] = True
            busy = match[here]
            line = costs[busy - 1]
            best, ahead = NOWHERE, 0
            for column in range(1, columns + 1):
                if done[column]:
                    continue
                cost = line[column - 1] - over_rows[busy] - over_columns[column]
                if cost < least[column]:
                    least[column], came[column] = cost, here
                if least[column] < best:
                    best, ahead = least[column], column
            for column in range(columns + 1):
                if done[column]:
                    over_rows[match[column]] += best
                    over_columns[column] -= best
                else:
                    least[column] -= best
            here = ahead
        while here != 0:
            match[here] = match[came[here]]
            here = came[here]
    found: list[int | None] = [None] * rows
    for column in range(1, real + 1):
        if match[column]:
            found[match[column] - 1] = column - 1
    return found
