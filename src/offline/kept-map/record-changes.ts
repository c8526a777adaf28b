import type { KeptRecord } from './kept-record.ts';
import type { KeptStore } from './kept-store.ts';

/** One tab at a time does this. */
export type Alone = <T>(what: 'download' | 'record', work: () => Promise<T>) => Promise<T>;

/** Tells all tabs, this one too, that the record of a trip has changed. */
export type KeptNews = {
  announce: (tripId: string) => void;
  subscribe: (changed: (tripId: string) => void) => () => void;
};

export interface RecordChanges {
  /** Reads and writes in one go; null removes it, the same object changes nothing. */
  change: (tripId: string, how: (record: KeptRecord | null) => KeptRecord | null) => Promise<void>;
  /** The same for a record in this state, and no other: what somebody has changed meanwhile stays. */
  changeWhile: (
    state: KeptRecord['state'],
    tripId: string,
    progress: Partial<Omit<KeptRecord, 'tripId'>>,
  ) => Promise<void>;
}

export function createRecordChanges(store: KeptStore, alone: Alone, news: KeptNews): RecordChanges {
  const change: RecordChanges['change'] = async (tripId, how) => {
    const isChanged = await alone('record', async () => {
      const before = await store.record(tripId);
      const after = how(before);
      if (after === before) return false;
      await (after === null ? store.dropRecord(tripId) : store.writeRecord(after));
      return true;
    });
    if (isChanged) news.announce(tripId);
  };
  return {
    change,
    changeWhile: (state, tripId, progress) =>
      change(tripId, (now) => (now?.state === state ? { ...now, ...progress } : now)),
  };
}
