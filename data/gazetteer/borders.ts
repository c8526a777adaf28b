import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { BORDER_STEPS_PER_DEGREE } from '#src/providers/geocoder/gazetteer/gazetteer-format.ts';
import { simplifyPath } from '../basemap/geometry/simplify.ts';
import { readWorldAtlas } from '../natural-earth/world-atlas.ts';
import type { Position } from '../natural-earth/world-atlas.ts';
import { createByteWriter } from './byte-writer.ts';

const ISO_CODES = '/usr/share/iso-codes/json/iso_3166-1.json';
/** Allowed deviation: half a kilometre between countries, two at the coast. */
const BORDER_TOLERANCE_DEGREES = 0.004;
const COAST_TOLERANCE_DEGREES = 0.02;
/** Smaller rings (about 3 km) are left out, but for the largest of a country (Monaco). */
const MIN_RING_DEGREES = 0.03;
/** Countries below this size (Liechtenstein is 0.25 degrees long) are drawn exactly. */
const TINY_COUNTRY_DEGREES = 0.3;
const TINY_TOLERANCE_DEGREES = 0.001;
/** Natural Earth's areas without an ISO number, by name. Others belong to no country here. */
const UNNUMBERED: Readonly<Record<string, string>> = {
  Somaliland: 'SO',
  Kosovo: 'XK',
  'N. Cyprus': 'CY',
  'Cyprus U.N. Buffer Zone': 'CY',
  Dhekelia: 'CY',
  Akrotiri: 'CY',
  Baikonur: 'KZ',
  'USNB Guantanamo Bay': 'CU',
  'Indian Ocean Ter.': 'AU',
};

/** Areas with their own code that are drawn with another country: west, south, east, north. */
const OVERSEAS: Readonly<Record<string, readonly [string, number, number, number, number][]>> = {
  FR: [
    ['GF', -55, 2, -51, 6],
    ['GP', -62, 15.7, -60.9, 16.6],
    ['MQ', -61.4, 14.3, -60.7, 15],
    ['RE', 55, -21.6, 56, -20.7],
    ['YT', 44.9, -13.2, 45.5, -12.5],
  ],
  NO: [
    ['SJ', -12, 70, -5, 72],
    ['SJ', 5, 73, 40, 82],
    ['BV', 2, -56, 5, -53],
  ],
  NL: [['BQ', -70, 10, -60, 19]],
  AU: [
    ['CX', 105, -11, 106.5, -10],
    ['CC', 96, -13, 97.5, -11],
  ],
};

/** A line of positions that one country owns, or two share. */
type Arc = Position[];

const isoSchema = v.object({
  '3166-1': v.array(v.object({ alpha_2: v.string(), numeric: v.string() })),
});

/**
 * The countries' outlines as bytes: shared lines once, simplified, as differences of steps of a
 * degree; each country a set of rings for the even-odd rule. Read by createBorders.
 */
export async function encodeBorders(): Promise<Uint8Array> {
  const { arcs, countries } = await readWorldAtlas();
  const codes = await readCodes();
  const rings = new Map<string, number[][]>();
  for (const { code: number, name, arcRings } of countries) {
    const code = number === null ? UNNUMBERED[name] : codes.get(number);
    if (code === undefined) continue;
    for (const ring of arcRings.flat()) {
      const owner = ownerOf(code, arcs[arcOf(ring[0] ?? 0)]?.[0]);
      rings.set(owner, [...(rings.get(owner) ?? []), ring]);
    }
  }
  return write(rings, arcs);
}

function ownerOf(code: string, [lng, lat]: Position = [0, 0]): string {
  const land = (OVERSEAS[code] ?? []).find(
    ([, west, south, east, north]) => lng >= west && lng <= east && lat >= south && lat <= north,
  );
  return land?.[0] ?? code;
}

async function readCodes(): Promise<Map<string, string>> {
  const iso = v.parse(isoSchema, JSON.parse(await readFile(ISO_CODES, 'utf8')));
  return new Map(iso['3166-1'].map((country) => [country.numeric, country.alpha_2]));
}

function write(rings: Map<string, number[][]>, arcs: readonly Arc[]): Uint8Array {
  const uses = new Map<number, number>();
  const kept = new Map<string, number[][]>();
  const exact = new Set<number>();
  for (const [code, list] of rings) {
    const sizes = list.map((ring) => ringSize(ring, arcs));
    const largest = Math.max(...sizes);
    const big = list.filter((_, at) => (sizes[at] ?? 0) >= Math.min(MIN_RING_DEGREES, largest));
    kept.set(code, big);
    if (largest < TINY_COUNTRY_DEGREES) for (const ref of big.flat()) exact.add(arcOf(ref));
    for (const ref of big.flat()) uses.set(arcOf(ref), (uses.get(arcOf(ref)) ?? 0) + 1);
  }
  const order = [...uses.keys()].toSorted((a, b) => a - b);
  const place = new Map(order.map((arc, index) => [arc, index]));
  const writer = createByteWriter();
  writer.varint(order.length);
  for (const index of order) {
    const usual = uses.get(index) === 1 ? COAST_TOLERANCE_DEGREES : BORDER_TOLERANCE_DEGREES;
    const tolerance = exact.has(index) ? TINY_TOLERANCE_DEGREES : usual;
    writeArc(writer, simplifyPath(arcs[index] ?? [], tolerance));
  }
  writer.varint(kept.size);
  for (const [code, list] of [...kept].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    writer.text(code);
    writer.varint(list.length);
    for (const ring of list) {
      writer.varint(ring.length);
      for (const ref of ring) {
        const index = place.get(arcOf(ref)) ?? 0;
        writer.signed(ref < 0 ? ~index : index);
      }
    }
  }
  return writer.bytes();
}

function arcOf(ref: number): number {
  return ref < 0 ? ~ref : ref;
}

function ringSize(ring: readonly number[], arcs: readonly Arc[]): number {
  const points = ring.flatMap((ref) => arcs[arcOf(ref)] ?? []);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return Math.max(spread(xs), spread(ys));
}

function spread(values: readonly number[]): number {
  let least = Infinity;
  let most = -Infinity;
  for (const value of values) {
    least = Math.min(least, value);
    most = Math.max(most, value);
  }
  return most - least;
}

function writeArc(writer: ReturnType<typeof createByteWriter>, points: Arc): void {
  writer.varint(points.length);
  let [x, y] = [0, 0];
  for (const [lng, lat] of points) {
    const nextX = Math.round(lng * BORDER_STEPS_PER_DEGREE);
    const nextY = Math.round(lat * BORDER_STEPS_PER_DEGREE);
    writer.signed(nextX - x);
    writer.signed(nextY - y);
    [x, y] = [nextX, nextY];
  }
}
