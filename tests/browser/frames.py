"""Every frame of a table's page, held against what its viewer knew at the step that is shown."""

from itertools import groupby
from typing import Any

from .visitor import Visitor

Frame = dict[str, Any]
SAID = {
    "duel": {"back"},
    "launch": {"splash", "fly"},
    "milestone": {"open"},
    "raid": {"turn"},
    "interval": {"market"},
}  # the beats in which the saga already tells what the scene brings, and nothing beyond it
UNDECIDED = ("grow", "rise", "hush", "turn", "judge", "verdict")  # beats of a fight in which nobody has moved
ENDLESS = 1 << 30  # the step after a scene that still runs
FACE_DOWN = ("grow", "rise", "hush")


class Frames:
    """Notes what stands on the page after each change of it. Open the page after this."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        visitor.page.add_init_script(NOTING)

    def check(self) -> set[str]:
        """Find nothing of a later step in any frame; return the kinds of scenes that ran."""
        frames: list[Frame] = self.visitor.page.evaluate("window.noted")
        scores = self._scores()
        assert frames, "nothing was noted"
        for frame, after in zip(frames, _steps_after(frames), strict=True):
            step, scene, beat = frame["step"], frame["scene"], frame["beat"]
            may_tell = after if beat in SAID.get(scene, ()) else step
            assert frame["told"] <= may_tell, f"the saga is ahead of {may_tell}: {frame}"
            if scene:
                assert not frame["open"], f"a question is open under a scene: {frame}"
            if step in scores and frame["points"]:
                assert frame["points"] == scores[step], f"points are ahead: {frame}, not {scores[step]}"
        stood: list[Frame] = []
        for (scene, step), run in groupby(frames, lambda frame: (frame["scene"], frame["step"])):
            shown = list(run)
            if scene == "duel":
                _check_duel([frame for frame in stood[-1:] if frame["step"] == step and not frame["scene"]], shown)
            stood = shown
        return {frame["scene"] for frame in frames} - {""}

    def _scores(self) -> dict[int, list[str]]:
        """What each seat's points were after each step, as the server told them."""
        found: dict[int, list[str]] = {}
        for event in self.visitor.heard():
            if "event" in event and event.get("view"):
                views = [*event["between"], event["view"]]
                first = int(event["event"].split(".")[0]) - len(views) + 1
                for at, view in enumerate(views):
                    found[first + at] = [str(score["total"]) for score in view["scores"] or []]
        return found


def _steps_after(frames: list[Frame]) -> list[int]:
    """Return for each frame the step that is shown when its scene is over; nothing later may be told in it."""
    runs = [list(run) for _, run in groupby(frames, lambda frame: (frame["scene"], frame["step"]))]
    nexts = [run[0]["step"] for run in runs[1:]] + [runs[-1][0]["step"] if not runs[-1][0]["scene"] else ENDLESS]
    return [after for run, after in zip(runs, nexts, strict=True) for _ in run]


def _check_duel(stood: list[Frame], run: list[Frame]) -> None:
    """Until the verdict nobody moves from where they stood, no pile changes, and no card shows its face too early."""
    before = stood + [frame for frame in run if frame["beat"] in UNDECIDED]
    assert len({frame["pieces"] for frame in before}) <= 1, f"pieces are ahead: {before}"
    assert len({frame["piles"] for frame in before}) <= 1, f"piles are ahead: {before}"
    for frame in run:
        assert frame["beat"] not in FACE_DOWN or not frame["faces"], f"a card is seen too early: {frame}"


NOTING = """(() => {
  window.noted = [];
  let last = '';
  const all = (selectors) => [...document.querySelectorAll(selectors)];
  const note = () => {
    const main = document.querySelector('main[data-step]');
    if (!main) return;
    const {step, scene = '', beat = ''} = main.dataset;
    const told = all('aside [data-told]').map(each => Number(each.dataset.told));
    const frame = {
      step: Number(step), scene, beat,
      told: Math.max(0, ...told),
      points: all('.plate .points').map(each => each.textContent.trim()),
      open: all('main [data-spot][role=button], section.tray .button.primary').length,
      faces: all('.fight text.number').length,
      piles: all('main .cards').map(each => each.textContent).join('|'),
      pieces: all('g.pieces .piece').map(each => each.style.transform).sort().join('|'),
    };
    const said = JSON.stringify(frame);
    if (said !== last) window.noted.push(frame);
    last = said;
  };
  const watch = () => {
    new MutationObserver(note).observe(document.documentElement,
      {subtree: true, childList: true, attributes: true, characterData: true});
    const frame = () => { note(); requestAnimationFrame(frame); };
    frame();
  };
  if (document.documentElement) watch(); else addEventListener('DOMContentLoaded', watch);
})()"""
