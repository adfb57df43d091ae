"""The server under load: the process, the clients, the games that they play."""
