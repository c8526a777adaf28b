import { isAbort, TravelError } from '#src/domain/errors.ts';
import type { TravelErrorCode } from '#src/domain/errors.ts';
import type { Geocoder } from '#src/domain/ports.ts';
import { throwIfAborted } from '#src/timing/abort.ts';
import type { GazetteerQueries } from './gazetteer/gazetteer-queries.ts';

/**
 * Naming and finding places with the bundled gazetteer: no key, no network but our own server. A
 * search is aborted by its signal; one that came without a signal, by the next such search.
 */
export function createGazetteerGeocoder(client: GazetteerQueries): Geocoder {
  let unguarded = new AbortController();
  return {
    nameAt: (point, language, signal) =>
      orTravelError('geocoding-request-failed', () => client.nameAt(point, language, signal)),
    async search(text, language, near, signal) {
      throwIfAborted(signal);
      if (signal === undefined) {
        unguarded.abort();
        unguarded = new AbortController();
      }
      if (text.trim() === '') return [];
      const guard = signal ?? unguarded.signal;
      return orTravelError('geocoding-failed', () => client.search(text, language, near, guard));
    },
  };
}

async function orTravelError<T>(code: TravelErrorCode, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (isAbort(error)) throw error;
    throw new TravelError(code, { cause: error });
  }
}
