import { join } from 'node:path';
import * as v from 'valibot';
import type { Fame, SightKind } from '#src/domain/place/sights.ts';
import { numberCell, optionalText } from '../../tables/cells.ts';
import { readCsv } from '../../tables/read-csv.ts';
import { listedSight } from '../listed-sight.ts';
import type { ListedSight } from '../listed-sight.ts';
import { corrected } from '../typed-lists.ts';

const rowSchema = v.object({
  name: v.string(),
  kind: v.string(),
  lat: numberCell,
  lon: numberCell,
  country: optionalText,
  /** Editions of Wikipedia that have an article. */
  sitelinks: numberCell,
});
const KINDS: Readonly<Record<string, SightKind>> = {
  castle: 'castle',
  fortress: 'castle',
  palace: 'palace',
  ruin: 'ruin',
};
/** Editions of Wikipedia with an article: castles with fewer are left out, though the list marks them too. */
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
  const rows = await readCsv(join(folder, 'sights/castles.csv'), rowSchema);
  const sorted = rows.toSorted((a, b) => b.sitelinks - a.sitelinks);
  const sights = sorted.map(castle);
  const known = new Set(sights.filter((_, at) => (sorted[at]?.sitelinks ?? 0) >= KNOWN_LINKS));
  return corrected(sights, 'castles.txt', { shown: (sight) => known.has(sight) });
}

function castle(row: v.InferOutput<typeof rowSchema>): ListedSight {
  const { name, kind, lat, lon: lng, country, sitelinks: links } = row;
  return listedSight({
    name,
    kind: KINDS[kind] ?? 'castle',
    lat,
    lng,
    countries: country.slice(0, 2) || WITHOUT_COUNTRY,
    fame: FAMES.find(([least]) => links >= least)?.[1] ?? 4,
  });
}
