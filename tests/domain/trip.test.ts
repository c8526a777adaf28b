import * as v from 'valibot';
import { expect, test } from 'vitest';
import { savedTripSchema, wordingIn } from '#src/domain/trip.ts';
import type { Wording } from '#src/domain/trip.ts';

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
  owned: [],
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
  [
    'more than 20 travellers',
    { ...SAVED, trip: { ...TRIP, request: { ...TRIP.request, travelers: 21 } } },
  ],
])('a record with %s is refused', (_, record) => {
  expect(v.is(savedTripSchema, record)).toBe(false);
});

function withTemperature(max: number): unknown {
  const broken = wording('München');
  broken.recommendation.sections.weather.temperature = { min: 0, max, unit: 'celsius' };
  return { ...SAVED, wordings: { de: broken } };
}

test('a trip saved without spread, sunshine and sea still opens, with none of them', () => {
  const month = { high: 20, low: 10, precipitation: 90, wetDays: 11 };
  const evidence = {
    climate: { months: Array.from({ length: 12 }, () => month), elevation: 520, surface: 'land' },
    terrain: { elevation: 520, relief: 40, summit: 560, land: true, coastKm: 300, lakeKm: 20 },
    timeZone: 'Europe/Berlin',
  };
  const { evidence: read } = v.parse(savedTripSchema, { ...SAVED, evidence });
  expect(read?.climate.sea).toBeNull();
  expect(read?.climate.months[0]).toEqual({
    ...month,
    highDeviation: null,
    lowDeviation: null,
    sunshine: null,
  });
});
