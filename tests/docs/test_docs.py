"""The pages: links lead somewhere, cited rules exist, and worked values are those of the code."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from parbat.core.chance import Seed
from parbat.core.match import Match
from parbat.core.record import FORMAT, MAX_DEPTH, MAX_ENTRIES, MAX_TEXT, parse_record
from parbat.core.replay import replay, verify
from parbat.games.nanga_parbat.meta import NangaParbat
from parbat.games.nanga_parbat.text import position_text

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src" / "parbat"
PAGES = [
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    *sorted((ROOT / "docs").rglob("*.md")),
]
RULES_PAGES = sorted((ROOT / "docs" / "rules").glob("*.md"))
RULES = (ROOT / "docs" / "rules" / "nanga-parbat.md").read_text("utf-8")
HIMALAYA = (ROOT / "docs" / "rules" / "himalaya.md").read_text("utf-8")
RECORDS = (ROOT / "docs" / "record-format.md").read_text("utf-8")
GAME = NangaParbat()
COUNTED = Seed(bytes(range(32)))

every_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)


def links(page: Path) -> list[str]:
    prose = re.sub(r"```.*?```", "", page.read_text("utf-8"), flags=re.S)
    targets: list[str] = re.findall(r"\]\(([^()\s]+)\)", prose)
    return targets


@every_page
def test_every_link_leads_to_a_file(page: Path) -> None:
    for target in links(page):
        file = (page.parent / target.partition("#")[0]).resolve()
        assert file.is_file(), f"{target} leads nowhere"
        assert file.is_relative_to(ROOT), f"{target} leads out of the project"


def test_every_page_is_linked_from_another() -> None:
    linked = {(page.parent / target).resolve() for page in PAGES for target in links(page)}
    assert set(PAGES) - linked == {ROOT / "README.md"}


REGISTRY = re.compile(r"pypi\.|npmjs|crates\.io|pythonhosted|proxy\.golang|anaconda\.org", re.I)
MACHINE = re.compile(r"(?<![\w.~*/])/(home|Users|root|work|tmp|opt|usr|var|mnt|srv)\b|\b[A-Z]:\\")


@every_page
def test_no_page_names_a_registry_or_a_place_on_a_machine(page: Path) -> None:
    text = page.read_text("utf-8")
    assert [found[0] for found in REGISTRY.finditer(text)] == []
    assert [found[0] for found in MACHINE.finditer(text)] == []


def numbered(page: str) -> list[str]:
    """Return the numbers on a rules page in order: chapters, paragraphs, rulings."""
    return re.findall(r"^(?:##|###|\|) (\d+[A-Z]?(?:\.\d+)?) ", page, re.M)


def paragraphs(page: str = RULES) -> set[str]:
    """Return the numbers on a rules page."""
    return set(numbered(page))


@pytest.mark.parametrize(("page", "chapters"), [(RULES, 10), (HIMALAYA, 14)])
def test_the_paragraphs_of_a_chapter_count_on_without_gaps(page: str, chapters: int) -> None:
    numbers = [tuple(map(int, n.split("."))) for n in paragraphs(page) if "." in n]
    for chapter in range(1, chapters + 1):
        places = sorted(place for which, place in numbers if which == chapter)
        assert places == list(range(1, len(places) + 1)) != []


@pytest.mark.parametrize("language", ["it", "pt-BR"])
@pytest.mark.parametrize("page", RULES_PAGES, ids=lambda page: page.stem)
def test_a_translation_has_the_paragraphs_of_the_english_page(page: Path, language: str) -> None:
    translation = page.parent / language / page.name
    numbers = numbered(page.read_text("utf-8"))
    assert numbered(translation.read_text("utf-8")) == numbers != []


def remarks(file: Path) -> Iterator[str]:
    """Yield the docstrings and comments of a source file."""
    source = file.read_text("utf-8")
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
            yield ast.get_docstring(node) or ""
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.string


def cited(text: str) -> list[str]:
    """Return the paragraphs and, in parentheses or after "rules", the chapters a text cites."""
    numbers = re.findall(r"(?<![\d.])(\d{1,2}\.\d{1,2})(?![\d.]*\d)", text)
    chapters = re.findall(r"\((\d{1,2})\)|rules (\d{1,2})(?![\d.])", text)
    return [*numbers, *(first or second for first, second in chapters)]


FOLDER = SOURCE / "games" / "nanga_parbat"
CITING = [
    (page, file)
    for page, folder in ((RULES, FOLDER), (HIMALAYA, SOURCE / "games" / "himalaya"))
    for file in sorted(folder.glob("*.py"))
]


@pytest.mark.parametrize(
    ("page", "file"), CITING, ids=[f"{file.parent.name}-{file.stem}" for _, file in CITING]
)
def test_the_paragraphs_that_the_code_cites_exist(page: str, file: Path) -> None:
    numbers = [number for remark in remarks(file) for number in cited(remark)]
    assert set(numbers) <= paragraphs(page)


def test_the_code_cites_paragraphs() -> None:
    numbers = {n for file in FOLDER.glob("*.py") for remark in remarks(file) for n in cited(remark)}
    assert {"5.1", "3.4", "2.6", "10.40", "9.8", "7", "4.7"} <= numbers


@pytest.mark.parametrize(
    "file",
    sorted([*SOURCE.glob("locales/*/nanga-parbat.ftl"), *SOURCE.glob("*/*.py")]),
    ids=lambda file: f"{file.parent.name}-{file.stem}",
)
def test_the_paragraphs_that_sentences_and_other_floors_cite_exist(file: Path) -> None:
    text = file.read_text("utf-8")
    found = cited(text) if file.suffix == ".ftl" else re.findall(r"rules (\d+\.\d+)", text)
    assert set(found) <= paragraphs()
    assert found or file.suffix == ".py"


# The record format


def begun(**options: str) -> Match:
    match = Match(GAME, options, ["Ana", "Ben"], COUNTED)
    match.begin()
    return match


def block(seed: Seed, d: int, j: int) -> bytes:
    stream = seed.stream(d)
    drawn = [stream.below(1 << 32) for _ in range(8 * (j + 1))]
    return b"".join(word.to_bytes(4, "big") for word in drawn[8 * j :])


def test_the_commitment_the_blocks_and_the_seeds() -> None:
    derived = [COUNTED.hex, COUNTED.commitment, Seed.numbered(7).hex]
    derived += [block(COUNTED, d, j).hex() for d, j in ((0, 0), (0, 1), (1, 0))]
    assert set(re.findall(r"\b[0-9a-f]{64}\b", RECORDS)) == set(derived)
    for name, value in zip(("0:0", "0:1", "1:0"), derived[3:], strict=True):
        assert re.search(rf"block,? `{name}`,? is `{value}`", RECORDS)


def test_the_first_swaps_of_the_shuffle() -> None:
    raw, stream = COUNTED.stream(0), COUNTED.stream(0)
    rows = [
        f"| {swap} | {raw.below(1 << 32)} | {36 - swap} | {stream.below(37 - swap)} |\n"
        for swap in range(1, 9)
    ]
    assert "".join(rows) in RECORDS


def test_the_setup_and_the_guide() -> None:
    setup, guide = (entry.do for entry in begun(guide_start="random").log)
    assert f"    {setup}\n" in RECORDS
    assert f"    {guide}\n" in RECORDS
    assert f"gives `{setup}`" in RULES
    assert f"gives `{guide}`" in RULES
    first = COUNTED.stream(1).below(1 << 32)
    assert f"its first word is {first}, which gives {first % 6} below 6" in RECORDS
    assert f"the largest multiple is {(1 << 32) - (1 << 32) % 6}," in RECORDS


def test_the_program_of_the_page_draws_what_the_engine_draws() -> None:
    (program,) = re.findall(r"```python\n(.*?)```", RECORDS, re.S)
    names: dict[str, Any] = {}
    exec(compile(program, "record-format.md", "exec"), names)
    setup, guide = (entry.do for entry in begun(guide_start="random").log)
    assert names["commitment"] == COUNTED.commitment
    assert f"setup {names['setup']}" == setup
    assert f"guide {names['guide']}" == guide
    assert names["below"](6, iter([4294967292, 4294967291])) == 5
    ours = COUNTED.stream(3)
    theirs = names["words"](COUNTED.value, 3)
    for n in (1, 2, 3, 2**31 + 1, 2**32 - 1, 2**32, 36, 2**31 + 1):
        assert names["below"](n, theirs) == ours.below(n)


def test_the_record_of_the_page() -> None:
    (example,) = re.findall(r"```json\n(.*?)```", RECORDS, re.S)
    record = parse_record(example.encode())
    assert verify(GAME, record) == []
    match = begun()
    match.apply(1, "guide 3", 4.5)
    match.apply(0, "trap 3-2", 9.0)
    assert (match.can_undo(0), match.can_undo(1)) == (2, None)
    match.undo(0, 2, 11.25)
    match.apply(0, "trap 3-1", 14.0)
    match.apply(0, "end", 15.0)
    match.undo(1, 1, 21.5)
    match.apply(1, "guide 5", 23.0)
    match.resign(0, 40.0)
    assert record == match.record()


def test_the_entries_in_force_in_the_record_of_the_page() -> None:
    (example,) = re.findall(r"```json\n(.*?)```", RECORDS, re.S)
    record = parse_record(example.encode())
    assert "The entries in force at the end are 0 and 7." in RECORDS
    straight = begun()
    straight.apply(1, record.log[7].do)
    assert replay(GAME, record, 8).state.text == straight.state.text


def test_the_limits() -> None:
    assert f"# The record format `{FORMAT}`" in RECORDS
    assert f"a list of at most {MAX_ENTRIES:,} entries" in RECORDS
    assert f"a text of 1 to {MAX_TEXT:,} characters" in RECORDS
    assert f"within {MAX_DEPTH} or more lists and objects" in RECORDS


def test_every_code_that_verify_may_report_is_on_the_page() -> None:
    used = re.findall(r'"(record\.\w+)"', (SOURCE / "core" / "replay.py").read_text("utf-8"))
    listed = set(re.findall(r"`(record\.\w+)`", RECORDS))
    # Not a matter of verifying: a wrong game is chosen, or a wrong entry to stop at.
    assert set(used) - {"record.game", "record.no_such_entry"} <= listed


# The rules page


def test_the_position_of_the_rules_page() -> None:
    example = RULES[RULES.index("Example: after the set-up of 2.4") :]
    sentence, line, *_ = example.split("\n    ")
    match = begun()
    for text in re.findall(r"`([^`]+)`", sentence):
        (seat,) = (actor for actor in match.state.to_act if isinstance(actor, int))
        match.apply(seat, text)
    state = GAME.state_from_text(line.partition("\n")[0])
    assert position_text(state.position) == line.partition("\n")[0]
    assert state.text == match.state.text
