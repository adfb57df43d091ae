"""An answer that is JSON already: nothing of it is made, or looked at, where moves are made."""

from starlette.responses import Response


class ReadyJson(Response):
    """JSON as it goes out."""

    media_type = "application/json"
