import * as v from 'valibot';
import { expect, test } from 'vitest';
import { savedTripSchema, wordingIn } from '#src/domain/trip/trip.ts';
import type { Wording } from '#src/domain/trip/trip.ts';

const EMPTY = { title: '', summary: '' };

function wording(place: string): Wording {
  return {
    place,
    recommendation: {
      sections: {
        weather: { ...EMPTY, temperature: { min: 8, max: 17, unit: 'celsius' }, conditions: [] },
        recommendedEquipment: { ...EMPTY, categories: [], offered: null },
        activities: { ...EMPTY, suggestions: [] },
      },
    },
  };
}

const TRIP = {
  location: { lat: 48.14, lng: 11.58, place: 'München' },
  request: { startDate: '2027-06-10', endDate: '2027-06-20', travelers: 2, preferences: '' },
  language: 'de',
} as const;

const SAVED = {
  id: 'a',
  savedAt: '2026-11-20T20:00:00.000Z',
  trip: TRIP,
  origin: 'device',
  wordings: { de: wording('München'), en: wording('Munich') },
  evidence: null,
  country: null,
  packed: [],
};

const MONTH = { high: 20, low: 10, precipitation: 90, wetDays: 11 };
const EVIDENCE = {
  climate: { months: Array.from({ length: 12 }, () => MONTH), elevation: 520, surface: 'land' },
  terrain: { elevation: 520, relief: 40, summit: 560, land: true, coastKm: 300, lakeKm: 20 },
  timeZone: 'Europe/Berlin',
};

test('a saved trip is read in the wanted language where it has it', () => {
  expect(wordingIn({ trip: TRIP, wordings: SAVED.wordings }, 'en')?.place).toBe('Munich');
});

test('a trip in one language is shown in that language', () => {
  const only = { trip: TRIP, wordings: { de: wording('München') } };
  expect(wordingIn(only, 'en')).toMatchObject({ place: 'München', language: 'de' });
});

test('a complete record passes the schema', () => {
  expect(v.is(savedTripSchema, SAVED)).toBe(true);
});

test.each([
  ['nothing', undefined],
  ['something unreadable', { code: 'Atlantis' }],
])('a record with %s about the country still opens', (_, country) => {
  expect(v.parse(savedTripSchema, { ...SAVED, country }).country).toBeNull();
  const { country: _none, ...older } = { ...SAVED, country };
  expect(v.parse(savedTripSchema, older).country).toBeNull();
});

test.each([
  ['no wording in its own language', { ...SAVED, wordings: { en: wording('Munich') } }],
  ['no id', { ...SAVED, id: '' }],
  ['an unknown origin', { ...SAVED, origin: 'guess' }],
  ['a temperature that is no number', withTemperature(Number.NaN)],
  ['a temperature that no chart can show', withTemperature(1e9)],
  ['more than 20 travellers', withRequest({ travelers: 21 })],
  ['an end before its start', withRequest({ endDate: '2027-06-09' })],
  ['more than 366 days', withRequest({ endDate: '2028-06-10' })],
  ['a start that is in no calendar', withRequest({ startDate: '2027-06-00' })],
  ['an instant that is in no calendar', { ...SAVED, savedAt: '2026-02-31T20:00:00.000Z' }],
  ['an instant of no time zone', { ...SAVED, savedAt: '2026-02-21T20:00:00+99:99' }],
  ['a time zone that is none', { ...SAVED, evidence: { ...EVIDENCE, timeZone: 'system' } }],
  ['a day of a price that is none', withProduct({ price_checked_on: 'last summer' })],
  ['a day of a price in no calendar', withProduct({ price_checked_on: '2027-02-30' })],
  ['an endless price', withProduct({ price: Number.POSITIVE_INFINITY })],
  ['a weight below nothing', withProduct({ weight_g: -1 })],
  ['more pieces than can be packed', withProduct({ quantity: 1e300 })],
])('a record with %s is refused', (_, record) => {
  expect(v.is(savedTripSchema, record)).toBe(false);
});

function withTemperature(max: number): unknown {
  const broken = wording('München');
  broken.recommendation.sections.weather.temperature = { min: 0, max, unit: 'celsius' };
  return { ...SAVED, wordings: { de: broken } };
}

function withRequest(changes: object): unknown {
  return { ...SAVED, trip: { ...TRIP, request: { ...TRIP.request, ...changes } } };
}

function withProduct(changes: object): unknown {
  const product = { id: 'a', name: 'Tent', description: '', price: 229.9, affiliate_link: '' };
  const { recommendation, place } = wording('München');
  const recommendedEquipment = {
    ...EMPTY,
    categories: [{ name: 'Sleep', products: [{ ...product, ...changes }] }],
  };
  const sections = { ...recommendation.sections, recommendedEquipment };
  return { ...SAVED, wordings: { de: { place, recommendation: { sections } } } };
}

test('a product without the day of its price, and one with it, are read', () => {
  expect(v.is(savedTripSchema, withProduct({}))).toBe(true);
  expect(v.is(savedTripSchema, withProduct({ price_checked_on: '2026-11-01' }))).toBe(true);
});

test('a trip saved without spread, sunshine and sea still opens, with none of them', () => {
  const { evidence: read } = v.parse(savedTripSchema, { ...SAVED, evidence: EVIDENCE });
  expect(read?.climate.sea).toBeNull();
  expect(read?.climate.months[0]).toEqual({
    ...MONTH,
    highDeviation: null,
    lowDeviation: null,
    sunshine: null,
    wind: null,
    humidity: null,
  });
});
