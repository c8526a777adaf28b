import * as fc from 'fast-check';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import { keep, letGo, move, putAside, writeNote } from '#src/domain/day-plan/change-plan.ts';
import type { DayPlan } from '#src/domain/day-plan/day-plan.ts';
import { fitPlan } from '#src/domain/day-plan/fit-plan.ts';
import { addDays } from '#src/domain/days/day.ts';
import { applyEdits } from '#src/domain/list/apply-edits.ts';
import { tickPacked } from '#src/domain/trip/trip-own.ts';
import type { OwnChange } from '#src/domain/trip/trip-own.ts';
import type { PlannedTrip, SavedTrip } from '#src/domain/trip/trip.ts';
import { createTripDatabase } from '#src/storage/database.ts';
import { createTripHistory } from '#src/storage/trip-history.ts';
import { FIRST, idea } from '#tests/domain/day-plan/plans.ts';
import { anyList, anyListChange } from '#tests/domain/list/any-list.ts';
import { shown } from '#tests/domain/list/lists.ts';
import { IS_SOAK } from '#tests/helpers/soak.ts';
import { highCoast } from '#tests/result/high-coast.ts';
import { fillDiskAfter } from './full-disk.ts';

const RUNS = IS_SOAK ? 500 : 15;
/** The long form takes minutes. */
const TIMEOUT_MS = 600_000;

/** Of the lines that there can be; what is ticked may be in the bag when the list no longer has it. */
const TICKED = ['tent', 'hat', 'p0', 'p3', 'p5', 'p7'];

/** `full`: the disk is, at the first attempt. */
type Step =
  | { what: 'change'; how: OwnChange; full: boolean }
  | { what: 'propose'; planned: PlannedTrip; full: boolean }
  | { what: 'discard' | 'keep' | 'keep and undo'; full: boolean };

const anyPlanned: fc.Arbitrary<PlannedTrip> = fc
  .tuple(anyList, fc.nat(20), fc.nat(9))
  .map(([list, start, more]) => planned(list.categories, addDays(FIRST, start), more));
const anyIdea = fc.constantFrom('a', 'b', 'c', 'own:d').map((key) => idea(key));
const anyPlanChange = fc.oneof(
  anyIdea.map((one) => (plan: DayPlan) => keep(plan, one)),
  anyIdea.map((one) => (plan: DayPlan) => letGo(plan, one.key)),
  anyIdea.map((one) => (plan: DayPlan) => putAside(plan, one)),
  fc.tuple(anyIdea, fc.nat(9), fc.nat(3)).map(
    ([{ key }, day, at]) =>
      (plan: DayPlan) =>
        move(plan, key, { in: 'ideas', day, at }),
  ),
  fc.tuple(fc.nat(3), fc.constantFrom('Ferry', 'Train')).map(
    ([day, text]) =>
      (plan: DayPlan) =>
        writeNote(plan, day, text),
  ),
);
const full = fc.integer({ min: 0, max: 4 }).map((one) => one === 0);
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ what: fc.constant('change'), how: anyListChange, full }) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(anyPlanChange, full)
      .map(([how, isFull]): Step => ({ what: 'change', how: inDays(how), full: isFull })),
  },
  { weight: 3, arbitrary: fc.record({ what: fc.constant('propose'), planned: anyPlanned, full }) },
  {
    weight: 3,
    arbitrary: fc.record({ what: fc.constantFrom('discard', 'keep', 'keep and undo'), full }),
  },
);

test(
  'no story of changes and plans made again loses what is the traveller’s own, on a full disk neither',
  async () => {
    const stories = fc.tuple(anyPlanned, fc.array(anyStep, { minLength: 4, maxLength: 16 }));
    await fc.assert(
      fc.asyncProperty(stories, async ([first, steps]) => {
        const tabs = openTabs();
        const { id } = await tabs.here.save(first);
        await tabs.here.change(id, tickPacked(TICKED, true));
        let before = await stored(tabs.there, id);
        for (const [number, step] of steps.entries()) {
          const [tab, other] = number % 2 === 0 ? [tabs.here, tabs.there] : [tabs.there, tabs.here];
          if (step.full) await takeOnFullDisk(tab, id, step);
          expect(await stored(other, id)).toEqual(before);
          await take(tab, id, step);
          const after = await stored(other, id);
          const expected = step.what === 'change' ? step.how(before) : {};
          expect(after).toMatchObject(expected);
          if (step.what !== 'change') expectAllKept(before, after, step.what);
          // After a failure nobody knows whether it was stored, so it is done again.
          await take(other, id, step);
          expect(withoutTime(await stored(tab, id))).toEqual(withoutTime(after));
          before = await stored(tab, id);
        }
      }),
      { numRuns: RUNS, seed: 21 },
    );
  },
  TIMEOUT_MS,
);

function openTabs() {
  const indexedDB = new IDBFactory();
  const openTab = () =>
    createTripHistory({ database: createTripDatabase({ indexedDB, IDBKeyRange }) });
  return { here: openTab(), there: openTab() };
}

type History = ReturnType<typeof createTripHistory>;

async function stored(history: History, id: string): Promise<SavedTrip> {
  const trip = await history.get(id);
  if (trip === null) throw new Error('the trip is gone');
  return trip;
}

async function take(history: History, id: string, step: Step): Promise<void> {
  if (step.what === 'change') await history.change(id, step.how);
  else if (step.what === 'propose') await history.propose(id, step.planned);
  else if (step.what === 'discard') await history.propose(id, null);
  else {
    const before = await history.keep(id);
    if (step.what === 'keep and undo' && before !== null) await history.restore(before);
  }
}

async function takeOnFullDisk(history: History, id: string, step: Step): Promise<void> {
  const makeRoom = fillDiskAfter(0);
  await take(history, id, step).catch(() => undefined);
  makeRoom();
}

function expectAllKept(before: SavedTrip, after: SavedTrip, what: Step['what']): void {
  const { packed, listEdits, packing, days } = after;
  expect({ packed, packing, days, lines: listEdits.lines, people: listEdits.people }).toEqual({
    packed: before.packed,
    packing: before.packing,
    days: before.days,
    lines: before.listEdits.lines,
    people: before.listEdits.people,
  });
  const isKept = what === 'keep' && before.proposal !== undefined;
  const plan = isKept ? before.proposal : { trip: before.trip, wordings: before.wordings };
  expect(after).toMatchObject({ ...plan, id: before.id });
  expectSameLines(before, after);
}

/** Ticked, changed and own lines stay, and none that was removed comes back. */
function expectSameLines(before: SavedTrip, after: SavedTrip): void {
  const [was, is] = [listOf(before), listOf(after)];
  const keys = new Set(shown(is).map(({ key }) => key));
  const away = before.listEdits.lines.filter((edit) => edit.away).map(({ key }) => key);
  expect(away.filter((key) => keys.has(key))).toEqual([]);
  const edited = new Set(before.listEdits.lines.map(({ key }) => key));
  const lost = shown(was).filter(
    ({ key, own }) => (own || edited.has(key) || before.packed.includes(key)) && !keys.has(key),
  );
  expect(lost).toEqual([]);
}

function listOf({ wordings, listEdits }: SavedTrip) {
  const sections = wordings.en?.recommendation.sections;
  return applyEdits(sections?.recommendedEquipment ?? { categories: [] }, listEdits);
}

/** The time at which a plan was kept says only that. */
function withoutTime(saved: SavedTrip) {
  const { savedAt: _, ...trip } = saved;
  return trip;
}

function inDays(how: (plan: DayPlan) => DayPlan): OwnChange {
  const request = { startDate: FIRST, endDate: addDays(FIRST, 4) };
  return (own) => ({ ...own, days: how(fitPlan(own.days, request)) });
}

type Wording = NonNullable<PlannedTrip['wordings']['en']>;

/** The High Coast with this list and these days, in English alone. */
function planned(
  categories: Wording['recommendation']['sections']['recommendedEquipment']['categories'],
  startDate: string,
  more: number,
): PlannedTrip {
  const { trip, wordings, ...rest } = highCoast();
  const { en } = wordings;
  if (en === undefined) throw new Error('no English');
  const { sections } = en.recommendation;
  const recommendedEquipment = { ...sections.recommendedEquipment, categories };
  return {
    ...rest,
    trip: { ...trip, request: { ...trip.request, startDate, endDate: addDays(startDate, more) } },
    wordings: {
      en: { ...en, recommendation: { sections: { ...sections, recommendedEquipment } } },
    },
  };
}
