import type { LatLng } from '#src/domain/place/location.ts';
import type { PlaceKind } from '#src/domain/place/places.ts';
import type { SightKind } from '#src/domain/place/sights.ts';
import { plainText } from '#src/wording/plain-text.ts';
import { EXPORT_WORDS } from './export-words.ts';
import { stopNames } from './outline-days.ts';
import type { OutlineDay, OutlineStop } from './outline-days.ts';
import type { OutlineIdea, TripOutline } from './outline.ts';

/** Symbols that Garmin's devices and most map apps draw, by kind of place. */
const SYMBOLS: Readonly<Partial<Record<SightKind | PlaceKind, string>>> = {
  summit: 'Summit',
  peak: 'Summit',
  viewpoint: 'Scenic Area',
  waterfall: 'Scenic Area',
  gorge: 'Scenic Area',
  beach: 'Beach',
  bay: 'Beach',
  lake: 'Swimming Area',
  'hot-spring': 'Swimming Area',
  bath: 'Swimming Area',
  'dive-site': 'Diver Down Flag 1',
  'ski-area': 'Skiing Area',
  museum: 'Museum',
  park: 'Park',
  'national-park': 'Park',
  garden: 'Park',
  zoo: 'Zoo',
  trail: 'Trail Head',
  town: 'City (Small)',
  city: 'City (Medium)',
  capital: 'City (Large)',
};
/** Looked up by the text that a stored trip has. */
const BY_KIND: ReadonlyMap<string, string> = new Map(Object.entries(SYMBOLS));
const OTHER_SYMBOL = 'Flag, Green';
const PIN_SYMBOL = 'Pin, Red';

/** Destination and ideas as waypoints, each day as a route, of a GPX 1.1 file (topografix.com/GPX/1/1). */
export function gpxFile(outline: TripOutline): string {
  const { at, ideas, name, dates, language } = outline;
  const points = [
    waypoint(at, { name: outline.place, description: dates, symbol: PIN_SYMBOL, type: '' }),
    ...ideas.flatMap(ideaPoint),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<gpx version="1.1" creator="Fernweh" xmlns="http://www.topografix.com/GPX/1/1" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="http://www.topografix.com/GPX/1/1 http://www.topografix.com/GPX/1/1/gpx.xsd">
  <metadata>
    ${element('name', `${name}, ${dates}`)}
    ${element('desc', EXPORT_WORDS[language].madeWith)}
    <time>${outline.savedAt}</time>
  </metadata>
${[...points, ...outline.days.flatMap((day) => dayRoute(outline, day))].join('\n')}
</gpx>
`;
}

function ideaPoint({ name, description, kind, list, at }: OutlineIdea): string[] {
  if (at === null) return [];
  return [waypoint(at, { name, description, symbol: symbolOf(kind), type: kind ?? list })];
}

/** The stops of a day from the place on; no road is known between them. */
function dayRoute({ at, place, language }: TripOutline, day: OutlineDay): string[] {
  const { number, ideas, note } = day;
  const stops = ideas.filter((stop) => stop.at !== null);
  if (stops.length === 0) return [];
  const title = element('name', `${EXPORT_WORDS[language].day(number)}: ${stopNames(stops)}`);
  const points = [routePoint(at, place, PIN_SYMBOL), ...stops.flatMap(stopPoint)].join('');
  return [`  <rte>${title}${element('desc', note)}<number>${number}</number>${points}</rte>`];
}

function stopPoint({ name, note, kind, at }: OutlineStop): string[] {
  return at === null ? [] : [routePoint(at, name, symbolOf(kind), note)];
}

function routePoint(at: LatLng, name: string, symbol: string, note = ''): string {
  const words = element('name', name) + element('desc', note);
  return `<rtept ${degrees(at)}>${words}<sym>${symbol}</sym></rtept>`;
}

function symbolOf(kind: string | null): string {
  return (kind === null ? undefined : BY_KIND.get(kind)) ?? OTHER_SYMBOL;
}

type Waypoint = { name: string; description: string; symbol: string; type: string };

/** Elements in the order of the schema. */
function waypoint(at: LatLng, { name, description, symbol, type }: Waypoint): string {
  const words = element('name', name) + element('desc', description);
  return `  <wpt ${degrees(at)}>${words}<sym>${symbol}</sym>${element('type', type)}</wpt>`;
}

/** No element for an empty text. */
function element(tag: 'name' | 'desc' | 'type', text: string): string {
  return text === '' ? '' : `<${tag}>${escapeXml(text)}</${tag}>`;
}

/** To about 10 cm. */
function degrees({ lat, lng }: LatLng): string {
  return `lat="${Number(lat.toFixed(6))}" lon="${Number(lng.toFixed(6))}"`;
}

/** Characters that XML 1.0 does not allow are left out. */
function escapeXml(text: string): string {
  return plainText(text)
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
