import type { Transaction } from 'dexie';
import type { BackupNotes } from '#src/domain/ports.ts';
import type { TripDatabase } from './database.ts';

/** Transactions that are no change of the traveller's. */
const unnoted = new WeakSet<Transaction>();

/** The transaction adds what the device could say at any time: neither stamped nor noted. */
export function leaveUnnoted(transaction: Transaction): void {
  unnoted.add(transaction);
}

/**
 * Stamps each stored trip that is changed with the time, so that a copy of it can be told to be newer
 * or older. A change that sets the time itself, as restoring a copy does, keeps it.
 */
export function stampChanges({ trips }: TripDatabase, now: () => Date = () => new Date()): void {
  trips.hook('updating', (changes, _key, _trip, transaction) => {
    if (!isChange(transaction) || 'changedAt' in changes) return undefined;
    return { changedAt: now().toISOString() };
  });
}

/**
 * Notes outside of the database when this tab changed something, and how many trips there are. Only a
 * deletion makes them fewer: a database that is empty for another reason has lost them.
 */
export function noteChanges(
  { trips, gear, run }: TripDatabase,
  notes: BackupNotes,
  now: () => Date = () => new Date(),
): void {
  const heard = new WeakSet<Transaction>();
  const countTrips = async (isDeletion: boolean) => {
    try {
      const count = await run(() => trips.count());
      if (count > 0 || isDeletion) notes.write({ trips: count });
    } catch (error) {
      console.warn('The saved trips could not be counted', error);
    }
  };
  const note = (transaction: Transaction, isDeletion: boolean) => {
    if (!isChange(transaction) || heard.has(transaction)) return;
    heard.add(transaction);
    transaction.on('complete', () => {
      notes.write({ changedAt: now().toISOString() });
      void countTrips(isDeletion);
    });
  };
  for (const table of [trips, gear]) {
    table.hook('creating', (_key, _record, transaction) => note(transaction, false));
    table.hook('updating', (_changes, _key, _record, transaction) => note(transaction, false));
    table.hook('deleting', (_key, _record, transaction) => note(transaction, table === trips));
  }
  void countTrips(false);
}

/** Neither a migration nor the device's own. */
function isChange(transaction: Transaction): boolean {
  return transaction.mode !== 'versionchange' && !unnoted.has(transaction);
}
