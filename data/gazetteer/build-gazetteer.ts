import { join } from 'node:path';
import * as v from 'valibot';
import type { LatLng } from '#src/domain/place/location.ts';
import { createBorders } from '#src/providers/geocoder/points/borders.ts';
import type { Borders } from '#src/providers/geocoder/points/borders.ts';
import { GAZETTEER_FILES } from '#src/providers/geocoder/gazetteer/gazetteer-format.ts';
import { readShorelines } from '../basemap/shorelines.ts';
import { writePackPart } from '../pack-file.ts';
import { listCell, numberCell } from '../tables/cells.ts';
import { readTable } from '../tables/read-table.ts';
import { encodeBorders } from './borders.ts';
import { alongCurve } from './curve.ts';
import { encodePlaces } from './encode-places.ts';
import type { Country } from './encode-places.ts';
import { groupBy } from './group-by.ts';
import { readAirports } from './features/airports.ts';
import { withIslandKinds } from './features/island-kinds.ts';
import { lakeOutlines } from './features/lake-outlines.ts';
import { readFeatures } from './features/nature.ts';
import { readOutlines } from './features/outlines.ts';
import { withParkAreas } from './features/park-areas.ts';
import { readSmallPlaces } from './features/small-places.ts';
import { readSights, withSights } from './features/sights.ts';
import type { NamedSight } from './features/sights.ts';
import { placeFeatures } from './place-features.ts';
import { createRegionGrid } from './region-grid.ts';
import { readRegionLands } from './region-lands.ts';
import { readRegionFixes } from './region-fixes.ts';
import { readRegions, regionCode } from './regions.ts';
import { readSettlements } from './settlements.ts';
import type { Settlement } from './settlements.ts';
import { withShortNames } from './short-names.ts';
import { readSmallVillages } from './small-villages.ts';

const COUNTRY_NAMES = join(import.meta.dirname, 'lists/countries.txt');
const namesSchema = v.object({
  country: v.string(),
  others: listCell(';'),
  lat: v.exactOptional(numberCell),
  lng: v.exactOptional(numberCell),
});

/** Builds the gazetteer: see README.md beside this file for its sources. */
export async function buildGazetteer(referenceFolder: string): Promise<void> {
  const places = join(referenceFolder, 'places');
  const bordersBytes = await encodeBorders();
  const borders = createBorders(bordersBytes);
  const sights = await readSights();
  const settlements = inOrder(await allSettlements(places, sights));
  const regions = await readRegions(settlements);
  const countries = await readCountries(settlements, borders);
  const lands = await readRegionLands(regions, settlements);
  const shores = readShorelines('h');
  const nature = withIslandKinds(await readFeatures(referenceFolder), shores);
  const named = [
    ...withSights(await withParkAreas(nature, referenceFolder), sights),
    ...(await readSmallPlaces(settlements)),
    ...(await readAirports(places, settlements)),
  ];
  const features = placeFeatures(named, {
    settlements,
    regions,
    countries,
    borders,
    lands,
    fixedRegion: await readRegionFixes(),
  });
  const lakes = lakeOutlines(named, shores);
  const placesBytes = encodePlaces({
    countries,
    regions,
    settlements,
    features,
    outlines: [...lakes, ...(await readOutlines())],
    regionGrid: createRegionGrid(lands, settlements),
  });
  console.log(
    `gazetteer: ${settlements.length} settlements, ${regions.length} regions, ${features.length} features, ${lakes.length} lakes`,
  );
  await writePackPart('gazetteer', 'data', [
    { name: GAZETTEER_FILES.places, bytes: placesBytes },
    { name: GAZETTEER_FILES.borders, bytes: bordersBytes },
  ]);
}

async function allSettlements(
  places: string,
  sights: readonly NamedSight[],
): Promise<Settlement[]> {
  const large = await readSettlements();
  const small = await readSmallVillages(large, sights);
  return withShortNames([...large, ...small], places);
}

/** Sorts by region, then along a Hilbert curve, which makes the position differences small. */
function inOrder(settlements: readonly Settlement[]): Settlement[] {
  const groups = groupBy(settlements, regionCode);
  return [...groups]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, group]) => alongCurve(group));
}

async function readCountries(
  settlements: readonly Settlement[],
  borders: Borders,
): Promise<Country[]> {
  const names = await readTable(COUNTRY_NAMES, namesSchema);
  const listed = new Map(names.map((row) => [row.country, row]));
  const groups = groupBy(settlements, (place) => place.country);
  for (const code of borders.codes) groups.set(code, groups.get(code) ?? []);
  return [...groups]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([code, places]) => {
      const row = listed.get(code);
      const { lat, lng } = pointOf(row) ?? centreOf(code, places, borders);
      return { code, lat, lng, others: [...(row?.others ?? []), ...ownNames(code)] };
    });
}

/** The country's name in its own main language: España, Hrvatska, 日本. */
function ownNames(code: string): string[] {
  const { language } = new Intl.Locale(`und-${code}`).maximize();
  const name = new Intl.DisplayNames([language], { type: 'region' }).of(code);
  return name === undefined || name === code ? [] : [name];
}

function pointOf(row: { lat?: number; lng?: number } = {}): LatLng | null {
  return row.lat === undefined || row.lng === undefined ? null : { lat: row.lat, lng: row.lng };
}

/** The middle of the country's places; where that lies abroad or in the sea, the capital. */
function centreOf(code: string, places: readonly Settlement[], borders: Borders): LatLng {
  if (places.length === 0) throw new Error(`nothing tells where ${code} is`);
  const weights = places.map((place) => Math.sqrt(place.population + 100));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const mean = (part: 'lat' | 'lng') =>
    places.reduce((sum, place, index) => sum + place[part] * (weights[index] ?? 0), 0) / total;
  const centre = { lat: mean('lat'), lng: mean('lng') };
  if (borders.countryAt(centre) === code) return centre;
  const capital =
    places.find((place) => place.capital) ??
    places.toSorted((a, b) => b.population - a.population)[0];
  return capital === undefined ? centre : { lat: capital.lat, lng: capital.lng };
}
