"""Whether a screen is whole: no control is cut, covered or too small for a thumb, and every letter can be read."""

from .pieces import PARTED, SMALLEST
from .visitor import PHONE, SETTLED, SMALL_TARGETS, TOO_WIDE, Visitor

TOUCHED = (PHONE, (768, 1024), (1024, 768))
EVERY_WIDTH = (*TOUCHED, (1440, 900), (1920, 1080))

# What a page draws by its own width, such as a chart, follows a frame after the rest.
TWO_FRAMES = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"


def faults(visitor: Visitor, by_thumb: tuple[tuple[int, int], ...] = TOUCHED) -> list[str]:
    """Look at everything that the screen shows in its present size, scrolled to where it can be seen."""
    page, size = visitor.page, visitor.size
    page.evaluate(TWO_FRAMES)
    page.evaluate(SETTLED)
    page.evaluate("() => document.fonts.ready.then(() => {})")
    checks = {
        "too small to read": UNREADABLE, "cut or covered": COVERED, "a name is cut": SHORTENED, "under a piece": UNDER,
        "a tag is cut": TAGS, "the tray takes the room of the cards": HIGH,
        "parted within a word": PARTED,
    }  # fmt: skip
    if size in by_thumb:
        checks["too small for a thumb"] = SMALL_TARGETS
    found = [
        f"{size[0]}: {name}: {each}" for name, script in checks.items() for each in page.evaluate(script, SMALLEST)
    ]
    wide = page.evaluate(TOO_WIDE)
    return [f"{size[0]}: {wide} px too wide", *found] if wide > 0 else found


SHOWN = """const shown = each => each.checkVisibility({visibilityProperty: true, opacityProperty: true});
const layer = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
const named = each => each.outerHTML.slice(0, 110);"""
UNREADABLE = f"""least => {{ {SHOWN}
  const size = text => {{
    const scale = text.ownerSVGElement ? Math.hypot(text.getScreenCTM().a, text.getScreenCTM().b) : 1;
    return parseFloat(getComputedStyle(text).fontSize) * scale;
  }};
  const worded = each => [...each.childNodes].some(node => node.nodeType === 3 && node.textContent.trim());
  return [...layer.querySelectorAll('*')]
    .filter(each => worded(each) && shown(each) && !each.closest('.sr, option, title, script, style'))
    .filter(each => size(each) < least)
    .map(each => `${{each.textContent.trim().slice(0, 30)}} ${{size(each).toFixed(1)}} in ${{named(each)}}`);
}}"""
# A control that scrolls is brought into sight first; its middle is then pressed by whoever aims at it.
COVERED = f"""() => {{ {SHOWN}
  const controls = [...layer.querySelectorAll('button, a[href], input, select, summary, [role=button], [role=radio]')]
    .filter(each => shown(each) && each.getBoundingClientRect().width > 1);
  return controls.filter(control => {{
    const each = control.closest('label') ?? control;
    const pressed = () => {{
      const box = each.getBoundingClientRect();
      if (box.left < -1 || box.right > innerWidth + 1) return false;
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      const top = document.elementFromPoint(x, y);
      return !!top && (each.contains(top) || top.contains(control) && control.closest('svg') !== null
        || top.closest('label, button, a') === each || getComputedStyle(each).display === 'inline');
    }};
    if (pressed()) return false;
    control.scrollIntoView({{block: 'center', inline: 'center', behavior: 'instant'}});
    return !pressed();
  }}).map(named);
}}"""
# A plate has room for the name of a bot; where it has room for none, it shows the emblem alone.
SHORTENED = f"""() => {{ {SHOWN}
  return [...layer.querySelectorAll('[data-plate] b')]
    .filter(each => shown(each) && getComputedStyle(each).clipPath === 'none' && each.scrollWidth > each.clientWidth)
    .map(each => `${{each.textContent}} has ${{each.clientWidth}} px of ${{each.scrollWidth}}`);
}}"""
UNDER = """() => {
  return [...document.querySelectorAll('[data-part=hospital] text')].filter(text => {
    const box = text.getBoundingClientRect();
    const pieces = [...text.ownerSVGElement.querySelectorAll('g.pieces .piece')];
    return pieces.map(each => each.getBoundingClientRect()).some(each =>
      each.left < box.right - 2 && each.right > box.left + 2
      && each.top < box.bottom - 4 && each.bottom > box.top + 4);
  }).map(each => each.textContent);
}"""
TAGS = """() => [...document.querySelectorAll('.held .tag')].filter(each => {
  const list = each.closest('ul');
  return getComputedStyle(list).overflowY === 'hidden'
    && each.getBoundingClientRect().bottom > list.getBoundingClientRect().bottom;
}).map(each => each.textContent)"""
# Where the tray is a bar below a yard, the cards lie above it.
HIGH = """() => [...document.querySelectorAll('.board > .tray')]
  .filter(each => getComputedStyle(each).position === 'sticky' && each.offsetHeight > innerHeight / 5)
  .map(each => `${each.offsetHeight} px`)"""
