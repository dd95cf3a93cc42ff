"""The server's face: HTTP and WebSocket handlers, each a few lines over `live_tables` and `changes`."""
