"""How strong people are: the leaderboard, a person's ratings and games, what a game has changed."""

from collections import Counter
from dataclasses import asdict
from typing import Annotated, Literal

from fastapi import APIRouter, Path, Query
from pydantic import BaseModel, Field
from starlette.requests import Request

import tenka
from tenka.server.api.clubs import ClubAsked, check_asked
from tenka.server.api.costs import costs
from tenka.server.api.dependencies import Visitor
from tenka.server.errors import NotFound
from tenka.server.ratings.bot_strengths import characters_of, strengths_of
from tenka.server.ratings.career import Career, Outcome, Rival, Win, career_of
from tenka.server.ratings.history import WEEK
from tenka.server.ratings.leaderboard import LEAST_GAMES, LISTED, RESTING
from tenka.server.ratings.scale import BOT_SIGMA, DAY
from tenka.server.ratings.shown import shown_rating
from tenka.server.ratings.weighing import COMPANY
from tenka.server.services import Services, Use
from tenka.server.store import Pace, Person
from tenka.server.store.rows import Rating, WhyLess

router = APIRouter(prefix="/api", tags=["ratings"])

MONTH = 30 * DAY
GAMES = 1000  # a person's last ones, which a profile is made of
POINTS = 300  # of a graph

PaceAsked = Annotated[Pace, Query(description="Live, or a move a day.")]
GameId = Annotated[str, Path(max_length=64)]
PersonId = Annotated[str, Path(max_length=64)]


class Player(BaseModel):
    """A person by id and name, or a bot by its level."""

    person: str | None = Field(examples=["kS9vXq2LmA0Z"])
    name: str = Field(description="Empty: of one who is not here any more, or a bot.")
    bot: str | None = Field(examples=["greedy"])


class RankedOut(Player):
    """A row of the leaderboard."""

    rating: int
    deviation: int = Field(description="Two times of three the rating is no further off than that.")
    games: int | None = Field(description="Rated ones; null: a bot, measured by the arena.")
    change: int | None = Field(description="Points won or lost in 30 days; null: no games.")


class LeaderboardOut(BaseModel):
    """The strongest in a game at a pace, people and bots on one scale."""

    rows: list[RankedOut]
    least_games: int = Field(description="Who has played fewer is not among them.")
    least_met: int = Field(
        description="Nor who has met fewer different ones whose strength is known: bots, and "
        "people who have played for a while."
    )
    resting_days: int = Field(description="Nor who has not played for so long.")


class RatedGameOut(BaseModel):
    """A game and a pace, and how strong somebody is there."""

    game: str
    pace: Pace
    rating: int
    deviation: int
    games: int
    change: int | None = Field(description="Points won or lost in 30 days; null: no games.")


class UncountedOut(BaseModel):
    """Games of the last seven days that counted less, or not at all, and why; and all that are set
    aside."""

    why: WhyLess | Literal["aside"]
    games: int


class ProfileOut(BaseModel):
    """Somebody who plays here."""

    id: str
    name: str
    account: bool
    since: float = Field(description="Here since then, in seconds since 1970.")
    ratings: list[RatedGameOut]
    uncounted: list[UncountedOut] = Field(description="Told only to themselves.")


class PointOut(BaseModel):
    """A rating after a game."""

    at: float
    rating: int
    deviation: int


class RivalOut(Player):
    """One who was met, and how often they came after, beside and before."""

    rating: int
    won: int
    drawn: int
    lost: int


class OptionResultOut(BaseModel):
    """How games went with one choice of an option."""

    option: str = Field(description='"seats": by how many it was played.')
    choice: str | int | bool
    won: int
    drawn: int
    lost: int


class WinOut(Player):
    """A win: over whom, the strongest of them, and how many others."""

    rating: int
    others: int
    gain: int
    at: float
    table: str | None = Field(description="Where it was played, if all may look at it.")


class CareerOut(BaseModel):
    """What somebody's rated games in one game and pace amount to; of the last 1000 of them."""

    graph: list[PointOut]
    rivals: list[RivalOut] = Field(description="Those who were met most often.")
    options: list[OptionResultOut] = Field(
        description="Of options of which more than one choice was played."
    )
    wins: list[WinOut] = Field(description="Over the strongest.")
    streak: int = Field(description="Wins in a row now.")
    longest_streak: int
    last: list[Outcome] = Field(description="The last twelve games.")


class SeatResultOut(BaseModel):
    """What a rated game was to a seat."""

    weight: float = Field(description="So much of what the game says was counted, from 0 to 1.")
    why: WhyLess | None = Field(description="Why it counted less, or not at all; null: it did.")

    seat: int
    place: int = Field(description="0: the first; may be shared.")
    before: int
    after: int
    deviation: int


class TableResultOut(BaseModel):
    """What a rated game has changed."""

    annulled: bool = Field(description="The host has annulled it: it counts for nothing.")
    aside: bool = Field(
        description="It was set aside, since it looks as if it had been played for its result; the "
        "host can give it back."
    )
    seats: list[SeatResultOut] = Field(description="None, if the game is not rated or not over.")


@router.get("/leaderboard/{game}", dependencies=[costs(4)])
async def leaderboard(
    game: GameId,
    visitor: Visitor,
    request: Request,
    use: Use,
    pace: PaceAsked = "live",
    club: ClubAsked = None,
    followed: Annotated[bool, Query(description="Of those you follow, and yourself.")] = False,
) -> LeaderboardOut:
    """The strongest in a game, and what the bots are worth beside them."""
    tenka.game(game)  # there has to be one
    now = use.now()
    among = None if club is None else await _members(club, visitor, request, use)
    if followed:
        friends = await _followed(visitor, use)
        among = friends if among is None else among & friends
    met = COMPANY if among is None else 0  # among people who know each other
    found = await use.store.ratings.leaders(
        game, pace, games=LEAST_GAMES, met=met, since=now - RESTING, limit=LISTED, among=among
    )
    before = await use.store.ratings.first_since(
        game, pace, [rating.person_id for rating, _ in found], now - MONTH
    )
    people = [
        RankedOut(
            person=rating.person_id,
            name=name,
            bot=None,
            **shown_rating(rating, now),
            change=_change(rating, before.get(rating.person_id)),
        )
        for rating, name in found
    ]
    bots = [
        RankedOut(
            person=None,
            name="",
            bot=bot,
            rating=round(strength.mu),
            deviation=round(BOT_SIGMA),
            games=None,
            change=None,
        )
        for bot in characters_of(game)
        for strength in [strengths_of(game)[bot]]
    ]
    return LeaderboardOut(
        rows=sorted([*people, *bots], key=lambda row: -row.rating),
        least_games=LEAST_GAMES,
        least_met=met,
        resting_days=round(RESTING / DAY),
    )


@router.get("/people/{person}", dependencies=[costs(2)])
async def profile(person: PersonId, visitor: Visitor, use: Use) -> ProfileOut:
    """Somebody, with all their ratings."""
    found = await _person(person, use)
    now = use.now()
    rated = [rating for rating in await use.store.ratings.of_person(person) if rating.games]
    shown = []
    for rating in sorted(rated, key=lambda each: (each.game, each.pace)):
        since = now - MONTH
        before = await use.store.ratings.first_since(rating.game, rating.pace, [person], since)
        shown.append(
            RatedGameOut(
                game=rating.game,
                pace=rating.pace,
                **shown_rating(rating, now),
                change=_change(rating, before.get(person)),
            )
        )
    return ProfileOut(
        id=found.id,
        name=found.name,
        account=found.login is not None,
        since=found.created,
        ratings=shown,
        uncounted=await _uncounted(found, use)
        if visitor is not None and visitor.id == found.id
        else [],
    )


@router.get("/people/{person}/games/{game}", dependencies=[costs(12)])
async def career(
    person: PersonId, game: GameId, visitor: Visitor, use: Use, pace: PaceAsked = "live"
) -> CareerOut:
    """Somebody's rated games in one game: how the rating went, rivals, best wins, streaks."""
    await _person(person, use)
    results = await use.store.ratings.results_with(person, game, pace, GAMES)
    played = await use.store.ratings.options_with(person, game, pace, GAMES)
    made = career_of(person, results, played)
    met = {rival.person_id for rival in made.rivals} | {win.over.person_id for win in made.wins}
    names = await use.store.people.named({each for each in met if each is not None})
    return CareerOut(
        graph=_graph(made),
        rivals=[_rival(rival, names) for rival in made.rivals],
        options=[OptionResultOut(**asdict(score)) for score in made.options],
        wins=[_win(win, names, await _is_public(win.mine.table_id, use)) for win in made.wins],
        streak=made.streak,
        longest_streak=made.longest_streak,
        last=made.last,
    )


@router.get("/tables/{id}/ratings", dependencies=[costs(2)])
async def ratings_of_table(id: str, visitor: Visitor, use: Use) -> TableResultOut:
    """What a rated game has changed, when it is over."""
    found = await use.store.ratings.results_of_table(id)
    if await use.store.tables.get(id) is None:
        raise NotFound("there is no such table")
    return TableResultOut(
        annulled=any(each.annulled is not None for each in found),
        aside=any(each.aside is not None for each in found),
        seats=[
            SeatResultOut(
                seat=each.seat,
                place=each.place,
                before=round(each.before_mu),
                after=round(each.mu),
                deviation=round(each.sigma),
                weight=round(each.weight, 3) if each.counts else 0.0,
                why=each.why,
            )
            for each in found
        ],
    )


async def _members(club: str, visitor: Person | None, request: Request, use: Services) -> set[str]:
    await check_asked(club, visitor, request, use)
    return {member.person_id for member in await use.store.clubs.members(club)}


async def _followed(visitor: Person | None, use: Services) -> set[str]:
    if visitor is None:
        return set()
    mine = await use.store.contacts.of(visitor.id)
    return {visitor.id, *(each.other_id for each in mine if each.kind == "follow")}


async def _person(id: str, use: Services) -> Person:
    person = await use.identity.person(id)
    if person is None or person.deleted is not None:
        raise NotFound("there is nobody of that id")
    return person


async def _uncounted(person: Person, use: Services) -> list[UncountedOut]:
    found = await use.store.ratings.uncounted_of(person.id, use.now() - WEEK)
    reasons: Counter[WhyLess | Literal["aside"]] = Counter()
    for each in found:
        if each.aside is not None:
            reasons["aside"] += 1
        elif each.annulled is None and each.why is not None:
            reasons[each.why] += 1
    return [UncountedOut(why=why, games=games) for why, games in sorted(reasons.items())]


def _change(rating: Rating, before: float | None) -> int | None:
    return None if before is None else round(rating.mu) - round(before)


def _graph(career: Career) -> list[PointOut]:
    """The last one always, of the others as many as can be told apart."""
    step = -(-len(career.mine) // POINTS) or 1
    return [
        PointOut(at=each.at, rating=round(each.mu), deviation=round(each.sigma))
        for each in career.mine[::-step][::-1]
    ]


def _rival(rival: Rival, names: dict[str, str]) -> RivalOut:
    return RivalOut(
        person=rival.person_id,
        name=names.get(rival.person_id or "", ""),
        bot=rival.bot,
        rating=round(rival.rating),
        won=rival.won,
        drawn=rival.drawn,
        lost=rival.lost,
    )


async def _is_public(table_id: str, use: Services) -> bool:
    seated = await use.store.tables.get(table_id)
    return seated is not None and seated.table.public and seated.table.club_id is None


def _win(win: Win, names: dict[str, str], public: bool) -> WinOut:
    return WinOut(
        person=win.over.person_id,
        name=names.get(win.over.person_id or "", ""),
        bot=win.over.bot,
        rating=round(win.over.before_mu),
        others=win.others,
        gain=round(win.gain),
        at=win.mine.at,
        table=win.mine.table_id if public else None,
    )
