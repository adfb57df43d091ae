"""How an analysis is told at the terminal, in plain lines."""

from collections.abc import Iterator

from tenka.analysis.figures import Analysis, Balance, Step
from tenka.cli.screen import Screen
from tenka.texts import Texts
from tenka.texts.telling import Telling

BARS = "▁▂▃▄▅▆▇█"
WIDTH = 60  # of a line of chances
MINUS = "\N{MINUS SIGN}"


def report(found: Analysis, texts: Texts) -> None:
    """All that a player wants to know first."""
    told = _Report(found, texts)
    for line in told.lines():
        told.screen.put(line)


class _Report:
    def __init__(self, found: Analysis, texts: Texts) -> None:
        self.found = found
        self.texts = texts
        self.telling = Telling(texts)
        self.screen = Screen()
        key = f"shell-bot-{found.level}"
        self.bot = texts.say(key) if texts.has(key) else found.level

    def lines(self) -> Iterator[str]:
        yield self.texts.say("shell-analysis-title", bot=self.bot)
        for seat, balance in enumerate(self.found.balances):
            yield ""
            yield from self._seat(seat, balance)
        yield ""
        yield self.texts.say("shell-analysis-moments")
        for number, at in enumerate(self.found.moments, 1):
            yield from self._moment(number, self.found.steps[at])

    def _seat(self, seat: int, balance: Balance) -> Iterator[str]:
        who = f"{self.screen.sign(seat)} {self.telling.who(seat)}"
        yield self.texts.say(
            "shell-analysis-balance",
            who=who,
            start=_percent(balance.start),
            decisions=_change(balance.decisions),
            luck=_change(balance.luck),
            result=_percent(balance.result),
        )
        causes = (
            f"{self.texts.say(f'shell-analysis-{cause}')} {_change(given)}"
            for cause, given in balance.causes.items()
        )
        yield f"  {self.texts.say('shell-analysis-causes', causes=', '.join(causes))}"
        own = [step for step in self.found.steps if step.seat == seat]
        yield "  " + self.texts.say(
            "shell-analysis-decisions",
            count=len(own),
            doubtful=sum(step.verdict == "doubtful" for step in own),
            mistakes=sum(step.verdict == "mistake" for step in own),
        )
        yield f"  {self._course(seat)}"

    def _course(self, seat: int) -> str:
        """The chance along the game, as a line of bars."""
        along = [self.found.opening[seat], *(step.chances[seat] for step in self.found.steps)]
        width = min(WIDTH, len(along))
        shown = [along[at * (len(along) - 1) // max(1, width - 1)] for at in range(width)]
        return "".join(BARS[min(len(BARS) - 1, int(chance * len(BARS)))] for chance in shown)

    def _moment(self, number: int, step: Step) -> Iterator[str]:
        who = self.telling.who(step.seat)
        made = step.made - len(step.moves) + 1
        moves = ", ".join(step.moves)
        yield f"{number}. " + self.texts.say(
            "shell-analysis-move", number=made, who=who, move=moves
        )
        if step.cost > 0:
            key = "shell-analysis-cost-mixed" if step.simultaneous else "shell-analysis-cost"
            yield "   " + self.texts.say(key, cost=_percent(step.cost), bot=self.bot)
            yield "   " + self.texts.say(
                "shell-analysis-best", bot=self.bot, move=", ".join(step.best)
            )
        if step.cause is not None:
            what = self.texts.say(f"shell-analysis-{step.cause}")
            yield "   " + self.texts.say(
                "shell-analysis-luck", cause=what, who=who, luck=_change(step.luck[step.seat])
            )


def _percent(chance: float) -> str:
    return f"{100 * chance:.0f}%"


def _change(chance: float) -> str:
    rounded = round(100 * chance)
    return f"{'+' if rounded > 0 else MINUS if rounded < 0 else ''}{abs(rounded)}%"
