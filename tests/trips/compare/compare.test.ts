import { expect, test } from 'vitest';
import type { SpanFigures } from '#src/domain/climate/span-figures.ts';
import { spanFigures } from '#src/domain/climate/span-figures.ts';
import { applyEdits } from '#src/domain/list/apply-edits.ts';
import { NO_EDITS } from '#src/domain/list/list-edits.ts';
import type { ListEdits } from '#src/domain/list/list-edits.ts';
import type { SavedTrip } from '#src/domain/trip/trip.ts';
import { climateDifferences, meanOfStops } from '#src/trips/compare/climate-differences.ts';
import { compareLists } from '#src/trips/compare/compare-lists.ts';
import { pickPair } from '#src/trips/compare/pick-pair.ts';
import { HIGH_COAST_EVIDENCE, highCoast } from '#tests/result/high-coast.ts';
import { HIGH_COAST_EN } from '#tests/result/high-coast-wordings.ts';
import { createDevice } from '../trips-world.ts';

const EQUIPMENT = HIGH_COAST_EN.sections.recommendedEquipment;

const JUNE = spanFigures(
  { ...HIGH_COAST_EVIDENCE, point: { lat: 63.1, lng: 18.6 } },
  '2027-06-10',
  '2027-06-20',
);

function june(changes: Partial<SpanFigures> = {}): SpanFigures {
  return { ...JUNE, ...changes };
}

function edits(changes: Partial<ListEdits>) {
  return applyEdits(EQUIPMENT, { ...NO_EDITS, ...changes });
}

function ownLine(key: string, name: string) {
  const line = { quantity: 1, weight_g: null, kind: null, toBuy: false };
  return { ...line, key, name, part: 'trip' as const };
}

test('the same days at the same place differ in nothing', () => {
  expect(Object.values(climateDifferences(june(), june()))).toEqual(Array(7).fill(null));
});

test('a difference is that of the rounded figures beside it', () => {
  const difference = climateDifferences(june({ high: 12.4 }), june({ high: 17.6 }));
  expect(difference.high).toBe(-6);
});

test('light counts in half hours, and less than an hour is not told', () => {
  expect(climateDifferences(june({ light: 19.6 }), june({ light: 13 })).light).toBe(6.5);
  expect(climateDifferences(june({ light: 13.4 }), june({ light: 13 })).light).toBeNull();
});

test('what one of the two does not know does not differ', () => {
  const [first, second] = [june({ sea: null, wetDays: 1 }), june({ sea: 24, wetDays: null })];
  expect(climateDifferences(first, second)).toMatchObject({ sea: null, rain: null });
});

test('a trip with stops is compared by the mean over its days, a long stop counting for more', () => {
  const warm = june({ high: 30, startDate: '2027-06-01', endDate: '2027-06-03', sea: 20 });
  const cool = june({ high: 18, startDate: '2027-06-03', endDate: '2027-06-11', sea: null });
  const mean = meanOfStops([{ figures: warm }, { figures: cool }]);
  expect(mean?.high).toBeCloseTo((3 * 30 + 9 * 18) / 12);
  expect(mean?.sea).toBeNull();
  expect(mean && climateDifferences(mean, june({ high: 25 })).high).toBe(-4);
  expect(meanOfStops([{ figures: warm }, { figures: null }])).toBeNull();
});

test('a line that is set aside on one list is only on the other', () => {
  const [line] = edits({}).categories.flatMap(({ products }) => products);
  const { onlyFirst, onlySecond, both } = compareLists(
    edits({}),
    edits({ lines: [{ key: line?.key ?? '', away: true }] }),
  );
  expect(onlyFirst.map(({ key }) => key)).toEqual([line?.key]);
  expect(onlySecond).toEqual([]);
  expect(both.map(({ key }) => key)).not.toContain(line?.key);
});

test('own lines of the same name are the same line', () => {
  const { onlyFirst, onlySecond } = compareLists(
    edits({ own: [ownLine('one', 'Tripod'), ownLine('two', 'Binoculars')] }),
    edits({ own: [ownLine('three', ' tripod')] }),
  );
  expect(onlyFirst.map(({ name }) => name)).toEqual(['Binoculars']);
  expect(onlySecond).toEqual([]);
});

async function threeTrips(): Promise<[SavedTrip, SavedTrip, SavedTrip]> {
  const history = createDevice().openTab();
  const oldest = await history.save(highCoast());
  const middle = await history.save(highCoast());
  const newest = await history.save(highCoast());
  return [newest, middle, oldest];
}

test('what is not chosen is the newest of the others', async () => {
  const trips = await threeTrips();
  const [newest, middle, oldest] = trips.map(({ id }) => id);
  const idsFor = (chosen: Parameters<typeof pickPair>[1]) => {
    const pair = pickPair({ trips, broken: [] }, chosen);
    return [pair?.first, pair?.second].map((side) =>
      side?.status === 'trip' ? side.trip.id : side?.status,
    );
  };
  expect(idsFor({})).toEqual([newest, middle]);
  expect(idsFor({ a: oldest })).toEqual([oldest, newest]);
  expect(idsFor({ b: newest })).toEqual([middle, newest]);
  expect(idsFor({ a: middle, b: middle })).toEqual([middle, newest]);
  expect(idsFor({ a: 'gone', b: oldest })).toEqual(['missing', oldest]);
});

test('a trip that cannot be read is told from one that is not there; one trip stands beside home', async () => {
  const trips = await threeTrips();
  const broken = [{ id: 'odd', reason: 'no dates' }];
  expect(pickPair({ trips, broken }, { b: 'odd' })?.second).toEqual({ status: 'broken' });
  const one = trips.slice(0, 1);
  expect(pickPair({ trips: one, broken }, { b: 'odd' })?.second).toEqual({ status: 'broken' });
  expect(pickPair({ trips: one, broken }, {})?.second).toEqual({ status: 'home' });
  expect(pickPair({ trips: one, broken }, { b: 'home' })?.first).toMatchObject({ status: 'trip' });
  expect(pickPair({ trips: [], broken }, { b: 'home' })).toBeNull();
});
