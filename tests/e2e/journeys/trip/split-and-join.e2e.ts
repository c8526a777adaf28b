import { afterAll, beforeAll, expect, test } from 'vitest';
import { saveTrip } from '#tests/e2e/support/save-trip.ts';
import { startSite } from '#tests/e2e/support/site-under-test.ts';
import type { SiteUnderTest } from '#tests/e2e/support/site-under-test.ts';
import { arrive } from '#tests/e2e/support/traveller.ts';

let site: SiteUnderTest;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site.stop());

test('in My trips, a stop becomes a trip of its own', async () => {
  const { page, errors, leave } = await arrive({ viewport: { width: 390, height: 844 } });
  await saveTrip(page, site.url, 'viennaToTallinn');
  await page.goto(`${site.url}/trips`);
  await page.getByRole('button', { name: /^More about Vienna/u }).click();
  await page.getByRole('button', { name: 'Split or join' }).click();
  const sheet = page.getByRole('dialog', { name: 'Split or join this trip' });
  await sheet.getByRole('button', { name: 'Kraków as a trip of its own' }).click();
  await sheet.getByRole('link', { name: 'Open it' }).click();
  await page.getByRole('heading', { level: 1, name: 'Kraków' }).waitFor();
  expect(errors).toEqual([]);
  await leave();
}, 60_000);
