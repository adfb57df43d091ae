"""The store: one object for everything that the server keeps."""

from pathlib import Path
from types import TracebackType

from tenka.server.store.analyses import Analyses
from tenka.server.store.appeals import Appeals
from tenka.server.store.bans import Bans
from tenka.server.store.chat import Chat
from tenka.server.store.clubs import Clubs
from tenka.server.store.contacts import Contacts
from tenka.server.store.data_directory import DATABASE, DataDirectory
from tenka.server.store.database import Database
from tenka.server.store.engines import SQLITE, url_of
from tenka.server.store.entries import Entries
from tenka.server.store.finished_games import FinishedGames
from tenka.server.store.invitations import Invitations
from tenka.server.store.last_addresses import LastAddresses
from tenka.server.store.no_shows import NoShows
from tenka.server.store.nodes import Nodes
from tenka.server.store.notices import Notices
from tenka.server.store.people import People, Tokens
from tenka.server.store.pruning import Pruning
from tenka.server.store.push_devices import PushDevices
from tenka.server.store.puzzle_tries import PuzzleTries
from tenka.server.store.ratings import Ratings
from tenka.server.store.reports import Reports
from tenka.server.store.rival_games import RivalGames
from tenka.server.store.second_factors import SecondFactors
from tenka.server.store.seekers import Seekers
from tenka.server.store.settings import Settings
from tenka.server.store.tables import Tables
from tenka.server.store.tournaments import Tournaments
from tenka.server.store.writer import Writer


class Store:
    """Everything that is kept, in a data directory or in the database of a URL.

    `busy_timeout` is how many seconds a database is waited for that is locked or away; `max_pages`
    limits the size of an SQLite database (a page is 4 KiB), so that it leaves room on the disk. A
    directory is for one store at a time; `data` is that of a store whose database is elsewhere.
    """

    people: People
    tokens: Tokens
    second_factors: SecondFactors
    tables: Tables
    entries: Entries
    nodes: Nodes
    notices: Notices
    push_devices: PushDevices
    bans: Bans
    appeals: Appeals
    invitations: Invitations
    last_addresses: LastAddresses
    chat: Chat
    clubs: Clubs
    analyses: Analyses
    ratings: Ratings
    rival_games: RivalGames
    puzzle_tries: PuzzleTries
    seekers: Seekers
    no_shows: NoShows
    contacts: Contacts
    reports: Reports
    finished_games: FinishedGames
    tournaments: Tournaments
    settings: Settings
    pruning: Pruning

    def __init__(
        self,
        target: str | Path,
        *,
        data: Path | None = None,
        busy_timeout: float = 5.0,
        max_pages: int | None = None,
    ) -> None:
        url = url_of(target)
        self.on_disk = url.get_backend_name() == SQLITE
        database = Path(str(url.database)) if self.on_disk else data and data / DATABASE
        self._place = DataDirectory(database) if database else None
        self._database = Database(url, busy_timeout, max_pages)
        self.people = People(self._database)
        self.tokens = Tokens(self._database)
        self.second_factors = SecondFactors(self._database)
        self.tables = Tables(self._database)
        self.entries = Entries(self._database)
        self.nodes = Nodes(self._database)
        self.notices = Notices(self._database)
        self.push_devices = PushDevices(self._database)
        self.bans = Bans(self._database)
        self.appeals = Appeals(self._database)
        self.invitations = Invitations(self._database)
        self.last_addresses = LastAddresses(self._database)
        self.chat = Chat(self._database)
        self.clubs = Clubs(self._database)
        self.analyses = Analyses(self._database)
        self.ratings = Ratings(self._database)
        self.rival_games = RivalGames(self._database)
        self.puzzle_tries = PuzzleTries(self._database)
        self.seekers = Seekers(self._database)
        self.no_shows = NoShows(self._database)
        self.contacts = Contacts(self._database)
        self.reports = Reports(self._database)
        self.finished_games = FinishedGames(self._database)
        self.tournaments = Tournaments(self._database)
        self.settings = Settings(self._database)
        self.pruning = Pruning(self._database)

    @property
    def writer(self) -> Writer:
        """The writer, for its figures."""
        return self._database.writer

    async def open(self) -> None:
        """Make the data directory and the database if there are none, and check that they fit and
        can be written; a StoreError says in one sentence why not. A store is opened once."""
        try:
            if self._place is not None:
                self._place.enter() if self.on_disk else self._place.take()
            await self._database.open()
        except BaseException:
            self._leave()
            raise

    async def close(self) -> None:
        """Write what was submitted, then close; what is asked later is refused."""
        await self._database.close()
        self._leave()

    async def __aenter__(self) -> "Store":
        await self.open()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        await self.close()

    def _leave(self) -> None:
        if self._place is not None:
            self._place.leave()
