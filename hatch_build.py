"""The package's build hook: with GOBELIN_COMPILE=1 the wheel holds the compiled rules; otherwise it is pure Python."""

from __future__ import annotations

import importlib.util
import os
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


def wanted() -> bool:
    return os.environ.get("GOBELIN_COMPILE", "0") not in ("", "0")


class CompileHook(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"
    folder: Path | None = None  # where the libraries lie until they are packed

    def dependencies(self) -> list[str]:
        return ["mypy[mypyc]>=2.4.1,<2.5", "setuptools>=80"] if wanted() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or version == "editable" or not wanted():
            return
        package = Path(self.root) / "src" / "gobelin"
        spec = importlib.util.spec_from_file_location("compiling", package / "compiling.py")
        assert spec is not None
        assert spec.loader is not None
        compiling = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(compiling)
        folder = self.folder = Path(tempfile.mkdtemp(prefix="gobelin-"))
        built = compiling.build(folder, package, tell=lambda line: print(line, file=sys.stderr))
        for path in built:
            build_data["force_include"][str(folder / path)] = str(path)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self.folder is not None:
            shutil.rmtree(self.folder, ignore_errors=True)
