import { expect, test } from 'vitest';
import { dayIn, stageOf, tripsOfToday } from '#src/domain/today/stage.ts';
import type { SavedTrip } from '#src/domain/trip/trip.ts';
import { NOTHING_OWN } from '#src/domain/trip/trip-own.ts';
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
