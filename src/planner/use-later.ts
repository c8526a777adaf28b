import { startTransition, useEffect, useState } from 'react';

/** After the map other things come first: its own second picture, the last trip. */
const QUIET_MS = 300;

type Later<T> = { part: T | null; error: unknown };

type When = {
  /** How often somebody asked for it: each time it is tried again. */
  asked: number;
  /** What cannot be had is thrown, for the page's error boundary. */
  needed: boolean;
  /** Nothing that comes before it is still on its way. */
  mayCome: boolean;
};

/**
 * A part of the page that arrives when it may come, or at once when it is asked for or needed: null
 * until then. `load` must be the same function at each call.
 */
export function useLater<T extends object>(
  load: () => Promise<T>,
  { asked, needed, mayCome }: When,
): T | null {
  const [later, setLater] = useState<Later<T>>({ part: null, error: null });
  const missing = later.part === null;
  useEffect(() => {
    const now = needed || asked > 0;
    if (!missing || !(now || mayCome)) return undefined;
    let left = false;
    const arrive = (next: Later<T>) => {
      if (left) return;
      if (now) setLater(next);
      // Nobody waits for it: in small steps, between which the page answers.
      else startTransition(() => setLater(next));
    };
    const fetchPart = () =>
      load().then(
        (part) => arrive({ part, error: null }),
        (error: unknown) => {
          console.warn('A part of the planner did not load', error);
          if (needed) arrive({ part: null, error });
        },
      );
    const timer = setTimeout(() => void fetchPart(), now ? 0 : QUIET_MS);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [load, missing, asked, needed, mayCome]);
  if (later.error !== null) throw later.error;
  return later.part;
}
