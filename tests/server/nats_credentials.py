"""Credentials as NATS knows them: an operator signs for an account, the account for a user."""

import base64
import hashlib
import json
from pathlib import Path
from typing import Any

import nkeys


def key(kind: int, number: int) -> nkeys.KeyPair:
    return nkeys.from_seed(nkeys.encode_seed(bytes([number] * 32), kind))


OPERATOR = key(nkeys.PREFIX_BYTE_OPERATOR, 1)
ACCOUNT = key(nkeys.PREFIX_BYTE_ACCOUNT, 2)
USER = key(nkeys.PREFIX_BYTE_USER, 3)
STRANGER = key(nkeys.PREFIX_BYTE_USER, 4)


def server_arguments(directory: Path) -> tuple[str, ...]:
    """Of a server that trusts this operator alone."""
    file = directory / "nats.conf"
    account = _signed("account", ACCOUNT, OPERATOR)
    file.write_text(
        f"operator: {_signed('operator', OPERATOR, OPERATOR)}\n"
        "resolver: MEMORY\n"
        f"resolver_preload: {{ {_name(ACCOUNT)}: {account} }}\n"
    )
    return "--config", str(file)


def credentials(directory: Path, user: nkeys.KeyPair, signed_by: nkeys.KeyPair) -> str:
    """A file with which this user comes."""
    file = directory / "user.creds"
    file.write_text(
        "-----BEGIN NATS USER JWT-----\n"
        f"{_signed('user', user, signed_by)}\n"
        "------END NATS USER JWT------\n\n"
        "-----BEGIN USER NKEY SEED-----\n"
        f"{user.seed.decode()}\n"
        "------END USER NKEY SEED------\n"
    )
    return str(file)


def _name(key: nkeys.KeyPair) -> str:
    return str(key.public_key.decode())


def _signed(kind: str, of: nkeys.KeyPair, by: nkeys.KeyPair) -> str:
    claims = {
        "iat": 1_700_000_000,
        "iss": _name(by),
        "name": kind,
        "sub": _name(of),
        "nats": {"type": kind, "version": 2, **_LIMITS.get(kind, {})},
    }
    digest = hashlib.new("sha512_256", json.dumps(claims).encode()).digest()
    claims["jti"] = base64.b32encode(digest).decode().rstrip("=")
    body = f"{_part({'typ': 'JWT', 'alg': 'ed25519-nkey'})}.{_part(claims)}"
    return f"{body}.{_text(by.sign(body.encode()))}"


_LIMITS: dict[str, dict[str, Any]] = {
    "account": {
        "limits": dict.fromkeys(("subs", "data", "payload", "imports", "exports", "conn"), -1)
        | {"wildcards": True}
    },
    "user": dict.fromkeys(("subs", "data", "payload"), -1),
}


def _part(claims: object) -> str:
    return _text(json.dumps(claims).encode())


def _text(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")
