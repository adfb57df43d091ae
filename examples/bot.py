"""A bot that plays a game on a Tenka server, by chance; it needs nothing but Python.

python bot.py http://127.0.0.1:8380 tenka_... shogun     (docs/bot-api.md says how to get a token)
"""

import json
import random
import sys
import time
from collections.abc import Iterator
from http.client import HTTPException
from secrets import token_hex
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

SERVER, TOKEN, GAME = sys.argv[1:4]
BROKEN = (OSError, HTTPException, ValueError, StopIteration)  # no answer, or half of one
HEADERS = {"Authorization": f"Bearer {TOKEN}", "Content-Type": "application/json"}


def lines(path: str, **body: Any) -> Iterator[Any]:
    data = json.dumps(body).encode() if body else None
    with urlopen(Request(SERVER + path, data, HEADERS), timeout=60) as answer:
        HEADERS["Tenka-Revision"] = answer.headers.get("Tenka-Revision", "")  # tell us no less
        yield from map(json.loads, filter(bytes.strip, answer))


def wait(error: Exception) -> None:
    pause = error.headers["Retry-After"] if isinstance(error, HTTPError) else "1"
    if pause is None and isinstance(error, HTTPError):
        sys.exit(error.read().decode())
    time.sleep(float(pause))  # we were too quick, or the server restarts


def ask(path: str, **body: Any) -> Any:
    while True:
        try:
            return next(lines(path, **body))
        except BROKEN as error:
            if isinstance(error, HTTPError) and error.code == 409:
                return None  # that decision is made: the stream tells what came of it
            wait(error)


state = ask("/api/quick", game=GAME, bot="greedy", window=0)
table = f"/api/tables/{state['table']}"
while state["status"] == "playing":  # a stream may end early; the next one tells all anew
    try:
        for message in lines(f"{table}/stream"):
            state = message if message["type"] == "state" else state
            if state["my_turn"] and (owed := ask(f"{table}/legal"))["moves"]:
                number, moves = owed["decision"], [random.choice(owed["moves"])]
                while owed["plan"] and (following := ask(f"{table}/check", moves=moves)["next"]):
                    moves.append(random.choice(following))
                ask(f"{table}/moves", decision=number, key=token_hex(8), moves=moves)
    except BROKEN as error:
        wait(error)
print(json.dumps(state["result"]))
