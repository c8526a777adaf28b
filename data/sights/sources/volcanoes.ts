import { join } from 'node:path';
import * as v from 'valibot';
import { numberCell, optionalText } from '../../tables/cells.ts';
import { readCsv } from '../../tables/read-csv.ts';
import { listedSight } from '../listed-sight.ts';
import type { ListedSight } from '../listed-sight.ts';
import { corrected } from '../typed-lists.ts';

const rowSchema = v.object({
  name: v.string(),
  type: v.string(),
  lat: numberCell,
  lon: numberCell,
  country: optionalText,
  elevation_m: v.optional(numberCell),
});

/** Volcanoes that travellers visit or look at; their list says which, with names and fame. */
export async function readVolcanoes(folder: string): Promise<ListedSight[]> {
  const rows = await readCsv(join(folder, 'sights/volcanoes.csv'), rowSchema);
  const sights = rows
    .filter((row) => !/submarine/iu.test(row.type))
    .map((row) =>
      listedSight({
        name: row.name,
        kind: 'volcano',
        lat: row.lat,
        lng: row.lon,
        countries: row.country,
        fame: 3,
        size: row.elevation_m || null,
      }),
    );
  return corrected(sights, 'volcanoes.txt', { chosen: true });
}
