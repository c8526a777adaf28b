import type { Backup, BackupNotes, Gear, TripHistory } from '#src/domain/ports.ts';
import { noteChanges, stampChanges } from './backup-changes.ts';
import { createBackup } from './backup-store.ts';
import { createTripDatabase } from './database.ts';
import { createGear } from './gear.ts';
import { createTripHistory } from './trip-history.ts';

/** Everything that is stored on this device, over one connection. */
export function openStorage(notes: BackupNotes): {
  history: TripHistory;
  gear: Gear;
  backup: Backup;
} {
  const database = createTripDatabase();
  stampChanges(database);
  noteChanges(database, notes);
  return {
    history: createTripHistory({ database }),
    gear: createGear(database),
    backup: createBackup(database),
  };
}
