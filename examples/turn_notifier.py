"""A turn notifier: prints who must decide in an application's matches, as Strata's webhooks come in.

    STRATA_KEY=strata_key_… python examples/turn_notifier.py --url http://127.0.0.1:8080 --port 9000 \\
        --address https://my.host/strata

Strata posts to the address, so it must be able to reach it; for a private or loopback one its operator sets
STRATA_WEBHOOK_PRIVATE=allow. Needs strata-games-client, and standardwebhooks to verify what comes in.
"""

from __future__ import annotations

import argparse
import os
import signal
import sys
from collections import deque
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any

from standardwebhooks import Webhook, WebhookVerificationError
from strata_client import Strata

LARGEST = 64 * 1024


class Notifier(HTTPServer):
    """Receives messages. One may come twice, with the same ``webhook-id``."""

    webhook: Webhook
    seen: deque[str] = deque(maxlen=1000)

    def notify(self, type_: str, data: dict[str, Any]) -> None:
        match type_:
            case "your_turn":
                who = data.get("player") or f"seat {data['seat']}"
                until = f" until {data['deadline']}" if "deadline" in data else ""
                print(f"{data['game']} {data['match']}: {who} must decide: {data['decision']}{until}", flush=True)
            case "match_scored":
                print(f"{data['game']} {data['match']}: over", flush=True)


class Receiver(BaseHTTPRequestHandler):
    server: Notifier

    def do_POST(self) -> None:
        body = self.rfile.read(min(int(self.headers.get("Content-Length", 0)), LARGEST))
        try:
            message = self.server.webhook.verify(body, dict(self.headers))
        except (WebhookVerificationError, ValueError):
            self.send_error(401)
            return
        self.send_response(204)
        self.end_headers()
        if self.headers["webhook-id"] not in self.server.seen:
            self.server.seen.append(self.headers["webhook-id"])
            self.server.notify(message["type"], message["data"])

    def log_message(self, *_: object) -> None:
        """Only turns are printed."""


def main() -> None:
    parser = argparse.ArgumentParser(description="Print who must decide. STRATA_KEY holds the application's key.")
    parser.add_argument("--url", default="http://127.0.0.1:8080", help="the service")
    parser.add_argument("--port", type=int, default=9000, help="where to listen")
    parser.add_argument("--address", help="how the service reaches that port (http://127.0.0.1:PORT)")
    asked = parser.parse_args()
    key = os.environ.get("STRATA_KEY") or parser.error("STRATA_KEY must hold the application's key")

    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    with Strata(asked.url, key) as strata, Notifier(("", asked.port), Receiver) as notifier:
        address = asked.address or f"http://127.0.0.1:{notifier.server_port}"
        webhook = strata.webhooks.subscribe(address, ["your_turn", "match_scored"])
        notifier.webhook = Webhook(webhook["secret"])
        print(f"listening on port {notifier.server_port}", flush=True)
        try:
            notifier.serve_forever()
        except KeyboardInterrupt:
            pass
        finally:
            strata.webhooks.delete(webhook["id"])


if __name__ == "__main__":
    main()
