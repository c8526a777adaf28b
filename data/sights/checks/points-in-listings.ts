import { join } from 'node:path';
import * as v from 'valibot';
import type { SightKind } from '#src/domain/place/sights.ts';
import { foldName } from '#src/providers/geocoder/names/fold-name.ts';
import { numberCell, optionalText } from '../../tables/cells.ts';
import { readCsv } from '../../tables/read-csv.ts';
import { readTable } from '../../tables/read-table.ts';
import { pointFaults } from './point-faults.ts';
import type { CheckedSight, ListedPoint, PointsByName } from './point-faults.ts';

/** Lists of other people, and the kinds of what is in them where it is of a few. */
const LISTS: readonly { file: string; kinds?: readonly SightKind[] }[] = [
  { file: 'check/wikivoyage-2016-listings.csv' },
  { file: 'check/small-sets.csv' },
  { file: 'sights/castles.csv', kinds: ['castle', 'palace', 'ruin', 'museum', 'heritage'] },
];

const listingSchema = v.object({ name: optionalText, lat: numberCell, lon: numberCell });
const decidedSchema = v.object({
  name: v.string(),
  in: v.string(),
  km: numberCell,
  why: v.string(),
});

/**
 * The sights that lie elsewhere than a listing of their name, but those that decided-points.txt
 * explains, and its needless lines. The listings serve to look at, not to copy.
 */
export async function pointsElsewhere(
  sights: readonly CheckedSight[],
  referenceFolder: string,
): Promise<string[]> {
  const decided = await readTable(join(import.meta.dirname, 'decided-points.txt'), decidedSchema);
  return pointFaults(sights, await pointsByName(referenceFolder), decided);
}

async function pointsByName(folder: string): Promise<PointsByName> {
  const byName = new Map<string, ListedPoint[]>();
  for (const { file, kinds } of LISTS) {
    for (const { name, lat, lon: lng } of await readCsv(join(folder, file), listingSchema)) {
      // One listing may hold names in two languages.
      for (const one of name.split(/[,/;]/u).map(foldName)) {
        if (one !== '') byName.set(one, [...(byName.get(one) ?? []), { lat, lng, kinds }]);
      }
    }
  }
  return byName;
}
