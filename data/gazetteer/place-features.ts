import type { LatLng } from '#src/domain/place/location.ts';
import type { Borders } from '#src/providers/geocoder/points/borders.ts';
import { alongCurve } from './curve.ts';
import type { Country, PlacedFeature } from './encode-places.ts';
import type { Area, Feature } from './features/feature.ts';
import { groupBy } from './group-by.ts';
import type { RegionFixes } from './region-fixes.ts';
import { regionOf } from './region-lands.ts';
import type { RegionLand } from './region-lands.ts';
import type { Region } from './regions.ts';
import type { Settlement } from './settlements.ts';

/** A feature takes the region of the nearest place of its country within this distance. */
const REGION_WITHIN_DEGREES = 0.7;
/** This close to a settlement, its region is more certain than the simplified outlines. */
const BESIDE_DEGREES = 0.03;
/** Share of a park's area in one region from which it is said to lie there. */
const ONE_REGION = 0.8;
const SAMPLES = 7;

type Surroundings = {
  settlements: readonly Settlement[];
  regions: readonly Region[];
  countries: readonly Country[];
  borders: Borders;
  lands: readonly RegionLand[];
  /** Code of the region where it is listed by hand. */
  fixedRegion: RegionFixes;
};

/** The features along a curve, with their countries and regions. */
export function placeFeatures(features: readonly Feature[], around: Surroundings): PlacedFeature[] {
  const countryIndex = new Map(around.countries.map((country, index) => [country.code, index]));
  const regionIndex = new Map(around.regions.map((region, index) => [region.code, index]));
  const cells = groupBy(around.settlements, (place) => cellOf(place.lat, place.lng));
  const placed = features.map((feature) => {
    const near = nearest(feature, cells);
    const code = feature.wide
      ? null
      : (around.borders.countryAt(feature) ?? near?.place.country ?? null);
    const drawn = regionOf(around.lands, feature);
    const isOurs = drawn !== undefined && around.regions[drawn]?.country === code;
    const nearby = near?.place.country === code ? regionIndex.get(near.place.region) : undefined;
    const isBeside = near !== undefined && near.away < BESIDE_DEGREES;
    const fixed = around.fixedRegion({ country: code ?? '', name: feature.name });
    const computed = isOurs && !(isBeside && nearby !== undefined) ? drawn : nearby;
    const region = fixed === undefined ? computed : regionIndex.get(fixed);
    const inRegion =
      fixed !== undefined ||
      (feature.kind !== 'region' &&
        feature.kind !== 'desert' &&
        isInOneRegion(feature, around.lands));
    return {
      ...feature,
      country: code === null ? -1 : (countryIndex.get(code) ?? -1),
      region: inRegion ? (region ?? -1) : -1,
    };
  });
  return alongCurve(placed);
}

/** Whether the place has no area, or nearly all of it lies in one region: Kruger lies in two. */
function isInOneRegion({ area }: Feature, lands: readonly RegionLand[]): boolean {
  if (area === undefined) return true;
  const regions = samplesOf(area).flatMap((point) => regionOf(lands, point) ?? []);
  const counts = [...groupBy(regions, String).values()].map(({ length }) => length);
  return Math.max(0, ...counts) >= ONE_REGION * regions.length;
}

function samplesOf({ south, west, north, east }: Area): LatLng[] {
  const width = (east - west + 360) % 360;
  const shares = Array.from({ length: SAMPLES }, (_, at) => (at + 0.5) / SAMPLES);
  return shares.flatMap((up) =>
    shares.map((right) => ({ lat: south + up * (north - south), lng: west + right * width })),
  );
}

type Neighbour = { place: Settlement; away: number };

function nearest(
  point: { lat: number; lng: number },
  cells: Map<string, Settlement[]>,
): Neighbour | undefined {
  let found: Neighbour | undefined;
  for (let row = -1; row <= 1; row++) {
    for (let column = -1; column <= 1; column++) {
      for (const place of cells.get(cellOf(point.lat + row, point.lng + column)) ?? []) {
        const away = Math.hypot(
          place.lat - point.lat,
          (place.lng - point.lng) * Math.cos((point.lat * Math.PI) / 180),
        );
        if (away < (found?.away ?? REGION_WITHIN_DEGREES)) found = { place, away };
      }
    }
  }
  return found;
}

function cellOf(lat: number, lng: number): string {
  return `${Math.floor(lat)}|${Math.floor(lng)}`;
}
