import type { KeptMap, KeptMaps } from '#src/domain/map/kept-map.ts';
import { createDownloader } from './downloader.ts';
import type { DownloaderDeps } from './downloader.ts';
import type { KeptRecord } from './kept-record.ts';
import { createRecordChanges } from './record-changes.ts';
import type { RecordChanges } from './record-changes.ts';
import { createSizeSample } from './size-sample.ts';
import { recount, sweepTiles } from './sweep.ts';

export type KeptMapsDeps = Omit<DownloaderDeps, 'changes'> &
  Pick<KeptMaps, 'followChoice'> & { isOnline: () => boolean };

export type KeptMapsKeeper = KeptMaps & {
  /** Goes on with what the end of a page or of the connection has interrupted. */
  goOn: () => Promise<void>;
  /** Removes the maps of trips that are gone. */
  removeWhere: (isGone: (tripId: string) => Promise<boolean>) => Promise<void>;
};

const NOTHING_YET = { have: 0, total: 0, bytes: 0, reachKm: null, waitsUntilMs: null };

/** The record of a trip is the truth: whoever wants something writes it there, and whoever downloads looks. */
export function createKeptMaps({ isOnline, followChoice, ...deps }: KeptMapsDeps): KeptMapsKeeper {
  const { store, alone, news, loadSources } = deps;
  const changes = createRecordChanges(store, alone, news);
  const sample = createSizeSample(deps.createFetchTile);
  const work = createDownloader({ ...deps, changes, createFetchTile: sample.createFetchTile });
  const goOn = async () => {
    await wakeInterrupted(deps, changes, isOnline());
    if ((await store.records()).some(({ state }) => state === 'keeping')) await work();
  };
  const remove = async (tripId: string) => {
    await changes.change(tripId, () => null);
    await alone('record', () => sweepTiles(store));
  };

  return {
    async size(points, signal) {
      const sources = await loadSources(signal);
      return sources === null ? null : sample.sizeOf(points, sources, signal);
    },
    follow(tripId, points, onChange) {
      const stop = followRecord(deps, tripId, onChange);
      void recount(tripId, points, { store, changes })
        .then(goOn)
        .catch((error: unknown) => console.warn('The kept map could not be counted', error));
      return stop;
    },
    async keep(tripId, points) {
      await changes.change(tripId, (before) => ({
        ...(before ?? NOTHING_YET),
        tripId,
        points: points.map(({ lat, lng }) => ({ lat, lng })),
        state: 'keeping',
      }));
      work().catch((error: unknown) => console.warn('The map could not be kept', error));
    },
    pause: (tripId) => changes.changeWhile('keeping', tripId, { state: 'paused' }),
    remove,
    followChoice,
    goOn,
    async removeWhere(isGone) {
      for (const { tripId } of await store.records()) {
        if (await isGone(tripId)) await remove(tripId);
      }
    },
  };
}

async function wakeInterrupted(
  { store, clock }: Pick<KeptMapsDeps, 'store' | 'clock'>,
  changes: RecordChanges,
  isOnline: boolean,
): Promise<void> {
  for (const { tripId, state, waitsUntilMs } of await store.records()) {
    const isDue =
      (state === 'unreachable' && isOnline) ||
      (state === 'busy' && (waitsUntilMs ?? 0) <= clock.nowMs());
    if (isDue) await changes.changeWhile(state, tripId, { state: 'keeping' });
  }
}

/** Tells the record as it is, and after every change. */
function followRecord(
  { store, news }: Pick<KeptMapsDeps, 'store' | 'news'>,
  tripId: string,
  onChange: (kept: KeptMap | null) => void,
): () => void {
  let isFollowed = true;
  const tell = async () => {
    const record = await store.record(tripId).catch(() => null);
    if (isFollowed) onChange(record === null ? null : shown(record));
  };
  const stop = news.subscribe((changed) => {
    if (changed === tripId) void tell();
  });
  void tell();
  return () => {
    isFollowed = false;
    stop();
  };
}

function shown({ state, have, total, bytes, reachKm, waitsUntilMs }: KeptRecord): KeptMap {
  return { state, have, total, bytes, reachKm, waitsUntilMs };
}
