"""Playing over HTTP: options, moves, versions, repeats."""

from __future__ import annotations

from tests.api.conftest import Service, Table


def test_a_whole_match_is_played_from_the_options_alone(table: Table) -> None:
    turn = 0
    while table.pending():
        assert table.move(turn * 7).status_code == 201
        turn += 1
    assert table.service.get(table.path).get_json()["status"] == "finished"
    assert table.service.get(f"{table.path}/score").get_json()["code"] == "not_scored"
    table.score()
    summary = table.service.get(table.path).get_json()
    assert summary["status"] == "scored"
    outcome = table.service.get(f"{table.path}/score").get_json()
    assert outcome["reason"] == summary["outcome"]["reason"]
    assert [row["total"] for row in outcome["ranking"]] == [row["total"] for row in summary["outcome"]["ranking"]]
    assert next(standing["rank"] for standing in outcome["ranking"]) == 1
    for standing in outcome["ranking"]:
        assert standing["total"] == sum(line["points"] for line in standing["lines"])
    response = table.service.post(f"{table.path}/moves", {"action": {"kind": "end_movement"}}, table.tokens[0])
    assert (response.status_code, response.get_json()["code"]) == (409, "match_over")


def test_a_move_answers_version_hash_facts_and_who_is_next(table: Table) -> None:
    before = table.service.get(table.path).get_json()
    response = table.move().get_json()
    after = table.service.get(table.path)
    assert response["version"] == before["version"] + 1
    assert response["hash"] == after.get_json()["hash"] != before["hash"]
    assert response["pending"] == after.get_json()["pending"]
    assert response["facts"][0]["kind"] == "dino_moved"
    assert after.headers["ETag"] == f'"{response["version"]}"'


def test_labels_say_what_an_option_means(table: Table) -> None:
    seat = table.pending()[0]
    decision = table.service.get(f"{table.path}/actions", table.tokens[seat]).get_json()["decisions"][0]
    assert decision["seat"] == seat
    labels = [option["label"] for option in decision["options"]]
    assert len(set(labels)) == len(labels)
    assert all(labels)


def test_a_seat_that_is_not_asked_has_no_decisions(table: Table) -> None:
    other = (table.pending()[0] + 1) % 3
    assert table.service.get(f"{table.path}/actions", table.tokens[other]).get_json()["decisions"] == []


def test_if_match_insists_on_a_version_and_names_what_was_missed(table: Table) -> None:
    version = table.service.get(table.path).get_json()["version"]
    assert table.move(If_Match=f'"{version}"').status_code == 201
    response = table.move(If_Match=f'"{version}"')
    problem = response.get_json()
    assert (response.status_code, problem["code"], problem["version"]) == (412, "stale_version", version + 1)
    assert [event["version"] for event in problem["missed"]] == [version + 1]
    assert response.headers["ETag"] == f'"{version + 1}"'
    assert table.move(If_Match="99").status_code == 412


def test_a_repeated_move_gets_the_first_answer_again(table: Table) -> None:
    seat = table.pending()[0]
    token, body = table.tokens[seat], {"action": table.options(seat)[0]}
    first = table.service.post(f"{table.path}/moves", body, token, Idempotency_Key="k1")
    for _ in range(3):
        table.move()
    again = table.service.post(f"{table.path}/moves", body, token, Idempotency_Key="k1")
    assert first.status_code == again.status_code == 201
    assert first.get_json() == again.get_json()
    assert table.service.matches.load(table.id).ledger.version == first.get_json()["version"] + 3


def test_a_key_used_for_another_body_is_422_and_each_token_has_its_own_keys(table: Table) -> None:
    seat = table.pending()[0]
    options = table.options(seat)
    table.service.post(f"{table.path}/moves", {"action": options[0]}, table.tokens[seat], Idempotency_Key="k")
    reused = table.service.post(f"{table.path}/moves", {"action": options[1]}, table.tokens[seat], Idempotency_Key="k")
    assert (reused.status_code, reused.get_json()["code"]) == (422, "idempotency_key_reused")
    while table.pending()[0] == seat:
        table.move(-1)
    assert table.move(Idempotency_Key="k").status_code == 201


def test_a_repeated_creation_makes_one_match_with_the_same_tokens(service: Service) -> None:
    body = {"game": "evo", "seats": [{"kind": "human", "name": "Ann"}, {"kind": "human"}, {"kind": "open"}]}
    first = service.post("/v1/matches", body, Idempotency_Key="n" * 32)
    again = service.post("/v1/matches", body, Idempotency_Key="n" * 32)
    assert first.status_code == again.status_code == 201
    assert first.get_json() == again.get_json()
    other = service.post("/v1/matches", {**body, "options": {"event_deck": "none"}}, Idempotency_Key="n" * 32)
    assert (other.status_code, other.get_json()["code"]) == (422, "idempotency_key_reused")


def test_a_check_judges_and_writes_nothing(table: Table) -> None:
    seat = table.pending()[0]
    version = table.service.matches.load(table.id).ledger.version
    body = {"action": table.options(seat)[0]}
    response = table.service.post(f"{table.path}/moves/check", body, table.tokens[seat])
    assert (response.status_code, response.get_json()) == (200, {"version": version, "legal": True})
    illegal = {"action": {"kind": "place_bid", "amount": 3}}
    refused = table.service.post(f"{table.path}/moves/check", illegal, table.tokens[seat])
    assert (refused.status_code, refused.get_json()["code"]) == (409, "illegal_action")
    assert table.service.matches.load(table.id).ledger.version == version


def test_a_move_that_is_meant_as_a_check_is_refused(table: Table) -> None:
    seat = table.pending()[0]
    body = {"action": table.options(seat)[0]}
    refused = table.service.post(f"{table.path}/moves?dry_run=true", body, table.tokens[seat])
    assert (refused.status_code, refused.get_json()["errors"][0]["parameter"]) == (422, "dry_run")


def test_an_option_is_played_as_it_is(table: Table) -> None:
    seat = table.pending()[0]
    decision = table.service.get(f"{table.path}/actions", table.tokens[seat]).get_json()["decisions"][0]
    assert decision["options"][0].keys() >= {"label", "action"}
    played = table.service.post(f"{table.path}/moves", decision["options"][0], table.tokens[seat])
    assert (played.status_code, played.get_json()["game"]) == (201, "evo")


def test_an_option_in_the_place_of_an_action_is_told_where_it_belongs(table: Table) -> None:
    seat = table.pending()[0]
    option = table.service.get(f"{table.path}/actions", table.tokens[seat]).get_json()["decisions"][0]["options"][0]
    refused = table.service.post(f"{table.path}/moves", {"action": option}, table.tokens[seat])
    (error,) = refused.get_json()["errors"]
    assert (refused.status_code, error["pointer"]) == (422, "/action")
    assert "post it as the body itself, or its action here" in error["detail"]


def test_the_view_can_be_looked_at_as_it_was(table: Table) -> None:
    views = []
    for _ in range(20):
        response = table.service.get(f"{table.path}/view", table.tokens[1]).get_json()
        views.append(response)
        table.move(3)
    for was in views:
        assert table.service.get(f"{table.path}/view?version={was['version']}", table.tokens[1]).get_json() == was


def test_the_board_is_a_picture_of_any_version(table: Table) -> None:
    response = table.service.get(f"{table.path}/board.svg", table.tokens[0])
    assert response.mimetype == "image/svg+xml"
    assert response.data.startswith(b"<svg")
    table.move()
    assert table.service.get(f"{table.path}/board.svg?version=2", table.tokens[0]).data == response.data


def test_an_unchanged_answer_is_304(table: Table) -> None:
    etag = table.service.get(f"{table.path}/view").headers["ETag"]
    assert table.service.get(f"{table.path}/view", If_None_Match=etag).status_code == 304
    table.move()
    assert table.service.get(f"{table.path}/view", If_None_Match=etag).status_code == 200


def test_answers_vary_by_who_asks(table: Table) -> None:
    assert "Authorization" in table.service.get(table.path).headers["Vary"]
