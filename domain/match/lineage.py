"""Lineage: from which version each version of a match continues. The versions of a match are a tree.

A version continues from the one before, or, after a rewind or a restoration, from the version gone back to. What led
to a version are its ancestors: its effective history.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping


class Lineage:
    """The tree of all versions of a stream: built in one pass, asked in constant time."""

    def __init__(self, length: int, turns: Mapping[int, int]) -> None:
        """``turns`` are the versions that go back, each with an earlier version that it goes back to.

        A rewind that nothing followed leaves no trace: whatever goes back to it continues from where it went.
        """
        self._parents = [0] * (length + 1)
        self._children: dict[int, list[int]] = {}
        """Those beyond the version that follows."""
        for version in range(2, length + 1):
            target = turns.get(version, version - 1)
            if version in turns and target in turns:
                target = self._parents[target]
            self._parents[version] = target
            if target != version - 1:
                self._children.setdefault(target, []).append(version)
        self._sizes = self._count()
        self._entered, self._left = self._number()

    def leads_to(self, earlier: int, later: int) -> bool:
        """Whether a version belongs to the history that led to another one, or is that version."""
        return self._entered[earlier] <= self._entered[later] < self._left[earlier]

    def history(self, version: int) -> Collection[int]:
        """The versions that led to one, and that one."""
        found = set()
        while version:
            found.add(version)
            version = self._parents[version]
        return found

    def is_continued(self, version: int) -> bool:
        """Whether any version continues from this one."""
        return self._sizes[version] > 1

    def walk(self) -> Iterator[tuple[int, int, bool]]:
        """Every version after those that led to it, with the one it continues from, and whether more are to come that
        continue from that one.

        The longest branch of a version comes last. So whoever keeps a state of each version for as long as branches
        from it are to come keeps few: not more than the logarithm of all.
        """
        waiting = [(1, 0, False)] if len(self._parents) > 1 else []
        while waiting:
            version, parent, has_more = waiting.pop()
            yield version, parent, has_more
            for number, child in enumerate(self._longest_first(version)):
                waiting.append((child, version, number > 0))

    def _longest_first(self, version: int) -> list[int]:
        following = version + 1
        is_continued = following < len(self._parents) and self._parents[following] == version
        branches = [*([following] if is_continued else ()), *self._children.get(version, ())]
        return sorted(branches, key=lambda branch: -self._sizes[branch])

    def _count(self) -> list[int]:
        """How many versions come from each, itself included."""
        sizes = [1] * len(self._parents)
        for version in range(len(sizes) - 1, 1, -1):
            sizes[self._parents[version]] += sizes[version]
        return sizes

    def _number(self) -> tuple[list[int], list[int]]:
        """Numbers in the order of the walk: what comes from a version has numbers from its own up to a last one."""
        entered, left = [0] * len(self._parents), [0] * len(self._parents)
        for number, (version, _, _) in enumerate(self.walk(), 1):
            entered[version], left[version] = number, number + self._sizes[version]
        return entered, left
