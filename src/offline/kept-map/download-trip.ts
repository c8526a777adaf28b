import type { DetailSources } from '#src/domain/map/detail-tiles.ts';
import { KEPT_BYTES, keptTiles, tileKey } from '#src/domain/map/kept-area.ts';
import type { KeptTile } from '#src/domain/map/kept-area.ts';
import type { DownloadEnd } from './download-plan.ts';
import type { FetchTile } from './fetch-tile.ts';
import type { KeptRecord } from './kept-record.ts';
import type { KeptStore } from './kept-store.ts';
import { runDownloads } from './run-downloads.ts';
import type { Clock } from './run-downloads.ts';

type Progress = Omit<KeptRecord, 'tripId' | 'points'>;

type DownloadTripDeps = {
  store: KeptStore;
  sources: DetailSources;
  fetchTile: FetchTile;
  clock: Clock;
  /** Stored now and then, so that other tabs and the next start know it. */
  tell: (progress: Partial<Progress>) => Promise<void>;
};

/** So many tiles between two reports. */
const TOLD_EVERY = 12;

/** Fetches what the trip still lacks; tells how it ended. Rejects with an AbortError when it is stopped. */
export async function downloadTrip(
  { points, waitsUntilMs }: KeptRecord,
  { store, sources, fetchTile, clock, tell }: DownloadTripDeps,
  signal: AbortSignal,
): Promise<void> {
  const wanted = keptTiles(points, sources);
  const [there, missing] = await divide(wanted, store);
  let have = there.length;
  let bytes = await store.sizeOf(there.map(tileKey));
  await tell({ have, bytes, total: wanted.length, reachKm: null });

  const end = await runDownloads(
    missing,
    {
      fetchTile,
      clock,
      room: KEPT_BYTES - bytes,
      notBeforeMs: waitsUntilMs ?? 0,
      onPause: (untilMs) => void tell({ waitsUntilMs: untilMs }),
      async store(tile, body) {
        await store.put(tileKey(tile), body);
        have += 1;
        bytes += body?.byteLength ?? 0;
        if (have % TOLD_EVERY === 0) void tell({ have, bytes, waitsUntilMs: null });
      },
    },
    signal,
  );
  // Counted, not assumed: the browser or another tab may have removed some of it.
  const [stored] = await divide(wanted, store);
  await tell({ ...stateAfter(end, wanted, stored), have: stored.length, bytes });
}

async function divide(
  wanted: readonly KeptTile[],
  store: KeptStore,
): Promise<[there: KeptTile[], missing: KeptTile[]]> {
  const keys = await store.keys();
  const isThere = (tile: KeptTile) => keys.has(tileKey(tile));
  return [wanted.filter(isThere), wanted.filter((tile) => !isThere(tile))];
}

type After = Pick<Progress, 'state' | 'total' | 'reachKm' | 'waitsUntilMs'>;

function stateAfter(
  end: DownloadEnd,
  wanted: readonly KeptTile[],
  stored: readonly KeptTile[],
): After {
  const nothing = { total: wanted.length, reachKm: null, waitsUntilMs: null };
  switch (end.is) {
    case 'whole':
      return { ...nothing, state: stored.length < wanted.length ? 'incomplete' : 'kept' };
    case 'limit': {
      const inside = wanted.filter(({ km }) => km < end.reachKm).length;
      const isWhole = stored.filter(({ km }) => km < end.reachKm).length === inside;
      const state = isWhole ? 'kept' : 'incomplete';
      return { ...nothing, state, total: stored.length, reachKm: end.reachKm };
    }
    case 'busy':
      return { ...nothing, state: 'busy', waitsUntilMs: end.untilMs };
    case 'full':
    case 'unreachable':
      return { ...nothing, state: end.is };
    default:
      return end satisfies never;
  }
}
