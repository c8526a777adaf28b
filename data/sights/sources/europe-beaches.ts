import { join } from 'node:path';
import { readCsv } from '../../gazetteer/csv.ts';
import { fameOf, listedSight } from '../listed-sight.ts';
import type { ListedSight } from '../listed-sight.ts';
import { monthsOf } from '../months.ts';
import { corrected } from '../typed-lists.ts';

/** Cold seas with strong waves: to look at. */
const NO_BATHING = new Set(['IS', 'FO']);

/** The beaches of Europe and Turkey. */
export async function readEuropeBeaches(folder: string): Promise<ListedSight[]> {
  const rows = await readCsv(join(folder, 'sights/beaches.csv'));
  const sights = rows.map((row) => {
    const country = row['country'] ?? '';
    const bathing = !NO_BATHING.has(country) && row['category'] !== 'surf';
    // The source's tiers 0 and 1 are the best known of Europe, not of the world.
    const tier = Number(row['tier']);
    return listedSight({
      name: row['name'] ?? '',
      kind: 'beach',
      lat: Number(row['lat']),
      lng: Number(row['lon']),
      countries: country,
      fame: fameOf(String(Math.max(2, tier + 1))),
      months: monthsOf(row['best_months'] ?? ''),
      needs: bathing ? null : [],
    });
  });
  return corrected(sights, 'beaches.txt');
}
