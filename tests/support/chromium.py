"""The browser of this machine: Debian's Chromium, or another one."""

from __future__ import annotations

import shutil
from typing import Final

NAMES: Final = ("chromium", "chromium-browser", "google-chrome")
# The address bar of a window nobody sees loads pages of its own, which takes as long as ours do. Only the last list of
# features counts, so that those which Playwright does without are named once more.
WITHOUT: Final = (
    "WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup", "AimEnabled",
    "AvoidCorsURLLoaderRestartOnRedirect", "AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable", "HttpsUpgrades", "LensOverlay", "MediaRouter", "NetworkTimeServiceQuerying",
    "OptimizationHints", "PaintHolding", "PreconnectToSearch", "ThirdPartyStoragePartitioning",
)  # fmt: skip
# All pages of a browser share one process: starting one for each of them takes a fifth of the time to load it.
FLAGS: Final = (
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--renderer-process-limit=1",
    f"--disable-features={','.join(WITHOUT)}",
)  # fmt: skip


def chromium() -> str | None:
    """Where it is."""
    return next(filter(None, map(shutil.which, NAMES)), None)
