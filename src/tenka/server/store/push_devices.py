"""The browsers to which people have their notices pushed."""

from sqlalchemy import bindparam, delete, insert, select

from tenka.server.store.database import Database
from tenka.server.store.rows import PushDevice, all_made, columns, values
from tenka.server.store.schema import push_devices
from tenka.server.store.statements import Statement

DEVICE = select(*columns(PushDevice, push_devices)).order_by(
    push_devices.c.created, push_devices.c.id
)
ADD = insert(push_devices)
REMOVE = delete(push_devices).where(push_devices.c.id == bindparam("which"))
REMOVE_ALL = delete(push_devices).where(push_devices.c.person_id == bindparam("person"))


class PushDevices:
    """All of them; a browser is of one person at a time."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def put(self, device: PushDevice) -> None:
        """One more, or the same one anew, whoever had it before; Conflict if there is no such
        person."""
        await self._database.write(
            f"device {device.id}",
            Statement(REMOVE, {"which": device.id}),
            Statement(ADD, values(device)),
        )

    async def of(self, person_id: str) -> tuple[PushDevice, ...]:
        """A person's, oldest first."""
        asked = DEVICE.where(push_devices.c.person_id == person_id)
        return await self._database.read(
            lambda connection: all_made(PushDevice, connection.execute(asked).all())
        )

    async def drop(self, device: PushDevice) -> None:
        """It is not there any more; what has come in its place stays."""
        same = REMOVE.where(
            push_devices.c.person_id == bindparam("person"),
            push_devices.c.created == bindparam("at"),
        )
        its = {"which": device.id, "person": device.person_id, "at": device.created}
        await self._database.write(f"device {device.id}", Statement(same, its))


def dropping_devices(person_id: str) -> Statement:
    """What has nothing pushed any more to any browser of a person."""
    return Statement(REMOVE_ALL, {"person": person_id})
