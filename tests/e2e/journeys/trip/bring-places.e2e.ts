import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { saveTrip } from '#tests/e2e/support/save-trip.ts';
import { startSite } from '#tests/e2e/support/site-under-test.ts';
import type { SiteUnderTest } from '#tests/e2e/support/site-under-test.ts';
import { arrive } from '#tests/e2e/support/traveller.ts';

const FILES = join(import.meta.dirname, '../../../fixtures/brought');
const HIKE = join(FILES, 'laugavegur.gpx');

let site: SiteUnderTest;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site.stop());

test('a saved list comes along, is kept, and lies on days', { tags: 'every-run' }, async () => {
  const { page, errors, leave } = await arrive({ viewport: { width: 1440, height: 900 } });
  await page.goto(await saveTrip(page, site.url, 'southIceland'));
  await bringSavedList(page);
  await page.reload();
  await page.getByRole('button', { name: 'Lay out my days' }).locator('visible=true').click();
  await daysOf(page).getByText('from “Want to go”').first().waitFor();
  expect(errors).toEqual([]);
  await leave();
});

test('a saved list, a hike and a calendar of bookings come along, are kept, and lie on days', async () => {
  const { page, errors, leave } = await arrive({
    viewport: { width: 1440, height: 900 },
    worker: true,
  });
  await page.goto(await saveTrip(page, site.url, 'southIceland'));
  await bringSavedList(page);
  const days = daysOf(page);
  const sheet = page.getByRole('dialog');

  // A calendar, dropped anywhere on the page.
  const bookings = readFileSync(join(FILES, 'bookings.ics'), 'utf8');
  await page.evaluate((text) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([text], 'bookings.ics'));
    document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true }));
  }, bookings);
  await sheet.getByRole('heading', { name: 'My bookings' }).waitFor();
  await sheet.getByText('1 entry has no place.').waitFor();
  await sheet.getByRole('button', { name: 'Bring 2 places' }).click();
  await days.getByRole('button', { name: 'Move Glacier walk' }).waitFor();

  // A hike, given to Restore, which says what it is and passes it on.
  const trip = page.url();
  await page.goto(`${site.url}/trips/backup`);
  await page.getByText('1 trip with its list').waitFor();
  await page.locator('input[type=file]').setInputFiles(HIKE);
  await page.getByRole('alert').filter({ hasText: 'This is a GPX file' }).waitFor();
  await page.locator(`a[href="${new URL(trip).pathname}"]`).click();
  await sheet.getByRole('heading', { name: 'Laugavegur, Tag 1 & 2' }).waitFor();
  await sheet.getByRole('button', { name: 'Bring 5 places' }).click();
  await days.getByRole('button', { name: 'Move Start: Landmannalaugar' }).waitFor();

  // They stay, and lie on days.
  await page.getByText('5 places came along.').waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Lay out my days' }).locator('visible=true').click();
  await days.getByText('from “Want to go”').first().waitFor();
  await days.getByText(/\d of 7 planned/u).waitFor();

  // The same file again brings nothing twice.
  await days.getByRole('button', { name: 'Bring places' }).click();
  await sheet.locator('input[type=file]').setInputFiles(HIKE);
  await sheet.getByText('All of it is on this trip already.').waitFor();
  await page.keyboard.press('Escape');

  // The texts and files that other apps share: a file by way of the worker, and a text as before.
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await shareForm(page, `${site.url}/planner`);
  await page.locator('input[type=file]').setInputFiles(HIKE);
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('alert').filter({ hasText: 'laugavegur.gpx' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/trips/backup');
  await shareForm(page, `${site.url}/planner`);
  await page.getByRole('textbox').fill('47.2692, 11.4041');
  await page.getByRole('button', { name: 'Share' }).click();
  await page
    .getByText(/Innsbruck/u)
    .first()
    .waitFor();
  expect(errors).toEqual([]);
  await leave();
});

const daysOf = (page: Page) => page.getByRole('region', { name: 'Days', exact: true });

/** A saved list, chosen where own ideas are added. */
async function bringSavedList(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add an idea', exact: true }).click();
  await page.getByRole('button', { name: 'Bring places from a file' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.locator('input[type=file]').setInputFiles(join(FILES, 'Want to go.csv'));
  await sheet.getByRole('heading', { name: 'Want to go' }).waitFor();
  await sheet.getByText('5 places, 3 within 300').waitFor();
  await sheet.getByText('Farther away').waitFor();
  await sheet.getByRole('button', { name: 'Bring 3 places' }).click();
  await daysOf(page).getByRole('button', { name: 'Move Skógafoss' }).waitFor();
  await page.getByText('3 places came along.').waitFor();
}

/** A page of another origin that posts as a system does that shares with the installed app. */
async function shareForm(page: Page, action: string): Promise<void> {
  await page.goto('about:blank');
  await page.setContent(`
    <form action="${action}" method="post" enctype="multipart/form-data">
      <input name="text"><input name="files" type="file"><button>Share</button>
    </form>`);
}
