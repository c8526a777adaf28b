import type { LatLng } from '#src/domain/place/location.ts';
import type { PlaceKind } from '#src/domain/place/places.ts';
import type { SightKind } from '#src/domain/place/sights.ts';
import { plainText } from '#src/wording/plain-text.ts';
import { EXPORT_WORDS } from './export-words.ts';
import { placeNames } from './outline-days.ts';
import type { OutlineDay, OutlinePlace } from './outline-days.ts';
import { baseOf } from './outline-stops.ts';
import type { OutlineStop } from './outline-stops.ts';
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

/**
 * Destination and ideas as waypoints, each day as a route. Of a trip with stops, the waypoints stand stop by
 * stop, each with the stop as its type, and a route of the stops comes first. GPX 1.1 (topografix.com/GPX/1/1).
 */
export function gpxFile(outline: TripOutline): string {
  const { at, ideas, name, dates, stops, language } = outline;
  const pin = waypoint(at, {
    name: outline.place,
    description: dates,
    symbol: PIN_SYMBOL,
    type: '',
  });
  const points =
    stops.length === 0
      ? [pin, ...ideas.flatMap((idea) => ideaPoint(idea))]
      : [...stops.flatMap((stop) => stopPoints(stop, outline)), stopsRoute(outline)];
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

function ideaPoint(
  { name, description, kind, list, at }: OutlineIdea,
  type: string = kind ?? list,
): string[] {
  if (at === null) return [];
  return [waypoint(at, { name, description, symbol: symbolOf(kind), type })];
}

/** The stop and the ideas at it. */
function stopPoints(stop: OutlineStop, { ideas }: TripOutline): string[] {
  const { number, name, place, at, dates } = stop;
  const type = `${number} ${name}`;
  return [
    waypoint(at, { name: place, description: dates, symbol: PIN_SYMBOL, type }),
    ...ideas.flatMap((idea) => (idea.stop === number ? ideaPoint(idea, type) : [])),
  ];
}

/** The stops in their order; no road is known between them. */
function stopsRoute({ stops, language }: TripOutline): string {
  const points = stops.map(({ at, place, dates }) => routePoint(at, place, PIN_SYMBOL, dates));
  return `  <rte>${element('name', EXPORT_WORDS[language].route)}${points.join('')}</rte>`;
}

/** The places of a day from the one where one sleeps on; no road is known between them. */
function dayRoute(outline: TripOutline, day: OutlineDay): string[] {
  const { language } = outline;
  const { at, place } = baseOf(outline, day);
  const { number, ideas, note } = day;
  const places = ideas.filter((one) => one.at !== null);
  if (places.length === 0) return [];
  const title = element('name', `${EXPORT_WORDS[language].day(number)}: ${placeNames(places)}`);
  const points = [routePoint(at, place, PIN_SYMBOL), ...places.flatMap(placePoint)].join('');
  return [`  <rte>${title}${element('desc', note)}<number>${number}</number>${points}</rte>`];
}

function placePoint({ name, note, kind, at }: OutlinePlace): string[] {
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
