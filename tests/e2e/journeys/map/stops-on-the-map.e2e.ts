import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeViolations } from '#tests/e2e/screens/axe-violations.ts';
import { plannerScreen } from '#tests/e2e/support/planner-screen.ts';
import { saveTrip } from '#tests/e2e/support/save-trip.ts';
import { startSite } from '#tests/e2e/support/site-under-test.ts';
import type { SiteUnderTest } from '#tests/e2e/support/site-under-test.ts';
import { arrive } from '#tests/e2e/support/traveller.ts';

let site: SiteUnderTest;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site.stop());

function pins(page: Page, list: string) {
  const all = page.getByRole('list', { name: list });
  return {
    all: all.getByRole('button'),
    shown: (name: RegExp) => all.locator('[aria-current="true"]').and(page.getByLabel(name)),
  };
}

test('a line of three places makes three stops, whose pins on the map choose between them', async () => {
  const { page, leave } = await arrive();
  await page.goto(`${site.url}/planner`);
  await plannerScreen(page).drawn();
  await page.getByRole('button', { name: 'search for a place' }).click();
  await page.getByRole('combobox', { name: 'Place' }).fill('Vienna, Krakow, Tallinn');
  await page.getByText(/3 places, in this order/u).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Make these stops' }).click();

  const { all, shown } = pins(page, 'Stops of the trip');
  await shown(/^Stop 1 of 3, Vienna/u).waitFor({ state: 'attached' });
  expect(await all.count()).toBe(3);
  await all.nth(1).click();
  await shown(/^Stop 2 of 3, Kraków/u).waitFor({ state: 'attached' });
  await page.getByRole('button', { name: /^Stop 2 of 3, Kraków.*arrow keys/u }).waitFor();
  await leave();
});

test('the map of a saved trip shows its stops, and a pressed pin is filled', async () => {
  const { page, leave } = await arrive();
  await page.goto(await saveTrip(page, site.url, 'viennaToTallinn'));
  const { all, shown } = pins(page, 'Stops of the trip');
  await shown(/^Stop 1 of 3, Vienna/u).waitFor();
  await all.nth(2).click();
  await shown(/^Stop 3 of 3, Tallinn/u).waitFor();
  expect(await all.count()).toBe(3);
  await leave();
});
