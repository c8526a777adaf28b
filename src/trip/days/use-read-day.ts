import { useEffect } from 'react';
import type { RefObject } from 'react';
import { useMediaQuery } from '#src/ui/use-media-query.ts';

/** The day that is read crosses this line: below the tabs, on a narrow screen also below the map. */
const READING_LINE = { wide: '-25% 0px -74% 0px', narrow: '-55% 0px -44% 0px' };

/** Tells which day is being read, from 0; null where the days are out of view or nothing lies on them. */
export function useReadDay(
  section: RefObject<HTMLElement | null>,
  setRead: (day: number | null) => void,
  isLaidOut: boolean,
): void {
  const wide = useMediaQuery('(width >= 760px)', false);
  useEffect(() => {
    const element = section.current;
    if (element === null || !isLaidOut) return undefined;
    const crossing = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) crossing.add(target);
          else crossing.delete(target);
        }
        const days = [...crossing].map((day) => Number(day.getAttribute('data-drop-day')));
        setRead(days.length === 0 ? null : Math.min(...days));
      },
      { rootMargin: READING_LINE[wide ? 'wide' : 'narrow'] },
    );
    const observe = () => {
      for (const day of element.querySelectorAll('[data-drop-day]')) observer.observe(day);
    };
    observe();
    // Days come later where their part has still to load, and where folded ones are opened.
    const changes = new MutationObserver(observe);
    changes.observe(element, { childList: true, subtree: true });
    return () => {
      changes.disconnect();
      observer.disconnect();
      setRead(null);
    };
  }, [section, setRead, isLaidOut, wide]);
}
