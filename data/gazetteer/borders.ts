import { join } from 'node:path';
import * as v from 'valibot';
import { BORDER_STEPS_PER_DEGREE } from '#src/providers/geocoder/gazetteer/gazetteer-format.ts';
import { simplifyPath } from '../basemap/geometry/simplify.ts';
import { readWorldAtlas } from '../natural-earth/world-atlas.ts';
import type { Position } from '../natural-earth/world-atlas.ts';
import { numberCell } from '../tables/cells.ts';
import { readTable } from '../tables/read-table.ts';
import { createByteWriter } from './byte-writer.ts';

/** Allowed deviation: half a kilometre between countries, two at the coast. */
const BORDER_TOLERANCE_DEGREES = 0.004;
const COAST_TOLERANCE_DEGREES = 0.02;
/** Smaller rings (about 3 km) are left out, but for the largest of a country (Monaco). */
const MIN_RING_DEGREES = 0.03;
/** Countries below this size (Liechtenstein is 0.25 degrees long) are drawn exactly. */
const TINY_COUNTRY_DEGREES = 0.3;
const TINY_TOLERANCE_DEGREES = 0.001;

const OVERSEAS_AREAS = join(import.meta.dirname, 'lists/overseas-areas.txt');
const overseasSchema = v.object({
  country: v.string(),
  area: v.string(),
  west: numberCell,
  south: numberCell,
  east: numberCell,
  north: numberCell,
});
type OverseasArea = v.InferOutput<typeof overseasSchema>;

/** A line of positions that one country owns, or two share. */
type Arc = Position[];

/**
 * The countries' outlines as bytes: shared lines once, simplified, as differences of steps of a
 * degree; each country a set of rings for the even-odd rule. Read by createBorders.
 */
export async function encodeBorders(): Promise<Uint8Array> {
  const { arcs, countries } = await readWorldAtlas();
  const overseas = await readTable(OVERSEAS_AREAS, overseasSchema);
  const rings = new Map<string, number[][]>();
  for (const { code, arcRings } of countries) {
    if (code === null) continue;
    for (const ring of arcRings.flat()) {
      const owner = ownerOf(code, overseas, arcs[arcOf(ring[0] ?? 0)]?.[0]);
      rings.set(owner, [...(rings.get(owner) ?? []), ring]);
    }
  }
  return write(rings, arcs);
}

function ownerOf(
  code: string,
  overseas: readonly OverseasArea[],
  [lng, lat]: Position = [0, 0],
): string {
  const found = overseas.find(
    ({ country, west, south, east, north }) =>
      country === code && lng >= west && lng <= east && lat >= south && lat <= north,
  );
  return found?.area ?? code;
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
