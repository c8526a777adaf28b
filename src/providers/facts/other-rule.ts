import type { LatLng } from '#src/domain/location.ts';

type Corner = readonly [lng: number, lat: number];

/**
 * Areas that are not governed by the country of the gazetteer: other money, other emergency numbers.
 * Drawn by hand and larger than the areas: a point near the line has no facts rather than wrong
 * ones. By the country's ISO code; checked for points of that country only.
 */
const AREAS: Readonly<Record<string, readonly (readonly Corner[])[]>> = {
  // Northern Cyprus, along the buffer zone
  CY: [
    [
      [32.4, 35.8],
      [32.6, 35.17],
      [32.87, 35.09],
      [33.05, 35.13],
      [33.25, 35.155],
      [33.365, 35.177],
      [33.42, 35.13],
      [33.55, 35.065],
      [33.7, 35.04],
      [33.95, 35.075],
      [34.8, 35.3],
      [34.8, 35.8],
    ],
  ],
  GE: [
    // Abkhazia, along the Inguri
    [
      [39.8, 43.3],
      [41.2, 42.3],
      [41.555, 42.38],
      [41.81, 42.54],
      [42.03, 42.77],
      [42.2, 43],
      [42.1, 43.4],
      [40, 43.8],
    ],
    // South Ossetia
    [
      [43.5, 42.15],
      [43.75, 42.1],
      [44.1, 42.12],
      [44.4, 42.05],
      [44.55, 42.1],
      [44.52, 42.3],
      [44.35, 42.45],
      [44.25, 42.7],
      [43.5, 42.8],
    ],
  ],
  // Transnistria with Bender, along the Dniester
  MD: [
    [
      [28.4, 48.3],
      [28.66, 48.03],
      [28.97, 47.8],
      [28.98, 47.6],
      [29.1, 47.25],
      [29.3, 46.95],
      [29.42, 46.78],
      [29.75, 46.65],
      [29.95, 46.5],
      [30.4, 46.5],
      [29.6, 47.9],
      [28.9, 48.4],
    ],
  ],
  // Crimea and the occupied east
  UA: [
    [
      [31.8, 46.6],
      [31.8, 44.2],
      [36.8, 44.8],
      [38.4, 46.9],
      [40.5, 47.7],
      [40.5, 50],
      [38, 50.1],
      [37.3, 48.6],
      [36.3, 47.9],
      [35.2, 47.6],
      [33.9, 47.5],
      [32.9, 46.75],
    ],
  ],
};

export function isUnderOtherRule(countryCode: string, point: LatLng): boolean {
  return (AREAS[countryCode] ?? []).some((area) => isInside(area, point));
}

/** Even-odd rule. */
function isInside(area: readonly Corner[], { lat, lng }: LatLng): boolean {
  let inside = false;
  for (const [index, [x1, y1]] of area.entries()) {
    const [x2, y2] = area.at(index - 1) ?? [x1, y1];
    if (y1 > lat !== y2 > lat && lng < ((x2 - x1) * (lat - y1)) / (y2 - y1) + x1) inside = !inside;
  }
  return inside;
}
