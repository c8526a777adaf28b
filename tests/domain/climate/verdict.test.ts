import { expect, test } from 'vitest';
import { discomfortsOf, totalOf } from '#src/domain/climate/discomfort.ts';
import { verdictOn } from '#src/domain/climate/verdict.ts';
import type { Verdict } from '#src/domain/climate/verdict.ts';
import { weatherWantsOf } from '#src/domain/climate/weather-wants.ts';
import { KNOWN_VERDICTS } from '#tests/fixtures/verdict-places.ts';
import type { KnownVerdict } from '#tests/fixtures/verdict-places.ts';
import { REAL } from '#tests/helpers/real-providers.ts';

test.each(KNOWN_VERDICTS)('$place in month $month $wish', async (known) => {
  const { best, worst, other } = await judge(known);
  if (known.best !== undefined) expect(known.best).toContain(best);
  if (known.worst !== undefined) expect(known.worst).toContain(worst);
  if (known.better === 'none') expect(typeof other).toBe('string');
  else if (known.better !== undefined) {
    if (typeof other === 'string') throw new Error(`no better dates: ${other}`);
    expect(known.better).toContain(other.span.month);
  }
});

test('the wettest and the hottest month of a year are named', async () => {
  const [april] = KNOWN_VERDICTS.filter(({ place }) => place === 'Bangkok');
  const rains = KNOWN_VERDICTS.find(({ place, month }) => place === 'Zanzibar' && month === 4);
  if (april === undefined || rains === undefined) throw new Error('no such places');
  expect((await judge(april)).extreme).toBe('hottest');
  expect((await judge(rains)).extreme).toBe('wettest');
});

test('dates that are proposed are less of a burden, and never before today', async () => {
  for (const known of KNOWN_VERDICTS) {
    const { trip, other } = await judge(known, `2027-${two(known.month)}-08`);
    if (typeof other === 'string') continue;
    const taste = {
      snow: false,
      bathing: false,
      speciality: null,
      wants: weatherWantsOf(known.wish ?? ''),
    };
    if (!taste.wants.snow && !taste.wants.aurora) {
      expect(totalOf(discomfortsOf(other.span, taste))).toBeLessThan(
        totalOf(discomfortsOf(trip, taste)),
      );
    }
    if (other.by === 'days') expect(other.days).toBeGreaterThan(0);
  }
});

test('two weeks matter in a spring that is still cold', async () => {
  const { other } = await judge({ place: 'Berlin', lat: 52.52, lng: 13.405, month: 11 });
  expect(other).toMatchObject({ by: 'days', days: -14, loss: null });
});

test('without figures of wind, humidity, rain and sea there is still a verdict', async () => {
  const { climate, terrain, point } = await placeOf({ lat: 30, lng: -40 });
  const dates = { startDate: '2027-05-01', endDate: '2027-05-20' };
  const verdict = verdictOn({ climate, terrain, point }, dates, weatherWantsOf(''), null);
  expect(verdict.trip.wetDays).toBeNull();
  expect(verdict.other).toBe('best');
});

test.each([
  ['skiing and food', { snow: true, sea: false, aurora: false }],
  ['kein Strand, aber Polarlichter', { snow: false, sea: false, aurora: true }],
  ['no beach', { snow: false, sea: false, aurora: false }],
  ['Wasserski', { snow: false, sea: false, aurora: false }],
  ['Schnorcheln und Wandern', { snow: false, sea: true, aurora: false }],
])('“%s” asks this of the weather', (preferences, wants) => {
  expect(weatherWantsOf(preferences)).toEqual(wants);
});

async function judge(
  { lat, lng, month, wish = '' }: KnownVerdict,
  today: string | null = null,
): Promise<Verdict> {
  const place = await placeOf({ lat, lng });
  const dates = { startDate: `2027-${two(month)}-10`, endDate: `2027-${two(month)}-19` };
  return verdictOn(place, dates, weatherWantsOf(wish), today);
}

async function placeOf(point: { lat: number; lng: number }) {
  const [climate, terrain] = await Promise.all([
    REAL.climate.normalsAt(point),
    REAL.terrain.at(point),
  ]);
  return { climate, terrain, point };
}

function two(month: number): string {
  return String(month).padStart(2, '0');
}
