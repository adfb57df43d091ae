"""The shapes of requests and answers, for the description at /docs and for generated clients."""
