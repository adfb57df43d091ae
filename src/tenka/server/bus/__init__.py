"""Messages between the parts of one server, or of many: in this process, or over NATS."""
