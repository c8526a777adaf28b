import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { project } from '../basemap/geometry/mercator.ts';
import { signedArea } from '../basemap/geometry/signed-area.ts';

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

const classSchema = v.picklist(WAY_CLASSES);

/** Reads a table of class, rank and `lng lat,lng lat,…`. */
export function readWays(referenceFolder: string, table: 'roads.tsv' | 'railroads.tsv'): Way[] {
  return rowsOf(referenceFolder, table).map(([kind = '', , line = '']) => ({
    class: v.parse(classSchema, kind),
    line: readLine(line),
  }));
}

/**
 * The rings of each built-up area, the outer one first; a ring's start is not repeated. A row of the table
 * may hold several areas: each ring that turns as the first one does is the outer ring of another.
 */
export function readBuiltUp(referenceFolder: string): Float64Array[][] {
  return rowsOf(referenceFolder, 'urban-areas.tsv').flatMap(([, text = '']) =>
    intoAreas(text.split(';').map((ring) => opened(readLine(ring)))),
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

function rowsOf(referenceFolder: string, table: string): string[][] {
  const text = readFileSync(join(referenceFolder, 'map', table), 'utf8').trim();
  return text
    .split('\n')
    .slice(1)
    .map((row) => row.split('\t'));
}

function readLine(text: string): Float64Array {
  return project(text.split(',').flatMap((point) => point.split(' ').map(Number)));
}

function opened(ring: Float64Array): Float64Array {
  const repeated = ring[0] === ring.at(-2) && ring[1] === ring.at(-1);
  return repeated ? ring.slice(0, -2) : ring;
}
