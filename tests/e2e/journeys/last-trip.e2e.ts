import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { saveTrip } from '#tests/e2e/support/save-trip.ts';
import { shiftsOf, watchShifts } from '#tests/e2e/support/shifts.ts';
import { startSite } from '#tests/e2e/support/site-under-test.ts';
import type { SiteUnderTest } from '#tests/e2e/support/site-under-test.ts';
import { plainSpaces } from '#tests/helpers/plain-spaces.ts';
import { arrive } from '#tests/e2e/support/traveller.ts';
import { IS_SOAK } from '#tests/helpers/soak.ts';

const ASSETS = join(import.meta.dirname, '../../../dist/assets');

let site: SiteUnderTest;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site.stop());

const SCREENS = [
  ['a phone', { width: 390, height: 844 }],
  ['a desktop', { width: 1440, height: 900 }],
] as const;

test.each(IS_SOAK ? SCREENS : SCREENS.slice(0, 1))(
  'on %s the start page leads back to the trip that was saved last, as long as it is there',
  async (_, viewport) => {
    const { page, context, errors, leave } = await arrive({ viewport });
    await saveTrip(page, site.url, 'highCoast');
    await watchShifts(page);
    await page.goto(site.url);
    const last = page.getByRole('link', { name: 'Your last trip' });
    await last.waitFor();
    expect(plainSpaces(await last.innerText())).toContain('10–20 June 2027');
    // A late font may shift a line slightly.
    expect(await shiftsOf(page)).toBeLessThan(0.001);
    await page.getByRole('radio', { name: 'Deutsch' }).check();
    const german = page.getByRole('link', { name: 'Deine letzte Reise' });
    expect(plainSpaces(await german.innerText())).toContain('10.–20. Juni 2027');

    const other = await context.newPage();
    await other.goto(site.url + ((await german.getAttribute('href')) ?? ''));
    await other.getByRole('button', { name: 'Diese Reise löschen' }).click();
    await german.waitFor({ state: 'detached' });
    expect(errors).toEqual([]);
    await leave();
  },
);

test('a first visit does not load the storage code', async () => {
  const { page, errors, leave } = await arrive({ worker: true });
  await page.goto(site.url);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const readers = readdirSync(ASSETS).filter((file) =>
    readFileSync(join(ASSETS, file), 'utf8').includes('storagemutated'),
  );
  expect(readers).not.toEqual([]);
  const loaded = await loadedFiles(page);
  expect(readers.filter((reader) => loaded.some((file) => file.endsWith(reader)))).toEqual([]);
  expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
  expect(errors).toEqual([]);
  await leave();
});

/** URLs that the page requested. */
function loadedFiles(page: Page): Promise<string[]> {
  return page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
}
