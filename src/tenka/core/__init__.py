"""The part that knows no game and does no I/O: contracts, chance, records, errors."""
