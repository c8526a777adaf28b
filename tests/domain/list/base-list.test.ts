import { expect, test } from 'vitest';
import { baseList, leftAtHome } from '#src/domain/list/base-list.ts';
import { editLine } from '#src/domain/list/change-list.ts';
import { NOTHING_OWN } from '#src/domain/trip/trip-own.ts';
import type { TripOwn } from '#src/domain/trip/trip-own.ts';
import { highCoast } from '#tests/result/high-coast.ts';

const unused = (...keys: string[]): TripOwn =>
  keys.reduce((own, key) => editLine(key, { unused: true })(own), NOTHING_OWN);

function tripUntil(endDate: string, own: TripOwn) {
  const { trip } = highCoast();
  return { ...own, trip: { ...trip, request: { ...trip.request, endDate } } };
}

test('what was not used stays at home where a trip takes the list along', () => {
  const { listEdits } = editLine('umbrella', { note: 'the blue one' })(unused('umbrella'));
  expect(baseList(listEdits, 2).lines).toEqual([
    { key: 'umbrella', note: 'the blue one', away: true },
  ]);
});

test('pressed again, it is on the next list', () => {
  const { listEdits } = editLine('umbrella', { unused: false })(unused('umbrella'));
  expect(listEdits.lines).toEqual([]);
});

test('without a list to take along, the last trip of which it is said decides', () => {
  const own = { key: 'kite', name: 'Kite', quantity: 1, weight_g: null } as const;
  const kite = unused('kite', 'fleece');
  const lines = { kind: null, part: 'trip', toBuy: false } as const;
  const last = { ...kite, listEdits: { ...kite.listEdits, own: [{ ...own, ...lines }] } };
  const trips = [
    tripUntil('2026-08-20', NOTHING_OWN),
    tripUntil('2026-03-02', unused('umbrella')),
    tripUntil('2026-06-20', last),
  ];
  expect(leftAtHome(trips).lines).toEqual([{ key: 'fleece', away: true }]);
  expect(leftAtHome([]).lines).toEqual([]);
});
