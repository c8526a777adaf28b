import { useEffect, useState } from 'react';

/** Leaves the first seconds to the map. */
const QUIET_MS = 1500;

type Later<T> = { part: T | null; error: unknown };

/**
 * A part of the page that arrives after the map, or at once when it is needed: null until then.
 * What is needed and cannot be had is thrown, for the page's error boundary. `load` must be the
 * same function at each call.
 */
export function useLater<T extends object>(load: () => Promise<T>, needed: boolean): T | null {
  const [later, setLater] = useState<Later<T>>({ part: null, error: null });
  useEffect(() => {
    let left = false;
    const arrive = (next: Later<T>) => {
      if (!left) setLater(next);
    };
    const fetchPart = () =>
      load().then(
        (part) => arrive({ part, error: null }),
        (error: unknown) => {
          console.warn('A part of the planner did not load', error);
          if (needed) arrive({ part: null, error });
        },
      );
    const timer = setTimeout(() => void fetchPart(), needed ? 0 : QUIET_MS);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [load, needed]);
  if (later.error !== null) throw later.error;
  return later.part;
}
