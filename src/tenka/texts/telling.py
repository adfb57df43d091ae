"""What happened, in sentences: journal events become lines of text.

An event of kind K is told by `log-K`, or by `log-K-with` if there is one and the event has cards.
Where the seat is told more, or a field deserves a line of its own, `log-K-FIELD` follows.
The fields are the variables:

- `seat`, `lead`, `winner`: `$who`, by name; `owner`: `$owner_name`
- a word: its text `FIELD-word` or `card-word`; a card without a name stays its rank; `$FIELD_id` is
  the word itself
- a list of words: all of them, in a row, and each as `$FIELD_0`, `$FIELD_1`, ...; `$FIELD_alike`:
  yes if it is one word again and again, or no
- a number: itself, `$FIELD_size` without its sign, `$FIELD_sign`: minus, zero or plus
- a list of numbers: `$FIELD_0`, `$FIELD_1`, ...
- the seat that it is told to: `$me`, -1 for nobody's; `$mine`: yes if `$who` is that seat, or no;
  `$owner_mine` alike
"""

from typing import Any, NamedTuple

from tenka.core.contract import Json
from tenka.texts import Texts


class Line(NamedTuple):
    """A line of the log, whom it is about, and whether it adds to the line before."""

    text: str
    seat: int | None
    detail: bool = False


class Telling:
    """Tells events in one language."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts

    def event(self, event: Json, me: int | None = None) -> list[Line]:
        """The lines of an event, as far as this event's fields tell, for the seat `me`."""
        kind = event["kind"]
        fields = {field: value for field, value in event.items() if field != "kind"}
        seat = _seat(fields)
        main = f"log-{kind}"
        if not self.texts.has(main):
            return [Line(f"{kind}: {fields}", seat)]
        args = self.args(fields) | _eyes(seat, fields.get("owner"), me)
        with_cards = f"{main}-with"
        if fields.get("cards") and self.texts.has(with_cards):
            lines = [Line(self.texts.say(with_cards, **args), seat)]
        else:
            lines = [Line(self.texts.say(main, **args), seat)]
        for field, value in fields.items():
            key = f"{main}-{field}"
            if value not in (None, "", []) and self.texts.has(key):
                lines.append(Line(self.texts.say(key, **args), seat, detail=True))
        return lines

    def args(self, fields: Json) -> dict[str, Any]:
        """The variables of a text, from the fields of an event."""
        args: dict[str, Any] = {}
        seat = _seat(fields)
        if seat is not None:
            args["who"] = self.who(seat)
        if isinstance(fields.get("owner"), int):
            args["owner_name"] = self.who(fields["owner"])
        for field, value in fields.items():
            if isinstance(value, str):
                args[field] = self.word(value, field)
                args[f"{field}_id"] = value
            elif isinstance(value, list) and all(type(item) is int for item in value) and value:
                args.update({f"{field}_{at}": item for at, item in enumerate(value)})
            elif isinstance(value, list):
                words = [self.word(str(item), field) for item in value]
                args[field] = ", ".join(words)
                args[f"{field}_alike"] = "yes" if len(set(words)) == 1 else "no"
                args.update({f"{field}_{at}": item for at, item in enumerate(words)})
            elif isinstance(value, int):
                args[field] = value
                args[f"{field}_size"] = abs(value)
                args[f"{field}_sign"] = "minus" if value < 0 else "plus" if value else "zero"
        return args

    def who(self, seat: int) -> str:
        """The name of a seat."""
        key = f"seat-{seat}"
        return self.texts.say(key) if self.texts.has(key) else str(seat)

    def word(self, word: str, field: str = "card") -> str:
        """A word of the game, for example a card, as people call it."""
        if word.startswith("*"):
            return "*" + self.word(word[1:], field)
        if not word[:1].isdigit():
            for key in (f"{field}-{word}", f"card-{word}"):
                if self.texts.has(key):
                    return self.texts.say(key)
        return word

    def cards(self, cards: list[str]) -> str:
        """Cards in a row."""
        return ", ".join(self.word(card) for card in cards)


def _eyes(seat: int | None, owner: Any, me: int | None) -> dict[str, Any]:
    return {
        "me": -1 if me is None else me,
        "mine": "yes" if me is not None and seat == me else "no",
        "owner_mine": "yes" if me is not None and owner == me else "no",
    }


def _seat(fields: Json) -> int | None:
    for field in ("seat", "lead", "winner"):
        if isinstance(fields.get(field), int):
            return int(fields[field])
    return None
