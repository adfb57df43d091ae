"""What many requests share: strict shapes, keys, moves as texts."""

from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field

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


def example(**fields: Any) -> ConfigDict:
    """What it may look like, for the description."""
    return ConfigDict(json_schema_extra={"examples": [fields]})


class Strict(BaseModel):
    """A request has the fields it should have, and no others."""

    model_config = ConfigDict(extra="forbid", strict=True)
