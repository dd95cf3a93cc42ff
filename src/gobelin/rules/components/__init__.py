"""What is in the box: one module per kind of component, written as the components read."""
