import type { Places } from '#src/domain/ports.ts';
import { orDataMissing } from '#src/providers/data-pack/or-data-missing.ts';
import type { GazetteerQueries } from '#src/providers/geocoder/gazetteer/gazetteer-queries.ts';

/** Named places around a point, from the bundled gazetteer. Fails with 'data-missing'. */
export function createGazetteerPlaces(client: GazetteerQueries): Places {
  return { near: (...question) => orDataMissing(() => client.near(...question)) };
}
