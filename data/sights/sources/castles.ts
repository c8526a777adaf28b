import { join } from 'node:path';
import type { Fame, SightKind } from '#src/domain/sights.ts';
import { readCsv } from '../../gazetteer/csv.ts';
import { listedSight } from '../listed-sight.ts';
import type { ListedSight } from '../listed-sight.ts';
import { corrected } from '../typed-lists.ts';

const KINDS: Readonly<Record<string, SightKind>> = {
  castle: 'castle',
  fortress: 'castle',
  palace: 'palace',
  ruin: 'ruin',
};
/** Editions of Wikipedia with an article: castles with fewer are left out. */
const KNOWN_LINKS = 14;
/** Links from which a castle is world-famous, widely known, known in its region. */
const FAMES: readonly (readonly [links: number, fame: Fame])[] = [
  [75, 1],
  [42, 2],
  [24, 3],
];
/** The source has no country for the Netherlands. */
const WITHOUT_COUNTRY = 'NL';

/** The better known castles and palaces of Wikidata. */
export async function readCastles(folder: string): Promise<ListedSight[]> {
  const rows = await readCsv(join(folder, 'sights/castles.csv'));
  const sights = rows
    .map((row) => ({ row, links: Number(row['sitelinks']) }))
    .filter(({ links }) => links >= KNOWN_LINKS)
    .toSorted((a, b) => b.links - a.links)
    .map(({ row, links }) =>
      listedSight({
        name: row['name'] ?? '',
        kind: KINDS[row['kind'] ?? ''] ?? 'castle',
        lat: Number(row['lat']),
        lng: Number(row['lon']),
        countries: (row['country'] ?? '').slice(0, 2) || WITHOUT_COUNTRY,
        fame: FAMES.find(([least]) => links >= least)?.[1] ?? 4,
      }),
    );
  return corrected(sights, 'castles.txt');
}
