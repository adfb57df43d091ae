"""`tenka admin`: the host looks after a server that runs."""

import argparse
import sys
from collections.abc import Callable, Sequence
from datetime import datetime
from typing import Any

from tenka.cli.numbers import from_to
from tenka.cli.server_parts import server_parts

STATUSES = ("open", "playing", "over", "aborted")
KINDS = ("name", "person", "address")
THIS_MACHINE = ("http://127.", "http://[::1]")
SIGN_UP = ("open", "invitation", "host")


def add(commands: Any) -> None:
    """Describe the command and what belongs to it."""
    parser = commands.add_parser(
        "admin",
        help="look after a server that runs: tables, people, bans, errors",
        description="Look after the server that uses a data directory, as the user whose directory "
        "it is.",
    )
    parser.add_argument("--data", help="the data directory (this user's own; TENKA_DATA)")
    parser.set_defaults(run=lambda args: _help(parser))
    parts = parser.add_subparsers(title="what to do", metavar="WHAT")

    def part(name: str, run: Callable[[argparse.Namespace], int], help: str) -> Any:
        made = parts.add_parser(name, help=help, description=f"{help[0].upper()}{help[1:]}.")
        made.add_argument("--data", default=argparse.SUPPRESS, help=argparse.SUPPRESS)
        made.set_defaults(run=run)
        return made

    listed = part("tables", _tables, "list the newest tables")
    listed.add_argument("--status", choices=STATUSES, action="append", help="of this kind alone")
    listed.add_argument("--game", help="of this game alone")
    listed.add_argument("--limit", type=int, default=100, help="so many at most (100)")
    closed = part("close", _close, "end a table without a result; all who are there are told")
    closed.add_argument("table", metavar="TABLE", help="its id")
    annulled = part("annul", _annul, "have a rated game count for nothing")
    annulled.add_argument("table", metavar="TABLE", help="its id")
    people = part("people", _people, "look for people by their names, or list all")
    people.add_argument("name", metavar="NAME", nargs="?", default="", help="a part of the name")
    forgotten = part("password", _password, "give somebody who has forgotten his a new password")
    forgotten.add_argument("name", metavar="NAME", help="the name of the account")
    for name, run, help in (
        ("ban", _ban, "shut out a name and all who have it, one person, or an address"),
        ("unban", _unban, "let somebody in again"),
    ):
        barred = part(name, run, help)
        barred.add_argument("kind", choices=KINDS)
        barred.add_argument(
            "value",
            metavar="WHO",
            help="the name, the person's id, or an address or network such as 10.0.0.0/8",
        )
        if run is _ban:
            barred.add_argument("--reason", default="", help="told to who is shut out")
            days = "for so many days (until it is lifted)"
            barred.add_argument("--days", type=from_to(float, 0.01, 3660), help=days)
    admission = part("admission", _admission, "show or change who may come")
    admission.add_argument("--signup", choices=SIGN_UP, help="who may create an account")
    admission.add_argument("--guests", choices=("yes", "no"), help="may people play without one")
    admission.add_argument(
        "--reset", action="store_true", help="first as TENKA_SIGNUP and TENKA_GUESTS say"
    )
    invited = part("invite", _invite, "make a link by which people may sign up, shown once")
    invited.add_argument(
        "--uses", type=from_to(int, 1, 1000), default=1, help="for so many people (1)"
    )
    invited.add_argument(
        "--days", type=from_to(float, 0.01, 366), default=14, help="for so many days (14)"
    )
    invited.add_argument("--note", default="", help="what it is for, for yourself")
    part("invitations", _invitations, "list all invitations")
    taken = part("uninvite", _uninvite, "revoke an invitation")
    taken.add_argument("id", metavar="ID", help="its id, as in the list")
    account = part("account", _account, "create an account for somebody, with a password")
    account.add_argument("name", metavar="NAME", help="the name of the new account")
    owner = part("owner", _owner, "let an account look after the server on its own page")
    owner.add_argument("name", metavar="NAME", help="the name of the account")
    owner.add_argument("--remove", action="store_true", help="not any more")
    lost = part("second-factor", _second_factor, "have the password of an account be enough again")
    lost.add_argument("name", metavar="NAME", help="whose phone and recovery codes are lost")
    part("clubs", _clubs, "list all clubs")
    club = part("club", _club, "found a club, to which its organiser invites the others")
    club.add_argument("name", metavar="NAME", help="the name of the club")
    club.add_argument("organiser", metavar="ORGANISER", help="the name of an account")
    dissolved = part("dissolve", _dissolve, "dissolve a club; running games stay their players'")
    dissolved.add_argument("club", metavar="CLUB", help="its id, as in the list")
    part("bans", _bans, "list all bans")
    errors = part("errors", _errors, "show the server's last errors, also when it is down")
    errors.add_argument("--last", type=int, default=10, help="so many at most (10)")


def _help(parser: argparse.ArgumentParser) -> int:
    parser.print_help()
    return 0


def _ask(args: argparse.Namespace, method: str, path: str, **more: Any) -> Any:
    with server_parts():
        from tenka.cli.admin_client import ask
        from tenka.server.settings import Settings

    return ask(Settings.load(data=args.data).data, method, path, **more)


def _tables(args: argparse.Namespace) -> int:
    params = {"status": args.status or [], "limit": args.limit}
    if args.game is not None:
        params["game"] = args.game
    rows = [
        (
            each["id"],
            each["game"],
            each["status"],
            _time(each["ended"] or each["started"] or each["created"]),
            f"{each['listening']} listening",
            ", ".join(map(_sitting, each["seats"])),
        )
        for each in _ask(args, "GET", "/tables", params=params)
    ]
    return _listed(("id", "game", "status", "since", "", "seats"), rows, "no tables")


def _sitting(seat: dict[str, Any]) -> str:
    bot = seat["bot"] and f"bot {seat['bot']}"
    if seat["name"] and bot:
        return f"{seat['name']} ({bot})"
    return seat["name"] or bot or "-"


def _close(args: argparse.Namespace) -> int:
    _ask(args, "POST", "/tables/close", json={"table": args.table})
    print(f"table {args.table} is closed")
    return 0


def _annul(args: argparse.Namespace) -> int:
    _ask(args, "POST", "/tables/annul", json={"table": args.table})
    print(f"the game at table {args.table} counts for nothing")
    return 0


def _people(args: argparse.Namespace) -> int:
    rows = [
        (
            each["id"],
            each["name"],
            _time(each["created"]),
            "owner" if each["owner"] else "account" if each["account"] else "guest",
            _seen(each["address"], each["seen"]),
            "banned" if each["banned"] else "",
        )
        for each in _ask(args, "GET", "/people", params={"name": args.name})
    ]
    heads = ("id", "name", "here since", "kind", "last seen", "")
    return _listed(heads, rows, "nobody has such a name")


def _seen(address: str | None, at: float | None) -> str:
    if at is None:
        return "-"
    return _time(at) if address is None else f"{address} at {_time(at)}"


def _password(args: argparse.Namespace) -> int:
    new = _ask(args, "POST", "/people/password", json={"name": args.name})
    print(f"the password of {new['name']} is now {new['password']}")
    return 0


def _admission(args: argparse.Namespace) -> int:
    guests = None if args.guests is None else args.guests == "yes"
    body = {"signup": args.signup, "guests": guests, "reset": args.reset}
    terms = _ask(args, "POST", "/admission", json=body)
    print(f"sign-up: {terms['signup']}")
    print(f"guests: {'yes' if terms['guests'] else 'no'}")
    print(
        "changed while it ran: comes before TENKA_SIGNUP and TENKA_GUESTS, until --reset"
        if terms["stored"]
        else "as TENKA_SIGNUP and TENKA_GUESTS say"
    )
    return 0


def _invite(args: argparse.Namespace) -> int:
    body = {"uses": args.uses, "days": args.days, "note": args.note}
    made = _ask(args, "POST", "/invitations", json=body)
    people = "one person" if made["uses"] == 1 else f"{made['uses']} people"
    print(f"{made['url']}  (for {people}, until {_time(made['until'])})")
    if made["url"].startswith(THIS_MACHINE):
        print("this address is for this machine alone: set TENKA_URL to the one that people see")
    return 0


def _invitations(args: argparse.Namespace) -> int:
    rows = [
        (
            each["id"],
            f"until {_time(each['until'])}",
            f"used {each['used']} of {each['uses']}",
            "open" if each["open"] else "over",
            each["note"],
        )
        for each in _ask(args, "GET", "/invitations")
    ]
    return _listed(("id", "", "", "", "note"), rows, "no invitations")


def _uninvite(args: argparse.Namespace) -> int:
    _ask(args, "POST", "/invitations/revoke", json={"id": args.id})
    print(f"invitation {args.id} is revoked")
    return 0


def _account(args: argparse.Namespace) -> int:
    made = _ask(args, "POST", "/accounts", json={"name": args.name})
    print(f"{made['name']} may log in with the password {made['password']}")
    return 0


def _owner(args: argparse.Namespace) -> int:
    body = {"name": args.name, "owner": not args.remove}
    made = _ask(args, "POST", "/owners", json=body)
    print(f"{made['name']} is {'an' if made['owner'] else 'no'} owner")
    return 0


def _second_factor(args: argparse.Namespace) -> int:
    _ask(args, "POST", "/second-factor/reset", json={"name": args.name})
    print(f"{args.name} logs in by the password alone, on all devices anew")
    return 0


def _clubs(args: argparse.Namespace) -> int:
    rows = [
        (each["id"], each["name"], f"{each['members']} members", _time(each["created"]))
        for each in _ask(args, "GET", "/clubs")
    ]
    return _listed(("id", "name", "", "since"), rows, "no clubs")


def _club(args: argparse.Namespace) -> int:
    body = {"name": args.name, "organiser": args.organiser}
    made = _ask(args, "POST", "/clubs", json=body)
    print(f"{made['name']} is a club; its id is {made['id']}")
    return 0


def _dissolve(args: argparse.Namespace) -> int:
    _ask(args, "POST", "/clubs/dissolve", json={"club": args.club})
    print(f"club {args.club} is dissolved")
    return 0


def _ban(args: argparse.Namespace) -> int:
    body = {"kind": args.kind, "value": args.value, "reason": args.reason, "days": args.days}
    return _told("banned", _ask(args, "POST", "/bans", json=body))


def _unban(args: argparse.Namespace) -> int:
    body = {"kind": args.kind, "value": args.value}
    return _told("no longer banned", _ask(args, "POST", "/bans/lift", json=body))


def _bans(args: argparse.Namespace) -> int:
    rows = [
        (
            _time(each["at"]),
            "" if each["until"] is None else f"until {_time(each['until'])}",
            *(each[fact] for fact in ("kind", "value", "name", "reason")),
        )
        for each in _ask(args, "GET", "/bans")
    ]
    return _listed(("since", "", "kind", "who", "name", "reason"), rows, "nobody is banned")


def _errors(args: argparse.Namespace) -> int:
    with server_parts():
        from tenka.server.ops.logs import last_errors
        from tenka.server.settings import Settings

    found = last_errors(Settings.load(data=args.data).data, max(args.last, 1))
    for each in found:
        known = ("time", "level", "logger", "message", "error", "places")
        more = " ".join(f"{name}={value}" for name, value in each.items() if name not in known)
        print(f"{each.get('time')} {each.get('message')} {each.get('error', '')} {more}".rstrip())
        for place in each.get("places", ()):
            print(f"    {place}")
    if not found:
        print("no errors")
    return 0


def _told(what: str, bans: Sequence[dict[str, Any]]) -> int:
    for each in bans:
        print(f"{what}: {each['kind']} {each['value']}")
    return 0


def _listed(heads: Sequence[str], rows: Sequence[Sequence[str]], otherwise: str) -> int:
    """The rows in columns, for eyes under heads; names may be wider than they are long."""
    from rich.cells import cell_len, set_cell_size

    shown = [heads, *rows] if rows and sys.stdout.isatty() else rows
    widths = [max(map(cell_len, column)) for column in zip(*shown, strict=True)]
    for row in shown:
        fitted = (set_cell_size(cell, width) for cell, width in zip(row, widths, strict=True))
        print("  ".join(fitted).rstrip())
    if not rows:
        print(otherwise)
    return 0


def _time(seconds: float) -> str:
    return f"{datetime.fromtimestamp(seconds):%Y-%m-%d %H:%M}"
