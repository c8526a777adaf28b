import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { everyScreen } from './every-screen.ts';
import { settled } from './settled.ts';
import { startSite } from './site-under-test.ts';
import type { SiteUnderTest } from './site-under-test.ts';
import { arrive } from './traveller.ts';

declare const axe: { run: (options: RunOptions) => Promise<AxeResults> };

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const DESK = { width: 1440, height: 900 };
/** A walk through everything on a machine that is busy with other things. */
const WALK_MS = 300_000;
const PHONE = { width: 390, height: 844 };

let site: SiteUnderTest;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site.stop());

test.concurrent.each([
  ['en', 'en-GB'],
  ['de', 'de-DE'],
] as const)(
  'in %s, no screen breaks a rule of axe, wide or narrow, light or dark',
  async (language, locale) => {
    const { page, leave } = await arrive({ locale, viewport: DESK, worker: false });
    const broken: string[] = [];
    const seen: string[] = [];
    for await (const screen of everyScreen(page, site.url, language)) {
      seen.push(screen);
      for (const size of [PHONE, DESK]) {
        await page.setViewportSize(size);
        for (const colorScheme of ['dark', 'light'] as const) {
          await page.emulateMedia({ colorScheme });
          for (const rule of await violations(page)) {
            broken.push(`${screen}, ${size.width} px, ${colorScheme}: ${rule}`);
          }
        }
      }
    }
    expect(broken).toEqual([]);
    expect(seen.at(-1)).toBe('a saved trip');
    await leave();
  },
  WALK_MS,
);

/** Rule and element of each violation, once nothing fades in any more: half a fade has no contrast. */
async function violations(page: Page): Promise<string[]> {
  await settled(page);
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  const results = await page.evaluate(() => axe.run({ resultTypes: ['violations'] }));
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`),
  );
}
