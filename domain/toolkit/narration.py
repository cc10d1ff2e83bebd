"""Narrators: messages in Fluent files, for any number of languages, or format strings in the code, for one."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from strata.domain.kernel import Action, Decision, Fact, Scene
from strata.domain.kernel.codec import to_builtins
from strata.domain.toolkit.language import Language, Phrase, languages, phrase

Fields = Mapping[str, Any]
FactPhrase = Callable[[Fields, Scene], Phrase | None]
"""How a fact is told, from the fields its reader may read; None where it is not worth a line."""
LabelPhrase = Callable[[Any, Any, Sequence[str]], Phrase]
"""How an option is labelled: from the action, the view of the seat that is asked, and the names of the seats."""

SEATS = ("seat", "target")
"""Fields that hold a seat, and are told by its name."""


class FluentNarrator(Language):
    """A language of a game, with messages from a file.

    A fact is told by the message ``fact-<kind>``, or ``fact-<kind>-hidden`` where its secrets are missing, an option
    is labelled by ``label-<kind>``; their arguments are the numbers and texts among the fields, and seats by their
    names. Where that will not do, ``facts`` or ``labels`` has a function for the kind.
    """

    def __init__(
        self, language: Language, facts: Mapping[str, FactPhrase], labels: Mapping[type[Action], LabelPhrase]
    ) -> None:
        super().__init__(language.tag, language.texts)
        self._facts, self._labels = facts, labels

    def labels(self, decision: Decision, view: Any, names: Sequence[str]) -> list[str]:
        called = self.names(names)
        return [self.phrase(self._label(action, view, called)) for action in decision.options]

    def fact(self, fact: Fields, scene: Scene) -> str:
        names = self.names(scene.names)
        tell = self._facts.get(fact["kind"])
        if tell is None:
            return self._plain_fact(fact, names)
        told = tell(fact, Scene(names, lambda: scene.before, lambda: scene.after))
        return "" if told is None else self.phrase(told)

    def term(self, name: str, default: str) -> str:
        return self.say(name) if self.has(name) else default

    def names(self, names: Sequence[str]) -> list[str]:
        """What to call each seat; one without a name goes by its number."""
        return [name or self.say("seat", number=seat) for seat, name in enumerate(names)]

    def tells(self, fact: type[Fact]) -> bool:
        """Whether there are words for a kind of fact, also for those who may not read its secrets."""
        kind = fact.__struct_config__.tag
        needed = [f"fact-{kind}", *([f"fact-{kind}-hidden"] if fact.secret else [])]
        return kind in self._facts or all(map(self.has, needed))

    def labels_kind(self, action: type[Action]) -> bool:
        return action in self._labels or self.has(f"label-{action.__struct_config__.tag}")

    def _label(self, action: Action, view: Any, names: Sequence[str]) -> Phrase:
        label = self._labels.get(type(action))
        if label is not None:
            return label(action, view, names)
        fields = to_builtins(action)
        return phrase(f"label-{fields['kind']}", **_plain(fields, names))

    def _plain_fact(self, fact: Fields, names: Sequence[str]) -> str:
        message, arguments = f"fact-{fact['kind']}", _plain(fact, names)
        try:
            return self.say(message, **arguments)
        except LookupError:
            if not self.has(f"{message}-hidden"):
                raise
            return self.say(f"{message}-hidden", **arguments)


def narrators(
    package: str, facts: Mapping[str, FactPhrase], labels: Mapping[type[Action], LabelPhrase]
) -> dict[str, FluentNarrator]:
    """A narrator for each language that the package has a file of messages for."""
    return {tag: FluentNarrator(language, facts, labels) for tag, language in languages(package).items()}


def _plain(fields: Fields, names: Sequence[str]) -> dict[str, int | str]:
    """The fields that can be said as they are."""
    return {
        name: names[value] if name in SEATS and isinstance(value, int) else value
        for name, value in fields.items()
        if isinstance(value, int | str)
    }


Message = str | Callable[[Fields], str]
"""A format string over the fields, or a function of them where a string will not do."""


class Catalogue:
    """Narrates with a message per kind of fact and of action, in the code itself.

    ``words`` turns the value of a field of that name into words; fields named in ``seats`` become names, and those in
    ``seat_lists`` lists of names. Where a fact comes without its secret fields, the message ``<kind>.hidden`` is used.
    """

    def __init__(
        self,
        facts: Mapping[str, Message],
        actions: Mapping[str, Message],
        words: Mapping[str, Callable[[Any], str]],
        seats: Sequence[str] = SEATS,
        seat_lists: Sequence[str] = (),
        anonymous: str = "Seat {number}",
    ) -> None:
        self.facts, self.actions = facts, actions
        self._words, self._anonymous = words, anonymous
        self._seats, self._seat_lists = seats, seat_lists

    def fact(self, fact: Fields, scene: Scene) -> str:
        kind = fact["kind"]
        try:
            return self._say(self.facts[kind], fact, scene.names)
        except KeyError:
            return self._say(self.facts[f"{kind}.hidden"], fact, scene.names)

    def labels(self, decision: Decision, view: Any, names: Sequence[str]) -> list[str]:
        return [self._say(self.actions[fields["kind"]], fields, names) for fields in map(to_builtins, decision.options)]

    def term(self, name: str, default: str) -> str:
        return default

    def _say(self, message: Message, fields: Fields, names: Sequence[str]) -> str:
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
