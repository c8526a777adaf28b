import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import compare from '#src/i18n/locales/en/compare.json' with { type: 'json' };
import days from '#src/i18n/locales/en/days.json' with { type: 'json' };
import plannerTexts from '#src/i18n/locales/en/planner.json' with { type: 'json' };
import { hydrated } from '#tests/e2e/support/hydrated.ts';
import { plannerScreen } from '#tests/e2e/support/planner-screen.ts';
import { startSite } from '#tests/e2e/support/site-under-test.ts';
import type { SiteUnderTest } from '#tests/e2e/support/site-under-test.ts';
import { arrive } from '#tests/e2e/support/traveller.ts';

const PHONE = { viewport: { width: 390, height: 844 }, touch: true, motion: true };
const TIROL = '/planner?lat=47.2692&lng=11.4041';

let site: SiteUnderTest;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site.stop());

test(
  'on a phone, Back closes all that opens over the planner, one at a time, and then leaves it',
  { tags: 'every-run' },
  async () => {
    const { page, errors, leave } = await arrive(PHONE);
    await page.goto(`${site.url}/about`);
    await hydrated(page);
    const menu = page.getByRole('button', { name: 'Close menu' });
    await page.getByRole('button', { name: 'Open menu' }).tap();
    await backCloses(page, menu);
    await page.getByRole('button', { name: 'Open menu' }).tap();
    // A link in what lies over the page leads on, and its page is one step away from this one.
    await page.getByRole('link', { name: 'Travel Planner' }).tap();
    await page.waitForURL('**/planner');
    await plannerScreen(page).drawn();
    await page.goBack();
    await page.waitForURL('**/about');
    await page.goForward();
    await page.waitForURL('**/planner');
    await plannerScreen(page).drawn();

    const dialog = page.getByRole('dialog');
    await page.touchscreen.tap(205, 410);
    await backCloses(page, dialog);
    await page.locator('[data-search]').first().tap();
    await backCloses(page, dialog);
    // Forward, to where nothing is any more, changes nothing.
    await page.goForward();
    await page.locator('[data-search]').first().tap();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.locator('[data-search]').first().tap();
    await dialog.getByRole('combobox').fill('Innsbruck');
    await dialog.getByRole('option').first().tap();
    await page.waitForURL('**/planner?lat=47.*');
    await page.locator('[data-stop="half"] [data-opens="startDate"]').tap();
    await dialog.waitFor();
    await dialog.getByLabel('Start Date', { exact: true }).fill('2027-06-10');
    await page.waitForURL('**&from=2027-06-10');
    await backCloses(page, dialog);
    await page.getByRole('button', { name: 'Open menu' }).tap();
    await backCloses(page, menu);

    await page.goBack();
    await page.waitForURL('**/about');
    await page.goForward();
    await page.waitForURL('**/planner?lat=47.*&from=2027-06-10');
    expect(errors).toEqual([]);
    await leave();
  },
);

test('Back closes all that opens over a saved trip; the full sheet of its plan goes down to the map', async () => {
  const { page, errors, leave } = await arrive(PHONE);
  await page.goto(`${site.url}${TIROL}&from=2027-06-10&to=2027-06-14`);
  const planner = plannerScreen(page);
  await planner.submit().tap();
  await planner.saved();
  await page.locator('[data-stop="full"]').waitFor();
  await page.goBack();
  await page.locator('[data-stop="half"]').waitFor();
  await page.getByRole('button', { name: 'Show everything as a list' }).tap();
  await page.getByRole('link', { name: 'Open trip' }).tap();
  await page.waitForURL('**/trips/*');

  const dialog = page.getByRole('dialog');
  const openings = [
    page.locator('[data-opens="along"]'),
    page.locator('main button[aria-haspopup="dialog"]'),
    page.getByRole('button', { name: 'Add an idea', exact: true }).first(),
  ];
  for (const opening of openings) {
    await opening.tap();
    await backCloses(page, dialog);
  }
  await page.getByRole('link', { name: 'Start packing' }).first().tap();
  await backCloses(page, page.getByRole('dialog', { name: 'Do you have these at home?' }));
  await dialog.getByRole('checkbox').first().waitFor();
  // Packing mode is in the address, so that it survives a reload, and Back still closes it.
  await page.reload();
  const options = dialog.getByRole('button', { name: 'Options' });
  await options.tap();
  await backCloses(page, dialog.getByText('Pack for home'));
  await page.goBack();
  await dialog.waitFor({ state: 'detached' });
  expect(new URL(page.url()).search).toBe('');
  await page.getByRole('link', { name: 'Start packing' }).first().tap();
  await dialog.getByRole('button', { name: 'Close packing' }).tap();
  await dialog.waitFor({ state: 'detached' });

  await page.goBack();
  await page.waitForURL('**/planner?*');
  await page.goForward();
  await page.waitForURL('**/trips/*');

  await page.getByRole('button', { name: 'Add an idea', exact: true }).first().tap();
  await dialog.getByRole('textbox').first().fill('Opera');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: days.layOut }).locator('visible=true').tap();
  await page.getByRole('button', { name: days.done.close, exact: true }).tap();
  await page.locator('[data-grip]').first().tap();
  await backCloses(page, dialog);
  await page.getByRole('link', { name: 'Change trip' }).tap();
  await page.getByRole('button', { name: 'One traveler more' }).tap();
  await page.getByRole('button', { name: plannerTexts.form['submit-change'] }).tap();
  await dialog.waitFor();
  await page.goBack();
  await dialog.waitFor({ state: 'detached' });
  await page.locator('[data-opens="changes"]').tap();
  await dialog.waitFor();
  await page.goBack();
  await dialog.waitFor({ state: 'detached' });
  await page.goto(`${site.url}/trips/compare?a=${new URL(page.url()).pathname.slice(7)}&b=home`);
  await page.getByRole('button', { name: compare.home.set }).tap();
  await backCloses(page, dialog);
  expect(errors).toEqual([]);
  await leave();
});

test('on a wide screen, Back closes the calendar, and a reload with an open search leaves no step behind', async () => {
  const { page, errors, leave } = await arrive();
  await page.goto(`${site.url}/about`);
  await page.goto(site.url + TIROL);
  await plannerScreen(page).drawn();
  await page.locator('[data-opens="startDate"]').click();
  await backCloses(page, page.getByRole('dialog'));
  await page.locator('[data-search]').first().click();
  await page.getByRole('dialog').waitFor();
  await page.reload();
  await plannerScreen(page).drawn();
  expect(await page.getByRole('dialog').count()).toBe(0);
  await page.evaluate(() => history.back());
  await page.waitForURL('**/about');
  expect(errors).toEqual([]);
  await leave();
});

/** Goes back once: `open` closes, and the page and its address stay. */
async function backCloses(page: Page, open: Locator): Promise<void> {
  await open.waitFor();
  const address = page.url();
  await page.goBack();
  await open.waitFor({ state: 'hidden' });
  expect(page.url()).toBe(address);
}
