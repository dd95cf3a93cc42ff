"""The server: tables for people and bots over HTTP and WebSocket. The command line imports it only to serve."""
