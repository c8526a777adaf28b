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

test('a skier reads of the snow on the slopes, in the planner and on the saved trip', async () => {
  const { page, errors, leave } = await arrive();
  const planner = plannerScreen(page);
  await page.goto(`${site.url}/planner?lat=47.39&lng=12.64`);
  await planner.enter({ start: '5 Feb 2028', end: '12 Feb 2028', preferences: 'skiing' });
  await planner.submit().click();
  await planner.saved();
  const slopes = page.getByText('snow on the slopes nearly every day');
  const best = page.getByText('For skiing these are about the best dates.');
  await slopes.waitFor();
  await best.waitFor();

  await page.getByRole('link', { name: 'Open trip' }).click();
  await page.waitForURL('**/trips/*');
  await slopes.waitFor();
  await best.waitFor();
  // No month is marked as mild for somebody who came for the snow.
  expect(await page.getByText('Tinted: mild and mostly dry').count()).toBe(0);
  expect(errors).toEqual([]);
  await leave();
});

test('the icons of a December in Dublin are grey, and its markets are no reason for May', async () => {
  const { page, leave } = await arrive({ locale: 'de-DE' });
  await page.goto(await saveTrip(page, site.url, 'dublinInDecember'));
  await page.getByText('trocken, meist grau').waitFor();
  await page.getByText('Genau die Zeit für Weihnachtsmärkte.').waitFor();
  expect(await page.getByText(/ist es wärmer/u).count()).toBe(0);
  await leave();
});
