import type { Route } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSite } from '#tests/e2e/support/site-under-test.ts';
import type { SiteUnderTest } from '#tests/e2e/support/site-under-test.ts';
import { arrive } from '#tests/e2e/support/traveller.ts';

let site: SiteUnderTest;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site.stop());

/** Chunks that the first screen does not need. */
const DEFERRED_CHUNKS =
  '/assets/(?:deferred-parts|device-providers|planning-services|open-storage)-';

test('code that the first screen does not need is requested only after the map is drawn', async () => {
  const { page, errors, leave } = await arrive();
  // One observer sees both changes in their order, even when they happen in one task.
  await page.addInitScript((deferred) => {
    let drawn = false;
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        const busy = target instanceof Element ? target.getAttribute('aria-busy') : null;
        if (type === 'attributes' && busy === 'false') drawn = true;
        for (const node of drawn ? [] : addedNodes) {
          const href = node instanceof HTMLLinkElement ? node.href : '';
          if (new RegExp(deferred, 'u').test(href)) performance.mark(href);
        }
      }
    }).observe(document, { subtree: true, childList: true, attributeFilter: ['aria-busy'] });
  }, DEFERRED_CHUNKS);
  await page.goto(`${site.url}/planner`);
  await page.waitForFunction(
    (deferred) =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => new RegExp(deferred, 'u').test(name)).length >= 4,
    DEFERRED_CHUNKS,
  );
  const early = await page.evaluate(() =>
    performance.getEntriesByType('mark').map(({ name }) => name),
  );
  expect(early.filter((name) => new RegExp(DEFERRED_CHUNKS, 'u').test(name))).toEqual([]);
  expect(errors).toEqual([]);
  await leave();
});

test(
  "the map is drawn while the frame's code is still loading, and the frame takes it over",
  { tags: 'every-run' },
  async () => {
    const { page, errors, leave } = await arrive();
    const held: Route[] = [];
    await page.route('**/assets/frame-parts-*.js', (route) => {
      held.push(route);
    });
    await page.goto(`${site.url}/planner`);
    await page.waitForFunction(() => {
      const canvas = document.querySelector<HTMLCanvasElement>('#root .ol-viewport canvas');
      const middle = canvas
        ?.getContext('2d')
        ?.getImageData(canvas.width / 2, canvas.height / 2, 1, 1);
      if ((middle?.data[3] ?? 0) === 0) return false;
      canvas?.setAttribute('data-early', '');
      return true;
    });
    expect(await page.getByRole('application').count()).toBe(0);
    await Promise.all(held.map((route) => route.continue()));
    await page.getByRole('application').locator('canvas[data-early]').waitFor();
    expect(await page.locator('.ol-viewport').count()).toBe(1);
    expect(errors).toEqual([]);
    await leave();
  },
);

test.each([
  ['', 'land'],
  ['?lat=0&lng=-150', 'sea'],
  ['?lat=51&lng=', 'land'],
])(
  'before the frame has loaded, the map of /planner%s starts at its place',
  async (query, ground) => {
    const { page, errors, leave } = await arrive();
    await page.route('**/assets/frame-parts-*.js', () => undefined);
    await page.goto(`${site.url}/planner${query}`);
    const color = await page.waitForFunction(() => {
      const canvas = document.querySelector<HTMLCanvasElement>('#root .ol-viewport canvas');
      const middle = canvas
        ?.getContext('2d')
        ?.getImageData(canvas.width / 2, canvas.height / 2, 1, 1);
      const [, green = 0, blue = 0, alpha = 0] = middle?.data ?? [];
      return alpha > 0 && (blue > green ? 'sea' : 'land');
    });
    expect(await color.jsonValue()).toBe(ground);
    expect(errors).toEqual([]);
    await leave();
  },
);
