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

/**
 * Compares what the record says with what is there, and with the places of the trip now. A whole map that has
 * lost tiles, or whose trip has other places, is incomplete: it keeps what it has until the traveller asks for
 * the rest. One that is still to be fetched goes on around the places of now.
 */
export async function recount(
  tripId: string,
  points: readonly LatLng[],
  { store, changes }: { store: KeptStore; changes: RecordChanges },
): Promise<void> {
  const [record, sources] = await Promise.all([store.record(tripId), store.sources()]);
  if (record === null) return;
  const { state } = record;
  const moved = areSame(points, record.points) ? {} : { points: [...points] };
  if (state !== 'kept' && state !== 'incomplete') {
    if ('points' in moved) await changes.changeWhile(state, tripId, moved);
    return;
  }
  const wanted = keptTiles(points, sources ?? NO_SOURCES);
  const keys = await store.keys();
  const reachKm = record.reachKm ?? Infinity;
  const have = wanted.filter((tile) => keys.has(tileKey(tile))).length;
  const isMissing = wanted.some((tile) => tile.km < reachKm && !keys.has(tileKey(tile)));
  if (isMissing || wanted.length === 0) {
    await changes.changeWhile(state, tripId, { state: 'incomplete', have, total: wanted.length });
  } else if (state === 'incomplete' || 'points' in moved) {
    await changes.changeWhile(state, tripId, { ...moved, state: 'kept', have, total: have });
  }
}

export function areSame(some: readonly LatLng[], others: readonly LatLng[]): boolean {
  const isThere = ({ lat, lng }: LatLng) =>
    others.some((other) => other.lat === lat && other.lng === lng);
  return some.length === others.length && some.every(isThere);
}
