import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSite } from '#tests/e2e/support/site-under-test.ts';
import { plannerScreen } from '#tests/e2e/support/planner-screen.ts';
import type { SiteUnderTest } from '#tests/e2e/support/site-under-test.ts';
import { arrive } from '#tests/e2e/support/traveller.ts';

/** Room for the shell and a part of the data pack only. */
const SMALL_QUOTA_BYTES = 10_000_000;

let site: SiteUnderTest;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site.stop());

test('with full storage the planner works, shows the failure and stores the rest once there is room', async () => {
  const { page, leave } = await arrive({ worker: true });
  // The quota lasts as long as this CDP session.
  const limit = await page.context().newCDPSession(page);
  await limit.send('Storage.overrideQuotaForOrigin', {
    origin: site.url,
    quotaSize: SMALL_QUOTA_BYTES,
  });
  await page.goto(`${site.url}/planner?lat=63.1282&lng=18.6435`);
  const retry = page.getByRole('button', { name: 'Try again' }).first();
  await retry.waitFor();
  await limit.send('Storage.overrideQuotaForOrigin', { origin: site.url });
  await retry.click();
  const ready = page.getByText('Ready offline').first();
  await ready.waitFor();
  expect(await ready.isVisible()).toBe(true);
  await leave();
});

test('a trip that finds no room stays on the screen, is whole in a link, and is saved once there is room', async () => {
  const { page, leave } = await arrive();
  const planner = plannerScreen(page);
  const limit = await page.context().newCDPSession(page);
  await limit.send('Storage.overrideQuotaForOrigin', { origin: site.url, quotaSize: 10_000 });
  await page.goto(`${site.url}/planner?lat=63.1282&lng=18.6435`);
  await planner.enter({ start: '2027-06-10', end: '2027-06-20', preferences: 'kayak' });
  await planner.submit().click();
  await planner.result();
  await page.getByRole('alert').getByText('Not saved').waitFor();
  await page.getByRole('button', { name: 'Open as a link' }).click();
  await page.waitForURL(/\/trips\/shared#1\.[\w-]+$/u);
  await planner.result();
  await page.getByText('kayak').first().waitFor();

  await page.goBack();
  await planner.result();
  await limit.send('Storage.overrideQuotaForOrigin', { origin: site.url });
  await page.getByRole('button', { name: 'Save again' }).click();
  await planner.saved();
  expect(await page.getByRole('alert').count()).toBe(0);
  await leave();
});
