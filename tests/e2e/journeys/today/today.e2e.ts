import { afterAll, beforeAll, expect, test } from 'vitest';
import { readStores } from '#tests/e2e/support/stored-records.ts';
import { startSite } from '#tests/e2e/support/site-under-test.ts';
import type { SiteUnderTest } from '#tests/e2e/support/site-under-test.ts';
import { journeyTrip, storeTrips } from '#tests/e2e/support/save-trip.ts';
import { lisbonLaidOut, movedTo, openAt } from '#tests/e2e/support/todays-trips.ts';
import { arrive } from '#tests/e2e/support/traveller.ts';

let site: SiteUnderTest;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site.stop());

const PHONE = { viewport: { width: 390, height: 844 }, touch: true };

test('the day before is about packing and leaving, and ends in packing mode', async () => {
  const { page, errors, leave } = await arrive(PHONE);
  await openAt(page, `${site.url}/trips/today`, {
    at: '2026-11-27T18:00:00Z',
    trips: [lisbonLaidOut()],
  });
  await page.getByRole('heading', { name: 'Today', level: 1 }).waitFor();
  const open = page.getByRole('region', { name: 'Today' });
  await open.getByText('Tomorrow: Lisbon').waitFor();
  await open.getByText('Friday 27 November').waitFor();
  expect(await open.getByRole('checkbox', { name: /, packed$/u }).count()).toBe(4);
  const [, lines = ''] = /of (\d+) packed/u.exec(await open.innerText()) ?? [];
  await open
    .getByRole('checkbox', { name: /, packed$/u })
    .first()
    .check();
  await open.getByText(`1 of ${lines} packed`).first().waitFor();
  await open.getByRole('checkbox', { name: /^Jerónimos Monastery: .*book.*For Sunday$/u }).check();
  await open.getByText('one hour behind').waitFor();
  await open.getByText('sun until').waitFor();
  await page.reload();
  await open.getByText(`1 of ${lines} packed`).first().waitFor();
  expect(await open.getByRole('checkbox', { name: /^Jerónimos Monastery/u }).isChecked()).toBe(
    true,
  );
  await open.getByRole('link', { name: 'Go on packing' }).click();
  await page.getByRole('dialog', { name: 'Packing for Lisbon' }).waitFor();
  expect(errors).toEqual([]);
  await leave();
});

test(
  'a day shows its places in order, what else to do if it rains, and the way to each',
  { tags: 'every-run' },
  async () => {
    const { page, errors, leave } = await arrive(PHONE);
    await openAt(page, `${site.url}/trips/today`, {
      at: '2026-11-29T09:40:00Z',
      trips: [lisbonLaidOut(), journeyTrip('highCoast')],
    });
    await page.getByText('Lisbon, day 2 of 5').waitFor();
    await page.getByText('Sun until 17:15').waitFor();
    await page.getByText('7½ hours of light left').waitFor();
    await page.getByText('Typical, not a forecast.').waitFor();
    const places = page.locator('main ol').getByRole('listitem', { name: /^\d, / });
    expect(
      await places.evaluateAll((items) => items.map((item) => item.getAttribute('aria-label'))),
    ).toEqual([
      expect.stringMatching(
        /^1, Jerónimos Monastery, historic place, 1\.5\s?hours, 7\.\d\s?km south-west of the pin$/u,
      ),
      expect.stringMatching(/^2, Belém Tower, landmark, an hour, 1\.1\s?km further on$/u),
      expect.stringMatching(/^3, Miradouro da Senhora do Monte, viewpoint, .*km back north-east$/u),
    ]);
    await places.nth(2).getByText('today at 17:15').waitFor();
    const map = places.first().getByRole('link', { name: 'Open in maps: Jerónimos Monastery' });
    expect(await map.getAttribute('href')).toMatch(/^(?:geo:|https:\/\/)/u);
    const call = page.getByRole('link', { name: /^Call 112/u });
    expect(await call.getAttribute('href')).toBe('tel:112');

    await page.getByText('If it rains: National Tile Museum').waitFor();
    await page.getByRole('button', { name: 'Swap the plan' }).click();
    await page.getByText('Today: National Tile Museum').waitFor();
    await page.getByRole('heading', { name: 'One place' }).waitFor();
    await page.getByText(/^If it stays dry: Jerónimos Monastery, Belém Tower/u).waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('heading', { name: 'Three places' }).waitFor();

    await page.getByRole('button', { name: 'Edit the note of today' }).click();
    await page.getByRole('textbox', { name: 'Note of today' }).fill('Tram 15E');
    await page.keyboard.press('Enter');
    await page.getByText('Tram 15E').waitFor();
    await expect.poll(async () => JSON.stringify(await readStores(page))).toContain('Tram 15E');
    await page.reload();
    await page.getByText('Tram 15E').waitFor();

    await page.getByRole('button', { name: 'Open the map of today' }).click();
    const sheet = page.getByRole('dialog', { name: 'Lisbon' });
    await sheet.locator('section[aria-busy="false"]').waitFor();
    await sheet.getByRole('button', { name: /^1, Jerónimos Monastery/u }).waitFor();
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Whole trip' }).click();
    await page.waitForURL('**/trips/lisbon');
    expect(errors).toEqual([]);
    await leave();
  },
);

test('on a free day one of two sights near by is a press away', async () => {
  const { page, errors, leave } = await arrive(PHONE);
  await openAt(page, `${site.url}/trips/today`, {
    at: '2026-11-30T11:00:00Z',
    trips: [lisbonLaidOut()],
  });
  await page.getByRole('heading', { name: 'Nothing planned' }).waitFor();
  const offers = page.getByRole('list', { name: 'Near by' }).getByRole('button');
  await offers.first().waitFor();
  expect(await offers.count()).toBe(2);
  await offers.first().click();
  await page.getByRole('heading', { name: 'One place' }).waitFor();
  await page.getByText(/” is on today\.$/u).waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('heading', { name: 'Nothing planned' }).waitFor();
  expect(errors).toEqual([]);
  await leave();
});

test('on the journey home, what was not used stays off the next list', async () => {
  const { page, errors, leave } = await arrive(PHONE);
  await openAt(page, `${site.url}/trips/today`, {
    at: '2026-12-02T08:00:00Z',
    trips: [lisbonLaidOut()],
  });
  await page.getByText('Lisbon, day 5 of 5: home').waitFor();
  await page.getByRole('heading', { name: /^0 of \d+ packed for home$/u }).waitFor();
  const unused = page.getByRole('button', { name: 'Travel umbrella: not used' });
  await unused.click();
  expect(await unused.getAttribute('aria-pressed')).toBe('true');
  await page.reload();
  await unused.waitFor();
  expect(await unused.getAttribute('aria-pressed')).toBe('true');
  const { trips } = await readStores(page);
  expect(trips).toMatchObject([{ listEdits: { lines: [{ key: 'umbrella', unused: true }] } }]);
  expect(
    await page.getByRole('button', { name: /^(?:Passport|First).*: not used$/u }).count(),
  ).toBe(0);
  await page.getByRole('link', { name: 'Pack for home' }).click();
  await page
    .getByRole('dialog', { name: 'Packing for Lisbon' })
    .getByText('packed for home')
    .first()
    .waitFor();
  expect(errors).toEqual([]);
  await leave();
});

test('after the trip the app starts in the planner, and the trip says that it is over', async () => {
  const { page, errors, leave } = await arrive(PHONE);
  await openAt(page, `${site.url}/trips/today`, {
    at: '2026-12-03T08:00:00Z',
    trips: [lisbonLaidOut()],
  });
  await page.waitForURL('**/planner');
  await page.goto(`${site.url}/trips`);
  await page.getByText('Past trip').waitFor();
  expect(await page.getByRole('heading', { name: 'Today' }).count()).toBe(0);
  await page.goto(`${site.url}/trips/lisbon`);
  await page.getByText('This trip is over.').waitFor();
  expect(await page.getByRole('link', { name: 'Start packing' }).count()).toBe(0);
  expect(errors).toEqual([]);
  await leave();
});

test('two trips on one day offer both, on top of My trips, which lists the others', async () => {
  const { page, errors, leave } = await arrive();
  const lisbon = lisbonLaidOut();
  const aside = movedTo(journeyTrip('highCoast'), 'aside', '2026-11-29', '2026-11-30');
  await openAt(page, `${site.url}/trips`, {
    at: '2026-11-29T09:40:00Z',
    trips: [lisbon, aside, journeyTrip('karwendel')],
  });
  await page.getByRole('heading', { name: 'My trips', level: 1 }).waitFor();
  await page.getByRole('heading', { name: 'Today', level: 2 }).waitFor();
  await page.getByText('High Coast, day 1 of 2').waitFor();
  await page.getByRole('radio', { name: 'Lisbon' }).check({ force: true });
  await page.getByText('Lisbon, day 2 of 5').waitFor();
  await page.getByRole('heading', { name: 'Three places' }).waitFor();
  await page.getByText('1 trip, kept on this device only').waitFor();
  expect(await page.locator('main article a[href="/trips/lisbon"]').count()).toBe(0);
  expect(errors).toEqual([]);
  await leave();
});

test('at midnight of the place the day turns without a reload; focus and scroll stay', async () => {
  const { page, errors, leave } = await arrive(PHONE);
  await storeTrips(page, site.url, [lisbonLaidOut()]);
  await page.clock.install({ time: new Date('2026-11-29T23:59:30Z') });
  await page.goto(`${site.url}/trips/today`);
  await page.getByText('Lisbon, day 2 of 5').waitFor();
  await page.getByText('Dark since 17:45').waitFor();
  const whole = page.getByRole('link', { name: 'Whole trip' });
  await whole.focus();
  await page.evaluate(() => {
    document.body.dataset['kept'] = 'true';
    document.documentElement.scrollTo({ top: 120, behavior: 'instant' });
  });
  await page.clock.fastForward(40_000);
  await page.getByText('Lisbon, day 3 of 5').waitFor();
  await page.getByText('Monday 30 November').waitFor();
  expect(
    await page.evaluate(() => ({
      kept: document.body.dataset['kept'],
      top: document.documentElement.scrollTop,
      focused: document.activeElement?.textContent,
    })),
  ).toEqual({ kept: 'true', top: 120, focused: 'Whole trip' });
  expect(errors).toEqual([]);
  await leave();
});
