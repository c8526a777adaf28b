import * as v from 'valibot';
import { latLngSchema } from '#src/domain/place/location.ts';
import { PLACE_KINDS } from '#src/domain/kinds/place-kinds.ts';
import type { SendRequest } from '#src/providers/device-worker/device-request.ts';
import type { GazetteerQueries } from './gazetteer/gazetteer-queries.ts';

const kindSchema = v.picklist(PLACE_KINDS);

const foundPlaceSchema = v.object({
  ...latLngSchema.entries,
  place: v.string(),
  name: v.string(),
  context: v.string(),
  kind: v.nullable(kindSchema),
  elevation: v.nullable(v.number()),
  unknown: v.exactOptional(v.string()),
});

const namedPlaceSchema = v.object({
  names: v.object({ en: v.string(), de: v.string() }),
  kind: kindSchema,
  lat: v.number(),
  lng: v.number(),
  population: v.nullable(v.number()),
  elevation: v.nullable(v.number()),
  distanceKm: v.number(),
  rank: v.number(),
});

/** The bundled gazetteer by device requests. */
export function createGazetteerClient(send: SendRequest): GazetteerQueries {
  return {
    async search(text, language, near, signal) {
      const found = await send({ type: 'search', text, language, near }, signal);
      return v.parse(v.array(foundPlaceSchema), found);
    },
    async nameAt(point, language, signal) {
      return v.parse(v.string(), await send({ type: 'name', point, language }, signal));
    },
    async countryAt(point, signal) {
      return v.parse(v.nullable(v.string()), await send({ type: 'country', point }, signal));
    },
    async near(point, { kinds, radiusKm, limit }, signal) {
      const query = { kinds: [...kinds], radiusKm, limit };
      const found = await send({ type: 'near', point, query }, signal);
      return v.parse(v.array(namedPlaceSchema), found);
    },
  };
}
