import type { BackupNotes, TripHistory } from '#src/domain/ports.ts';
import { askToPersist } from '#src/offline/persistence.ts';

/**
 * A history that asks the browser to keep its storage once the first trip is saved. Some browsers
 * then ask the traveller, who by now knows why.
 */
export function askingToPersist(history: TripHistory, notes: BackupNotes): TripHistory {
  return {
    ...history,
    async save(...args) {
      const saved = await history.save(...args);
      if (!notes.read().persistAsked) {
        notes.write({ persistAsked: true });
        void askToPersist();
      }
      return saved;
    },
  };
}
