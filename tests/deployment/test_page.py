"""docs/deployment.md says what is so: every setting with its default, commands, figures, addresses and files."""

from __future__ import annotations

import re

import fakeredis
import pytest

from strata.api.application import create_app
from strata.api.http.metrics import exposition
from strata.runtime.cli import main
from strata.runtime.settings import Settings
from strata.store.archive.figures import ArchiveFigures
from strata.store.incidents import Incidents
from tests.deployment.files import COMPOSE, ROOT, SERVICES, image_environment, variables_read

PAGE = (ROOT / "docs" / "deployment.md").read_text()
BLOCKS = "\n".join(re.findall(r"```\w*\n(.*?)```", PAGE, re.DOTALL))
SETTINGS = {
    name: (default, text) for name, default, text in re.findall(r"^\| `(STRATA_\w+)` \| (.*?) \| (.*) \|$", PAGE, re.M)
}


def test_every_setting_is_documented_and_no_other() -> None:
    assert set(SETTINGS) == variables_read()


@pytest.mark.parametrize("name", sorted(SETTINGS))
def test_a_documented_default_changes_nothing(name: str) -> None:
    default, _ = SETTINGS[name]
    value = re.fullmatch(r"`(.*)`", default)
    if value is None:
        assert default.startswith(("none", "600", "100", "256")), "a default that is no plain value is told in words"
    else:
        assert Settings.from_environment({name: value[1]}) == Settings.from_environment({})


def test_what_image_and_compose_set_is_documented_beside_it() -> None:
    for name, value in image_environment().items():
        if name in SETTINGS and value != SETTINGS[name][0].strip("`"):
            assert f"(image: `{value}`)" in SETTINGS[name][1]
    for service in ("api", "relay"):
        for name, value in SERVICES[service]["environment"].items():
            fixed = re.fullmatch(r"(?:\$\{\w+:-)?(\d+)\}?", str(value))
            assert fixed is None or f"(Compose: {fixed[1]})" in SETTINGS[name][1]


def test_every_setting_is_in_the_commands_help(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--help"])
    told = capsys.readouterr().out
    assert all(name in told for name in SETTINGS)


@pytest.mark.parametrize("command", sorted(set(re.findall(r"\bstrata ((?:keys )?[a-z]+)\b(?!:)", BLOCKS))))
def test_a_command_it_shows_is_one_of_strata(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main([*command.split(), "--help"])
    assert left.value.code == 0, command


def test_figures_and_addresses_are_those_of_the_api() -> None:
    client = fakeredis.FakeRedis()
    told = exposition(Incidents(client), ArchiveFigures(client)).decode()
    for metric in set(re.findall(r"`(strata_\w+)", PAGE)):
        assert f"# TYPE {metric} " in told, metric
    rules = list(create_app(None).url_map.iter_rules())
    for operation in re.findall(r"`strata_request_seconds` of `([\w.]+)`", PAGE):
        assert operation in {rule.endpoint for rule in rules}
    for path in set(re.findall(r"`(/(?:healthz|readyz|metrics|v1/[^`]*))`", PAGE)):
        assert path in {re.sub(r"<[^>]*>", "*", rule.rule) for rule in rules}


def test_services_files_and_sections_it_names_exist() -> None:
    sections = {
        re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-") for title in re.findall(r"^## (.*)$", PAGE, re.M)
    }
    assert set(re.findall(r"\]\(#([^)]*)\)", PAGE)) <= sections
    assert set(re.findall(r"docker compose exec (?:-T )?(\w+)", PAGE)) <= set(SERVICES)
    assert all((ROOT / name).is_file() for name in re.findall(r"`(deploy/\w+|docker-compose\.yml)`", PAGE))
    own = set(re.findall(r"\$\{([A-Z]+)[:}]", str(COMPOSE)))
    assert own == {"SITE", "HTTP", "HTTPS"}
    assert "`SITE`, `HTTP` and `HTTPS`" in PAGE
