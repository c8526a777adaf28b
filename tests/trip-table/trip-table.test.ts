import { describe, expect, test } from 'vitest';
import { REAL } from '#tests/helpers/real-providers.ts';
import { RULES } from './all-rules.ts';
import { planTrips } from './planned-trips.ts';
import { tableRules } from './table-rules.ts';
import { createTwinCheck } from './twin-check.ts';
import { wordTableRules } from './word-rules.ts';

describe('the plans of the table', async () => {
  const twins = createTwinCheck();
  const planned = await planTrips(REAL.planning, REAL.factSources.sights, twins.check);

  test.each(RULES)('$name', async ({ check }) => {
    const found = await Promise.all(
      planned.map(async (trip) => (await check(trip)).map((text) => `${trip.label} | ${text}`)),
    );
    expect(found.flat()).toEqual([]);
  });

  test.each([...tableRules(planned), ...wordTableRules(planned)])(
    '$name: $figure',
    ({ met, breaks }) => {
      expect({ met, breaks }).toEqual({ met: true, breaks: [] });
    },
  );

  test('each is the same in whichever language it is said', () => {
    expect(twins.differing.said).toEqual([]);
  });

  test('each is the same in whichever language the wish is typed', () => {
    expect(twins.differing.typed).toEqual([]);
  });
});
