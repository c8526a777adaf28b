import type { Page } from 'playwright-core';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { laidOut } from '#tests/e2e/support/laid-out.ts';
import { journeyTrip, saveTrip } from '#tests/e2e/support/save-trip.ts';
import { startSite } from '#tests/e2e/support/site-under-test.ts';
import type { SiteUnderTest } from '#tests/e2e/support/site-under-test.ts';
import { readStores } from '#tests/e2e/support/stored-records.ts';
import { openAt } from '#tests/e2e/support/todays-trips.ts';
import { arrive } from '#tests/e2e/support/traveller.ts';

let site: SiteUnderTest;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site.stop());

test('the days of a trip with stops are laid out by stop, and what is moved stays there', async () => {
  const { page, leave } = await arrive({ viewport: { width: 1440, height: 900 } });
  await page.goto(await saveTrip(page, site.url, 'viennaToTallinn'));
  const days = page.getByRole('region', { name: 'Days', exact: true });
  await page.getByRole('button', { name: 'Lay out my days' }).locator('visible=true').click();

  for (const name of ['Stop 1: Vienna', 'Stop 2: Kraków', 'Stop 3: Tallinn']) {
    await days.getByRole('heading', { level: 3, name }).waitFor();
  }
  const krakow = days.getByRole('region', { name: 'Stop 2: Kraków' });
  await krakow.getByText('On to Kraków, half a day').waitFor();
  expect(await krakow.getByText('331 km in a straight line').isVisible()).toBe(true);
  expect(await krakow.getByRole('heading', { level: 4 }).count()).toBe(3);
  expect(await krakow.getByText('Wawel').count()).toBeGreaterThan(0);

  const tallinn = days.getByRole('region', { name: 'Stop 3: Tallinn' });
  await tallinn.getByText('Home, half a day').waitFor();

  const vienna = days.getByRole('region', { name: 'Stop 1: Vienna' });
  const grip = vienna.getByRole('button', { name: /^Move / }).last();
  const name = (await grip.getAttribute('aria-label')) ?? '';
  await grip.press('Alt+PageDown');
  await krakow.getByRole('button', { name, exact: true }).waitFor();
  // It is shown before it is stored.
  await expect.poll(() => placedByHand(page)).toBe(1);
  await page.reload();
  await krakow.getByRole('button', { name, exact: true }).waitFor();
  await leave();
});

test('on the way between two stops, what lies close to the line can be put on the day', async () => {
  const { page, leave } = await arrive({ viewport: { width: 390, height: 844 } });
  await page.goto(await saveTrip(page, site.url, 'viennaToTallinn'));
  const days = page.getByRole('region', { name: 'Days', exact: true });
  await page.getByRole('button', { name: 'Lay out my days' }).locator('visible=true').click();
  const tallinn = days.getByRole('region', { name: 'Stop 3: Tallinn' });
  const offer = tallinn.getByRole('button', { name: /, on the way to Tallinn: put it on day 8$/u });
  const [name = ''] = ((await offer.first().getAttribute('aria-label')) ?? '').split(
    ', on the way',
  );
  await offer.first().click();
  await tallinn.getByRole('button', { name: `Move ${name}`, exact: true }).waitFor();
  expect(await offer.getByText(name, { exact: true }).count()).toBe(0);
  await leave();
});

test('today is at the stop of the day, and on a day of change goes on to the next', async () => {
  const { page, leave } = await arrive({
    viewport: { width: 390, height: 844 },
    locale: 'de-DE',
  });
  const trips = [laidOut(journeyTrip('viennaToTallinn'))];
  await openAt(page, `${site.url}/de/trips/today`, { at: '2027-06-14T08:00:00Z', trips });
  await page.getByRole('heading', { name: 'Heute' }).waitFor();
  await page.getByText('Weiter nach Krakau, ein halber Tag, 331 km Luftlinie').waitFor();
  expect(await page.getByText('Krakau, Tag 5 von 12').isVisible()).toBe(true);
  expect(await page.getByRole('link', { name: /112/u }).first().isVisible()).toBe(true);
  await leave();
});

/** How many ideas the stored plan says to have been put where they are. */
async function placedByHand(page: Page): Promise<number> {
  const [trip] = (await readStores(page)).trips;
  return v.parse(v.object({ days: v.object({ byHand: v.array(v.string()) }) }), trip).days.byHand
    .length;
}
