"""Word lists: what is a word, and which words can be laid with a hand of letters.

::

    from parbat.lexicon import find_lexicon

    standard = find_lexicon("standard")
    "mountain" in standard
    standard.words("rtaeslk", wilds=2)
"""

from __future__ import annotations

from parbat.lexicon.errors import BadLexicon
from parbat.lexicon.finder import LONGEST
from parbat.lexicon.lexicon import SHORTEST, Lexicon
from parbat.lexicon.shelf import SHIPPED, VOCABULARIES, find_lexicon, find_vocabulary, lexicon_names
from parbat.lexicon.storing import load_lexicon, save_lexicon

__all__ = [
    "LONGEST",
    "SHIPPED",
    "SHORTEST",
    "VOCABULARIES",
    "BadLexicon",
    "Lexicon",
    "find_lexicon",
    "find_vocabulary",
    "lexicon_names",
    "load_lexicon",
    "save_lexicon",
]
