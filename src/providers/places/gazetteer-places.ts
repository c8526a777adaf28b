import { isAbort, TravelError } from '#src/domain/errors.ts';
import type { Places } from '#src/domain/ports.ts';
import type { GazetteerClient } from '#src/providers/geocoder/gazetteer-client.ts';

/** Named places around a point, from the bundled gazetteer. Fails with 'data-missing'. */
export function createGazetteerPlaces(client: GazetteerClient): Places {
  return {
    async near(point, query, language, signal) {
      try {
        return await client.near(point, query, language, signal);
      } catch (error) {
        if (isAbort(error)) throw error;
        throw new TravelError('data-missing', { cause: error });
      }
    },
  };
}
