import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { PRODUCTS } from '#data/catalogue/source.ts';
import { equipmentDe } from '#src/recommender/say/de/equipment.ts';
import { equipmentEn } from '#src/recommender/say/en/equipment.ts';
import { JOBS } from '#src/recommender/decide/equipment/all-jobs.ts';
import { packsFor } from '#src/recommender/decide/equipment/wish-packs.ts';
import { isThemeId, THEME_ACTIVITY } from '#src/recommender/read/wish-keys.ts';

const inTable = new Set(Object.keys(JOBS));
const inCatalogue = new Set(
  PRODUCTS.filter(({ status }) => status === 'active').map(({ job }) => job),
);
const readme = await readFile('data/catalogue/README.md', 'utf8');
const onlyForModels = [
  ...readme
    .slice(readme.indexOf('## On no list'), readme.indexOf('## Adding'))
    .matchAll(/`([a-z0-9-]+)`/gu),
].flatMap(([, job]) => job ?? []);

test('every job of the table has a product', () => {
  expect([...inTable].filter((job) => !inCatalogue.has(job))).toEqual([]);
});

test('the README names the jobs of the catalogue that no list has, and no other', () => {
  const unlisted = [...inCatalogue].filter((job) => !inTable.has(job));
  expect(onlyForModels.toSorted()).toEqual(unlisted.toSorted());
});

test('jobs that another replaces, or comes with, are in the table', () => {
  const named = Object.values(JOBS).flatMap(({ unless = [], with: other }) =>
    other === undefined ? unless : unless.concat(other),
  );
  expect(named.filter((job) => !inTable.has(job))).toEqual([]);
});

test('what a wish packs is in the table', () => {
  const packed = Object.keys(THEME_ACTIVITY).flatMap((key) =>
    isThemeId(key) ? packsFor(key) : [],
  );
  expect(packed.length).toBeGreaterThan(20);
  expect(packed.filter((job) => !inTable.has(job))).toEqual([]);
});

test('uses of products are said of jobs of the table, in both languages of the same', () => {
  const english = Object.keys(equipmentEn.tails);
  expect(english.filter((job) => !inTable.has(job))).toEqual([]);
  expect(Object.keys(equipmentDe.tails).toSorted()).toEqual(english.toSorted());
});
