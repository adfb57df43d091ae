"""A game stepped by the texts of its moves alone: what environments have to be equal to."""

from typing import Any

from tenka.envs.game_encoding import Encoding

IN_PARTS = {"use zhongli_mo": 2, "use *zhongli_mo": 2, "move": 3}  # words that a move begins with


class Reference:
    """A state, and the words of a move that has been begun."""

    def __init__(self, encoding: Encoding, state: Any) -> None:
        self.encoding = encoding
        self.state = state
        self.begun: list[str] = []

    @property
    def mover(self) -> int:
        return int(self.state.turn[0]) if self.state.turn else -1

    def texts(self, seat: int) -> set[str]:
        """The actions that are legal, by text."""
        found = set()
        for action in self.state.legal(seat):
            text = self.state.text(action)
            words = text.split()
            first = next((n for begin, n in IN_PARTS.items() if text.startswith(begin + " ")), 0)
            if self.begun:
                if words[: len(self.begun)] == self.begun:
                    found.add(self._part(words))
            else:
                found.add(" ".join(words[:first]) if first else text)
        return found or {"wait"}

    def _part(self, words: list[str]) -> str:
        rest = words[len(self.begun) :]
        if words[0] == "move":
            return f"armies {rest[0]}"
        return f"with {rest[0]}" if rest else "done"

    def play(self, seat: int, number: int) -> None:
        words = self.encoding.text(number).split()
        if words[0] in ("with", "armies"):
            self.begun.append(words[1])
        elif words[0] != "done":
            self.begun = words
        in_parts = any(" ".join(words) == begin for begin in IN_PARTS) or words[0] in ("with",)
        if in_parts or (words[0] == "move" and len(words) == 3):
            return
        self.state.play(seat, " ".join(self.begun))
        self.begun = []
