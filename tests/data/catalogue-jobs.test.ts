import { expect, test } from 'vitest';
import type { BundledProduct } from '#data/catalogue/catalogue-row.ts';
import { PRODUCTS } from '#data/catalogue/source.ts';
import { JOBS } from '#src/recommender/decide/equipment/all-jobs.ts';

const active = PRODUCTS.filter(({ status }) => status === 'active');
const jobs = new Map<string, BundledProduct[]>();
for (const product of active) jobs.set(product.job, [...(jobs.get(product.job) ?? []), product]);

test('a job is words joined by hyphens', () => {
  expect([...jobs.keys()].filter((job) => !/^[a-z]+(?:-[a-z0-9]+)*$/u.test(job))).toEqual([]);
});

test('alternatives of a job differ in something that can be chosen by', () => {
  const same = [...jobs.values()].flatMap((products) =>
    products.filter((one) => products.some((other) => other !== one && alike(one, other))),
  );
  expect(same.map(({ id }) => id)).toEqual([]);
});

test('every warmth of a base layer has its bottoms', () => {
  expect(sortedWarmth('base-layer-legs')).toEqual(sortedWarmth('base-layer'));
});

test('a sleeping bag says the warmth of its name', () => {
  const odd = (jobs.get('sleeping-bag') ?? []).filter(
    ({ name, warmth }) => !name.endsWith(`comfort ${String(warmth).replace('-', '−')} °C`),
  );
  expect(odd.map(({ id }) => id)).toEqual([]);
  expect(jobs.get('sleeping-bag')?.length).toBeGreaterThanOrEqual(8);
});

test('litres of a name are its volume', () => {
  const odd = active.filter(({ name, volume }) => {
    const litres = /(\d+(?:\.\d+)?) litres?$/u.exec(name)?.[1];
    return litres !== undefined && volume !== Number(litres);
  });
  expect(odd.map(({ id }) => id)).toEqual([]);
});

test.each([
  'fleece',
  'insulated-jacket',
  'gloves',
  'warm-hat',
  'winter-boots',
  'mat',
  'wetsuit-dive',
  'wetsuit-surf',
])('%s: the alternatives keep warm down to different temperatures', (job) => {
  const degrees = sortedWarmth(job);
  expect(degrees).not.toContain(null);
  expect(new Set(degrees).size).toBe(degrees.length);
  expect(degrees.length).toBeGreaterThanOrEqual(2);
});

test('what is for arctic cold is warmer than its like for winter, and that warmer than for cool days', () => {
  const order = ['Cool', 'Winter cold', 'Arctic cold'];
  const wrong = active.filter((one) =>
    (jobs.get(one.job) ?? []).some(
      (other) =>
        one.warmth !== null &&
        other.warmth !== null &&
        one.activity === other.activity &&
        order.includes(one.climate) &&
        order.indexOf(other.climate) > order.indexOf(one.climate) &&
        other.warmth >= one.warmth,
    ),
  );
  expect(wrong.map(({ id }) => id)).toEqual([]);
});

test('a suit that is named for warm water is warm in it only', () => {
  expect(warmthOf('wetsuit-shorty')).toBe(24);
  expect(warmthOf('wetsuit-dive-7')).toBe(10);
});

test('what everybody has, or hires, has neither price nor link', () => {
  const free = active.filter(({ price }) => price === null);
  expect(free.every(({ affiliate_link: link }) => link === '')).toBe(true);
  expect(free.map(({ job }) => job)).toEqual(
    expect.arrayContaining(['passport', 'insurance', 'medicine', 'cards', 'tickets', 'bicycle']),
  );
});

function sortedWarmth(job: string): (number | null)[] {
  return (jobs.get(job) ?? []).map(({ warmth }) => warmth).toSorted((a, b) => (a ?? 0) - (b ?? 0));
}

function alike(one: BundledProduct, other: BundledProduct): boolean {
  const keys = ['warmth', 'volume', 'season', 'terrain', 'climate', 'activity'] as const;
  // The sturdier of two is the dearer one.
  const sturdy = JOBS[one.job]?.sturdy !== undefined && one.price !== other.price;
  return !sturdy && keys.every((key) => one[key] === other[key]);
}

function warmthOf(id: string): number | null | undefined {
  return active.find((product) => product.id === id)?.warmth;
}
