"""The word graph: it holds exactly the words it was made of, and as little else as possible."""

from __future__ import annotations

from array import array

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parbat.lexicon import Lexicon
from parbat.lexicon.building import build_graph
from parbat.lexicon.graph import Graph

WORDS = st.sets(st.text("abcdz", min_size=2, max_size=7), max_size=60)
END, LAST = 32, 64


def lexicon(*words: str) -> Lexicon:
    return Lexicon.of_words(words, name="test")


def graph(*edges: int, root: int = 1) -> Graph:
    return Graph(memoryview(array("I", edges)), root)


@given(words=WORDS)
def test_a_list_goes_through_exactly_its_words_in_alphabetical_order(words: set[str]) -> None:
    assert list(lexicon(*words)) == sorted(words)
    assert len(lexicon(*words)) == len(words)


@given(words=WORDS, others=WORDS)
def test_a_word_stands_in_a_list_only_if_the_list_was_made_with_it(
    words: set[str], others: set[str]
) -> None:
    made = lexicon(*words)
    assert {word for word in words | others if word in made} == words


@given(words=WORDS)
def test_no_beginning_or_continuation_of_a_word_is_a_word_by_itself(words: set[str]) -> None:
    made = lexicon(*words)
    for word in words:
        for other in (word[:-1], word[1:], f"{word}a", f"a{word}"):
            assert (other in made) == (other in words)


@given(words=WORDS)
def test_no_two_nodes_have_the_same_edges(words: set[str]) -> None:
    made = build_graph(sorted(words))
    nodes = [made.below(made.root)]
    seen = {made.root}
    for node in nodes:
        for _, _, following in node:
            if following and following not in seen:
                seen.add(following)
                nodes.append(made.below(following))
    assert len({tuple(node) for node in nodes}) == len(nodes)
    assert sum(map(len, nodes)) == made.size - 1


def test_common_endings_are_stored_once() -> None:
    assert build_graph(["baking", "caking", "making", "taking"]).size == 1 + 4 + 5


def test_capitals_do_not_matter_to_a_question() -> None:
    assert "Peak" in lexicon("peak")
    assert "PEAK" in lexicon("peak")


@pytest.mark.parametrize(
    "what", ["", "p", "pe", "peaks", "pe ak", "péak", "pea\u212a", "peak\n", 7]
)
def test_what_is_no_word_stands_in_no_list(what: object) -> None:
    assert what not in lexicon("peak")


@pytest.mark.parametrize("word", ["a", "Peak", "pe-ak", "péak", "", "a" * 64])
def test_a_list_is_not_made_of_what_is_no_word(word: str) -> None:
    with pytest.raises(ValueError, match="no word"):
        lexicon("peak", word)


def test_a_list_knows_its_name_its_language_and_a_checksum_of_its_words() -> None:
    made = Lexicon.of_words(["yeti", "peak"], name="hills", language="fr", version="3")
    assert (made.name, made.language, made.version) == ("hills", "fr", "3")
    # The SHA-256 of "peak\nyeti\n".
    checksum = "fc5400bf2a661dd3624902681a1c9dac18a8b9a25488c962eb6d059b19abc473"
    assert made.identity == {"name": "hills", "version": "3", "sha256": made.checksum}
    assert made.checksum == checksum
    assert repr(made) == "<Lexicon hills 3, 2 words>"


def test_the_checksum_depends_on_the_words_alone() -> None:
    assert lexicon("peak", "yeti").checksum == lexicon("yeti", "peak", "peak").checksum
    assert lexicon("peak", "yeti").checksum != lexicon("peaky", "eti").checksum


def test_an_empty_list_has_no_words() -> None:
    assert list(lexicon()) == []
    assert "peak" not in lexicon()
    assert lexicon().words("peak", wilds=4) == []


def test_words_out_of_order_make_no_graph() -> None:
    with pytest.raises(ValueError, match="does not come after"):
        build_graph(["yeti", "peak"])


@pytest.mark.parametrize(
    ("edges", "root"),
    [
        ((), 0),
        ((LAST,), 0),
        ((0, END), 1),
        ((0, END | LAST | 26), 1),
        ((0, LAST | 1 << 7), 1),
        ((0, LAST | 5 << 7), 1),
        ((0, END | LAST), 2),
        ((0, END | LAST), -1),
    ],
    ids=["none", "first", "endless", "letter", "circle", "outside", "root", "negative"],
)
def test_edges_that_would_lead_astray_are_refused(edges: tuple[int, ...], root: int) -> None:
    with pytest.raises(ValueError, match="no word graph"):
        graph(*edges, root=root)
