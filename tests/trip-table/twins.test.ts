import { describe, expect, test } from 'vitest';
import { createSampleProviders } from '#data/sample/sample-providers.ts';
import type { Language } from '#src/domain/language.ts';
import type { Trip } from '#src/domain/trip.ts';
import { recommendTrip } from '#src/planning/recommend-trip.ts';
import { readText } from '#src/recommender/read/read-text.ts';
import { weatherWantsIn } from '#src/recommender/read/weather-wants-in.ts';
import { createFileDataPack } from '#tests/helpers/file-data-pack.ts';
import { decisionsOfPlan, idsOfPlan } from './ids-of-plan.ts';
import { TRIPS } from './trips.ts';
import { TWINS } from './twins.ts';

/** Planning each trip of the table twice takes longer than the usual test. */
const LONG_MS = 240_000;

const twinOf = new Map(TWINS.map((row) => [row.typed, row]));

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
    const wantsOf = (text: string) => weatherWantsIn(readText(text, { names: [], travelers: 2 }));
    expect(TWINS.map(({ twin }) => wantsOf(twin))).toEqual(
      TWINS.map(({ typed }) => wantsOf(typed)),
    );
  });
});

describe('the plan of a trip', async () => {
  const providers = createSampleProviders(createFileDataPack());
  const planOf = (trip: Trip, language: Language, preferences: string) =>
    recommendTrip({ ...trip, language, request: { ...trip.request, preferences } }, providers);

  test(
    'is the same whichever language the wish is typed in',
    async () => {
      const found: string[] = [];
      for (const trip of trips) {
        const { preferences } = trip.request;
        const { twin = '', unlike } = twinOf.get(preferences) ?? {};
        if (twin === '' || unlike !== undefined) continue;
        const typed = decisionsOfPlan(await planOf(trip, 'en', preferences));
        const other = decisionsOfPlan(await planOf(trip, 'en', twin));
        found.push(
          ...differences(`${trip.location.place}: ${preferences} | ${twin}`, typed, other),
        );
      }
      expect(found).toEqual([]);
    },
    LONG_MS,
  );

  test(
    'is the same in whichever language it is said',
    async () => {
      const found: string[] = [];
      for (const trip of trips) {
        const { preferences } = trip.request;
        const english = idsOfPlan(await planOf(trip, 'en', preferences));
        const german = idsOfPlan(await planOf(trip, 'de', preferences));
        found.push(...differences(`${trip.location.place}: ${preferences}`, english, german));
      }
      expect(found).toEqual([]);
    },
    LONG_MS,
  );
});

/** What only one of two plans has, or that they differ in order alone. */
function differences(label: string, one: readonly string[], other: readonly string[]): string[] {
  if (one.join('\n') === other.join('\n')) return [];
  const only = [
    ...one.filter((line) => !other.includes(line)).map((line) => `- ${line}`),
    ...other.filter((line) => !one.includes(line)).map((line) => `+ ${line}`),
  ];
  return [[label, ...(only.length > 0 ? only : ['in another order'])].join('\n')];
}
