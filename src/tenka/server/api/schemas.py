"""The shapes of requests and answers, for the description at /docs and for generated clients."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from tenka.core.contract import Differences
from tenka.server.ratings.shown import ShownRating

Key = Annotated[
    str,
    Field(
        pattern=r"^[!-~]{1,64}$",
        description="Yours, new for each move: the same one again never plays twice.",
        examples=["b4f1c0de"],
    ),
]
Text = Annotated[str, Field(max_length=400, examples=["play 5 5 5"])]
Texts = Annotated[list[Text], Field(min_length=1, max_length=64, examples=[["play 5 5 5"]])]
SeatNumber = Annotated[str, Field(pattern=r"^[0-9]{1,2}$")]
WindowTime = Annotated[
    float | None,
    Field(
        ge=0,
        le=60,
        description="Seconds of a secret window; 0: until it is answered. Else the server's own.",
        examples=[6.0],
    ),
]


ChatRoom = Literal["players", "spectators"]
OfferKind = Literal["draw", "takeback"]


def example(**fields: Any) -> ConfigDict:
    """What it may look like, for the description."""
    return ConfigDict(json_schema_extra={"examples": [fields]})


class Strict(BaseModel):
    """A request has the fields it should have, and no others."""

    model_config = ConfigDict(extra="forbid", strict=True)


class ClockIn(Strict):
    """Thinking time in seconds."""

    bank: float = Field(gt=0, le=90 * 86400, examples=[600])
    increment: float = Field(default=0, ge=0, le=90 * 86400, examples=[10])
    cap: float | None = Field(default=None, gt=0, le=90 * 86400)
    grace: float = Field(
        default=0, ge=0, le=60, description="A lost connection stops a clock for so long a game."
    )


class GameIn(Strict):
    """Which game, and how."""

    game: str = Field(max_length=64, examples=["chuhan"])
    options: dict[str, Any] = Field(default_factory=dict, examples=[{"events": True}])
    seats: int | None = Field(
        default=None, description="How many play; else as few as can: 2, in Shogun 3."
    )
    seat: int | None = Field(default=None, description="Where you want to sit; else seat 0.")
    position: dict[str, Any] | None = Field(
        default=None,
        description="Begin here instead of a deal; such a game is a friendly one, and not public "
        "where people may sit down.",
    )
    rated: bool = Field(
        default=False,
        description="The result counts for the players' ratings. Not for a friendly game or one "
        "from a position, and not without a clock (a quick one gets 15 minutes); against bots only "
        "if the host allows it.",
    )


class QuickIn(GameIn):
    """A game against bots, at once."""

    bot: str | None = Field(
        default=None, max_length=64, description="Else the best one.", examples=["greedy"]
    )
    window: WindowTime = None


class TableIn(GameIn):
    """A table to be opened."""

    pace: Literal["live", "correspondence"] = "live"
    clock: ClockIn | None = None
    window: WindowTime = None
    public: bool = Field(
        default=True,
        description="Listed: while it is open, and then to be watched; else by link alone.",
    )
    allow_return: bool = Field(
        default=True, description="May a player take his seat back from a bot?"
    )
    friendly: bool = Field(
        default=False,
        description="Moves may be taken back where all agree; so it is from a position, too.",
    )
    claim_after: float | None = Field(
        default=120.0,
        description="Seconds after which the others need not wait for one who is gone; "
        "null: they always wait. In live play only.",
    )
    invite: str | None = Field(
        default=None,
        max_length=64,
        description="The id of a person for whom a seat is kept; they find the table among theirs.",
    )
    bots: dict[SeatNumber, str] = Field(
        default_factory=dict, description="Bots in seats.", examples=[{"1": "greedy"}]
    )


class JoinIn(Strict):
    """Sitting down."""

    seat: int | None = None
    nonce: str | None = Field(
        default=None,
        pattern=r"^[0-9a-f]{1,64}$",
        description="Your share of the chance, made after you saw the commitment.",
    )


class RematchIn(Strict):
    """How to play once more."""

    bot: str | None = Field(
        default=None,
        max_length=64,
        description="Who plays in the bots' seats; else the same as before.",
        examples=["novice"],
    )


class BranchIn(Strict):
    """Where to go on from, and who you want to be."""

    ply: int | None = Field(
        default=None,
        ge=0,
        description="After so many moves; in the middle of a plan: before it. Else before your "
        "seat's last decision.",
        examples=[12],
    )
    seat: int = Field(ge=0, examples=[0])
    bot: str | None = Field(
        default=None,
        max_length=64,
        description="Who plays the others; else the best one.",
        examples=["greedy"],
    )


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


class ChatIn(Strict):
    """A line of chat."""

    text: str = Field(
        max_length=20_000,
        description="Up to 500 characters; line breaks become spaces, invisible signs are left "
        "out.",
        examples=["Good luck!"],
    )


class SeatOut(BaseModel):
    """Who sits in a seat. An open seat with a name is kept for that person; a bot with a name plays
    for them until they come back. An empty name is of one who has deleted their account."""

    seat: int
    kind: Literal["person", "bot", "open"]
    name: str | None
    bot: str | None
    aborted: int | None = Field(
        description="How many games this person has called off after the deal, against people."
    )
    rating: ShownRating | None = Field(
        default=None, description="How strong this person is, where the game is rated."
    )


class ClockSeatOut(BaseModel):
    """The time of a seat."""

    left: float | None
    running: bool
    grace: float = Field(description="The connection is lost: so long its time does not pass.")


class ClocksOut(BaseModel):
    """The clocks of a table."""

    pace: str | None
    seats: list[ClockSeatOut]
    paused: bool


class WindowOut(BaseModel):
    """A secret window that is open: when its answers are released, and whether you are asked with
    more than one answer to choose from."""

    ends_in: float | None
    asked: bool


class FairnessOut(BaseModel):
    """What lets anybody check the chance; the secret after the end."""

    commitment: str
    nonces: list[str]
    secret: str | None


class OfferOut(BaseModel):
    """Somebody's offer: of a draw, or to take back what was played since his last decision. The
    seats that have agreed so far."""

    kind: OfferKind
    seat: int
    agreed: list[int]


class LessonStepOut(BaseModel):
    """A step of a guided hand."""

    say: str = Field(
        description="The key of its text; `try` of it names the move asked for. Empty: the rule is "
        "what is said."
    )
    rule: str = Field(description="The rule that it is about; empty: none.")
    point_at: list[str] = Field(description="What is spoken of, as boards name it.")
    expect: list[list[str]] = Field(
        description="Decisions, any of which is wanted; none: it is to be read."
    )


class LessonOut(BaseModel):
    """Where a guided hand stands; after its last move what is said at the end."""

    model_config = example(
        id="chuhan",
        kind="hand",
        game="chuhan",
        step=1,
        steps=9,
        now=[
            {"say": "lesson-lead", "rule": "", "point_at": ["card=4"], "expect": [["play 4 4 4"]]}
        ],
        chances=None,
        next=None,
    )

    id: str
    kind: Literal["hand", "course", "puzzle"]
    game: str
    step: int = Field(description="How many steps came before these.")
    steps: int
    now: list[LessonStepOut] = Field(description="To be shown one after the other.")
    chances: list[float] | None = Field(
        description="In a puzzle: to win with the best move, and with the next best."
    )
    next: str | None = Field(description="The puzzle or the lesson after it, if there is one.")


class PartOut(BaseModel):
    """A part of a plan."""

    part: str
    moves: list[str] = Field(description="What may go here, depending on the other parts.")


class PlanOut(BaseModel):
    """A plan that you owe: a move for each part, in this order, sent as one decision."""

    model_config = example(
        rule="ST-6.4",
        parts=[
            {"part": "1", "moves": ["keep 7", "keep 9"]},
            {"part": "2", "moves": ["keep 7", "keep 9"]},
        ],
    )

    rule: str = Field(description="The rule that asks for it.")
    parts: list[PartOut]


class HappeningOut(BaseModel):
    """An event of the record, and how many events the journal had by then."""

    at: int
    event: Literal[
        "undone",
        "resigned",
        "left",
        "draw_agreed",
        "bot_took_seat",
        "player_took_seat",
        "hinted",
        "aborted",
    ]
    seat: int | None = None
    bot: str | None = None
    why: Literal["time", "resigned", "left"] | None = None


class StateOut(BaseModel):
    """The table as one seat may know it. The same message goes out by socket and stream."""

    model_config = example(
        type="state",
        table="kS9vXq2LmA0Z",
        version=2,
        status="playing",
        from_position=False,
        rated=False,
        tournament=None,
        claim_after=120.0,
        seat=0,
        seats=[
            {"seat": 0, "kind": "person", "name": "Quiet Heron 42", "bot": None, "aborted": 0},
            {"seat": 1, "kind": "bot", "name": None, "bot": "greedy", "aborted": None},
        ],
        view={"game": "chuhan", "seat": 0, "turn": [0], "scores": [0, 1]},
        forecast={"to_beat": None, "left_to_win": [31, 30]},
        my_turn=True,
        decision=0,
        plan=None,
        journal_from=0,
        journal=[{"kind": "passed", "seat": 1}],
        happenings=[{"at": 1, "event": "undone", "entries": 1, "seat": 1}],
        lesson=None,
        clocks={
            "pace": "live",
            "seats": [
                {"left": 600.0, "running": True, "grace": 0.0},
                {"left": 600.0, "running": False, "grace": 0.0},
            ],
            "paused": False,
        },
        window=None,
        standing="ask",
        can_undo=False,
        offer=None,
        may_offer=["draw"],
        may_hint=False,
        result=None,
        rematch=None,
        fairness={"commitment": "630dcd29...", "nonces": ["", ""], "secret": None},
    )

    type: Literal["state"]
    table: str
    version: int
    status: Literal["open", "playing", "over", "aborted"]
    from_position: bool = Field(description="It begins from a given position, not from a deal.")
    rated: bool = Field(description="The result counts for the players' ratings.")
    tournament: str | None = Field(description="The tournament whose game it is.")
    claim_after: float | None = Field(
        description="Seconds after which one who is gone need not be waited for."
    )
    seat: int | None
    seats: list[SeatOut]
    view: dict[str, Any] | None = Field(description="All you may know; null before the start.")
    forecast: dict[str, Any] | None = Field(
        description="What lies ahead of this position, by what you may know."
    )
    my_turn: bool = Field(description="You owe a move: answer the decision.")
    decision: int | None = Field(description="The number of your next decision.")
    plan: PlanOut | None = Field(description="What you owe, if it is more than one move.")
    journal_from: int = Field(description="So many events come before these; drop any others.")
    journal: list[dict[str, Any]]
    happenings: list[HappeningOut] = Field(
        description="What happened beside the moves: undo, seats that changed hands, the end."
    )
    lesson: LessonOut | None = Field(description="In a guided hand: what it says now.")
    clocks: ClocksOut
    window: WindowOut | None
    standing: str | None
    can_undo: bool
    offer: OfferOut | None = Field(description="It waits for an answer; void with a new version.")
    may_offer: list[OfferKind] = Field(description="What you could offer the others now.")
    may_hint: bool = Field(description="You may ask what a bot would do, when it is your turn.")
    result: dict[str, Any] | None = Field(
        description="`winners`, `scores`, `reason`, how often moves were taken back, and which "
        "seats were `hinted`."
    )
    rematch: str | None = Field(description="The table where you can play once more.")
    fairness: FairnessOut


class LineOut(BaseModel):
    """A line of chat. Numbers count the lines of your room; `seat` is where the writer sits."""

    model_config = example(
        number=3,
        person="kS9vXq2LmA0Z",
        name="Quiet Heron 42",
        seat=0,
        at=1790000000.0,
        text="Good luck!",
    )

    number: int
    person: str
    name: str
    seat: int | None
    at: float
    text: str


class ChatOut(BaseModel):
    """Your room of a table's chat, and its newest lines: up to 500 are kept."""

    room: ChatRoom
    lines: list[LineOut]


class AckOut(BaseModel):
    """The move is durable. Held: it is released when the window ends."""

    model_config = example(version=17, held=False, repeated=False)

    version: int
    held: bool
    repeated: bool


class TableOut(BaseModel):
    """A table in a list."""

    model_config = example(
        id="kS9vXq2LmA0Z",
        game="chuhan",
        options={"events": True},
        pace="live",
        status="playing",
        public=True,
        friendly=False,
        from_position=False,
        rated=False,
        created=1790000000.0,
        ended=None,
        window=6.0,
        clock={"pace": "live", "bank": 600.0, "increment": 10.0, "cap": None, "grace": 0.0},
        allow_return=True,
        claim_after=120.0,
        seats=[
            {"seat": 0, "kind": "person", "name": "Quiet Heron 42", "bot": None, "aborted": 0},
            {"seat": 1, "kind": "bot", "name": None, "bot": "greedy", "aborted": None},
        ],
        my_seat=0,
        my_turn=True,
        result=None,
        rematch_of=None,
    )

    id: str
    game: str
    options: dict[str, Any]
    pace: str
    status: str
    public: bool
    friendly: bool = Field(description="Moves may be taken back where all agree.")
    from_position: bool = Field(description="It begins from a given position, not from a deal.")
    rated: bool = Field(description="The result counts for the players' ratings.")
    created: float
    ended: float | None
    window: float
    clock: dict[str, Any] | None
    allow_return: bool
    claim_after: float | None
    seats: list[SeatOut]
    my_seat: int | None
    my_turn: bool | None
    result: dict[str, Any] | None
    rematch_of: str | None


class OptionOut(BaseModel):
    """An option of a game."""

    default: Any = Field(description="Its value if nothing is chosen at all.")
    default_by: dict[str, dict[str, Any]] = Field(
        description="By another option and its choice: the default there, where it depends on it.",
        examples=[{"board": {"sun": "preset", "moon": "draft"}}],
    )
    choices: list[Any]


class LevelOut(BaseModel):
    """A bot that can be chosen."""

    name: str = Field(description="As it is asked for.", examples=["novice"])
    character: str | None = Field(
        description="The rival that people meet; null: it has no face.", examples=["ferryman"]
    )
    strength: int | None = Field(
        description="As measured, `greedy` having 1000; null: not measured.", examples=[630]
    )
    seconds: float = Field(description="It thinks no longer about a decision.", examples=[0.1])


class GameOut(BaseModel):
    """A game that can be played here."""

    id: str
    seats: list[int]
    options: dict[str, OptionOut]
    differences: Differences = Field(
        description="By option and point: in what its choices differ, with the value in each."
    )
    rules: int
    bots: list[str] = Field(description="Their names alone, the best one first.")
    levels: list[LevelOut] = Field(description="The same bots, and what is known of them.")
    lesson: bool = Field(description="Is there a guided hand to learn it by?")


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


class MomentOut(BaseModel):
    """A table when its journal had so many events, as the asker saw it."""

    events: int
    view: dict[str, Any]


class ReplayOut(BaseModel):
    """A finished game at one ply."""

    ply: int
    plies: int
    seat: int | None
    view: dict[str, Any]
    forecast: dict[str, Any]
    journal: list[dict[str, Any]]
    told: list[int] = Field(description="By ply: how many events the journal had then.")
