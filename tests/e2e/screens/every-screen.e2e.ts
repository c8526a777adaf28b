import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSite } from '#tests/e2e/support/site-under-test.ts';
import type { SiteUnderTest } from '#tests/e2e/support/site-under-test.ts';
import { arrive } from '#tests/e2e/support/traveller.ts';
import { axeViolations } from './axe-violations.ts';
import { everyScreen } from './every-screen.ts';
import { clippedTexts, smallOrCoveredControls } from './screen-layout.ts';
import { structureProblems } from './screen-order.ts';

const PHONE = { width: 390, height: 844 };

let site: SiteUnderTest;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site.stop());

/** The short form; tests/soak has both languages and themes, every width, and the keyboard. */
test('on a phone, every screen passes axe, clips no text, has 44 px controls and ordered headings', async () => {
  const { page, leave } = await arrive({ viewport: PHONE, worker: false });
  const problems: string[] = [];
  const seen: string[] = [];
  for await (const screen of everyScreen(page, site.url, 'en')) {
    seen.push(screen);
    const found = [
      ...(await axeViolations(page)),
      ...(await clippedTexts(page)),
      ...(await smallOrCoveredControls(page)),
      ...(await structureProblems(page)),
    ];
    problems.push(...found.map((problem) => `${screen}: ${problem}`));
  }
  expect(problems).toEqual([]);
  expect(seen).toContain('a saved trip');
  await leave();
});

test('the skip link leads past the header', async () => {
  const { page, leave } = await arrive({ viewport: PHONE, worker: false });
  await page.goto(`${site.url}/en/about`);
  await page.locator('#root:not([data-page])').waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(await page.locator('main:focus').count()).toBe(1);
  await leave();
});
