import { useEffect } from 'react';
import type { RefObject } from 'react';

/** The day that is under the pointer or has the focus stands out on the map. */
export function useLitDay(
  section: RefObject<HTMLElement | null>,
  setLit: (day: number | null) => void,
): void {
  useEffect(() => {
    const element = section.current;
    if (element === null) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    const light = ({ target }: Event) => {
      const day = target instanceof Element ? target.closest('[data-drop-day]') : null;
      const number = day?.getAttribute('data-drop-day') ?? null;
      setLit(number === null ? null : Number(number));
    };
    element.addEventListener('pointerover', light, { signal });
    element.addEventListener('focusin', light, { signal });
    element.addEventListener('pointerleave', () => setLit(null), { signal });
    return () => leaving.abort();
  }, [section, setLit]);
}
