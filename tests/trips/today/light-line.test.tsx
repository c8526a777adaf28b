import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import type { LatLng } from '#src/domain/place/location.ts';
import type { PlannedTrip } from '#src/domain/trip/trip.ts';
import { createI18n } from '#src/i18n/i18n.ts';
import { TextsProvider } from '#src/i18n/texts-provider.tsx';
import { loadEvidence } from '#src/planning/load-evidence.ts';
import { LightLine } from '#src/trips/today/day/light-line.tsx';
import { AMERICAN, METRIC } from '#src/domain/units.ts';
import { chooseUnits } from '#src/wording/shown/chosen-units.ts';
import { REAL } from '#tests/helpers/real-providers.ts';

async function said(
  point: LatLng,
  day: string,
  language: 'en' | 'de' = 'en',
  time = '10:00',
): Promise<string> {
  const { factSources, climate, terrain } = REAL;
  const evidence = await loadEvidence({ ...factSources, climate, terrain }, point);
  const here: PlannedTrip = {
    trip: {
      location: { ...point, place: 'Here' },
      request: { startDate: day, endDate: day, travelers: 1, preferences: '' },
      language,
    },
    origin: 'device',
    wordings: {},
    evidence,
    country: null,
  };
  const i18n = await createI18n(language, ['today', 'days']);
  const html = renderToString(
    <TextsProvider i18n={i18n}>
      <LightLine here={here} day={day} now={new Date(`${day}T${time}:00Z`)} />
    </TextsProvider>,
  );
  return html.replaceAll(/<[^>]*>/gu, '').replaceAll(/\s+/gu, ' ');
}

afterEach(() => chooseUnits(METRIC));

const BANGKOK = { lat: 13.75, lng: 100.5 };
const SEVILLE = { lat: 37.389, lng: -5.984 };
const NICE = { lat: 43.695, lng: 7.271 };
const HELSINKI = { lat: 60.17, lng: 24.94 };

test('heat, wind and a warm sea are said of the day where they matter', async () => {
  expect(await said(BANGKOK, '2027-05-10')).toMatch(
    /In the damp air the afternoon feels like \d\d°/u,
  );
  expect(await said(SEVILLE, '2027-07-20')).toMatch(/Shade from noon to four/u);
  expect(await said(NICE, '2027-08-10')).toMatch(/The sea has 2\d°\. Typical, not a forecast\./u);
  expect(await said(HELSINKI, '2027-01-20')).toMatch(/In the wind it feels like −\d+°/u);
  expect(await said(NICE, '2027-08-10', 'de')).toMatch(/Das Meer hat 2\d°\./u);
});

test('on a mild day away from the sea nothing is said of them', async () => {
  expect(await said(SEVILLE, '2027-04-20')).toMatch(/of 10 days\. Typical, not a forecast\.$/u);
});

test('the last hour of light is said in words', async () => {
  expect(await said(NICE, '2027-12-10', 'en', '14:50')).toContain('an hour of light left');
  expect(await said(NICE, '2027-12-10', 'de', '14:50')).toContain('noch eine Stunde hell');
});

test('its clock is that of the reader', async () => {
  expect(await said(SEVILLE, '2027-04-20')).toMatch(/Sun until 21:\d\d/u);
  chooseUnits(AMERICAN);
  const words = await said(SEVILLE, '2027-04-20');
  expect(words).toMatch(/Sun until 9:\d\d pm/u);
  expect(words).not.toMatch(/\b(?:1[3-9]|2\d):\d\d/u);
});
