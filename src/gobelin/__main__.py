"""`python -m gobelin` is `gobelin`."""

from gobelin.cli import main

if __name__ == "__main__":
    main()
