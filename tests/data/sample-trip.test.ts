import { expect, test } from 'vitest';
import { createSampleProviders } from '#data/sample/sample-providers.ts';
import { sampleTrip } from '#data/sample/sample-trip.ts';
import { SAMPLE } from '#src/pages/landing/sample/sample.ts';
import { createFileDataPack } from '#tests/helpers/file-data-pack.ts';

test('the landing page shows what the planner answers today', async () => {
  expect(SAMPLE).toEqual(await sampleTrip(createSampleProviders(createFileDataPack())));
});

test.each(['en', 'de'] as const)('chart and sentence agree on the light in %s', (language) => {
  const { sunrise, sunset } = SAMPLE.figures;
  const { weather } = SAMPLE.words[language];
  expect(weather).toContain(sunrise);
  expect(weather).toContain(sunset);
});
