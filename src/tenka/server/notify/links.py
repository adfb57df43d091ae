"""Links in e-mails, signed: to confirm an address, and to have no more e-mails."""

import hashlib
import secrets
from typing import Literal

from itsdangerous import BadData, URLSafeSerializer

from tenka.server.errors import NotFound
from tenka.server.store import Store

KEY_NAME = "letter_key"
Purpose = Literal["confirm", "stop"]


class Links:
    """Makes and reads them; they are good as long as the address is the person's."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._signer: URLSafeSerializer | None = None

    async def open(self, store: Store) -> None:
        """Get the key that signs them, made once for ever."""
        key = await store.settings.get_or_set(KEY_NAME, secrets.token_hex(32))
        self._signer = URLSafeSerializer(
            key, signer_kwargs={"key_derivation": "hmac", "digest_method": hashlib.sha256}
        )

    def to(self, purpose: Purpose, person_id: str, address: str) -> str:
        """A link for that person with that address."""
        assert self._signer is not None
        # Who finds the link in a log does not learn the address.
        told = [person_id, hashlib.sha256(address.encode()).hexdigest()[:32]]
        return f"{self._url}/notify/{purpose}/{self._signer.dumps(told, salt=purpose)}"

    def read(self, purpose: Purpose, token: str) -> tuple[str, str]:
        """Whose link it is, and for which address; NotFound if it is none of ours."""
        assert self._signer is not None
        try:
            person_id, address = self._signer.loads(token, salt=purpose)
        except (BadData, ValueError) as error:
            raise NotFound("this link is not valid; it may have been cut off") from error
        return str(person_id), str(address)

    def fits(self, hashed: str, address: str) -> bool:
        """Is the link for this address?"""
        return hashed == hashlib.sha256(address.encode()).hexdigest()[:32]
