"""What is printed on cardboard: names, maps, mats, dice. It knows no rule."""
