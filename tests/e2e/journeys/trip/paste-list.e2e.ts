import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LIGHTERPACK } from '#tests/bring/lists/fixture-lists.ts';
import { saveTrip } from '#tests/e2e/support/save-trip.ts';
import { readStores } from '#tests/e2e/support/stored-records.ts';
import { startSite } from '#tests/e2e/support/site-under-test.ts';
import type { SiteUnderTest } from '#tests/e2e/support/site-under-test.ts';
import { arrive } from '#tests/e2e/support/traveller.ts';

let site: SiteUnderTest;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site.stop());

test('a list is pasted, taken back and added again without a network, and a gear file beside it', async () => {
  const { page, context, errors, leave } = await arrive({
    viewport: { width: 390, height: 844 },
    worker: true,
  });
  await page.goto(await saveTrip(page, site.url, 'highCoast'));
  await page.getByRole('button', { name: 'Paste a list' }).waitFor();
  // From here on the worker answers.
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.reload();
  await page.getByRole('button', { name: 'Paste a list' }).waitFor();
  await context.setOffline(true);

  const sheet = await openSheet(page);
  await sheet
    .getByRole('textbox', { name: 'Your list' })
    .fill('Kitchen:\n2x Spork 9 g\nPot\nSunscreen');
  await sheet.getByRole('checkbox', { name: 'Spork, × 2 · 9\u00A0g' }).waitFor();
  await sheet.getByRole('heading', { name: 'Already on the list' }).waitFor();
  // Closed by accident, it is still there.
  await page.keyboard.press('Escape');
  const again = await openSheet(page);
  await again.getByRole('button', { name: 'Add 2 lines' }).click();
  const spork = page.getByRole('checkbox', { name: 'Spork, 2, packed' });
  await spork.waitFor();
  await page.getByRole('heading', { name: 'Kitchen', exact: true }).waitFor();

  await page.getByRole('button', { name: 'Undo' }).click();
  await spork.waitFor({ state: 'detached' });

  const third = await openSheet(page);
  await third.locator('input[type="file"]').setInputFiles({
    name: 'gear.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(LIGHTERPACK),
  });
  await third.getByText('1 line with a quantity of 0 was left out.').waitFor();
  await third.getByRole('checkbox', { name: /^Quilt/u }).uncheck();
  await third.getByRole('button', { name: 'Add 3 lines' }).click();
  await expect.poll(async () => JSON.stringify(await readStores(page))).toContain('Big 3');

  await page.reload();
  await page.getByRole('heading', { name: 'Big 3', exact: true }).waitFor();
  await page.getByRole('checkbox', { name: 'Tent, two-person, packed' }).waitFor();
  expect(await page.getByRole('checkbox', { name: /^Quilt/u }).count()).toBe(0);
  expect(errors.filter((text) => !text.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  await leave();
});

async function openSheet(page: Page) {
  await page.getByRole('button', { name: 'Paste a list' }).click();
  const sheet = page.getByRole('dialog', { name: 'Paste a list' });
  await sheet.waitFor();
  return sheet;
}
