"""The numbers of Shogun."""

from tenka.bots.shogun.net_inputs import STATE
from tenka.envs.names.shogun import EXTRA, PARTS
from tenka.envs.numbering.numbering import Numbering
from tenka.envs.stepping.shogun import DRAFT_AT, TEXTS, ShogunGame

NUMBERING = Numbering(
    game=ShogunGame,
    texts=TEXTS,
    layout=STATE,
    extra=EXTRA,
    parts=PARTS,
    used=lambda options: len(TEXTS) if options["setup"] == "draft" else int(DRAFT_AT),
)
