"""Media types beside JSON."""

NDJSON = "application/x-ndjson"
SSE = "text/event-stream"
MARKDOWN = "text/markdown"
