import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
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

test('a copy of everything brings the same trip back on another device', async () => {
  const here = await arrive();
  await here.page.goto(await saveTrip(here.page, site.url, 'highCoast'));
  await here.page.getByRole('button', { name: 'Take it along' }).waitFor();
  await here.page.getByRole('checkbox', { checked: false }).first().press('Space');
  await here.page.getByRole('checkbox', { checked: true }).first().waitFor();
  await here.page.getByRole('link', { name: 'My trips' }).first().click();
  await here.page.getByRole('link', { name: 'Backup' }).first().click();
  const download = here.page.waitForEvent('download');
  await here.page.getByRole('button', { name: 'Save a copy' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^fernweh-\d{4}-\d\d-\d\d\.json$/u);
  await here.page.getByText('with everything up to now').waitFor();
  const copied = await text(await file.createReadStream());
  await here.leave();

  const { page, errors, leave } = await arrive({ viewport: { width: 390, height: 844 } });
  await page.goto(`${site.url}/trips/backup`);
  await page.locator('main input[type="file"]').setInputFiles({
    name: file.suggestedFilename(),
    mimeType: 'application/json',
    buffer: Buffer.from(copied),
  });
  await page.getByRole('heading', { name: 'In this file' }).waitFor();
  await page.getByRole('button', { name: 'Restore' }).click();
  await page.getByText('1 trip restored').waitFor();
  await page.getByRole('link', { name: 'To my trips' }).click();
  await page.locator('main article a').first().click();
  await page.getByRole('checkbox', { checked: true }).first().waitFor({ state: 'attached' });
  await page.goto(`${site.url}/trips/backup`);
  const again = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save a copy' }).click();
  const second = await text(await (await again).createReadStream());
  expect(tripsOf(second)).toEqual(tripsOf(copied));
  expect(errors).toEqual([]);
  await leave();
});

test(
  'a half-filled form survives a reload, another language and another page',
  { tags: 'every-run' },
  async () => {
    const { page, leave } = await arrive();
    await page.goto(`${site.url}/planner`);
    await plannerScreen(page).drawn();
    await page.getByLabel('Start Date', { exact: true }).fill('10 June 2027');
    await page.getByLabel('Travel Preferences').fill('quiet lakes');
    await page.reload();
    const wishes = page.getByLabel(/Travel Preferences|Reisevorlieben/u);
    await wishes.waitFor();
    expect(await wishes.inputValue()).toBe('quiet lakes');
    await page.getByRole('radio', { name: 'Deutsch' }).check({ force: true });
    await page.getByLabel('Reisevorlieben').waitFor();
    expect(await wishes.inputValue()).toBe('quiet lakes');
    expect(await page.getByLabel('Startdatum', { exact: true }).inputValue()).toBe('10.06.2027');
    await page.goto(`${site.url}/about`);
    await page.goto(`${site.url}/planner`);
    await page.getByLabel('Reisevorlieben').waitFor();
    expect(await wishes.inputValue()).toBe('quiet lakes');
    await leave();
  },
);

function tripsOf(copy: string): unknown {
  const file: unknown = JSON.parse(copy);
  return Reflect.get(Object(file), 'trips');
}
