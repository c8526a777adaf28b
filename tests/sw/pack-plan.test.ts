import { expect, test } from 'vitest';
import { planPack } from '#sw/pack-plan.ts';

const climate = { url: '/data/climate/a.1.bin', bytes: 300, sha256: 'a'.repeat(64) };
const places = { url: '/data/gazetteer/b.1.bin', bytes: 700, sha256: 'b'.repeat(64) };

test('files that are not stored are missing, in the order of the list', () => {
  expect(planPack([places, climate], []).missing).toEqual([places, climate]);
  expect(planPack([places, climate], [places.url]).missing).toEqual([climate]);
});

test('files of other versions are outdated', () => {
  const plan = planPack([climate], [climate.url, '/data/climate/a.0.bin']);
  expect(plan.missing).toEqual([]);
  expect(plan.outdated).toEqual(['/data/climate/a.0.bin']);
});

test('progress counts files and bytes of the wanted files only', () => {
  expect(planPack([climate, places], [climate.url, '/data/old.bin']).share).toEqual({
    have: 1,
    total: 2,
    haveBytes: 300,
    totalBytes: 1000,
  });
});
