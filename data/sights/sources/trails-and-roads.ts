import { join } from 'node:path';
import * as v from 'valibot';
import type { SightKind } from '#src/domain/place/sights.ts';
import { numberCell, optionalText } from '../../tables/cells.ts';
import { readCsv } from '../../tables/read-csv.ts';
import { fameOf, listedSight } from '../listed-sight.ts';
import type { ListedSight } from '../listed-sight.ts';
import { corrected } from '../typed-lists.ts';

const rowSchema = v.object({
  name: v.string(),
  name_de: optionalText,
  kind: v.string(),
  from_lat: numberCell,
  from_lon: numberCell,
  to_lat: numberCell,
  to_lon: numberCell,
  country: v.string(),
  length_km: numberCell,
  fame: v.string(),
});
const KINDS: Readonly<Record<string, SightKind>> = {
  trail: 'trail',
  cycle_route: 'cycle-route',
  scenic_road: 'scenic-road',
};

/** Trails, cycle routes and scenic roads, along the lines that the list gives them. */
export async function readTrailsAndRoads(folder: string): Promise<ListedSight[]> {
  const rows = await readCsv(join(folder, 'sights/trails-roads.csv'), rowSchema);
  const sights = rows.flatMap((row) => {
    const kind = KINDS[row.kind];
    if (kind === undefined) return [];
    const { from_lat: lat, from_lon: lng, to_lat: toLat, to_lon: toLng } = row;
    const isLoop = lat === toLat && lng === toLng;
    return [
      listedSight({
        name: row.name,
        nameDe: row.name_de,
        kind,
        lat,
        lng,
        countries: row.country,
        fame: fameOf(row.fame),
        area: isLoop
          ? null
          : [
              [lat, lng],
              [toLat, toLng],
            ],
        size: row.length_km || null,
      }),
    ];
  });
  return corrected(sights, 'trails-and-roads.txt');
}
