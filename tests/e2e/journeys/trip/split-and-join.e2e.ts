import { afterAll, beforeAll, expect, test } from 'vitest';
import { journeyTrip, saveTrip, storeTrips } from '#tests/e2e/support/save-trip.ts';
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

test('another trip becomes a part of this one, which says what it takes over, and undo parts them', async () => {
  const { page, errors, leave } = await arrive({ viewport: { width: 390, height: 844 } });
  const route = journeyTrip('viennaToTallinn');
  const kayak = journeyTrip('highCoastByKayak');
  const later = { ...kayak.trip.request, startDate: '2027-06-21', endDate: '2027-06-28' };
  const other = { ...kayak, trip: { ...kayak.trip, request: later } };
  await storeTrips(page, site.url, [route, other]);
  await page.goto(`${site.url}/trips/${route.id}`);
  await page.getByRole('button', { name: 'Split or join' }).click();
  const sheet = page.getByRole('dialog', { name: 'Split or join this trip' });
  await sheet
    .getByText(
      'Together they are for 2 travelers, as Vienna, Kraków, Tallinn is; the other is for 3',
    )
    .waitFor();
  await sheet.getByText(/The wishes are then those of Vienna.*old towns/u).waitFor();
  await sheet.getByRole('button', { name: 'Put it after this trip' }).click();
  await sheet.getByText('is now a part of this trip').waitFor();
  const strip = page.getByRole('tablist', { name: 'Stops of the trip' });
  await expect.poll(() => strip.getByRole('tab').count()).toBe(4);
  await sheet.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => strip.getByRole('tab').count()).toBe(3);
  expect(errors).toEqual([]);
  await leave();
});
