import { afterAll, beforeAll, expect, test } from 'vitest';
import { plannerScreen, sectionOf } from '#tests/e2e/support/planner-screen.ts';
import { readSavedTrips } from '#tests/e2e/support/saved-trips.ts';
import { startSite } from '#tests/e2e/support/site-under-test.ts';
import type { SiteUnderTest } from '#tests/e2e/support/site-under-test.ts';
import { arrive } from '#tests/e2e/support/traveller.ts';
import { IS_SOAK } from '#tests/helpers/soak.ts';

let site: SiteUnderTest;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site.stop());

const ALPS = { lat: 47.3769, lng: 11.4803 };

test(
  'a click in the Alps, dates, two travellers and a wish become a saved result',
  { tags: 'every-run' },
  async () => {
    // With the service worker: its requests are among those that may go to no other origin.
    const { page, requests, errors, leave } = await arrive({ worker: true, motion: true });
    const planner = plannerScreen(page);
    await page.goto(`${site.url}/planner`);
    await planner.drawn();
    await planner.clickMap(ALPS);
    await page
      .getByText(/Austria|Germany|Italy|Switzerland/u)
      .first()
      .waitFor();
    expect(await planner.submit().isDisabled()).toBe(true);

    await planner.enter({
      start: '10 Jul 2027',
      end: '20 Jul 2027',
      travelers: 2,
      preferences: 'hiking and photography',
    });
    await planner.submit().click();
    await planner.result();
    await sectionOf(page, 'Good to know').getByText('Euro (EUR)').waitFor({ state: 'attached' });

    const [saved] = await readSavedTrips(page);
    const { weather, recommendedEquipment, activities } = saved.wordings.en.recommendation.sections;
    expect(saved.trip.request).toEqual({
      startDate: '2027-07-10',
      endDate: '2027-07-20',
      travelers: 2,
      preferences: 'hiking and photography',
    });
    const { min = Number.NaN, max = Number.NaN } = weather.temperature ?? {};
    expect(max).toBeGreaterThan(8);
    expect(max).toBeLessThan(30);
    expect(min).toBeLessThan(max);
    const ids = recommendedEquipment.categories.flatMap(({ products }) =>
      products.map(({ id }) => id),
    );
    expect(ids).toContain('boots-hiking');
    expect(activities.suggestions.length).toBeGreaterThanOrEqual(5);
    for (const { recommendedProducts } of activities.suggestions) {
      for (const id of recommendedProducts) expect(ids).toContain(id);
    }
    expect(errors).toEqual([]);
    expect(requests.filter((url) => !url.startsWith(site.url) && !url.startsWith('blob:'))).toEqual(
      [],
    );
    await leave();
  },
);

const ODD_PLACES = [
  ['the South Pole at Christmas', -90, 0, '2027-12-20', '2027-12-28'],
  ['Tromsø in January', 69.65, 18.96, '2027-01-10', '2027-01-17'],
  ['Palma in August', 39.57, 2.65, '2027-08-01', '2027-08-14'],
  ['Nairobi in April', -1.29, 36.82, '2027-04-05', '2027-04-12'],
  ['Cusco in June', -13.53, -71.97, '2027-06-10', '2027-06-24'],
  ['Rangiroa in May', -14.98, -147.64, '2027-05-02', '2027-05-10'],
  ['the middle of the Atlantic', 30, -40, '2027-05-02', '2027-05-10'],
] as const;

test.each(IS_SOAK ? ODD_PLACES : ODD_PLACES.slice(0, 1))(
  '%s gets a whole answer without a single odd word',
  async (_, lat, lng, start, end) => {
    const { page, errors, leave } = await arrive({
      motion: true,
      viewport: { width: 390, height: 844 },
    });
    const planner = plannerScreen(page);
    await page.goto(`${site.url}/planner?lat=${lat}&lng=${lng}`);
    await planner.enter({ start, end });
    await planner.submit().click();
    await planner.result();
    const text = await page.locator('main').textContent();
    expect(text).not.toMatch(/NaN|undefined|null|Infinity|\[object/u);
    const [saved] = await readSavedTrips(page);
    // Few are known of an atoll, and nothing stands in their place that would fit anywhere.
    expect(
      saved.wordings.de.recommendation.sections.activities.suggestions.length,
    ).toBeGreaterThanOrEqual(3);
    expect(errors).toEqual([]);
    await leave();
  },
);

test('coordinates that are not on earth are ignored', async () => {
  const { page, errors, leave } = await arrive({ motion: true });
  await page.goto(`${site.url}/planner?lat=95&lng=abc`);
  await page.getByText('Where to?').first().waitFor();
  expect(errors).toEqual([]);
  await leave();
});
