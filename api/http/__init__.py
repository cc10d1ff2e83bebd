"""HTTP itself: the server, what surrounds every request, and failures as problem documents."""
