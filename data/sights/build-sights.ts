import { LANGUAGES } from '#src/domain/language/language.ts';
import type { Language } from '#src/domain/language/language.ts';
import { SIGHT_KINDS } from '#src/domain/kinds/sight-kinds.ts';
import { SIGHT_ACCESS, SIGHT_NEEDS } from '#src/domain/place/sights.ts';
import type { SightAccess, SightNeed } from '#src/domain/place/sights.ts';
import type { SightNotes, SightRow } from '#src/providers/sights/sights-format.ts';
import { foldName } from '#src/providers/geocoder/names/fold-name.ts';
import { readSettlements } from '../gazetteer/settlements.ts';
import { beachesOffShore } from './checks/beaches-at-shores.ts';
import { pointsElsewhere } from './checks/points-in-listings.ts';
import { prefixedDoubles } from './checks/prefixed-doubles.ts';
import { listedSights } from './listed-sights.ts';
import { taggedRows } from './tagged-rows.ts';
import type { UntaggedSight } from './tagged-rows.ts';
import { completed } from './usual-of-kind.ts';
import type { CompleteSight } from './usual-of-kind.ts';
import { withoutDoubles } from './without-doubles.ts';
import type { BetterSight, Sorted } from './without-doubles.ts';
import { readWrittenPlaces } from './written-sights.ts';
import type { WrittenPlace } from './written-sights.ts';
import { writeSights } from './write-sights.ts';

/** Inhabitants of a town whose name stands in those of many sights. */
const TOWN = 100_000;

type WrittenSight = WrittenPlace['sights'][number];

/** Writes the sights of the world; README.md beside this file has the sources. */
export async function buildSights(referenceFolder: string): Promise<void> {
  const places = await readWrittenPlaces();
  const written = places.flatMap(({ in: country, sights }) =>
    sights.map((sight) => ({ ...sight, in: sight.in ?? country })),
  );
  const first = written.map(listedOf);
  const sorted = withoutDoubles(await listedSights(referenceFolder), first, await townNames());
  await check([...first, ...sorted.kept], referenceFolder);
  const tagged = taggedRows([
    ...first.map((sight, index) => untagged(withAreaOf(sight, sorted), written[index])),
    ...sorted.kept.map((sight) => untagged(sight)),
  ]);
  console.log(`sights: ${first.length} with notes, ${sorted.kept.length} without`);
  const notes = { en: notesIn(written, 'en'), de: notesIn(written, 'de') };
  await writeSights({ ...tagged, noted: first.length, notes });
}

/** Throws with all faults of points and names. */
async function check(sights: readonly CompleteSight[], referenceFolder: string): Promise<void> {
  const faults = [
    ...prefixedDoubles(sights).map((pair) => `one sight twice: ${pair}`),
    ...(await beachesOffShore(sights)),
    ...(await pointsElsewhere(sights, referenceFolder)),
  ];
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

function notesIn(written: readonly WrittenSight[], language: Language): SightNotes {
  return written.map(({ [language]: { text, when, asks } }) => [text, when, asks]);
}

async function townNames(): Promise<Set<string>> {
  const towns = (await readSettlements()).filter(({ population }) => population >= TOWN);
  return new Set(towns.flatMap(({ name, german }) => [foldName(name), foldName(german)]));
}

function listedOf(sight: WrittenSight & { in: string }): BetterSight {
  const { name, at } = sight;
  const complete = completed({
    name: typeof name === 'string' ? name : name.en,
    nameDe: typeof name === 'string' ? '' : name.de,
    kind: sight.kind,
    lat: at[0],
    lng: at[1],
    countries: sight.in,
    fame: sight.fame,
    area: null,
    size: sight.size ?? null,
    months: sight.months ?? [],
    hours: sight.hours,
    needs: sight.needs,
    access: sight.access ?? null,
  });
  return { ...complete, also: sight.also };
}

/** A written sight has the area and size of the listed one that it replaces. */
function withAreaOf(sight: BetterSight, { doubles }: Sorted): CompleteSight {
  const replaced = doubles.find(
    ([left, of]) => of === sight && left.kind === sight.kind && hasAreaOf(sight, left),
  )?.[0];
  if (replaced === undefined) return sight;
  // A written trail of another name may be one stage of the listed one.
  if (sight.kind === 'trail' && replaced.name !== sight.name) return sight;
  return { ...sight, area: replaced.area, size: sight.size ?? replaced.size };
}

/** A spot that is also known by the name of the park around it is still one spot in it. */
function hasAreaOf({ kind, also = [] }: BetterSight, left: CompleteSight): boolean {
  return kind === 'railway' || kind === 'scenic-road' || !also.includes(left.name);
}

/** With its names and notes, in which its tags are looked for. */
function untagged(sight: CompleteSight, written?: WrittenSight): UntaggedSight<SightRow> {
  const notes = LANGUAGES.flatMap((language) => {
    const note = written?.[language];
    return note === undefined ? [] : [note.text, note.when];
  });
  return {
    row: (tags) => rowOf(sight, tags),
    text: [sight.name, sight.nameDe, ...notes].join('. '),
    asks: LANGUAGES.map((language) => written?.[language].asks ?? '').join('. '),
  };
}

function rowOf(sight: CompleteSight, tags: number[]): SightRow {
  return [
    sight.name,
    sight.nameDe,
    SIGHT_KINDS.indexOf(sight.kind),
    fourDecimals(sight.lat),
    fourDecimals(sight.lng),
    sight.countries,
    sight.fame,
    sight.area,
    sight.size,
    sight.months.reduce((bits, month) => bits | (1 << (month - 1)), 0),
    sight.hours,
    sight.needs.reduce((bits, need: SightNeed) => bits | (1 << SIGHT_NEEDS.indexOf(need)), 0),
    sight.access.reduce((bits, flag: SightAccess) => bits | (1 << SIGHT_ACCESS.indexOf(flag)), 0),
    tags,
  ];
}

function fourDecimals(degrees: number): number {
  return Math.round(degrees * 10_000) / 10_000;
}
