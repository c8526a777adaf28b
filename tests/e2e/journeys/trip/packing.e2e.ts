import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { packingListOf, plannerScreen } from '#tests/e2e/support/planner-screen.ts';
import { saveTrip } from '#tests/e2e/support/save-trip.ts';
import { startSite } from '#tests/e2e/support/site-under-test.ts';
import type { SiteUnderTest } from '#tests/e2e/support/site-under-test.ts';
import { arrive } from '#tests/e2e/support/traveller.ts';

const PHONE = { viewport: { width: 360, height: 740 } };

let site: SiteUnderTest;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site.stop());

test('everything packed is counted, alike on the page, in its tab, in packing mode and on the card', async () => {
  const { page, errors, leave } = await arrive(PHONE);
  const address = await saveTrip(page, site.url, 'highCoast');
  await page.goto(address);
  const list = packingListOf(page);
  const all = list.getByRole('button', { name: /^All \d+$/u });
  expect(await all.getAttribute('aria-pressed')).toBe('true');
  const count = Number((await all.textContent())?.replaceAll(/\D/gu, ''));
  expect(count).toBe(await list.getByRole('checkbox').count());
  expect(await list.getByRole('button', { name: /^To buy/u }).count()).toBe(0);

  await list.getByRole('checkbox', { name: /^Passport/u }).check();
  await page.getByText(`1 of ${count} packed`).first().waitFor();
  await page.getByText(`1/${count}`, { exact: true }).first().waitFor();
  await list.getByRole('button', { name: `Open ${count - 1}` }).waitFor();

  await page.goto(`${address}?packing=true`);
  const mode = page.getByRole('dialog');
  await mode.getByText(`1 of ${count}`, { exact: true }).waitFor();
  expect(await mode.getByRole('link').count()).toBe(0);
  expect(await mode.getByText('€').count()).toBe(0);

  await page.goto(`${site.url}/trips`);
  await page.getByText(`1 of ${count} packed`).first().waitFor();
  expect(errors).toEqual([]);
  await leave();
});

test('each price on both lists is the link to its shop in a new tab, marked as advertising; no name is cut', async () => {
  const { page, leave } = await arrive(PHONE);
  await page.goto(await saveTrip(page, site.url, 'highCoastOnFoot'));
  const list = packingListOf(page);
  const links = list.getByRole('link', {
    name: /^Ad, €\d+\.\d\d: .+ in the shop \(opens in a new tab\)$/u,
  });
  await links.first().waitFor();
  const found = await links.evaluateAll((all) =>
    all.map((link) => ({
      part: link.closest('[data-part]')?.getAttribute('data-part'),
      target: link.getAttribute('target'),
      rel: link.getAttribute('rel'),
      https: link.getAttribute('href')?.startsWith('https://'),
      says: link.textContent?.startsWith('Ad'),
    })),
  );
  for (const part of ['trip', 'have']) {
    expect(found.filter((link) => link.part === part).length).toBeGreaterThan(2);
  }
  for (const { target, rel, https, says } of found) {
    expect({ target, rel, https, says }).toEqual({
      target: '_blank',
      rel: 'sponsored noopener noreferrer',
      https: true,
      says: true,
    });
  }
  const cut = await list.evaluate((section) =>
    [...section.querySelectorAll('li *')]
      .filter((element) => getComputedStyle(element).textOverflow === 'ellipsis')
      .map((element) => element.textContent),
  );
  expect(cut).toEqual([]);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);

  const fold = list.getByRole('button', { name: 'What it would cost' });
  expect(await fold.getAttribute('aria-expanded')).toBe('false');
  await list.getByText('Nothing is marked as missing.').waitFor();
  await leave();
});

test(
  'the first list asks once what is at home: what is missing is to buy, the rest is owned',
  { tags: 'every-run' },
  async () => {
    const { page, leave } = await arrive(PHONE);
    const address = await saveTrip(page, site.url, 'highCoastOnFoot', { asksAtHome: true });
    await page.goto(address);
    await page.getByRole('button', { name: 'Look through them' }).click();
    const sheet = page.getByRole('dialog', { name: 'Do you have these at home?' });
    const tiles = sheet.getByRole('checkbox');
    const asked = await tiles.count();
    expect(asked).toBeGreaterThan(4);
    expect(asked).toBeLessThanOrEqual(10);
    for (const tile of await tiles.all()) expect(await tile.isChecked()).toBe(true);
    await tiles.nth(1).uncheck({ force: true });
    await sheet.getByText(`1 of ${asked} missing.`).waitFor();
    await sheet.getByRole('button', { name: 'That’s right' }).click();

    const list = packingListOf(page);
    await list.getByRole('button', { name: 'To buy 1' }).waitFor();
    await page.getByText('One thing that you said you lack.').waitFor();
    // It is shown before it is stored.
    await expect.poll(() => storedGear(page)).toBe(asked);
    await page.reload();
    await list.getByRole('button', { name: 'To buy 1' }).waitFor();
    expect(await page.getByText('Do you have these at home?').count()).toBe(0);
    await page.goto(`${site.url}/trips/gear`);
    await page.getByText(`${asked - 1} things, counted as owned on every list.`).waitFor();
    await leave();
  },
);

test('over packing mode the same is asked; skipped, it keeps nothing and asks no more', async () => {
  const { page, leave } = await arrive(PHONE);
  const address = await saveTrip(page, site.url, 'highCoastOnFoot', { asksAtHome: true });
  await page.goto(`${address}?packing=true`);
  await page.getByRole('dialog', { name: 'Do you have these at home?' }).waitFor();
  await page.getByRole('button', { name: 'Skip' }).last().click();
  await page.reload();
  await page.getByRole('dialog', { name: /^Packing/u }).waitFor();
  expect(await page.getByText('Do you have these at home?').count()).toBe(0);
  await page.goto(`${site.url}/trips/gear`);
  await page.getByRole('heading', { name: 'Nothing here yet' }).waitFor();
  await leave();
});

test('children are said in the form, kept across a reload, packed for, and in no link', async () => {
  const { page, leave } = await arrive({ viewport: { width: 390, height: 844 } });
  await page.goto(`${site.url}/planner?lat=47.3769&lng=11.4803`);
  const screen = plannerScreen(page);
  await screen.enter({
    start: '10 Jun 2027',
    end: '20 Jun 2027',
    travelers: 4,
    preferences: 'hiking',
  });
  await page.getByRole('button', { name: 'Children with you?' }).click();
  await page.getByRole('button', { name: 'One child more' }).click();
  await page.getByRole('button', { name: 'One child more' }).click();
  await page.getByLabel('Age of child 1').selectOption('4');
  await page.getByLabel('Age of child 2').selectOption('7');
  await page.reload();
  await expect.poll(() => page.getByLabel('Age of child 2').inputValue()).toBe('7');
  await screen.submit().click();
  await screen.saved();
  const list = packingListOf(page);
  await list.getByRole('heading', { name: 'For the children' }).waitFor();
  await list.getByText('borrow or hire').first().waitFor();
  expect(page.url()).not.toMatch(/child|ages?=/iu);
  await page.getByRole('button', { name: 'Change trip' }).click();
  await expect.poll(() => page.getByLabel('Age of child 1').inputValue()).toBe('4');
  await leave();
});

test('a Londoner packs an adapter for Rome; who moves to Italy takes it off the list', async () => {
  const { page, leave } = await arrive({ locale: 'en-GB', timeZone: 'Europe/London', ...PHONE });
  await page.goto(`${site.url}/planner?lat=41.9&lng=12.5`);
  const screen = plannerScreen(page);
  await screen.enter({ start: '18 Mar 2027', end: '22 Mar 2027', preferences: 'museums' });
  await screen.submit().click();
  await screen.saved();
  await openTrip(page);
  const list = packingListOf(page);
  const adapter = list.getByRole('checkbox', { name: /travel adapter/iu });
  await adapter.waitFor();
  await list.getByText(/^Home: United Kingdom\. An adapter is needed/u).waitFor();
  await list.getByText(/GHIC/u).first().waitFor();

  await list.getByRole('button', { name: 'Change', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Where do you live?' });
  await sheet.getByText('Guessed from this device’s clock and language').waitFor();
  await sheet.getByText('Type G, 230 V').waitFor();
  await sheet.getByLabel('Country').selectOption('IT');
  await sheet.getByText('No adapter').first().waitFor();
  await sheet.getByRole('button', { name: 'That’s right' }).click();
  await list.getByText(/^Home: Italy\. No adapter is needed/u).waitFor();
  await list.getByRole('button', { name: 'Take the adapter off the list' }).click();
  await expect.poll(() => adapter.count()).toBe(0);
  await page.reload();
  await list.getByText(/^Home: Italy/u).waitFor();
  expect(await adapter.count()).toBe(0);
  await leave();
});

async function openTrip(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Open trip' }).first().click();
  await page.waitForURL(/\/trips\/[\w-]+$/u);
}

/** How many records of gear the database holds. */
function storedGear(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('fernweh');
        opening.addEventListener('error', () => reject(new Error('no database')));
        opening.addEventListener('success', () => {
          const count = opening.result.transaction('gear').objectStore('gear').count();
          count.addEventListener('success', () => {
            opening.result.close();
            resolve(count.result);
          });
        });
      }),
  );
}
