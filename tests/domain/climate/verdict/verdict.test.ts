import { expect, test } from 'vitest';
import { addDays } from '#src/domain/days/day.ts';
import { discomfortsOf, totalOf } from '#src/domain/climate/verdict/discomfort.ts';
import { verdictOn } from '#src/domain/climate/verdict/verdict.ts';
import type { Verdict } from '#src/domain/climate/verdict/verdict.ts';
import type { BetterDates, OtherDates } from '#src/domain/climate/verdict/better-dates.ts';
import type { WeatherWants } from '#src/domain/climate/weather-wants.ts';
import { weatherWantsIn } from '#src/recommender/read/weather-wants-in.ts';
import { readWishes } from '#tests/helpers/read-wishes.ts';
import { KNOWN_VERDICTS } from '#tests/fixtures/climate/verdict-places.ts';
import type { KnownVerdict } from '#tests/fixtures/climate/verdict-places.ts';
import { REAL } from '#tests/helpers/real-providers.ts';

test.each(KNOWN_VERDICTS)('$place in month $month $wish', async (known) => {
  const { best, worst, other } = await judge(known);
  expect(known.best ?? [best]).toContain(best);
  expect(known.worst ?? [worst]).toContain(worst);
  const month = isBetter(other) ? other.span.month : 'none';
  expect([known.better ?? month].flat()).toContain(month);
});

test('the wettest and the hottest month of a year are named', async () => {
  const bangkok = { place: 'Bangkok', lat: 13.7563, lng: 100.5018, month: 4 };
  const zanzibar = { place: 'Zanzibar', lat: -6.1659, lng: 39.2026, month: 4 };
  expect((await judge(bangkok)).extreme).toBe('hottest');
  expect((await judge(zanzibar)).extreme).toBe('wettest');
});

test('dates that are proposed are less of a burden, and never before today', async () => {
  const plain = {
    snow: false,
    bathing: false,
    speciality: null,
    isAsked: false,
    hasIt: () => false,
    wants: weatherWantsOf(''),
  };
  const places = KNOWN_VERDICTS.filter(({ wish }) => wish === undefined);
  const verdicts = await Promise.all(
    places.map((known) => judge(known, addDays(`2027-${two(known.month)}-08`, -40))),
  );
  let proposed = 0;
  for (const { trip, other } of verdicts) {
    const span = isBetter(other) ? other.span : null;
    proposed += span === null ? 0 : 1;
    const relief =
      totalOf(discomfortsOf(trip, plain)) - totalOf(discomfortsOf(span ?? trip, plain));
    expect(span === null || relief > 0).toBe(true);
    expect(isBetter(other) ? other.days : 0).toBeGreaterThanOrEqual(-28);
  }
  expect(proposed).toBeGreaterThan(15);
});

test('two weeks matter in an autumn that turns cold', async () => {
  const place = await placeOf({ lat: 41.88, lng: -87.63 });
  const dates = { startDate: '2027-11-01', endDate: '2027-11-07' };
  const { other } = verdictOn(place, dates, weatherWantsOf(''), null);
  expect(other).toMatchObject({ by: 'days', days: -14, loss: null });
});

test('without figures of wind, humidity, rain and sea there is still a verdict', async () => {
  const { climate, terrain, point } = await placeOf({ lat: 30, lng: -40 });
  const dates = { startDate: '2027-05-01', endDate: '2027-05-20' };
  const verdict = verdictOn({ climate, terrain, point }, dates, weatherWantsOf(''), null);
  expect(verdict.trip.wetDays).toBeNull();
  expect(verdict.other).toBe('best');
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

function isBetter(other: OtherDates): other is BetterDates {
  return other !== null && typeof other !== 'string';
}

function two(month: number): string {
  return String(month).padStart(2, '0');
}

function weatherWantsOf(preferences = ''): WeatherWants {
  return weatherWantsIn(readWishes(preferences));
}
