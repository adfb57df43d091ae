"""Why a game is not analysed."""

from tenka.core.errors import TenkaError


class CannotAnalyse(TenkaError):
    """This game cannot be analysed; `reason` is a word that texts know."""

    def __init__(self, reason: str, words: str) -> None:
        super().__init__(words)
        self.reason = reason
