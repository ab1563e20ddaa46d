"""A net learns on the processor: it goes on after a stop as if there had been none, and trusts no damaged file."""

from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

torch = pytest.importorskip("torch", reason="the extra `train` is not installed")

from typer.testing import CliRunner  # noqa: E402

from meadhall.cli.commands import app  # noqa: E402
from meadhall.learn.checkpoint import CheckpointError, load  # noqa: E402
from meadhall.learn.recipe import CHECKPOINT, Recipe  # noqa: E402
from meadhall.learn.rollout import advantages, blank  # noqa: E402
from meadhall.learn.trainer import Trainer, resume  # noqa: E402

SMALL = Recipe("eketorp", 3, games=16, steps=8, hidden=16, karl=0.25, past=0.25, memory=1, pieces=2)


def weights(trainer: Trainer) -> bytes:
    return b"".join(each.numpy().tobytes() for each in trainer.net.state_dict().values())


@pytest.fixture(scope="module")
def stopped(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, bytes, bytes]:
    """Return the folder of a training that stopped after 2 updates, and its weights before and after 2 more."""
    folder, trainer = tmp_path_factory.mktemp("learnt"), Trainer(SMALL, "cpu")
    first = weights(trainer)
    points = list(trainer.learn(2))
    assert [point.decisions for point in points] == [128, 256] and weights(trainer) != first
    trainer.save(folder)
    before = weights(trainer)
    list(trainer.learn(4))
    return folder, before, weights(trainer)


def test_it_goes_on_as_if_it_had_never_stopped(stopped: tuple[Path, bytes, bytes]) -> None:
    folder, before, after = stopped
    again = resume(folder, "eketorp", "cpu")
    assert weights(again) == before and len(again.league.past) == 2
    assert [point.update for point in again.learn(4)] == [3, 4]
    assert weights(again) == after != before


@pytest.mark.parametrize(
    ("spoil", "why"),
    [
        (lambda whole: whole[:-1], "is damaged"),
        (lambda whole: whole[:5000] + bytes([whole[5000] ^ 1]) + whole[5001:], "is damaged"),
        (lambda whole: b"PK" + whole[2:], "is no checkpoint"),
        (lambda whole: b"", "is no checkpoint"),
    ],
)
def test_a_damaged_checkpoint_is_refused(
    stopped: tuple[Path, bytes, bytes], tmp_path: Path, spoil: Callable[[bytes], bytes], why: str
) -> None:
    path = tmp_path / CHECKPOINT
    path.write_bytes(spoil((stopped[0] / CHECKPOINT).read_bytes()))
    with pytest.raises(CheckpointError, match=why):
        load(path, "cpu")


def test_a_checkpoint_of_another_game_is_refused(stopped: tuple[Path, bytes, bytes]) -> None:
    with pytest.raises(CheckpointError, match="learns eketorp, not shipwrights"):
        resume(stopped[0], "shipwrights", "cpu")


def test_a_choice_is_judged_by_what_its_own_seat_sees_later() -> None:
    """Two seats in turn; the game ends with the third step, and seat 0 wins it."""
    rollout = blank(4, 1, 1, 1, 2, "cpu")
    rollout.seats[:, 0] = torch.tensor([0, 1, 0, 1])
    rollout.values[:, 0] = torch.tensor([0.5, 0.25, 0.75, 0.125])
    rollout.over[2, 0] = True
    rollout.rewards[2, 0] = torch.tensor([1.0, 0.0])
    better, known = advantages(rollout, torch.tensor([0.5]), torch.tensor([0]))
    assert known[:, 0].tolist() == [True, True, True, False]  # the last choice of seat 1 is not judged yet
    assert np.allclose(better[:3, 0].numpy(), [0.75 - 0.5 + 0.95 * 0.25, -0.25, 0.25])


def test_a_choice_that_is_not_judged_yet_spoils_no_other() -> None:
    rollout = blank(3, 1, 1, 1, 2, "cpu")
    rollout.seats[:, 0] = torch.tensor([1, 1, 0])
    rollout.values[:, 0] = torch.tensor([0.5, 0.75, 0.25])
    better, known = advantages(rollout, torch.tensor([0.375]), torch.tensor([0]))
    assert known[:, 0].tolist() == [True, False, True]
    assert np.allclose(better[:, 0].numpy(), [0.25, 0.0, 0.125])


def test_the_command_learns_stops_and_goes_on(tmp_path: Path) -> None:
    words = ["learn", "eketorp", "--folder", str(tmp_path), "--seats", "3", "--device", "cpu"]
    small = ["--games", "8", "--steps", "2", "--hidden", "8", "--every", "1"]
    first = CliRunner().invoke(app, [*words, *small, "--updates", "1"])
    assert first.exit_code == 0, first.output
    assert "1 updates, 16 decisions" in (tmp_path / "page.html").read_text(encoding="utf-8")
    then = CliRunner().invoke(app, [*words, "--resume", "--updates", "2"])
    assert then.exit_code == 0 and "2 updates, 32 decisions" in (tmp_path / "page.html").read_text(encoding="utf-8")
    (tmp_path / CHECKPOINT).write_bytes(b"nothing")
    spoilt = CliRunner().invoke(app, [*words, "--resume", "--updates", "3"])
    assert spoilt.exit_code != 0 and "is no checkpoint" in f"{spoilt.output}{spoilt.exception}"
