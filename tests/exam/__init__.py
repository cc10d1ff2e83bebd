"""The built-in games sit the exam, and the exam is examined: it finds the games that break a law."""
