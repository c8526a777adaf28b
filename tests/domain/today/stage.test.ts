import { expect, test } from 'vitest';
import { dayIn, stageOf, tripsOfToday } from '#src/domain/today/stage.ts';
import type { SavedTrip } from '#src/domain/trip/trip.ts';
import { NOTHING_OWN } from '#src/domain/trip/trip-own.ts';
import { stopDates } from '#src/domain/stops/stays.ts';
import { HIGH_COAST_EVIDENCE, highCoast } from '#tests/result/high-coast.ts';

/** A saved trip to a place in that time zone; null for one of which none is known. */
function trip(startDate: string, endDate: string, timeZone: string | null, id = 'one'): SavedTrip {
  const planned = highCoast();
  const { request } = planned.trip;
  return {
    ...planned,
    ...NOTHING_OWN,
    id,
    savedAt: '2026-11-20T08:00:00.000Z',
    trip: { ...planned.trip, request: { ...request, startDate, endDate } },
    evidence: timeZone === null ? null : { ...HIGH_COAST_EVIDENCE, timeZone },
  };
}

const kindAt = (saved: SavedTrip, instant: string) => stageOf(saved, new Date(instant))?.kind;

test('a day before is the eve, then the days count, and the last is the journey home', () => {
  const lisbon = trip('2026-11-28', '2026-12-02', 'Europe/Lisbon');
  expect(kindAt(lisbon, '2026-11-26T23:30:00Z')).toBeUndefined();
  expect(stageOf(lisbon, new Date('2026-11-27T12:00:00Z'))).toEqual({
    kind: 'eve',
    day: '2026-11-27',
    days: 5,
  });
  expect(stageOf(lisbon, new Date('2026-11-29T09:40:00Z'))).toEqual({
    kind: 'day',
    day: '2026-11-29',
    number: 1,
    days: 5,
    isBeforeAtHome: false,
  });
  expect(kindAt(lisbon, '2026-12-01T23:59:59Z')).toBe('day');
  expect(kindAt(lisbon, '2026-12-02T00:00:00Z')).toBe('home');
  expect(kindAt(lisbon, '2026-12-02T23:59:59Z')).toBe('home');
  expect(kindAt(lisbon, '2026-12-03T00:00:00Z')).toBeUndefined();
});

test('days turn at the midnight of the place', () => {
  const tokyo = trip('2027-04-01', '2027-04-09', 'Asia/Tokyo');
  expect(stageOf(tokyo, new Date('2027-04-02T14:59:59Z'))).toMatchObject({ number: 1 });
  expect(stageOf(tokyo, new Date('2027-04-02T15:00:00Z'))).toMatchObject({ number: 2 });
  const hawaii = trip('2027-04-01', '2027-04-09', 'Pacific/Honolulu');
  expect(stageOf(hawaii, new Date('2027-04-02T09:59:59Z'))).toMatchObject({ number: 0 });
  expect(stageOf(hawaii, new Date('2027-04-02T10:00:00Z'))).toMatchObject({ number: 1 });
});

test('somebody who is still at home packs while the first day has begun at the place', () => {
  expect(process.env['TZ'] ?? 'UTC').toBe('UTC');
  const auckland = trip('2027-04-02', '2027-04-09', 'Pacific/Auckland');
  const stage = stageOf(auckland, new Date('2027-04-01T20:00:00Z'));
  expect(stage).toMatchObject({ kind: 'day', number: 0, isBeforeAtHome: true });
  expect(stageOf(auckland, new Date('2027-04-02T08:00:00Z'))).toMatchObject({
    isBeforeAtHome: false,
  });
});

test('far in the west the eve is the traveller’s own, too', () => {
  const hawaii = trip('2027-04-02', '2027-04-09', 'Pacific/Honolulu');
  // In Honolulu it is still 31 March.
  expect(kindAt(hawaii, '2027-04-01T08:00:00Z')).toBe('eve');
  expect(kindAt(hawaii, '2027-04-02T08:00:00Z')).toBe('eve');
  expect(kindAt(hawaii, '2027-04-02T10:00:00Z')).toBe('day');
});

test('a trip of one day is no journey home, and two days are one each', () => {
  const rome = trip('2027-05-01', '2027-05-01', 'Europe/Rome');
  expect(stageOf(rome, new Date('2027-05-01T10:00:00Z'))).toMatchObject({ kind: 'day', days: 1 });
  const two = trip('2027-05-01', '2027-05-02', 'Europe/Rome');
  expect(kindAt(two, '2027-05-01T10:00:00Z')).toBe('day');
  expect(kindAt(two, '2027-05-02T10:00:00Z')).toBe('home');
});

test('without a time zone, or with one that the browser lacks, the device’s calendar counts', () => {
  expect(dayIn(new Date('2027-05-01T10:00:00Z'), 'Mars/Olympus')).toBe('2027-05-01');
  expect(dayIn(new Date('2027-05-01T10:00:00Z'), 'Etc/GMT-14')).toBe('2027-05-02');
  expect(kindAt(trip('2027-05-01', '2027-05-03', null), '2027-05-01T10:00:00Z')).toBe('day');
});

test('of two trips the later one comes first, and what begins tomorrow last', () => {
  const long = trip('2027-05-01', '2027-05-10', 'Europe/Rome', 'long');
  const aside = trip('2027-05-04', '2027-05-06', 'Europe/Rome', 'aside');
  const next = trip('2027-05-06', '2027-05-08', 'Europe/Rome', 'next');
  const past = trip('2027-04-01', '2027-04-08', 'Europe/Rome', 'past');
  const shown = tripsOfToday([next, long, past, aside], new Date('2027-05-05T10:00:00Z'));
  expect(shown.map(({ saved, stage }) => [saved.id, stage.kind])).toEqual([
    ['aside', 'day'],
    ['long', 'day'],
    ['next', 'eve'],
  ]);
});

const ZONES = {
  newYork: 'America/New_York',
  lisbon: 'Europe/Lisbon',
  tokyo: 'Asia/Tokyo',
} as const;

/** A trip from 10 June 2027 with so many nights in each time zone. */
function route(...stays: readonly (readonly [keyof typeof ZONES, number])[]): SavedTrip {
  const dates = stopDates(
    '2027-06-10',
    stays.map(([, nights]) => ({ nights, gap: 0 })),
  );
  const last = dates.at(-1)?.endDate ?? '2027-06-10';
  const stops = stays.map(([zone], at) => {
    const { startDate, endDate } = dates[at] ?? { startDate: '', endDate: '' };
    return trip(startDate, endDate, ZONES[zone]);
  });
  return { ...trip('2027-06-10', last, ZONES[stays[0]?.[0] ?? 'lisbon']), stops };
}

test('at each stop a day begins at midnight there, and one of change where one woke up', () => {
  const west = route(['tokyo', 2], ['newYork', 2]);
  // 00:00 on the 11th in Tokyo.
  expect(stageOf(west, new Date('2027-06-10T14:59:59Z'))).toMatchObject({ number: 0 });
  expect(stageOf(west, new Date('2027-06-10T15:00:00Z'))).toMatchObject({ number: 1 });
  // The day of change begins in Tokyo and ends in New York, 37 hours later.
  expect(stageOf(west, new Date('2027-06-11T15:00:00Z'))).toMatchObject({ number: 2 });
  expect(stageOf(west, new Date('2027-06-13T03:59:59Z'))).toMatchObject({ number: 2 });
  expect(stageOf(west, new Date('2027-06-13T04:00:00Z'))).toMatchObject({ number: 3 });
});

test('the way east shortens the day of change, and no day comes twice', () => {
  const east = route(['newYork', 2], ['tokyo', 2]);
  const seen: number[] = [];
  for (let hour = 0; hour < 5 * 24; hour += 1) {
    const at = new Date(Date.UTC(2027, 5, 10, 4) + hour * 3_600_000);
    const stage = stageOf(east, at);
    if (stage !== null && 'number' in stage) seen.push(stage.number);
  }
  expect(seen).toEqual(seen.toSorted((a, b) => a - b));
  expect(new Set(seen)).toEqual(new Set([0, 1, 2, 3, 4]));
});

test('the eve is by the first stop, the journey home by the last', () => {
  const whole = route(['lisbon', 1], ['tokyo', 1]);
  expect(kindAt(whole, '2027-06-09T12:00:00Z')).toBe('eve');
  expect(kindAt(whole, '2027-06-09T23:00:00Z')).toBe('day');
  expect(stageOf(whole, new Date('2027-06-11T15:00:00Z'))).toMatchObject({ kind: 'home', days: 3 });
  expect(kindAt(whole, '2027-06-12T14:59:59Z')).toBe('home');
  expect(kindAt(whole, '2027-06-12T15:00:00Z')).toBeUndefined();
});

test('a stop that is not planned has the calendar of the one before', () => {
  const [first, second] = route(['tokyo', 1], ['newYork', 2]).stops ?? [];
  if (first === undefined || second === undefined) throw new Error('no stops');
  const whole = route(['tokyo', 1], ['newYork', 2]);
  const stops = [first, { ...second, evidence: null }];
  expect(stageOf({ ...whole, stops }, new Date('2027-06-11T15:00:00Z'))).toMatchObject({
    number: 2,
  });
});

test('a trip with stops is the same whole trip on each of its days', () => {
  const whole = route(['lisbon', 2], ['tokyo', 2]);
  expect(tripsOfToday([whole], new Date('2027-06-13T00:00:00Z'))).toMatchObject([
    { saved: { id: 'one' }, stage: { kind: 'day', number: 3, days: 5 } },
  ]);
});
