import { describe, expect, test } from 'vitest';
import type { Language } from '#src/domain/language.ts';
import type { ActivitySuggestion } from '#src/domain/recommendation.ts';
import { recommendTrip } from '#src/planning/recommend-trip.ts';
import { createBundledCatalogue } from '#src/providers/catalogue/bundled-catalogue.ts';
import { createDeviceRecommender } from '#src/recommender/device-recommender.ts';
import { SAFETY_TABLE } from '#tests/fixtures/safety-table.ts';
import { WORLD_TRIPS } from '#tests/fixtures/world-trips.ts';
import { REAL } from '#tests/helpers/real-providers.ts';

const catalogue = createBundledCatalogue(REAL.pack);
const recommender = createDeviceRecommender(REAL.factSources);
/** Every so many of the world's trips; all of them are planned elsewhere. */
const SAMPLE = 4;
const MOST_NOTES = 4;
const LONGEST_TEXT = 140;

const ROWS = SAFETY_TABLE.split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [place = '', at = '', month = '', wish = '', notes = '', never = ''] = line
      .split('|')
      .map((field) => field.trim());
    const [lat = 0, lng = 0] = at.split(' ').map(Number);
    return { place, lat, lng, month, wish, notes: patterns(notes), never: patterns(never) };
  });

test('the table has 120 trips and more', () => {
  expect(ROWS.length).toBeGreaterThanOrEqual(120);
});

describe.each(ROWS)('$place in month $month: $wish', ({ lat, lng, month, wish, notes, never }) => {
  const days = `2027-${month.padStart(2, '0')}`;

  test('says what is dangerous and offers nothing of it', async () => {
    const trip = { lat, lng, wish, from: `${days}-10`, to: `${days}-17` };
    const { safety = [], suggestions } = (await plannedAt(trip, 'en')).sections.activities;
    const said = safety.map(({ lead, text }) => `${lead}: ${text}`);
    if (safety.length === 0) said.push('NONE');
    const ideas = suggestions.map(inOneLine);
    const unsaid = notes.filter((note) => !said.some((text) => note.test(text)));
    expect({ unsaid, said }).toEqual({ unsaid: [], said });
    expect(ideas.filter((idea) => never.some((pattern) => pattern.test(idea)))).toEqual([]);
    expect(suggestions.length).toBeGreaterThanOrEqual(4);
  });
});

test.each([
  ['Iquitos', -3.75, -73.25, true],
  ['Puerto Maldonado', -12.6, -69.19, true],
  ['Leticia', -4.21, -69.94, true],
  ['Huacachina', -14.0875, -75.7626, false],
  ['Lima', -12.05, -77.04, false],
  ['Arica', -18.48, -70.31, false],
] as const)('caimans at %s', async (_, lat, lng, expected) => {
  const trip = { lat, lng, wish: 'boat trip, swimming', from: '2027-05-10', to: '2027-05-17' };
  const { safety = [] } = (await plannedAt(trip, 'en')).sections.activities;
  expect(safety.some(({ lead }) => lead === 'Caimans')).toBe(expected);
});

test.each(WORLD_TRIPS.filter((_, index) => index % SAMPLE === 0))(
  'notes at $place are few, short and the same in both languages',
  async ({ lat, lng, startDate, endDate, preferences }) => {
    const trip = { lat, lng, wish: preferences, from: startDate, to: endDate };
    const en = await plannedAt(trip, 'en');
    const de = await plannedAt(trip, 'de');
    const { safety = [] } = en.sections.activities;
    expect(safety.length).toBeLessThanOrEqual(MOST_NOTES);
    expect(new Set(safety.map(({ text }) => text)).size).toBe(safety.length);
    for (const { lead, text } of [...safety, ...(de.sections.activities.safety ?? [])]) {
      expect(lead).not.toBe('');
      expect(text.length).toBeLessThanOrEqual(LONGEST_TEXT);
    }
    expect((de.sections.activities.safety ?? []).map(({ type }) => type)).toEqual(
      safety.map(({ type }) => type),
    );
  },
);

function inOneLine({ activity, name, featureKind }: ActivitySuggestion): string {
  return `${activity}: ${name} (${featureKind})`;
}

async function plannedAt(
  trip: { lat: number; lng: number; wish: string; from: string; to: string },
  language: Language,
) {
  const { lat, lng, wish, from, to } = trip;
  const place = await REAL.gazetteer.nameAt({ lat, lng }, language);
  const request = { startDate: from, endDate: to, travelers: 2, preferences: wish };
  return recommendTrip(
    { location: { lat, lng, place }, request, language },
    { catalogue, recommender },
  );
}

function patterns(field: string): RegExp[] {
  return field
    .split(' ')
    .filter((token) => token !== '')
    .map((token) => new RegExp(token, 'u'));
}
