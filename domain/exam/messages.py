"""What a text in Fluent's syntax holds: its messages, and the arguments that each is made of."""

from __future__ import annotations

from collections.abc import Iterable

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, MessageReference, VariableReference
from fluent.syntax.visitor import Visitor


class _Needs(Visitor):
    """The arguments and the other messages that a message refers to."""

    def __init__(self) -> None:
        super().__init__()
        self.arguments: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 - the visitor's own form
        self.arguments.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


def message_arguments(texts: Iterable[str]) -> dict[str, frozenset[str]]:
    """The messages of some texts, each with its arguments, also of messages it refers to."""
    needs: dict[str, _Needs] = {}
    for text in texts:
        for entry in FluentParser().parse(text).body:
            assert not isinstance(entry, Junk), f"not a message: {(entry.content or '').splitlines()[0]}"
            if isinstance(entry, Message):
                assert entry.id.name not in needs, f"the message {entry.id.name} stands twice"
                needs[entry.id.name] = found = _Needs()
                found.visit(entry)
    return {message: frozenset(_all_arguments(message, needs)) for message in needs}


def referenced_messages(texts: Iterable[str]) -> set[str]:
    """The messages that others refer to."""
    found = _Needs()
    for text in texts:
        found.visit(FluentParser().parse(text))
    return found.messages


def _all_arguments(message: str, needs: dict[str, _Needs]) -> set[str]:
    own = needs[message]
    return own.arguments.union(*(_all_arguments(other, needs) for other in own.messages))
