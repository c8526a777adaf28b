import { expect, test } from 'vitest';
import { sampleTrip } from '#data/sample/sample-trip.ts';
import { SAMPLE } from '#src/pages/landing/sample/sample.ts';
import { REAL } from '#tests/helpers/real-providers.ts';

test('the landing page shows what the planner answers today', async () => {
  expect(SAMPLE).toEqual(await sampleTrip(REAL.planning));
});

test.each(['en', 'de'] as const)('chart and sentence agree on the light in %s', (language) => {
  const { sunrise, sunset } = SAMPLE.figures;
  const { weather } = SAMPLE.words[language];
  expect(weather).toContain(sunrise);
  expect(weather).toContain(sunset);
});
