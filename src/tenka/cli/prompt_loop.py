"""Play at the terminal: shows the board, reads what the person types, tells what happened."""

from collections.abc import Callable

from rich.columns import Columns
from rich.table import Table
from rich.text import Text

from tenka.cli.asking import ask, printable
from tenka.cli.boards import board
from tenka.cli.choosing import Numbered, kin, matching, numbered
from tenka.cli.files import save_record
from tenka.cli.journal_lines import show_events
from tenka.cli.rules import match_rules
from tenka.cli.screen import Screen
from tenka.cli.session import Session
from tenka.core.errors import IllegalMove, TenkaError
from tenka.texts import LANGUAGES, Texts
from tenka.texts.telling import Telling

FEW = 12  # so many moves are listed whole
MANY = 48  # more are not listed at once
LOG_LENGTH = 40


class PromptLoop:
    """One person's evening: from the welcome to the goodbye."""

    def __init__(
        self, session: Session, texts: Texts, bot_name: str, save_to: str | None = None
    ) -> None:
        self.session = session
        self.bot_name = bot_name
        self.save_to = save_to
        self.screen = Screen()
        self._speak(texts)
        self.left = False
        self.commands: dict[str, Callable[[list[str]], None]] = {
            "help": self._help,
            "?": self._help,
            "moves": self._moves,
            "rules": self._rules,
            "rule": self._rules,
            "hint": self._hint,
            "undo": self._undo,
            "log": self._log,
            "language": self._language,
            "board": self._board,
            "quit": self._quit,
            "exit": self._quit,
        }

    def run(self) -> int:
        """Play to the end, or until the person leaves."""
        self._save()  # if that cannot be, it is told before the game
        self._welcome()
        self._play()
        if self.save_to is not None:
            self.screen.put(self.texts.say("shell-saved", file=self.save_to))
        return 0

    def _play(self) -> None:
        while not self.left:
            self._tell_news()
            if self.session.outcome is not None:
                self._farewell()
                self._save()
                return
            if self.session.bot_moves():
                continue
            self._save()
            self._show()
            self._decide()

    def _decide(self) -> None:
        """Ask until the person has decided something."""
        while True:
            line = ask(self.screen)
            if line is None:
                self.screen.put(self.texts.say("shell-end-of-input"))
                self.left = True
                return
            if line and self._obey(line):
                return

    def _obey(self, line: str) -> bool:
        """Do what the line says; True if the game has moved, in whatever direction."""
        before = len(self.session.record.entries)
        word, *rest = line.split()
        if word.casefold() in self.commands:
            self.commands[word.casefold()](rest)
        elif line.isdecimal():
            self._choose(line)
        else:
            self._try(line)
        return self.left or len(self.session.record.entries) != before

    def _choose(self, number: str) -> None:
        moves = self.session.moves
        if len(number) < 9 and 1 <= int(number) <= len(moves):
            self.session.play(moves[int(number) - 1])
        else:
            self.screen.put(self.texts.say("shell-choose", count=len(moves)), "refused")

    def _try(self, text: str) -> None:
        try:
            self.session.play(self.board.read(text))
        except IllegalMove as refused:
            verb = text.split()[0].casefold()
            if self.texts.has("move-pass") and not self.texts.has(f"move-{verb}"):
                said = self.texts.say("shell-unknown-command", text=printable(text))
            else:
                said = self.texts.say(
                    "shell-refused",
                    rule=refused.rule,
                    sentence=self.texts.rule(refused.rule) or refused.message,
                )
            self.screen.put(said, "refused")

    def _help(self, words: list[str]) -> None:
        for line in self.texts.say("shell-help").splitlines():
            command, dash, meaning = line.partition(" – ")  # noqa: RUF001
            self.screen.put(Text.assemble("  ", (command, "number"), dash, meaning))

    def _moves(self, words: list[str]) -> None:
        self._list(matching(self.session.moves, words))

    def _rules(self, words: list[str]) -> None:
        wanted = " ".join(words)
        ids = match_rules(self.session.game.rule_ids, wanted)
        if not ids:
            unknown = self.texts.say("shell-rule-unknown", id=printable(wanted))
            self.screen.put(unknown, "refused")
        for id in ids:
            self.screen.print(Text.assemble((f"{id}  ", "rank"), self.texts.rule(id)))

    def _hint(self, words: list[str]) -> None:
        try:
            move = self.session.hint()
        except TenkaError as error:
            self.screen.put(str(error), "refused")
            return
        self.screen.put(self.texts.say("shell-hint", move=f"{move}  ({self.board.phrase(move)})"))

    def _undo(self, words: list[str]) -> None:
        done = self.session.undo()
        self.screen.put(self.texts.say("shell-undone" if done else "shell-nothing-to-undo"))

    def _log(self, words: list[str]) -> None:
        events = self.session.history
        show_events(self.screen, self.telling, events if words else events[-LOG_LENGTH:])

    def _language(self, words: list[str]) -> None:
        if words and words[0] in LANGUAGES:
            self._speak(Texts(words[0], self.session.game.id))
            self._show()
        else:
            self.screen.put(", ".join(LANGUAGES))

    def _board(self, words: list[str]) -> None:
        self._show()

    def _quit(self, words: list[str]) -> None:
        self.left = True
        self.screen.put(self.texts.say("shell-bye"))

    def _speak(self, texts: Texts) -> None:
        self.texts = texts
        self.telling = Telling(texts)
        self.board = board(self.session.game.id, self.screen, texts)

    def _welcome(self) -> None:
        say = self.texts.say
        seat = self.session.seat
        self.screen.put(say("shell-welcome"))
        title = say("game-title") if self.texts.has("game-title") else self.session.game.id
        self.screen.put(say("shell-you-are", game=title, who=self.telling.who(seat)))
        key = f"shell-bot-{self.bot_name}"
        bot = say(key) if self.texts.has(key) else self.bot_name
        for other in self.session.bots:
            name = self.screen.seat(other, self.telling.who(other))
            self.screen.put(name.append(f": {bot}", "not bold"))

    def _tell_news(self) -> None:
        show_events(self.screen, self.telling, self.session.news())

    def _show(self) -> None:
        moves = self.session.moves
        view, forecast = self.session.view, self.session.forecast
        self.screen.put()
        self.board.show(view, forecast, moves)
        self.screen.put()
        self.screen.put(self.board.ask(view, forecast), "ask")
        if len(moves) <= FEW:
            self._list(numbered(moves))
        else:
            self._list_kin(moves)

    def _list(self, moves: list[Numbered]) -> None:
        if not moves:
            self.screen.put(self.texts.say("shell-no-such-move"))
            return
        if len(moves) > FEW:
            self._list_many(moves)
            return
        grid = Table.grid(padding=(0, 2))
        for number, move in moves:
            grid.add_row(Text(f"{number:>3}", style="number"), move, self._quiet_phrase(move))
        self.screen.show(grid)

    def _list_many(self, moves: list[Numbered]) -> None:
        entries = [
            Text.assemble((f"{number:>3}", "number"), f"  {move}") for number, move in moves[:MANY]
        ]
        self.screen.show(Columns(entries, padding=(0, 3), column_first=True))
        if len(moves) > MANY:
            self.screen.put(self.texts.say("shell-more", count=len(moves) - MANY), "quiet")

    def _list_kin(self, moves: list[str]) -> None:
        grid = Table.grid(padding=(0, 2))
        grid.add_column(justify="right", style="number")
        groups = kin(moves)
        room = self.screen.width - max(len(group.name) for group in groups) - 16
        for name, group in groups:
            first, last = group[0], group[-1]
            if first is last:
                grid.add_row(f"{first.number:>3}", first.move, self._quiet_phrase(first.move))
            else:
                rest = " · ".join(entry.move.removeprefix(name).strip() for entry in group[:MANY])
                samples = Text(rest, style="quiet")
                samples.truncate(room, overflow="ellipsis")
                grid.add_row(f"{first.number}-{last.number}", f"{name} …", samples)
        self.screen.show(grid)
        self.screen.put(self.texts.say("shell-type-a-move"), "quiet")

    def _quiet_phrase(self, move: str) -> Text:
        return Text(self.board.phrase(move), style="quiet")

    def _farewell(self) -> None:
        outcome = self.session.outcome
        assert outcome is not None
        if len(outcome.winners) == len(outcome.scores):
            key = "shell-drawn"
        else:
            key = "shell-you-won" if self.session.seat in outcome.winners else "shell-you-lost"
        self.screen.put(self.texts.say(key), "ask")

    def _save(self) -> None:
        # Whenever the person is to think, so that nothing is lost however this ends.
        if self.save_to is not None:
            save_record(self.save_to, self.session.record)
