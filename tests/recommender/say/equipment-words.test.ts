import { expect, test } from 'vitest';
import { JOBS } from '#src/recommender/decide/equipment/all-jobs.ts';
import { equipmentDe } from '#src/recommender/say/de/equipment.ts';
import { equipmentEn } from '#src/recommender/say/en/equipment.ts';

test('the use of a job is said in both languages', () => {
  const [english, german] = [equipmentEn, equipmentDe].map(({ tails }) => Object.keys(tails));
  expect(german?.toSorted()).toEqual(english?.toSorted());
});

test('only the use of jobs is said', () => {
  expect(Object.keys(equipmentEn.tails).filter((id) => !(id in JOBS))).toEqual([]);
});
