"""Written from the Fluent files; nobody edits or reviews it."""
