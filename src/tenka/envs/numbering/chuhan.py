"""The numbers of Chu Han."""

from tenka.bots.chuhan.net_inputs import STATE
from tenka.envs.names.chuhan import EXTRA, PARTS
from tenka.envs.numbering import chuhan_moves
from tenka.envs.numbering.numbering import Numbering
from tenka.envs.stepping.chuhan import ChuHanGame
from tenka.envs.stepping.chuhan_numbers import EVENTS_AT, TEXTS

NUMBERING = Numbering(
    game=ChuHanGame,
    texts=TEXTS,
    layout=STATE,
    extra=EXTRA,
    parts=PARTS,
    used=lambda options: len(TEXTS) if options["events"] else int(EVENTS_AT),
    moves=chuhan_moves,
)
