"""Whether the pieces of a yard are whole: none cut, none covered, none too small to be read or tapped."""

from .visitor import PHONE, SETTLED, Visitor

SMALLEST = 11.9  # px of a letter, as it is drawn


def are_whole(visitor: Visitor) -> None:
    """Nothing of what the yard shows now is cut, covered or too small."""
    visitor.page.evaluate(SETTLED)
    visitor.page.evaluate("() => document.fonts.ready.then(() => {})")
    touched = visitor.size == PHONE
    for name, script in {"cut": CUT, "covered": COVERED, "too small to read": UNREADABLE}.items():
        found = visitor.page.evaluate(script, SMALLEST)
        assert not found, f"{name} at {visitor.size}: {found[:6]}"
    if touched:
        visitor.fits()


PIECES = """const shown = each => each.checkVisibility({visibilityProperty: true, opacityProperty: true});
const named = each => `${each.className.baseVal ?? each.className} ${each.dataset.spot ?? each.dataset.marker ?? ''}`;
const pieces = [...document.querySelectorAll('.board .spot, .board .marker, .board button')]
  .filter(each => shown(each) && (!each.closest('.slides') || each.matches('.held .spot')));
"""
CUT = f"""() => {{ {PIECES}
  const board = document.querySelector('main').getBoundingClientRect();
  return pieces.filter(each => {{
    const box = each.getBoundingClientRect();
    for (let at = each.parentElement; at && at !== document.body; at = at.parentElement) {{
      const style = getComputedStyle(at);
      if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
      if (at.matches('.slides ul') && at.scrollWidth > at.clientWidth) return false; // neighbours peek in
      if (at.matches('main, .slides ul, .body, .yard')) return box.left < board.left - 1 || box.right > board.right + 1;
      const edge = at.getBoundingClientRect();
      if (box.left < edge.left - 1 || box.right > edge.right + 1) return true;
      if (box.top < edge.top - 1 || box.bottom > edge.bottom + 1) return true;
    }}
    return box.left < -1 || box.right > innerWidth + 1;
  }}).map(named).concat([...document.querySelectorAll('.board .house b, .board .ship b, .board .build')]
    .filter(each => shown(each) && each.scrollWidth > each.clientWidth + 1).map(each => `text ${{each.textContent}}`));
}}"""
COVERED = f"""() => {{ {PIECES}
  const main = document.querySelector('main');
  const covered = each => {{
    const box = each.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    if (y < 0 || y > innerHeight || x < 0 || x > innerWidth) return true;
    const top = document.elementFromPoint(x, y);
    return !(each.contains(top) || top?.contains(each) || top?.closest('.marker'));
  }};
  main.scrollTop = 0;
  const above = new Set(pieces.filter(covered)); // by the bar below, unless one scrolls
  main.scrollTop = main.scrollHeight;
  const alone = pieces.filter(each => !each.closest('.slides ul, .yard') && above.has(each));
  const found = alone.filter(covered).map(named);
  main.scrollTop = 0;
  return found;
}}"""
UNREADABLE = f"""least => {{ {PIECES}
  const size = text => {{
    const drawn = text.ownerSVGElement;
    const scale = drawn ? Math.abs(text.getScreenCTM().a) : 1;
    return parseFloat(getComputedStyle(text).fontSize) * scale;
  }};
  const worded = each => [...each.childNodes].some(node => node.nodeType === 3 && node.textContent.trim());
  const worn = ['text', 'b', 'small', 'span', 'em', 'p', 'i'].map(each => `.board ${{each}}`);
  return [...document.querySelectorAll(worn.join())]
    .filter(each => shown(each) && worded(each) && !each.closest('.sr') && size(each) < least)
    .map(each => `${{each.textContent.trim().slice(0, 20)}} ${{size(each).toFixed(1)}} in ${{named(each)}}`);
}}"""
