import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

export type KnownGround = { lat: number; lng: number; metres: number };

/** Summits of the map, and travellers' places that are too small for GeoNames' list. */
const TABLES = [
  { file: '../basemap/labels/summits.csv', lat: 1, lng: 2, metres: 3 },
  { file: 'traveller-grounds.csv', lat: 0, lng: 1, metres: 2 },
] as const;

/** Points with a height from another source than the grid. */
export async function readKnownGrounds(): Promise<KnownGround[]> {
  const tables = await Promise.all(
    TABLES.map(async ({ file, ...at }) => {
      const text = await readFile(join(import.meta.dirname, file), 'utf8');
      return text
        .trim()
        .split('\n')
        .slice(1)
        .map((line) => {
          const cells = line.split(';');
          return {
            lat: Number(cells[at.lat]),
            lng: Number(cells[at.lng]),
            metres: Number(cells[at.metres]),
          };
        });
    }),
  );
  return tables.flat();
}
