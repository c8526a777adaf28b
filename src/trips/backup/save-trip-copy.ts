import type { IsoDay } from '#src/domain/days/day.ts';
import type { SavedTrip } from '#src/domain/trip/trip.ts';
import { handOutText } from '#src/ui/hand-out-file.ts';

/** Hands out one trip as a copy that Restore reads. Rejects where it cannot be written. */
export async function saveTripCopy(saved: SavedTrip, builtOn: IsoDay): Promise<void> {
  const { backupFileName, writeBackup } = await import('#src/export/copies/backup-file.ts');
  const savedAt = new Date().toISOString();
  const content = writeBackup({ trips: [saved] }, { savedAt, builtOn });
  const name = backupFileName(savedAt.slice(0, 10));
  await handOutText({ name, type: 'application/json', content });
}
