import { useEffect, useState } from 'react';
import type { SavedLast } from '#src/pages/landing/last-trip.tsx';
import { hasDatabase } from '#src/storage/database-name.ts';

/** The trip that was saved last on this device, once the page is idle; null where there is none. */
export function useLastTrip(): SavedLast | null {
  const [last, setLast] = useState<SavedLast | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    whenIdle(() => void findLastTrip(setLast, leaving.signal));
    return () => leaving.abort();
  }, []);
  return last;
}

/**
 * Shows the trip that was saved last and follows its changes until the signal ends it. A visitor who has stored
 * nothing does not download the code that reads the storage.
 */
export async function findLastTrip(
  show: (last: SavedLast | null) => void,
  signal: AbortSignal,
): Promise<void> {
  try {
    if (signal.aborted || !(await hasDatabase())) return;
    const { followLastTrip } = await import('./follow-last-trip.ts');
    followLastTrip(show, signal);
  } catch {
    // Storage is closed to us: there is nothing to show and nothing that the visitor could do.
  }
}

/** Safari has no idle callback. */
function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run);
  else setTimeout(run);
}
