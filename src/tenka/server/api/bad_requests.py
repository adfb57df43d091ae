"""What is wrong with a request that is not of its form, in words for those who write programs."""

from collections.abc import Mapping, Sequence
from typing import Any

TOLD = 5  # of many faults
UNREADABLE = "the body cannot be read; send JSON, in UTF-8"
NO_BODY = "this request needs a body: a JSON object, with the fields that /docs shows"
NO_OBJECT = "the body is to be a JSON object, such as {}, with the fields that /docs shows"
NO_JSON_TYPE = "the body was not read as JSON: send the header Content-Type: application/json"


def words_of(faults: Sequence[Mapping[str, Any]], content_type: str) -> str:
    """All that the framework has found, in one line."""
    return "; ".join(_words(fault, content_type) for fault in faults[:TOLD])


def _words(fault: Mapping[str, Any], content_type: str) -> str:
    place: Sequence[Any] = fault["loc"]
    if fault["type"] == "json_invalid":
        where = f" at character {place[1]}" if len(place) > 1 else ""
        return f"the body is no JSON: {fault['ctx']['error']}{where}"
    if tuple(place) != ("body",):
        return f"{'.'.join(map(str, place))}: {fault['msg']}"
    if fault["type"] == "missing":
        return NO_BODY
    return NO_OBJECT if "json" in content_type.lower() else NO_JSON_TYPE
