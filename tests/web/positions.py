"""Positions of Chu Han near everything that can be asked; in most of them Han is at the page."""

from typing import Any, NamedTuple

# Han leads; among his cards are sets, a LEAD ability and the joker.
LEAD: Any = {
    "event": "gaixia",
    "hands": [["1", "1", "2", "ji_bu", "4", "4", "7", "0"], ["5", "5", "8", "9", "lyu_zhi"]],
    "scores": [12, 17],
    "writs": [1, 2],
}

# Chu has led two 4s.
COUNTER: Any = {
    "event": "restraint",
    "hands": [["2", "5", "5", "han_xin", "8", "9"], ["1", "1", "7"]],
    "lead": 1,
    "trick": [{"seat": 1, "text": "play 4 4"}],
    "scores": [20, 26],
    "writs": [2, 1],
}

# Chu uses Ji Bu, and Han may cancel it.
REACT: Any = {
    "event": "sudden_charge",
    "hands": [["lyu_zhi", "4", "9"], ["5", "5", "xiao_he"]],
    "lead": 1,
    "pending": [{"seat": 1, "text": "use ji_bu"}],
}

# Han has used Ji Bu, Chu has cancelled it, and Han may save it.
REACT_AGAIN: Any = {
    "event": "calm",
    "hands": [["xiao_he", "4", "9"], ["5", "5", "8"]],
    "pending": [{"seat": 0, "text": "use ji_bu"}, {"seat": 1, "text": "use lyu_zhi"}],
}

# Chu waits for Han, who has just been beaten: seen by Chu.
WAIT: Any = {
    "event": "stabilization",
    "hands": [["2", "9", "0"], ["5", "7"]],
    "lead": 0,
    "trick": [{"seat": 0, "text": "play 4"}, {"seat": 1, "text": "play 8"}],
}

# Han has taken a writ under the Hong Canal Treaty, and gives one of two cards away.
GIVE: Any = {"event": "hong_canal", "hands": [["4", "4", "9"], ["5", "5", "8"]], "phase": "lead"}

# Han may pass, and then take a card of the trick.
TAKE: Any = {
    "event": "mandate",
    "hands": [["2", "4", "9"], ["5", "7"]],
    "lead": 1,
    "trick": [{"seat": 1, "text": "play 1 1"}],
}

# Six cards lie face up.
WARLORDS: Any = {
    "event": "warlords",
    "hands": [["2", "4", "9", "7"], ["5", "8", "8"]],
    "row": ["1", "4", "5", "7", "peng_yue", "han_xin"],
}

# Two cards lie face up.
HONGMEN: Any = {
    "event": "hongmen",
    "hands": [["2", "4", "9"], ["5", "8", "8"]],
    "row": ["1", "7"],
}

# The race has come to 2.
HANGU: Any = {
    "event": "hangu",
    "hands": [["4", "ji_bu", "9"], ["5", "8", "8"]],
    "row": ["1", "2"],
    "row_by": [0, 1],
}

# Han sees the top of the pile, and Chu's open hand; all points count twice.
OPEN: Any = {
    "event": "sound_advice",
    "hands": [["1", "1", "4", "9"], ["5", "8", "8"]],
    "writs": [4, 2],
    "open": [False, True],
    "seen": [4, 0],
    "doubled": True,
}

# Han goes out with his next card: Chu keeps two cards and has taken one writ.
LAST_OF_HAND: Any = {"hands": [["4"], ["8", "9"]], "scores": [3, 5], "writs": [0, 1]}

# Han wins with his next card.
LAST_OF_GAME: Any = {"hands": [["4"], ["8", "9"]], "scores": [30, 5]}


class Scene(NamedTuple):
    """A position, who looks at it, and what is played first."""

    position: Any
    seat: int = 0
    mine: tuple[str, ...] = ()


# One for every phase; together they show every event.
SCENES = {
    "lead": Scene(LEAD),
    "counter": Scene(COUNTER),
    "reaction": Scene(REACT),
    "answer to a reaction": Scene(REACT_AGAIN),
    "waiting": Scene(WAIT, seat=1),
    "giving": Scene(GIVE, mine=("writ",)),
    "taking": Scene(TAKE, mine=("pass",)),
    "face-up cards": Scene(WARLORDS),
    "swapping": Scene(HONGMEN),
    "racing": Scene(HANGU),
    "open hand": Scene(OPEN),
    "game over": Scene(LAST_OF_GAME, mine=("play 4",)),
}
