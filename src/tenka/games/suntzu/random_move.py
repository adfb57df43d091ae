"""A legal move at random, each equally likely; a card to lay is found without listing all."""

from mypy_extensions import i64

from tenka.core.chance import Draws
from tenka.games.suntzu import moves
from tenka.games.suntzu.cards import bits, different, kind
from tenka.games.suntzu.legal import legal_moves
from tenka.games.suntzu.moves import pack
from tenka.games.suntzu.placing import layable
from tenka.games.suntzu.table import PLACING, Table, next_province


def random_move(t: Table, seat: i64, draws: Draws) -> i64:
    """A legal move of a seat that is asked."""
    if t.phase == PLACING:
        province = next_province(t, seat)
        cards = different(layable(t, seat, province))
        return pack(moves.PLACE, kind(cards, draws.below(bits(cards))), province)
    found = legal_moves(t, seat)
    return i64(found[draws.below(len(found))])
