import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { plannerScreen } from './planner-screen.ts';
import { startSite } from './site-under-test.ts';
import type { SiteUnderTest } from './site-under-test.ts';
import { arrive } from './traveller.ts';

declare const axe: { run: () => Promise<AxeResults> };

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };

let site: SiteUnderTest;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site.stop());

test.each([
  ['a phone in the dark, in German', PHONE, 'dark', 'de-DE'],
  ['a desk in the light, in English', DESK, 'light', 'en-GB'],
  ['a phone in the light, in English', PHONE, 'light', 'en-GB'],
  ['a desk in the dark, in German', DESK, 'dark', 'de-DE'],
] as const)('on %s, no page breaks a rule of axe', async (_, viewport, colorScheme, locale) => {
  const { page, leave } = await arrive({ viewport, colorScheme, locale });
  for (const path of [
    '/',
    '/trips',
    '/planner',
    '/blog',
    '/blog/wandern-in-den-alpen',
    '/about',
    '/privacy',
    '/imprint',
    '/nowhere',
  ]) {
    await page.goto(site.url + path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    expect({ path, violations: await violations(page) }).toEqual({ path, violations: [] });
  }
  const planner = plannerScreen(page, locale === 'de-DE' ? 'de' : 'en');
  await page.goto(`${site.url}/planner?lat=63.1282&lng=18.6435`);
  await planner.enter({ start: '2027-06-10', end: '2027-06-20', preferences: 'kayak' });
  await planner.submit().click();
  await planner.result();
  expect(await violations(page)).toEqual([]);
  await page.goto(`${site.url}/trips`);
  await page.locator('main a[href^="/trips/"]').first().click();
  await planner.result();
  expect(await violations(page)).toEqual([]);
  await leave();
});

/** Rule and element of each violation, once nothing fades in any more: half a fade has no contrast. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getTiming().iterations !== Infinity)
        .map((animation) => animation.finished),
    ),
  );
  await page.evaluate(AXE);
  const results = await page.evaluate(() => axe.run());
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`),
  );
}
