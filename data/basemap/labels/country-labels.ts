import type { Country } from '../countries.ts';
import { readNamedCountries } from './country-table.ts';
import type { NamedCountry } from './country-table.ts';
import type { Label } from './label.ts';

/** Square degrees of the Mercator map from which a country is named at a zoom. */
const MIN_AREA = [
  { zoom: 2, area: 260, size: 0 },
  { zoom: 3, area: 34, size: 1 },
  { zoom: 3, area: 15, size: 2 },
  { zoom: 4, area: 4.2, size: 3 },
  { zoom: 5, area: 0.8, size: 4 },
] as const;
/** The first zoom of the smallest, unless the table has another. */
const SMALLEST = { zoom: 6, size: 4 } as const;
/** At higher zooms labels are repeated at this distance. */
const REPEAT = { zoom: 7, lat: 2.4, lon: 3.8, edge: 0.32 };
/** Every n-th row and column is shown from the first of these zooms on. */
const REPEAT_FAR = 3;

/** A name in each country, and from zoom 7 on more of them, so that one is mostly in sight. */
export async function countryLabels(countries: readonly Country[]): Promise<Label[]> {
  const named = await readNamedCountries();
  return largestParts(countries).flatMap(({ code, rings }) => {
    const name = named(code);
    return name === null ? [] : labelsOf(rings, name);
  });
}

/** Of what belongs to one country the largest part: the island of Cyprus is in four. */
function largestParts(countries: readonly Country[]): { code: string; rings: number[][] }[] {
  const parts = new Map<string, number[][]>();
  for (const { code, rings } of countries) {
    if (code === null) continue;
    const known = parts.get(code);
    if (known === undefined || areaOf(rings) > areaOf(known)) parts.set(code, rings);
  }
  return [...parts].map(([code, rings]) => ({ code, rings }));
}

function labelsOf(rings: readonly number[][], { places, zoom, ...name }: NamedCountry): Label[] {
  const ring = rings.toSorted((a, b) => ringArea(b) - ringArea(a))[0] ?? [];
  const area = areaOf(rings);
  const style = MIN_AREA.find((step) => area >= step.area) ?? {
    ...SMALLEST,
    zoom: zoom ?? SMALLEST.zoom,
  };
  const near = repeats(rings, REPEAT);
  const far: LabelStyle = {
    zoom: style.zoom,
    size: style.size,
    ...(near.length > 0 && { until: REPEAT.zoom - 1 }),
  };
  return [
    ...(places.length > 0 ? places : [widestPlace(ring)]).map((place) => labelAt(place, name, far)),
    ...near.map((it) => labelAt(it.place, name, { zoom: REPEAT.zoom + (it.far ? 0 : 1), size: 3 })),
  ];
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
  rings: readonly number[][],
  repeat: typeof REPEAT,
): { place: [number, number]; far: boolean }[] {
  const places: { place: [number, number]; far: boolean }[] = [];
  for (const ring of rings) {
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

function areaOf(rings: readonly number[][]): number {
  return rings.reduce((sum, ring) => sum + ringArea(ring), 0);
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
