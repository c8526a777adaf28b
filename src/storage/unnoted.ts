import type { Transaction } from 'dexie';

/** Transactions that are no change of the traveller's. */
const unnoted = new WeakSet<Transaction>();

/** The transaction adds what the device could say at any time: neither stamped nor noted. */
export function leaveUnnoted(transaction: Transaction): void {
  unnoted.add(transaction);
}

/** A migration of the database, which is no change of the traveller's either. */
export function unnotedMigration(
  migrate: (transaction: Transaction) => Promise<void>,
): (transaction: Transaction) => Promise<void> {
  return async (transaction) => {
    leaveUnnoted(transaction);
    await migrate(transaction);
  };
}

/** A change of the traveller's, which is stamped and noted for the next copy. */
export function isChange(transaction: Transaction): boolean {
  return !unnoted.has(transaction);
}
