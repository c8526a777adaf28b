import * as v from 'valibot';
import { addGeometry } from './add-geometry.ts';
import type { About } from './add-geometry.ts';
import type { PlaceCollector } from './collect-places.ts';
import { featureSchema } from './feature.ts';
import type { Feature } from './feature.ts';
import { writtenPoint } from './written-point.ts';

const collectionSchema = v.object({
  type: v.literal('FeatureCollection'),
  name: v.fallback(v.string(), ''),
  features: v.array(v.unknown()),
});
const unknownPointSchema = v.object({
  type: v.literal('Point'),
  coordinates: v.tuple([v.literal(0), v.literal(0)]),
});

/** The features of a GeoJSON text (RFC 7946), those of Google's saved places among them. */
export function geojsonPlaces(text: string, into: PlaceCollector): string {
  const given: unknown = JSON.parse(text);
  const collection = v.safeParse(collectionSchema, given);
  const features = collection.success ? collection.output.features : [given];
  for (const feature of features) {
    const parsed = v.safeParse(featureSchema, feature);
    if (parsed.success) addFeature(parsed.output, into);
    else if (collection.success) into.leaveOut('blank');
    else addGeometry(feature, {}, into);
  }
  return collection.success ? collection.output.name : '';
}

function addFeature({ geometry, properties }: Feature, into: PlaceCollector): void {
  const texts = textsOf(properties);
  const about = aboutOf(texts, textsOf(properties['location'] ?? properties['Location']));
  // Google writes 0, 0 where only its link tells the place.
  const isUnknown = !geometry || v.is(unknownPointSchema, geometry);
  const linked = isUnknown ? writtenPoint(firstOf(texts, LINKS)) : null;
  if (linked !== null) into.add({ ...about, ...linked.at, rough: linked.rough });
  else addGeometry(geometry, about, into);
}

const NAMES = ['name', 'title', 'label', 'name:en', 'name:de', 'business name'];
const NOTES = ['note', 'notes', 'comment', 'description', 'desc', 'cmt'];
const ADDRESSES = ['address', 'addr:full', 'formatted_address'];
const LINKS = ['google_maps_url', 'google maps url', 'url'];

type Texts = ReadonlyMap<string, string>;

/** Google puts name and address of a place into an object of their own. */
function aboutOf(texts: Texts, location: Texts): About {
  const name = firstOf(texts, NAMES) || firstOf(location, NAMES);
  const address = firstOf(texts, ADDRESSES) || firstOf(location, ADDRESSES);
  const notes = NOTES.map((key) => texts.get(key));
  return { name: name || address, notes: [...notes, address] };
}

/** By their keys, however these are capitalised. */
function textsOf(properties: unknown): Texts {
  if (typeof properties !== 'object' || properties === null) return new Map();
  return new Map(
    Object.entries(properties).flatMap(([key, value]: [string, unknown]) =>
      typeof value === 'string' && value.trim() !== '' ? [[key.toLowerCase(), value]] : [],
    ),
  );
}

function firstOf(texts: Texts, keys: readonly string[]): string {
  return keys.map((key) => texts.get(key)).find((text) => text !== undefined) ?? '';
}
