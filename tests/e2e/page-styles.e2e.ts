import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { READING_PATHS } from '#src/app/pages.ts';
import { layOutEverything } from './lay-out-everything.ts';
import { startSite } from '#tests/e2e/support/site-under-test.ts';
import type { SiteUnderTest } from '#tests/e2e/support/site-under-test.ts';
import { arrive } from '#tests/e2e/support/traveller.ts';
import { wake } from '#tests/e2e/support/wake.ts';

const ASSETS = join(import.meta.dirname, '../../dist/assets');
const READING_SHEET =
  /^(?:frame-parts|landing-route|article-(?:route|parts)|(?:blog|about)-page|legal-section)-.*\.css$/u;

/** Pages of one kind have the same styles inlined. */
const ONE_OF_EACH_KIND = ['/', '/blog', '/blog/wandern-in-den-alpen', '/about', '/privacy', '/no'];

/** A long page has hundreds of thousands of values to read. */
const LONG_MS = 240_000;

const VIEWS = [
  { colorScheme: 'light', viewport: { width: 412, height: 823 } },
  { colorScheme: 'dark', viewport: { width: 1280, height: 900 } },
] as const;

/** Of a page as it travels, compressed with brotli. */
const LIMITS_KB: readonly [RegExp, number][] = [
  [/^\/$/u, 14.5],
  [/^\/blog\/./u, 16.6],
  [/./u, 8.3],
];

let site: SiteUnderTest;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site.stop());

test.each(ONE_OF_EACH_KIND)(
  'what is inlined in %s makes it look as its whole style sheets do',
  async (path) => {
    for (const view of VIEWS) {
      const { page, leave } = await arrive({ worker: false, ...view });
      await page.route('**/assets/index-*.js', (route) => route.abort());
      await page.goto(site.url + path);
      await layOutEverything(page);
      const inlined = await looksOf(page);
      await addStyleSheets(page);
      await page.locator('[data-styles-below]').evaluate((style) => style.remove());
      expect(await looksOf(page)).toEqual(inlined);
      await leave();
    }
  },
  LONG_MS,
);

test('a page that is followed from another one is not shown before its style sheet is there', async () => {
  const { page, leave } = await arrive({ worker: false });
  await page.goto(site.url);
  await page.locator('#root:not([data-page])').waitFor();
  expect(await page.locator('[data-styles-below]').count()).toBe(1);
  await wake(page);
  expect(await page.locator('[data-styles-below]').count()).toBe(0);
  const sheet = '**/assets/about-page-*.css';
  const asked = page.waitForRequest(sheet);
  const answer = new Promise<() => Promise<void>>((resolve) => {
    void page.route(sheet, (route) => resolve(() => route.continue()));
  });
  await page.getByRole('link', { name: 'About', exact: true }).first().click();
  await asked;
  const heading = page.getByRole('heading', { level: 1, name: 'A planner that tells you' });
  expect(await heading.count()).toBe(0);
  await (
    await answer
  )();
  await heading.waitFor();
  await leave();
});

test('every page is light, in both languages', async () => {
  const heavy: string[] = [];
  for (const path of [...READING_PATHS, '/planner']) {
    const limit = LIMITS_KB.find(([pages]) => pages.test(path))?.[1] ?? 0;
    for (const language of ['en', 'de']) {
      const kilobytes = await weightOf(`${site.url}/${language}${path}`);
      if (kilobytes > limit) heavy.push(`/${language}${path}: ${kilobytes} kB of ${limit}`);
    }
  }
  expect(heavy).toEqual([]);
});

/** Each element with a checksum of how it looks on the screen, and of how it prints. */
async function looksOf(page: Page): Promise<string[]> {
  const looks: string[] = [];
  for (const media of ['print', 'screen'] as const) {
    await page.emulateMedia({ media });
    looks.push(...(await page.evaluate(readLooks)));
  }
  return looks;
}

/** Runs in the page. */
function readLooks(): string[] {
  for (const animation of document.getAnimations()) animation.finish();
  const looks: string[] = [];
  for (const element of document.querySelectorAll('body, body :not(style, script)')) {
    for (const part of [null, '::before', '::after']) {
      const style = getComputedStyle(element, part);
      if (part !== null && style.content === 'none') continue;
      let sum = 0;
      for (const property of style) {
        const value = style.getPropertyValue(property);
        for (let at = 0; at < value.length; at += 1) {
          sum = (Math.imul(sum, 31) + value.charCodeAt(at)) | 0;
        }
      }
      looks.push(`${element.tagName} ${element.getAttribute('class') ?? ''} ${part ?? ''} ${sum}`);
    }
  }
  return looks;
}

/** All that reading pages have, also what another page would have brought. */
async function addStyleSheets(page: Page): Promise<void> {
  const sheets = readdirSync(ASSETS).filter((name) => READING_SHEET.test(name));
  expect(sheets).toHaveLength(7);
  for (const name of sheets) await page.addStyleTag({ url: `${site.url}/assets/${name}` });
}

async function weightOf(address: string): Promise<number> {
  const headers = { 'accept-encoding': 'br' };
  const response = await fetch(address, { method: 'HEAD', headers });
  expect(response.headers.get('content-encoding')).toBe('br');
  return Number(response.headers.get('content-length')) / 1000;
}
