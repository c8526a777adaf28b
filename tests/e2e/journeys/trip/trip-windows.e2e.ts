import { afterAll, beforeAll, expect, test } from 'vitest';
import { sectionOf } from '#tests/e2e/support/planner-screen.ts';
import { saveTrip } from '#tests/e2e/support/save-trip.ts';
import { startSite } from '#tests/e2e/support/site-under-test.ts';
import type { SiteUnderTest } from '#tests/e2e/support/site-under-test.ts';
import { arrive } from '#tests/e2e/support/traveller.ts';

let site: SiteUnderTest;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site.stop());

test('from a saved trip, another month opens the planner, which shows what would change, and the change is kept', async () => {
  const { page, errors, leave } = await arrive();
  await page.goto(await saveTrip(page, site.url, 'highCoastByKayak'));
  await page.getByRole('button', { name: 'Take it along' }).waitFor();

  await sectionOf(page, 'Weather').getByRole('button', { name: 'When to go' }).click();
  const months = sectionOf(page, 'Weather').getByRole('listitem').getByRole('link');
  await months.first().waitFor();
  expect(await months.count()).toBe(12);
  const june = page.getByRole('link', { name: /^June: .* by day, .* at night, .*choose /u });
  expect(await june.getAttribute('aria-current')).toBe('date');
  expect(await page.locator('a[aria-current="date"]').count()).toBe(1);
  await june.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');

  const start = page.getByLabel('Start Date', { exact: true });
  await start.waitFor();
  await page.waitForURL('**/planner?*from=20*-08-11&to=20*-08-21&travelers=3&change=*');
  expect(await start.inputValue()).toMatch(/^11 Aug 20\d\d$/u);
  expect(await page.getByLabel('End Date', { exact: true }).inputValue()).toMatch(/^21 Aug 20/u);
  expect(await page.getByLabel('Travel Preferences').inputValue()).toBe('kayak');
  await page.getByText(/^You are changing High Coast/u).waitFor();

  await page.getByLabel('Travel Preferences').fill('kayak, sauna');
  await page.reload();
  await page.getByText(/^You are changing High Coast/u).waitFor();
  expect(await page.getByLabel('Travel Preferences').inputValue()).toBe('kayak, sauna');
  await page.getByRole('button', { name: 'See what changes' }).click();

  const sheet = page.getByRole('dialog', { name: 'What changes' });
  await sheet.getByRole('listitem').first().waitFor();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('What changes');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Changes wait.' }).click();
  await sheet.getByRole('button', { name: 'Keep changes' }).click();
  await page.getByText(/^11–\W*21\W+August\W+20/u).waitFor();
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.waitFor();
  expect(await undo.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.reload();
  await page.getByText(/^11–\W*21\W+August\W+20/u).waitFor();
  expect(await sheet.count()).toBe(0);
  expect(errors).toEqual([]);
  await leave();
});
