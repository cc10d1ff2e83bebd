"""Only public addresses are called, however an address that is not public is written."""

from __future__ import annotations

import threading
from ipaddress import ip_address

import httpx
import pytest

from strata.store.webhooks.urls import BadUrl, NotPublic, check_host, is_public, read_url
from strata.workers.webhooks import addresses
from strata.workers.webhooks.addresses import Addresses, resolve


@pytest.mark.parametrize(
    "address",
    [
        *("127.0.0.1", "127.8.8.8", "0.0.0.0", "10.1.2.3", "172.16.0.1", "172.31.255.255", "192.168.1.1"),
        *("169.254.169.254", "100.64.0.1", "100.127.255.255", "192.0.0.1", "192.0.2.1", "192.88.99.1"),
        *("198.18.0.1", "198.51.100.1", "203.0.113.1", "224.0.0.1", "239.255.255.255", "240.0.0.1"),
        *("255.255.255.255", "::", "::1", "fe80::1", "fc00::1", "fd12:3456::1", "fec0::1", "ff02::1"),
        *("::ffff:127.0.0.1", "::ffff:8.8.8.8", "::127.0.0.1", "64:ff9b::7f00:1", "64:ff9b::808:808"),
        *("64:ff9b:1::1", "100::1", "2001::1", "2001:db8::1", "2002:7f00:1::", "3fff::1", "5f00::1"),
    ],
)
def test_an_address_that_is_not_public_is_known_as_such(address: str) -> None:
    assert not is_public(ip_address(address))


@pytest.mark.parametrize("address", ["8.8.8.8", "93.184.215.14", "172.32.0.1", "100.128.0.1", "2606:4700::1111"])
def test_a_public_address_is_known_as_such(address: str) -> None:
    assert is_public(ip_address(address))


@pytest.mark.parametrize(
    ("url", "reason"),
    [
        ("ftp://example.org/", "https"),
        ("file:///etc/passwd", "https"),
        ("example.org/hook", "https"),
        ("https://", "host"),
        ("https:///hook", "host"),
        ("https://ann:secret@example.org/", "password"),
        ("https://ann@example.org/", "user"),
        ("https://example.org:0/", "port"),
        ("https://example.org:99999/", "port"),
        ("https://exa mple.org/", "host"),
        ("https://.example.org/", "host"),
        ("https://[fe80::1%25eth0]/", "URL"),
        ("https://[::1/", "URL"),
        ("https://example.org/\r\nX: y", "URL"),
    ],
)
def test_what_is_no_address_of_a_webhook_is_refused_with_the_reason(url: str, reason: str) -> None:
    with pytest.raises(BadUrl, match=reason):
        read_url(url)


@pytest.mark.parametrize(
    "host", ["127.0.0.1", "[::1]", "[::ffff:10.0.0.1]", "localhost", "127.1", "2130706433", "0x7f.1"]
)
def test_this_machine_is_refused_in_every_spelling(host: str) -> None:
    url = read_url(f"http://{host}:8080/")
    with pytest.raises(NotPublic):
        check_host(url, are_private_allowed=False)
    with pytest.raises(NotPublic):
        Addresses().of(url)


def test_the_operator_may_allow_private_addresses() -> None:
    allowed = Addresses(are_private_allowed=True)
    url = read_url("http://127.0.0.1:8080/")
    check_host(url, are_private_allowed=True)
    assert allowed.of(url) == ["127.0.0.1"]


def test_one_private_address_among_public_ones_is_enough_to_refuse() -> None:
    mixed = Addresses(resolve=lambda _: ["8.8.8.8", "10.0.0.1"])
    with pytest.raises(NotPublic):
        mixed.of(read_url("https://hooks.example/"))


def test_a_name_that_is_not_known_yet_may_be_subscribed_and_is_not_called() -> None:
    def unknown(host: str) -> list[str]:
        raise OSError("no such host")

    url = read_url("https://hooks.example/")
    check_host(url, are_private_allowed=False)
    with pytest.raises(NotPublic):
        Addresses(resolve=unknown).of(url)


def test_a_name_is_not_waited_for_longer_than_said(monkeypatch: pytest.MonkeyPatch) -> None:
    released = threading.Event()
    monkeypatch.setattr(addresses, "RESOLVE_TIMEOUT", 0.05)
    monkeypatch.setattr(addresses.socket, "getaddrinfo", lambda *_, **__: released.wait(30) and [])
    with pytest.raises(OSError, match="in time"):
        resolve("slow.example")
    released.set()


def test_a_name_of_another_alphabet_is_asked_for_in_its_own_form() -> None:
    asked: list[str] = []
    Addresses(resolve=lambda host: asked.append(host) or ["8.8.8.8"]).of(read_url("https://bücher.example/"))
    assert asked == ["xn--bcher-kva.example"]


def test_a_port_that_is_not_allowed_is_not_called() -> None:
    allowed = Addresses(resolve=lambda host: ["93.184.216.34"], ports=frozenset({80, 443}))
    for url in ("http://hooks.example/", "https://hooks.example/", "http://hooks.example:443/"):
        assert allowed.of(httpx.URL(url)) == ["93.184.216.34"]
    with pytest.raises(BadUrl, match="80, 443"):
        allowed.of(httpx.URL("http://hooks.example:6379/"))
