"""What each legal action of Chu Han is like, beside its number: the cards, the hand that is left.

For nets that value one action after the other, and so need no output for each number. Of a move
that is made in parts each part is told as the move up to and with it.
"""

from typing import Any

import numpy as np
from librt.strings import BytesWriter
from numpy.typing import NDArray

from tenka.bots.chuhan.features import MOVE_FIELDS, describe
from tenka.bots.chuhan.net_inputs import MOVE
from tenka.envs.blocks import features_of, in_order, table_of_blocks
from tenka.envs.names.chuhan import MOVE_PARTS
from tenka.envs.names.part import name_of
from tenka.envs.stepping.chuhan_numbers import DONE, MOVES, WITH_AT, WITH_STARRED_AT
from tenka.envs.stepping.features import Rows
from tenka.envs.stepping.one_game import NO_MOVE
from tenka.games.chuhan.cards import ZHONGLI_MO, one
from tenka.games.chuhan.moves import USE, pack

_ORDERED = in_order(features_of(MOVE))
_FEATURES = table_of_blocks(_ORDERED)
_BYTES = 8 * MOVE_FIELDS
NAMES = tuple(name_of(MOVE_PARTS, feature) for feature in _ORDERED)


def features_of_moves(game: Any, seat: int) -> tuple[NDArray[np.int32], NDArray[np.int8]]:
    """The numbers of a seat's legal actions, ascending, and a row of features for each."""
    numbers = sorted(game.numbers(seat))
    packed, rows = BytesWriter(), Rows(_FEATURES, len(numbers))
    describe(game.state, seat, [_action(game, number) for number in numbers], packed)
    told = packed.getvalue()
    for row in range(len(numbers)):
        rows.write(row, told[row * _BYTES : (row + 1) * _BYTES])
    features = (
        np.frombuffer(memoryview(rows.written), np.int8).reshape(len(numbers), len(NAMES)).copy()
    )
    return np.array(numbers, np.int32), features


def _action(game: Any, number: int) -> int:
    """The move of a number; of a part, the move as far as it is then made."""
    move = MOVES[number]
    if move != NO_MOVE:
        return int(move)
    if number == DONE:
        return int(pack(USE, game.laid, ZHONGLI_MO, game.star))
    if number >= WITH_STARRED_AT:
        card = number - WITH_STARRED_AT
        return int(pack(USE, game.laid + one(card), ZHONGLI_MO, card))
    return int(pack(USE, game.laid + one(number - WITH_AT), ZHONGLI_MO, game.star))
