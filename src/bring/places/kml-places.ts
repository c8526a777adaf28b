import { kmlGen } from '@tmcw/togeojson';
import * as v from 'valibot';
import { addGeometry } from './add-geometry.ts';
import type { PlaceCollector } from './collect-places.ts';
import { toFeature } from './feature.ts';
import { readXml } from './read-xml.ts';

/** A description may be HTML, which is told apart. */
const textSchema = v.fallback(
  v.union([
    v.string(),
    v.pipe(
      v.object({ value: v.string() }),
      v.transform(({ value }) => value),
    ),
  ]),
  '',
);

/** The placemarks of a KML file, those in folders as well. */
export function kmlPlaces(text: string, into: PlaceCollector): string {
  const document = readXml(text);
  for (const { geometry, properties } of Array.from(kmlGen(document), toFeature)) {
    const { name, description, address } = properties;
    const about = { name, notes: [v.parse(textSchema, description), address] };
    addGeometry(geometry, about, into);
  }
  const [root] = document.getElementsByTagName('Document');
  const name = Array.from(root?.childNodes ?? []).find(({ nodeName }) => nodeName === 'name');
  return name?.textContent ?? '';
}
