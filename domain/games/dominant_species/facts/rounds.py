"""What happens to a round: phases, pawns, and the pending work."""

from __future__ import annotations

from strata.domain.games.dominant_species.state import Phase, State
from strata.domain.games.dominant_species.tasks import Task
from strata.domain.kernel import Fact


class RoundBegun(Fact, frozen=True, tag="round_begun"):
    """Planning begins, and no tile counts as dominated."""

    round: int

    def apply(self, state: State) -> None:
        state.round = self.round
        state.phase = Phase.PLANNING
        state.space = 0
        state.planner = None
        state.dominated = []


class PhaseBegun(Fact, frozen=True, tag="phase_begun"):
    phase: Phase

    def apply(self, state: State) -> None:
        state.phase = self.phase
        state.space = 0


class PrintedAnimalReached(Fact, frozen=True, tag="printed_animal_reached"):
    """The cursor is on the free action printed after the spaces of a section."""

    animal: str
    space: int

    def apply(self, state: State) -> None:
        state.space = self.space


class PawnPlaced(Fact, frozen=True, tag="pawn_placed"):
    animal: str
    section: str
    space: int

    def apply(self, state: State) -> None:
        state.animals[self.animal].available -= 1
        state.pawns[f"{self.section} {self.space}"] = self.animal
        if state.phase is Phase.PLANNING:
            state.planner = self.animal


class PawnTakenBack(Fact, frozen=True, tag="pawn_taken_back"):
    """The cursor reached a space, and its pawn is available again."""

    animal: str
    section: str
    space: int

    def apply(self, state: State) -> None:
        del state.pawns[f"{self.section} {self.space}"]
        state.animals[self.animal].available += 1
        state.space = self.space


class PawnSlid(Fact, frozen=True, tag="pawn_slid"):
    """A pawn moved one space to the left."""

    animal: str
    section: str
    space: int

    def apply(self, state: State) -> None:
        del state.pawns[f"{self.section} {self.space + 1}"]
        state.pawns[f"{self.section} {self.space}"] = self.animal


class PawnGained(Fact, frozen=True, tag="pawn_gained"):
    animal: str

    def apply(self, state: State) -> None:
        animal = state.animals[self.animal]
        animal.supply -= 1
        animal.available += 1


class PawnLost(Fact, frozen=True, tag="pawn_lost"):
    """An available pawn is in the supply again."""

    animal: str

    def apply(self, state: State) -> None:
        animal = state.animals[self.animal]
        animal.available -= 1
        animal.supply += 1


class TaskBegun(Fact, frozen=True, tag="task_begun"):
    task: Task

    def apply(self, state: State) -> None:
        state.tasks.append(self.task)


class TaskChanged(Fact, frozen=True, tag="task_changed"):
    """The task on top is, from here on, this one."""

    task: Task

    def apply(self, state: State) -> None:
        state.tasks[-1] = self.task


class TaskEnded(Fact, frozen=True, tag="task_ended"):
    animal: str
    task: str

    def apply(self, state: State) -> None:
        state.tasks.pop()


class ActionPassed(Fact, frozen=True, tag="action_passed"):
    animal: str
    task: str

    def apply(self, state: State) -> None:
        state.tasks.pop()


class ActionSkipped(Fact, frozen=True, tag="action_skipped"):
    """There was no way to carry the task out."""

    animal: str
    task: str

    def apply(self, state: State) -> None:
        state.tasks.pop()


class MarkersSwapped(Fact, frozen=True, tag="markers_swapped"):
    """An animal went one place forward on the initiative track, past another."""

    animal: str
    other: str

    def apply(self, state: State) -> None:
        track = state.initiative
        here, there = track.index(self.animal), track.index(self.other)
        track[here], track[there] = track[there], track[here]
