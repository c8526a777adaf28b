import type { Transaction } from 'dexie';
import type { BackupNotes } from '#src/domain/ports.ts';
import type { TripDatabase } from './database.ts';
import { isChange } from './unnoted.ts';

/**
 * Stamps each record of a stored trip that is changed with the time, so that a copy of the trip can be
 * told to be newer or older. A change that sets the time itself, as restoring a copy does, keeps it.
 */
export function stampChanges(
  { trips, own }: TripDatabase,
  now: () => Date = () => new Date(),
): void {
  for (const table of [trips, own]) {
    table.hook('updating', (changes, _key, _record, transaction) => {
      if (!isChange(transaction) || 'changedAt' in changes) return undefined;
      return { changedAt: now().toISOString() };
    });
  }
}

/**
 * Notes outside of the database when this tab changed something, and how many trips there are. Only a
 * deletion makes them fewer: a database that is empty for another reason has lost them.
 */
export function noteChanges(
  { trips, own, gear, run }: TripDatabase,
  notes: BackupNotes,
  now: () => Date = () => new Date(),
): void {
  const heard = new WeakSet<Transaction>();
  const deletions = new WeakSet<Transaction>();
  const countTrips = async (isDeletion: boolean) => {
    try {
      const count = await run(() => trips.count());
      if (count > 0 || isDeletion) notes.write({ trips: count });
    } catch (error) {
      console.warn('The saved trips could not be counted', error);
    }
  };
  const note = (transaction: Transaction) => {
    if (!isChange(transaction) || heard.has(transaction)) return;
    heard.add(transaction);
    transaction.on('complete', () => {
      notes.write({ changedAt: now().toISOString() });
      void countTrips(deletions.has(transaction));
    });
  };
  for (const table of [trips, own, gear]) {
    table.hook('creating', (_key, _record, transaction) => note(transaction));
    table.hook('updating', (_changes, _key, _record, transaction) => note(transaction));
    table.hook('deleting', (_key, _record, transaction) => {
      if (table === trips) deletions.add(transaction);
      note(transaction);
    });
  }
  void countTrips(false);
}
