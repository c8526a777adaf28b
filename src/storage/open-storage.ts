import type { Backup, Gear, TripHistory } from '#src/domain/ports.ts';
import { noteChanges, stampChanges } from './backup-changes.ts';
import { createBackupNotes } from './backup-notes.ts';
import { createBackup } from './backup-store.ts';
import { createTripDatabase } from './database.ts';
import { createGear } from './gear.ts';
import { createTripHistory } from './trip-history.ts';

export type DeviceStorage = { history: TripHistory; gear: Gear; backup: Backup };

let opened: DeviceStorage | null = null;

/** Everything that is stored on this device, over the one connection of the page, whoever asks first. */
export function openStorage(): DeviceStorage {
  opened ??= openDatabase();
  return opened;
}

function openDatabase(): DeviceStorage {
  const database = createTripDatabase();
  stampChanges(database);
  noteChanges(
    database,
    createBackupNotes(() => localStorage),
  );
  return {
    history: createTripHistory({ database }),
    gear: createGear(database),
    backup: createBackup(database),
  };
}
