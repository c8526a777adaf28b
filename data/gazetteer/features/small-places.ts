import { join } from 'node:path';
import * as v from 'valibot';
import { distanceKm } from '#src/domain/place/location.ts';
import { foldName } from '#src/providers/geocoder/names/fold-name.ts';
import { listCell, numberCell, optionalText } from '../../tables/cells.ts';
import { readTable } from '../../tables/read-table.ts';
import { groupBy } from '../group-by.ts';
import type { Settlement } from '../settlements.ts';
import type { Feature } from './feature.ts';

const FILE = join(import.meta.dirname, '../lists/small-places.txt');
const rowSchema = v.object({
  name: v.string(),
  german: optionalText,
  kind: v.picklist(['village', 'lake']),
  lat: numberCell,
  lng: numberCell,
  others: listCell(';'),
});
const IMPORTANCE = { village: 46, lake: 58 } as const;
/** A settlement of this name so close is the same village. */
const KNOWN_KM = 8;

/** The villages, camps and lakes of the hand-written list, without those that are settlements. */
export async function readSmallPlaces(settlements: readonly Settlement[]): Promise<Feature[]> {
  const named = groupBy(settlements, ({ name }) => foldName(name));
  return (await readTable(FILE, rowSchema)).flatMap((row): Feature[] => {
    const { name, german, kind } = row;
    const place = {
      name,
      german: german === '' ? name : german,
      others: row.others,
      kind,
      lat: row.lat,
      lng: row.lng,
      importance: IMPORTANCE[kind],
      elevation: null,
      wide: false,
    };
    const known = named.get(foldName(name)) ?? [];
    return known.some((settlement) => distanceKm(settlement, place) <= KNOWN_KM) ? [] : [place];
  });
}
