"""Media types beside JSON."""

NDJSON = "application/x-ndjson"
SSE = "text/event-stream"
