import { isOneOf } from '#src/domain/kinds/is-one-of.ts';
import { HIGH_SIGHTS, SEASONAL_SIGHTS } from '#src/domain/kinds/sight-properties.ts';
import { join } from 'node:path';
import * as v from 'valibot';
import type { SightKind, SightNeed } from '#src/domain/place/sights.ts';
import { numberCell, optionalText } from '../../tables/cells.ts';
import { readCsv } from '../../tables/read-csv.ts';
import { fameOf, listedSight } from '../listed-sight.ts';
import type { ListedSight } from '../listed-sight.ts';
import { monthsOf } from '../months.ts';
import { kindNamed } from './kind-names.ts';
import { corrected } from '../typed-lists.ts';

const rowSchema = v.object({
  name: v.string(),
  name_de: optionalText,
  kind: v.string(),
  lat: numberCell,
  lon: numberCell,
  country: v.string(),
  fame: v.string(),
  /** Metres, months or a word: something else for each kind. */
  size: optionalText,
});
const KINDS: Readonly<Record<string, SightKind>> = {
  waterfall: 'waterfall',
  viewpoint: 'viewpoint',
  monument: 'monument',
  beach: 'beach',
  museum: 'museum',
  ski_area: 'ski-area',
  dive_site: 'dive-site',
  ruin: 'ruin',
  rafting_river: 'rafting',
  cave: 'cave',
  hot_spring: 'hot-spring',
  surf_spot: 'surf-spot',
  canyon: 'gorge',
  wine_region: 'winery',
  climbing_area: 'climbing-area',
  birding_site: 'birding',
  christmas_market: 'christmas-market',
  lighthouse: 'lighthouse',
  zoo: 'zoo',
  via_ferrata: 'via-ferrata',
  whale_watching: 'whale-watching',
  glacier: 'glacier',
  dark_sky: 'dark-sky',
  garden: 'garden',
  extreme_point: 'extreme-point',
  theme_park: 'theme-park',
  turtle_beach: 'turtle-beach',
};
/** Our kinds for the values of a monument's size column. */
const MONUMENTS: Readonly<Record<string, SightKind>> = {
  church: 'temple',
  abbey: 'temple',
  temple: 'temple',
  mosque: 'temple',
  shrine: 'temple',
  stupa: 'temple',
  pagoda: 'temple',
  religious: 'temple',
  palace: 'palace',
  castle: 'castle',
  fort: 'castle',
  ruin: 'ruin',
  square: 'square',
  bridge: 'bridge',
  aqueduct: 'bridge',
  'old town': 'quarter',
  street: 'quarter',
  harbour: 'quarter',
  village: 'village',
  garden: 'garden',
  park: 'garden',
  market: 'market',
};
const BATHS: Readonly<Record<string, SightKind>> = { spa: 'bath', onsen: 'bath', baths: 'bath' };
const POOLS: ReadonlySet<string> = new Set(
  ['spa', 'onsen', 'baths', 'pool', 'pools', 'wild pool', 'thermal lake', 'beach spring'].concat([
    'salt lake',
  ]),
);

/** The typed sights of 27 kinds; their column `size` means something else for each kind. */
export async function readTypedSights(folder: string): Promise<ListedSight[]> {
  const rows = await readCsv(join(folder, 'sights/sights-typed.csv'), rowSchema);
  const sights = rows.flatMap((row) => {
    const kind = KINDS[row.kind];
    return kind === undefined ? [] : [typedSight(row, kind)];
  });
  return corrected(sights, 'typed.txt', { naming: kindNamed });
}

function typedSight(row: v.InferOutput<typeof rowSchema>, listed: SightKind): ListedSight {
  const { size } = row;
  const kind = kindOf(listed, size);
  return listedSight({
    name: row.name,
    nameDe: row.name_de,
    kind,
    lat: row.lat,
    lng: row.lon,
    countries: row.country,
    fame: fameOf(row.fame),
    size: sizeOf(kind, size),
    months: isOneOf(SEASONAL_SIGHTS, kind) ? monthsOf(size) : null,
    needs: needsOf(listed, size),
  });
}

function kindOf(listed: SightKind, size: string): SightKind {
  if (listed === 'monument') return MONUMENTS[size] ?? 'monument';
  if (listed === 'hot-spring') return BATHS[size] ?? 'hot-spring';
  // Still and easy water is paddled without a guide; rafts go where it is wild.
  if (listed === 'rafting') return /flat|^I(?:-II)? /u.test(size) ? 'river' : 'rafting';
  return listed;
}

function needsOf(listed: SightKind, size: string): SightNeed[] | null {
  if (listed === 'hot-spring') return POOLS.has(size) ? ['bathing'] : [];
  if (listed === 'rafting' && /IV|V/u.test(size)) return ['guide', 'adults'];
  if (listed === 'beach' && size === 'surf') return [];
  if (listed === 'dive-site' && /^(?:shore|pier|lake|pool|fissure)$/u.test(size)) return [];
  return null;
}

/** Metres of a waterfall or gorge, metres of descent of a ski area. */
function sizeOf(kind: SightKind, size: string): number | null {
  const [bottom, top] = size.split('-').map(Number);
  if (kind === 'ski-area') return bottom && top ? top - bottom : null;
  return isOneOf(HIGH_SIGHTS, kind) && Number(size) > 0 ? Number(size) : null;
}
