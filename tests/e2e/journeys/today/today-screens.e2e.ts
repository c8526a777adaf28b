import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { problemsOf } from '#tests/e2e/screens/screen-problems.ts';
import { clippedTexts } from '#tests/e2e/screens/screen-layout.ts';
import { journeyTrip, storeTrips } from '#tests/e2e/support/save-trip.ts';
import { startSite } from '#tests/e2e/support/site-under-test.ts';
import type { SiteUnderTest } from '#tests/e2e/support/site-under-test.ts';
import { lisbonLaidOut, movedTo } from '#tests/e2e/support/todays-trips.ts';
import { arrive } from '#tests/e2e/support/traveller.ts';
import { IS_SOAK } from '#tests/helpers/soak.ts';

let site: SiteUnderTest;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site.stop());

const MOMENTS = {
  'the eve': '2026-11-27T18:00:00Z',
  'a day': '2026-11-29T09:40:00Z',
  'a free day, in the dark': '2026-11-30T20:00:00Z',
  'the journey home': '2026-12-02T08:00:00Z',
} as const;

/** Today at each of the moments, and above the other trips. */
async function* everyToday(page: Page): AsyncGenerator<string> {
  const aside = movedTo(journeyTrip('karwendel'), 'aside', '2026-11-29', '2026-12-03');
  await storeTrips(page, site.url, [lisbonLaidOut(), aside]);
  for (const [moment, at] of Object.entries(MOMENTS)) {
    const paths = moment === 'a day' ? ['/trips', '/trips/today'] : ['/trips/today'];
    for (const path of paths) {
      await page.clock.setFixedTime(new Date(at));
      await page.goto(site.url + path);
      await page.getByRole('heading', { name: /^(?:Today|Heute)$/u }).waitFor();
      if (moment !== 'the eve') {
        await page.getByRole('radio', { name: /^(?:Lisbon|Lissabon)$/u }).check({ force: true });
      }
      yield `${path}, ${moment}`;
    }
  }
}

const LOOKS = [
  { width: 360, colorScheme: 'light', locale: 'de-DE' },
  { width: 1280, colorScheme: 'dark', locale: 'en-GB' },
  { width: 820, colorScheme: 'dark', locale: 'en-GB' },
  { width: 1280, colorScheme: 'light', locale: 'en-GB' },
] as const;

test.each(IS_SOAK ? LOOKS : LOOKS.slice(0, 2))(
  'today at $width px, $colorScheme, is whole, can be touched and read',
  async (look) => {
    const { width, colorScheme, locale } = look;
    const { page, leave } = await arrive({
      viewport: { width, height: 800 },
      colorScheme,
      locale,
      touch: width < 1000,
    });
    const { seen, problems } = await problemsOf(everyToday(page), page);
    expect(seen).toHaveLength(5);
    expect(problems).toEqual([]);
    await leave();
  },
);

test('with text of 200 % on a phone nothing of today is cut', async () => {
  const { page, leave } = await arrive({ viewport: { width: 390, height: 844 }, locale: 'de-DE' });
  const problems: string[] = [];
  for await (const screen of everyToday(page)) {
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
      // It stands around every page.
      document.querySelector('footer')?.remove();
    });
    const cut = screen.startsWith('/trips/today') ? await clippedTexts(page) : [];
    problems.push(...cut.map((problem) => `${screen}: ${problem}`));
  }
  expect(problems).toEqual([]);
  await leave();
});
