import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeViolations } from '#tests/e2e/screens/axe-violations.ts';
import { journeyTrip, saveTrip, storeTrips } from '#tests/e2e/support/save-trip.ts';
import { startSite } from '#tests/e2e/support/site-under-test.ts';
import type { SiteUnderTest } from '#tests/e2e/support/site-under-test.ts';
import { arrive } from '#tests/e2e/support/traveller.ts';

let site: SiteUnderTest;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site.stop());

const strip = (page: Page, name = 'Stops of the trip') => page.getByRole('tablist', { name });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

test('on a phone, the strip switches ideas and weather, and the list names the stops', async () => {
  const { page, errors, leave } = await arrive({
    viewport: { width: 390, height: 844 },
    touch: true,
  });
  await page.goto(await saveTrip(page, site.url, 'viennaToTallinn'));
  await page.getByRole('heading', { level: 1, name: 'Vienna, Kraków, Tallinn' }).waitFor();
  await page
    .getByText(
      /Three stops: 25\s°C in Vienna, 21\s°C in Tallinn, where it never gets quite dark\./u,
    )
    .waitFor();
  await heading(page, 'Ideas in Vienna').waitFor();
  await heading(page, 'Weather in Vienna').waitFor();
  expect(await axeViolations(page)).toEqual([]);

  // By keyboard as tabs are, and by the buttons at the end of a section.
  await strip(page)
    .getByRole('tab', { name: /^Vienna/u })
    .press('ArrowRight');
  await heading(page, 'Ideas in Kraków').waitFor();
  const krakow = strip(page).getByRole('tab', { name: /^Kraków\s*, 14.*17 Jun/u });
  expect(await krakow.getAttribute('aria-selected')).toBe('true');
  const ideas = page.getByRole('region', { name: 'Ideas in Kraków' });
  await ideas.getByRole('button', { name: 'Keep Wawel' }).first().click();
  await page
    .getByRole('navigation', { name: 'Weather of the other stops' })
    .getByRole('button', { name: 'Tallinn' })
    .click();
  await heading(page, 'Weather in Tallinn').waitFor();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-labelledby') ?? ''))
    .toMatch(/weather-title$/u);

  // An idea that was kept at one stop stays so, also after a reload.
  await page.reload();
  await strip(page)
    .getByRole('tab', { name: /^Kraków/u })
    .click();
  const kept = ideas.getByRole('button', { name: 'Keep Wawel' }).first();
  await expect.poll(() => kept.getAttribute('aria-pressed')).toBe('true');

  const packing = page.getByRole('region', { name: 'Packing', exact: true });
  await packing.getByText('One list for three stops, nothing twice.').waitFor();
  await packing
    .getByRole('button', { name: /UV 8, Vienna and Kraków/u })
    .first()
    .waitFor();
  await packing.getByText('Four nights, then a wash').first().waitFor();

  // Each country once.
  await page.getByRole('button', { name: 'Good to know' }).click();
  await page.getByRole('heading', { name: 'Poland Kraków' }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  expect(errors).toEqual([]);
  await leave();
});

test('on a desk, in German', async () => {
  const { page, errors, leave } = await arrive({
    viewport: { width: 1440, height: 900 },
    locale: 'de-DE',
  });
  await page.goto(await saveTrip(page, site.url, 'viennaToTallinn'));
  await page.getByRole('heading', { level: 1, name: 'Wien, Krakau, Tallinn' }).waitFor();
  await page.getByText(/Drei Etappen: 25\s°C in Wien, 21\s°C in Tallinn/u).waitFor();
  await strip(page, 'Etappen der Reise')
    .getByRole('tab', { name: /^Krakau/u })
    .click();
  await heading(page, 'Ideen in Krakau').waitFor();
  await heading(page, 'Wetter in Krakau').waitFor();
  await page.getByText('Vier Nächte, dann waschen').first().waitFor();
  expect(await axeViolations(page)).toEqual([]);
  expect(errors).toEqual([]);
  await leave();
});

test('a stop that is not planned says so, and leads to where it is', async () => {
  const { page, errors, leave } = await arrive({ viewport: { width: 390, height: 844 } });
  const trip = journeyTrip('viennaToTallinn');
  const stops = trip.stops?.map((stop, at) =>
    at === 1 ? { ...stop, wordings: {}, evidence: null, country: null } : stop,
  );
  await storeTrips(page, site.url, [{ ...trip, stops }]);
  await page.goto(`${site.url}/trips/${trip.id}`);
  const krakow = strip(page).getByRole('tab', { name: /^Kraków.*not planned yet/u });
  await krakow.click();
  const missing = page.getByRole('region', { name: 'Kraków is not planned yet' });
  const change = missing.getByRole('link', { name: 'Change trip' });
  expect(await change.getAttribute('href')).toContain(`change=${trip.id}`);
  expect(await axeViolations(page)).toEqual([]);
  expect(errors).toEqual([]);
  await leave();
});
