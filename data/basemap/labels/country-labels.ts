import type { Country } from '../countries.ts';
import { countryCode, countryNames } from './country-codes.ts';
import type { Label } from './label.ts';

/** Hand-set positions, where the widest part of a country is not the best one. */
const BEST_PLACES: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  US: [[39.6, -97.5]],
  CA: [[57.5, -104]],
  RU: [
    [56.3, 46],
    [62.5, 101],
  ],
  NO: [[61.2, 9.3]],
  SE: [[63.6, 15.6]],
  FI: [[63.6, 26]],
  GB: [[53.2, -1.6]],
  FR: [[47.2, 1.9]],
  IT: [[43.1, 12.4]],
  ES: [[40.1, -3.6]],
  PT: [[39.8, -8.2]],
  HR: [[45.5, 15.6]],
  GR: [[39.4, 21.8]],
  CL: [[-30, -70.6]],
  ID: [[-2.2, 111.5]],
  MY: [[3.9, 102.2]],
  NZ: [[-41.9, 173.4]],
  JP: [[36.4, 138.2]],
  VN: [[21.7, 104.8]],
  KI: [[1.4, 173.1]],
  FJ: [[-17.9, 178]],
  PF: [[-17.6, -149.4]],
  SB: [[-8.6, 159.2]],
  VU: [[-16.2, 167]],
  CN: [[34.5, 103.5]],
  AU: [[-24.2, 134]],
  BR: [[-9.6, -53.5]],
  AR: [[-35.2, -65.6]],
  KZ: [[48.4, 67.5]],
  DK: [[56.1, 9.2]],
  NL: [[52.3, 5.6]],
  AT: [[47.5, 14.3]],
  CH: [[46.85, 8.1]],
  DE: [[51.2, 10.2]],
  PH: [[12.5, 122.6]],
  CU: [[21.9, -79.2]],
  OM: [[20.8, 56.8]],
  MV: [[3.5, 73.3]],
  FM: [[6.9, 158.2]],
  MH: [[7.1, 171.3]],
  SC: [[-4.7, 55.4]],
  CV: [[15.1, -23.6]],
  BS: [[24.3, -76.2]],
  IL: [[31.2, 34.9]],
  SO: [[4.2, 45.3]],
  GL: [[73, -41.5]],
  AZ: [[40.3, 47.8]],
  TO: [[-21.2, -175.2]],
  TV: [[-8.5, 179.2]],
};
/** Square degrees of the Mercator map from which a country is named at a zoom. */
const MIN_AREA = [
  { zoom: 2, area: 260, size: 0 },
  { zoom: 3, area: 34, size: 1 },
  { zoom: 3, area: 15, size: 2 },
  { zoom: 4, area: 4.2, size: 3 },
  { zoom: 5, area: 0.8, size: 4 },
] as const;
/** Countries that are named by their capital at low zooms. */
const NO_LARGER_THAN_A_CITY = new Set(['AD', 'LI', 'MC', 'SM', 'VA', 'GI', 'HK', 'MO', 'SG']);
/** At higher zooms labels are repeated at this distance. */
const REPEAT = { zoom: 7, lat: 2.4, lon: 3.8, edge: 0.32 };
/** Every n-th row and column is shown from the first of these zooms on. */
const REPEAT_FAR = 3;

/** A name in each country, and from zoom 7 on more of them, so that one is mostly in sight. */
export function countryLabels(countries: readonly Country[]): Label[] {
  return countries.flatMap((country) => {
    const code = countryCode(country);
    if (code === null) return [];
    const names = countryNames(code);
    const ring = country.rings.toSorted((a, b) => ringArea(b) - ringArea(a))[0] ?? [];
    const area = country.rings.reduce((sum, part) => sum + ringArea(part), 0);
    const { zoom, size } = MIN_AREA.find((step) => area >= step.area) ?? {
      zoom: NO_LARGER_THAN_A_CITY.has(code) ? 8 : 6,
      size: 4,
    };
    const places = BEST_PLACES[code] ?? [widestPlace(ring)];
    const near = repeats(country, REPEAT);
    const far: LabelStyle =
      near.length === 0 ? { zoom, size } : { zoom, size, until: REPEAT.zoom - 1 };
    return [
      ...places.map((place) => labelAt(place, names, far)),
      ...near.map((it) =>
        labelAt(it.place, names, { zoom: REPEAT.zoom + (it.far ? 0 : 1), size: 3 }),
      ),
    ];
  });
}

type LabelStyle = Pick<Label, 'zoom' | 'size' | 'until'>;

function labelAt(
  [lat, lon]: readonly [number, number],
  names: { en: string; de: string },
  style: LabelStyle,
): Label {
  return { kind: 'country', lat, lon, ...names, ...style };
}

/** The point farthest from the outline, when a step north counts as much as two east. */
function widestPlace(ring: readonly number[]): readonly [number, number] {
  const box = boundsOf(ring);
  let best: [number, number] = [(box.south + box.north) / 2, (box.west + box.east) / 2];
  let widest = -1;
  for (let row = 1; row < 40; row += 1) {
    for (let column = 1; column < 40; column += 1) {
      const lat = box.south + ((box.north - box.south) * row) / 40;
      const lon = box.west + ((box.east - box.west) * column) / 40;
      const room = roomAt(ring, lat, lon);
      if (room > widest) {
        widest = room;
        best = [lat, lon];
      }
    }
  }
  return [Number(best[0].toFixed(2)), Number(best[1].toFixed(2))];
}

function repeats(
  country: Country,
  repeat: typeof REPEAT,
): { place: [number, number]; far: boolean }[] {
  const places: { place: [number, number]; far: boolean }[] = [];
  for (const ring of country.rings) {
    if (ringArea(ring) < 2) continue;
    const box = boundsOf(ring);
    for (let row = Math.ceil(box.south / repeat.lat); row * repeat.lat < box.north; row += 1) {
      const lat = Number((row * repeat.lat).toFixed(2));
      if (Math.abs(lat) > 76) continue;
      const shift = row % 2 === 0 ? 0 : repeat.lon / 2;
      for (
        let c = Math.ceil((box.west - shift) / repeat.lon);
        c * repeat.lon + shift < box.east;
        c += 1
      ) {
        const lon = Number((c * repeat.lon + shift).toFixed(2));
        if (roomAt(ring, lat, lon) > repeat.edge) {
          places.push({ place: [lat, lon], far: row % 2 === 0 && c % REPEAT_FAR === 0 });
        }
      }
    }
  }
  return places;
}

/** Distance to the outline in squeezed degrees; negative outside. */
function roomAt(ring: readonly number[], lat: number, lon: number): number {
  let nearest = Number.POSITIVE_INFINITY;
  let inside = false;
  const stretch = 0.5 * Math.cos((lat * Math.PI) / 180);
  for (let p = 0, q = ring.length - 2; p < ring.length; q = p, p += 2) {
    const ax = ((ring[q] ?? 0) - lon) * stretch;
    const ay = (ring[q + 1] ?? 0) - lat;
    const bx = ((ring[p] ?? 0) - lon) * stretch;
    const by = (ring[p + 1] ?? 0) - lat;
    if (ay > 0 !== by > 0 && ((bx - ax) * -ay) / (by - ay) + ax > 0) inside = !inside;
    const length = (bx - ax) ** 2 + (by - ay) ** 2;
    const along =
      length === 0 ? 0 : Math.max(0, Math.min(1, (-ax * (bx - ax) - ay * (by - ay)) / length));
    nearest = Math.min(nearest, Math.hypot(ax + along * (bx - ax), ay + along * (by - ay)));
  }
  return inside ? nearest : -nearest;
}

function ringArea(ring: readonly number[]): number {
  let doubled = 0;
  for (let p = 0, q = ring.length - 2; p < ring.length; q = p, p += 2) {
    doubled += (ring[q] ?? 0) * (ring[p + 1] ?? 0) - (ring[p] ?? 0) * (ring[q + 1] ?? 0);
  }
  return Math.abs(doubled) / 2;
}

function boundsOf(ring: readonly number[]): {
  west: number;
  east: number;
  south: number;
  north: number;
} {
  const box = { west: 999, east: -999, south: 999, north: -999 };
  for (let p = 0; p < ring.length; p += 2) {
    box.west = Math.min(box.west, ring[p] ?? 0);
    box.east = Math.max(box.east, ring[p] ?? 0);
    box.south = Math.min(box.south, ring[p + 1] ?? 0);
    box.north = Math.max(box.north, ring[p + 1] ?? 0);
  }
  return box;
}
