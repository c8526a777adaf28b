import { expect, test } from 'vitest';
import { NO_EDITS } from '#src/domain/list/list-edits.ts';
import { EMPTY_PLAN } from '#src/domain/day-plan/day-plan.ts';
import { editLine } from '#src/domain/list/change-list.ts';
import { NOTHING_OWN, tickPacked } from '#src/domain/trip/trip-own.ts';
import type { PlannedTrip } from '#src/domain/trip/trip.ts';
import { ownOfShared } from '#src/export/links/own-of-shared.ts';
import type { ShareOptions, ToShare } from '#src/export/links/shared-trip.ts';
import { readTripFragment, tripFragment } from '#src/export/links/trip-link.ts';
import { highCoast } from '#tests/result/high-coast.ts';
import { used } from './travelled-trips.ts';

const ALL: ShareOptions = { builtOn: '2026-11-24', withWishes: true, withNotes: true };

test('changes of the list and days arrive as they were sent', async () => {
  const trip = used(highCoast());
  const { own, missing } = await sent(trip, highCoast(), ALL);
  expect(own.listEdits).toEqual(trip.listEdits);
  expect(own.days).toMatchObject({
    ...trip.days,
    kept: trip.days.kept.map(({ key }) => ({ key })),
  });
  expect(own.days.kept.map(({ names }) => names)).toEqual(trip.days.kept.map(({ names }) => names));
  expect(own.days.kept.at(-1)?.note).toBe('ring twice');
  expect(missing).toBe(0);
});

test('own lines arrive under their headings', async () => {
  const trip = used(highCoast());
  const own = trip.listEdits.own.map((line) => Object.assign({}, line, { group: 'Küche' }));
  const listEdits = { ...trip.listEdits, own };
  const arrived = await sent({ ...trip, listEdits }, highCoast(), ALL);
  expect(arrived.own.listEdits).toEqual(listEdits);
  // A build that does not know headings says that the link is newer.
  expect(await tripFragment({ ...highCoast(), ...trip, listEdits }, ALL)).toMatch(/^3\./u);
  expect(await tripFragment({ ...highCoast(), ...trip }, ALL)).toMatch(/^2\./u);
});

test('notes and names travel only when they are ticked', async () => {
  const trip = used(highCoast());
  const { own } = await sent(trip, highCoast(), { ...ALL, withNotes: false });
  const text = JSON.stringify(own);
  for (const word of ['cellar', 'Anna', 'ring twice', 'neighbour']) {
    expect(text).not.toContain(word);
  }
  expect(text).toContain('The blue rain jacket');
  expect(text).toContain('Dinner at Lena’s');
  const noted = { ...trip, listEdits: editLine('boots', { note: 'x' })(NOTHING_OWN).listEdits };
  expect((await sent(noted, highCoast(), { ...ALL, withNotes: false })).own.listEdits).toEqual(
    NO_EDITS,
  );
});

test('ticks, and what is there or still to buy, never travel', async () => {
  const trip = tickPacked(['boots'], true)(used(highCoast()));
  const [line, ...others] = trip.listEdits.own;
  if (line === undefined) throw new Error('no own line');
  const listEdits = { ...trip.listEdits, own: [{ ...line, toBuy: true }, ...others] };
  const { own } = await sent({ ...highCoast(), ...trip, listEdits }, highCoast(), ALL);
  expect(own.packed).toEqual([]);
  expect(own.packing).toEqual(NOTHING_OWN.packing);
  expect(own.listEdits.own.map(({ toBuy }) => toBuy)).toEqual([false, false, false]);
});

test('without the wishes, what they brought travels by its name', async () => {
  const trip = used(highCoast());
  const elsewhere = highCoast({ wordings: withoutSuggestions(highCoast()) });
  const { own, missing } = await sent(trip, elsewhere, { ...ALL, withWishes: false });
  expect(own.days.kept.map(({ names }) => names.en)).toEqual(
    trip.days.kept.map(({ names }) => names.en),
  );
  expect(own.listEdits.own.map(({ name }) => name)).toContain('Hammock');
  expect(missing).toBe(0);
});

test('what another version does not compute is left out and counted', async () => {
  const trip = used(highCoast());
  const elsewhere = highCoast({ wordings: withoutSuggestions(highCoast()) });
  const { own, missing } = await sent(trip, elsewhere, ALL);
  expect(own.days.kept.map(({ names }) => names.en)).toEqual(['Dinner at Lena’s']);
  expect(own.days.days.flatMap(({ ideas }) => ideas)).toEqual(['own:318273645-918273645']);
  const changed = trip.listEdits.lines.filter(({ away }) => away !== true);
  expect(missing).toBe(trip.days.kept.length - 1 + changed.length);
});

test('a trip without anything of one’s own is a link that older builds read', async () => {
  const nothing = { ...highCoast(), listEdits: NO_EDITS, days: EMPTY_PLAN };
  expect(await tripFragment(nothing, ALL)).toMatch(/^1\./u);
  expect(await tripFragment(used(highCoast()), ALL)).toMatch(/^2\./u);
});

test('what is too long for a link is none', async () => {
  const lines = Array.from({ length: 120 }, (_, at) => ({ key: `line ${at}`, note: noise(at) }));
  const trip = { ...highCoast(), listEdits: { ...NO_EDITS, lines } };
  expect(await tripFragment(trip, ALL)).toBeNull();
  expect(await tripFragment(trip, { ...ALL, withNotes: false })).not.toBeNull();
});

/** The trip that arrives where it is computed as `here`. */
async function sent(trip: ToShare, here: PlannedTrip, options: ShareOptions) {
  const answer = await readTripFragment((await tripFragment(trip, options)) ?? '');
  if (!('shared' in answer)) throw new Error(answer.problem);
  return ownOfShared(answer.shared, here);
}

/** As another version would compute it: no ideas, an empty list. */
function withoutSuggestions({ wordings }: PlannedTrip): PlannedTrip['wordings'] {
  const { en } = wordings;
  if (en === undefined) throw new Error('no text');
  const { sections } = en.recommendation;
  const activities = { ...sections.activities, suggestions: [] };
  const recommendedEquipment = { ...sections.recommendedEquipment, categories: [] };
  const emptied = { ...sections, activities, recommendedEquipment };
  return { en: { ...en, recommendation: { ...en.recommendation, sections: emptied } } };
}

/** A text that does not compress. */
function noise(seed: number): string {
  return Array.from({ length: 480 }, (_, at) =>
    String.fromCodePoint(0x4e_00 + ((seed * 7919 + at * at * 31) % 20_000)),
  ).join('');
}
