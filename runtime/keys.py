"""``strata keys``: create, list, rotate and revoke the keys of applications."""

from __future__ import annotations

from datetime import timedelta

from strata.runtime.command_error import CommandError
from strata.store.api_keys import SCOPES, ApiKey, ApiKeys

_COLUMNS = "{:<8}  {:<19}  {:>6}  {:<10}  {:<10}  {:<20}  {}"


def create(keys: ApiKeys, application: str, scope: str, limit: int | None) -> None:
    secret, key = keys.create(scope, application, limit)
    _print_secret(secret, key)


def list_(keys: ApiKeys) -> None:
    used = keys.last_used()
    print(_COLUMNS.format("KEY", "SCOPE", "LIMIT", "CREATED", "LAST USED", "EXPIRES", "APPLICATION"))
    for key in keys.all():
        scope = ",".join(SCOPES) if key.scope == "application" else key.scope.replace(" ", ",")
        limit = str(key.limit or "-")
        row = (key.id, scope, limit, key.created_at[:10], used.get(key.id, "-"), key.expires_at or "-", key.application)
        print(_COLUMNS.format(*row))


def rotate(keys: ApiKeys, key: str, grace: int) -> None:
    rotated = keys.rotate(key, timedelta(hours=grace))
    if rotated is None:
        raise _unknown(key)
    secret, fresh, old = rotated
    _print_secret(secret, fresh)
    print(f"Key {old.id} has expired." if grace == 0 else f"Key {old.id} works until {old.expires_at}.")


def revoke(keys: ApiKeys, key: str) -> None:
    revoked = keys.revoke(key)
    if revoked is None:
        raise _unknown(key)
    print(f"Key {revoked.id} of {revoked.application} is revoked.")


def _print_secret(secret: str, key: ApiKey) -> None:
    print(f"{secret}\n\nThis is key {key.id}. It is shown only once and cannot be looked up later.")


def _unknown(key: str) -> CommandError:
    return CommandError(f"There is no key {key}. `strata keys list` shows those there are.")
