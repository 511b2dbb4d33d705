"""Files: where a person's data is, bounded reading, and writing whole or not at all."""

from __future__ import annotations

import os
import stat
import sys
import tempfile
from codecs import BOM_UTF8
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import IO, Any, Final

import msgspec

from parbat.core.errors import BadBoard, BadFile, BadRecord
from parbat.core.record import MAX_BYTES, Record, is_deep, parse_record

MAX_BOARD_BYTES = 1024 * 1024
_CHOSEN: Final = "PARBAT_DATA"


def data_folder() -> Path:
    """Return the folder where people, games and own word lists are kept; it need not exist.

    It is the one that ``PARBAT_DATA`` names in the environment, else where the system wants a
    person's data.
    """
    if chosen := os.environ.get(_CHOSEN):
        return Path(chosen)
    home = Path.home()
    if sys.platform == "win32":
        data = Path(os.environ.get("LOCALAPPDATA") or home)
    elif sys.platform == "darwin":
        data = home / "Library" / "Application Support"
    else:
        data = Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share")
    return data / "parbat" / "data"


def use_data_folder(folder: Path) -> None:
    """Let this process, and every process that it starts, keep data in a folder."""
    os.environ[_CHOSEN] = str(folder.resolve())


def read_records(path: str) -> Iterator[tuple[int, Record]]:
    """Yield the records of a file with their line numbers: one object, or one a line.

    ``-`` is the standard input. Raises ``BadFile`` if the file cannot be read and ``BadRecord``,
    with the line, if something in it is no record.
    """
    for number, record in read_lines(path):
        if isinstance(record, BadRecord):
            if number > 1:
                raise BadRecord("record.line", line=number, reason=record) from record
            raise record
        yield number, record


def read_lines(path: str) -> Iterator[tuple[int, Record | BadRecord]]:
    """Yield what stands in a file line by line: a record, or why it is none.

    Raises ``BadFile`` if the file cannot be read and ``BadRecord`` if there is nothing in it or a
    line is too long to be a record.
    """
    with _opened(path) as file:
        number = 0
        found = False
        while line := _line(file, first=number == 0):
            number += 1
            if not line.strip():
                continue
            if not found and not line.rstrip().endswith(b"}"):
                line += _rest(file)
            found = True
            yield number, _parsed(line)
    if not found:
        raise BadRecord("record.empty", path=path)


def _parsed(line: bytes) -> Record | BadRecord:
    try:
        return parse_record(line)
    except BadRecord as problem:
        return problem


def read_record(path: str, number: int = 1) -> Record:
    """Return the ``number``-th record of a file, from 1."""
    count = 0
    for count, (line, record) in enumerate(read_lines(path), start=1):
        if count == number:
            if isinstance(record, BadRecord):
                raise BadRecord("record.line", line=line, reason=record) if line > 1 else record
            return record
    raise BadRecord("record.no_such_record", number=number, count=count)


def read_board(path: str) -> dict[str, Any]:
    """Return the contents of a board file; raises ``BadFile`` or ``BadBoard``."""
    with _opened(path) as file:
        try:
            data = file.read(MAX_BOARD_BYTES + 1)
        except OSError as problem:
            raise BadFile("file.read", path=path, reason=_reason(problem)) from None
    if len(data) > MAX_BOARD_BYTES:
        raise BadBoard("board.too_large", limit=MAX_BOARD_BYTES)
    try:
        board: dict[str, Any] = msgspec.json.decode(
            data.removeprefix(BOM_UTF8), type=dict[str, Any]
        )
    except (msgspec.MsgspecError, RecursionError) as problem:
        raise BadBoard("board.not_json", detail=str(problem)) from None
    check_depth(board)
    return board


def check_depth(board: Mapping[str, Any]) -> None:
    """Raise ``BadBoard`` if a board is nested too deeply for the record of a game."""
    if is_deep(board):
        raise BadBoard("board.not_json", detail="it is nested too deeply")


def save(record: Record, path: str | os.PathLike[str]) -> None:
    """Write a record to a file, whole or not at all; raises ``BadFile``."""
    with writing(os.fspath(path)) as file:
        file.write(record.to_json() + b"\n")


@contextmanager
def writing(path: str, *, private: bool = False) -> Iterator[IO[bytes]]:
    """Open a file that appears under its name only when everything has been written.

    If it is ``private`` and new, only its owner may read it. Devices and pipes are written
    directly. Raises ``BadFile``; whatever goes wrong, and also when a person stops the program,
    what stood there before stays and nothing half-written is left.
    """
    try:
        if _is_special(Path(path)):
            with Path(path).open("wb") as file:
                yield file
            return
        target = Path(os.path.realpath(path))
        handle, name = tempfile.mkstemp(prefix=f".{target.name}.", dir=target.parent)
        scratch = Path(name)
    except (OSError, ValueError) as problem:
        raise BadFile("file.write", path=path, reason=_reason(problem)) from None
    try:
        with os.fdopen(handle, "wb") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        scratch.chmod(_mode(target, 0o600 if private else 0o666))
        scratch.replace(target)
    except OSError as problem:
        raise BadFile("file.write", path=path, reason=_reason(problem)) from None
    finally:
        scratch.unlink(missing_ok=True)


def _mode(target: Path, new: int) -> int:
    # What an ordinary open() would have given the file.
    with suppress(OSError):
        return stat.S_IMODE(target.stat().st_mode)
    mask = os.umask(0)
    os.umask(mask)
    return new & ~mask


def _is_special(target: Path) -> bool:
    try:
        return not stat.S_ISREG(target.stat().st_mode)
    except FileNotFoundError:
        return False


@contextmanager
def _opened(path: str) -> Iterator[IO[bytes]]:
    if path == "-":
        yield sys.stdin.buffer
        return
    with ExitStack() as stack:
        try:
            file = stack.enter_context(Path(path).open("rb"))
        except (OSError, ValueError) as problem:
            raise BadFile("file.read", path=path, reason=_reason(problem)) from None
        yield file


def _line(file: IO[bytes], first: bool) -> bytes:
    try:
        line = file.readline(MAX_BYTES + 1)
    except OSError as problem:
        name = getattr(file, "name", "-")
        raise BadFile("file.read", path=name, reason=_reason(problem)) from None
    if len(line) > MAX_BYTES:
        raise BadRecord("record.too_large", limit=MAX_BYTES)
    return line.removeprefix(BOM_UTF8) if first else line


def _rest(file: IO[bytes]) -> bytes:
    # A record spread over several lines is the only one of its file.
    rest = file.read(MAX_BYTES + 1)
    if len(rest) > MAX_BYTES:
        raise BadRecord("record.too_large", limit=MAX_BYTES)
    return rest


def _reason(problem: OSError | ValueError) -> str:
    said = problem.strerror if isinstance(problem, OSError) else None
    return (said or str(problem)).lower()
