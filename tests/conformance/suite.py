"""The whole suite: every check that plays random games."""

from __future__ import annotations

from collections.abc import Callable

from conformance import checks, records, secrecy
from conformance.playing import Plan

SUITE: tuple[Callable[[Plan], None], ...] = (
    checks.check_ends,
    checks.check_timed_out,
    checks.check_giving_up,
    checks.check_legal_lists,
    checks.check_order,
    checks.check_listed_is_accepted,
    checks.check_only_listed_is_accepted,
    checks.check_forms,
    checks.check_round_trips,
    checks.check_copies,
    checks.check_pieces,
    records.check_replay,
    records.check_statistics,
    records.check_same_seed,
    records.check_refusals,
    records.check_undo,
    records.check_commitment,
    secrecy.check_resample,
    secrecy.check_two_worlds,
    secrecy.check_known_log,
    secrecy.check_disguised,
    secrecy.check_unnoticed,
    secrecy.check_perspective,
)
