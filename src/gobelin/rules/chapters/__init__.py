"""One module for each chapter of the rulebook, effects and questions side by side."""
