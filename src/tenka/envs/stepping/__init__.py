"""Games stepped by numbers of moves, with what a seat sees as bytes; compiled."""
