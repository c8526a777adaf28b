import { join } from 'node:path';
import { readCsv } from '../../gazetteer/csv.ts';
import { listedSight } from '../listed-sight.ts';
import type { ListedSight } from '../listed-sight.ts';
import { corrected } from '../typed-lists.ts';

/** Volcanoes that travellers visit or look at; their list says which, with names and fame. */
export async function readVolcanoes(folder: string): Promise<ListedSight[]> {
  const rows = await readCsv(join(folder, 'sights/volcanoes.csv'));
  const sights = rows
    .filter((row) => !/submarine/iu.test(row['type'] ?? ''))
    .map((row) =>
      listedSight({
        name: row['name'] ?? '',
        kind: 'volcano',
        lat: Number(row['lat']),
        lng: Number(row['lon']),
        countries: row['country'] ?? '',
        fame: 3,
        size: Number(row['elevation_m']) || null,
      }),
    );
  return corrected(sights, 'volcanoes.txt', { chosen: true });
}
