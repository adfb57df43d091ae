"""What is left of a game: its record, its replay, and the proof that it was fair."""

import hashlib
from pathlib import Path
from typing import Any

import pytest

import tenka
from tenka.cli import main
from tests.server.api.site import LAST_CARD, Site


def test_a_record_is_downloaded_and_verified(
    site: Site, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table, han, chu = site.pair()
    for player in (han, chu) * 5:
        if player.get(f"/tables/{table}")["my_turn"]:
            player.move(table, player.legal(table)[0])
    assert han.missed(f"/tables/{table}/record") == (409, "NotNow")
    han.post(f"/tables/{table}/resign")
    answer = site.nobody().get(f"/api/tables/{table}/record")
    assert answer.headers["content-type"] == "application/json"
    name = f"chuhan-{table}.json"
    assert answer.headers["content-disposition"] == f'attachment; filename="{name}"'
    file = tmp_path / name
    file.write_bytes(answer.content)
    assert main(["verify", str(file), "--lang", "en"]) == 0
    assert "moves" in capsys.readouterr().out
    result = han.get(f"/tables/{table}")["result"]
    assert {**answer.json()["result"], "taken_back": 0, "hinted": []} == result
    file.write_text(answer.text.replace(bytes(range(32)).hex(), bytes(32).hex()))
    assert main(["verify", str(file), "--lang", "en"]) == 1


def test_records_with_undo_and_an_early_end(site: Site) -> None:
    small = {"hands": [["4", "5"], ["8", "9"]], "lead": 0}
    table, han, chu = site.pair(position=small)
    han.move(table, "play 4")
    han.post(f"/tables/{table}/undo")
    chu.post(f"/tables/{table}/resign")
    record = tenka.Record.from_json(han.client.get(f"/api/tables/{table}/record").text)
    outcome = record.verify()
    assert outcome is not None
    assert outcome.winners == (0,)
    assert record.moves() == []
    assert han.get(f"/tables/{table}/replay")["plies"] == 0
    table, han, _ = site.pair()
    han.post(f"/tables/{table}/abort")
    record = tenka.Record.from_json(han.client.get(f"/api/tables/{table}/record").text)
    assert record.verify() is None


def test_replay_at_every_ply_from_everywhere(site: Site) -> None:
    table, han, chu = site.pair(position={**LAST_CARD, "scores": [26, 26]})
    assert han.missed(f"/tables/{table}/replay") == (409, "NotNow")
    lived: dict[int | None, list[Any]] = {0: [], 1: [], None: []}
    watchers = ((0, han), (1, chu), (None, site.guest()))
    playing = True
    while playing:
        for seat, guest in watchers:
            state = guest.get(f"/tables/{table}")
            lived[seat].append((state["view"], state["journal"]))
            playing = state["status"] == "playing"
        for player in (han, chu):
            if playing and player.get(f"/tables/{table}")["my_turn"]:
                player.move(table, player.legal(table)[-1])
                break
    plies = len(lived[None]) - 1
    assert plies > 10
    anybody = site.nobody()
    for seat in (0, 1, None):
        where = {} if seat is None else {"seat": seat}
        for ply in range(plies + 1):
            shown = anybody.get(f"/api/tables/{table}/replay", params={"ply": ply, **where}).json()
            assert (shown["ply"], shown["plies"], shown["seat"]) == (ply, plies, seat)
            assert (shown["view"], shown["journal"]) == lived[seat][ply]
            assert shown["told"] == [len(journal) for _, journal in lived[seat]]
    beyond = han.get(f"/tables/{table}/replay", ply=10**6)
    assert beyond["ply"] == plies


def test_replays_refused(site: Site) -> None:
    table, han, _ = site.pair()
    han.post(f"/tables/{table}/resign")
    assert han.missed(f"/tables/{table}/replay", seat=2) == (422, "BadSeat")
    assert han.missed(f"/tables/{table}/replay", seat=-1) == (422, "BadRequest")
    assert han.missed(f"/tables/{table}/replay", ply=-1) == (422, "BadRequest")
    assert han.missed("/tables/nowhere/replay") == (404, "NotFound")
    assert han.missed("/tables/nowhere/record") == (404, "NotFound")
    assert han.missed("/tables/nowhere/terms") == (404, "NotFound")
    assert han.missed("/tables/nowhere") == (404, "NotFound")


class TestFairness:
    def test_shown_from_the_start_and_the_secret_after_the_end(self, site: Site) -> None:
        han, chu = site.guest(), site.guest()
        opened = han.post("/tables", game="chuhan", seat=0)
        table = opened["table"]
        commitment = opened["fairness"]["commitment"]
        fairness = {
            "commitment": commitment,
            "sealing": True,
            "seals": ["", ""],
            "nonces": ["", ""],
            "awaited": [],
            "secret": None,
        }
        assert opened["fairness"] == fairness
        han.post(f"/tables/{table}/join", nonce="5f")
        assert chu.get(f"/tables/{table}")["fairness"]["nonces"] == ["5f", ""]
        began = chu.post(f"/tables/{table}/join", nonce="c0ffee")
        expected = {**fairness, "nonces": ["5f", "c0ffee"]}
        anybody = site.nobody()
        for client in (han.client, chu.client, anybody):
            answer = client.get(f"/api/tables/{table}")
            assert answer.json()["fairness"] == expected
            assert bytes(range(32)).hex() not in answer.text
        assert began["fairness"] == expected
        chu.post(f"/tables/{table}/resign")
        secret = anybody.get(f"/api/tables/{table}").json()["fairness"]["secret"]
        assert hashlib.sha256(bytes.fromhex(secret)).hexdigest() == commitment
        record = anybody.get(f"/api/tables/{table}/record").json()
        assert (record["secret"], record["commitment"]) == (secret, commitment)

    def test_nonces_change_the_deal(self, site: Site) -> None:
        hands = []
        for nonce in ("00", "01", "00"):
            han, chu = site.guest(), site.guest()
            table = han.post("/tables", game="chuhan", seat=0)["table"]
            chu.post(f"/tables/{table}/join", nonce=nonce)
            hands.append(han.get(f"/tables/{table}")["view"]["hands"][0])
        assert hands[0] == hands[2] != hands[1]

    def test_a_nonce_is_ones_own_until_the_start(self, site: Site) -> None:
        han, chu = site.guest(), site.guest()
        table = han.post("/tables", game="chuhan", seat=0)["table"]
        for nonce in ("XYZ", "0" * 65, "ab\n", "", 5):
            refused = han.refused(f"/tables/{table}/join", nonce=nonce)
            assert refused == (422, "BadRequest"), nonce
        for nonce in ("aa", "ab"):
            han.post(f"/tables/{table}/join", nonce=nonce)
        assert chu.get(f"/tables/{table}")["fairness"]["nonces"] == ["ab", ""]
        chu.post(f"/tables/{table}/join")
        assert chu.refused(f"/tables/{table}/join", nonce="ef") == (409, "NotNow")

    def test_the_next_one_has_a_nonce_of_his_own(self, site: Site) -> None:
        """Not the one of somebody who sat there before and got up."""
        table, han, chu = site.pair()
        han.post(f"/tables/{table}/resign")
        again = han.post(f"/tables/{table}/rematch")["table"]
        han.post(f"/tables/{again}/join", nonce="aa")
        chu.post(f"/tables/{again}/leave")
        other = site.guest()
        began = other.post(f"/tables/{again}/join", nonce="bb")
        assert began["fairness"]["nonces"] == ["bb", "aa"]
