import type { ParsedLocation } from '@tanstack/react-router';

/**
 * Whether the router may scroll what it has just rendered: another page begins at its top, or where it
 * was left. A page that was read before it was awake, or that is only asked for anew, stays where it is.
 */
export function createScrollsAnew(): (rendered: { location: ParsedLocation }) => boolean {
  let known: string | undefined;
  return ({ location }) => {
    const { __TSR_key: key = location.href } = location.state;
    const isOther = known === undefined ? isComeBackTo() || scrollY === 0 : key !== known;
    known = key;
    return isOther;
  };
}

/** The browser has scrolled already then, but in parts that are not laid out yet. */
function isComeBackTo(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  return visit instanceof PerformanceNavigationTiming && visit.type !== 'navigate';
}
