import { expect, test } from 'vitest';
import { articleClimate } from '#data/articles/article-climate.ts';
import { ARTICLE_CLIMATE } from '#src/pages/blog/climate/article-climate.ts';
import { createTimeZones } from '#src/providers/time-zones/time-zones.ts';
import { REAL } from '#tests/helpers/real-providers.ts';

test('the articles show what the climate surface says today', async () => {
  const { climate } = REAL;
  expect(ARTICLE_CLIMATE).toEqual(await articleClimate({ climate, timeZones: createTimeZones() }));
});
