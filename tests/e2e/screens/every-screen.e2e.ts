import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSite } from '#tests/e2e/support/site-under-test.ts';
import type { SiteUnderTest } from '#tests/e2e/support/site-under-test.ts';
import { arrive } from '#tests/e2e/support/traveller.ts';
import { pagesAndPlanner } from './every-screen.ts';
import { problemsOf } from './screen-problems.ts';

const PHONE = { width: 390, height: 844 };

let site: SiteUnderTest;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site.stop());

/** The short form; tests/soak has both languages and themes, every width, and the keyboard. */
test('on a phone, every page and the planner pass axe, clip no text, have 44 px controls and ordered headings', async () => {
  const { page, leave } = await arrive({ viewport: PHONE });
  const { seen, problems } = await problemsOf(pagesAndPlanner(page, site.url, 'en'), page);
  expect(problems).toEqual([]);
  expect(seen).toContain('planner, result');
  await leave();
});

test('the skip link leads past the header', async () => {
  const { page, leave } = await arrive({ viewport: PHONE });
  await page.goto(`${site.url}/en/about`);
  await page.locator('#root:not([data-page])').waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(await page.locator('main:focus').count()).toBe(1);
  await leave();
});
