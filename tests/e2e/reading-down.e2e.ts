import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shiftsOf, watchShifts } from '#tests/e2e/support/shifts.ts';
import { startSite } from '#tests/e2e/support/site-under-test.ts';
import type { SiteUnderTest } from '#tests/e2e/support/site-under-test.ts';
import { arrive } from '#tests/e2e/support/traveller.ts';

/** What Lighthouse calls good is 0.1. */
const SHIFT = 0.01;
const STEP = 500;

const VIEWS = [
  { viewport: { width: 390, height: 844 } },
  { viewport: { width: 1440, height: 900 } },
] as const;

let site: SiteUnderTest;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site.stop());

test.each(['/', '/blog', '/blog/wandern-in-den-alpen', '/about'])(
  'who reads %s to its end and back sees all of it, and nothing jumps',
  async (path) => {
    for (const view of VIEWS) {
      const { page, leave } = await arrive(view);
      await watchShifts(page);
      await page.goto(site.url + path);
      await page.locator('html:not([data-painting])').waitFor();
      expect(await page.locator('[data-below]').count()).toBeGreaterThan(0);
      await scrollBy(page, STEP);
      await scrollBy(page, -STEP);
      expect(await shiftsOf(page)).toBeLessThan(SHIFT);
      await leave();
    }
  },
);

/** Until the page ends; at each step, what is on the screen must get drawn. */
async function scrollBy(page: Page, step: number): Promise<void> {
  for (;;) {
    await page.waitForFunction(isDrawn);
    const moved = await page.evaluate((top) => {
      const before = window.scrollY;
      window.scrollBy({ top, behavior: 'instant' });
      return window.scrollY !== before;
    }, step);
    if (!moved) return;
  }
}

/** Runs in the page: whether no part on the screen is as empty as before its first layout. */
function isDrawn(): boolean {
  return Array.from(document.querySelectorAll('[data-below]')).every((part) => {
    const { top, bottom } = part.getBoundingClientRect();
    const isSeen = bottom > 0 && top < window.innerHeight;
    return (
      !isSeen || part.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }) === true
    );
  });
}
