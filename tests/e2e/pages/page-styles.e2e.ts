import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { READING_PATHS } from '#src/app/pages.ts';
import { startSite } from '#tests/e2e/support/site-under-test.ts';
import type { SiteUnderTest } from '#tests/e2e/support/site-under-test.ts';
import { arrive } from '#tests/e2e/support/traveller.ts';
import { IS_SOAK } from '#tests/helpers/soak.ts';

const ASSETS = join(import.meta.dirname, '../../../dist/assets');
const READING_SHEETS = [
  /^frame-parts-.*\.css$/u,
  /^shared-parts-.*\.css$/u,
  /^reading-parts-.*\.css$/u,
];

const ONE_OF_EACH_KIND = ['/', '/blog/wandern-in-den-alpen', '/blog', '/about', '/privacy', '/no'];

/** Timeout: a long page has hundreds of thousands of computed values to read. */
const TIMEOUT_MS = 240_000;

const VIEWS = [
  { colorScheme: 'light', viewport: { width: 412, height: 823 } },
  { colorScheme: 'dark', viewport: { width: 1280, height: 900 } },
] as const;

/** Size of the HTML in brotli; the first match counts. Units, home and the links of the footer in the menu are 0.9 kB of it. */
const LIMITS_KB: readonly [RegExp, number][] = [
  [/^\/$/u, 19],
  [/^\/blog\/./u, 22.5],
  [/./u, 15],
];

let site: SiteUnderTest;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site.stop());

test.each(IS_SOAK ? ONE_OF_EACH_KIND : ONE_OF_EACH_KIND.slice(0, 1))(
  'the inlined styles make %s look the same as its style sheets, so nothing changes when these load',
  async (path) => {
    for (const view of IS_SOAK ? VIEWS : VIEWS.slice(0, 1)) {
      const { page, leave } = await arrive({ ...view });
      await page.route('**/assets/index-*.js', (route) => route.abort());
      await page.goto(site.url + path);
      const inlined = await looksOf(page);
      // In the order in which the bundler's loader adds them.
      for (const sheet of readingSheets()) {
        await page.addStyleTag({ url: `${site.url}/assets/${sheet}` });
        expect({ sheet, looks: await looksOf(page) }).toEqual({ sheet, looks: inlined });
      }
      await leave();
    }
  },
  TIMEOUT_MS,
);

test(
  'every page stays below its size limit, in both languages',
  { tags: 'every-run' },
  async () => {
    const tooBig: string[] = [];
    for (const path of [...READING_PATHS, '/planner']) {
      const limit = LIMITS_KB.find(([pages]) => pages.test(path))?.[1] ?? 0;
      for (const language of ['en', 'de']) {
        const kilobytes = await sizeKbOf(`${site.url}/${language}${path}`);
        if (kilobytes > limit) tooBig.push(`/${language}${path}: ${kilobytes} kB of ${limit}`);
      }
    }
    expect(tooBig).toEqual([]);
  },
);

/** Each element with a checksum of its computed styles, for print and screen. */
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

function readingSheets(): string[] {
  const names = readdirSync(ASSETS);
  return READING_SHEETS.map((sheet) => {
    const name = names.find((file) => sheet.test(file));
    if (name === undefined) throw new Error(`no style sheet ${sheet.source}`);
    return name;
  });
}

async function sizeKbOf(address: string): Promise<number> {
  const headers = { 'accept-encoding': 'br' };
  const response = await fetch(address, { method: 'HEAD', headers });
  expect(response.headers.get('content-encoding')).toBe('br');
  return Number(response.headers.get('content-length')) / 1000;
}
