import * as fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { TravelError } from '#src/domain/errors.ts';
import { recommendationSchema } from '#src/domain/trip/recommendation.ts';
import type { Recommendation } from '#src/domain/trip/recommendation.ts';
import { composeRecommendation } from '#src/providers/recommender/openai/compose-recommendation.ts';
import { readAnalysis } from '#src/providers/recommender/openai/read-analysis.ts';
import { readSections } from '#src/providers/recommender/openai/read-sections.ts';
import { IS_SOAK } from '#tests/helpers/soak.ts';
import { linesOf } from '../../recommender.contract.ts';
import { PRODUCTS, TRIP, VOCABULARY, sectionsReply } from './small-trip.ts';

const RUNS = { numRuns: IS_SOAK ? 10_000 : 1000, seed: 20_270_710 };

/** The requested value, sometimes any other JSON value or none. */
function orJunk<T>(good: fc.Arbitrary<T>): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 60, arbitrary: good },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
    { weight: 1, arbitrary: fc.constantFrom(undefined, '', 'NaN', -1e9, '1e999', '\u0000\uD800') },
  );
}

function record(parts: Record<string, fc.Arbitrary<unknown>>): fc.Arbitrary<unknown> {
  const entries = Object.entries(parts).map(([name, part]) => [name, orJunk(part)] as const);
  return orJunk(fc.record(Object.fromEntries(entries)));
}

const text = fc.oneof(
  fc.lorem({ maxCount: 8 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom('<img src=x onerror=alert(1)>', '[a](javascript:alert(1))', 'x'.repeat(5000)),
);
const id = fc.oneof(
  fc.constantFrom(...PRODUCTS.map((product) => product.id), 12, ' boots-hiking\n'),
  fc.constantFrom('yeti-boots', '__proto__', 'BOOTS-HIKING', 'toString'),
  fc.record({
    id: fc.constantFrom('socks-hiking', '12', 'nothing'),
    name: fc.constant('Injected'),
    price: fc.constantFrom(0, -1, 1e9),
    affiliate_link: fc.constantFrom('javascript:alert(1)', 'http://evil.example'),
  }),
);
const degrees = fc.oneof(fc.integer({ min: -100, max: 70 }), fc.constantFrom('12 °C', '-3,5'));

const sections = record({
  sections: record({
    weather: record({
      title: text,
      summary: text,
      temperature: record({ min: degrees, max: degrees, unit: fc.constantFrom('celsius', '°C') }),
      conditions: fc.array(record({ type: text, description: text })),
    }),
    recommendedEquipment: record({
      title: text,
      summary: text,
      categories: fc.array(record({ name: text, products: fc.array(orJunk(id)) })),
    }),
    activities: record({
      title: text,
      summary: text,
      suggestions: fc.array(
        record({ name: text, description: text, recommendedProducts: fc.array(orJunk(id)) }),
      ),
    }),
  }),
});

const good = JSON.stringify(sectionsReply());

/** A good reply with a part removed, duplicated or replaced. */
const damaged = fc
  .tuple(fc.nat(good.length), fc.nat(60), fc.string({ unit: 'binary', maxLength: 20 }))
  .map(([start, length, piece]) => good.slice(0, start) + piece + good.slice(start + length));

const reply = fc.oneof(
  sections.map((value) => JSON.stringify(value) ?? ''),
  sections.map((value) => `\`\`\`json\n${JSON.stringify(value)}\n\`\`\` {enjoy}`),
  damaged,
  fc.json(),
  fc.string({ unit: 'binary' }),
);

test('generated replies: refused as specified, or nothing foreign in the result', () => {
  const outcomes = { accepted: 0, refused: 0 };
  fc.assert(
    fc.property(reply, (content) => {
      const result = outcomeOf(() =>
        composeRecommendation(readSections(content), { products: PRODUCTS, sights: [] }, TRIP),
      );
      outcomes[result === null ? 'refused' : 'accepted'] += 1;
      if (result !== null) expectOnlyOurs(result);
    }),
    RUNS,
  );
  expect(outcomes.accepted).toBeGreaterThan(RUNS.numRuns / 20);
  expect(outcomes.refused).toBeGreaterThan(RUNS.numRuns / 20);
});

test('generated analyses: refused as specified, or names of the vocabulary only', () => {
  const name = fc.oneof(fc.constantFrom('Mountains', ' warm', 'HIKING', 'All climates'), text);
  const names = fc.array(orJunk(name));
  const analysis = record({ terrains: names, climates: names, activities: names });
  const known = {
    terrains: VOCABULARY.terrains.map((entry) => entry.name),
    climates: VOCABULARY.climates.map((entry) => entry.name),
    activities: VOCABULARY.activities.map((entry) => entry.name),
  };
  const outcomes = { accepted: 0, refused: 0 };
  fc.assert(
    fc.property(
      analysis.map((value) => JSON.stringify(value) ?? ''),
      (content) => {
        const result = outcomeOf(() => readAnalysis(content, VOCABULARY));
        outcomes[result === null ? 'refused' : 'accepted'] += 1;
        if (result === null) return;
        for (const list of ['terrains', 'climates', 'activities'] as const) {
          expect(known[list]).toEqual(expect.arrayContaining(result[list]));
          expect(new Set(result[list]).size).toBe(result[list].length);
          expect(result[list]).toContain(known[list][0]);
        }
      },
    ),
    RUNS,
  );
  expect(outcomes.accepted).toBeGreaterThan(RUNS.numRuns / 20);
  expect(outcomes.refused).toBeGreaterThan(RUNS.numRuns / 50);
});

/** Null when refused with the specified error and a short message; other errors fail the test. */
function outcomeOf<T>(read: () => T): T | null {
  try {
    return read();
  } catch (error) {
    const specified = error instanceof TravelError && error.code === 'reply-unreadable';
    if (specified && error.message.length < 200) return null;
    throw error;
  }
}

function expectOnlyOurs(result: Recommendation): void {
  expect(v.parse(recommendationSchema, result)).toEqual(result);
  const lines = linesOf(result);
  for (const line of lines) {
    const row = PRODUCTS.find((product) => product.id === line.id);
    expect([line.name, line.price, line.affiliate_link]).toEqual([
      row?.name,
      row?.price,
      row?.affiliate_link,
    ]);
  }
  const ids = lines.map((line) => line.id);
  expect(new Set(ids).size).toBe(ids.length);
  const { weather, activities } = result.sections;
  for (const { recommendedProducts } of activities.suggestions) {
    expect(ids).toEqual(expect.arrayContaining(recommendedProducts));
  }
  expect(weather.temperature?.min ?? 0).toBeGreaterThanOrEqual(-90);
  expect(weather.temperature?.max ?? 0).toBeLessThanOrEqual(60);
  expect(JSON.stringify(result)).not.toMatch(/Injected|evil|\\u00[01]|\\ud[89a-f]/u);
}
