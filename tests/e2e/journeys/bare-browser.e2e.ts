import { afterAll, beforeAll, expect, test } from 'vitest';
import { plannerScreen } from '#tests/e2e/support/planner-screen.ts';
import { startSite } from '#tests/e2e/support/site-under-test.ts';
import type { SiteUnderTest } from '#tests/e2e/support/site-under-test.ts';
import { arrive } from '#tests/e2e/support/traveller.ts';
import { BARE, without } from '#tests/soak/device/environments.ts';

let site: SiteUnderTest;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site.stop());

test('a browser with none of what some browsers lack plans, saves and opens a trip, and says that it makes no link', async () => {
  const traveller = await arrive();
  await without(BARE).arrange(traveller, site.url);
  const { page, errors, leave } = traveller;
  const planner = plannerScreen(page);
  await page.goto(`${site.url}/planner?lat=63.1282&lng=18.6435`);
  await planner.drawn();
  await planner.enter({ start: '2027-06-10', end: '2027-06-20' });
  await planner.submit().click();
  await planner.saved();
  await page.getByRole('link', { name: 'Open trip' }).click();
  await page.getByRole('button', { name: 'Take it along' }).click();
  await page.getByText('This browser is too old to put a trip into a link.').waitFor();
  await page.goto(`${site.url}/trips/backup`);
  await page.getByText('This browser does not say whether it keeps your trips.').waitFor();
  expect(errors).toEqual([]);
  await leave();
});
