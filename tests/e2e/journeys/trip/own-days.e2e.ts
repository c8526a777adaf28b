import type { Page } from 'playwright-core';
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

const LONGEST_PAGE_PX = 6000;

test('on a phone, an idea tapped on the map comes onto a day; laid-out days fold into a short page', async () => {
  const { page, errors, leave } = await arrive({
    viewport: { width: 390, height: 844 },
    touch: true,
    motion: true,
  });
  await page.goto(await saveTrip(page, site.url, 'highCoastOnFoot'));

  await page.getByRole('button', { name: 'Add an idea of your own' }).click();
  const sheet = page.getByRole('dialog', { name: 'Your own idea' });
  await sheet.getByRole('button', { name: 'Choose on the map' }).click();
  await sheet.locator('section[aria-busy="false"]').waitFor();
  await sheet.getByRole('application').click({ position: { x: 100, y: 90 } });
  await sheet.getByText(/^With its place: \D/u).waitFor();
  expect(await sheet.getByLabel('What, or where').inputValue()).not.toBe('');
  await sheet.getByLabel('What, or where').fill('Grandmother’s jetty');
  await sheet.getByRole('button', { name: 'Add it' }).click();

  const days = page.getByRole('region', { name: 'Days', exact: true });
  await days.getByRole('button', { name: 'Move Grandmother’s jetty' }).waitFor();
  await days.getByRole('button', { name: 'Move Grandmother’s jetty' }).click();
  await page.getByRole('button', { name: 'Change name, place or note' }).click();
  const editor = page.getByRole('dialog', { name: 'Change your idea' });
  await editor.getByText(/^With its place: \D/u).waitFor();
  await editor.getByLabel('What, or where').fill('The old jetty');
  await editor.getByRole('button', { name: 'Save' }).click();
  await days.getByRole('button', { name: 'Move The old jetty' }).waitFor();
  await page.getByRole('button', { name: 'Keep Skuleberget' }).click();
  await days.getByRole('button', { name: 'Lay out my days' }).click();
  await days.getByText(/\d of 11 planned/u).waitFor();

  await page.reload();
  const fold = days.getByRole('button', { name: 'Days', exact: true });
  await fold.waitFor();
  expect(await fold.getAttribute('aria-expanded')).toBe('false');
  await days.getByText('The old jetty').first().waitFor();
  expect(await days.getByRole('button', { name: 'Lay out again' }).count()).toBe(0);
  expect(await wholeHeight(page)).toBeLessThan(LONGEST_PAGE_PX);
  await fold.click();
  await days.getByRole('button', { name: 'Move The old jetty' }).waitFor();
  expect(errors).toEqual([]);
  await leave();
});

/** Height of the page once all of it is rendered: what lies far below is else only estimated. */
function wholeHeight(page: Page): Promise<number> {
  return page.evaluate(() => {
    const all = new CSSStyleSheet();
    all.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets = [all];
    const { scrollHeight } = document.documentElement;
    document.adoptedStyleSheets = [];
    return scrollHeight;
  });
}
