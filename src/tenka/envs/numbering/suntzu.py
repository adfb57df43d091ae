"""The numbers of Sun Tzu."""

from tenka.bots.suntzu.net_inputs import STATE
from tenka.envs.names.suntzu import EXTRA, PARTS
from tenka.envs.numbering.numbering import Numbering
from tenka.envs.stepping.suntzu import TEXTS, SunTzuGame

NUMBERING = Numbering(
    game=SunTzuGame,
    texts=TEXTS,
    layout=STATE,
    extra=EXTRA,
    parts=PARTS,
    used=lambda options: len(TEXTS),
)
