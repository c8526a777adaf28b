import { createByteReader } from '../gazetteer/byte-reader.ts';
import { BORDER_STEPS_PER_DEGREE } from '../gazetteer/gazetteer-format.ts';
import { highest, lowest } from '#src/domain/extremes.ts';
import type { LatLng } from '#src/domain/place/location.ts';

export interface Borders {
  /** ISO 3166 alpha-2 code of the land under the point (XK for Kosovo); null on the sea. */
  countryAt(point: LatLng): string | null;
  /** Codes of all outlines. */
  readonly codes: readonly string[];
}

type Ring = {
  xs: Int32Array;
  ys: Int32Array;
  south: number;
  north: number;
  west: number;
  east: number;
};
type Outline = { code: string; rings: Ring[]; south: number; north: number };

/** The source's outlines end here: everything south of it is Antarctica. */
const ANTARCTIC_LATITUDE = -84;

/** Decodes the outlines that data/gazetteer/borders.ts writes. */
export function createBorders(bytes: Uint8Array): Borders {
  const outlines = decode(bytes);
  return {
    codes: outlines.map(({ code }) => code),
    countryAt({ lat, lng }) {
      if (lat < ANTARCTIC_LATITUDE) return 'AQ';
      const x = lng * BORDER_STEPS_PER_DEGREE;
      const y = lat * BORDER_STEPS_PER_DEGREE;
      for (const { code, rings, south, north } of outlines) {
        if (y >= south && y <= north && isInside(rings, x, y)) return code;
      }
      return null;
    },
  };
}

function decode(bytes: Uint8Array): Outline[] {
  const reader = createByteReader(bytes);
  const arcs = Array.from({ length: reader.varint() }, () => {
    const points = new Int32Array(reader.varint() * 2);
    let x = 0;
    let y = 0;
    for (let at = 0; at < points.length; at += 2) {
      points[at] = x += reader.signed();
      points[at + 1] = y += reader.signed();
    }
    return points;
  });
  return Array.from({ length: reader.varint() }, () => {
    const code = reader.text();
    const rings = Array.from({ length: reader.varint() }, () => {
      const refs = Array.from({ length: reader.varint() }, () => reader.signed());
      return stitch(refs, arcs);
    });
    return {
      code,
      rings,
      south: lowest(rings.map((ring) => ring.south)),
      north: highest(rings.map((ring) => ring.north)),
    };
  });
}

/**
 * Joins arcs to a closed ring; a negative reference (~index) runs an arc backwards. A ring across
 * the date line continues beyond 180 degrees; one around the pole is closed there.
 */
function stitch(refs: readonly number[], arcs: readonly Int32Array[]): Ring {
  const xs: number[] = [];
  const ys: number[] = [];
  let turns = 0;
  const add = (x: number, y: number) => {
    const jump = x + turns - (xs.at(-1) ?? x);
    if (Math.abs(jump) > FULL_TURN / 2) turns -= Math.sign(jump) * FULL_TURN;
    xs.push(x + turns);
    ys.push(y);
  };
  for (const ref of refs) {
    const arc = arcs[ref < 0 ? -ref - 1 : ref] ?? new Int32Array();
    const count = arc.length / 2;
    for (let step = 0; step < count; step++) {
      const at = (ref < 0 ? count - 1 - step : step) * 2;
      add(arc[at] ?? 0, arc[at + 1] ?? 0);
    }
  }
  if (turns !== 0 && Math.abs((xs.at(-1) ?? 0) - (xs[0] ?? 0)) > FULL_TURN / 2) {
    xs.push(xs.at(-1) ?? 0, xs[0] ?? 0);
    ys.push(SOUTH_POLE, SOUTH_POLE);
  }
  return { xs: Int32Array.from(xs), ys: Int32Array.from(ys), ...boundsOf(xs, ys) };
}

const FULL_TURN = 360 * BORDER_STEPS_PER_DEGREE;
const SOUTH_POLE = -90 * BORDER_STEPS_PER_DEGREE;

function boundsOf(xs: readonly number[], ys: readonly number[]): Omit<Ring, 'xs' | 'ys'> {
  const bounds = { south: Infinity, north: -Infinity, west: Infinity, east: -Infinity };
  for (const y of ys) {
    bounds.south = Math.min(bounds.south, y);
    bounds.north = Math.max(bounds.north, y);
  }
  for (const x of xs) {
    bounds.west = Math.min(bounds.west, x);
    bounds.east = Math.max(bounds.east, x);
  }
  return bounds;
}

/** Even-odd rule over all rings. */
function isInside(rings: readonly Ring[], x: number, y: number): boolean {
  let inside = false;
  for (const ring of rings) {
    if (y < ring.south || y > ring.north) continue;
    for (const here of [x, x - FULL_TURN, x + FULL_TURN]) {
      if (here >= ring.west && here <= ring.east && crossesOddly(ring, here, y)) inside = !inside;
    }
  }
  return inside;
}

function crossesOddly({ xs, ys }: Ring, x: number, y: number): boolean {
  let odd = false;
  for (let at = 0, before = xs.length - 1; at < xs.length; before = at++) {
    const y1 = ys[at] ?? 0;
    const y2 = ys[before] ?? 0;
    if (y1 > y === y2 > y) continue;
    const x1 = xs[at] ?? 0;
    const x2 = xs[before] ?? 0;
    if (x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) odd = !odd;
  }
  return odd;
}
