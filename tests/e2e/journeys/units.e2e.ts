import { afterAll, beforeAll, expect, test } from 'vitest';
import { plannerScreen } from '#tests/e2e/support/planner-screen.ts';
import { AMERICAN } from '#src/domain/units.ts';
import { saveTrip } from '#tests/e2e/support/save-trip.ts';
import { readSavedTrips } from '#tests/e2e/support/saved-trips.ts';
import { startSite } from '#tests/e2e/support/site-under-test.ts';
import type { SiteUnderTest } from '#tests/e2e/support/site-under-test.ts';
import { arrive } from '#tests/e2e/support/traveller.ts';

const PLACE = '/planner?lat=47.07&lng=10.97&from=2027-06-10&to=2027-06-20';
/** Measures that would mix with °F and miles. Sizes of things ('60 × 120 cm') are no measures of the trip. */
const METRIC = /\d\s?(?:°C|km|km\/h|m|mm|kg|g)(?![\p{L}\d/])/u;
/** Of a clock of 24 hours. */
const AFTER_NOON = /(?<!\d)(?:1[3-9]|2[0-3]):\d\d/u;
/** The day before the trip and its first day, each with what shows that it is there. */
const TODAYS = [
  ['2027-06-09T10:00:00Z', 'Not in the bag yet'],
  ['2027-06-10T10:00:00Z', 'Sun until'],
] as const;

let site: SiteUnderTest;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site.stop());

test('a browser of the United States is asked once; page, chart and map follow, the stored trip stays metric', async () => {
  const { page, errors, leave } = await arrive({ locale: 'en-US' });
  await page.goto(site.url + PLACE);
  const planner = plannerScreen(page);
  await planner.drawn();
  const ask = page.getByRole('button', { name: 'Show °F and miles' });
  expect(await ask.count()).toBe(0);
  await planner.submit().click();
  await planner.saved();
  await ask.click();
  await page.getByText(/°F, mean and 8 of 10 days/u).waitFor();
  expect(await ask.count()).toBe(0);
  const panel = page.getByRole('region', { name: 'Plan a trip' });
  expect(METRIC.exec(await panel.innerText())?.[0] ?? '').toBe('');
  await page.locator('.ol-scale-line').getByText(/mi$/u).waitFor();
  const [{ wordings }] = await readSavedTrips(page);
  expect(JSON.stringify(wordings)).toMatch(/°C/u);
  expect(JSON.stringify(wordings)).not.toMatch(/°F/u);

  await page.reload();
  await planner.drawn();
  await planner.submit().click();
  await planner.result();
  await page.getByText(/°F, mean and 8 of 10 days/u).waitFor();
  expect(await ask.count()).toBe(0);
  expect(errors).toEqual([]);
  await leave();
});

test('ideas, and today with its clock, speak the units of the reader', async () => {
  const { page, errors, leave } = await arrive({ locale: 'en-US' });
  const trip = await saveTrip(page, site.url, 'highCoastOnFoot');
  const american = JSON.stringify(AMERICAN);
  await page.evaluate((units) => localStorage.setItem('fernweh.units', units), american);
  await page.goto(trip);
  const ideas = page.getByRole('region', { name: 'Ideas', exact: true });
  await ideas
    .getByText(/\d\smi/u)
    .first()
    .waitFor();
  expect(METRIC.exec(await ideas.innerText())?.[0] ?? '').toBe('');
  for (const [at, sign] of TODAYS) {
    await page.clock.setFixedTime(new Date(at));
    await page.goto(`${site.url}/trips/today`);
    await page.getByText(sign).first().waitFor();
    const words = await page.locator('main').innerText();
    expect(METRIC.exec(words)?.[0] ?? '').toBe('');
    expect(AFTER_NOON.exec(words)?.[0] ?? '').toBe('');
  }
  expect(errors).toEqual([]);
  await leave();
});

test('the menu of a phone has the units, with an example that changes with them', async () => {
  const { page, leave } = await arrive({ viewport: { width: 390, height: 844 }, touch: true });
  await page.goto(site.url + PLACE);
  await plannerScreen(page).drawn();
  await page.getByRole('button', { name: 'Open menu' }).tap();
  const units = page.getByRole('banner').locator('details');
  expect(await units.innerText()).toContain('17\u00A0°C, 6\u00A0km, 480\u00A0g, 17:15');
  await units.locator('summary').tap();
  await units.getByRole('radio', { name: '°F' }).tap();
  await units.getByRole('radio', { name: /^5:15/u }).tap();
  await units.getByText('63\u00A0°F, 6\u00A0km, 480\u00A0g, 5:15\u00A0pm').waitFor();
  // British: the week begins on Monday.
  const monday = units.getByRole('radiogroup', { name: 'Week starts' }).getByRole('radio').first();
  expect(await monday.isChecked()).toBe(true);
  await page.keyboard.press('Escape');
  expect(await units.evaluate((details: HTMLDetailsElement) => details.open)).toBe(false);
  await leave();
});
