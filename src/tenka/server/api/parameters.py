"""Parameters that several routes take."""

from typing import Annotated

from fastapi import Query

Before = Annotated[
    float | None, Query(description="Only tables created before this time, to read on.")
]
Since = Annotated[int, Query(ge=0, description="So many events of the journal you have already.")]
Version = Annotated[int, Query(ge=0, description="The version at which you had them.")]
