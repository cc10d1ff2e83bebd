"""The pages: their files alone, with validators, and a policy that lets them load nothing else."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from strata.api.routes.pages import EMBEDDED, PAGES
from tests.api.conftest import Service

WEB = Path(__file__).parents[2] / "web"
ADDRESSES = [re.sub(r"<[^>]*>", "0123456789abcdef0123", address) for address in PAGES]


@pytest.mark.parametrize("address", ADDRESSES)
def test_a_page_loads_files_of_its_own_service_alone(service: Service, address: str) -> None:
    page = service.get(address)
    assert (page.status_code, page.mimetype) == (200, "text/html")
    policy = page.headers["Content-Security-Policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert "http" not in policy
    assert not re.search(rb"<script>|<style|\sstyle=|\son\w+=|javascript:|https?://", page.data), "it would be blocked"
    for file in re.findall(r'(?:src|href)="([^"]+)"', page.text):
        assert service.get(file).status_code == 200, file


@pytest.mark.parametrize("path", ["/", "/web/style.css", "/web/words/en/common.json", "/web/board.js"])
def test_a_file_is_kept_by_browsers_and_asked_for_again(service: Service, path: str) -> None:
    first = service.get(path)
    assert first.headers["Cache-Control"] == "public, no-cache"
    assert first.headers["X-Content-Type-Options"] == "nosniff"
    again = service.get(path, If_None_Match=first.headers["ETag"])
    assert (again.status_code, again.data) == (304, b"")


@pytest.mark.parametrize("path", ["", "lobby.html", "../pyproject.toml", "..%2fpyproject.toml", "words", "nothing.js"])
def test_no_other_path_leads_anywhere(service: Service, path: str) -> None:
    assert service.get(f"/web/{path}").status_code == 404


def test_every_module_names_its_imports_by_addresses_that_are_served(service: Service) -> None:
    for module in WEB.rglob("*.js"):
        at = f"/web/{module.relative_to(WEB)}"
        assert service.get(at).mimetype == "text/javascript"
        for name in re.findall(r'^(?:import|export)\b[^"()=]*"([^"]+)";', module.read_text(), re.MULTILINE):
            target = name if name.startswith("/") else str(Path("/web", module.relative_to(WEB).parent, name))
            parts: list[str] = []
            for part in target.split("/")[1:]:
                if part == "..":
                    parts.pop()
                elif part != ".":
                    parts.append(part)
            assert service.get("/" + "/".join(parts)).status_code == 200, (at, name)


@pytest.mark.parametrize("room", EMBEDDED)
def test_a_page_for_frames_is_framed_where_the_operator_allows_it(service: Service, room: str) -> None:
    page = service.get(f"/embed/{room}")
    assert (page.status_code, page.mimetype) == (200, "text/html")
    assert "frame-ancestors 'none'" in page.headers["Content-Security-Policy"]
    assert "unsafe" not in page.headers["Content-Security-Policy"]
    for file in re.findall(r'(?:src|href)="([^"]+)"', page.text):
        assert service.get(file).status_code == 200, file


def test_other_sites_may_load_the_script_for_frames_and_no_other_file(service: Service) -> None:
    script = service.get("/embed.js", Origin="https://elsewhere.example")
    assert (script.status_code, script.mimetype) == (200, "text/javascript")
    assert script.headers["Access-Control-Allow-Origin"] == "*"
    assert script.headers["Cross-Origin-Resource-Policy"] == "cross-origin"
    assert not re.search(rb"^import", script.data, re.MULTILINE), "what it imports would have to be allowed too"
    other = service.get("/web/table.js", Origin="https://elsewhere.example")
    assert "Access-Control-Allow-Origin" not in other.headers
    assert other.headers["Cross-Origin-Resource-Policy"] == "same-origin"
    assert service.get("/embed/lobby").status_code == 404


@pytest.mark.parametrize("path", ["/strata/http.js", "/verify.js", "/verify/hashes.js"])
def test_the_modules_are_served(service: Service, path: str) -> None:
    response = service.get(path)
    assert response.data == (WEB.parent / "client/js" / path[1:]).read_bytes()
    assert response.mimetype == "text/javascript"


@pytest.mark.parametrize(
    "path",
    [
        *("/verify/", "/verify/nothing.js", "/verify/..%2fstrata.js", "/verify/hashes.d.ts"),
        *("/strata/", "/strata/nothing.js", "/strata/..%2fanswers.js", "/strata/http.d.ts"),
    ],
)
def test_nothing_else_is_served_with_the_modules(service: Service, path: str) -> None:
    assert service.get(path).status_code == 404
