"""The loop and its vocabulary: state, frames, actions, luck, what the chapters look up."""
