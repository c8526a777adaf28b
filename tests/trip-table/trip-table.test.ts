import { describe, expect, test } from 'vitest';
import { createFileDataPack } from '#tests/helpers/file-data-pack.ts';
import { RULES } from './all-rules.ts';
import { planTrips } from './planned-trips.ts';
import { tableRules } from './table-rules.ts';
import { wordTableRules } from './word-rules.ts';

describe('the plans of the table', async () => {
  const planned = await planTrips(createFileDataPack());

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
});
