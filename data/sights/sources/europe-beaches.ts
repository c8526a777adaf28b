import { join } from 'node:path';
import * as v from 'valibot';
import { numberCell } from '../../tables/cells.ts';
import { readCsv } from '../../tables/read-csv.ts';
import { fameOf, listedSight } from '../listed-sight.ts';
import type { ListedSight } from '../listed-sight.ts';
import { monthsOf } from '../months.ts';
import { corrected } from '../typed-lists.ts';

const rowSchema = v.object({
  name: v.string(),
  lat: numberCell,
  lon: numberCell,
  country: v.string(),
  category: v.string(),
  /** The source's tiers 0 and 1 are the best known of Europe, not of the world. */
  tier: numberCell,
  best_months: v.string(),
});
/** Cold seas with strong waves: to look at. */
const NO_BATHING = new Set(['IS', 'FO']);

/** The beaches of Europe and Turkey. */
export async function readEuropeBeaches(folder: string): Promise<ListedSight[]> {
  const rows = await readCsv(join(folder, 'sights/beaches.csv'), rowSchema);
  const sights = rows.map(
    ({ name, lat, lon: lng, country, category, tier, best_months: months }) => {
      const bathing = !NO_BATHING.has(country) && category !== 'surf';
      return listedSight({
        name,
        kind: 'beach',
        lat,
        lng,
        countries: country,
        fame: fameOf(String(Math.max(2, tier + 1))),
        months: monthsOf(months),
        needs: bathing ? null : [],
      });
    },
  );
  return corrected(sights, 'beaches.txt');
}
