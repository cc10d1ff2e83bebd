"""The envelopes of requests and answers, in marshmallow; what a game defines is described by msgspec."""
