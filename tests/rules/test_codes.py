"""Names that stand for numbers in compiled code are literals there; they fit the data."""

from types import ModuleType

import pytest

from tenka.games.chuhan import cards as chuhan_cards
from tenka.games.chuhan import data as chuhan
from tenka.games.chuhan import table as chuhan_table
from tenka.games.shogun import board as shogun_board
from tenka.games.shogun import data as shogun
from tenka.games.shogun import table as shogun_table
from tenka.games.suntzu import cards as suntzu_cards
from tenka.games.suntzu import data as suntzu
from tenka.games.suntzu import provinces as suntzu_provinces
from tenka.games.suntzu import table as suntzu_table


@pytest.mark.parametrize(
    ("module", "ids"),
    [
        (chuhan_cards, [card.id for card in chuhan.CARDS]),
        (chuhan_table, [event.id for event in chuhan.EVENTS]),
        (suntzu_table, [warlord.id for warlord in suntzu.WARLORDS]),
        (suntzu_table, list(suntzu.EVENTS)),
        (shogun_table, list(shogun.FIELDS)),
    ],
    ids=["chuhan cards", "chuhan events", "suntzu warlords", "suntzu events", "shogun fields"],
)
def test_an_id_has_its_number(module: ModuleType, ids: list[str]) -> None:
    named = [id for id in ids if hasattr(module, id.upper())]
    assert len(named) > 2
    assert [getattr(module, id.upper()) for id in named] == [ids.index(id) for id in named]


def test_chu_han() -> None:
    ranks = {card.rank: card for card in chuhan.CARDS}
    assert (chuhan_cards.KINDS, max(ranks)) == (len(chuhan.CARDS), chuhan.HIGHEST_RANK)
    assert sum(card.copies for card in chuhan.CARDS) == chuhan.DECK_SIZE
    named = [rank for rank in ranks if chuhan_cards.has_names(rank)]
    assert sorted(named) == chuhan_cards.NAMED_RANKS
    assert chuhan.CARDS[chuhan_cards.JOKER].id == "0"


def test_sun_tzu() -> None:
    assert len(suntzu.CARDS) == suntzu_cards.KINDS
    assert len(suntzu.PROVINCES) == suntzu_provinces.COUNT
    for name, id in (("SIX", "6"), ("SEVEN", "7"), ("TEN", "10"), ("MINUS", "-1")):
        assert suntzu.CARDS[getattr(suntzu_cards, name)].id == id
    framed = [n for n, card in enumerate(suntzu.CARDS) if card.framed]
    assert suntzu_cards.each(suntzu_cards.FRAMED) == framed
    assert suntzu.CARDS[suntzu_cards.PLAGUE].id == "plague"


def test_shogun() -> None:
    assert shogun_board.LANDS == shogun_table.CHEST == len(shogun.PROVINCES)
    assert len(shogun.PROVINCES) + shogun.CHEST_CARDS == shogun_table.NO_CARD
    assert shogun_table.ACTION_COUNT == len(shogun.ACTIONS) == len(shogun.COSTS)
    assert len(shogun.FIELDS) == shogun_table.FIELD_COUNT
    assert len(shogun.SPECIALS) == shogun_table.SPECIAL_COUNT
    assert shogun_table.PEASANT == shogun.MOST_SEATS == shogun.SEATS[-1]
    assert shogun_table.COLOURS == len(shogun_table.COLOUR_NAMES) == shogun.MOST_SEATS + 1
    assert [event.n for event in shogun.EVENTS] == list(range(1, len(shogun.EVENTS) + 1))
