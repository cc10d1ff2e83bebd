"""The proof: records verified by the browser itself, from files, from the service, and without any network."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, FilePayload, Page, Request, expect

from strata.domain.match.export import proof_line, read_header
from strata.domain.transparency.checkpoint import Checkpoint
from strata.domain.transparency.heads import Head
from strata.domain.transparency.notes import SignerKey, sign_note
from strata.domain.transparency.proof import prove
from tests.browser.axe import barriers
from tests.browser.conftest import Person, watch
from tests.browser.playing import IS_WHOLE, tab_leads_to
from tests.client_js.vectors import Record, shown_to, vectors
from tests.corpus.files import FOLDER
from tests.npm_tools import ROOT
from tests.processes.stack import Client, Stack, until

HONEST = FOLDER / "release-0.1.0/evo-cancelled.ndjson"
RUNNING = FOLDER / "release-0.1.0/evo-running.ndjson"
LONG = max(FOLDER.glob("*.ndjson"), key=lambda path: path.read_bytes().count(b"\n"))
SAMPLE = 7
"""Of so many records one goes through the page, unless whole matches are asked for too; Node.js has all of them."""
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}


def test_all_that_was_tampered_with_is_convicted_at_the_right_version_and_the_honest_pass(page: Page) -> None:
    page.goto("/proof")
    given = [vector for vector in vectors() if vector.receipt is None][:: 1 if IS_WHOLE else SAMPLE]
    assert len(given) > (300 if IS_WHOLE else 40)
    _give(page, *((vector.name, vector.file) for vector in given))
    expect(page.locator("[data-verdict]")).to_have_count(len(given), timeout=600_000)
    told = page.evaluate(
        """() => [...document.querySelectorAll("[data-of]")].map((card) => {
            const { verdict, bad } = card.querySelector("[data-verdict]").dataset;
            return [card.dataset.of, verdict, bad];
        })"""
    )
    found = {name: (verdict, None if bad is None else int(bad)) for name, verdict, bad in told}
    assert found == {vector.name: (vector.verdict, vector.bad) for vector in given}


def test_a_file_is_dropped_and_every_check_is_shown(page: Page) -> None:
    page.goto("/proof")
    _wait_until_ready(page)
    page.evaluate(
        """([name, text]) => {
            const files = new DataTransfer();
            files.items.add(new File([text], name));
            const how = { bubbles: true, cancelable: true, dataTransfer: files };
            for (const type of ["dragover", "drop"]) document.body.dispatchEvent(new DragEvent(type, how));
        }""",
        [HONEST.name, HONEST.read_text()],
    )
    card = _card(page, HONEST.name)
    expect(card.locator("[data-verdict=intact]")).to_be_visible()
    assert _checks(page, HONEST.name) == dict.fromkeys(("versions", "chain", "seed", "draws", "seals"), "ok")
    expect(card).to_contain_text("Without a receipt nobody can tell")
    expect(page.get_by_role("status")).to_contain_text("The record is intact")


def test_the_first_bad_version_is_shown_as_it_stands_in_the_file(page: Page) -> None:
    record = Record(HONEST.read_bytes())
    bad = record.layers()[2]
    bad["actor"] = "admin"
    page.goto("/proof")
    _give(page, ("changed.ndjson", record.file()))
    card = _card(page, "changed.ndjson")
    expect(card).to_contain_text(f"The first bad version is {bad['version']}.")
    shown = card.locator("pre").first.inner_text()
    assert json.loads(shown) == bad


def test_the_page_says_how_far_it_is(page: Page) -> None:
    page.goto("/proof")
    page.evaluate(
        """() => {
            globalThis.seen = [];
            new MutationObserver(() => {
                const bar = document.querySelector("progress");
                if (bar) globalThis.seen.push([bar.value, bar.nextSibling.textContent]);
            }).observe(document.body, { subtree: true, childList: true, characterData: true });
        }"""
    )
    _give(page, (LONG.name, LONG.read_bytes()))
    expect(_card(page, LONG.name).locator("[data-verdict=intact]")).to_be_visible()
    seen = page.evaluate("seen")
    values = [value for value, _ in seen]
    assert values == sorted(values)
    assert re.search(r"Chain: 256 of \d+", " ".join(text for _, text in seen))


def test_a_record_is_compared_with_a_checkpoint_of_the_log_that_somebody_kept(page: Page) -> None:
    header = read_header(HONEST.read_bytes())
    signer, head = SignerKey("games.example.org/log", bytes(32)), Head(header.match, header.version, header.hash)
    kept, other = (
        sign_note(Checkpoint(signer.name, 1, root).text, [signer], 1_935_000_000) for root in (head.leaf, bytes(32))
    )
    proof = prove(head, 0, 1, lambda height, number: head.leaf, kept, imported=False)
    page.goto("/proof")
    carrying = HONEST.read_bytes() + proof_line(proof)
    _give(page, ("key", str(signer.verifier).encode()), ("checkpoint", kept.encode()), ("included.ndjson", carrying))
    expect(_card(page, "included.ndjson").locator("[data-verdict=intact]")).to_be_visible()
    expect(_card(page, "included.ndjson").locator("[data-check=log]")).to_contain_text("Included: leaf 0 under")
    expect(_card(page, "included.ndjson")).to_contain_text("the log has this very record under a checkpoint")
    _give(page, ("other", other.encode()), ("contradicted.ndjson", carrying))
    expect(_card(page, "contradicted.ndjson").locator("[data-verdict=broken]")).to_be_visible()
    expect(_card(page, "contradicted.ndjson").locator("[data-check=log]")).to_contain_text("Contradicted: leaf 0")


def test_what_is_no_record_is_refused_with_a_reason_and_names_are_text(page: Page) -> None:
    page.goto("/proof")
    hostile = "<img src=x onerror='globalThis.taken=1'>.ndjson"
    record = Record(HONEST.read_bytes())
    record.header["game"] = "<script>globalThis.taken=1</script>"
    _give(page, ("readme.txt", b"Hello\n"), (hostile, record.file()))
    expect(_card(page, "readme.txt")).to_contain_text("Line 1: it is not JSON of whole numbers from character 1 on.")
    expect(page.get_by_role("heading", name=hostile)).to_be_visible()
    expect(page.get_by_text("<script>globalThis.taken=1</script>")).to_be_visible()
    assert page.evaluate("globalThis.taken") is None


def test_a_match_of_the_service_is_opened_and_compared_with_the_receipts_of_its_moves(page: Page, stack: Stack) -> None:
    match = _play(page, stack)
    receipts = page.evaluate("async (match) => (await import('/web/receipts.js')).receiptsOf(match)", match)
    assert len(receipts) > 5
    page.goto(f"/proof#match={match}")
    expect(_card(page, match).locator("[data-verdict=intact]")).to_be_visible(timeout=30_000)
    check = _card(page, match).locator("[data-check=receipt]")
    expect(check).to_have_attribute("data-status", "ok")
    expect(check).to_contain_text(f"{len(receipts)} receipts compared")
    page.get_by_label("Id of the match").fill(match)
    page.get_by_role("button", name="Fetch and check").click()
    expect(_card(page, match).locator("[data-verdict=intact]")).to_have_count(2, timeout=30_000)

    rewritten = Record(Client(stack.port).text(f"/v1/matches/{match}/export").encode())
    changed = rewritten.layers()[3]
    changed["at"] = "2031-05-06T23:00:00.000000Z"
    rewritten.chain_again()
    expected = min(receipt["version"] for receipt in receipts if receipt["version"] >= changed["version"])
    _give(page, ("rewritten.ndjson", rewritten.file()))
    card = _card(page, "rewritten.ndjson")
    expect(card.locator("[data-verdict=broken]")).to_have_attribute("data-bad", str(expected))
    assert _checks(page, "rewritten.ndjson") == {
        **dict.fromkeys(("versions", "chain", "seed", "draws", "seals"), "ok"),
        "receipt": "failed",
    }

    with page.expect_download() as saved:
        page.get_by_role("button", name="Save them as a file").click()
    kept = json.loads(saved.value.path().read_text())
    assert [{"match": match, "version": each["version"], "hash": each["hash"]} for each in receipts] == kept["receipts"]


def test_a_match_that_is_not_there_is_said_so(person: Person) -> None:
    page = person(expected=("404",))
    page.goto("/proof#match=nothing")
    expect(_card(page, "nothing")).to_contain_text("Not checked")
    expect(_card(page, "nothing")).to_contain_text("There is no such match")


def test_a_receipt_from_elsewhere_is_compared(page: Page) -> None:
    receipt = Record(HONEST.read_bytes()).events[6]["hash"]
    page.goto("/proof")
    field = page.get_by_label("A receipt from elsewhere")
    field.fill("not a hash")
    expect(page.get_by_role("alert").filter(has_text="64 hexadecimal digits")).to_be_visible()
    field.fill(f" {receipt.upper()} ")
    _give(page, ("honest.ndjson", HONEST.read_bytes()))
    expect(_card(page, "honest.ndjson")).to_contain_text("The receipt is the hash of version 7.")
    field.fill("0" * 64)
    _give(page, ("other.ndjson", HONEST.read_bytes()))
    expect(_card(page, "other.ndjson").locator("[data-verdict=broken]")).to_be_visible()


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_the_saved_page_works_without_any_network(
    person: Person, browser: Browser, tmp_path: Path, language: str
) -> None:
    page = person()
    page.goto("/proof")
    page.evaluate("(language) => localStorage.setItem('strata-language', language)", language)
    page.reload()
    with page.expect_download() as saving:
        page.locator("main button", has_text=_texts(language)["save-button"]).click()
    file = tmp_path / "strata-proof.html"
    saving.value.save_as(file)

    with browser.new_context(offline=True, locale=f"{language}-{language.upper()}") as context:
        kept = context.new_page()
        complaints: list[str] = []
        requests: list[str] = []
        watch(kept, complaints)
        kept.on("request", lambda request: requests.append(_scheme(request)))
        kept.goto(file.as_uri())
        changed = Record(HONEST.read_bytes())
        changed.layers()[2]["actor"] = "admin"
        receipts = _receipts_file(HONEST.read_bytes())
        _give(kept, ("receipts.json", receipts), ("honest", HONEST.read_bytes()), ("changed", changed.file()))
        expect(_card(kept, "honest").locator("[data-verdict=intact]")).to_be_visible()
        expect(_card(kept, "honest").locator("[data-check=receipt]")).to_have_attribute("data-status", "ok")
        expect(_card(kept, "changed").locator("[data-verdict=broken]")).to_have_attribute(
            "data-bad", str(changed.layers()[2]["version"])
        )
        expect(kept.get_by_role("heading", level=1)).to_have_text(_texts(language, "common")["proof"])
        assert set(requests) <= {"file", "data", "blob"}
        assert complaints == []


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_it_is_for_everybody(person: Person, language: str, size: str) -> None:
    page = person(**(PHONE if size == "phone" else {}))
    page.goto("/proof")
    page.evaluate("(language) => localStorage.setItem('strata-language', language)", language)
    page.reload()
    broken = Record(HONEST.read_bytes())
    broken.layers()[2]["actor"] = "admin"
    shown = [
        ("honest", HONEST.read_bytes()),
        ("broken", broken.file()),
        ("text", b"{"),
        ("running", shown_to(0, RUNNING.read_bytes())),
    ]
    _give(page, *shown)
    expect(page.locator("[data-verdict]")).to_have_count(len(shown))
    page.evaluate("() => { for (const details of document.querySelectorAll('details')) details.open = true; }")
    text = page.locator("main").inner_text()
    if language != "en":
        latin = set(re.findall(r"(?<![\w/.:`\"-])[A-Za-z]{3,}(?![\w/.:\"-])", _without_data(page)))
        assert latin <= {"UTF", "JSON", "Strata", "WebCrypto", "https"}, latin
    assert "undefined" not in text
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme=theme)
        assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth"), theme
        assert barriers(page) == [], theme


def test_the_keyboard_alone_is_enough(page: Page) -> None:
    page.on("filechooser", lambda _: None)  # Choosers are watched from here on, and not only once one is expected.
    page.goto("/proof")
    _wait_until_ready(page)
    assert tab_leads_to(page, "#files")
    with page.expect_file_chooser() as choosing:
        page.keyboard.press("Enter")
    choosing.value.set_files(HONEST)
    expect(page.locator("[data-verdict=intact]")).to_be_visible()


def test_where_the_browser_has_no_hashes_the_page_says_what_to_do(page: Page) -> None:
    page.add_init_script("Object.defineProperty(Crypto.prototype, 'subtle', { value: undefined })")
    page.goto("/proof")
    expect(page.get_by_text("Save this page and open the file")).to_be_visible()


def _wait_until_ready(page: Page) -> None:
    """The words have come, and with them all that listens to the person."""
    expect(page.locator("input[type=file]").first).to_be_attached()


def _give(page: Page, *files: tuple[str, bytes]) -> None:
    payloads = [FilePayload(name=name, mimeType="application/x-ndjson", buffer=file) for name, file in files]
    page.locator("#files").set_input_files(payloads)


def _card(page: Page, name: str) -> Any:
    return page.locator(f"[data-of={json.dumps(name)}]")


def _checks(page: Page, name: str) -> dict[str, str]:
    found = _card(page, name).locator("[data-check]").all()
    return {str(check.get_attribute("data-check")): str(check.get_attribute("data-status")) for check in found}


def _play(page: Page, stack: Stack) -> str:
    """A whole match, played through the client that the pages use."""
    page.goto("/proof")
    match: str = page.evaluate(
        """async () => {
            const { strata } = await import("/web/service.js");
            const seats = [{ kind: "human", name: "Ann" }, { kind: "bot", bot: "random" }];
            const match = await strata.create("dominant-species", seats, { options: { max_rounds: 1 } });
            const seat = match.seat(0);
            for await (const decision of seat.turns()) await seat.play(decision.options[0]);
            return match.id;
        }"""
    )
    until(lambda: Client(stack.port).get(f"/v1/matches/{match}")[1]["status"] == "scored", "the score")
    return match


def _texts(language: str, room: str = "proof") -> dict[str, str]:
    texts: dict[str, str] = json.loads((ROOT / "web/words" / language / f"{room}.json").read_text())
    return texts


def _scheme(request: Request) -> str:
    return request.url.partition(":")[0]


def _receipts_file(record: bytes) -> bytes:
    header, *events = (json.loads(line) for line in record.splitlines())
    rows = [{"match": header["match"], "version": each["version"], "hash": each["hash"]} for each in events[3:8]]
    return json.dumps({"format": "strata-receipts", "format_version": 1, "receipts": rows}).encode()


def _without_data(page: Page) -> str:
    """What the page itself says: not the names in files, their contents, or commands."""
    text: str = page.locator("main").evaluate(
        """(main) => {
            const copy = main.cloneNode(true);
            for (const data of copy.querySelectorAll("code, pre, .results h2")) data.remove();
            return copy.textContent;
        }"""
    )
    return text.replace("strata audit", "")
