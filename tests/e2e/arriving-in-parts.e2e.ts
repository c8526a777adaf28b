import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveInParts } from './serve-in-parts.ts';
import { shiftsOf, watchShifts } from '#tests/e2e/support/shifts.ts';
import { startSite } from '#tests/e2e/support/site-under-test.ts';
import type { SiteUnderTest } from '#tests/e2e/support/site-under-test.ts';
import { arrive } from '#tests/e2e/support/traveller.ts';

const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const;

let site: SiteUnderTest;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site.stop());

test.each([
  ['/', 'its navigation', 'href="/trips"'],
  ['/', 'its header', '</header>'],
  ['/', 'its first screen', ' data-below=""'],
  ['/blog', 'its navigation', 'href="/trips"'],
  ['/blog/wandern-in-den-alpen', 'its header', '</header>'],
  ['/blog/wandern-in-den-alpen', 'its first screen', ' data-below=""'],
  ['/about', 'its navigation', 'href="/trips"'],
])(
  '%s, of which a slow line has brought no more than %s, stays where it is',
  async (path, _, mark) => {
    const slow = await serveInParts(site.url + path, mark);
    for (const viewport of SIZES) {
      // With real scroll bars: they come when a page grows longer than the screen.
      const { page, leave } = await arrive({ viewport, scrollBars: true });
      await watchShifts(page);
      await page.goto(slow.url, { waitUntil: 'commit' });
      await page.waitForFunction(() => document.querySelector('header a') !== null);
      await page.evaluate(nextFrames);
      slow.sendTheRest();
      await page.getByRole('contentinfo').last().waitFor({ state: 'attached' });
      await page.locator('html:not([data-painting])').waitFor();
      await page.evaluate(nextFrames);
      expect({ viewport, shifted: await shiftsOf(page) }).toEqual({ viewport, shifted: 0 });
      await leave();
    }
    slow.stop();
  },
);

test.each(['/', '/blog', '/blog/wandern-in-den-alpen', '/about', '/privacy'])(
  'the first screen of %s is painted while all that follows is still on its way',
  async (path) => {
    const slow = await serveInParts(site.url + path, '<style data-styles-below');
    for (const viewport of SIZES) {
      const { page, leave } = await arrive({ viewport });
      await page.goto(slow.url, { waitUntil: 'commit' });
      await page.waitForFunction(
        () => performance.getEntriesByName('first-contentful-paint').length > 0,
      );
      const early = await page.evaluate(boxesAbove, 1000);
      expect(early.length).toBeGreaterThan(20);
      expect(await page.locator('[data-below]').count()).toBe(0);
      slow.sendTheRest();
      await page.locator('html:not([data-painting])').waitFor();
      expect(await page.evaluate(boxesAbove, early.length)).toEqual(early);
      await leave();
    }
    slow.stop();
  },
);

/** Runs in the page: where its first elements are on the screen, as far as they need nothing that is still to come. */
function boxesAbove(count: number): string[] {
  const shown = Array.from(document.querySelectorAll('#root header *, h1, h1 ~ *'));
  return shown
    .filter((element) => element.closest('[data-below], [data-styles-below]') === null)
    .slice(0, count)
    .map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return `${element.tagName} ${[x, y, width, height].map(Math.round).join(' ')}`;
    });
}

/** Runs in the page: until what is there has been painted. */
function nextFrames(): Promise<unknown> {
  return new Promise((done) => {
    requestAnimationFrame(() => requestAnimationFrame(done));
  });
}
