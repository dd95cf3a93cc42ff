"""What a learner sees of a position, as numbers."""
