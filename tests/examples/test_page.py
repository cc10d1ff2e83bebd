"""The smallest web page: it plays a match from another origin, which the service must name."""

from __future__ import annotations

import json
import re
from pathlib import Path

import httpx
import pytest

from tests.npm_tools import require_node, run
from tests.processes.stack import Stack

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "examples" / "page.html").read_text()
ORIGIN = "http://127.0.0.1:8000"
DOCUMENT = """
const elements = new Map(["h1", "#board", "#options"].map((name) => [name, { textContent: "", innerHTML: "" }]));
let clicks = 0;
elements.get("#options").replaceChildren = (...buttons) => {
  const last = buttons.at(-1);
  if (last) setImmediate(() => (clicks++, last.onclick()));
};
globalThis.document = { querySelector: (name) => elements.get(name), createElement: () => ({}) };
const inner = globalThis.fetch;
globalThis.fetch = async (input, init = {}) => {
  const headers = new Headers(init.headers ?? input.headers);
  headers.set("Origin", ORIGIN);
  const response = await inner(input, { ...init, headers });
  if (response.headers.get("Access-Control-Allow-Origin") !== ORIGIN) throw new TypeError("blocked by CORS");
  return response;
};
"""
REPORT = """
console.log(JSON.stringify({ clicks, title: title.textContent, board: board.innerHTML.slice(0, 4) }));
process.exit(0);
"""


@pytest.fixture
def service(stack: Stack) -> str:
    """The address of a service that the page's origin may call, and no other."""
    assert stack.settings.origins == {ORIGIN}
    return f"http://127.0.0.1:{stack.port}"


@pytest.mark.parametrize(("origin", "allowed"), [(ORIGIN, ORIGIN), ("http://127.0.0.1:8001", None)])
def test_a_browser_is_told_whether_a_page_may_call(service: str, origin: str, allowed: str | None) -> None:
    asks = {"Access-Control-Request-Method": "POST", "Access-Control-Request-Headers": "authorization,content-type"}
    preflight = httpx.options(f"{service}/v1/matches", headers={"Origin": origin, **asks})
    assert preflight.headers.get("Access-Control-Allow-Origin") == allowed
    script = httpx.get(f"{service}/strata.js", headers={"Origin": origin})
    assert script.headers.get("Access-Control-Allow-Origin") == allowed


def test_its_script_plays_a_match_to_the_score(service: str, tmp_path: Path) -> None:
    """In Node.js with as much of a page as the script uses, and with the browser's rule about origins."""
    require_node()
    (script,) = re.findall(r'<script type="module">(.*?)</script>', PAGE, re.DOTALL)
    script = script.replace("http://127.0.0.1:8080", service)
    script = script.replace("await import(`${service}/strata.js`)", f'await import("{ROOT}/client/js/strata.js")')
    program = f"const ORIGIN = {json.dumps(ORIGIN)};{DOCUMENT}{script}{REPORT}"
    (tmp_path / "page.mjs").write_text(program)
    told = json.loads(run(["node", "page.mjs"], tmp_path, seconds=180).splitlines()[-1])
    assert told["clicks"] > 10
    assert told["board"] == "<svg"
    assert re.fullmatch(r"Over: seat \d has \d+, seat \d has \d+", told["title"])


def test_the_readme_shows_what_the_page_does() -> None:
    readme = (ROOT / "README.md").read_text()
    assert "STRATA_CORS_ORIGINS=http://127.0.0.1:8000 make up" in readme
    assert f"{len(PAGE.splitlines())} lines" in readme
