"""What people read: examples in every language, and what never reaches them."""

from __future__ import annotations

import pytest

import parbat
from parbat.core.chance import Dice
from parbat.core.errors import BadOption, BadRecord, IllegalAction, ParbatError
from parbat.core.events import Event
from parbat.core.match import Returned, StoodIn, Undone
from parbat.core.outcome import Outcome
from parbat.games.nanga_parbat.events import (
    AnimalsTraded,
    CampsBuilt,
    GameOver,
    GuidePlaced,
    PointsScored,
    Trapped,
)
from parbat.texts import LANGUAGES, Catalogue, NoText, catalogue

EN, PT, IT = (catalogue(language, "nanga-parbat") for language in LANGUAGES)
NAMES = ["Ana", "Yeti"]

# Apostrophes, dashes and crosses, so that a keyboard can write what is expected here.
TYPED = str.maketrans(
    {"\N{RIGHT SINGLE QUOTATION MARK}": "'", "\N{EN DASH}": "-", "\N{MULTIPLICATION SIGN}": "x"}
)

every_language = pytest.mark.parametrize("texts", [EN, PT, IT], ids=LANGUAGES)


def test_a_broken_rule_is_named_with_its_paragraph() -> None:
    match = parbat.start("nanga-parbat", seed=7)
    match.apply(1, "guide 3")
    match.apply(0, "trap 3-2")
    with pytest.raises(IllegalAction) as refused:
        match.apply(0, "trap 3-1")
    assert EN.say(refused.value) == (
        "You have already trapped this turn. Score, use an animal, or end your turn (rules 3.3)."
    )
    assert PT.say(refused.value) == (
        "Você já capturou neste turno. Marque pontos, use um animal ou termine seu turno "
        "(regras 3.3)."
    )
    assert IT.say(refused.value) == (
        "Hai già intrappolato in questo turno. Segna punti, usa un animale o termina il turno "
        "(regole 3.3)."
    )


def test_an_animal_has_its_name_and_its_article() -> None:
    error = IllegalAction("nanga_parbat.activate.none_fresh", action="yak 3", guide=2, animal="yak")
    assert EN.say(error) == "You have no fresh Yak to use. Choose another action (rules 5.1)."
    assert PT.say(error) == (
        "Você não tem nenhum Iaque pronto para usar. Escolha outra ação (regras 5.1)."
    )
    assert IT.say(error).translate(TYPED) == (
        "Non hai uno Yak pronto da usare. Scegli un'altra azione (regole 5.1)."
    )


def test_an_error_inside_an_error_is_said_within_its_sentence() -> None:
    reason = IllegalAction("match.no_such_seat", seat=4)
    error = BadRecord("record.entry", entry=12, do="trap 1-1", reason=reason)
    line = BadRecord("record.line", line=3, reason=error)
    assert EN.say(line) == (
        "Line 3 of the file cannot be used: Entry 12 of the log, “trap 1-1”, is refused: "
        "There is no seat 4 in this game. Seats count from 0."
    )
    assert PT.say(error) == (
        "O registro 12, “trap 1-1”, foi recusado: "
        "Não há o lugar 4 nesta partida. Os lugares contam a partir de 0."
    )
    assert IT.say(error).translate(TYPED) == (
        "La voce 12, «trap 1-1», è rifiutata: "
        "In questa partita non c'è il posto 4. I posti si contano da 0."
    )


def test_the_numbers_of_an_entry_have_their_plural_forms() -> None:
    def said(texts: Catalogue, entries: int) -> str:
        sentence = texts.say(BadRecord("record.log_ends_early", entries=entries))
        return sentence.split(". ")[0].split(", ")[-1]

    assert [said(EN, n) for n in (0, 1, 2)] == [
        "after 0 entries",
        "after 1 entry",
        "after 2 entries",
    ]
    assert [said(PT, n) for n in (0, 1, 2)] == [
        "depois de 0 registros",
        "depois de 1 registro",
        "depois de 2 registros",
    ]
    assert [said(IT, n) for n in (0, 1, 2)] == ["dopo 0 voci", "dopo 1 voce", "dopo 2 voci"]


def points(reason: str, points: int, landing: int = 0, region: int | None = None) -> PointsScored:
    return PointsScored(
        seat=0, points=points, landing=landing, score=9, reason=reason, region=region
    )


@pytest.mark.parametrize(
    ("event", "english", "portuguese", "italian"),
    [
        (
            Trapped(seat=0, section="2-4", animal="leopard"),
            "Ana traps a Snow Leopard on 2-4 and leaves a hiker there.",
            "Ana captura um Leopardo da Neve em 2-4 e deixa ali um alpinista.",
            "Ana intrappola un Leopardo delle nevi in 2-4 e vi lascia un escursionista.",
        ),
        (
            Trapped(seat=1, section="1-1", animal="yak"),
            "Yeti traps a Yak on 1-1 and leaves a hiker there.",
            "Yeti captura um Iaque em 1-1 e deixa ali um alpinista.",
            "Yeti intrappola uno Yak in 1-1 e vi lascia un escursionista.",
        ),
        (
            GuidePlaced(seat=None, region=5),
            "Chance places the guide in region 5.",
            "O sorteio coloca o guia na região 5.",
            "Il sorteggio piazza la guida nella regione 5.",
        ),
        (
            GuidePlaced(seat=1, region=5),
            "Yeti places the guide in region 5.",
            "Yeti coloca o guia na região 5.",
            "Yeti piazza la guida nella regione 5.",
        ),
        (
            CampsBuilt(seat=0, spot="3b", sections=("1-1", "1-2", "2-1")),
            "Ana builds camps on 1-1, 1-2, 2-1 and takes the spot 3b of the row “camps”.",
            "Ana constrói acampamentos em 1-1, 1-2, 2-1 e ocupa a casa 3b da linha “acampamentos”.",
            "Ana costruisce campi in 1-1, 1-2, 2-1 e prende la casella 3b della riga «campi».",
        ),
        (
            AnimalsTraded(
                seat=1, row="same", spot="4", animals=("tahr", "tahr", "tahr*", "bharal")
            ),
            "Yeti trades 2 x Tahr, used Tahr, Bharal and takes the spot 4 of the row "
            "“same animals”.",
            "Yeti negocia 2 x Tahr, Tahr usado, Bharal e ocupa a casa 4 da linha “animais iguais”.",
            "Yeti cede 2 x Tahr, Tahr usato, Bharal e prende la casella 4 della riga "
            "«animali uguali».",
        ),
        (
            points("panda", 1),
            "Ana scores 1 point for the Red Panda and now has 9.",
            "Ana marca 1 ponto pelo Panda Vermelho e agora tem 9.",
            "Ana segna 1 punto per il Panda rosso e ora ne ha 9.",
        ),
        (
            points("different", 4, landing=1),
            "Ana scores 4 points for different animals (1 for landing on the opponent's space) "
            "and now has 9.",
            "Ana marca 4 pontos por animais diferentes (1 por cair na casa do adversário) "
            "e agora tem 9.",
            "Ana segna 4 punti per animali diversi (1 per l'arrivo sulla casella avversaria) "
            "e ora ne ha 9.",
        ),
        (
            points("area", 2, region=6),
            "Ana scores 2 points for region 6 and now has 9.",
            "Ana marca 2 pontos pela região 6 e agora tem 9.",
            "Ana segna 2 punti per la regione 6 e ora ne ha 9.",
        ),
        (
            Undone(seat=1, entry=8),
            "Yeti takes back everything from entry 8 on.",
            "Yeti desfaz tudo a partir do registro 8.",
            "Yeti annulla tutto dalla voce 8 in poi.",
        ),
        (
            StoodIn(seat=0, bot="greedy"),
            "A computer player plays on for Ana.",
            "Um jogador do computador continua no lugar de Ana.",
            "Un giocatore del computer continua al posto di Ana.",
        ),
        (
            Returned(seat=0),
            "Ana is back and plays on.",
            "Ana voltou e continua a jogar.",
            "Ana è di nuovo qui e continua a giocare.",
        ),
    ],
)
def test_an_event_is_told(event: Event, english: str, portuguese: str, italian: str) -> None:
    told = [texts.tell(event, NAMES).translate(TYPED) for texts in (EN, PT, IT)]
    assert told == [english, portuguese, italian]


@pytest.mark.parametrize(
    ("ranks", "reason", "english", "italian"),
    [
        (
            (2, 1),
            "cubes",
            "The game is over: all cubes are on the points chart. Yeti wins. "
            "Points: Ana 3, Yeti 7.",
            "La partita è finita: tutti i cubi sono sulla tabella dei punti. Vince Yeti. "
            "Punti: Ana 3, Yeti 7.",
        ),
        (
            (1, 1),
            "hikers",
            "The game is over: all hikers are placed. It is a draw. Points: Ana 3, Yeti 7.",
            "La partita è finita: tutti gli escursionisti sono piazzati. È un pareggio. "
            "Punti: Ana 3, Yeti 7.",
        ),
        (
            (1, 2),
            "resigned",
            "The game is over: a player resigned. Ana wins. Points: Ana 3, Yeti 7.",
            "La partita è finita: un giocatore si è arreso. Vince Ana. Punti: Ana 3, Yeti 7.",
        ),
        (
            None,
            "abandoned",
            "The game is over: the players agreed to stop. Nobody wins. Points: Ana 3, Yeti 7.",
            "La partita è finita: i giocatori hanno deciso di smettere. Non vince nessuno. "
            "Punti: Ana 3, Yeti 7.",
        ),
    ],
)
def test_the_end_is_told_with_who_won(
    ranks: tuple[int, ...] | None, reason: str, english: str, italian: str
) -> None:
    over = GameOver(scores=(3, 7), ranks=ranks, reason=reason)
    outcome = Outcome(scores=(3, 7), ranks=ranks, reason=reason)
    assert EN.tell(over, NAMES) == EN.tell_outcome(outcome, NAMES) == english
    assert IT.tell(over, NAMES) == IT.tell_outcome(outcome, NAMES) == italian


@every_language
def test_a_whole_game_is_told_in_its_own_language(texts: Catalogue) -> None:
    match = parbat.start("nanga-parbat", {"area_variant": True}, NAMES, seed=3)
    dice = Dice(3)
    events = list(match.apply(1, "guide 2"))
    while match.state.outcome is None:
        (seat,) = (seat for seat in match.state.to_act if isinstance(seat, int))
        legal = match.state.legal_actions(seat)
        events += match.apply(seat, legal[dice.below(len(legal))])
    for event in events:
        told = texts.tell(event, NAMES)
        assert told.endswith(".")
        assert (told == EN.tell(event, NAMES)) == (texts is EN)


def test_options_actions_and_prompts_are_explained() -> None:
    assert EN.option_help("guide_start") == (
        "Who places the guide at the start (rules 2.5 and 2.6)"
    )
    assert PT.option_value("area_variant", False) == (
        "Não: a partida termina pelos cubos ou pelos alpinistas"
    )
    assert IT.option_value("topology", "slope6") == "Sei sentieri, senza i tre ipotetici"
    assert (
        EN.action_help("yak").translate(TYPED) == "yak R - with a Yak, move the guide to region R"
    )
    assert PT.text("prompt-before-trap", guide=3) == "Capture um animal na região 3."
    assert IT.text("prompt-place-guide", guide=0) == "Piazza la guida in una regione qualsiasi."
    assert [EN.text("count-hikers_left", count=n) for n in (1, 15)] == [
        "1 hiker left",
        "15 hikers left",
    ]


def test_what_nobody_has_heard_of_is_shown_as_it_was_typed() -> None:
    assert EN.option_value("topology", "mine") == "mine"
    assert EN.action_help("fly") == (
        "There is nothing to tell about “fly”. Type ? for all you can do now."
    )


def test_without_a_game_the_errors_of_all_games_can_be_said() -> None:
    error = IllegalAction("nanga_parbat.end.before_trap", action="end", guide=1)
    for language in LANGUAGES:
        assert catalogue(language).say(error) == catalogue(language, "nanga-parbat").say(error)


def test_a_missing_message_or_value_is_an_error_where_it_is_asked_for_exactly() -> None:
    assert EN.exact("prompt-before-trap", guide=3) == "Trap an animal in region 3."
    with pytest.raises(NoText):
        EN.exact("prompt-before-trap")
    with pytest.raises(NoText):
        EN.exact("prompt-nowhere")


def test_what_a_language_lacks_is_said_in_english_and_at_last_as_a_code() -> None:
    empty = Catalogue("it", "nanga-parbat", sources=[])
    assert empty.say(IllegalAction("match.over")) == EN.say(IllegalAction("match.over"))
    assert empty.text("prompt-before-trap", guide=4) == "Trap an animal in region 4."
    assert IT.say(ParbatError("nobody.wrote.this", at=3)) == "nobody.wrote.this at=3"
    assert IT.say(BadRecord("record.not_json")) == "record.not_json"
    assert IT.tell(Unheard(seat=1), NAMES) == "unheard"
    assert IT.text("not-there") == "not-there"


class Unheard(Event, frozen=True, kw_only=True, tag="unheard"):
    """An event that no catalogue knows."""

    seat: int


@every_language
def test_what_a_person_typed_cannot_steer_the_terminal_or_the_sentence(texts: Catalogue) -> None:
    typed = "\x1b[2J{ $options }\n\u202eabc"
    said = texts.say(BadOption("option.unknown", option=typed, options="topology"))
    unseen = "\N{REPLACEMENT CHARACTER}"
    assert f"{unseen}[2J{{ $options }}{unseen}{unseen}abc" in said
    assert said.isprintable()
    told = texts.tell(Trapped(seat=0, section="1-1", animal="yak"), ["\x07Ana", "Yeti"])
    assert told.startswith("\N{REPLACEMENT CHARACTER}Ana ")
    assert texts.say(ParbatError("nobody\x1b")) == "nobody\N{REPLACEMENT CHARACTER}"


@every_language
def test_however_much_is_typed_the_sentence_stays_short(texts: Catalogue) -> None:
    reason = BadOption("option.unknown", option="x" * 5000, options="y" * 5000)
    said = texts.say(BadRecord("record.entry", entry=1, do="z" * 4000, reason=reason))
    assert "x" * 300 + "…" in said
    assert "z" * 300 + "…" in said
    assert len(said) < 1200


def test_numbers_are_written_as_the_language_writes_them() -> None:
    error = BadRecord("record.too_large", limit=4194304)
    assert "4,194,304 bytes" in EN.say(error)
    assert "4.194.304 bytes" in PT.say(error)
    assert "4.194.304 byte" in IT.say(error)


def test_truth_is_written_as_a_person_types_it() -> None:
    error = BadOption("option.value", option="topology", value=True, values="full9, slope6")
    assert EN.say(error) == ("The option topology cannot be “true”. Choose one of: full9, slope6.")
