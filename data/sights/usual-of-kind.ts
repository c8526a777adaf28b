import { join } from 'node:path';
import * as v from 'valibot';
import { SIGHT_KINDS } from '#src/domain/kinds/sight-kinds.ts';
import { SIGHT_ACCESS, SIGHT_NEEDS } from '#src/domain/place/sights.ts';
import type { SightAccess, SightKind, SightNeed } from '#src/domain/place/sights.ts';
import { numberCell } from '../tables/cells.ts';
import { readTable } from '../tables/read-table.ts';
import type { ListedSight } from './listed-sight.ts';
import { monthsBetween } from './months.ts';

/** A sight with what is usual for its kind where nothing else is known. */
export type CompleteSight = ListedSight & {
  months: readonly number[];
  needs: readonly SightNeed[];
  access: readonly SightAccess[];
};

/** A cell of known words with blanks between them; none for an empty cell. */
const wordsCell = <const Words extends readonly string[]>(words: Words) =>
  v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text.split(' ').filter(Boolean)),
      v.array(v.picklist(words)),
    ),
    '',
  );

/** '60: 7-9, 35: 6-10' */
const seasonsCell = v.optional(
  v.pipe(
    v.string(),
    v.transform((text) => text.split(/, |: |-/u).filter(Boolean)),
    v.array(numberCell),
    v.check((numbers) => numbers.length % 3 === 0, 'not degrees and two months each'),
    v.transform((numbers) =>
      Array.from({ length: numbers.length / 3 }, (_, index) => {
        const [fromDegrees = 0, from = 1, to = 12] = numbers.slice(index * 3);
        return { fromDegrees, from, to };
      }),
    ),
  ),
  '',
);

const rowSchema = v.object({
  kind: v.picklist(SIGHT_KINDS),
  hours: v.exactOptional(numberCell),
  kmAnHour: v.exactOptional(numberCell),
  needs: wordsCell(SIGHT_NEEDS),
  access: wordsCell(SIGHT_ACCESS),
  seasons: seasonsCell,
});
type Usual = v.InferOutput<typeof rowSchema>;
type Seasons = Usual['seasons'];

const FILE = join(import.meta.dirname, 'usual-of-kind.txt');
const USUAL = new Map((await readTable(FILE, rowSchema)).map((row) => [row.kind, row]));
/** Metres above which a summit is free of snow in high summer only, and then. */
const HIGH_M = 2600;
const HIGH_SUMMITS: Seasons = [{ fromDegrees: 35, from: 7, to: 9 }];
const LOW_M = 1200;
const METRES_UP_AN_HOUR = 300;

/** Fills in months, hours, needs and access by kind, size and latitude. */
export function completed(sight: ListedSight): CompleteSight {
  const usual = usualOf(sight.kind);
  return {
    ...sight,
    months: sight.months ?? inSeason(seasonsOf(sight), sight.lat),
    hours: sight.hours ?? usualHours(sight, usual),
    needs: sight.needs ?? usual.needs,
    access: sight.access ?? usual.access,
  };
}

function usualOf(kind: SightKind): Usual {
  const usual = USUAL.get(kind);
  if (usual === undefined) throw new Error(`${FILE}: no row of the kind '${kind}'`);
  return usual;
}

function usualHours({ kind, size, lat }: ListedSight, usual: Usual): number | null {
  const { hours = null, kmAnHour } = usual;
  if (kmAnHour !== undefined && hours !== null) {
    return size === null ? null : half(Math.min(hours, Math.max(0.5, size / kmAnHour)));
  }
  if (kind === 'summit') {
    const up = Math.min((size ?? 1500) / 2, Math.abs(lat) > 30 ? 1300 : 1500);
    return half(Math.max(3, (up / METRES_UP_AN_HOUR) * 1.7));
  }
  return hours;
}

function half(hours: number): number {
  return Math.round(hours * 2) / 2;
}

function seasonsOf({ kind, lat, size }: ListedSight): Seasons {
  const metres = size ?? 0;
  if (kind === 'summit' && metres >= HIGH_M) return HIGH_SUMMITS;
  const isLow = kind === 'summit' && Math.abs(lat) < 50 && metres < LOW_M;
  return usualOf(isLow ? 'trail' : kind).seasons;
}

/** Half a year later south of the equator. */
function inSeason(seasons: Seasons, lat: number): readonly number[] {
  const found = seasons.find(({ fromDegrees }) => Math.abs(lat) >= fromDegrees);
  if (found === undefined) return [];
  const months = monthsBetween(found.from, found.to);
  return lat >= 0 ? months : months.map((month) => ((month + 5) % 12) + 1);
}
