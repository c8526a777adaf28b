import { isAbort, TravelError } from '#src/domain/errors.ts';
import type { TravelErrorCode } from '#src/domain/errors.ts';
import type { Geocoder } from '#src/domain/ports.ts';
import { throwIfAborted } from '#src/timing/abort.ts';
import type { GazetteerQueries } from './gazetteer/gazetteer-queries.ts';

/**
 * Names and finds places with the bundled gazetteer, without a key. A search is aborted by its
 * signal; one without a signal is aborted by the next such search.
 */
export function createGazetteerGeocoder(client: GazetteerQueries): Geocoder {
  let previous = new AbortController();
  return {
    nameAt: (point, language, signal) =>
      orTravelError('geocoding-request-failed', () => client.nameAt(point, language, signal)),
    async search(text, language, near, signal) {
      throwIfAborted(signal);
      if (signal === undefined) {
        previous.abort();
        previous = new AbortController();
      }
      if (text.trim() === '') return [];
      const ended = signal ?? previous.signal;
      return orTravelError('geocoding-failed', () => client.search(text, language, near, ended));
    },
  };
}

async function orTravelError<T>(code: TravelErrorCode, query: () => Promise<T>): Promise<T> {
  try {
    return await query();
  } catch (error) {
    if (isAbort(error)) throw error;
    throw new TravelError(code, { cause: error });
  }
}
