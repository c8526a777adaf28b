import * as v from 'valibot';
import { latLngSchema } from '#src/domain/place/location.ts';
import type { PlaceKind } from '#src/domain/place/places.ts';
import type { FoundPlace } from '#src/domain/ports.ts';
import { validFeatures } from './feature-name.ts';

/** Only name and point are needed. */
const featureSchema = v.object({
  /** The place's type, a dot and a number: 'region.9001'. */
  id: v.fallback(v.string(), ''),
  text: v.fallback(v.string(), ''),
  place_name: v.pipe(v.string(), v.nonEmpty()),
  center: v.pipe(
    v.tuple([v.number(), v.number()]),
    v.transform(([lng, lat]) => ({ lat, lng })),
    latLngSchema,
  ),
});

/** Kinds by Mapbox' types; its 'place' is any city, town or village. */
const KINDS: ReadonlyMap<string, PlaceKind> = new Map([
  ['country', 'country'],
  ['region', 'region'],
  ['district', 'region'],
  ['place', 'town'],
  ['locality', 'village'],
]);

/** In the order of the reply, each place once. */
export function foundPlaces(features: unknown[]): FoundPlace[] {
  const places = validFeatures(featureSchema, features).map(foundPlace);
  return [...new Map(places.map((found) => [keyOf(found), found])).values()];
}

function keyOf({ place, lat, lng }: FoundPlace): string {
  return `${place} ${lat} ${lng}`;
}

function foundPlace(feature: v.InferOutput<typeof featureSchema>): FoundPlace {
  const [name, context] = splitName(feature.place_name, feature.text);
  return {
    ...feature.center,
    place: feature.place_name,
    name,
    context,
    kind: kindOf(feature.id),
    elevation: null,
  };
}

/** Splits 'Innsbruck, Tyrol, Austria' into the name and the rest. */
function splitName(place: string, own: string): [name: string, context: string] {
  if (place === own) return [place, ''];
  const end = own !== '' && place.startsWith(`${own}, `) ? own.length : place.indexOf(', ');
  return end === -1 ? [place, ''] : [place.slice(0, end), place.slice(end + ', '.length)];
}

function kindOf(id: string): PlaceKind | null {
  return KINDS.get(id.split('.')[0] ?? '') ?? null;
}
