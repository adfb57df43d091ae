"""Shogun in a terminal: daimyo, the provinces of each region, the season's cards, the own plan."""

from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from tenka.cli.screen import Screen
from tenka.core.contract import Json
from tenka.games.shogun.board import CHESTS, NAMES, NUMBERS, RICE, SITES, out_of_game
from tenka.games.shogun.data import (
    BOARDS,
    CHEST_CARDS,
    EVENTS,
    FIELDS,
    PROVINCES,
    REGIONS,
    SPECIALS,
)
from tenka.texts import Texts
from tenka.texts.telling import Telling

EVENT = {event.n: event for event in EVENTS}
CARDS = [*(f"chest{n}" for n in range(CHEST_CARDS)), "none"]
SIGNS = {"castle": "C", "temple": "T", "theatre": "N"}
ASKED = {"planning": "plan", "choosing": "choose", "winter": "revolt", "draft": "draft"}


class ShogunBoard:
    """The table as one seat sees it."""

    def __init__(self, screen: Screen, texts: Texts) -> None:
        self.screen = screen
        self.texts = texts
        self.telling = Telling(texts)
        self.field = ""  # the one that is planned next
        self.odds: Json = {}
        self.words = {name.casefold(): name for name in (*FIELDS, *SPECIALS, *CARDS, *NAMES)}

    def show(self, view: Json, forecast: Json, moves: list[str]) -> None:
        """From the daimyo at the top to the own plan at the bottom."""
        self._remember(view, forecast)
        parts = [
            *self._heading(view),
            self._daimyo(view, forecast),
            *self._provinces(view),
            *(Text.assemble((f"{name}: ", "label"), told) for name, told in self._cards(view)),
            *self._own(view, forecast),
        ]
        self.screen.show(Group(*(Padding(part, (0, 1)) for part in parts)))

    def ask(self, view: Json, forecast: Json) -> str:
        """The sentence of what is asked now."""
        self._remember(view, forecast)
        phase = view["phase"]
        if phase == "actions":
            field = view["actions"]["open"][view["action"]]
            question = "deploy1" if field == "deploy1" else "battle"
            return self._say(
                f"ask-{question}", province=self._card(view["plans"][view["seat"]][field])
            )
        if phase == "draft" and view["draft"]["drawn"] is not None:
            return self._say("ask-draft-group", province=self._card(view["draft"]["drawn"]))
        said = self._say(f"ask-{ASKED[phase]}")
        if phase == "planning":
            effect = self._say(f"action-{self.field}.effect")
            return f"{said}\n{self._action(self.field)} ({self.field}): {effect}"
        return said

    def read(self, text: str) -> str:
        """Names in any case, and as they are shown; while planning a card alone will do."""
        shown = {self._card(name).casefold(): name for name in NAMES}
        read = f" {' '.join(text.casefold().split())} "
        for name in sorted(shown, key=len, reverse=True):
            read = read.replace(f" {name} ", f" {shown[name]} ")
        words = [self.words.get(word.casefold(), word) for word in read.split()]
        if self.field and len(words) == 1 and words[0] in (*CARDS, *NAMES):
            words = ["plan", self.field, *words]
        return " ".join(words)

    def phrase(self, move: str) -> str:
        """A move in words: "Settsu to Omi: 3 armies"."""
        verb, *words = move.split()
        if verb == "plan":
            return self._say("move-plan", action=self._action(words[0]), card=self._card(words[1]))
        if verb == "choose":
            return f"{self._say(f'special-{words[0]}')}: {self._say(f'special-{words[0]}.effect')}"
        if verb == "move":
            places = {"from": self._card(words[0]), "to": self._card(words[1])}
            said = self._say("move-move", armies=int(words[2]), **places)
            odds = self.odds.get(words[1], {}).get(words[2])
            return f"{said} ({self._say('label-odds', **odds)})" if odds else said
        if verb == "draft":
            args: dict[str, Any] = {"armies": int(words[-1])} if words[-1].isdecimal() else {}
            if words[0] == "open":
                args["province"] = self._card(words[1])
            return self._say(f"move-draft-{words[0]}", **args)
        return self._say(f"move-{verb}", **({"province": self._card(words[0])} if words else {}))

    def _remember(self, view: Json, forecast: Json) -> None:
        planning = view["phase"] == "planning" and view["seat"] in view["turn"]
        self.field = FIELDS[len(view["plans"][view["seat"]])] if planning else ""
        battle = forecast.get("battle")
        self.odds = battle["odds"] if battle is not None else {}

    def _heading(self, view: Json) -> list[RenderableType]:
        season = self._say(f"season-{view['season']}")
        title = [
            self._say("game-title"),
            self._say(f"option-board-{view['board']}"),
            self._say("label-year", year=view["year"], season=season),
        ]
        lines: list[RenderableType] = [
            Rule(Text(" · ".join(title), style="title"), style="frame", align="left")
        ]
        if view["board"] == "moon":
            lines.append(Text(self._say("label-moon_routes"), "quiet"))
        return lines

    def _daimyo(self, view: Json, forecast: Json) -> RenderableType:
        table = Table.grid(padding=(0, 2))
        order = view["order"] or range(len(view["players"]))
        for seat in order:
            player = view["players"][seat]
            name = self.telling.who(seat)
            if seat == view["seat"]:
                name = f"{name} ({self.texts.say('shell-you')})"
            facts = [
                self._say("label-vp", count=player["vp"]),
                self._say("label-chests", count=player["chests"]),
                self._say("label-rice", count=player["rice"]),
                self._say("label-reserve", count=player["reserve"]),
            ]
            if forecast["winter"]:
                facts[2] += f" / {forecast['winter'][seat]['provinces']}"
            if str(seat) in view["taken"]:
                facts.append(self._say(f"special-{view['taken'][str(seat)]}"))
            table.add_row(self.screen.seat(seat, name), Text(" · ".join(facts)))
        return table

    def _provinces(self, view: Json) -> list[RenderableType]:
        """A line for each region: who holds what, with how many armies."""
        board = BOARDS.index(view["board"])
        gone = out_of_game(board, len(view["players"]))
        lines: list[RenderableType] = []
        for region in REGIONS:
            told = Text.assemble((f"{self._say(f'region-{region}')}: ", "label"))
            for number, province in enumerate(PROVINCES):
                if region == (province.sun, province.moon)[board] and not gone >> number & 1:
                    told.append(self._province(view, province.name)).append("  ")
            lines.append(told)
        return lines

    def _province(self, view: Json, name: str) -> Text:
        """Its name as it is typed, its holder's sign and armies, buildings, revolt markers."""
        held = view["provinces"].get(name)
        if held is None:
            return Text(f"{name}:-", "quiet")
        seat = held["owner"]
        built = "".join(sign for kind, sign in SIGNS.items() if held[kind])
        told = f"{name}:{self.screen.sign(seat)}{held['armies']}{built}{'!' * held['markers']}"
        return Text(told, f"seat{seat}")

    def _cards(self, view: Json) -> list[tuple[str, str]]:
        """The season's cards, a line for each kind: its name, and what lies there."""
        found = []
        opened = [self._action(action) for action in view["actions"]["open"]]
        if opened:
            if view["phase"] == "actions":
                opened[view["action"]] = f"[{opened[view['action']]}]"
            row = opened + ["?"] * view["actions"]["hidden"]
            found.append((self._word("actions"), " · ".join(row)))
        if view["specials"]:
            names = [self._say(f"special-{card}") for card in view["specials"]]
            found.append((self._word("specials"), " · ".join(names)))
        if view["events"]["current"] is not None:
            event = EVENT[view["events"]["current"]].id
            effect = f"{self._say(f'event-{event}')}: {self._say(f'event-{event}.effect')}"
            found.append((self._word("event"), effect))
        ahead = [EVENT[n] for n in view["events"]["open"]]
        told = [f"{self._say(f'event-{e.id}')} ({e.winter_loss})" for e in ahead]
        if told:
            found.append((self._word("events"), " · ".join(told)))
        counts = [sum(view["tower"][place].values()) for place in ("inside", "tray")]
        tower = [
            self._say("label-tower", count=counts[0]),
            self._say("label-tray", count=counts[1]),
        ]
        tower.append(self._say("label-peasants", count=view["peasants"]))
        found.append((self._word("cubes"), " · ".join(tower)))
        if view["draft"] is not None:
            found.append((self._word("draft"), "  ".join(map(self._facts, view["draft"]["open"]))))
        return found

    def _own(self, view: Json, forecast: Json) -> list[RenderableType]:
        """The own provinces with what they bring, and the plan as far as it lies."""
        seat = view["seat"]
        if seat is None:
            return []
        own = [name for name, held in view["provinces"].items() if held["owner"] == seat]
        lines: list[RenderableType] = []
        if view["phase"] in ("planning", "draft"):
            told = "  ".join(map(self._facts, own))
            lines += [Text.assemble((f"{self._word('yields')}: ", "label"), told)] if own else []
        plan = {f: card for f, card in view["plans"][seat].items() if card != "none"}
        if plan:
            laid = " · ".join(f"{field} {card}" for field, card in plan.items())
            spent = self._say("label-chests", count=forecast["plan"]["cost"])
            line = Text.assemble((f"{self._word('plan')}: ", "label"), laid)
            lines.append(line.append(f"  ({spent})", "quiet"))
        return lines

    def _facts(self, name: str) -> str:
        """What a province brings: chests, rice, building sites."""
        land = NUMBERS[name]
        return f"{name}:{CHESTS[land]}/{RICE[land]}/{SITES[land]}"

    def _action(self, action: str) -> str:
        return self._say(f"action-{action}")

    def _card(self, card: str) -> str:
        return self.telling.word(card)

    def _word(self, name: str) -> str:
        """A label, or its plain name where there is no text for it."""
        key = f"label-{name}"
        return self.texts.say(key) if self.texts.has(key) else name

    def _say(self, key: str, **args: Any) -> str:
        return self.texts.say(key, **args) if self.texts.has(key) else key
