"""What a picture of the board shows, in words."""

from __future__ import annotations

from xml.etree import ElementTree

SVG = "{http://www.w3.org/2000/svg}"
NAMES = ["Ann", "<Bob & \"Bo'>", "A name that goes on and on and on and on", "", "恐竜" * 30, "Eve", "Fay"]


def said(picture: str) -> str:
    """All words of a picture."""
    return " ".join(ElementTree.fromstring(picture).itertext())


def marked(picture: str, attribute: str) -> dict[str, ElementTree.Element]:
    """The parts of a picture that carry an attribute, by its value."""
    root = ElementTree.fromstring(picture)
    return {found.attrib[attribute]: found for found in root.iter() if attribute in found.attrib}


def texts(part: ElementTree.Element) -> list[str | None]:
    return [element.text for element in part.iter(f"{SVG}text")]
