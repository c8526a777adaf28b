import { join } from 'node:path';
import * as v from 'valibot';
import { numberCell } from '../../tables/cells.ts';
import { readCsv } from '../../tables/read-csv.ts';
import { listedSight } from '../listed-sight.ts';
import type { ListedSight, Path } from '../listed-sight.ts';
import { corrected } from '../typed-lists.ts';

const rowSchema = v.object({
  name: v.string(),
  country: v.string(),
  from_lat: numberCell,
  from_lon: numberCell,
  length_km: numberCell,
  'line_lat/lon': v.string(),
});

/** The railways that one rides for the view; their list says which. */
export async function readTrainRoutes(folder: string): Promise<ListedSight[]> {
  const rows = await readCsv(join(folder, 'sights/train-routes.csv'), rowSchema);
  const sights = rows.map((row) => {
    return listedSight({
      name: row.name,
      kind: 'railway',
      lat: row.from_lat,
      lng: row.from_lon,
      countries: row.country,
      fame: 3,
      area: lineOf(row['line_lat/lon']),
      size: Math.round(row.length_km),
    });
  });
  return corrected(sights, 'railways.txt', { chosen: true });
}

/** '55.75/37.62 58.01/56.25' */
function lineOf(text: string): [number, number][] | null {
  const line: Path = text
    .split(' ')
    .filter(Boolean)
    .map((pair) => {
      const [lat = 0, lng = 0] = pair.split('/').map(Number);
      return [lat, lng];
    });
  return line.length < 2 ? null : line.map(([lat, lng]) => [lat, lng]);
}
