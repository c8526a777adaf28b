import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { plannerScreen } from '#tests/e2e/support/planner-screen.ts';
import { startSite } from '#tests/e2e/support/site-under-test.ts';
import type { SiteUnderTest } from '#tests/e2e/support/site-under-test.ts';
import { readStores } from '#tests/e2e/support/stored-records.ts';
import { arrive } from '#tests/e2e/support/traveller.ts';
import { buildPreviousRelease } from './previous-release.ts';
import { tryAll } from '../trials.ts';

/** Timeout for storing the whole data pack on a busy machine. */
const PACK_MS = 180_000;

let site: SiteUnderTest;
let versionBefore = 0;

beforeAll(async () => {
  site = await startSite(0, await buildPreviousRelease());
});

afterAll(() => site.stop());

test('an update from the previous release keeps trips, ticks and a half-filled form, and migrates the database', async () => {
  const { page, errors, leave } = await arrive({ worker: true });
  const trials = [
    { name: 'used before', run: () => travelBefore(page) },
    { name: 'updated at a press', run: () => update(page) },
    { name: 'everything is there', run: () => findEverything(page) },
    { name: 'offline too', run: () => reopenOffline(page) },
  ];
  await tryAll('steps of an update from the previous release', trials);
  expect(errors.filter((error) => !error.includes('ERR_'))).toEqual([]);
  await leave();
});

async function travelBefore(page: Page): Promise<void> {
  const planner = plannerScreen(page);
  await page.goto(`${site.url}/planner?lat=63.1282&lng=18.6435`);
  await planner.enter({ start: '2027-06-10', end: '2027-06-20', travelers: 2 });
  await planner.submit().click();
  await planner.saved();
  await page.getByRole('link', { name: 'Open trip' }).click();
  // The planner's result stays until the trip has loaded.
  await page.waitForURL(/\/trips\/\w/u);
  await page.reload();
  // The label, which is what one sees and taps: the box itself is transparent under its tick.
  await page
    .locator('main li label:has([type=checkbox])')
    .filter({ visible: true })
    .first()
    .click();
  await page.getByRole('checkbox', { checked: true }).first().waitFor();
  await page.goto(`${site.url}/planner`);
  await page.getByText('Ready offline').first().waitFor({ timeout: PACK_MS });
  await page.getByLabel('Travel Preferences').fill('quiet lakes');
  const { trips } = await readStores(page);
  expect(trips).toHaveLength(1);
  versionBefore = await databaseVersion(page);
  expect(versionBefore).toBeGreaterThan(0);
}

/** Another build on the same origin; the page that was open before finds it at its next load. */
async function update(page: Page): Promise<void> {
  const port = Number(new URL(site.url).port);
  await site.stop();
  site = await startSite(port);
  await page.goto(`${site.url}/planner`);
  await page.getByText('A new version of Fernweh is ready').waitFor();
  await Promise.all([
    page.waitForEvent('load'),
    page.getByRole('button', { name: 'Update now' }).click(),
  ]);
  await page.waitForFunction(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return registration?.waiting === null && registration.installing === null;
  });
  const wishes = page.getByLabel('Travel Preferences');
  await wishes.waitFor();
  expect(await wishes.inputValue()).toBe('quiet lakes');
}

async function findEverything(page: Page): Promise<void> {
  await page.goto(`${site.url}/trips`);
  await page.locator('main article a').first().click();
  await page.getByRole('checkbox', { checked: true }).first().waitFor();
  await page.getByLabel('Add something of your own', { exact: true }).waitFor();
  // Later than that of the release, where what is stored has changed since.
  expect(await databaseVersion(page)).toBeGreaterThanOrEqual(versionBefore);
  const { trips, quarantine } = await readStores(page);
  expect([trips.length, quarantine.length]).toEqual([1, 0]);
}

async function reopenOffline(page: Page): Promise<void> {
  const address = page.url();
  await site.stop();
  await page.goto(address);
  await plannerScreen(page).result();
  await page.getByRole('checkbox', { checked: true }).first().waitFor();
}

/** As the browser has it; 0 without a database. */
async function databaseVersion(page: Page): Promise<number> {
  const databases = await page.evaluate(() => indexedDB.databases());
  return databases.find(({ name }) => name === 'fernweh')?.version ?? 0;
}
