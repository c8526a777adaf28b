import { afterAll, beforeAll, expect, test } from 'vitest';
import { RIGHT, openToPlace, tapToPlace } from '#tests/e2e/support/place-by-touch.ts';
import { startSite } from '#tests/e2e/support/site-under-test.ts';
import type { SiteUnderTest } from '#tests/e2e/support/site-under-test.ts';
import { arrive } from '#tests/e2e/support/traveller.ts';
import { IS_SOAK } from '#tests/helpers/soak.ts';

let site: SiteUnderTest;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site.stop());

// The placing toggle rises under the finger to y = 300. All of the map: tests/soak/screens/place-by-touch.soak.ts.
const TAPS = [
  ['en', 'en-GB', 390, { x: 200, y: 300 }],
  ['de', 'de-DE', 820, { x: 560, y: 300 }],
  ['de', 'de-DE', 390, { x: 60, y: 300 }],
  ['en', 'en-GB', 390, { x: 240, y: 560 }],
] as const;

test.each(IS_SOAK ? TAPS : TAPS.slice(0, 2))(
  'in %s (%s), at %i px, a tap at %o places the pin there, ends placing mode and zooms to it',
  { tags: 'every-run' },
  async (language, locale, width, spot) => {
    const { page, errors, leave } = await arrive({
      locale,
      viewport: { width, height: 844 },
      touch: true,
    });
    await openToPlace(page, site.url, language);
    const look = await tapToPlace(page, spot);
    await expect.poll(look).toEqual(RIGHT);
    expect(errors).toEqual([]);
    await leave();
  },
);
