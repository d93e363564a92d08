//! HTTP and WebSocket server.
