import { beforeAll, describe, expect, test } from 'vitest';
import { createSampleProviders } from '#data/sample/sample-providers.ts';
import type { Language } from '#src/domain/language/language.ts';
import type { Trip } from '#src/domain/trip/trip.ts';
import { recommendTrip } from '#src/planning/recommend-trip.ts';
import { readText } from '#src/recommender/read/read-text.ts';
import { weatherWantsIn } from '#src/recommender/read/weather-wants-in.ts';
import { createFileDataPack } from '#tests/helpers/file-data-pack.ts';
import { decisionsOfPlan, idsOfPlan } from './ids-of-plan.ts';
import { TRIPS } from './trips.ts';
import { TWINS } from './twins.ts';

/** Every trip of the table is planned twice. */
const LONG_MS = 400_000;

/** Each trip once, whatever its language. */
const trips = [
  ...new Map(
    TRIPS.map(({ trip }) => [JSON.stringify([trip.location, trip.request]), trip]),
  ).values(),
];

describe('the table of twins', () => {
  test('has every wish of the table once, and no other', () => {
    const wishes = new Set(trips.map(({ request }) => request.preferences));
    wishes.delete('');
    expect(TWINS.map(({ typed }) => typed).toSorted()).toEqual([...wishes].toSorted());
  });

  test('asks the same of the weather in both languages', () => {
    const differing = TWINS.filter(
      ({ typed, twin }) => weatherAskedBy(typed) !== weatherAskedBy(twin),
    );
    expect(differing).toEqual([]);
  });
});

describe('the plan of a trip', () => {
  const differing: { typed: string[]; said: string[] } = { typed: [], said: [] };

  beforeAll(async () => {
    const providers = createSampleProviders(createFileDataPack());
    const twinOf = new Map(TWINS.map((row) => [row.typed, row]));
    const planOf = (trip: Trip, language: Language, preferences: string) =>
      recommendTrip({ ...trip, language, request: { ...trip.request, preferences } }, providers);
    for (const trip of trips) {
      const { preferences } = trip.request;
      const label = `${trip.location.place}, ${trip.request.startDate}: ${preferences}`;
      const english = await planOf(trip, 'en', preferences);
      const german = await planOf(trip, 'de', preferences);
      differing.said.push(...differences(label, idsOfPlan(english), idsOfPlan(german)));
      const { twin, unlike } = twinOf.get(preferences) ?? {};
      if (twin === undefined || unlike !== undefined) continue;
      const other = await planOf(trip, 'en', twin);
      const decisions = [decisionsOfPlan(english), decisionsOfPlan(other)] as const;
      differing.typed.push(...differences(`${label} | ${twin}`, ...decisions));
    }
  }, LONG_MS);

  test('is the same in whichever language it is said', () => {
    expect(differing.said).toEqual([]);
  });

  test('is the same in whichever language the wish is typed', () => {
    expect(differing.typed).toEqual([]);
  });
});

function weatherAskedBy(text: string): string {
  return JSON.stringify(weatherWantsIn(readText(text, { names: [], travelers: 2 })));
}

/** What only one of two plans has, or that they differ in order alone. */
function differences(label: string, one: readonly string[], other: readonly string[]): string[] {
  if (one.join('\n') === other.join('\n')) return [];
  const only = [
    ...one.filter((line) => !other.includes(line)).map((line) => `- ${line}`),
    ...other.filter((line) => !one.includes(line)).map((line) => `+ ${line}`),
  ];
  return [[label, ...(only.length > 0 ? only : ['in another order'])].join('\n')];
}
