"""What can be read on a page, and whether all of it was said by a catalogue.

In the language of the tests every message stands in brackets, so what stands outside of brackets
must be a name, a number or a notation.
"""

from __future__ import annotations

import re

from playwright.sync_api import Page

PSEUDO = "xx-pseudo"

_READ = """() => {
  const found = []
  // Rules are written in English, and say so.
  const apart = 'main[lang=en], script, style'
  const seen = (node) => node.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const node = walker.currentNode, parent = node.parentElement
    if (node.data.trim() && !parent.closest(apart) && seen(parent)) found.push(node.data.trim())
  }
  for (const node of document.querySelectorAll('[aria-label], [title], [placeholder]')) {
    if (node.closest(apart) || !seen(node)) continue
    for (const name of ['aria-label', 'title', 'placeholder']) {
      const said = node.getAttribute(name)
      if (said && said.trim()) found.push(said.trim())
    }
  }
  return [document.title, ...found]
}"""
_INSIDE = re.compile(r"\[[^\[\]]*\]")
_WORD = re.compile("[A-Za-z]{2,}")


def read(page: Page) -> list[str]:
    """Return every text on a page that somebody can see, or hear."""
    found: list[str] = page.evaluate(_READ)
    return found


def raw(texts: list[str], names: frozenset[str]) -> list[str]:
    """Return those of the texts with words that no catalogue said and that are no names."""
    return sorted({text for text in texts if set(_WORD.findall(outside(text))) - names})


def outside(text: str) -> str:
    """Return what of a text stands outside of all brackets."""
    while (shorter := _INSIDE.sub("", text)) != text:
        text = shorter
    return text
