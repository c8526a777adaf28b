import { gpxGen } from '@tmcw/togeojson';
import type { Element } from '@xmldom/xmldom';
import { addGeometry, isPoint } from './add-geometry.ts';
import type { PlaceCollector } from './collect-places.ts';
import { toFeature } from './feature.ts';
import { readXml } from './read-xml.ts';

/** Waypoints, named points of routes, and where routes and tracks begin and end. */
export function gpxPlaces(text: string, into: PlaceCollector): string {
  const document = readXml(withDecimalPoints(withTrackEndsOnly(text)));
  const features = Array.from(gpxGen(document), toFeature);
  const named = Array.from(document.getElementsByTagName('rtept'), namedPoint).filter(
    (point) => point !== null,
  );
  for (const { geometry, properties } of features) {
    const { name, desc, cmt } = properties;
    if (isPoint(geometry)) addGeometry(geometry, { name, notes: [desc, cmt] }, into);
  }
  for (const point of named) into.add(point);
  for (const { geometry, properties } of features) {
    const { name, desc, cmt, _gpxType: type } = properties;
    // A route with named points says where it leads.
    if (isPoint(geometry) || (type === 'rte' && named.length > 0)) continue;
    addGeometry(geometry, { name, notes: [desc, cmt] }, into);
  }
  return textIn(document.getElementsByTagName('metadata')[0], 'name');
}

function namedPoint(element: Element) {
  const name = textIn(element, 'name');
  if (name.trim() === '') return null;
  const [lat, lng] = [degrees(element, 'lat'), degrees(element, 'lon')];
  return { name, notes: [textIn(element, 'desc')], lat, lng };
}

function degrees(element: Element, attribute: string): number {
  return Number.parseFloat(element.getAttribute(attribute) ?? '');
}

function textIn(element: Element | undefined, tag: string): string {
  return element?.getElementsByTagName(tag)[0]?.textContent ?? '';
}

/** Some programs write the coordinates with the comma of their country; parsers stop at it, some way off. */
function withDecimalPoints(text: string): string {
  return text.replaceAll(/(?<=\s(?:lat|lon)=["']-?\d{1,3}),(?=\d+["'])/gu, '.');
}

/**
 * Keeps the first and the last point of each segment of a track: a recorded day has tens of thousands
 * between them, which nobody needs here.
 */
function withTrackEndsOnly(text: string): string {
  let kept = '';
  let from = 0;
  for (;;) {
    const start = text.indexOf('<trkseg', from);
    const end = start === -1 ? -1 : text.indexOf('</trkseg>', start);
    if (end === -1) return kept + text.slice(from);
    const second = text.indexOf('<trkpt', text.indexOf('<trkpt', start) + 1);
    const last = text.lastIndexOf('<trkpt', end);
    const isLong = second !== -1 && second < last;
    kept += isLong ? text.slice(from, second) + text.slice(last, end) : text.slice(from, end);
    from = end;
  }
}
