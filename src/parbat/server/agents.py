"""What a browser calls itself, made short: enough to know one's own again, and no more."""

from __future__ import annotations

from typing import Final

# The first that occurs counts, since each browser also names those it wants to be taken for.
_BROWSERS: Final = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("Vivaldi", "Vivaldi"),
    ("FxiOS", "Firefox"),
    ("Firefox", "Firefox"),
    ("CriOS", "Chrome"),
    ("Chrome", "Chrome"),
    ("Chromium", "Chrome"),
    ("Safari", "Safari"),
)
_SYSTEMS: Final = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("CrOS", "ChromeOS"),
    ("Windows", "Windows"),
    ("Macintosh", "macOS"),
    ("Linux", "Linux"),
    ("BSD", "BSD"),
)


def agent_of(told: str) -> str:
    """Return browser and system by a request's ``User-Agent``, as far as they are known."""
    return ", ".join(known for known in (_first(_BROWSERS, told), _first(_SYSTEMS, told)) if known)


def _first(names: tuple[tuple[str, str], ...], told: str) -> str:
    return next((name for sign, name in names if sign in told), "")
