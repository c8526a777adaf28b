import { afterAll, beforeAll, expect, test } from 'vitest';
import { RIGHT, openToPlace, spotsOnMap, tapToPlace } from '#tests/e2e/support/place-by-touch.ts';
import { startSite } from '#tests/e2e/support/site-under-test.ts';
import type { SiteUnderTest } from '#tests/e2e/support/site-under-test.ts';
import { arrive } from '#tests/e2e/support/traveller.ts';

let site: SiteUnderTest;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site.stop());

const WIDTHS = [360, 390, 412, 820];
/** Spread over the map, where no control lies on it. */
const POINTS = 60;

test.each(
  WIDTHS.flatMap((width) =>
    (['no-preference', 'reduce'] as const).map((motion) => ({ width, motion })),
  ),
)(
  'at $width px, motion $motion, a tap anywhere on the map places the pin there and zooms to it',
  async ({ width, motion }) => {
    const german = width === 390 || width === 820;
    const { page, leave } = await arrive({
      locale: german ? 'de-DE' : 'en-GB',
      viewport: { width, height: 844 },
      touch: true,
    });
    await page.emulateMedia({ reducedMotion: motion });
    await page.addInitScript(() => localStorage.clear());
    const open = () => openToPlace(page, site.url, german ? 'de' : 'en');
    await open();
    const all = await spotsOnMap(page, 8, 14);
    const spots = all.filter((_, index) => (index * POINTS) % all.length < POINTS);
    expect(spots).toHaveLength(POINTS);
    for (const spot of spots) {
      await open();
      const look = await tapToPlace(page, spot);
      const about = `at ${spot.x}, ${spot.y}`;
      await expect.poll(look, { message: about, timeout: 10_000, interval: 50 }).toEqual(RIGHT);
    }
    await leave();
  },
);
