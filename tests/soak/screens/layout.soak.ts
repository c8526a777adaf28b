import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { everyScreen } from '#tests/e2e/screens/every-screen.ts';
import { clippedTexts, smallOrCoveredControls } from '#tests/e2e/screens/screen-layout.ts';
import { settled } from '#tests/e2e/support/settled.ts';
import { startSite } from '#tests/e2e/support/site-under-test.ts';
import type { SiteUnderTest } from '#tests/e2e/support/site-under-test.ts';
import { arrive } from '#tests/e2e/support/traveller.ts';

const DESKTOP = { width: 1440, height: 900 };
const VIEWS = [
  { name: 'the narrowest phone', width: 320, height: 568, rootPx: 16 },
  { name: 'a phone', width: 390, height: 844, rootPx: 16 },
  { name: 'a tablet', width: 768, height: 1024, rootPx: 16 },
  { name: 'a wide screen', width: 2560, height: 1440, rootPx: 16 },
  { name: 'a laptop zoomed to 200 %', width: 640, height: 400, rootPx: 16 },
  { name: 'a laptop with text of 200 %', width: 1280, height: 800, rootPx: 32 },
  { name: 'a desktop', ...DESKTOP, rootPx: 16 },
] as const;

let site: SiteUnderTest;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site.stop());

test.each([
  ['en', 'en-GB'],
  ['de', 'de-DE'],
] as const)(
  'in %s, every screen cuts no text and has controls of 44 px at every width and zoom',
  async (language, locale) => {
    const { page, leave } = await arrive({ locale, viewport: DESKTOP });
    const problems: string[] = [];
    for await (const screen of everyScreen(page, site.url, language)) {
      for (const view of VIEWS) {
        await show(page, view);
        const found = [...(await clippedTexts(page)), ...(await smallOrCoveredControls(page))];
        problems.push(...found.map((problem) => `${screen}, ${view.name}: ${problem}`));
      }
    }
    expect(problems).toEqual([]);
    await leave();
  },
);

/** Sets window and text size and waits until the page is drawn. */
async function show(page: Page, { width, height, rootPx }: (typeof VIEWS)[number]): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate((px) => {
    document.documentElement.style.fontSize = `${px}px`;
  }, rootPx);
  await settled(page);
}
