import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { plannerScreen } from '#tests/e2e/support/planner-screen.ts';
import { readSavedTrips } from '#tests/e2e/support/saved-trips.ts';
import { startSite } from '#tests/e2e/support/site-under-test.ts';
import type { SiteUnderTest } from '#tests/e2e/support/site-under-test.ts';
import { arrive } from '#tests/e2e/support/traveller.ts';

const PHONE = { viewport: { width: 390, height: 844 }, touch: true } as const;

let site: SiteUnderTest;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site.stop());

const stopOf = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const addStop = (page: Page) => page.getByRole('button', { name: 'Add a stop' });

/** Chooses the first place of this name in the open search. */
async function find(page: Page, name: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Place' }).fill(name);
  await page
    .getByRole('option', { name: new RegExp(name, 'u') })
    .first()
    .tap();
  await page.getByRole('combobox', { name: 'Place' }).waitFor({ state: 'detached' });
}

test('on a phone three stops are found, ordered, mended and planned as one trip', async () => {
  const { page, errors, leave } = await arrive(PHONE);
  await page.goto(`${site.url}/planner?lat=48.2085&lng=16.3721&from=2027-06-10&to=2027-06-14`);
  await plannerScreen(page).drawn();
  await page.getByText(/Vienna\. When/u).waitFor();

  await addStop(page).tap();
  await find(page, 'Tallinn');
  await stopOf(page, 'Tallinn').waitFor();
  expect(
    await stopOf(page, 'Vienna').getByRole('spinbutton', { name: 'Nights' }).inputValue(),
  ).toBe('4');

  // The third on the map: a stop whose search is closed waits for the next point.
  await addStop(page).tap();
  await page.getByRole('button', { name: 'Close', exact: true }).tap();
  await page.getByRole('button', { name: 'Choose the place' }).waitFor();
  await page.getByRole('button', { name: 'Choose the place' }).tap();
  await find(page, 'Kraków');
  await stopOf(page, 'Kraków').waitFor();
  await page.getByText(/10\D+18.June.2027, three stops/u).waitFor();

  await stopOf(page, 'Kraków').getByRole('button', { name: 'One night more' }).tap();
  await page.getByText(/10\D+19.June.2027, three stops/u).waitFor();

  // By keyboard: Kraków before Tallinn.
  await stopOf(page, 'Kraków')
    .getByRole('button', { name: /^Move Kraków/u })
    .focus();
  await page.keyboard.press('Alt+ArrowUp');
  await page.getByText(/Kraków, stop 2 of 3, 14\D+17.June/u).waitFor({ state: 'attached' });
  await page.waitForURL(/stops=/u);

  await stopOf(page, 'Tallinn')
    .getByRole('button', { name: /^Tallinn/u })
    .tap();
  await page.getByRole('button', { name: 'Remove', exact: true }).tap();
  await page.getByText('Tallinn is no longer a stop.').waitFor();
  await page.getByText(/10\D+17.June.2027, two stops/u).waitFor();
  await page.getByRole('button', { name: 'Undo' }).tap();
  await page.getByText(/10\D+19.June.2027, three stops/u).waitFor();

  // A night later in Kraków leaves one that belongs to no stop.
  await page.getByRole('button', { name: 'Start Date: open the calendar' }).tap();
  const calendar = page.getByRole('dialog');
  await calendar.getByRole('button', { name: 'Kraków', exact: true }).tap();
  await calendar.getByRole('heading', { name: 'When are you in Kraków?' }).waitFor();
  await calendar.getByRole('button', { name: /^Tuesday 15 June 2027/u }).tap();
  await calendar.getByText('Monday 14 to Tuesday 15 June').waitFor();
  await calendar.getByRole('button', { name: 'Kraków a day earlier' }).tap();
  await calendar.getByText('Monday 14 to Tuesday 15 June').waitFor({ state: 'detached' });
  await calendar.getByRole('button', { name: /^Tuesday 15 June 2027/u }).waitFor();
  await calendar.getByRole('button', { name: 'Done' }).tap();

  await calendar.waitFor({ state: 'detached' });
  await page.waitForURL((url) => nightsIn(url) === '4 3 2');
  await page.reload();
  await plannerScreen(page).drawn();
  await page.getByText('Vienna, Kraków, Tallinn').first().waitFor();
  expect(nightsIn(new URL(page.url()))).toBe('4 3 2');

  await page.getByRole('button', { name: 'Get Recommendations' }).tap();
  await page
    .getByRole('heading', { name: /Vienna.+Kraków.+Tallinn/u })
    .first()
    .waitFor();
  await page.getByRole('heading', { name: 'Weather in Vienna', level: 2 }).waitFor();
  await expect
    .poll(async () => (await readSavedTrips(page)).map(({ trip }) => trip.request.endDate))
    .toEqual(['2027-06-19']);
  expect(errors).toEqual([]);
  await leave();
});

test('a link with stops opens them; one that holds too much is refused, and the form stays', async () => {
  const { page, errors, leave } = await arrive(PHONE);
  await page.goto(`${site.url}/planner?stops=48.2085,16.3721,4;50.0614,19.9366,3&from=2027-06-10`);
  await plannerScreen(page).drawn();
  await page.getByText(/10\D+17.June.2027, two stops/u).waitFor();
  const many = Array.from({ length: 10_000 }, () => '48.2,16.3,1')
    .join(';')
    .slice(0, 6000);
  await page.goto(`${site.url}/planner?stops=${many}`);
  await page.getByText(/more than twelve stops/u).waitFor();
  await page.getByText(/10\D+17.June.2027, two stops/u).waitFor();
  await stopOf(page, 'Vienna').waitFor();
  expect(errors).toEqual([]);
  await leave();
});

test('places of one line become the stops, and one press brings back what there was', async () => {
  const { page, errors, leave } = await arrive(PHONE);
  await page.goto(`${site.url}/planner?lat=41.8933&lng=12.4829&from=2027-06-10&to=2027-06-21`);
  await plannerScreen(page).drawn();
  await page.getByText(/Rome\. When/u).waitFor();
  await page.locator('[data-search]').first().tap();
  await page.getByRole('combobox', { name: 'Place' }).fill('Vienna, Krakow, Tallinn');
  await page.getByRole('button', { name: 'Make these stops' }).tap();
  await page.getByText('Now a trip of three stops.').waitFor();
  await stopOf(page, 'Tallinn').waitFor();
  await page.getByRole('button', { name: 'Undo' }).tap();
  await stopOf(page, 'Tallinn').waitFor({ state: 'detached' });
  await page.waitForURL(/lat=41\.89.*to=2027-06-21/u);
  await page.getByText(/Rome\. When/u).waitFor();
  expect(errors).toEqual([]);
  await leave();
});

/** Of each stop in the address: '4 3 2'. */
function nightsIn({ searchParams }: URL): string | undefined {
  const stops = searchParams.get('stops')?.split(';');
  return stops?.map((stop) => stop.split(',').at(2)).join(' ');
}
