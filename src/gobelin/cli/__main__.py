"""`python -m gobelin.cli`."""

from gobelin.cli import main

main()
