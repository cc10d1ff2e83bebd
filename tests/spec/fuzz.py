"""``make fuzz``: schemathesis over openapi.yaml against a running service, for so many seconds.

Half of the time an application calls, whose matches and webhooks are there; half of it a person who plays. Requests are
made up one by one, and then in sequences, where a response leads to the next request.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from tests.processes.stack import Client, Stack

ROOT = Path(__file__).parents[2]
RULES = (Path(__file__).parent / "schemathesis.toml").read_text()
LEFT_OUT = ["streamEvents", "streamAllMatches", "cancelMatch", "deleteWebhook", "leaveSeat"]
"""What has no end while a match runs, or ends what all others ask about; the suite calls them."""


def main(seconds: int) -> int:
    with TemporaryDirectory() as name, Stack(Path(name), STRATA_RATE_LIMIT="off", STRATA_LOG_LEVEL="error") as stack:
        folder, client = Path(name), Client(stack.port)
        key = _made_key(folder)
        waiting = _made_match(client, key, "open")
        running = _made_match(client, key, "human")
        _, webhook = client.post("/v1/webhooks", {"url": "https://example.org/strata"}, key)
        by_application = _run(folder, stack, key, seconds // 2, match_id=waiting["id"], webhook_id=webhook["id"])
        token = running["seats"][0]["token"]
        by_person = _run(folder, stack, token, seconds // 2, match_id=running["id"], seat=0)
        print(stack.log, file=sys.stderr)
        return max(by_application, by_person)


def _run(folder: Path, stack: Stack, token: str, seconds: int, **known: Any) -> int:
    """One run as one caller; what it asks about is known. Answers its exit code."""
    config = folder / "schemathesis.toml"
    parameters = "".join(f'"path.{name}" = {value!r}\n' for name, value in known.items())
    hooks, _, rules = RULES.partition("\n[")
    config.write_text(f"{hooks}\n[parameters]\n{parameters}\n[{rules}")
    command = [Path(sys.executable).parent / "schemathesis", "--config-file", config, "run", ROOT / "openapi.yaml"]
    where = ["--url", f"http://127.0.0.1:{stack.port}", "--header", f"Authorization: Bearer {token}"]
    bounds = ["--max-time", str(seconds), "--workers", "2", "--request-timeout", "20", "--continue-on-failure"]
    left_out = [option for name in LEFT_OUT for option in ("--exclude-operation-id", name)]
    paths = {**os.environ, "PYTHONPATH": str(ROOT)}
    return subprocess.run([*command, *where, *bounds, *left_out], cwd=folder, env=paths).returncode


def _made_match(client: Client, key: str, third: str) -> Any:
    seats = [{"kind": "human", "player": "ann"}, {"kind": "human"}, {"kind": third}]
    return client.post("/v1/matches", {"game": "evo", "seats": seats}, key)[1]


def _made_key(folder: Path) -> str:
    command = [sys.executable, "-m", "strata.runtime.cli", "keys", "create", "arcade"]
    made = subprocess.run(
        command, env={**os.environ, "STRATA_DATA": f"{folder}/data"}, capture_output=True, text=True, check=True
    )
    return next(word for word in made.stdout.split() if word.startswith("strata_key_"))


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1])))
