"""Passwords: kept as argon2 hashes, which are made and tried beside the event loop."""

from __future__ import annotations

import asyncio
import secrets
import unicodedata
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError

from parbat.server.errors import BadRequest

SHORTEST: Final = 8
LONGEST: Final = 256
_AT_ONCE: Final = 2  # each takes 64 MiB and all the time of a core


class Passwords:
    """Makes and tries the hashes of passwords."""

    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        """Use a hasher; by default one with the parameters that its makers recommend."""
        self._hasher = hasher or PasswordHasher()
        self._room = asyncio.Semaphore(_AT_ONCE)
        self._decoy: str | None = None

    async def hashed(self, password: str) -> str:
        """Return what is kept of a new password; raises ``BadRequest`` if it is not one."""
        if not SHORTEST <= len(_one_form(password)) <= LONGEST:
            raise BadRequest("account.password", least=SHORTEST, most=LONGEST)
        return await self._hash(password)

    async def fits(self, kept: str | None, password: str) -> bool:
        """Return whether a password is the one of which ``kept`` is the hash.

        Where there is no hash another one is tried all the same: how long the answer takes must
        not tell whether there is an account.
        """
        if self._decoy is None:
            self._decoy = await self._hash(secrets.token_urlsafe())
        if len(_one_form(password)) > LONGEST:  # nobody's
            kept, password = None, ""
        fits = await self._verify(kept or self._decoy, password)
        return fits and kept is not None

    def is_dated(self, kept: str) -> bool:
        """Return whether a hash was made with other parameters than are used now."""
        return self._hasher.check_needs_rehash(kept)

    async def _hash(self, password: str) -> str:
        async with self._room:
            return await asyncio.to_thread(self._hasher.hash, _one_form(password))

    async def _verify(self, kept: str, password: str) -> bool:
        async with self._room:
            return await asyncio.to_thread(self._verified, kept, _one_form(password))

    def _verified(self, kept: str, password: str) -> bool:
        try:
            return self._hasher.verify(kept, password)
        except VerificationError:
            return False


def _one_form(password: str) -> str:
    # The same letters come composed from one keyboard and decomposed from another.
    return unicodedata.normalize("NFC", password)
