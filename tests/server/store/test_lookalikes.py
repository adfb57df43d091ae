"""Which names look the same, and which do not."""

import pytest

from tenka.server.store.lookalikes import compared, looks_of


def alike(one: str, other: str) -> bool:
    return not looks_of(one).isdisjoint(looks_of(other))


@pytest.mark.parametrize(
    "name",
    [
        "Liu-Bang",
        "L\u00edu Bang",
        "Li\u0301u Bang",
        "Liu Bang.",
        "LiuBang",
        "Liu  Bang",
        "L i u B a n g",
        "liu bang",
        "LIU BANG",
        "Liu_Bang",
        "Liu\u2014Bang",
        "[Liu Bang]",
        "\u2605 Liu Bang \u2605",
        "\u0141iu Bang",  # a stroke
        "Liu B\u0430ng",  # Cyrillic
        "Liu B\u03b1ng",  # Greek
        "\uff2ciu Bang",  # of full width
        "\U0001d4dbiu Bang",  # of mathematics
        "\u216ciu Bang",  # of Rome
        "Iiu Bang",
        "1iu Bang",
        "|iu Bang",
        "Liu Ban\u0261",
        "Liu Bang\ufe0f",
        "Liu\u034f Bang",
    ],
)
def test_these_look_like_liu_bang(name: str) -> None:
    assert alike(name, "Liu Bang")
    assert alike("Liu Bang", name)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Modern", "Modem"),
        ("Ellie 10", "E1lie lO"),
        ("HATA", "\u041d\u0410\u0422\u0410"),  # Cyrillic capitals
        ("\u041d\u0430\u0442\u0430", "\u043d\u0430\u0442\u0430"),  # Cyrillic, whatever the case
        ("Han", "\u0397\u0391\u039d"),  # Greek capitals
        ("Nina", "\u039dina"),
        ("vlad", "\u03bdlad"),
        ("Nam", "\u039darn"),  # a Greek capital, and two letters like one
        ("Stra\u00dfe", "STRASSE"),
        ("\u05e9\u05dc\u05d5\u05dd", "\u05e9\u05b8\u05c1\u05dc\u05d5\u05b9\u05dd"),  # with vowels
        ("\U0001f451", "\U0001f451\ufe0f"),
    ],
)
def test_these_look_the_same(one: str, other: str) -> None:
    assert alike(one, other)
    assert alike(other, one)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Liu Bang", "Liu Bang 2"),
        ("Han", "Nan"),
        ("Han", "Van"),
        ("Yang", "Uang"),
        ("Mia", "Mina"),
        ("\u304c\u304f", "\u304b\u304f"),  # kana: gaku, kaku
        ("\u304c\u304f", "\u304c"),  # ku is no bracket
        ("\u0936\u093f\u0935", "\u0936\u0935"),  # Devanagari: shiva, shava
        ("\u9805\u7fbd", "\u5289\u90a6"),
        ("\u0410\u043d\u043d\u0430", "\u0418\u043d\u043d\u0430"),  # Anna, Inna
        ("\U0001f451", "\U0001f409"),
        ("?!", "..."),
    ],
)
def test_these_do_not(one: str, other: str) -> None:
    assert not alike(one, other)


def test_what_names_are_compared_by_is_one_of_their_looks() -> None:
    for name in ("Liu Bang", "\u039darn", "\U0001f451", "...", "\u041d\u0430\u0442\u0430"):
        assert compared(name) in looks_of(name)
        assert compared(name) == compared(f" {name.upper()} ")


@pytest.mark.parametrize("text", ["", " ", "\u200b", "\ufdfa" * 20, "\ud800"])
def test_whatever_is_given_is_compared(text: str) -> None:
    compared(text)
    looks_of(text)
