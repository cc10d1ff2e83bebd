"""The form for a match: every option of a game has a field, and a refusal names the one that does not fit."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Person


def test_lists_of_options_are_ticked_and_what_does_not_fit_is_named(person: Person) -> None:
    page = person(expected=("status of 422",))
    page.goto("/")
    page.locator("[data-game=dominant-species]").click()
    page.get_by_text("Options of the game").click()
    page.get_by_label("Who plays which animal").select_option(label="as given")
    create = page.get_by_role("button", name="Create")
    with page.expect_response("**/v1/matches") as refused:
        create.click()
    assert refused.value.status == 422
    expect(page.get_by_role("alert")).to_contain_text("Animals of the seats")
    for seat, animal in enumerate(["birds", "insects"]):
        page.get_by_role("group", name=f"Animals of the seats: seat {seat}").get_by_label(animal).check()
    expect(page.get_by_role("group", name="seat 2")).to_be_hidden()
    create.click()
    page.wait_for_url("**/table/*")
    match = page.request.get(f"/v1/matches/{page.url.rpartition('/')[2]}").json()
    assert match["options"]["animals"] == [["bird"], ["insect"]]
