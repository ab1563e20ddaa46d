"""What happened in some steps of many games, and how much better each choice went than was expected."""

from dataclasses import dataclass

from .net import Tensor, torch

TRUST = 0.95  # how far a choice is judged by what came later, rather than by what the next choice expects
MARGIN = 0.01  # of a win, for each point above the mean of all seats


@dataclass(slots=True)
class Rollout:
    """[step, game] of each, and rewards by seat."""

    seen: Tensor
    masks: Tensor
    actions: Tensor
    likely: Tensor
    values: Tensor
    seats: Tensor
    own: Tensor  # whether the learner chose
    over: Tensor
    rewards: Tensor


def blank(steps: int, games: int, cells: int, actions: int, seats: int, device: str) -> Rollout:
    def room(kind: Tensor, *shape: int) -> Tensor:
        return torch.zeros((steps, games, *shape), dtype=kind, device=device)

    return Rollout(
        room(torch.uint8, cells), room(torch.uint8, actions), room(torch.int64), room(torch.float32),
        room(torch.float32), room(torch.int64), room(torch.bool), room(torch.bool), room(torch.float32, seats),
    )  # fmt: skip


def earned(reward: Tensor, points: Tensor) -> Tensor:
    """Return what each seat gets at the end: its share of the win, and a little for points above the mean."""
    points = points.float()
    return reward + MARGIN * (points - points.mean(-1, keepdim=True))


def advantages(rollout: Rollout, values: Tensor, seats: Tensor) -> tuple[Tensor, Tensor]:
    """Return how much better each choice went than expected, and whether that is known yet.

    `values` and `seats` are of the choices after the last step. A seat that neither chose again nor saw the end knows
    nothing of its last choice.
    """
    steps = len(rollout.actions)
    expects = torch.zeros_like(rollout.rewards[0])
    better = torch.zeros_like(expects)
    knows = torch.zeros_like(expects, dtype=torch.bool)
    expects.scatter_(1, seats[:, None], values[:, None])
    knows.scatter_(1, seats[:, None], torch.ones_like(knows[:, :1]))
    found, known = torch.zeros_like(rollout.values), torch.zeros_like(rollout.own)
    for step in reversed(range(steps)):
        over = rollout.over[step][:, None]
        expects = torch.where(over, rollout.rewards[step], expects)
        better = better.masked_fill(over, 0.0)
        knows = knows | over
        seat, value = rollout.seats[step][:, None], rollout.values[step][:, None]
        surprise = expects.gather(1, seat) - value + TRUST * better.gather(1, seat)
        judged = knows.gather(1, seat)
        surprise = surprise.masked_fill(~judged, 0.0)  # else it would spoil what came before
        found[step], known[step] = surprise.squeeze(1), judged.squeeze(1)
        better.scatter_(1, seat, surprise)
        expects.scatter_(1, seat, value)
        knows.scatter_(1, seat, torch.ones_like(knows[:, :1]))
    return found, known
