import type { TripDatabase } from './database.ts';

/**
 * Stamps each stored trip that is changed with the time, so that a copy of it can be told to be newer
 * or older. A change that sets the time itself, as restoring a copy does, keeps it.
 */
export function stampChanges({ trips }: TripDatabase, now: () => Date = () => new Date()): void {
  trips.hook('updating', (changes) => {
    if ('changedAt' in changes) return undefined;
    return { changedAt: now().toISOString() };
  });
}
