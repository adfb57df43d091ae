"""Moves and what is said about a game at play, and their answers."""

from typing import Literal

from pydantic import BaseModel, Field

from tenka.server.api.schemas.common import Key, Strict, Texts, example
from tenka.server.api.schemas.state import PlanOut


class MoveIn(Strict):
    """A move, or a whole plan."""

    decision: int = Field(ge=0, description="The number of your decision, as the state tells it.")
    key: Key
    moves: Texts


class CheckIn(Strict):
    """Moves to be tried in thought."""

    moves: Texts


class ClaimIn(Strict):
    """Wait no longer for one who is gone."""

    seat: int = Field(ge=0, description="Who is gone.", examples=[1])
    what: Literal["game", "bot"] = Field(description="Win it, or have a bot play on.")


class StandingIn(Strict):
    """A standing order for secret windows."""

    answer: str = Field(pattern=r"^[ -~]{1,200}$", examples=["allow", "ask"])


class AgreeIn(Strict):
    """Agreeing to an offer, rather than making one."""

    agree: int | None = Field(
        default=None,
        ge=0,
        description="The version of the state that showed you the offer: if it is not the same "
        "any more, nothing is done.",
        examples=[17],
    )


class UndoIn(Strict):
    """Taking back one's last move, and not one more if it is asked twice."""

    decision: int | None = Field(
        default=None,
        ge=0,
        description="The number of your next decision, as you saw it: if it is another by now, "
        "nothing is done.",
        examples=[4],
    )


class AckOut(BaseModel):
    """The move is durable. Held: it is released when the window ends."""

    model_config = example(version=17, revision="17.5d0c3ab914f2", held=False, repeated=False)

    version: int
    revision: str
    held: bool
    repeated: bool


class LegalOut(BaseModel):
    """Your legal moves, sorted; of a plan those for its first part."""

    model_config = example(decision=3, moves=["pass", "play 5 5 5", "writ"], plan=None)

    decision: int
    moves: list[str]
    plan: PlanOut | None = Field(description="What you owe, if it is more than one move.")


class CheckOut(BaseModel):
    """Would it be legal, and is it all that is owed? If not, why; the parts of a plan that are
    right so far may go on with one of `next`."""

    model_config = example(
        legal=False,
        whole=False,
        next=[],
        rule="CH-3.4",
        why="A counter must be a set of the same size and of a higher rank than the last set in "
        "the trick.",
        message="seat 0 may not 'play 4 4' in the phase counter; it is none of its legal moves",
    )

    legal: bool
    whole: bool = Field(description="A decision that could be sent so; false for half a plan.")
    next: list[str] = Field(description="The moves for the next part of a plan; else none.")
    rule: str | None
    why: str | None = Field(default=None, description="What the rule says, in your language.")
    message: str | None
