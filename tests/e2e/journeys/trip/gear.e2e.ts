import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { plannerScreen, sectionOf } from '#tests/e2e/support/planner-screen.ts';
import { startSite } from '#tests/e2e/support/site-under-test.ts';
import type { SiteUnderTest } from '#tests/e2e/support/site-under-test.ts';
import { arrive } from '#tests/e2e/support/traveller.ts';

let site: SiteUnderTest;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site.stop());

test('what is marked as owned lowers the sum of this trip and of the next, and is gone when the gear is emptied', async () => {
  const { page, leave } = await arrive({ viewport: { width: 390, height: 844 } });
  await planTrip(page);
  const before = await stillToBuy(page);
  const line = sectionOf(page, 'Packing').getByRole('button', { name: /boots.*€/iu });
  await line.first().click();
  await page.getByRole('radio', { name: 'Owned' }).check({ force: true });
  await expect.poll(() => stillToBuy(page)).toBeLessThan(before);
  const owned = await stillToBuy(page);

  await page.getByRole('button', { name: 'Change trip' }).click();
  await plannerScreen(page).submit().click();
  await plannerScreen(page).saved();
  await expect.poll(() => stillToBuy(page)).toBe(owned);

  await page.goto(`${site.url}/trips/gear`);
  await page.getByText(/boots/iu).first().waitFor();
  await page.getByRole('button', { name: 'Empty your gear' }).click();
  await page.getByRole('heading', { name: 'Nothing here yet' }).waitFor();
  await page.goto(`${site.url}/trips`);
  await page.locator('main article a[href^="/trips/"]').first().click();
  await plannerScreen(page).result();
  await expect.poll(() => stillToBuy(page)).toBe(before);
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
  const cell = page.locator('dl > div', { hasText: 'Still to buy' }).first();
  const words = await cell.locator('dd').innerText();
  return Number(words.replaceAll(/[^\d.]/gu, ''));
}
