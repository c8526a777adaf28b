import * as v from 'valibot';
import { instantSchema } from '#src/domain/days/instant.ts';
import type { BackupNotes } from '#src/domain/ports.ts';

const KEY = 'fernweh.backup';

const notesSchema = v.object({
  copiedAt: v.fallback(v.nullable(instantSchema), null),
  changedAt: v.fallback(v.nullable(instantSchema), null),
  trips: v.fallback(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
  persistAsked: v.fallback(v.boolean(), false),
});

/**
 * Notes about backup copies in web storage, where they outlive the database that they are about. Web
 * storage that is blocked remembers nothing.
 */
export function createBackupNotes(
  storage: () => Pick<Storage, 'getItem' | 'setItem'>,
): BackupNotes {
  const read: BackupNotes['read'] = () => v.parse(notesSchema, storedNotes(storage));
  return {
    read,
    write(changes) {
      try {
        storage().setItem(KEY, JSON.stringify({ ...read(), ...changes }));
      } catch (error) {
        console.warn('What is known of copies could not be kept', error);
      }
    },
  };
}

function storedNotes(storage: () => Pick<Storage, 'getItem'>): object {
  try {
    const stored: unknown = JSON.parse(storage().getItem(KEY) ?? '{}');
    return typeof stored === 'object' && stored !== null ? stored : {};
  } catch {
    // Blocked, or not written by us.
    return {};
  }
}
