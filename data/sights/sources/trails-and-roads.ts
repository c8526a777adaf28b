import { join } from 'node:path';
import type { SightKind } from '#src/domain/sights.ts';
import { readCsv } from '../../gazetteer/csv.ts';
import { fameOf, listedSight } from '../listed-sight.ts';
import type { ListedSight } from '../listed-sight.ts';
import { corrected } from '../typed-lists.ts';

const KINDS: Readonly<Record<string, SightKind>> = {
  trail: 'trail',
  cycle_route: 'cycle-route',
  scenic_road: 'scenic-road',
};

/** Trails, cycle routes and scenic roads, along the lines that the list gives them. */
export async function readTrailsAndRoads(folder: string): Promise<ListedSight[]> {
  const rows = await readCsv(join(folder, 'sights/trails-roads.csv'));
  const sights = rows.flatMap((row) => {
    const kind = KINDS[row['kind'] ?? ''];
    if (kind === undefined) return [];
    const [lat, lng] = [Number(row['from_lat']), Number(row['from_lon'])];
    const [toLat, toLng] = [Number(row['to_lat']), Number(row['to_lon'])];
    const isLoop = lat === toLat && lng === toLng;
    return [
      listedSight({
        name: row['name'] ?? '',
        nameDe: row['name_de'] ?? '',
        kind,
        lat,
        lng,
        countries: row['country'] ?? '',
        fame: fameOf(row['fame']),
        area: isLoop
          ? null
          : [
              [lat, lng],
              [toLat, toLng],
            ],
        size: Number(row['length_km']) || null,
      }),
    ];
  });
  return corrected(sights, 'trails-and-roads.txt');
}
