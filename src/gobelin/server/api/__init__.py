"""The server's face: HTTP and WebSocket handlers, each a few lines over `keeper` and `hosted`."""
