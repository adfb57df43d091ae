"""The next decisions of many games, as bytes that become arrays without a copy.

>>> told = DecisionBatch()
>>> games.step(b"", told)                       # b"": nothing is picked yet
>>> states = np.frombuffer(told.states.getvalue(), "<i8").reshape(-1, STATE_FIELDS)
"""

from librt.strings import BytesWriter


class DecisionBatch:
    """A decision of each game: what the mover sees, its moves, how many they are, its seat."""

    def __init__(self) -> None:
        self.states = BytesWriter()  # i64, so many for a decision as the game's features say
        self.moves = BytesWriter()  # i64, so many for a move
        self.counts = BytesWriter()  # i32, the moves of each decision
        self.seats = BytesWriter()  # i32
        self.ended = BytesWriter()  # i64, what a game says when it, or a part of it, has ended
