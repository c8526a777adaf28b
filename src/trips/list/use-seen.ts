import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** How far outside the window something already counts as seen. */
const MARGIN = '300px';

/** Has the element come near the window yet? Once seen stays seen. */
export function useSeen(element: RefObject<Element | null>): boolean {
  const [seen, setSeen] = useState(false);

  useEffect(() => {
    if (seen || element.current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, seen]);

  return seen;
}
