"""Who comes: identity, accounts, names, passwords, bans, limits."""
