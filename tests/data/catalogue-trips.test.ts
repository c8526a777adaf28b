import { expect, test } from 'vitest';
import { GENERAL } from '#src/domain/catalogue.ts';
import type { Product } from '#src/domain/catalogue.ts';
import { createBundledCatalogue } from '#src/providers/catalogue/bundled-catalogue.ts';
import { createFileDataPack } from '#tests/helpers/file-data-pack.ts';
import { TEST_TRIPS } from './catalogue-trips.ts';
import type { TestTrip } from './catalogue-trips.ts';

const catalogue = createBundledCatalogue(createFileDataPack());

const HOT = ['Hot and dry', 'Hot and humid'];
const COLD = ['Arctic cold', 'Winter cold'];
const FOR_COLD =
  /\b(?:down|fleece|winter|snow|ski|arctic|expedition|warmers?|beanie|balaclava|wool|ice|insulated (?:jacket|vest))\b/iu;
const FOR_HEAT =
  /\b(?:beach|sandals?|shorts|mosquito|midge|ticks?|sun hat|flip-flops|linen|fan|cooling|picnic|hammock|reef|repellent)\b/iu;

test.each(TEST_TRIPS)(
  '$label: at least 8 products of 3 categories, the right ones',
  async (trip) => {
    const offered = await catalogue.productsFor(trip.analysis);
    const ids = new Set(offered.map(({ id }) => id));
    expect(offered.length).toBeGreaterThanOrEqual(8);
    expect(new Set(offered.map(({ category }) => category)).size).toBeGreaterThanOrEqual(3);
    expect(trip.must.filter((id) => !ids.has(id))).toEqual([]);
    expect(trip.mustNot.filter((id) => ids.has(id))).toEqual([]);
  },
);

test.each(TEST_TRIPS)('$label: something of its own for each of its names', async (trip) => {
  const offered = await catalogue.productsFor(trip.analysis);
  const covered = {
    terrains: offered.map(({ terrain }) => terrain),
    climates: offered.map(({ climate }) => climate),
    activities: offered.map(({ activity }) => activity),
  };
  for (const list of ['terrains', 'climates', 'activities'] as const) {
    expect(trip.analysis[list].filter((name) => !covered[list].includes(name))).toEqual([]);
  }
});

test.each(TEST_TRIPS.filter(isOnly(HOT, [...COLD, 'Cool'])))(
  '$label: nothing against cold, where it is hot',
  async (trip) => {
    expect(namesOf(unasked(await catalogue.productsFor(trip.analysis)), FOR_COLD)).toEqual([]);
  },
);

test.each(TEST_TRIPS.filter(isOnly(COLD, [...HOT, 'Warm', 'Mild'])))(
  '$label: nothing for hot days, where it freezes',
  async (trip) => {
    expect(namesOf(unasked(await catalogue.productsFor(trip.analysis)), FOR_HEAT)).toEqual([]);
  },
);

function isOnly(some: readonly string[], none: readonly string[]) {
  return ({ analysis }: TestTrip) =>
    analysis.climates.some((name) => some.includes(name)) &&
    !analysis.climates.some((name) => none.includes(name));
}

/** Without what an activity brings along: who names skiing gets its things in any season. */
function unasked(products: readonly Product[]): Product[] {
  return products.filter(({ activity }) => activity === GENERAL.activity);
}

function namesOf(products: readonly Product[], pattern: RegExp): string[] {
  return products.map(({ name }) => name).filter((name) => pattern.test(name));
}
