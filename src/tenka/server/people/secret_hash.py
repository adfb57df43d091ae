"""Secrets that people hold, such as links, tokens and invitations, are kept as hashes alone."""

import hashlib


def hash_of(secret: str) -> str:
    """What is kept of a secret. It is long and random, so no slower hash is needed."""
    return hashlib.sha256(secret.encode()).hexdigest()
