import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { plannerScreen } from '#tests/e2e/support/planner-screen.ts';
import { startSite } from '#tests/e2e/support/site-under-test.ts';
import type { SiteUnderTest } from '#tests/e2e/support/site-under-test.ts';
import { arrive } from '#tests/e2e/support/traveller.ts';

const PHONE = { viewport: { width: 390, height: 844 }, touch: true } as const;
const LEGAL_LINKS = ['About', 'Imprint', 'Privacy', 'Terms', 'Contact'];

let site: SiteUnderTest;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site.stop());

test('on a phone the sheet asks for the place, and then says what is missing and leads there', async () => {
  const { page, errors, leave } = await arrive(PHONE);
  await page.goto(`${site.url}/planner`);
  await plannerScreen(page).drawn();
  const submit = page.getByRole('button', { name: 'Get Recommendations' });
  expect(await submit.count()).toBe(0);
  // One way in, whose end is the toggle.
  expect(await page.getByRole('button', { name: 'Select Destination' }).count()).toBe(1);
  await page.getByRole('button', { name: 'Select Destination' }).tap();
  await page.getByRole('button', { name: 'Click on the map' }).tap();
  await page.getByRole('button', { name: 'Where to?' }).tap();
  const box = page.getByRole('combobox', { name: 'Place' });
  expect(await box.getAttribute('placeholder')).toBe('Town, park, mountain');
  await box.fill('Innsbruck');
  await page
    .getByRole('option', { name: /Innsbruck/u })
    .first()
    .tap();

  await page.getByText('The dates are missing.').waitFor();
  expect(await submit.isDisabled()).toBe(true);
  await submit.tap({ force: true });
  const calendar = page.getByRole('dialog');
  await calendar.getByRole('heading', { name: 'When does it start?' }).waitFor();
  await calendar.getByLabel('Start Date', { exact: true }).fill('10 Jun 2027');
  await page.keyboard.press('Escape');
  await page.getByText('The last day is missing.').waitFor();
  await submit.tap({ force: true });
  await calendar.getByRole('heading', { name: 'When does it end?' }).waitFor();
  await calendar.getByLabel('End Date', { exact: true }).fill('20 Jun 2027');
  await calendar.getByRole('button', { name: 'Done' }).tap();
  expect(await submit.isDisabled()).toBe(false);
  await submit.tap();
  await plannerScreen(page).saved();

  // The next trip begins with the place of this one.
  await page.evaluate(() => localStorage.removeItem('fernweh.planner-draft'));
  await page.goto(`${site.url}/planner`);
  const last = page.getByRole('list', { name: 'Last places' });
  await last.getByRole('button', { name: 'Innsbruck' }).tap();
  await page.getByText('Innsbruck. When, and with whom?').waitFor();
  expect(errors).toEqual([]);
  await leave();
});

test('the links of the footer are in the menu of a phone, below the name, and at the end of the panel', async () => {
  const phone = await arrive(PHONE);
  await phone.page.goto(`${site.url}/planner`);
  await phone.page.getByRole('button', { name: 'Open menu' }).tap();
  const banner = phone.page.getByRole('banner');
  await banner.getByRole('link', { name: 'Fernweh' }).waitFor();
  await expectLinks(phone.page);
  await banner.getByRole('link', { name: 'Imprint' }).tap();
  await phone.page.waitForURL('**/imprint');
  expect(phone.errors).toEqual([]);
  await phone.leave();

  const desk = await arrive();
  await desk.page.goto(`${site.url}/planner`);
  await plannerScreen(desk.page).drawn();
  const panel = desk.page.getByRole('region', { name: 'Plan a trip' });
  await expectLinks(desk.page);
  await panel.getByRole('link', { name: 'Privacy' }).click();
  await desk.page.waitForURL('**/privacy');
  await desk.leave();
});

test('a desk says above the button what is missing, and leads to the place and to the dates', async () => {
  const { page, leave } = await arrive();
  await page.goto(`${site.url}/planner`);
  const planner = plannerScreen(page);
  await planner.drawn();
  await page.getByText('The place is missing.').waitFor();
  await planner.submit().click({ force: true });
  await page.getByRole('combobox', { name: 'Place' }).fill('Innsbruck');
  await page
    .getByRole('option', { name: /Innsbruck/u })
    .first()
    .click();
  await page.getByText('The dates are missing.').waitFor();
  await planner.submit().click({ force: true });
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-date-field'))).toBe(
    'startDate',
  );
  await leave();
});

async function expectLinks(page: Page): Promise<void> {
  for (const name of LEGAL_LINKS) {
    const link = page.getByRole('link', { name, exact: true }).first();
    await link.waitFor();
    expect(await link.getAttribute('href')).toMatch(/^(?:\/|mailto:)/u);
  }
}
