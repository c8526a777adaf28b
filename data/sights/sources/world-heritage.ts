import { join } from 'node:path';
import * as v from 'valibot';
import type { SightKind } from '#src/domain/place/sights.ts';
import { readParkNames } from '../../gazetteer/park-names.ts';
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
});
/** Words of UNESCO's English names that tell the kind of a site. */
const TOWN =
  /\b(?:Old (?:Town|City)|Historic (?:Centre|City|Town|Quarter)|Medina|Walled (?:Town|City)|Town of|Hanseatic|Colonial City)\b/u;
const TEMPLE = /\b(?:Cathedral|Church|Abbey|Monastery|Convent|Temples?|Shrine|Mosque)\b/u;
const PARK = /\b(?:National Park|Park|Reserve|Forest|Wilderness|Conservation Area)\b/u;

/**
 * World Heritage sites that the gazetteer has a usual short name for: those of many places far
 * apart, and those that other lists have better, are left out there or in world-heritage.txt.
 */
export async function readWorldHeritage(folder: string): Promise<ListedSight[]> {
  const rows = await readCsv(join(folder, 'places/world-heritage-areas.csv'), rowSchema);
  const names = new Map(
    (await readParkNames())
      .filter(({ country, english }) => country === '' && english !== '-')
      .map(({ source, english, german }) => [plain(source), { english, german }]),
  );
  const sights = rows.flatMap((row) => {
    const name = names.get(plain(row.name));
    if (name === undefined) return [];
    return listedSight({
      name: name.english,
      nameDe: name.german,
      kind: kindOf(name.english, row.kind),
      lat: row.lat,
      lng: row.lon,
      countries: row.country,
      fame: 2,
    });
  });
  return corrected(sights, 'world-heritage.txt');
}

function kindOf(name: string, listed: string): SightKind {
  if (PARK.test(name) && !listed.endsWith('cultural')) return 'park';
  if (TOWN.test(name)) return 'quarter';
  return TEMPLE.test(name) ? 'temple' : 'heritage';
}

/** The two lists differ in spaces, quotes and dashes. */
function plain(name: string): string {
  return name.replaceAll(/[\s"“”'’–-]+/gu, ' ').trim();
}
