"""Tells a game from a state, as one seat, a spectator, or all together know it."""

from tenka.cli.journal_lines import OPENING, show_line
from tenka.cli.screen import Screen
from tenka.core.contract import Json, Outcome, State
from tenka.texts import Texts
from tenka.texts.telling import Telling


class Narrator:
    """`eyes` are the seats that look on; None is a spectator."""

    def __init__(self, texts: Texts, eyes: list[int | None], state: State) -> None:
        self.texts = texts
        self.telling = Telling(texts)
        self.screen = Screen()
        self.eyes = eyes
        self.state = state
        self.told = 0

    def tell_news(self, number: str) -> None:
        """What has happened since; the number of the move stands before its first line."""
        events = [self.state.journal(eye, self.told) for eye in self.eyes]
        for at in range(len(events[0])):
            if events[0][at]["kind"] in OPENING:
                self.screen.put()
            self._tell({eye: told[at] for eye, told in zip(self.eyes, events, strict=True)}, number)
            number = " " * len(number)
        self.told += len(events[0])

    def tell_entry(self, entry: Json) -> None:
        """An event of the record: somebody resigned, a bot took a seat."""
        key = f"shell-event-{entry['event']}"
        self.screen.put(self.texts.say(key, **self.telling.args(entry)))

    def tell_outcome(self, outcome: Outcome | None) -> None:
        """Who won."""
        if outcome is not None and len(outcome.winners) == len(outcome.scores):
            self.screen.put(self.texts.say("shell-drawn"), "ask")
        elif outcome is not None:
            winners = ", ".join(self.telling.who(seat) for seat in outcome.winners)
            self.screen.put(self.texts.say("shell-winner", who=winners), "ask")

    def _tell(self, seen: dict[int | None, Json], number: str) -> None:
        known = set()
        for eye, event in seen.items():
            for line in self.telling.event(event):
                if line in known:
                    continue
                known.add(line)
                if line.detail and len(seen) > 1 and eye is not None:
                    line = line._replace(text=f"[{self.telling.who(eye)}] {line.text}")
                show_line(self.screen, line, number)
                number = " " * len(number)
