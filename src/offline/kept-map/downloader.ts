import type { DetailSources } from '#src/domain/map/detail-tiles.ts';
import type { LoadedDetail } from '#src/domain/ports.ts';
import { downloadTrip } from './download-trip.ts';
import type { FetchTile } from './fetch-tile.ts';
import type { KeptRecord } from './kept-record.ts';
import type { KeptStore } from './kept-store.ts';
import type { Alone, KeptNews, RecordChanges } from './record-changes.ts';
import type { Clock } from './run-downloads.ts';
import { areSame, sweepTiles } from './sweep.ts';

export type DownloaderDeps = {
  store: KeptStore;
  changes: RecordChanges;
  alone: Alone;
  news: KeptNews;
  clock: Clock;
  /** Null where the traveller does not want the detailed map; rejects where nobody answers. */
  loadSources: (signal: AbortSignal) => Promise<LoadedDetail | null>;
  createFetchTile: (sources: DetailSources) => FetchTile;
};

/**
 * Downloads the maps of trips, one after the other, as long as a record asks for it; returns a
 * function that looks for such a record. Progress is written in the record, so that any tab can
 * stop or resume it.
 */
export function createDownloader(deps: DownloaderDeps): () => Promise<void> {
  const { alone, news, store } = deps;
  let current: { tripId: string; stop: AbortController } | null = null;
  let isAsked = false;
  let working: Promise<void> | null = null;

  news.subscribe((tripId) => {
    if (current?.tripId !== tripId) return;
    const { stop } = current;
    void store.record(tripId).then((record) => {
      if (record?.state !== 'keeping') stop.abort();
    });
  });
  const downloadNext = async (): Promise<boolean> => {
    const record = (await store.records()).find(({ state }) => state === 'keeping');
    if (record === undefined) return false;
    const stop = new AbortController();
    current = { tripId: record.tripId, stop };
    await downloadOne(record, deps, stop.signal);
    current = null;
    await goOnWhereMoved(record);
    // The tiles around places that the trip no longer has, and those that arrived after the others were removed.
    await alone('record', () => sweepTiles(store));
    return true;
  };
  /** The trip may have got other places meanwhile. */
  const goOnWhereMoved = async ({ tripId, points }: KeptRecord): Promise<void> => {
    const now = await store.record(tripId);
    if (now === null || areSame(now.points, points)) return;
    await deps.changes.changeWhile('kept', tripId, { state: 'keeping' });
  };
  const workUntilDone = async (): Promise<void> => {
    while (isAsked) {
      isAsked = false;
      await alone('download', async () => {
        while (await downloadNext()) isAsked = false;
      });
    }
  };

  return () => {
    isAsked = true;
    working ??= workUntilDone().finally(() => {
      working = null;
    });
    return working;
  };
}

async function downloadOne(
  record: KeptRecord,
  { store, changes, clock, loadSources, createFetchTile }: DownloaderDeps,
  signal: AbortSignal,
): Promise<void> {
  const tell = (progress: Partial<KeptRecord>) =>
    changes.changeWhile('keeping', record.tripId, progress);
  try {
    const sources = await loadSources(signal);
    if (sources === null) return await tell({ state: 'paused' });
    await store.writeSources(sources);
    const fetchTile = createFetchTile(sources);
    await downloadTrip(record, { store, sources, clock, fetchTile, tell }, signal);
  } catch (error) {
    if (signal.aborted) return;
    console.warn('The map of a trip could not be kept', error);
    await tell({ state: isQuota(error) ? 'full' : 'unreachable' });
  }
}

function isQuota(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError';
}
