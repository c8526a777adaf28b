import { join } from 'node:path';
import * as v from 'valibot';
import { readTable } from '../../tables/read-table.ts';

const FILE = join(import.meta.dirname, '../lists/waters-and-wilds.txt');
const rowSchema = v.object({
  type: v.picklist(['lake', 'sea', 'land']),
  english: v.string(),
  german: v.string(),
  /** 'west south east north' or 'lng lat, lng lat, …' */
  outline: v.string(),
});

/** A hand-drawn outline of a sea, a large lake or an empty land. */
export type Outline = {
  type: 'lake' | 'sea' | 'land';
  name: string;
  german: string;
  /** Longitude and latitude of the corners. */
  points: [number, number][];
};

export async function readOutlines(): Promise<Outline[]> {
  const rows = await readTable(FILE, rowSchema);
  return rows.map(({ type, english, german, outline }) => ({
    type,
    name: english,
    german,
    points: outline.includes(',') ? corners(outline) : box(outline),
  }));
}

function corners(shape: string): [number, number][] {
  return shape.split(',').map((corner) => {
    const [lng, lat] = numbers(corner);
    return [lng ?? Number.NaN, lat ?? Number.NaN];
  });
}

function box(shape: string): [number, number][] {
  const [west = 0, south = 0, east = 0, north = 0] = numbers(shape);
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
  ];
}

function numbers(text: string): number[] {
  return text.trim().split(/\s+/u).map(Number);
}
