import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { everyScreen } from './every-screen.ts';
import { lostControls } from './forced-colors.ts';
import { walkByTab } from './keyboard-walk.ts';
import { lostOrder } from './screen-order.ts';
import { settled } from './settled.ts';
import { startSite } from './site-under-test.ts';
import type { SiteUnderTest } from './site-under-test.ts';
import { arrive } from './traveller.ts';

declare const axe: { run: (options: RunOptions) => Promise<AxeResults> };

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const DESK = { width: 1440, height: 900 };
/** A walk through everything on a machine that is busy with other things. */
const WALK_MS = 600_000;
const PHONE = { width: 390, height: 844 };
const LOOKS = [
  { size: DESK, colorScheme: 'light' },
  { size: PHONE, colorScheme: 'light' },
  { size: PHONE, colorScheme: 'dark' },
  { size: DESK, colorScheme: 'dark' },
] as const;

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
    // There and back: each change of the look draws the map anew.
    const looks = [...LOOKS];
    for await (const screen of everyScreen(page, site.url, language)) {
      seen.push(screen);
      for (const { size, colorScheme } of looks.splice(0, Infinity, ...looks.toReversed())) {
        await page.setViewportSize(size);
        await page.emulateMedia({ colorScheme });
        for (const rule of await violations(page)) {
          broken.push(`${screen}, ${size.width} px, ${colorScheme}: ${rule}`);
        }
      }
    }
    expect(broken).toEqual([]);
    expect(seen.at(-1)).toBe('a saved trip');
    await leave();
  },
  WALK_MS,
);

test(
  'by keyboard each control is seen on its turn, after a link to the content; headings stay in order',
  async () => {
    const { page, leave } = await arrive({ viewport: PHONE, worker: false });
    const problems: string[] = [];
    for await (const screen of everyScreen(page, site.url, 'en')) {
      const { stops, unseen } = await walkByTab(page);
      const inFront = await page.locator('dialog:modal').count();
      const skip = inFront === 0 && stops[0] !== "a 'Skip to content'" ? ['begins elsewhere'] : [];
      const found = [...unseen, ...skip, ...(await lostOrder(page))];
      problems.push(...found.map((problem) => `${screen}: ${problem}`));
    }
    expect(problems).toEqual([]);
    await leave();
  },
  WALK_MS,
);

test(
  'nothing moves for those who ask for that, and their own colours leave every control in sight',
  async () => {
    const { page, leave } = await arrive({ viewport: DESK, worker: false });
    await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' });
    const problems: string[] = [];
    for await (const screen of everyScreen(page, site.url, 'en')) {
      const found = [...(await movingParts(page)), ...(await lostControls(page))];
      problems.push(...found.map((problem) => `${screen}: ${problem}`));
    }
    expect(problems).toEqual([]);
    await leave();
  },
  WALK_MS,
);

test('the link to the content leads past the header', async () => {
  const { page, leave } = await arrive({ viewport: PHONE, worker: false });
  await page.goto(`${site.url}/en/about`);
  await page.locator('#root:not([data-page])').waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(await page.locator('main:focus').count()).toBe(1);
  await leave();
});

/** Rule and element of each violation, once nothing fades in any more: half a fade has no contrast. */
async function violations(page: Page): Promise<string[]> {
  await settled(page);
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  const results = await page.evaluate(() =>
    axe.run({ resultTypes: ['violations'], preload: false }),
  );
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`),
  );
}

/** Animations that take any time. */
function movingParts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter((animation) => Number(animation.effect?.getComputedTiming().endTime ?? 0) > 1)
      .map(({ effect }) =>
        effect instanceof KeyframeEffect ? (effect.target?.className ?? '') : '',
      )
      .map((part) => `${part} moves`),
  );
}
