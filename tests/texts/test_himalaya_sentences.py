"""What players of Himalaya read, in each language."""

from __future__ import annotations

import pytest

from parbat.core.errors import BadText
from parbat.core.events import Event
from parbat.games.himalaya.actions import parse_action
from parbat.games.himalaya.events import CountersRemoved, DelegationsSent, EnvoysSent, Lost, Moved
from parbat.texts import catalogue

LANGUAGES = ("en", "pt-BR", "it")


@pytest.mark.parametrize(
    ("event", "english", "portuguese", "italian"),
    [
        (
            Moved(seat=0, slot=2, kind="dirt", origin=3, village=4),
            "Action 2: Ana takes the dirt track from 3 to 4.",
            "Ação 2: Ana segue a trilha de terra de 3 a 4.",
            "Azione 2: Ana percorre la pista di terra da 3 a 4.",
        ),
        (
            Lost(seat=0, slot=6, step="ice", village=4, reason="no_track"),
            "Action 6: Ana loses a move: no such track leaves village 4.",
            "Ação 6: Ana perde um movimento: nenhuma trilha assim sai da vila 4.",
            "Azione 6: Ana perde un movimento: nessuna pista simile parte dal villaggio 4.",
        ),
        (
            DelegationsSent(seat=0, village=6, regions=(1, 1, 3)),
            "Ana sends delegations from village 6. Their regions: 1, 1, 3.",
            "Ana envia delegações da vila 6. As regiões delas: 1, 1, 3.",
            "Ana manda delegazioni dal villaggio 6. Le loro regioni: 1, 1, 3.",
        ),
        (
            EnvoysSent(seat=0, good="tea", regions=(7, 7)),
            "Ana has the most tea and sends delegations. Their regions: 7, 7.",
            "Ana é quem mais tem chá e envia delegações. As regiões delas: 7, 7.",
            "Ana ha più di tutti di questa merce, tè, e manda delegazioni. Le loro regioni: 7, 7.",
        ),
        (
            CountersRemoved(counters=("yeti", "market")),
            "Event counters out of the game: yeti, market.",
            "Marcadores de evento fora do jogo: iéti, mercado.",
            "Segnalini evento fuori dal gioco: yeti, mercato.",
        ),
    ],
)
def test_what_happened_is_told(event: Event, english: str, portuguese: str, italian: str) -> None:
    told = [catalogue(lang, "himalaya").tell(event, ["Ana", "Ben"]) for lang in LANGUAGES]
    assert told == [english, portuguese, italian]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("text", "form"),
    [
        ("program dirt dirt ice", "program A A A A A A"),
        ("event yeti 3", "event yeti V-W"),
        ("deal maybe", "deal yes"),
        ("take silver", "take G"),
        ("reward stupa", "reward barter offering"),
        ("inventory stupa", "inventory stupa V"),
        ("start here", "start V"),
        ("goods 3", "goods V G G G G G"),
    ],
)
def test_a_text_that_is_not_right_is_answered_with_how_it_is_written(
    text: str, form: str, language: str
) -> None:
    with pytest.raises(BadText) as refused:
        parse_action(text)
    said = catalogue(language, "himalaya").say(refused.value)
    assert form in said
    assert "13.1" in said
