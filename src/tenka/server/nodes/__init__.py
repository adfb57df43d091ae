"""Several servers that share a database: who runs, and what each has to tell the others."""
