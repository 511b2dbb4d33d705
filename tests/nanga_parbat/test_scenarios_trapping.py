"""Set-up, trapping, relocating and the guide: chapters 2 and 3 of the rules and 5.5."""

from __future__ import annotations

import pytest

from nanga_parbat.pictures import GAME, guide, held, legal, looks, play, refused, scores, sketch
from parbat.core.chance import Seed
from parbat.games.nanga_parbat.events import GuideMoved, GuidePlaced, GuideRelocated, Trapped

SETUP = "setup TTDYPYBPBPBTLLPDYLPBYTBTDLYYDTBLDPDL"

NOTHING_IN_REGION_1 = """
     {}
      o
     x X
    o O x
"""


def test_the_second_player_places_the_guide_and_the_first_traps_there() -> None:
    """Scenario 32 (2.5, 10.6): six choices for the second player, then six for the first."""
    state = GAME.start({}, 2)
    assert state.to_act == {"chance"}
    assert legal(state) == []
    play(state, SETUP)
    assert state.to_act == {1}
    assert legal(state) == [f"guide {region}" for region in range(1, 7)]
    assert play(state, "guide 4") == [GuidePlaced(seat=1, region=4)]
    assert state.to_act == {0}
    assert legal(state) == [f"trap 4-{section}" for section in range(1, 7)]
    assert refused(state, "guide 3") == "guide.placed"


def test_chance_may_place_the_guide() -> None:
    """2.6: with ``guide_start=random`` it is the second draw; the seed of the rules gives 1."""
    seed = Seed(bytes(range(32)))
    state = GAME.start({"guide_start": "random"}, 2)
    assert state.draw(seed.stream(0)).text == SETUP
    play(state, SETUP)
    assert state.to_act == {"chance"}
    assert legal(state) == []
    assert state.draw(seed.stream(1)).text == "guide 1"
    assert play(state, "guide 1") == [GuidePlaced(seat=None, region=1)]
    assert state.to_act == {0}


def test_the_setup_lies_on_the_sections_in_their_order() -> None:
    """2.3: the letters go from 1-1 to 6-6, one animal a section."""
    state = GAME.start({}, 2)
    play(state, SETUP)
    assert looks(
        state,
        """
                 -1-
                  T
                 T D
                Y P Y
      -2-                 -3-
       B                   L
      P B                 L P
     P B T               D Y L
 -4-         -5-         -6-
  P           D           B
 B Y         L Y         L D
T B T       Y D T       P D L
""",
    )


def test_the_guide_goes_where_the_section_number_says() -> None:
    """Scenario 5 (3.5): from 2-4 to region 4; from 3-3 it stays in region 3."""
    state = sketch(">2<\n L\n T D\n Y B P", phase="before-trap")
    play(state, "trap 2-4")
    assert looks(state, "-2-\n L\n T D\n o B P")
    assert (guide(state), held(state, "o")) == (4, "Y")
    state = sketch(">3<\n L\n T D\n Y B P", phase="before-trap")
    assert play(state, "trap 3-3") == [
        Trapped(seat=0, section="3-3", animal="deer"),
        GuideMoved(seat=0, region=3),
    ]
    assert looks(state, ">3<\n L\n T o\n Y B P")


def test_only_an_animal_in_the_guides_region_can_be_trapped() -> None:
    """3.3: not one of another region, not a hiker, not a camp."""
    state = sketch(">2<\n o\n X L\n D B P", phase="before-trap")
    assert legal(state, "trap") == ["trap 2-3", "trap 2-4", "trap 2-5", "trap 2-6"]
    assert refused(state, "trap 3-1") == "trap.not_guides_region"
    assert refused(state, "trap 2-1") == "trap.no_animal"
    assert refused(state, "trap 2-2") == "trap.no_animal"


def test_out_of_a_region_without_animals_the_guide_must_relocate() -> None:
    """Scenario 6 (3.2, 10.14): only to another region with an animal; then a trap there."""
    state = sketch(
        """
     >1<
      o
     x X
    o O x
     -2-
      O
     O o
    x x X
""",
        phase="before-trap",
        o="0:LTDY",
    )
    everything = legal(state)
    assert everything[:4] == ["relocate 3", "relocate 4", "relocate 5", "relocate 6"]
    assert refused(state, "relocate 1") == "relocate.no_animal"
    assert refused(state, "relocate 2") == "relocate.no_animal"
    assert refused(state, "trap 3-1") == "trap.relocate_first"
    assert refused(state, "end") == "end.before_trap"
    assert play(state, "relocate 3") == [GuideRelocated(seat=0, region=3)]
    assert held(state, "o") == "LTDY"
    assert legal(state) == [f"trap 3-{section}" for section in range(1, 7)]


def test_nothing_comes_between_relocating_and_trapping() -> None:
    """10.8 (3.8): no special action, no second relocation, no end; then the turn goes on."""
    state = sketch(NOTHING_IN_REGION_1.format(">1<"), phase="before-trap", o="0:LTDYYYY")
    play(state, "relocate 3")
    assert refused(state, "yak 5") == "activate.after_relocating"
    assert refused(state, "leopard 1-1 1-2") == "activate.after_relocating"
    assert refused(state, "relocate 4") == "relocate.done"
    assert refused(state, "trap 4-1") == "trap.not_guides_region"
    assert refused(state, "same 3 yak yak yak") == "score.before_trap"
    assert refused(state, "end") == "end.before_trap"
    play(state, "trap 3-5")
    assert guide(state) == 5
    assert "yak 6" in legal(state)


def test_relocating_is_only_for_a_region_without_animals() -> None:
    """10.14: with one animal left the guide must stay, and after the trap it is too late."""
    state = sketch(">1<\n o\n x X\n o O P", phase="before-trap")
    assert legal(state) == ["trap 1-6"]
    assert refused(state, "relocate 2") == "relocate.animals_here"
    play(state, "trap 1-6")
    assert refused(state, "relocate 2") == "relocate.trapped"


def test_a_tahr_may_take_the_last_animal_out_of_the_region() -> None:
    """Scenario 7 (3.2, 10.15): over a dotted link, and then the player relocates."""
    state = sketch(
        """
     >1<
      o
     x o
    Y X O
     -2-
      x
     T D
    L B P
""",
        phase="before-trap",
        o="0:T",
    )
    assert legal(state, "trap", "relocate") == ["trap 1-4"]
    play(state, "tahr 2-1 1-4")
    assert looks(
        state,
        """
     >1<
      o
     x o
    x X O
     -2-
      Y
     T D
    L B P
""",
    )
    assert legal(state) == [f"relocate {region}" for region in range(2, 7)]


def test_a_tahr_may_bring_an_animal_into_the_region() -> None:
    """Scenario 8 (3.2, 10.15): then nobody relocates and only that animal can be trapped."""
    state = sketch(NOTHING_IN_REGION_1.format(">1<"), phase="before-trap", o="0:T")
    play(state, "tahr 1-4 2-1")
    assert looks(state, "-1-\n o\n x X\n L O x")
    assert legal(state) == ["trap 1-4"]


def test_a_yak_may_lead_out_of_the_empty_region() -> None:
    """10.15: the Yak goes before the relocation and spares it."""
    state = sketch(NOTHING_IN_REGION_1.format(">1<"), phase="before-trap", o="0:Y")
    play(state, "yak 2")
    assert legal(state) == [f"trap 2-{section}" for section in range(1, 7)]


def test_after_the_trap_a_yak_chooses_where_the_opponent_traps() -> None:
    """10.9 (5.5): the guide went to region 3, the Yak sends it on to region 5."""
    state = sketch(">2<\n L\n T D\n Y B P", phase="before-trap", o="0:Y")
    play(state, "trap 2-3", "yak 5", "end")
    assert legal(state) == [f"trap 5-{section}" for section in range(1, 7)]


def test_a_yak_may_send_the_guide_to_a_region_without_animals() -> None:
    """Scenario 9 (10.9, 10.12): the opponent then relocates to any region with an animal."""
    state = sketch(NOTHING_IN_REGION_1.format("-1-"), phase="before-trap", guide=2, o="0:Y")
    play(state, "trap 2-3", "yak 1", "end")
    assert state.to_act == {1}
    assert legal(state) == [f"relocate {region}" for region in range(2, 7)]


def test_a_yak_never_leaves_the_guide_where_it_is() -> None:
    """Scenario 10 (10.11): and two Yaks in one turn both work."""
    state = sketch(">1<\n o\n L L\n T T T", o="0:YY")
    assert refused(state, "yak 1") == "yak.same_region"
    assert legal(state, "yak") == [f"yak {region}" for region in range(2, 7)]
    assert play(state, "yak 5") == [GuideMoved(seat=0, region=5, by_yak=True)]
    assert guide(state) == 5
    play(state, "yak 1")
    assert (guide(state), held(state, "o")) == (1, "Y*Y*")
    assert refused(state, "yak 2") == "activate.none_fresh"


def test_special_actions_may_come_before_the_trap() -> None:
    """10.7 (5.1): a Yak changes where the player traps."""
    state = sketch(">1<\n L\n L L\n T T T", phase="before-trap", o="0:Y")
    play(state, "yak 6")
    assert legal(state) == [f"trap 6-{section}" for section in range(1, 7)]


def test_one_trap_a_turn_and_no_passing() -> None:
    """3.1 and 3.9: a turn cannot end before the trap, and there is no second trap."""
    state = sketch(">1<\n L\n L L\n T T T", phase="before-trap")
    assert refused(state, "end") == "end.before_trap"
    play(state, "trap 1-1")
    assert refused(state, "trap 1-2") == "trap.once"
    play(state, "end")
    assert state.to_act == {1}


def test_a_turn_ends_only_when_the_player_says_so() -> None:
    """3.7: after a scoring it is still the same player's turn."""
    state = sketch("-1-\n o\n L L\n T T T", o="0:DDD")
    play(state, "same 3 deer deer deer")
    assert state.to_act == {0}
    assert legal(state) == ["end"]
    assert scores(state) == (6, 0)


@pytest.mark.parametrize("seat", [0, 1])
def test_nobody_acts_out_of_turn(seat: int) -> None:
    """3.7: the other player has no legal action."""
    state = sketch("-1-\n o\n L L\n T T T", to_move="ox"[seat])
    assert len(state.legal_actions(seat)) == 1
    assert len(state.legal_actions(1 - seat)) == 0


def test_the_question_tells_that_the_guide_is_stuck() -> None:
    """What is asked follows from the view alone (3.2)."""
    board = f"oxoxox/{'/'.join(['LTDYBP'] * 5)}"
    stuck = GAME.state_from_text(f"{board} 1 o before-trap ...../...../..... 0:- 0:-")
    assert stuck.view(0).question == ("no-animals", {"guide": 1})
    free = GAME.state_from_text(f"{board} 2 o before-trap ...../...../..... 0:- 0:-")
    assert free.view(0).question == ("before-trap", {"guide": 2})
