"""openapi.yaml, read by the first test that needs it: tests are collected by more processes than run them."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import msgspec


@cache
def committed_document() -> dict[str, Any]:
    document: dict[str, Any] = msgspec.yaml.decode((Path(__file__).parents[2] / "openapi.yaml").read_bytes())
    return document


def committed_schemas() -> dict[str, Any]:
    schemas: dict[str, Any] = committed_document()["components"]["schemas"]
    return schemas
