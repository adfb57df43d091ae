"""Whose turn it is among orders that wait."""

from collections.abc import Sequence
from pathlib import Path

from tenka.server.people.askers import Asker, Room, in_turn
from tenka.server.people.networks import Networks
from tenka.server.store import Store
from tests.server.databases import place
from tests.server.store.sample import in_loop


def askers(letters: str) -> list[Asker]:
    """Small letters are guests, capital ones accounts; each at an address of its own."""
    return [Asker(each, each.lower(), each.lower(), each.isupper()) for each in letters]


def turns(orders: Sequence[Asker]) -> str:
    return "".join(orders[number].person for number in in_turn(orders))


def test_who_has_several_alternates_with_others() -> None:
    assert turns(askers("aaabbc")) == "abcaba"


def test_accounts_come_first_but_guests_come_at_last() -> None:
    assert turns(askers("gAgBA")) == "ABAgg"
    assert turns(askers("g" + 12 * "A")) == 10 * "A" + "gAA"


def test_an_address_and_a_neighbourhood_have_one_share() -> None:
    crowd = [Asker(f"{n}", "one", "one", account=False) for n in range(3)]
    near = [Asker(f"{n}", f"{n}", "near", account=False) for n in range(3, 6)]
    honest = askers("h")
    assert turns([*crowd, *honest]) == "0h12"
    assert turns([*crowd, *near, *honest]) == "03h1425"


def test_what_guests_do_is_no_burden_to_accounts_of_their_address() -> None:
    crowd = [Asker(f"{n}", "one", "one", account=False) for n in range(3)]
    account = Asker("A", "one", "one", account=True)
    assert turns([*crowd, *askers("B"), account]) == "BA012"


def test_there_is_room_for_so_many_of_each() -> None:
    room = Room(of_person=1, of_address=2, of_neighbourhood=3, of_all=4)
    a, b = (Asker(each, "x", "n", account=False) for each in "ab")
    c, d = (Asker(each, each, "n", account=False) for each in "cd")
    (far, other, last) = askers("fol")
    assert not room.is_left(a, [a])
    assert room.is_left(b, [a])
    assert not room.is_left(Asker("e", "x", "n", account=False), [a, b])
    assert room.is_left(c, [a, b])
    assert not room.is_left(d, [a, b, c])
    assert room.is_left(far, [a, b, c])
    assert not room.is_left(last, [a, b, far, other])


@in_loop
async def test_no_address_is_kept_that_can_be_read(tmp_path: Path) -> None:
    async with Store(place(tmp_path / "one")) as store, Store(place(tmp_path / "two")) as other:
        one, near, elsewhere = [
            Asker.of(None, await Networks(where).of(address))
            for where, address in (
                (store, "203.0.113.7"),
                (store, "203.0.113.8"),
                (other, "203.0.113.7"),
            )
        ]
        assert one == Asker.of(None, await Networks(store).of("203.0.113.7"))
    assert "203" not in f"{one.address} {one.neighbourhood}"
    assert one.person == one.address
    assert one.address != near.address
    assert one.neighbourhood == near.neighbourhood
    assert one.address != elsewhere.address
