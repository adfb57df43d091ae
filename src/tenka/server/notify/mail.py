"""Telling a person by mail, through the server that the host has set."""

import asyncio
import re
import smtplib
import ssl
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import EmailPolicy
from email.utils import formatdate, make_msgid
from typing import Any, ClassVar
from urllib.parse import unquote, urlsplit

from tenka.server.errors import BadRequest
from tenka.server.notify.channels import Message, NotDelivered, Recipient
from tenka.server.notify.settings import NotifySettings
from tenka.texts import Texts

PATIENCE = 10.0  # seconds for each answer of the server
IN_ALL = 60.0
ADDRESS = re.compile(
    r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*"
    r"@([A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?\.)+[A-Za-z0-9-]*[A-Za-z]"
)
LONGEST = 254


class UnfoldedLinks(EmailPolicy):
    """Leaves links as they are: mail programs do not read one that is encoded to fit a line."""

    def fold(self, name: str, value: Any) -> str:
        if name.casefold() == "list-unsubscribe":
            return f"{name}: {value}{self.linesep}"
        return str(super().fold(name, value))

    def fold_binary(self, name: str, value: Any) -> bytes:
        if name.casefold() == "list-unsubscribe":
            return self.fold(name, value).encode("ascii")
        return super().fold_binary(name, value)


POLICY = UnfoldedLinks()


class BadAddress(BadRequest):
    """What is no address for mail."""


def checked_mail(text: str) -> str:
    """The address; BadAddress if it is none, or would be more than one line of an e-mail's head."""
    if len(text) > LONGEST or not ADDRESS.fullmatch(text):
        raise BadAddress("an address for mail looks like name@example.org")
    return text


class Mails:
    """Sends e-mails. `stop_url` makes the link by which a person ends them."""

    one_receiver: ClassVar = True

    def __init__(self, server: str, sender: str, stop_url: Callable[[str, str], str]) -> None:
        self._server = urlsplit(server)
        self._sender = sender
        self._stop_url = stop_url
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="tenka-mail")

    def receiver(self, to: Recipient) -> str:
        """There is one server for all."""
        return "mail"

    async def send(self, to: Recipient, message: Message) -> None:
        """Return when the server has taken it; NotDelivered says why not."""
        mail = self.written(to.person_id, to.settings, message)
        try:
            async with asyncio.timeout(IN_ALL):
                loop = asyncio.get_running_loop()
                await loop.run_in_executor(self._thread, self._send, mail)
        except TimeoutError as error:
            raise NotDelivered("slow") from error
        except smtplib.SMTPRecipientsRefused as error:
            codes = [code for code, _ in error.recipients.values()]
            raise NotDelivered("mail", final=all(500 <= code < 600 for code in codes)) from error
        except (smtplib.SMTPException, OSError, ValueError) as error:
            raise NotDelivered("unreachable") from error

    def written(self, person_id: str, settings: NotifySettings, message: Message) -> EmailMessage:
        """The e-mail, with the ways to have no more of them."""
        assert settings.mail is not None
        say = Texts(settings.language).say
        stop = self._stop_url(person_id, settings.mail.address)
        mail = EmailMessage(POLICY)
        mail["Subject"] = message.subject
        mail["From"] = self._sender
        mail["To"] = Address(addr_spec=settings.mail.address)
        mail["Date"] = formatdate()
        mail["Message-ID"] = make_msgid(domain=self._sender.rpartition("@")[2].strip("> "))
        mail["Auto-Submitted"] = "auto-generated"
        mail["List-Unsubscribe"] = f"<{stop}>"
        mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        end = say("notify-stop", url=stop)
        mail.set_content(f"{message.sentence}\n\n{message.url}\n\n-- \n{end}\n")
        mail["Content-Language"] = settings.language  # content that is set takes such heads away
        return mail

    def close(self) -> None:
        """Nothing is sent any more."""
        self._thread.shutdown(wait=False, cancel_futures=True)

    def _send(self, mail: EmailMessage) -> None:
        context = ssl.create_default_context()
        with self._connected(context) as server:  # which hangs up, whatever it says to us
            self._log_in(server, context)
            server.send_message(mail)

    def _connected(self, context: ssl.SSLContext) -> smtplib.SMTP:
        host, port = self._server.hostname or "", self._server.port
        if self._server.scheme == "smtps":
            return smtplib.SMTP_SSL(host, port or 465, timeout=PATIENCE, context=context)
        return smtplib.SMTP(host, port or 587, timeout=PATIENCE)

    def _log_in(self, server: smtplib.SMTP, context: ssl.SSLContext) -> None:
        user = self._server.username
        if self._server.scheme != "smtps":
            server.ehlo()
            # A password never goes over the wire as it is.
            if user or server.has_extn("starttls"):
                server.starttls(context=context)
                server.ehlo()
        if user:
            server.login(unquote(user), unquote(self._server.password or ""))
