import { describe, expect, test } from 'vitest';
import { keep, move, writeNote } from '#src/domain/day-plan/change-plan.ts';
import { fitTrip } from '#src/domain/day-plan/fit-stops.ts';
import { ownIdea } from '#src/domain/day-plan/kept-idea.ts';
import { suggestedIdeas } from '#src/domain/day-plan/suggested-ideas.ts';
import { addOwnLine } from '#src/domain/list/change-list.ts';
import { datesAfter, joinOrder, joinTrips, tripsAfter } from '#src/domain/stops/join-trips.ts';
import { ownOfStop } from '#src/domain/stops/own-of-stop.ts';
import { stopsOf } from '#src/domain/stops/stop-of.ts';
import { NOTHING_OWN, tickPacked } from '#src/domain/trip/trip-own.ts';
import type { TripOwn } from '#src/domain/trip/trip-own.ts';
import type { PlannedTrip } from '#src/domain/trip/trip.ts';
import { coastStops, twoCoasts } from '#tests/helpers/two-coasts.ts';

const LINE = { quantity: 1, weight_g: null, kind: null, part: 'trip', toBuy: false } as const;

function coast(from: string, nights: number): PlannedTrip {
  const [only] = coastStops(from, [{ nights, gap: 0 }]);
  if (only === undefined) throw new Error('no stop');
  return only;
}

/** With a line, a tick, an idea of the trip on its first day and one of one's own on its last, with a note. */
function usedAs(name: string, planned: PlannedTrip): PlannedTrip & TripOwn {
  const own = tickPacked(
    [name],
    true,
  )(addOwnLine({ ...LINE, key: `own-${name}`, name })(NOTHING_OWN));
  const mine = ownIdea(name, { name, language: 'en', note: '' });
  const [first] = suggestedIdeas(planned);
  if (first === undefined) throw new Error('no idea');
  const kept = [mine, first].reduce(keep, fitTrip(own.days, planned));
  const last = kept.days.length - 1;
  const laid = move(move(kept, mine.key, { in: 'ideas', day: last, at: 0 }), first.key, {
    in: 'ideas',
    day: 0,
    at: 0,
  });
  return { ...planned, ...own, days: writeNote(laid, last, `last day of ${name}`) };
}

describe('whether two trips can be one', () => {
  const june = coast('2027-06-10', 4);
  test.each([
    ['that begins on the day it ends', coast('2027-06-14', 3), 'after'],
    ['that begins a week later', coast('2027-06-21', 3), 'after'],
    ['that ends on the day it begins', coast('2027-06-07', 3), 'before'],
    ['that begins a day before it ends', coast('2027-06-13', 3), 'overlap'],
    ['of the same days', coast('2027-06-10', 4), 'overlap'],
    ['a year later', coast('2028-06-14', 3), 'too-long'],
    [
      'of twelve stops',
      twoCoasts(
        '2027-06-14',
        Array.from({ length: 12 }, () => ({ nights: 1, gap: 0 })),
      ),
      'too-many',
    ],
    ['in another language', { ...coast('2027-06-14', 3), wordings: {} }, 'unsaid'],
  ])('with one %s', (_, other, order) => {
    expect(joinOrder(june, other)).toBe(order);
  });

  test('one that overlaps is moved to the days that follow, with its stops as they lie', () => {
    const other = twoCoasts('2027-06-12');
    expect(datesAfter(june, other)).toEqual({ startDate: '2027-06-14', endDate: '2027-06-24' });
    const moved = tripsAfter(june, other).map(({ request }) => [
      request.startDate,
      request.endDate,
    ]);
    expect(moved).toEqual([
      ['2027-06-14', '2027-06-18'],
      ['2027-06-18', '2027-06-24'],
    ]);
  });
});

describe('two trips as one', () => {
  const first = usedAs('jetty', coast('2027-06-10', 4));
  const second = usedAs('island', twoCoasts('2027-06-14', undefined, 1));
  const joined = joinTrips(second, first);

  test('has the stops of both in the order of their days, each with its neighbours', () => {
    expect(stopsOf(joined).map(({ trip }) => trip.request.startDate)).toEqual([
      '2027-06-10',
      '2027-06-14',
      '2027-06-18',
    ]);
    expect(joined.trip.request).toMatchObject({ startDate: '2027-06-10', endDate: '2027-06-24' });
    expect(joined.stops?.map(({ trip }) => Object.keys(trip.between ?? {}))).toEqual([
      ['after'],
      ['before', 'after'],
      ['before'],
    ]);
  });

  test('has lines and ticks of both', () => {
    expect(joined.listEdits.own.map(({ name }) => name)).toEqual(['jetty', 'island']);
    expect(joined.packed).toEqual(['jetty', 'island']);
  });

  test('has the days of both; the day of change has what both had on it', () => {
    const names = joined.days.days.map(({ ideas }) =>
      ideas.map((key) => joined.days.kept.find((idea) => idea.key === key)?.names.en),
    );
    const idea = suggestedIdeas(first)[0]?.names.en;
    expect(names).toHaveLength(15);
    expect(names[0]).toEqual([idea]);
    expect(names[4]).toEqual(['jetty', idea]);
    expect(names[14]).toEqual(['island']);
    expect(joined.days.days[4]?.note).toBe('last day of jetty');
    expect(joined.days.kept).toHaveLength(4);
    const known = new Set(suggestedIdeas(joined).map(({ key }) => key));
    const suggested = joined.days.kept.filter(({ key }) => known.has(key));
    expect(suggested).toHaveLength(2);
  });

  test('taken apart, a stop has its own days and lines, and nothing is packed', () => {
    const own = ownOfStop(joined, 1);
    expect(own.packed).toEqual([]);
    expect(own.listEdits.own.map(({ name }) => name)).toEqual(['jetty', 'island']);
    expect(own.days.days).toHaveLength(5);
    expect(own.days.from).toBe('2027-06-14');
    expect(own.days.days[0]?.ideas).toEqual(['own:jetty', 'Hiking']);
    expect(own.days.kept.map(({ key }) => key)).not.toContain('own:island');
  });
});
