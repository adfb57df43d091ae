"""How hard an analysis looks: into so many worlds that a player cannot tell apart, along so many
courses that chance could have taken, and by whose eyes."""

from typing import Final

DEFAULT_LEVEL: Final = "adept"  # by which bot decisions are measured, if none is named
WORLDS_OF_A_MOVE: Final = 8  # in which the moves of a decision are compared
WORLDS_OF_A_WATCHER: Final = 12  # for a seat that is not at turn
DEALS: Final = 96  # whose mean is the chance before the deal
COURSES_OF_CHANCE: Final = 32  # of a chance event, whose mean is what was to be expected
WORLDS_OF_A_COURSE: Final = 3  # in each of them, for a seat that is not at turn
PROBES: Final = 4  # other courses: if nobody sees a difference between them, nothing was drawn
