"""What the rules write and read: views, positions, listings, and what must be true of a table."""
