"""A bot that plays a game of Chu Han on a Tenka server; it needs nothing but Python.

python bot.py http://127.0.0.1:8380 tenka_...        (docs/bot-api.md says how to get a token)
"""

import json
import random
import sys
import time
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

SERVER, TOKEN = sys.argv[1:3]
HEADERS = {"Authorization": f"Bearer {TOKEN}", "Content-Type": "application/json"}


def ask(path: str, **body: Any) -> Any:
    data = json.dumps(body).encode() if body else None
    while True:
        try:
            return urlopen(Request(SERVER + path, data, HEADERS), timeout=60)
        except HTTPError as error:
            if error.code not in (429, 503):  # too many requests; the server restarts
                sys.exit(error.read().decode())
            time.sleep(float(error.headers["Retry-After"]))


state = json.load(ask("/api/quick", game="chuhan", bot="greedy", window=0))
table = f"/api/tables/{state['table']}"
while state["status"] == "playing":  # a stream may end early; the next one tells all anew
    for line in filter(bytes.strip, ask(f"{table}/stream")):
        message = json.loads(line)
        state = message if message["type"] == "state" else state
        if state["my_turn"] and (legal := json.load(ask(f"{table}/legal")))["moves"]:
            number, text = legal["decision"], random.choice(legal["moves"])
            ask(f"{table}/moves", decision=number, key=str(number), moves=[text])
print(json.dumps(state["result"]))
