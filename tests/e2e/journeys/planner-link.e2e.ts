import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tripFragment } from '#src/export/links/trip-link.ts';
import { plannerScreen } from '#tests/e2e/support/planner-screen.ts';
import { startSite } from '#tests/e2e/support/site-under-test.ts';
import type { SiteUnderTest } from '#tests/e2e/support/site-under-test.ts';
import { arrive } from '#tests/e2e/support/traveller.ts';
import { highCoast } from '#tests/result/high-coast.ts';

const COAST = '/planner?lat=63.1282&lng=18.6435';

let site: SiteUnderTest;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site.stop());

test('an article leads to the planner with its place and a week of its best month', async () => {
  const { page, errors, leave } = await arrive();
  await page.goto(`${site.url}/blog/wandern-in-den-alpen`);
  await page.getByRole('link', { name: 'Plan a trip to Karwendel' }).click();
  await page.getByLabel('Start Date', { exact: true }).waitFor();
  expect(await dates(page)).toEqual([
    expect.stringMatching(/^11 Jul 20\d\d$/u),
    expect.stringMatching(/^17 Jul 20\d\d$/u),
  ]);
  await page
    .getByText(/Tyrol|Karwendel/u)
    .first()
    .waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
  expect(errors).toEqual([]);
  await leave();
});

test(
  'the URL follows the form, and opens the same trip for somebody else',
  { tags: 'every-run' },
  async () => {
    const { page, leave } = await arrive();
    const planner = plannerScreen(page);
    await page.goto(site.url + COAST);
    await planner.enter({ start: '10 Jun 2027', end: '20 Jun 2027', travelers: 3 });
    await page.waitForURL('**/planner?*from=2027-06-10&to=2027-06-20&travelers=3');
    const address = page.url();
    await leave();

    const friend = await arrive({ locale: 'de-DE' });
    await friend.page.goto(address);
    await friend.page.getByLabel('Startdatum', { exact: true }).waitFor();
    expect(await dates(friend.page)).toEqual(['10.06.2027', '20.06.2027']);
    expect(await friend.page.getByRole('spinbutton', { name: 'Reisende' }).inputValue()).toBe('3');
    expect(await plannerScreen(friend.page, 'de').submit().isEnabled()).toBe(true);
    await friend.leave();
  },
);

test('a change survives a reload of a URL with other values', async () => {
  const { page, leave } = await arrive();
  await page.goto(`${site.url}${COAST}&from=2027-06-10&to=2027-06-20`);
  const start = page.getByLabel('Start Date', { exact: true });
  await start.fill('12 Jun 2027');
  await page.waitForURL('**from=2027-06-12**');
  await page.reload();
  await start.waitFor();
  expect(await dates(page)).toEqual(['12 Jun 2027', '20 Jun 2027']);
  await leave();
});

test('entered dates stay, and those of a link can be applied with one click', async () => {
  const { page, leave } = await arrive();
  await page.goto(`${site.url}/planner`);
  await plannerScreen(page).enter({ start: '1 Sep 2027', end: '9 Sep 2027', preferences: 'huts' });
  await page.goto(`${site.url}${COAST}&from=2027-06-10&to=2027-06-20&preferences=kayak`);
  await page.getByText('The link suggests 10–\u206020 June 2027.').waitFor();
  expect(await dates(page)).toEqual(['1 Sep 2027', '9 Sep 2027']);
  expect(await page.getByLabel('Travel Preferences').inputValue()).toBe('huts');
  await page.getByRole('button', { name: 'Use these dates' }).click();
  expect(await dates(page)).toEqual(['10 Jun 2027', '20 Jun 2027']);
  expect(await page.getByText('The link suggests').count()).toBe(0);
  await leave();
});

const IMPOSSIBLE_DATES = [
  ['from=2027-02-30&to=2027-03-04', 'There is no such day.'],
  ['from=2020-06-10&to=2020-06-20', 'The start date is in the past.'],
  ['from=2027-01-01&to=2500-01-01', 'can be 366 days long at most'],
  ['from=2027-06-20&to=2027-06-10', 'The end date is before the start'],
] as const;

test('dates of a link that cannot be are told at their fields', async () => {
  const { page, errors, leave } = await arrive();
  // Each link meets an empty form.
  await page.addInitScript(() => localStorage.clear());
  for (const [query, words] of IMPOSSIBLE_DATES) {
    await page.goto(`${site.url}${COAST}&${query}&travelers=99`);
    await page.getByText(words).waitFor();
    expect(await page.getByRole('spinbutton', { name: 'Travelers' }).inputValue()).toBe('1');
  }
  expect(errors).toEqual([]);
  await leave();
});

test('a place that was shared without a point opens the search with it', async () => {
  const { page, errors, leave } = await arrive();
  await page.goto(`${site.url}${COAST}`);
  await page.getByLabel('Start Date', { exact: true }).waitFor();
  const text = encodeURIComponent('Hallstatt\nhttps://maps.app.goo.gl/abc');
  await page.goto(`${site.url}/planner?text=${text}`);
  await page.getByText('Shared with Fernweh: “Hallstatt https://maps.app.goo.gl/abc”').waitFor();
  expect(await page.getByRole('combobox').inputValue()).toBe('Hallstatt');
  await page.getByText('Only the map that made this short link can open it.').waitFor();
  await page.getByRole('option', { name: /^Hallstatt\s*Village/u }).click();
  await page.waitForURL('**/planner?lat=47.5*&lng=13.6*');
  expect(await page.getByText('Shared with Fernweh').count()).toBe(0);
  expect(errors).toEqual([]);
  await leave();
});

test('a shared trip opens by a link that a mail filter and a network changed', async () => {
  const options = { builtOn: '2027-01-01', withWishes: false, withNotes: false };
  const fragment = await tripFragment(highCoast(), options);
  const { page, errors, leave } = await arrive();
  for (const link of [`%23${fragment}?fbclid=abc`, `#${fragment})&utm_source=mail`]) {
    await page.goto(`${site.url}/trips/shared${link}`);
    await plannerScreen(page).result();
  }
  expect(errors).toEqual([]);
  await leave();
});

/** The values of the two date fields. */
function dates(page: Page): Promise<string[]> {
  return page
    .locator('input[data-date-field]')
    .evaluateAll((inputs) =>
      inputs.map((input) => (input instanceof HTMLInputElement ? input.value : '')),
    );
}
