import { join } from 'node:path';
import * as v from 'valibot';
import { project } from '../basemap/geometry/mercator.ts';
import { signedArea } from '../basemap/geometry/signed-area.ts';
import { readCsv } from '../tables/read-csv.ts';

/** Natural Earth's classes of roads, the most important first, and what else is drawn as a line. */
export const WAY_CLASSES = [
  'major',
  'primary',
  'road',
  'track',
  'rail',
  'tunnel',
  'ferry',
] as const;

export type WayClass = (typeof WAY_CLASSES)[number];

/** A road, railway or ferry: x, y, … on the Mercator world. */
export type Way = { class: WayClass; line: Float64Array };

/** A line is 'lng lat,lng lat,…', rings are lines with semicolons between. */
const waySchema = v.object({ class: v.picklist(WAY_CLASSES), line: v.string() });
const areaSchema = v.object({ rings: v.string() });

/** Roads or railways, in the order of the table. */
export async function readWays(
  referenceFolder: string,
  table: 'roads.tsv' | 'railroads.tsv',
): Promise<Way[]> {
  const rows = await readCsv(join(referenceFolder, 'map', table), waySchema, '\t');
  return rows.map((row) => ({ class: row.class, line: readLine(row.line) }));
}

/**
 * The rings of each built-up area, the outer one first; a ring's start is not repeated. A row of the table
 * may hold several areas: each ring that turns as the first one does is the outer ring of another.
 */
export async function readBuiltUp(referenceFolder: string): Promise<Float64Array[][]> {
  const rows = await readCsv(join(referenceFolder, 'map', 'urban-areas.tsv'), areaSchema, '\t');
  return rows.flatMap(({ rings }) =>
    intoAreas(rings.split(';').map((ring) => opened(readLine(ring)))),
  );
}

function intoAreas(rings: readonly Float64Array[]): Float64Array[][] {
  const areas: Float64Array[][] = [];
  const turn = Math.sign(signedArea(rings[0] ?? new Float64Array()));
  for (const ring of rings) {
    if (Math.sign(signedArea(ring)) === turn) areas.push([ring]);
    else areas.at(-1)?.push(ring);
  }
  return areas;
}

function readLine(text: string): Float64Array {
  return project(text.split(',').flatMap((point) => point.split(' ').map(Number)));
}

function opened(ring: Float64Array): Float64Array {
  const repeated = ring[0] === ring.at(-2) && ring[1] === ring.at(-1);
  return repeated ? ring.slice(0, -2) : ring;
}
