"""How a game begins and goes on: set-up, turns, and what lies ahead."""
