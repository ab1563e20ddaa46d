"""Whether the pieces of a yard are whole: none cut, none covered, none too small to be read or tapped."""

from .visitor import PHONE, SETTLED, Visitor

SMALLEST = 11.9  # px of a letter, as it is drawn


def are_whole(visitor: Visitor) -> None:
    """Nothing of what the yard shows now is cut, covered or too small."""
    visitor.page.evaluate(SETTLED)
    visitor.page.evaluate("() => document.fonts.ready.then(() => {})")
    touched = visitor.size == PHONE
    checks = {"cut": CUT, "parted within a word": PARTED, "covered": COVERED, "too small to read": UNREADABLE}
    for name, script in checks.items():
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
    const marker = top?.closest('.marker'); // those of one field overlap
    return !(each.contains(top) || top?.contains(each) || (marker && marker.parentElement === each.parentElement));
  }};
  const scrolled = share => {{
    for (const at of [main, ...document.querySelectorAll('.board .yard')]) at.scrollTop = share * at.scrollHeight;
  }};
  let left = pieces.filter(each => !each.closest('.slides ul'));
  for (const share of [0, 0.25, 0.5, 0.75, 1, 0]) {{ // by the bar below, unless one scrolls
    scrolled(share);
    left = left.filter(covered);
  }}
  return left.map(named);
}}"""
PARTED = r"""() => {
  const rows = (text, word) => {
    const range = document.createRange();
    range.setStart(text, word.index + (text.data[word.index - 1] === '\u00ad')); // a hyphen belongs to what follows it
    range.setEnd(text, word.index + word[0].length);
    return new Set([...range.getClientRects()].map(box => Math.round(box.top))).size;
  };
  const named = '.board .house b, thead .mine span:not(.sr)';
  const names = [...document.querySelectorAll(named)].filter(each => each.checkVisibility());
  return names.map(each => each.firstChild).flatMap(text =>
    [...text.data.matchAll(/[^\s\u00ad]+/g)].filter(word => rows(text, word) > 1).map(word => word[0]));
}"""
UNREADABLE = f"""least => {{ {PIECES}
  const size = text => {{
    const drawn = text.ownerSVGElement;
    const scale = drawn ? Math.abs(text.getScreenCTM().a) : 1;
    return parseFloat(getComputedStyle(text).fontSize) * scale;
  }};
  const worded = each => [...each.childNodes].some(node => node.nodeType === 3 && node.textContent.trim());
  return [...document.querySelectorAll('.board *')]
    .filter(each => shown(each) && worded(each) && !each.closest('.sr') && size(each) < least)
    .map(each => `${{each.textContent.trim().slice(0, 20)}} ${{size(each).toFixed(1)}} in ${{named(each)}}`);
}}"""
