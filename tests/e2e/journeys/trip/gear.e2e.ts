import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { packingListOf, plannerScreen } from '#tests/e2e/support/planner-screen.ts';
import { startSite } from '#tests/e2e/support/site-under-test.ts';
import type { SiteUnderTest } from '#tests/e2e/support/site-under-test.ts';
import { arrive } from '#tests/e2e/support/traveller.ts';

let site: SiteUnderTest;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site.stop());

test('what lacks is to buy on this trip and on the next, and no more when the gear is emptied', async () => {
  const { page, leave } = await arrive({ viewport: { width: 390, height: 844 } });
  await planTrip(page);
  await page.getByText('Nothing is marked as missing.').waitFor();
  const list = packingListOf(page);
  await list.getByRole('button', { name: /boots/iu }).first().click();
  await page.getByRole('radio', { name: 'To buy' }).check({ force: true });
  await page.getByText('One thing that you said you lack.').waitFor();
  const sum = await stillToBuy(page);
  expect(sum).toBeGreaterThan(0);

  await page.getByRole('button', { name: 'Change trip' }).click();
  await plannerScreen(page).submit().click();
  await plannerScreen(page).saved();
  await expect.poll(() => stillToBuy(page)).toBe(sum);

  await page.goto(`${site.url}/trips/gear`);
  await page.getByText(/boots/iu).first().waitFor();
  await page.locator('[data-source="lacking"]').waitFor();
  await page.getByRole('button', { name: 'Empty your gear' }).click();
  await page.getByRole('heading', { name: 'Nothing here yet' }).waitFor();
  await page.goto(`${site.url}/trips`);
  await page.locator('main article a[href^="/trips/"]').first().click();
  await plannerScreen(page).result();
  await page.getByText('Nothing is marked as missing.').waitFor();
  await leave();
});

async function planTrip(page: Page): Promise<void> {
  await page.goto(`${site.url}/planner?lat=47.3769&lng=11.4803`);
  await plannerScreen(page).enter({
    start: '10 Jun 2027',
    end: '20 Jun 2027',
    travelers: 2,
    preferences: 'hiking',
  });
  await plannerScreen(page).submit().click();
  await plannerScreen(page).saved();
}

/** Euro. */
async function stillToBuy(page: Page): Promise<number> {
  const fold = page.getByRole('button', { name: 'What it would cost' });
  if ((await fold.getAttribute('aria-expanded')) === 'false') await fold.click();
  const cell = page.locator('dl > div', { hasText: 'Still to buy' }).first();
  const words = await cell.locator('dd').innerText();
  return Number(words.replaceAll(/[^\d.]/gu, ''));
}
