"""The HTTP edge: the server, what surrounds every request, and failures as problem documents."""
