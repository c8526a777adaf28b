import { join } from 'node:path';
import * as v from 'valibot';
import { SIGHT_KINDS } from '#src/domain/kinds/sight-kinds.ts';
import { FAMES, SIGHT_ACCESS, SIGHT_NEEDS } from '#src/domain/place/sights.ts';
import { numberCell, optionalText } from '../tables/cells.ts';
import { readTable } from '../tables/read-table.ts';
import { listedSight } from './listed-sight.ts';
import type { ListedSight } from './listed-sight.ts';
import { monthsOf } from './months.ts';

/**
 * A line of lists/: source, English, German, more. The name in the source may end in '@CC' where
 * several countries have it; '+' instead of a name adds a sight that no source has. English '-'
 * leaves the sight out, an empty name keeps the source's. More: 'kind=summit fame=1 needs=climb,guide
 * access=thin-air months=6-9 hours=5 size=4478 in=CH,IT at=45.97,7.65 radius=8 box=46.4,-92.2,49,-84.4
 * via=45.9,6.8;46.0,6.9'.
 */
type Line = { source: string; leftOut: boolean; change: Partial<ListedSight> };

const point = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').map(Number)),
  v.tuple([v.number(), v.number()]),
);
const splitBy = (sign: string) => v.transform((text: string) => text.split(sign).filter(Boolean));
const boxSchema = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').map(Number)),
  v.tuple([v.number(), v.number(), v.number(), v.number()]),
);
const moreSchema = v.strictObject({
  kind: v.exactOptional(v.picklist(SIGHT_KINDS)),
  fame: v.exactOptional(v.pipe(numberCell, v.picklist(FAMES))),
  needs: v.exactOptional(v.pipe(v.string(), splitBy(','), v.array(v.picklist(SIGHT_NEEDS)))),
  access: v.exactOptional(v.pipe(v.string(), splitBy(','), v.array(v.picklist(SIGHT_ACCESS)))),
  months: v.exactOptional(v.pipe(v.string(), v.transform(monthsOf))),
  hours: v.exactOptional(numberCell),
  size: v.exactOptional(numberCell),
  in: v.exactOptional(v.string()),
  at: v.exactOptional(point),
  radius: v.exactOptional(numberCell),
  box: v.exactOptional(boxSchema),
  via: v.exactOptional(v.pipe(v.string(), splitBy(';'), v.array(point))),
});

const rowSchema = v.object({
  source: v.string(),
  english: optionalText,
  german: optionalText,
  more: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => Object.fromEntries(text.split(' ').filter(Boolean).map(pairOf))),
      moreSchema,
    ),
    '',
  ),
});

type Options = {
  /** Leaves out those that the list lacks. */
  chosen?: boolean;
  /** Leaves out others, whose lines may stand in the list all the same. */
  shown?: (sight: ListedSight) => boolean;
  /** Names those to which the list gives no name. */
  naming?: (sight: ListedSight) => ListedSight;
};

/** The sights as their list in lists/ has them. */
export async function corrected(
  sights: readonly ListedSight[],
  list: string,
  { chosen = false, shown = () => true, naming = (sight) => sight }: Options = {},
): Promise<ListedSight[]> {
  const rows = await readTable(join(import.meta.dirname, 'lists', list), rowSchema);
  const lines = rows.map(lineOf);
  const bySource = new Map(lines.map((line) => [line.source, line]));
  const used = new Set<Line>();
  const kept = sights.flatMap((sight) => {
    const line =
      bySource.get(`${sight.name}@${sight.countries}`) ?? bySource.get(sight.name) ?? null;
    if (line !== null) used.add(line);
    if (!shown(sight) || line?.leftOut === true) return [];
    if (line === null) return chosen ? [] : [naming(sight)];
    const changed = { ...sight, ...line.change };
    return [line.change.name === undefined ? naming(changed) : changed];
  });
  const added = lines.filter(({ source }) => source === '+');
  const idle = lines.filter((line) => line.source !== '+' && !used.has(line));
  if (idle.length > 0) {
    throw new Error(`${list}: no source has ${idle.map(({ source }) => source).join('; ')}`);
  }
  return [...kept, ...added.map(({ change }) => addedSight(change, list))];
}

/** 'kind=summit' */
function pairOf(text: string): [string, string] {
  const at = text.indexOf('=');
  return [text.slice(0, at), text.slice(at + 1)];
}

function lineOf({ source, english, german, more }: v.InferOutput<typeof rowSchema>): Line {
  const { in: countries, at, radius, box, via, ...rest } = more;
  return {
    source,
    leftOut: english === '-',
    change: {
      ...(english !== '' && { name: english, nameDe: '' }),
      ...(german !== '' && { nameDe: german }),
      ...rest,
      ...(countries !== undefined && { countries: countries.replaceAll(',', '|') }),
      ...(at !== undefined && { lat: at[0], lng: at[1] }),
      ...(radius !== undefined && { area: radius }),
      ...(box !== undefined && { area: box }),
      ...(via !== undefined && { area: via }),
    },
  };
}

function addedSight(change: Partial<ListedSight>, list: string): ListedSight {
  const { name, kind, lat, lng, countries, fame } = change;
  if (name === undefined || kind === undefined || countries === undefined || fame === undefined) {
    throw new Error(`${list}: an added sight needs name, kind, in and fame: ${name}`);
  }
  if (lat === undefined || lng === undefined) throw new Error(`${list}: ${name} needs a point`);
  return listedSight({ ...change, name, kind, lat, lng, countries, fame });
}
