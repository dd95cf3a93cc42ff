"""The error for libraries of extras that are not installed."""

from __future__ import annotations

from gobelin.machine.extras import MissingExtra as MissingExtra
from gobelin.machine.extras import missing_extra as missing_extra
