"""The machine: its cores, how often garbage is collected, the rules as C."""
