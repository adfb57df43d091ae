"""Telling a person by mail, through the server that the host has set."""

import asyncio
import re
import smtplib
import ssl
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from urllib.parse import unquote, urlsplit

from tenka.server.errors import BadRequest
from tenka.server.notify.channels import Letter, NotDelivered
from tenka.server.notify.settings import NotifySettings
from tenka.texts import Texts

PATIENCE = 10.0  # seconds for each answer of the server
IN_ALL = 60.0
ADDRESS = re.compile(
    r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*"
    r"@([A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?\.)+[A-Za-z0-9-]*[A-Za-z]"
)
LONGEST = 254


class BadAddress(BadRequest):
    """What is no address for mail."""


def checked_mail(text: str) -> str:
    """The address; BadAddress if it is none, or would be more than one line of a letter's head."""
    if len(text) > LONGEST or not ADDRESS.fullmatch(text):
        raise BadAddress("an address for mail looks like name@example.org")
    return text


class Mails:
    """Sends letters. `stop_url` makes the link by which a person ends them."""

    def __init__(self, server: str, sender: str, stop_url: Callable[[str, str], str]) -> None:
        self._server = urlsplit(server)
        self._sender = sender
        self._stop_url = stop_url
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="tenka-mail")

    def receiver(self, settings: NotifySettings) -> str:
        """There is one server for all."""
        return "mail"

    async def send(self, person_id: str, settings: NotifySettings, letter: Letter) -> None:
        """Return when the server has taken it; NotDelivered says why not."""
        assert settings.mail is not None
        message = self.written(person_id, settings, letter)
        try:
            async with asyncio.timeout(IN_ALL):
                loop = asyncio.get_running_loop()
                await loop.run_in_executor(self._thread, self._send, message)
        except TimeoutError as error:
            raise NotDelivered("slow") from error
        except smtplib.SMTPRecipientsRefused as error:
            codes = [code for code, _ in error.recipients.values()]
            raise NotDelivered("mail", final=all(500 <= code < 600 for code in codes)) from error
        except (smtplib.SMTPException, OSError, ValueError) as error:
            raise NotDelivered("unreachable") from error

    def written(self, person_id: str, settings: NotifySettings, letter: Letter) -> EmailMessage:
        """The letter, with the channels to have no more of them."""
        assert settings.mail is not None
        say = Texts(settings.language).say
        stop = self._stop_url(person_id, settings.mail.address)
        message = EmailMessage()
        message["Subject"] = letter.subject
        message["From"] = self._sender
        message["To"] = Address(addr_spec=settings.mail.address)
        message["Date"] = formatdate()
        message["Message-ID"] = make_msgid(domain=self._sender.rpartition("@")[2].strip("> "))
        message["Auto-Submitted"] = "auto-generated"
        message["Content-Language"] = settings.language
        message["List-Unsubscribe"] = f"<{stop}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        end = say("notify-stop", url=stop)
        message.set_content(f"{letter.sentence}\n\n{letter.url}\n\n-- \n{end}\n")
        return message

    def close(self) -> None:
        """Nothing is sent any more."""
        self._thread.shutdown(wait=False, cancel_futures=True)

    def _send(self, message: EmailMessage) -> None:
        with self._connected() as server:
            server.send_message(message)

    def _connected(self) -> smtplib.SMTP:
        host, port, user = self._server.hostname or "", self._server.port, self._server.username
        context = ssl.create_default_context()
        if self._server.scheme == "smtps":
            server: smtplib.SMTP = smtplib.SMTP_SSL(
                host, port or 465, timeout=PATIENCE, context=context
            )
        else:
            server = smtplib.SMTP(host, port or 587, timeout=PATIENCE)
            server.ehlo()
            # A password never goes over the wire as it is.
            if user or server.has_extn("starttls"):
                server.starttls(context=context)
                server.ehlo()
        if user:
            server.login(unquote(user), unquote(self._server.password or ""))
        return server
