/** The centre of an element in the viewport, and its state. */
export type FoundElement = {
  x: number;
  y: number;
  /** Whether a click at the centre would hit the element. */
  reachable: boolean;
  focused: boolean;
  checked: boolean;
};

/**
 * Runs in the page, so it uses nothing from outside: the first visible element that matches the
 * selector and whose accessible name matches the pattern. One that cannot be clicked is scrolled
 * into view for the next look.
 */
export function findElement({
  selector,
  name,
}: {
  selector: string;
  name: string;
}): FoundElement | null {
  const pattern = new RegExp(name, 'u');
  const element = [...document.querySelectorAll<HTMLElement>(selector)].find((candidate) => {
    const labels = 'labels' in candidate ? candidate.labels : null;
    const label = labels instanceof NodeList ? labels[0]?.textContent : null;
    const text = candidate.getAttribute('aria-label') ?? label ?? candidate.textContent;
    return candidate.checkVisibility() && pattern.test((text ?? '').trim());
  });
  if (element === undefined) return null;
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const hit = document.elementFromPoint(x, y);
  const reachable =
    hit !== null && (element.contains(hit) || hit.closest('label')?.control === element);
  if (!reachable) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  return {
    x,
    y,
    reachable,
    focused: element === document.activeElement,
    checked: element.matches(':checked'),
  };
}
