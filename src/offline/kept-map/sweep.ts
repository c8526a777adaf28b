import type { DetailSources } from '#src/domain/map/detail-tiles.ts';
import { keptTiles, tileKey } from '#src/domain/map/kept-area.ts';
import type { LatLng } from '#src/domain/place/location.ts';
import type { KeptStore } from './kept-store.ts';
import type { RecordChanges } from './record-changes.ts';

const NO_SOURCES: DetailSources = { tiles: null, terrain: null };

/** Removes the tiles that no trip keeps. While it runs, no trip may begin to. */
export async function sweepTiles(store: KeptStore): Promise<void> {
  const [records, sources] = await Promise.all([store.records(), store.sources()]);
  if (records.length === 0) {
    await store.clear();
    return;
  }
  // Without the sources nobody knows which tiles the others keep.
  if (sources === null) return;
  const kept = new Set(records.flatMap(({ points }) => keptTiles(points, sources).map(tileKey)));
  await store.drop([...(await store.keys())].filter((key) => !kept.has(key)));
}

/** A map that counts as kept may have lost tiles, or its trip may have new places: then it is incomplete. */
export async function recount(
  tripId: string,
  points: readonly LatLng[],
  { store, changes }: { store: KeptStore; changes: RecordChanges },
): Promise<void> {
  const [record, sources] = await Promise.all([store.record(tripId), store.sources()]);
  if (record === null || record.state !== 'kept') return;
  const wanted = keptTiles(points, sources ?? NO_SOURCES);
  const keys = await store.keys();
  const reachKm = record.reachKm ?? Infinity;
  const isMissing = wanted.some((tile) => tile.km < reachKm && !keys.has(tileKey(tile)));
  if (!isMissing && wanted.length > 0) return;
  const have = wanted.filter((tile) => keys.has(tileKey(tile))).length;
  await changes.changeWhile('kept', tripId, { state: 'incomplete', have, total: wanted.length });
}
