"""The solo game: the Automa and the Shadow Empire, and the Shadow Empire as third force of a two-player game."""
