"""The bus that the settings ask for."""

from tenka.core.errors import TenkaError
from tenka.server.bus.contract import Bus
from tenka.server.bus.in_process import InProcessBus
from tenka.server.settings import Settings


class NoNats(TenkaError):
    """The package that talks to NATS is not installed."""


def bus_of(settings: Settings) -> Bus:
    """NATS, if its address is set."""
    if not settings.bus_urls:
        return InProcessBus()
    try:
        from tenka.server.bus.nats import NatsBus
    except ModuleNotFoundError as error:
        raise NoNats(
            f"TENKA_BUS_URL needs a package ({error.name} is missing): "
            "it is in the extra tenka[cluster], see docs/hosting.md"
        ) from error
    return NatsBus(settings.bus_urls, settings.bus_credentials or None)
