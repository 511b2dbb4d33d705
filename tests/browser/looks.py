"""The looks a page can have: sizes of the window, light and dark; and pictures of them."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from playwright.sync_api import Page

Size = tuple[int, int]
Theme = Literal["light", "dark"]

WIDE: Size = (1440, 900)
TABLET: Size = (1024, 768)
PHONE: Size = (360, 740)
THEMES: tuple[Theme, ...] = ("light", "dark")
NAMES = {WIDE: "wide", TABLET: "tablet", PHONE: "phone"}
PICTURES = Path(__file__).parents[2] / "build" / "screenshots"

_SETTLES = 250  # milliseconds until a page has settled into another look


def look(page: Page, size: Size, theme: Theme = "light") -> None:
    """Give a page another look."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.emulate_media(color_scheme=theme, reduced_motion="reduce")
    page.wait_for_timeout(_SETTLES)


def width_of(page: Page) -> int:
    """Return how wide a page is, however wide its window."""
    width: int = page.evaluate("document.documentElement.scrollWidth")
    return width


def keep_picture(page: Page, state: str, size: Size, theme: Theme, language: str = "en") -> None:
    """Keep a picture of a page among the artifacts, to be looked at."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=PICTURES / f"{state}-{NAMES[size]}-{theme}-{language}.png")
