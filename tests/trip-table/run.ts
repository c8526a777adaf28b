import { openFinishedPack } from '#data/finished-pack.ts';
import { createFactSources, createSampleProviders } from '#data/sample/sample-providers.ts';
import { createElevationGrid } from '#src/providers/elevation/elevation-grid.ts';
import { RULES } from './all-rules.ts';
import { linesOf, sumOf } from './list-lines.ts';
import { planTrips } from './planned-trips.ts';
import { printLists } from './print-lists.ts';
import type { PlannedTrip } from './planned-trips.ts';
import { tableRules } from './table-rules.ts';
import { wordTableRules } from './word-rules.ts';

/**
 * `npm run trips`: plans every trip of the table on the device and checks the plans by rules; prints
 * the counts and what broke. With words, as in `npm run trips -- Kyoto Berlin`, prints the ideas of the
 * trips whose line holds one of them; with `all`, of every trip. `npm run trips -- lists Kyoto` prints
 * their packing lists instead.
 */
const SHOWN = 12;

const pack = await openFinishedPack();
const sources = createFactSources(pack, createElevationGrid(pack));
const planned = await planTrips(createSampleProviders(pack, sources), sources.sights);
const [first = '', ...others] = process.argv.slice(2);
const asksForLists = first === 'lists';
const words = asksForLists ? others : [first, ...others].filter((word) => word !== '');
for (const trip of planned.filter(({ label }) => isAsked(label))) {
  if (asksForLists) printLists(trip);
  else print(trip);
}

let broken = 0;
console.log(`\n${planned.length} trips\n`);
for (const { name, check } of RULES) {
  const found = await Promise.all(
    planned.map(async (trip) => (await check(trip)).map((text) => `${trip.label} | ${text}`)),
  );
  report(name, `${found.filter((breaks) => breaks.length > 0).length} break it`, found.flat());
}
const counts = planned.map(({ plan }) => linesOf(plan, 'trip').length);
const sums = planned.map(({ plan, trip }) => sumOf(plan) / trip.request.travelers);
console.log(`lines for this trip: ${spread(counts)}; euro a head: ${spread(sums)}`);
for (const { name, figure, met, breaks } of [...tableRules(planned), ...wordTableRules(planned)]) {
  report(name, figure, met ? [] : ['the bar is missed', ...breaks]);
}
process.exitCode = broken > 0 ? 1 : 0;

function report(name: string, figure: string, breaks: readonly string[]): void {
  broken += breaks.length;
  console.log(`${breaks.length === 0 ? 'held  ' : 'broken'} ${name}: ${figure}`);
  for (const line of breaks.slice(0, SHOWN)) console.log(`       ${line}`);
  if (breaks.length > SHOWN) console.log(`       and ${breaks.length - SHOWN} more`);
}

/** '4 / 9 / 15': a tenth is below the first, half below the second, a tenth above the third. */
function spread(values: readonly number[]): string {
  const sorted = values.toSorted((a, b) => a - b);
  return [0.1, 0.5, 0.9]
    .map((share) => Math.round(sorted[Math.floor(share * (sorted.length - 1))] ?? 0))
    .join(' / ');
}

function isAsked(label: string): boolean {
  return words.some((word) => word === 'all' || label.includes(word));
}

function print({ label, plan }: PlannedTrip): void {
  const { summary, suggestions, safety, notUnderstood } = plan.sections.activities;
  console.log(`\n## ${label}\n${summary}`);
  if (notUnderstood !== undefined) console.log(`not understood: ${notUnderstood.words.join(', ')}`);
  for (const [index, idea] of suggestions.entries()) {
    const { name, featureKind, near, wish, description, when, duration, asks } = idea;
    console.log(
      `${index + 1}. ${name} (${featureKind ?? '-'}, ${near})${wish === undefined ? '' : ` [${wish}]`}`,
    );
    console.log(`   ${description}`);
    console.log(`   ${[when, duration, asks].filter(Boolean).join(' | ')}`);
  }
  for (const { lead, text } of safety ?? []) console.log(`! ${lead}: ${text}`);
}
