"""The routes, one module for each subject; each has a `router`."""
