import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { plannerScreen } from '#tests/e2e/support/planner-screen.ts';
import { readSavedTrips } from '#tests/e2e/support/saved-trips.ts';
import { startSite } from '#tests/e2e/support/site-under-test.ts';
import type { SiteUnderTest } from '#tests/e2e/support/site-under-test.ts';
import { arrive } from '#tests/e2e/support/traveller.ts';

const MAX_TABS = 60;

let site: SiteUnderTest;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site.stop());

test(
  'on a phone, the whole way from the landing page to a saved trip by keyboard alone',
  { tags: 'every-run' },
  async () => {
    const { page, errors, leave } = await arrive({ viewport: { width: 390, height: 844 } });
    await page.goto(site.url);
    await tabTo(page, page.getByRole('link', { name: 'Start Planning' }).first());
    await page.keyboard.press('Enter');
    await page.waitForURL('**/planner');

    await tabTo(page, page.getByRole('button', { name: 'Where to?' }).first());
    await page.keyboard.press('Enter');
    await page.keyboard.type('innsbruck');
    await page
      .getByRole('option', { name: /Innsbruck/u })
      .first()
      .waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page
      .getByText(/Tyrol, Austria/u)
      .first()
      .waitFor();

    await tabTo(page, page.getByLabel('Start Date', { exact: true }));
    await page.keyboard.type('Sat, 10th July 2027');
    await page.keyboard.press('Enter');
    await page.keyboard.type('2027-07-20');
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await page.keyboard.type('hiking');
    await tabTo(page, page.getByRole('button', { name: 'Get Recommendations' }));
    await page.keyboard.press('Enter');
    await plannerScreen(page).result();

    const [saved] = await readSavedTrips(page);
    expect(saved.trip.request).toMatchObject({ travelers: 2, preferences: 'hiking' });
    expect(saved.trip.location.place).toContain('Innsbruck');
    expect(errors).toEqual([]);
    await leave();
  },
);

/** Waits for the control, then presses Tab until it has the focus. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await control.waitFor();
  for (let step = 0; step < MAX_TABS; step += 1) {
    await page.keyboard.press('Tab');
    if (await control.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`the keyboard did not reach ${String(control)}`);
}
