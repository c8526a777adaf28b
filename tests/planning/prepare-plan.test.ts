import { expect, test } from 'vitest';
import { preparePlan } from '#src/planning/prepare-plan.ts';
import { HIGH_COAST_EVIDENCE, SWEDEN } from '#tests/result/high-coast.ts';

const POINT = { lat: 63.1282, lng: 18.6435 };
const countries = { at: async () => SWEDEN };

test('a text is read before the first one is typed, so that the words are compiled by then', async () => {
  const read: string[] = [];
  const wishes = {
    async weatherWants(text: string) {
      read.push(text);
      return { snow: false, sea: false, aurora: false };
    },
  };
  await preparePlan({ bundled: null, countries, wishes }, POINT, HIGH_COAST_EVIDENCE);
  expect(read).toEqual(['']);
});

test('what cannot be prepared is left to the plan', async () => {
  const wishes = { weatherWants: () => Promise.reject(new Error('no data')) };
  const prepared = preparePlan({ bundled: null, countries, wishes }, POINT, HIGH_COAST_EVIDENCE);
  await expect(prepared).resolves.toBeUndefined();
});
