"""Forms made from a spelling dictionary's stems and rules."""

from __future__ import annotations

from parbat.lexicon.hunspell import read_affixes, read_stems

RULES = """
FLAG long
NEEDAFFIX ()
NOSUGGEST --
SFX S. Y 2
SFX S. 0 0/L' [^sxz] is:sg
SFX S. 0 s/L' [^sxz] is:pl
SFX X. Y 1
SFX X. al aux al is:pl
PFX L' Y 1
PFX L' 0 l' [aeiou]
PFX Ki Y 1
PFX Ki 0 kilo/S.() [^aeiou]
"""


def forms(stem: str, *flags: str) -> set[str]:
    return set(read_affixes(RULES).forms(stem, flags))


def test_a_stem_without_rules_is_its_only_form() -> None:
    assert forms("trek") == {"trek"}


def test_a_suffix_comes_where_its_condition_fits() -> None:
    assert forms("mot", "S.") == {"mot", "mots"}
    assert forms("mois", "S.") == {"mois"}
    assert forms("cheval", "X.") == {"cheval", "chevaux"}


def test_a_stem_that_needs_a_suffix_is_no_form_by_itself() -> None:
    assert forms("cheval", "X.", "()") == {"chevaux"}


def test_a_prefix_makes_a_stem_that_follows_the_rules_it_names() -> None:
    assert forms("gramme", "Ki") == {"gramme", "kilogramme", "kilogrammes"}
    assert forms("are", "Ki") == {"are"}


def test_a_prefix_with_an_apostrophe_makes_no_word() -> None:
    assert forms("ami", "S.", "L'") == {"ami", "amis"}


def test_the_marks_of_a_file_are_known_by_what_they_mean() -> None:
    assert read_affixes(RULES).marks == {"NEEDAFFIX": "()", "NOSUGGEST": "--"}


def test_a_line_of_stems_has_flags_and_kinds() -> None:
    stems = list(read_stems("3\nmot/S.() po:nom is:mas\nqui po:pro\nparis\n"))
    assert stems == [
        ("mot", ("S.", "()"), ("po:nom", "is:mas")),
        ("qui", (), ("po:pro",)),
        ("paris", (), ()),
    ]
