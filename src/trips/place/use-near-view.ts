import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Margin around the viewport. */
const MARGIN = '600px';

/** True while the element is near the viewport: a long list keeps few pictures in memory. */
export function useNearView(element: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (element.current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.at(-1)?.isIntersecting === true),
      { rootMargin: MARGIN },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return near;
}
