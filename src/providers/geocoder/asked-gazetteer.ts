import * as v from 'valibot';
import { latLngSchema } from '#src/domain/location.ts';
import { PLACE_KINDS } from '#src/domain/places.ts';
import type { AskDevice } from '#src/providers/device-worker/device-questions.ts';
import type { GazetteerClient } from './gazetteer/gazetteer-client.ts';

const kindSchema = v.picklist(PLACE_KINDS);

const foundPlaceSchema = v.object({
  ...latLngSchema.entries,
  place: v.string(),
  name: v.string(),
  context: v.string(),
  kind: v.nullable(kindSchema),
  elevation: v.nullable(v.number()),
});

const namedPlaceSchema = v.object({
  name: v.string(),
  kind: kindSchema,
  lat: v.number(),
  lng: v.number(),
  population: v.nullable(v.number()),
  elevation: v.nullable(v.number()),
  distanceKm: v.number(),
  rank: v.number(),
});

/** The gazetteer, wherever it is asked. */
export function createAskedGazetteer(ask: AskDevice): GazetteerClient {
  return {
    async search(text, language, near, signal) {
      const found = await ask({ about: 'search', text, language, near }, signal);
      return v.parse(v.array(foundPlaceSchema), found);
    },
    async nameAt(point, language, signal) {
      return v.parse(v.string(), await ask({ about: 'name', point, language }, signal));
    },
    async countryAt(point, signal) {
      return v.parse(v.nullable(v.string()), await ask({ about: 'country', point }, signal));
    },
    async near(point, { kinds, radiusKm, limit }, language, signal) {
      const query = { kinds: [...kinds], radiusKm, limit };
      const found = await ask({ about: 'near', point, query, language }, signal);
      return v.parse(v.array(namedPlaceSchema), found);
    },
  };
}
