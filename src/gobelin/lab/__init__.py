"""Games by the thousand: simulations and what they show."""
