import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeViolations } from '#tests/e2e/screens/axe-violations.ts';
import { everyScreen } from '#tests/e2e/screens/every-screen.ts';
import { invisibleControls } from '#tests/e2e/screens/forced-colors.ts';
import { walkByTab } from '#tests/e2e/screens/keyboard-walk.ts';
import { structureProblems } from '#tests/e2e/screens/screen-order.ts';
import { startSite } from '#tests/e2e/support/site-under-test.ts';
import type { SiteUnderTest } from '#tests/e2e/support/site-under-test.ts';
import { arrive } from '#tests/e2e/support/traveller.ts';

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const LOOKS = [
  { size: DESKTOP, colorScheme: 'light' },
  { size: PHONE, colorScheme: 'light' },
  { size: PHONE, colorScheme: 'dark' },
  { size: DESKTOP, colorScheme: 'dark' },
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
  'in %s, every screen passes axe, wide and narrow, light and dark',
  async (language, locale) => {
    const { page, leave } = await arrive({ locale, viewport: DESKTOP });
    const broken: string[] = [];
    const seen: string[] = [];
    // Reversed at each screen: every change of theme or size redraws the map.
    const looks = [...LOOKS];
    for await (const screen of everyScreen(page, site.url, language)) {
      seen.push(screen);
      for (const { size, colorScheme } of looks.splice(0, Infinity, ...looks.toReversed())) {
        await page.setViewportSize(size);
        await page.emulateMedia({ colorScheme });
        for (const rule of await axeViolations(page)) {
          broken.push(`${screen}, ${size.width} px, ${colorScheme}: ${rule}`);
        }
      }
    }
    expect(broken).toEqual([]);
    expect(seen).toContain('a saved trip');
    await leave();
  },
);

test('by keyboard, the skip link comes first, every control shows its focus, and headings are in order', async () => {
  const { page, leave } = await arrive({ viewport: PHONE });
  const problems: string[] = [];
  for await (const screen of everyScreen(page, site.url, 'en')) {
    const { stops, focusProblems } = await walkByTab(page);
    const inFront = await page.locator('dialog:modal').count();
    const skip = inFront === 0 && stops[0] !== "a 'Skip to content'" ? ['begins elsewhere'] : [];
    const found = [...focusProblems, ...skip, ...(await structureProblems(page))];
    problems.push(...found.map((problem) => `${screen}: ${problem}`));
  }
  expect(problems).toEqual([]);
  await leave();
});

test('nothing moves with reduced motion, and forced colours keep every control visible', async () => {
  const { page, leave } = await arrive({ viewport: DESKTOP });
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' });
  const problems: string[] = [];
  for await (const screen of everyScreen(page, site.url, 'en')) {
    const found = [...(await movingParts(page)), ...(await invisibleControls(page))];
    problems.push(...found.map((problem) => `${screen}: ${problem}`));
  }
  expect(problems).toEqual([]);
  await leave();
});

/** Running animations with a duration. */
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
