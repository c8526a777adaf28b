import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { plannerScreen } from '#tests/e2e/support/planner-screen.ts';
import { startSite } from '#tests/e2e/support/site-under-test.ts';
import type { SiteUnderTest } from '#tests/e2e/support/site-under-test.ts';
import { readStores, writeStores } from '#tests/e2e/support/stored-records.ts';
import { arrive } from '#tests/e2e/support/traveller.ts';
import { damagedDrafts, damagedRecords, wholeRecord } from './damaged-records.ts';
import type { Damage } from './damaged-records.ts';
import { tryAll } from '../trials.ts';

let site: SiteUnderTest;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site.stop());

test('damaged trips and drafts leave a list, a trip page and a planner that work', async () => {
  const { page, leave } = await arrive();
  const crashes: string[] = [];
  page.on('pageerror', (error) => crashes.push(error.message));
  await page.goto(`${site.url}/trips`);
  await page.getByText('No trips yet').waitFor();
  const drafts = damagedDrafts();
  const damages = damagedRecords('damaged');
  await tryAll('corrupted records', [
    ...damages.map((damage) => ({ name: damage.name, run: () => tryRecord(page, damage) })),
    ...drafts.map((draft) => ({
      name: `draft ${draft.slice(0, 100)}`,
      run: () => tryDraft(page, draft),
    })),
  ]);
  expect(crashes).toEqual([]);
  await leave();
});

/** Beside a whole trip: the list has that one, and every record is stored still. */
async function tryRecord(page: Page, { record }: Damage): Promise<void> {
  await page.goto(`${site.url}/imprint`);
  await writeStores(page, { trips: [wholeRecord('whole'), record] });
  await page.goto(`${site.url}/trips`);
  await page.locator('#trip-whole').waitFor();
  expect(await countOf(page)).toBe(2);
  const reported = page.getByText('could not be read');
  const shown = page.locator('#trip-damaged');
  // The list shows what it has read while it still reads.
  await reported.or(shown).first().waitFor();
  expect((await reported.count()) + (await shown.count())).toBe(1);
  await page.goto(`${site.url}/trips/damaged`);
  await page
    .getByRole('heading', { level: 1 })
    .filter({ hasNotText: 'went wrong' })
    .first()
    .waitFor();
  await page.goto(`${site.url}/planner?trip=damaged`);
  await page.getByLabel('Travel Preferences').fill('lakes');
  expect(await countOf(page)).toBe(2);
}

async function countOf(page: Page): Promise<number> {
  const { trips, quarantine } = await readStores(page);
  return trips.length + quarantine.length;
}

async function tryDraft(page: Page, draft: string): Promise<void> {
  await page.goto(`${site.url}/imprint`);
  await page.evaluate((text) => localStorage.setItem('fernweh.planner-draft', text), draft);
  await page.goto(`${site.url}/planner`);
  await plannerScreen(page).drawn();
  await page.getByLabel('Travel Preferences').fill('lakes');
  expect(await page.getByText('went wrong').count()).toBe(0);
}
