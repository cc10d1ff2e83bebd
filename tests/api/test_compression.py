"""Bodies are compressed for those who take that, and are the same for everybody."""

from __future__ import annotations

import gzip

import pytest
import zstandard

from tests.api.conftest import Service, Table

UNPACK = {"gzip": gzip.decompress, "zstd": lambda data: zstandard.ZstdDecompressor().decompressobj().decompress(data)}


@pytest.mark.parametrize("encoding", ["gzip", "zstd"])
@pytest.mark.parametrize("page", ["/board.svg", "/view", "/events"])
def test_a_large_body_is_compressed_on_demand(service: Service, encoding: str, page: str) -> None:
    path = Table(service).path + page
    plain = service.http.get(path)
    assert "Content-Encoding" not in plain.headers
    packed = service.http.get(path, headers={"Accept-Encoding": encoding})
    assert packed.headers["Content-Encoding"] == encoding
    assert "Accept-Encoding" in plain.vary
    assert "Accept-Encoding" in packed.vary
    assert UNPACK[encoding](packed.data) == plain.data
    assert int(packed.headers["Content-Length"]) == len(packed.data) < len(plain.data) / 2
    assert packed.headers["ETag"] == plain.headers["ETag"]


def test_the_better_one_is_chosen(service: Service) -> None:
    path = Table(service).path + "/view"
    for accepted, chosen in (("gzip, deflate, br, zstd", "zstd"), ("gzip;q=1.0, zstd;q=0.5", "gzip"), ("br", None)):
        response = service.http.get(path, headers={"Accept-Encoding": accepted})
        assert response.headers.get("Content-Encoding") == chosen


def test_what_is_small_or_empty_is_left_alone(service: Service) -> None:
    path = Table(service).path
    known = service.http.get(f"{path}/view", headers={"Accept-Encoding": "gzip"})
    headers = {"Accept-Encoding": "gzip", "If-None-Match": known.headers["ETag"]}
    unchanged = service.http.get(f"{path}/view", headers=headers)
    assert (unchanged.status_code, unchanged.data) == (304, b"")
    for response in (service.http.get("/healthz", headers=headers), unchanged):
        assert "Content-Encoding" not in response.headers
