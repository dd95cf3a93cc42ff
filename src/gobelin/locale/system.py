"""What the system says of a file or an address, in our words where there are some, else in its own."""

from __future__ import annotations

import errno
from collections.abc import Callable
from typing import Final

_KEYS: Final = {
    errno.ENOENT: "system-missing",
    errno.EACCES: "system-denied",
    errno.EPERM: "system-denied",
    errno.EISDIR: "system-folder",
    errno.ENOTDIR: "system-no-folder",
    errno.ENAMETOOLONG: "system-long-name",
    errno.ELOOP: "system-loop",
    errno.EROFS: "system-read-only",
    errno.ENOSPC: "system-full",
    errno.EDQUOT: "system-full",
    errno.EFBIG: "system-too-large",
    errno.EADDRNOTAVAIL: "system-no-address",
}


def reason_of(error: BaseException, text: Callable[[str], str]) -> str:
    """Why something failed; `text` makes words of a key."""
    if not isinstance(error, OSError):
        return str(error)
    key = _KEYS.get(error.errno or 0)
    return text(key) if key else error.strerror or str(error)
