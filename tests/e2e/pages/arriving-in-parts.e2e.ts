import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveInParts } from '#tests/e2e/support/serve-in-parts.ts';
import { shiftsOf, watchShifts } from '#tests/e2e/support/shifts.ts';
import { startSite } from '#tests/e2e/support/site-under-test.ts';
import type { SiteUnderTest } from '#tests/e2e/support/site-under-test.ts';
import { arrive } from '#tests/e2e/support/traveller.ts';
import { IS_SOAK } from '#tests/helpers/soak.ts';

const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const;

let site: SiteUnderTest;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site.stop());

/** A page, where its response pauses, and the markup there. */
const PAUSES: readonly [string, string, string][] = [
  ['/', 'its first heading', '</h1>'],
  ['/blog/wandern-in-den-alpen', 'its header', '</header>'],
  ['/', 'its navigation', 'href="/trips"'],
  ['/', 'its header', '</header>'],
  ['/blog', 'its navigation', 'href="/trips"'],
  ['/blog/wandern-in-den-alpen', 'its first heading', '</h1>'],
  ['/about', 'its navigation', 'href="/trips"'],
];

test.each(IS_SOAK ? PAUSES : PAUSES.slice(0, 2))(
  '%s shifts nothing when the response pauses after %s',
  async (path, _, mark) => {
    const halted = await serveInParts(site.url + path, mark);
    // With classic scroll bars, which appear when the page becomes longer than the screen.
    const { page, leave } = await arrive({ scrollBars: true });
    await watchShifts(page);
    for (const viewport of SIZES) {
      await page.setViewportSize(viewport);
      await page.goto(halted.url, { waitUntil: 'commit' });
      await page.waitForFunction(() => document.querySelector('header a') !== null);
      await page.evaluate(nextFrames);
      halted.sendTheRest();
      await page.getByRole('contentinfo').last().waitFor({ state: 'attached' });
      await page.waitForFunction(() => document.readyState === 'complete');
      await page.evaluate(nextFrames);
      expect({ viewport, shifted: await shiftsOf(page) }).toEqual({ viewport, shifted: 0 });
    }
    await leave();
    halted.stop();
  },
);

/** Runs in the page; resolves when the present content has been painted. */
function nextFrames(): Promise<unknown> {
  return new Promise((done) => {
    requestAnimationFrame(() => requestAnimationFrame(done));
  });
}
