/** A part that scrolls and holds no control can be reached by Tab, while it scrolls. */
export function scrolledByKeys(part: HTMLElement): () => void {
  const measure = (): void => {
    const scrolls = part.scrollHeight > part.clientHeight + 1 || part.scrollWidth > part.clientWidth + 1;
    if (scrolls && !part.querySelector('button, a, input, select')) part.tabIndex = 0;
    else part.removeAttribute('tabindex');
  };
  const watching = new ResizeObserver(measure);
  watching.observe(part);
  for (const each of part.children) watching.observe(each);
  measure();
  return () => watching.disconnect();
}
