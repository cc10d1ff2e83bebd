"""The envelopes of requests and responses, in marshmallow; what a game defines is described by msgspec."""
