"""Messages from a catalogue: one catalogue is one language of one game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from strata.domain.kernel import Action
from strata.domain.kernel.codec import to_builtins

Message = str | Callable[[Mapping[str, Any]], str]
"""A format string over the fields, or a function of them where a string will not do."""


class Catalogue:
    """Narrates with a message per kind of fact and of action.

    ``words`` turns the value of a field of that name into words; fields named in ``seats`` become names, and those in
    ``seat_lists`` lists of names.
    Where a fact comes without its secret fields, the message ``<kind>.hidden`` is used.
    """

    def __init__(
        self,
        facts: Mapping[str, Message],
        actions: Mapping[str, Message],
        words: Mapping[str, Callable[[Any], str]],
        seats: Sequence[str] = ("seat", "target"),
        seat_lists: Sequence[str] = (),
        anonymous: str = "Seat {number}",
    ) -> None:
        self.facts, self.actions = facts, actions
        self._words, self._anonymous = words, anonymous
        self._seats, self._seat_lists = seats, seat_lists

    def fact(self, fact: Mapping[str, Any], names: Sequence[str]) -> str:
        kind = fact["kind"]
        try:
            return self._say(self.facts[kind], fact, names)
        except KeyError:
            return self._say(self.facts[f"{kind}.hidden"], fact, names)

    def action(self, action: Action, names: Sequence[str]) -> str:
        fields = to_builtins(action)
        return self._say(self.actions[fields["kind"]], fields, names)

    def _say(self, message: Message, fields: Mapping[str, Any], names: Sequence[str]) -> str:
        spoken = {name: self._word(name, value, names) for name, value in fields.items()}
        return message(spoken) if callable(message) else message.format_map(spoken)

    def _word(self, name: str, value: Any, names: Sequence[str]) -> Any:
        if name in self._seats and isinstance(value, int):
            return self._name(value, names)
        if name in self._seat_lists and isinstance(value, list):
            return [self._name(seat, names) for seat in value]
        if name in self._words and value is not None:
            return self._words[name](value)
        return value

    def _name(self, seat: int, names: Sequence[str]) -> str:
        return names[seat] if seat < len(names) and names[seat] else self._anonymous.format(number=seat)


def counted(count: int, what: str) -> str:
    """So many things: ``1 egg``, ``2 eggs``."""
    return f"{count} {what}" if count == 1 else f"{count} {what}s"
