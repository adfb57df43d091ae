"""Chu Han in a terminal: scores, table, trick and hand."""

from collections import Counter
from itertools import groupby
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from tenka.cli.screen import Screen
from tenka.core.contract import Json
from tenka.games.chuhan.data import CARDS, DRAW_PER_WRIT, TARGET_VP, UNDRAWABLE
from tenka.texts import Texts
from tenka.texts.telling import Telling

RANK = {card.id: card.rank for card in CARDS}
KINDS = {
    "ji_bu": "lead",
    "yu_ji": "lead",
    "ying_bu": "lead",
    "lyu_zhi": "reaction",
    "xiao_he": "reaction",
    "zhongli_mo": "any",
    "peng_yue": "counter",
    "xiahou_ying": "counter",
    "han_xin": "counter",
    "liu_bang": "counter",
    "xiang_yu": "counter",
    "0": "",
}
PLAYS_SHOWN = 6
ROOMY = 96  # so wide a terminal has room for the track of points


class ChuHanBoard:
    """The table as one seat sees it."""

    def __init__(self, screen: Screen, texts: Texts) -> None:
        self.screen = screen
        self.texts = texts
        self.telling = Telling(texts)

    def show(self, view: Json, forecast: Json, moves: list[str]) -> None:
        """From the score at the top to the own hand at the bottom."""
        parts = [
            *self._heading(view),
            self._seats(view, forecast),
            *self._table(view),
            *self._trick(view, forecast),
            *self._hand(view, moves),
        ]
        self.screen.show(Group(*parts))

    def ask(self, view: Json, forecast: Json) -> str:
        """The sentence of the phase."""
        phase = view["phase"]
        if phase == "react":
            pending = view["pending"]
            if len(pending) == 2:
                return self.texts.say("ask-react-xiao_he")
            return self.texts.say("ask-react-lyu_zhi", card=self._ability(pending[0]["text"]))
        if phase in ("lead", "counter") and view["must_play"]:
            return self.texts.say(f"ask-{phase}-must")
        return self.texts.say(f"ask-{phase}", **(forecast["to_beat"] or {}))

    def read(self, text: str) -> str:
        """Names may be typed as they are shown: `Use Ji Bu`."""
        words: list[str] = []
        for word in text.casefold().split():
            name = f"{words[-1]}_{word}" if words else ""
            if name.lstrip("*") in RANK:
                words[-1] = name
            else:
                words.append(word)
        return " ".join(words)

    def phrase(self, move: str) -> str:
        """A move in words: "Play three 7s (7, 7, 0)"."""
        verb, *words = move.split()
        if verb == "play":
            ranks = [RANK[word.lstrip("*")] for word in words]
            cards = self.telling.cards(words)
            args: dict[str, Any] = {"size": len(words), "rank": max(ranks), "cards": cards}
        elif verb == "use":
            args = {"card": self.telling.word(words[0]), "cards": self.telling.cards(words[1:])}
            verb = "use-with" if words[1:] else "use"
        elif verb == "swap":
            args = {"card": self.telling.word(words[0]), "for": self.telling.word(words[2])}
        else:
            args = {"card": self.telling.cards(words)}
        return self.texts.say(f"move-{verb}", **args)

    def _heading(self, view: Json) -> list[RenderableType]:
        say = self.texts.say
        event = view["event"]
        title = [say("game-title"), say("label-hand_no", hand=view["hand_no"])]
        if event != "calm":
            title.append(say(f"event-{event}"))
        if view["doubled"]:
            title.append(say("label-doubled"))
        for seat in (0, 1):
            if view["open"][seat]:
                title.append(f"{self.telling.who(seat)}: {say('label-open')}")
        lines: list[RenderableType] = [
            Rule(Text(" · ".join(title), style="title"), style="frame", align="left")
        ]
        if event != "calm":
            lines.append(Padding(Text(say(f"event-{event}.effect"), style="quiet"), (0, 1)))
        return lines

    def _seats(self, view: Json, forecast: Json) -> RenderableType:
        table = Table.grid(padding=(0, 2))
        roomy = self.screen.width >= ROOMY
        for seat in (1 - view["seat"], view["seat"]) if view["seat"] is not None else (0, 1):
            name = self.telling.who(seat)
            if seat == view["seat"]:
                name = f"{name} ({self.texts.say('shell-you')})"
            going_out = forecast["going_out"][seat]["total"]
            facts = [
                self.texts.say("label-cards", count=_size(view["hands"][seat])),
                self.texts.say("label-writs_taken", count=view["writs"][seat]),
                self.texts.say("label-going_out", points=going_out),
            ]
            score = view["scores"][seat]
            track = (
                self._track(seat, score, going_out) if roomy else Text(f"/ {TARGET_VP}", "quiet")
            )
            points = Text(f"{score:>2}", style=f"seat{seat}")
            table.add_row(self.screen.seat(seat, name), points, track, Text(" · ".join(facts)))
        return Padding(table, (0, 1))

    def _track(self, seat: int, score: int, going_out: int) -> Text:
        # One sign for each point up to the goal: had, to be had by going out, still to be won.
        had = max(0, min(score, TARGET_VP))
        maybe = max(0, min(going_out, TARGET_VP - had))
        solid, dashed, dot = ("━", "╍", "·") if self.screen.fancy else ("#", "+", ".")
        return Text.assemble(
            (solid * had, f"seat{seat}"),
            (dashed * maybe, f"seat{seat}.maybe"),
            (dot * (TARGET_VP - had - maybe), "quiet"),
            (f" {TARGET_VP}", "quiet"),
        )

    def _table(self, view: Json) -> list[RenderableType]:
        say = self.texts.say
        pile = view["pile"]
        # Two cards that are about to be given and kept lie on top of those that can be drawn.
        drawn = DRAW_PER_WRIT if view["phase"] == "give" else 0
        drawable = _size(pile) - UNDRAWABLE - drawn
        facts = [
            say("label-pile", drawable=drawable, sealed=UNDRAWABLE),
            say("label-writs", left=drawable // DRAW_PER_WRIT),
        ]
        lines = [Text(" · ".join(facts))]
        if view["discard"]:
            lines.append(self._labelled("label-discard", self._counted(view["discard"])))
        if view["row"]:
            lines.append(self._labelled("label-row", self._row(view)))
        if isinstance(pile, dict) and pile.get("seen"):
            lines.append(self._labelled("label-seen", self.telling.cards(pile["seen"])))
        seat = view["seat"]
        if seat is not None:
            rival = 1 - seat
            if view["open"][rival]:
                lines.append(self._labelled("label-open", self._counted(view["hands"][rival])))
            elif view["known"][seat]:
                lines.append(self._labelled("label-known", self._counted(view["known"][seat])))
        return [Padding(line, (0, 1)) for line in lines]

    def _trick(self, view: Json, forecast: Json) -> list[RenderableType]:
        plays = [play for play in view["trick"] + view["pending"] if play["text"] != "pass"]
        if not plays:
            return []
        table = Table.grid(padding=(0, 2))
        if len(plays) > PLAYS_SHOWN:
            table.add_row("…", "")
        for play in plays[-PLAYS_SHOWN:]:
            pending = play in view["pending"]
            style = "pending" if pending else ""
            table.add_row(
                self.screen.seat(play["seat"], self.telling.who(play["seat"])),
                Text(self._play(play["text"]) + (" …" if pending else ""), style=style),
            )
        to_beat = forecast.get("to_beat")
        title = Text(self.texts.say("label-trick"), style="quiet")
        below = Text(self.texts.say("label-to_beat", **to_beat), style="ask") if to_beat else None
        return [
            Panel(
                table,
                title=title,
                title_align="left",
                subtitle=below,
                subtitle_align="left",
                border_style="frame",
            )
        ]

    def _play(self, text: str) -> str:
        """A play in the trick: its cards, with the ability first."""
        verb, *words = text.split()
        if verb == "play":
            return "  ".join(self._card(word) for word in words)
        if verb == "use" and words[1:]:
            cards = "  ".join(self._card(word) for word in words[1:])
            return f"{self.telling.word(words[0])}:  {cards}"
        return self.telling.word(words[0])

    def _hand(self, view: Json, moves: list[str]) -> list[RenderableType]:
        seat = view["seat"]
        if seat is None or not isinstance(view["hands"][seat], list):
            return []
        hand = view["hands"][seat]
        width = 2 * len(hand) + 3 * len({RANK[card] for card in hand})
        if self.screen.plain or width > self.screen.width:
            fan: RenderableType = self._labelled("label-hand", self._counted(hand))
        else:
            fan = self._fan(hand)
        return [Padding(fan, (0, 1)), Padding(self._abilities(hand, moves), (0, 1))]

    def _abilities(self, hand: list[str], moves: list[str]) -> RenderableType:
        """The named cards, a line each; what can be used now stands out and is told in full."""
        table = Table.grid(padding=(0, 2))
        usable = {move.split()[1].lstrip("*") for move in moves if move.startswith("use ")}
        for card in [card for card in hand if card in KINDS]:
            now = card in usable
            sign = ("▸" if self.screen.fancy else ">") if now else " "
            words = Text(no_wrap=not now, overflow="ellipsis", style="" if now else "quiet")
            if KINDS[card]:
                words.append(f"{self.texts.say(f'kind-{KINDS[card]}')} · ", "italic")
            table.add_row(
                Text(f"{sign} {RANK[card]}", style="rank"),
                Text(self.texts.say(f"card-{card}"), style="name" if now else ""),
                words.append(self.texts.say(f"card-{card}.ability")),
            )
        return table

    def _fan(self, hand: list[str]) -> RenderableType:
        """Cards side by side, those of one rank overlapping."""
        groups = [list(cards) for _, cards in groupby(hand, key=lambda card: RANK[card])]
        top, middle, bottom = Text(), Text(), Text()
        for group in groups:
            rank = str(RANK[group[0]])
            n = len(group)
            top.append("╭─" * n + "─╮ ", style="frame")
            for _ in group:
                middle.append("│", style="frame")
                middle.append(rank, style="rank")
            middle.append(" │ ", style="frame")
            bottom.append("╰─" * n + "─╯ ", style="frame")
        return Group(top, middle, bottom)

    def _row(self, view: Json) -> str:
        if not view["row_by"]:
            return self._counted(view["row"])
        placed = zip(view["row"], view["row_by"], strict=True)
        return ", ".join(f"{self._card(card)} ({self.telling.who(by)})" for card, by in placed)

    def _counted(self, cards: list[str]) -> str:
        times = "×" if self.screen.fancy else "x"  # noqa: RUF001
        return "  ".join(
            self._card(card) + (f"{times}{n}" if n > 1 else "")
            for card, n in Counter(cards).items()
        )

    def _card(self, card: str) -> str:
        name = self.telling.word(card)
        plain = card.lstrip("*")
        return name if plain.isdigit() else f"{name} ({RANK[plain]})"

    def _labelled(self, key: str, value: str) -> Text:
        return Text.assemble((f"{self.texts.say(key)}: ", "label"), value)

    def _ability(self, text: str) -> str:
        return self.telling.word(text.split()[1])


def _size(cards: Any) -> int:
    if isinstance(cards, dict):
        return int(cards["hidden"]) + len(cards.get("seen", ()))
    return len(cards)
