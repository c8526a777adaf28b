import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hydrated } from '#tests/e2e/support/hydrated.ts';
import { plannerScreen } from '#tests/e2e/support/planner-screen.ts';
import { saveTrip } from '#tests/e2e/support/save-trip.ts';
import { startSite } from '#tests/e2e/support/site-under-test.ts';
import type { SiteUnderTest } from '#tests/e2e/support/site-under-test.ts';
import { arrive } from '#tests/e2e/support/traveller.ts';
import { problemsOf } from './screen-problems.ts';

const PHONE = { width: 390, height: 844 };
const STOPS = '48.2085,16.3721,4;50.0614,19.9366,3;59.437,24.7535,4';

let site: SiteUnderTest;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site.stop());

/** The shortest walk; every-screen.e2e.ts and its neighbours see them all, tests/soak each in every look. */
test(
  'on a phone the main screens pass axe, clip no text, have 44 px controls and ordered headings',
  { tags: 'every-run' },
  async () => {
    const { page, errors, leave } = await arrive({ viewport: PHONE });
    const { problems } = await problemsOf(mainScreens(page), page);
    expect(problems).toEqual([]);
    expect(errors).toEqual([]);
    await leave();
  },
);

/** From the landing page to a trip with stops, which is planned, saved and opened on the way. */
async function* mainScreens(page: Page): AsyncGenerator<string> {
  const planner = plannerScreen(page);
  const saved = await saveTrip(page, site.url, 'highCoastByKayak');
  await page.goto(`${site.url}/en/blog/wandern-in-den-alpen`);
  await hydrated(page);
  yield 'an article';
  await page.goto(saved);
  await planner.result();
  await page.locator('main canvas[data-drawn="true"]').first().waitFor();
  yield 'a saved trip';
  await page.goto(`${site.url}/planner?stops=${STOPS}&from=2027-06-10`);
  await planner.drawn();
  await page.getByText('Tallinn').first().waitFor();
  yield 'planner, stops';
  await planner.submit().click();
  await page.getByRole('tablist').first().waitFor();
  await page.getByText(planner.words.saved).first().waitFor();
  yield 'planner, a result with stops';
  await page.goto(`${site.url}/trips`);
  await page
    .locator('main article')
    .filter({ hasText: 'Tallinn' })
    .locator('a[href^="/trips/"]')
    .first()
    .click();
  await page.getByRole('heading', { name: 'Days', exact: true, level: 2 }).waitFor();
  yield 'a trip with stops';
}
