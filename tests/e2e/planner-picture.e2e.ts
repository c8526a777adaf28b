import { EventEmitter, once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSite } from './site-under-test.ts';
import type { SiteUnderTest } from './site-under-test.ts';
import { arrive } from './traveller.ts';

let site: SiteUnderTest;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site.stop());

const SIZES = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 412, height: 823 },
  { width: 768, height: 1024 },
  { width: 844, height: 390 },
  { width: 1440, height: 900 },
] as const;

test.each([
  ['en', 'light'],
  ['de', 'dark'],
] as const)(
  'in %s and %s, the planner stands where its picture was, at every width',
  async (language, colorScheme) => {
    const locale = language === 'de' ? 'de-DE' : 'en-GB';
    for (const viewport of SIZES) {
      const { page, errors, leave } = await arrive({
        locale,
        colorScheme,
        viewport,
        worker: false,
      });
      await watchShifts(page);
      // What comes after the map, and the headings' font, are no part of the first screen.
      await page.route(/later-parts-.*\.js|\.woff2$/u, () => undefined);
      const letGo = await holdFrame(page);
      await page.goto(`${site.url}/planner`);
      const picture = await looksOf(page);
      expect(await page.locator('html').getAttribute('lang')).toBe(language);
      await letGo();
      await page.locator('#root:not(:has([data-picture]))').waitFor();
      expect(picture.length).toBeGreaterThan(30);
      expect({ viewport, looks: await looksOf(page) }).toEqual({ viewport, looks: picture });
      expect(await page.evaluate(() => Number(Reflect.get(window, 'shifted')))).toBe(0);
      expect(errors).toEqual([]);
      await leave();
    }
  },
);

test('a picture of which only a part has arrived is not shown, so nothing in it moves', async () => {
  const { page, leave } = await arrive({ viewport: SIZES[0] });
  await watchShifts(page);
  const slow = await serveInParts(`${site.url}/planner`, '_pair_');
  await page.goto(slow.url, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.querySelector('[data-width="narrow"] [class*=single]'));
  expect(await page.locator('[data-picture]').isVisible()).toBe(false);
  slow.sendTheRest();
  await page.locator('[data-picture]').waitFor();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await page.evaluate(() => Number(Reflect.get(window, 'shifted')))).toBe(0);
  await leave();
  slow.stop();
});

test('nothing in the picture takes the keyboard, and the map under it can be moved', async () => {
  const { page, leave } = await arrive({ worker: false });
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

/** The frame's code waits until the returned function is called. */
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

/** The page at an address, on a line that stops at the last `mark` until the rest is sent. */
async function serveInParts(address: string, mark: string) {
  const html = await fetch(address).then((reply) => reply.text());
  const end = html.lastIndexOf(mark);
  const line = new EventEmitter();
  const server = createServer((request, response) => {
    if (request.url !== '/') {
      response.writeHead(404).end();
      return;
    }
    response.setHeader('content-type', 'text/html');
    response.write(html.slice(0, end));
    line.once('free', () => response.end(html.slice(end)));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${portOf(server.address())}/`,
    sendTheRest: () => line.emit('free'),
    stop: () => server.close(),
  };
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

/** How far anything jumped since the page was opened, as the browser reckons it. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.set(window, 'shifted', 0);
    new PerformanceObserver((list) => {
      const shifts = list.getEntries().map((entry) => Number(Reflect.get(entry, 'value')));
      const before = Number(Reflect.get(window, 'shifted'));
      Reflect.set(
        window,
        'shifted',
        shifts.reduce((sum, shift) => sum + shift, before),
      );
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Each visible part with its place and colours; what may hold a value, and the map, without. */
async function looksOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const map =
      '[role="application"], [role="application"] *, section > div:empty, [data-map-place] *';
    const parts = [...document.querySelectorAll('#root header, #root header *, #root main *')];
    return parts.flatMap((part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      if (width * height === 0 || part.matches(map)) return [];
      const style = getComputedStyle(part);
      const isValue = part.matches('input, textarea, section section p, section section p *');
      const color = isValue ? '' : style.color;
      const sea = part.matches('[aria-busy]') ? '' : style.backgroundColor;
      const place = [x, y, width, height].map((px) => px.toFixed(1)).join(' ');
      return [`${part.tagName} ${place} ${color} ${sea} ${style.boxShadow} ${style.fontSize}`];
    });
  });
}
