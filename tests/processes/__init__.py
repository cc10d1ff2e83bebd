"""The service as it runs: real processes, real Redis, real sockets."""
