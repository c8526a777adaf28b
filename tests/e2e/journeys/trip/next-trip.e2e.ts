import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { packingListOf, plannerScreen } from '#tests/e2e/support/planner-screen.ts';
import { saveTrip } from '#tests/e2e/support/save-trip.ts';
import { startSite } from '#tests/e2e/support/site-under-test.ts';
import type { SiteUnderTest } from '#tests/e2e/support/site-under-test.ts';
import { arrive } from '#tests/e2e/support/traveller.ts';

let site: SiteUnderTest;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site.stop());

test('the list of a trip goes along to the next, through a reload, from the first moment', async () => {
  const { page, errors, leave } = await arrive({ viewport: { width: 390, height: 844 } });
  await page.goto(await saveTrip(page, site.url, 'karwendel'));
  await addOwn(page, 'Harmonica');
  await page.getByRole('link', { name: 'Use this list for another trip' }).click();

  await page.getByText('With your list of').waitFor();
  await page.getByText('1 line of your own').waitFor();
  await expect.poll(() => page.url()).not.toContain('base=');
  await page.goto(`${site.url}/planner?lat=63.1282&lng=18.6435`);
  await page.getByText('With your list of').waitFor();
  await plannerScreen(page).enter({ start: '10 Jun 2027', end: '20 Jun 2027' });
  await plannerScreen(page).submit().click();
  await plannerScreen(page).saved();
  const list = packingListOf(page);
  await list.getByRole('button', { name: /Harmonica/u }).waitFor();

  await page.getByRole('link', { name: 'Open trip' }).click();
  await list.getByRole('button', { name: /Harmonica/u }).waitFor();
  expect(errors).toEqual([]);
  await leave();
});

test('a saved trip stands beside home, which is set once and removed again', async () => {
  const { page, errors, leave } = await arrive({ viewport: { width: 390, height: 844 } });
  await page.goto(await saveTrip(page, site.url, 'highCoast'));
  await page.getByRole('link', { name: /with home/u }).click();
  await page.getByRole('button', { name: 'Set your home' }).click();
  await page.getByLabel('Town or village').fill('Palermo');
  await page
    .getByRole('button', { name: /^Palermo .*Italy/u })
    .first()
    .click();
  await page.getByRole('heading', { name: /compared with home/u }).waitFor();
  await page.getByText(/colder by day/u).waitFor();

  await page.reload();
  await page.getByText(/colder by day/u).waitFor();
  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('heading', { name: 'Where is home?' }).waitFor();
  expect(await page.evaluate(() => localStorage.getItem('fernweh.home'))).toBeNull();
  expect(errors).toEqual([]);
  await leave();
});

async function addOwn(page: Page, name: string): Promise<void> {
  await page.getByLabel('Add something of your own').fill(name);
  await page.keyboard.press('Enter');
}
