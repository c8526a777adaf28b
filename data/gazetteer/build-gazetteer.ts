import { createBorders } from '#src/providers/geocoder/points/borders.ts';
import type { Borders } from '#src/providers/geocoder/points/borders.ts';
import { GAZETTEER_FILES } from '#src/providers/geocoder/gazetteer/gazetteer-format.ts';
import { readShorelines } from '../basemap/shorelines.ts';
import { writePackPart } from '../pack-file.ts';
import { encodeBorders } from './borders.ts';
import { alongCurve } from './curve.ts';
import { encodePlaces } from './encode-places.ts';
import type { Country, PlacedFeature } from './encode-places.ts';
import { groupBy } from './group-by.ts';
import { withIslandKinds } from './features/island-kinds.ts';
import { lakeOutlines } from './features/lake-outlines.ts';
import { readList } from './lists.ts';
import { readFeatures } from './features/nature.ts';
import type { Feature } from './features/feature.ts';
import { readOutlines } from './features/outlines.ts';
import { createRegionGrid, readRegionLands, regionOf } from './region-grid.ts';
import type { RegionLand } from './region-grid.ts';
import { readRegions, regionCode } from './regions.ts';
import type { Region } from './regions.ts';
import { readSettlements } from './settlements.ts';
import type { Settlement } from './settlements.ts';

/** A feature takes the region of the nearest place of its country within this distance. */
const REGION_WITHIN_DEGREES = 0.7;

/** Builds the gazetteer: see README.md beside this file for its sources. */
export async function buildGazetteer(referenceFolder: string): Promise<void> {
  const bordersBytes = await encodeBorders();
  const borders = createBorders(bordersBytes);
  const settlements = inOrder(await readSettlements());
  const regions = await readRegions(settlements);
  const countries = await readCountries(settlements, borders);
  const lands = await readRegionLands(regions);
  const shores = readShorelines('h');
  const named = withIslandKinds(await readFeatures(referenceFolder), shores);
  const features = placeFeatures(named, { settlements, regions, countries, borders, lands });
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
  const others = new Map(
    (await readList('countries.txt')).map((entry) => [entry[0], (entry[1] ?? '').split(';')]),
  );
  const groups = groupBy(settlements, (place) => place.country);
  for (const code of borders.codes) groups.set(code, groups.get(code) ?? []);
  return [...groups]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([code, places]) => {
      const { lat, lng } = centreOf(code, places, borders);
      return { code, lat, lng, others: [...(others.get(code) ?? []), ...ownNames(code)] };
    });
}

/** The country's name in its own main language: España, Hrvatska, 日本. */
function ownNames(code: string): string[] {
  const { language } = new Intl.Locale(`und-${code}`).maximize();
  const name = new Intl.DisplayNames([language], { type: 'region' }).of(code);
  return name === undefined || name === code ? [] : [name];
}

const EMPTY: Readonly<Record<string, { lat: number; lng: number }>> = {
  AQ: { lat: -80, lng: 0 },
  BV: { lat: -54.4, lng: 3.4 },
  HM: { lat: -53.1, lng: 73.5 },
  IO: { lat: -7.3, lng: 72.4 },
  UM: { lat: 19.3, lng: 166.6 },
};

/** The middle of the country's places; where that lies abroad or in the sea, the capital. */
function centreOf(
  code: string,
  places: readonly Settlement[],
  borders: Borders,
): { lat: number; lng: number } {
  const empty = EMPTY[code];
  if (empty !== undefined) return empty;
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

type Surroundings = {
  settlements: readonly Settlement[];
  regions: readonly Region[];
  countries: readonly Country[];
  borders: Borders;
  lands: readonly RegionLand[];
};

function placeFeatures(features: readonly Feature[], around: Surroundings): PlacedFeature[] {
  const countryIndex = new Map(around.countries.map((country, index) => [country.code, index]));
  const regionIndex = new Map(around.regions.map((region, index) => [region.code, index]));
  const cells = groupBy(around.settlements, (place) => cellOf(place.lat, place.lng));
  const placed = features.map((feature) => {
    const near = nearest(feature, cells);
    const code = feature.wide ? null : (around.borders.countryAt(feature) ?? near?.country ?? null);
    const drawn = regionOf(around.lands, feature);
    const isOurs = drawn !== undefined && around.regions[drawn]?.country === code;
    const nearby = near !== undefined && near.country === code ? near.region : '';
    const region = isOurs ? drawn : regionIndex.get(nearby);
    const inRegion = feature.kind !== 'region' && feature.kind !== 'desert';
    return {
      ...feature,
      country: code === null ? -1 : (countryIndex.get(code) ?? -1),
      region: inRegion ? (region ?? -1) : -1,
    };
  });
  return alongCurve(placed);
}

function nearest(
  point: { lat: number; lng: number },
  cells: Map<string, Settlement[]>,
): Settlement | undefined {
  let found: Settlement | undefined;
  let least = REGION_WITHIN_DEGREES;
  for (let row = -1; row <= 1; row++) {
    for (let column = -1; column <= 1; column++) {
      for (const place of cells.get(cellOf(point.lat + row, point.lng + column)) ?? []) {
        const away = Math.hypot(
          place.lat - point.lat,
          (place.lng - point.lng) * Math.cos((point.lat * Math.PI) / 180),
        );
        if (away < least) [found, least] = [place, away];
      }
    }
  }
  return found;
}

function cellOf(lat: number, lng: number): string {
  return `${Math.floor(lat)}|${Math.floor(lng)}`;
}
