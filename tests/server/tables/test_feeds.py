"""Listeners who are cut off."""

import asyncio

from tenka.server.tables.feeds import Feeds, Message

CLOSING = Message(type="closing")


def test_who_is_cut_off_hears_nothing_else_and_sits_nowhere() -> None:
    """However slowly he reads: what waits for him was for somebody that he is not any more."""
    feeds = Feeds()
    his, hers = feeds.open(0, "liu"), feeds.open(1, "lyu")
    for number in range(3):
        feeds.say(Message(type="state", number=number))
    feeds.cut(CLOSING, lambda feed: feed.person == "liu")
    assert asyncio.run(his.next()) is CLOSING
    assert (his.seat, his.person, feeds.has("liu")) == (None, None, False)
    assert asyncio.run(hers.next())["number"] == 0
    assert (hers.seat, hers.person) == (1, "lyu")


def test_nor_does_he_come_to_sit_anywhere() -> None:
    feeds = Feeds()
    his = feeds.open(0, "liu")
    feeds.cut(CLOSING, lambda feed: True)
    feeds.reseat({"liu": 0}.get)
    feeds.say_in_room(Message(type="chat", text="for the players"), players=True)
    assert his.seat is None
    assert asyncio.run(his.next()) is CLOSING
