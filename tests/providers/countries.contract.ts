import * as v from 'valibot';
import { expect, test } from 'vitest';
import { countryFactsSchema } from '#src/domain/place/country-facts.ts';
import { isAbort } from '#src/domain/errors.ts';
import type { Countries } from '#src/domain/ports.ts';

/** The contract of every source of country facts (src/domain/ports.ts). */
export function countriesContract(create: () => Countries): void {
  test('a point on land has the facts of its country', async () => {
    const facts = await create().at({ lat: 46.02, lng: 7.75 });
    expect(facts?.code).toBe('CH');
    expect(v.is(countryFactsSchema, facts)).toBe(true);
  });

  test.each([
    ['the middle of the Atlantic', 40, -40],
    ['the middle of the English Channel', 50.2, -0.5],
  ])('%s has none', async (_, lat, lng) => {
    expect(await create().at({ lat, lng })).toBeNull();
  });

  test('an aborted request rejects with an AbortError', async () => {
    const controller = new AbortController();
    controller.abort();
    await expect(create().at({ lat: 46.02, lng: 7.75 }, controller.signal)).rejects.toSatisfy(
      isAbort,
    );
  });
}
