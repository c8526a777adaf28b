import type { DataPack } from '#src/providers/data-pack/data-pack.ts';
import { nearbyPlaces } from '#src/providers/places/nearby-places.ts';
import { throwIfAborted } from './abort-error.ts';
import { createBorders } from './borders.ts';
import { toFoundPlaces } from './found-places.ts';
import { createGazetteer } from './gazetteer.ts';
import type { GazetteerClient } from './gazetteer-client.ts';
import { GAZETTEER_FILES } from './gazetteer-format.ts';
import { createNameIndex } from './name-index.ts';
import { createNameSearch } from './name-search.ts';
import { createPointNames } from './point-names.ts';
import { createSpatialIndex } from './spatial-index.ts';
import { typedCoordinates } from './typed-coordinates.ts';
import { typedPoint } from './typed-point.ts';

const MOST_RESULTS = 8;
/** So many candidates are looked at, because some turn out to be the same place. */
const MOST_CANDIDATES = 60;

/**
 * The gazetteer in this thread: what the worker runs, and the way out where workers are blocked.
 * Each part is loaded when the first question needs it; a failed load is tried again.
 */
export function createLocalGazetteer(pack: DataPack): GazetteerClient {
  const gazetteer = once(async () => createGazetteer(await pack.bytes(GAZETTEER_FILES.places)));
  const borders = once(async () => createBorders(await pack.bytes(GAZETTEER_FILES.borders)));
  const search = once(async () => {
    const places = await gazetteer();
    return createNameSearch(places, createNameIndex(places));
  });
  const spatial = once(async () => createSpatialIndex(await gazetteer()));
  const pointNames = once(async () =>
    createPointNames(await gazetteer(), await spatial(), await borders()),
  );
  return {
    async search(text, language, near, signal) {
      throwIfAborted(signal);
      const point = typedCoordinates(text);
      if (point !== null) {
        const names = await pointNames();
        return [typedPoint(point, names.nameAt(point, language), language)];
      }
      const names = await search();
      throwIfAborted(signal);
      return toFoundPlaces(
        await gazetteer(),
        names.find(text, near, MOST_CANDIDATES),
        language,
        MOST_RESULTS,
      );
    },
    async nameAt(point, language, signal) {
      throwIfAborted(signal);
      const names = await pointNames();
      throwIfAborted(signal);
      return names.nameAt(point, language);
    },
    async near(point, query, language, signal) {
      throwIfAborted(signal);
      const [places, cells] = [await gazetteer(), await spatial()];
      throwIfAborted(signal);
      return nearbyPlaces(places, cells, point, query, language);
    },
  };
}

/** Loads at the first call and remembers, but not a failure. */
function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | null = null;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };
}
