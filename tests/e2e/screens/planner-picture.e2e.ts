import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveInParts } from '#tests/e2e/support/serve-in-parts.ts';
import { shiftsOf, watchShifts } from '#tests/e2e/support/shifts.ts';
import { startSite } from '#tests/e2e/support/site-under-test.ts';
import type { SiteUnderTest } from '#tests/e2e/support/site-under-test.ts';
import { arrive } from '#tests/e2e/support/traveller.ts';
import { IS_SOAK } from '#tests/helpers/soak.ts';

const ASSETS = join(import.meta.dirname, '../../../dist/assets');
/** The sheets that the planner waits for before it replaces the picture. */
const PLANNER_SHEET = /^(?:frame-parts|shared-parts|planner-parts|map-controller)-.*\.css$/u;

const LOOKS = [
  ['en', 'light'],
  ['de', 'dark'],
] as const;

let site: SiteUnderTest;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site.stop());

const SIZES = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 844, height: 390 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
] as const;

test.each(IS_SOAK ? LOOKS : LOOKS.slice(0, 1))(
  'in %s and %s, the planner replaces its picture without a shift, at every width',
  async (language, colorScheme) => {
    const locale = language === 'de' ? 'de-DE' : 'en-GB';
    for (const viewport of IS_SOAK ? SIZES : [SIZES[0], SIZES[2], SIZES[5]]) {
      const { page, errors, leave } = await arrive({
        locale,
        colorScheme,
        viewport,
        // The picture hints at a tap where it is narrow and at a click where it is wide; other devices get other words.
        touch: viewport.width < 760,
      });
      await watchShifts(page);
      // Deferred code and the headings' font are not part of the first screen.
      await page.route(/deferred-parts-.*\.js|\.woff2$/u, () => undefined);
      const releaseFrame = await holdFrame(page);
      await page.goto(`${site.url}/planner`, { waitUntil: 'domcontentloaded' });
      await page.locator('[data-picture]').waitFor();
      const picture = await looksOf(page);
      expect(await page.locator('html').getAttribute('lang')).toBe(language);
      await releaseFrame();
      await page.locator('#root:not(:has([data-picture]))').waitFor();
      expect(picture.length).toBeGreaterThan(30);
      expect({ viewport, looks: await looksOf(page) }).toEqual({ viewport, looks: picture });
      expect(await shiftsOf(page)).toBe(0);
      expect(errors).toEqual([]);
      await leave();
    }
  },
);

test('a picture that has arrived in part is not shown, so nothing in it shifts', async () => {
  const { page, leave } = await arrive({ viewport: SIZES[0] });
  await watchShifts(page);
  // The response pauses within the icon of the map's second button.
  const halted = await serveInParts(`${site.url}/planner`, 'M12 5v14', { last: true });
  await page.goto(halted.url, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.querySelector('[data-width="narrow"] circle[r="7"]'));
  expect(await page.locator('[data-picture]').isVisible()).toBe(false);
  halted.sendTheRest();
  await page.locator('[data-picture]').waitFor();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await shiftsOf(page)).toBe(0);
  await leave();
  halted.stop();
});

test.each([SIZES[1], SIZES[5]])(
  'the picture and its map stay as they are when the style sheets arrive before the planner, $width',
  async (viewport) => {
    const { page, leave } = await arrive({ viewport });
    await holdFrame(page);
    await page.goto(`${site.url}/planner`);
    const map = page.locator('[data-map-place]');
    await map.locator('canvas').first().waitFor();
    const before = { looks: await looksOf(page), map: await map.boundingBox() };
    const sheets = readdirSync(ASSETS).filter((name) => PLANNER_SHEET.test(name));
    expect(sheets).toHaveLength(4);
    for (const name of sheets) await page.addStyleTag({ url: `${site.url}/assets/${name}` });
    expect({ looks: await looksOf(page), map: await map.boundingBox() }).toEqual(before);
    await leave();
  },
);

test('nothing in the picture takes focus, and pointers reach the map under it', async () => {
  const { page, leave } = await arrive();
  await holdFrame(page);
  await page.goto(`${site.url}/planner`);
  await page.locator('[data-map-place] canvas').first().waitFor();
  for (let press = 0; press < 3; press += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('[data-picture]'))).toBeNull();
  }
  const under = await page.evaluate(() => {
    const found = document.elementFromPoint(900, 450);
    return found?.closest('[data-map-place]') !== null;
  });
  expect(under).toBe(true);
  await leave();
});

test.each([
  ['en-GB', 'The planner needs JavaScript', 'Read the articles'],
  ['de-DE', 'Der Planer braucht JavaScript', 'Zu den Artikeln'],
])('without scripts, %s is told that the planner needs them', async (locale, heading, link) => {
  const { page, errors, leave } = await arrive({ locale, scripts: false });
  await page.goto(`${site.url}/planner`);
  await page.getByRole('heading', { name: heading }).waitFor();
  await page.getByRole('link', { name: link }).click();
  await page.waitForURL('**/blog');
  expect(errors).toEqual([]);
  await leave();
});

/** Holds the frame's chunk back until the returned function is called. */
async function holdFrame(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  await page.route('**/assets/frame-parts-*.js', (route) => {
    held.push(route);
  });
  return async () => {
    await page.unroute('**/assets/frame-parts-*.js');
    await Promise.all(held.map((route) => route.continue()));
  };
}

/** Box and styles of each visible element; text colour is left out for values, and the map is left out. */
async function looksOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const hiddenForm = 'section [inert], section [inert] *';
    const map =
      '[role="application"], [role="application"] *, section > div:empty, [data-map-place] *, :has(> .ol-scale-line), .ol-scale-line, .ol-scale-line *';
    const parts = [...document.querySelectorAll('#root header, #root header *, #root main *')];
    return parts.flatMap((part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      // A square pixel is for screen readers. The collapsed sheet hides its form, which is rendered after the map.
      if (width * height <= 1 || part.matches(`${map}, ${hiddenForm}`)) return [];
      const style = getComputedStyle(part);
      const isValue = part.matches('input, textarea, section section p, section section p *');
      const color = isValue ? '' : style.color;
      const sea = part.matches('[aria-busy]') ? '' : style.backgroundColor;
      const place = [x, y, width, height].map((px) => px.toFixed(1)).join(' ');
      return [`${part.tagName} ${place} ${color} ${sea} ${style.boxShadow} ${style.fontSize}`];
    });
  });
}
