"""Sun Tzu in a terminal: the track, the five provinces, both sides and the own hand."""

from collections import Counter
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from tenka.cli.screen import Screen
from tenka.core.contract import Json
from tenka.games.suntzu.data import PROVINCES, SCORING_EVERY, TRACK_END
from tenka.texts import Texts
from tenka.texts.telling import Telling

SEATS = (0, 1)
QUESTIONS = {"transfer": "transfer", "take": "take", "infantry": "infantry"}


class SunTzuBoard:
    """The table as one seat sees it."""

    def __init__(self, screen: Screen, texts: Texts) -> None:
        self.screen = screen
        self.texts = texts
        self.telling = Telling(texts)

    def show(self, view: Json, forecast: Json, moves: list[str]) -> None:
        """From the track at the top to the own hand at the bottom."""
        parts = [
            *self._heading(view),
            Padding(self._track(view["marker"]), (0, 1)),
            Padding(self._provinces(view, forecast), (0, 1)),
            Padding(self._sides(view), (0, 1)),
            *(Padding(line, (0, 1)) for line in self._own(view)),
        ]
        self.screen.show(Group(*parts))

    def ask(self, view: Json, forecast: Json) -> str:
        """The sentence of what is asked now."""
        seat = view["seat"]
        args: dict[str, Any] = {}
        if view["battle"] is not None:
            args["province"] = self._province(view["battle"]["province"])
        if view["pending"]:
            entry = view["pending"][0]
            question = QUESTIONS.get(entry["do"]) or entry.get("what") or entry["why"]
            return self._say("ask", question, count=entry.get("count", 1), **args)
        phase = view["phase"]
        if phase == "placing":
            ahead = [name for name in PROVINCES if name not in view["placed"][seat]]
            return self._say("ask", phase, province=self._province(ahead[0]))
        if phase == "drawing":
            return self._say("ask", "keep", count=view["keep"][seat])
        if phase == "battles":
            return self._say("ask", "reveal" if view["window"] is None else "between")
        return self._say("ask", phase)

    def read(self, text: str) -> str:
        """Names may be typed as they are shown, in any case: `Place Han-Qi +1`."""
        read = " ".join(text.casefold().split())
        shown = {self._province(name).casefold(): name for name in PROVINCES}
        for name in sorted(shown, key=len, reverse=True):
            read = f" {read} ".replace(f" {name} ", f" {shown[name]} ").strip()
        return read

    def phrase(self, move: str) -> str:
        """A move in words: "Lay +1 at Han-Qi"."""
        verb, *words = move.split()
        provinces = [self._province(word) for word in words if word in PROVINCES]
        others = [word for word in words if word not in PROVINCES]
        args: dict[str, Any] = {}
        if provinces:
            args |= {"province": provinces[0], "from": provinces[0], "to": provinces[-1]}
        if others:
            args |= {"card": self._card(others[0]), "warlord": self._name("warlord", others[0])}
        if move == "pay pool":
            verb = "pay-pool"
        elif verb == "use" and provinces:
            verb = "use-move" if len(provinces) > 1 else "use-at"
        return self._say("move", verb, **args)

    def _heading(self, view: Json) -> list[RenderableType]:
        edition = view["options"]["edition"]
        title = [self._say("game", "title"), self._say("label", "round", round=view["round"])]
        title.append(edition)
        if view["total_plague"]:
            title.append(self._name("warlord", "total_plague"))
        lines: list[RenderableType] = [
            Rule(Text(" · ".join(title), style="title"), style="frame", align="left")
        ]
        for event in view["events"]["seen"]:
            told = Text(f"{self._name('event', event)} (+{view['events']['hidden']})", "name")
            effect = f"event-{event}.effect"
            if self.texts.has(effect):
                told.append(f"  {self.texts.say(effect, edition=edition)}", "not bold quiet")
            lines.append(Padding(told, (0, 1)))
        return lines

    def _track(self, marker: int) -> Text:
        """Chu's end, the marker, Sun Tzu's end."""
        dot, here = ("·", "●") if self.screen.fancy else (".", "o")
        line = Text()
        for space in range(-TRACK_END, TRACK_END + 1):
            style = "quiet" if space == 0 else f"seat{0 if space > 0 else 1}.maybe"
            sign = here if space == marker else "|" if space == 0 else dot
            line.append(f"{sign} ", "ask" if space == marker else style)
        ends = [self.screen.seat(seat, self.telling.who(seat)) for seat in SEATS]
        return Text.assemble(ends[1], "  ", line, " ", ends[0], f"  {marker:+d}")

    def _provinces(self, view: Json, forecast: Json) -> RenderableType:
        table = Table.grid(padding=(0, 2))
        scoring = forecast["scoring"]
        column = None if scoring is None else scoring["round"] // SCORING_EVERY - 1
        battle = view["battle"]["province"] if view["battle"] is not None else None
        for name in PROVINCES:
            table.add_row(
                Text(">" if name == battle else " ", "ask"),
                Text(self._province(name), "title"),
                self._display(view["displays"][name], column),
                self._armies(view["armies"][name]),
                self._marks(view, name),
                self._laid(view, name),
            )
        return table

    def _display(self, values: list[int], column: int | None) -> Text:
        """Its three values; the one that is scored next stands out."""
        told = Text()
        for at, value in enumerate(values):
            shown = f"[{value}]" if at == column else f" {value} "
            told.append(shown, "rank" if at == column else "quiet")
        return told

    def _armies(self, armies: int) -> Text:
        if armies == 0:
            return Text("-", "quiet")
        seat = 0 if armies > 0 else 1
        return Text(f"{self.screen.sign(seat)} {abs(armies)}", f"seat{seat}")

    def _marks(self, view: Json, name: str) -> Text:
        told = Text()
        for seat in SEATS:
            if name in view["marks"][seat]:
                told.append(f"{self.screen.sign(seat)}6 ", f"seat{seat}")
        return told

    def _laid(self, view: Json, name: str) -> Text:
        """The cards of this round: turned ones, the own, and a ? for one face down."""
        told = Text()
        for seat in SEATS:
            if name in view["placed"][seat]:
                card = view["placed"][seat][name]
                shown = self._card(card) if card is not None else "?"
                told.append(f"{self.screen.sign(seat)} {shown}  ", f"seat{seat}")
        return told

    def _sides(self, view: Json) -> RenderableType:
        table = Table.grid(padding=(0, 2))
        me = view["seat"]
        for seat in (0, 1) if me is None else (1 - me, me):
            name = self.telling.who(seat)
            if seat == me:
                name = f"{name} ({self.texts.say('shell-you')})"
            facts = [
                self._say("label", "pool", count=view["pool"][seat]),
                self._say("label", "set_aside", count=view["set_aside"][seat]),
                self._say("label", "cards", count=_size(view["hands"][seat])),
                self._say("label", "deck", count=_size(view["decks"][seat])),
            ]
            lords = [self._name("warlord", lord) for lord in _shown(view["warlords"][seat])]
            lords += [f"({self._name('warlord', lord)})" for lord in view["used_warlords"][seat]]
            if lords:
                facts.append(", ".join(lords))
            table.add_row(self.screen.seat(seat, name), Text(" · ".join(facts)))
        return table

    def _own(self, view: Json) -> list[Text]:
        seat = view["seat"]
        if seat is None:
            return []
        lines = [self._labelled("hand", self._counted(view["hands"][seat]))]
        if view["drawn"][seat]:
            lines.append(self._labelled("drawn", self._counted(view["drawn"][seat])))
        return lines

    def _counted(self, cards: list[str]) -> str:
        times = "×" if self.screen.fancy else "x"  # noqa: RUF001
        return "  ".join(
            self._card(card) + (f"{times}{n}" if n > 1 else "")
            for card, n in Counter(cards).items()
        )

    def _labelled(self, name: str, value: str) -> Text:
        return Text.assemble((f"{self._say('label', name)}: ", "label"), value)

    def _province(self, name: str) -> str:
        return self._name("province", name)

    def _card(self, card: str) -> str:
        return self.telling.word(card)

    def _name(self, kind: str, id: str) -> str:
        key = f"{kind}-{id}"
        return self.texts.say(key) if self.texts.has(key) else id

    def _say(self, kind: str, name: str, **args: Any) -> str:
        return self.texts.say(f"{kind}-{name}", **args)


def _size(cards: Any) -> int:
    if isinstance(cards, dict):
        return int(cards["hidden"]) + len(cards.get("bottom", ()))
    return len(cards)


def _shown(lords: Any) -> list[str]:
    return ["?"] * int(lords["hidden"]) if isinstance(lords, dict) else list(lords)
