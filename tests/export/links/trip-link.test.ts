import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NO_EDITS } from '#src/domain/list/list-edits.ts';
import { EMPTY_PLAN } from '#src/domain/day-plan/day-plan.ts';
import { fragmentInText, readTripFragment } from '#src/export/links/trip-link.ts';
import type { ShareOptions } from '#src/export/links/shared-trip.ts';
import { IS_SOAK } from '#tests/helpers/soak.ts';
import { highCoast } from '#tests/result/high-coast.ts';
import { fragmentOf } from './travelled-trips.ts';

const BUILT_ON = '2026-11-24';
const SHARED: ShareOptions = { builtOn: BUILT_ON, withWishes: false, withNotes: false };
/** As the build of that day made it of `highCoast`, wishes and all. */
const VERSION_1 =
  '1.eJwlyrEOgjAQBuBXaf75Sriildzq4m7iYhyqbaCRHAgYBuPb-Ca-mFG_-XvgAjn6qmBXO-K68KtqfSIMEOxy05ptH6aZzOH9muY0aj-OXdBIZr-kmBSECQJXuo0tveUShAhhJijEEToIfu38b94yW_dtCwRtvmZtTNBohhBjl7Uhc7vnNOP5AcS4KtE';

test('a trip that is computed again fits into a short link', async () => {
  const fragment = await fragmentOf(highCoast(), { ...SHARED, withWishes: true });
  expect(fragment.length).toBeLessThan(300);
  expect(await readTripFragment(`#${fragment}`)).toEqual({
    shared: {
      trip: highCoast().trip,
      builtOn: BUILT_ON,
      written: null,
      stops: null,
      listEdits: NO_EDITS,
      days: EMPTY_PLAN,
      told: [],
    },
  });
});

test('neither the ages of children nor the country of home are in a link', async () => {
  const { trip, ...planned } = highCoast();
  const home = { code: 'GB', currencies: ['GBP'], plugs: ['G' as const], volts: [230] };
  const family = { ...trip, request: { ...trip.request, children: [4, 7] }, home };
  const fragment = await fragmentOf({ ...planned, trip: family }, { ...SHARED, withWishes: true });
  expect(await readTripFragment(`#${fragment}`)).toMatchObject({ shared: { trip } });
  const answer = await readTripFragment(`#${fragment}`);
  expect(JSON.stringify(answer)).not.toMatch(/children|GBP/u);
});

test('a link of version 1 opens as it did', async () => {
  expect(await readTripFragment(`#${VERSION_1}`)).toEqual({
    shared: {
      trip: highCoast().trip,
      builtOn: '2026-11-20',
      written: null,
      stops: null,
      listEdits: NO_EDITS,
      days: EMPTY_PLAN,
      told: [],
    },
  });
});

describe('what others put behind a link', () => {
  test.each([
    '.',
    ')',
    '),',
    '?fbclid=IwAR0-abc',
    '&utm_source=mail&utm_medium=x',
    '”',
    '%29',
    '>',
  ])('%s is read over', async (behind) => {
    expect(await readTripFragment(`#${VERSION_1}${behind}`)).toMatchObject({
      shared: { trip: highCoast().trip },
    });
  });

  test('a fragment that a mail filter encoded opens too', async () => {
    const encoded = `%23${VERSION_1.replace('.', '%2E')}`;
    expect(await readTripFragment(encoded)).toHaveProperty('shared');
  });

  test('what is cut off is damaged as before', async () => {
    const half = VERSION_1.slice(0, VERSION_1.length / 2);
    expect(await readTripFragment(`${half}?fbclid=1`)).toEqual({ problem: 'damaged' });
  });
});

test.each([
  'https://fernweh.example/trips/shared#1.ab-_9',
  'https://fernweh.example/trips/shared%231.ab-_9?fbclid=x',
  'https://fernweh.example/trips/shared%25231.ab-_9',
  'https://fernweh.example/trips/shared?utm_source=mail#1.ab-_9.',
  'Look (https://fernweh.example/trips/shared#1.ab-_9) here',
  'https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Ffernweh.example%2Ftrips%2Fshared%231.ab-_9&data=05',
])('the trip in %s is found', (text) => {
  expect(fragmentInText(text)).toBe('1.ab-_9');
});

test('wishes travel only when they are shared', async () => {
  const fragment = await fragmentOf(highCoast(), SHARED);
  const answer = await readTripFragment(fragment);
  expect(answer).toMatchObject({ shared: { trip: { request: { preferences: '' } } } });
});

test('an AI’s text travels whole, without prices and links', async () => {
  const { de } = highCoast().wordings;
  const ai = highCoast({
    origin: 'ai',
    wordings: { de },
    trip: { ...highCoast().trip, language: 'de' },
  });
  const answer = await readTripFragment(await fragmentOf(ai, SHARED));
  if (!('shared' in answer) || answer.shared.written === null) throw new Error('no text');
  const { weather, recommendedEquipment } = answer.shared.written.sections;
  expect(weather.summary).toBe(de?.recommendation.sections.weather.summary);
  const products = recommendedEquipment.categories.flatMap(({ products: lines }) => lines);
  expect(products.length).toBeGreaterThan(0);
  for (const { price, affiliate_link } of products) {
    expect(price).toBeNull();
    expect(affiliate_link).toBe('');
  }
});

describe('a link that is none', () => {
  test.each([
    ['', 'empty'],
    ['#', 'empty'],
    ['#hello', 'damaged'],
    ['1.', 'damaged'],
    ['1.AAAA', 'damaged'],
    ['99.AAAA', 'newer'],
    [`1.${'A'.repeat(50_000)}`, 'damaged'],
  ])('%s is %s', async (fragment, problem) => {
    expect(await readTripFragment(fragment)).toEqual({ problem });
  });

  test('a link with a character missing is damaged, never another trip', async () => {
    const whole = await fragmentOf(highCoast(), { ...SHARED, withWishes: true });
    for (let at = 2; at < whole.length; at += 7) {
      const answer = await readTripFragment(whole.slice(0, at) + whole.slice(at + 1));
      expect(answer).toEqual({ problem: 'damaged' });
    }
  });

  test('a small text that unpacks to a large one is damaged', async () => {
    const bomb = await deflated('0'.repeat(5_000_000));
    expect(bomb.length).toBeLessThan(40_000);
    expect(await readTripFragment(`1.${bomb}`)).toEqual({ problem: 'damaged' });
  });

  // oxlint-disable-next-line vitest/expect-expect -- fast-check asserts
  test('whatever is in it is refused, or is a trip by the schema', async () => {
    const wire = fc.oneof(
      fc.jsonValue(),
      fc.record(
        {
          c: fc.oneof(fc.tuple(fc.double(), fc.double()), fc.jsonValue()),
          p: fc.oneof(fc.string(), fc.jsonValue()),
          s: fc.oneof(fc.constantFrom('2027-06-10', '2027-02-30', '<script>'), fc.jsonValue()),
          d: fc.oneof(fc.integer(), fc.jsonValue()),
          n: fc.oneof(fc.integer({ min: -2, max: 30 }), fc.jsonValue()),
          l: fc.constantFrom('en', 'de', 'fr', null),
          b: fc.constantFrom('2026-11-24', 'x'),
          w: fc.oneof(fc.string(), fc.jsonValue()),
          r: fc.jsonValue(),
          __proto__: fc.jsonValue(),
        },
        { requiredKeys: [] },
      ),
    );
    await fc.assert(
      fc.asyncProperty(wire, async (content) => {
        const answer = await readTripFragment(`1.${await deflated(JSON.stringify(content))}`);
        if ('problem' in answer) return answer.problem === 'damaged';
        const { trip } = answer.shared;
        return Math.abs(trip.location.lat) <= 90 && trip.request.travelers <= 20;
      }),
      { numRuns: IS_SOAK ? 10_000 : 300 },
    );
  });
});

async function deflated(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate'));
  return Buffer.from(await new Response(stream).arrayBuffer()).toString('base64url');
}
