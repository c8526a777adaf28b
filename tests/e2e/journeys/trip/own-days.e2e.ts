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

test('on a phone, an idea tapped on the map comes onto a day; it is there after a reload', async () => {
  const { page, errors, leave } = await arrive({
    viewport: { width: 390, height: 844 },
    touch: true,
    motion: true,
  });
  await page.goto(await saveTrip(page, site.url, 'highCoastOnFoot'));

  await page.getByRole('button', { name: 'Add an idea', exact: true }).click();
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
  await page.getByRole('button', { name: 'Lay out my days' }).locator('visible=true').click();
  await days.getByText(/\d of 11 planned/u).waitFor();

  await page.reload();
  await days.getByRole('button', { name: 'Move The old jetty' }).waitFor();
  await days.getByRole('button', { name: 'Lay out again' }).waitFor();
  expect(errors).toEqual([]);
  await leave();
});
