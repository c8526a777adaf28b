import { isAbort, TravelError } from '#src/domain/errors.ts';
import type { TravelErrorCode } from '#src/domain/errors.ts';
import type { Geocoder } from '#src/domain/ports.ts';
import { throwIfAborted } from './abort-error.ts';
import type { GazetteerClient } from './gazetteer-client.ts';

/**
 * Naming and finding places with the bundled gazetteer: no key, no network but our own server. A
 * newer search aborts the one before.
 */
export function createGazetteerGeocoder(client: GazetteerClient): Geocoder {
  let running = new AbortController();
  return {
    nameAt: (point, language, signal) =>
      orTravelError('geocoding-request-failed', () => client.nameAt(point, language, signal)),
    async search(text, language, near, signal) {
      throwIfAborted(signal);
      running.abort();
      if (text.trim() === '') return [];
      const own = new AbortController();
      running = own;
      const abort = () => own.abort();
      signal?.addEventListener('abort', abort, { once: true });
      return orTravelError('geocoding-failed', () =>
        client.search(text, language, near, own.signal),
      ).finally(() => signal?.removeEventListener('abort', abort));
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
