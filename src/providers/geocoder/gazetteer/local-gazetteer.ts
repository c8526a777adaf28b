import type { LatLng } from '#src/domain/place/location.ts';
import { nearestPoint } from '#src/domain/points/plus-code.ts';
import type { FoundPlace } from '#src/domain/ports.ts';
import type { ResolvedPoint } from '#src/domain/points/resolve-typed-point.ts';
import type { DataPack } from '#src/providers/data-pack/data-pack.ts';
import { nearbyPlaces } from '../points/nearby-places.ts';
import { throwIfAborted } from '#src/timing/abort.ts';
import { once } from '#src/timing/once.ts';
import { createBorders } from '../points/borders.ts';
import { countryAt } from '../points/country-at.ts';
import { toFoundPlaces } from './found-places.ts';
import { createGazetteer } from './gazetteer.ts';
import type { GazetteerQueries } from './gazetteer-queries.ts';
import { GAZETTEER_FILES } from './gazetteer-format.ts';
import { createNameIndex } from '../names/name-index.ts';
import { createPlaceFinder } from '../addresses/place-finder.ts';
import { placesWithin } from '../points/places-within.ts';
import type { LabelledPlace } from '../points/places-within.ts';
import { createPointNames } from '../points/point-names.ts';
import { createSpatialIndex } from '../points/spatial-index.ts';
import { isAbout, typedPoint } from './typed-point.ts';

const MAX_RESULTS = 8;
/** More than the results, because some candidates turn out to be the same place. */
const MAX_CANDIDATES = 60;

/** With what only the thread of the gazetteer needs. */
export interface LocalGazetteer extends GazetteerQueries {
  /** See places-within.ts. */
  within(bounds: Parameters<typeof placesWithin>[2]): Promise<LabelledPlace[]>;
}

/**
 * The gazetteer on this thread: inside the worker, or on the main thread as the fallback. Each part
 * is loaded by the first query that needs it; a failed load is retried by the next.
 */
export function createLocalGazetteer(pack: DataPack): LocalGazetteer {
  const reader = once(async () => import('#src/domain/points/resolve-typed-point.ts'));
  const gazetteer = once(async () => createGazetteer(await pack.bytes(GAZETTEER_FILES.places)));
  const borders = once(async () => createBorders(await pack.bytes(GAZETTEER_FILES.borders)));
  const search = once(async () => {
    const places = await gazetteer();
    return createPlaceFinder(places, createNameIndex(places));
  });
  const spatial = once(async () => createSpatialIndex(await gazetteer()));
  const pointNames = once(async () =>
    createPointNames(await gazetteer(), await spatial(), await borders()),
  );
  return {
    async search(text, language, near, signal) {
      throwIfAborted(signal);
      const { resolveTypedPoint } = await reader();
      const typed = await resolveTypedPoint(text);
      const names = typed?.type === 'point' ? null : await search();
      const places = await gazetteer();
      throwIfAborted(signal);
      const find = (wanted: string): FoundPlace[] => {
        const found = names?.find(wanted, near, MAX_CANDIDATES) ?? [];
        return toFoundPlaces(places, found, language, MAX_RESULTS);
      };
      if (typed === null) return find(text);
      if (typed.type === 'name') return find(typed.name);
      const point = pointOf(typed, near, find);
      if (point === null) return [];
      const name = (await pointNames()).nameAt(point, language);
      return [typedPoint(point, name, language, isAbout(typed))];
    },
    async nameAt(point, language, signal) {
      throwIfAborted(signal);
      const names = await pointNames();
      throwIfAborted(signal);
      return names.nameAt(point, language);
    },
    async countryAt(point, signal) {
      throwIfAborted(signal);
      const [places, cells, outlines] = [await gazetteer(), await spatial(), await borders()];
      throwIfAborted(signal);
      return countryAt(places, cells, outlines, point);
    },
    async near(point, query, signal) {
      throwIfAborted(signal);
      const [places, cells] = [await gazetteer(), await spatial()];
      throwIfAborted(signal);
      return nearbyPlaces(places, cells, point, query);
    },
    within: async (bounds) => placesWithin(await gazetteer(), await spatial(), bounds),
  };
}

/** A short plus code is resolved near the place typed beside it, else near `near`. */
function pointOf(
  typed: Exclude<ResolvedPoint, { type: 'name' }>,
  near: LatLng | null,
  find: (text: string) => FoundPlace[],
): LatLng | null {
  if (typed.type === 'problem') return null;
  if (typed.type === 'point') return typed.point;
  const beside = typed.place === '' ? near : (find(typed.place)[0] ?? null);
  return beside === null ? null : nearestPoint(typed.code, beside);
}
