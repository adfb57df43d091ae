"""What can go wrong with an environment, each with a sentence that says what is allowed."""

from tenka.core.errors import TenkaError


class BadAction(TenkaError, ValueError):
    """A number that is no action, or one outside the mask."""


class BadArray(TenkaError, ValueError):
    """An array of the caller's that is of another shape or type than asked for."""


class MissingExtra(TenkaError, ImportError):
    """A package that is not installed."""
