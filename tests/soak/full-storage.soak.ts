import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSite } from '#tests/e2e/support/site-under-test.ts';
import type { SiteUnderTest } from '#tests/e2e/support/site-under-test.ts';
import { arrive } from '#tests/e2e/support/traveller.ts';

/** Room for the shell and a part of the data pack only. */
const SMALL_QUOTA_BYTES = 7_000_000;

let site: SiteUnderTest;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site.stop());

test('with full storage the planner works, shows the failure and stores the rest once there is room', async () => {
  const { page, leave } = await arrive();
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
