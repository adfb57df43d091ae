"""Statements are compiled once for all stores, not anew for each test's."""

from functools import partial
from typing import Any

from sqlalchemy import create_engine

from tenka.server.store import engines


class _Compiled(dict[Any, Any]):
    """SQLAlchemy asks by the dialect first, of which each engine has its own."""

    def get(self, key: Any, default: Any = None) -> Any:
        return super().get(_without_engine(key), default)

    def __setitem__(self, key: Any, compiled: Any) -> None:
        super().__setitem__(_without_engine(key), compiled)


def _without_engine(key: Any) -> Any:
    dialect, *rest = key
    return dialect.name, dialect.driver, *rest


engines.create_engine = partial(  # type: ignore[attr-defined]
    create_engine, execution_options={"compiled_cache": _Compiled()}
)
