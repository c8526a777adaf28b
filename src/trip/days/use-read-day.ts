import { useEffect } from 'react';
import type { RefObject } from 'react';

/** The day that is read crosses a line below the tabs and the map. */
const READING_LINE = '-55% 0px -44% 0px';

/** Tells which day is being read, from 0; null where the days are out of view or nothing lies on them. */
export function useReadDay(
  section: RefObject<HTMLElement | null>,
  setRead: (day: number | null) => void,
  isLaidOut: boolean,
): void {
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
      { rootMargin: READING_LINE },
    );
    for (const day of element.querySelectorAll('[data-drop-day]')) observer.observe(day);
    return () => {
      observer.disconnect();
      setRead(null);
    };
  }, [section, setRead, isLaidOut]);
}
