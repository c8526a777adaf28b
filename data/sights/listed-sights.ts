import { join } from 'node:path';
import type { Fame, SightKind, SightNeed } from '#src/domain/sights.ts';
import { readCsv } from '../gazetteer/csv.ts';
import type { SightRow } from '#src/providers/sights/sights-format.ts';

/** A sight before it is written: names in both languages, 'CA|US' for its countries. */
export type ListedSight = {
  name: string;
  nameDe: string;
  kind: SightKind;
  lat: number;
  lng: number;
  countries: string;
  fame: Fame;
  area: SightRow[7];
  size: number | null;
  months: readonly number[];
  hours: number | null;
  needs: readonly SightNeed[];
};

/** Kinds of sights-typed.csv that have another name here; the others only change '_' to '-'. */
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
const METRES: ReadonlySet<SightKind> = new Set(['waterfall', 'ski-area']);

/** The sights of the reference figures. */
export async function listedSights(folder: string): Promise<ListedSight[]> {
  const rows = await readCsv(join(folder, 'sights/sights-typed.csv'));
  return rows.flatMap((row) => {
    const kind = KINDS[row['kind'] ?? ''];
    if (kind === undefined) return [];
    const size = Number(row['size']);
    return [
      {
        name: row['name'] ?? '',
        nameDe: row['name_de'] ?? '',
        kind,
        lat: Number(row['lat']),
        lng: Number(row['lon']),
        countries: row['country'] ?? '',
        fame: fameOf(row['fame']),
        area: null,
        size: METRES.has(kind) && size > 0 ? size : null,
        months: [],
        hours: null,
        needs: [],
      },
    ];
  });
}

function fameOf(text: string | undefined): Fame {
  if (text === '1') return 1;
  if (text === '2') return 2;
  return text === '3' ? 3 : 4;
}
