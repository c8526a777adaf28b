import { join } from 'node:path';
import { readCsv } from './csv.ts';
import { readList } from './lists.ts';

type Row = Record<string, string>;

/** The parks of Wikipedia's lists, at the points of lists/park-points.txt where theirs are wrong. */
export function readParkRows(places: string): Promise<Row[]> {
  return moved(
    join(places, 'national-parks.csv'),
    'park-points.txt',
    (row) => row['country'] ?? '',
  );
}

/** The peaks of Natural Earth, at the points of lists/peak-points.txt where theirs are wrong. */
export function readPeakRows(places: string): Promise<Row[]> {
  return moved(join(places, 'peaks.csv'), 'peak-points.txt', (row) => row['elev_m'] ?? '');
}

/** `beside`: what tells namesakes apart, the first column of the list. */
async function moved(file: string, list: string, beside: (row: Row) => string): Promise<Row[]> {
  const entries = await readList(list);
  const points = new Map(entries.map((entry) => [`${entry[0]}|${entry[1]}`, entry]));
  const idle = new Set(points.keys());
  const rows = (await readCsv(file)).flatMap((row) => {
    const key = `${beside(row)}|${(row['name'] ?? '').trim()}`;
    const point = points.get(key);
    if (point === undefined) return [row];
    idle.delete(key);
    const [, , lat = '', lon = ''] = point;
    return lat === '-' ? [] : [{ ...row, lat, lon }];
  });
  if (idle.size > 0) throw new Error(`${list}: no source has ${[...idle].join('; ')}`);
  return rows;
}
