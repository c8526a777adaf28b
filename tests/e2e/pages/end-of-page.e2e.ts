import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hydrated } from '#tests/e2e/support/hydrated.ts';
import { shiftsOf, watchShifts } from '#tests/e2e/support/shifts.ts';
import { startSite } from '#tests/e2e/support/site-under-test.ts';
import type { SiteUnderTest } from '#tests/e2e/support/site-under-test.ts';
import { arrive } from '#tests/e2e/support/traveller.ts';
import { IS_SOAK } from '#tests/helpers/soak.ts';

/** Lighthouse rates up to 0.1 as good. */
const MAX_SHIFT = 0.01;
const STEP_PX = 500;

const VIEWPORTS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const;

const LONG_PAGES = [
  '/',
  '/blog/wandern-in-den-alpen',
  '/blog',
  '/blog/norwegen-camping-angeln',
  '/about',
];

let site: SiteUnderTest;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site.stop());

test.each(IS_SOAK ? LONG_PAGES : LONG_PAGES.slice(0, 2))(
  'the End key reaches the end of %s, whose height stays as it was',
  async (path) => {
    for (const viewport of VIEWPORTS) {
      const { page, leave } = await arrive({ viewport });
      await page.goto(site.url + path);
      // A heading that wraps in its own face, and what comes with the scripts, would put the end further down
      // after the press. `document.fonts.ready` knows only the faces that are on their way by now; those of the
      // system that stand in for them may be missing.
      await hydrated(page);
      await page.evaluate(() => Promise.allSettled([...document.fonts].map((face) => face.load())));
      const before = await heightOf(page);
      await page.keyboard.press('End');
      await expect.poll(() => page.evaluate(pixelsToEnd)).toBeLessThan(2);
      expect(Math.abs((await heightOf(page)) / before - 1)).toBeLessThan(0.01);
      await leave();
    }
  },
);

test('the landing page is at most 5,000 px high on a phone, in both languages', async () => {
  const { page, leave } = await arrive();
  for (const width of [390, 360]) {
    await page.setViewportSize({ width, height: 844 });
    for (const path of ['/en/', '/de/']) {
      await page.goto(site.url + path);
      expect(await heightOf(page), `${path} at ${width}`).toBeLessThanOrEqual(5000);
    }
  }
  await leave();
});

test.each(IS_SOAK ? LONG_PAGES.slice(0, 2) : LONG_PAGES.slice(0, 1))(
  'nothing moves while %s is scrolled to its end and back',
  async (path) => {
    for (const viewport of VIEWPORTS) {
      const { page, leave } = await arrive({ viewport });
      await watchShifts(page);
      await page.goto(site.url + path);
      // Shifts from the heading's own face, where the system has none like it, are measured by stand-in-faces.
      await page.evaluate(async () => {
        await document.fonts.load('620 1em Fraunces');
        await new Promise(requestAnimationFrame);
      });
      const before = await shiftsOf(page);
      await scrollBy(page, STEP_PX);
      await scrollBy(page, -STEP_PX);
      expect((await shiftsOf(page)) - before).toBeLessThan(MAX_SHIFT);
      await leave();
    }
  },
);

/** Scrolls to the end of the page, one step a frame. */
async function scrollBy(page: Page, step: number): Promise<void> {
  for (;;) {
    const moved = await page.evaluate(async (top) => {
      const before = window.scrollY;
      window.scrollBy({ top, behavior: 'instant' });
      // A busy browser may owe a frame for long: the next one then comes with the next step.
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
        setTimeout(resolve, 1000);
      });
      return window.scrollY !== before;
    }, step);
    if (!moved) return;
  }
}

function heightOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollHeight);
}

/** Runs in the page. A fraction of a pixel is no distance. */
function pixelsToEnd(): number {
  const { scrollHeight } = document.documentElement;
  return scrollHeight - window.innerHeight - window.scrollY;
}
