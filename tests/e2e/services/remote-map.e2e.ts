import { EventEmitter, once } from 'node:events';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { GROUND, rasterStyle } from '#tests/services/map-styles.ts';
import type { Service } from '#tests/services/service.ts';
import { startTilesService } from '#tests/services/tiles-service.ts';
import { plannerScreen } from '#tests/e2e/support/planner-screen.ts';
import { swapConfiguration } from './swapped-build.ts';
import { startSite } from '#tests/e2e/support/site-under-test.ts';
import type { SiteUnderTest } from '#tests/e2e/support/site-under-test.ts';
import { arrive } from '#tests/e2e/support/traveller.ts';
import { IS_SOAK } from '#tests/helpers/soak.ts';

const TOKEN = 'pk.e2e.token';
const UNANSWERED = 'The map service did not answer. This is the built-in map.';
const BUILT_IN = '© Natural Earth (roads 2016) · GSHHG · NOAA · GeoNames';
const OWN = '© Test tiles & friends';
const BUILT_IN_SEA = '#BFDCE8';

let service: Service;
let selfHosted: SiteUnderTest;
let mapbox: SiteUnderTest;

beforeAll(async () => {
  service = await startTilesService();
  const style = {
    VITE_MAP_STYLE_URL: `${service.url}/style.json`,
    VITE_MAP_TILES_CACHEABLE: 'true',
  };
  selfHosted = await startSite(0, swapConfiguration(style));
  const account = { VITE_MAPBOX_ACCESS_TOKEN: TOKEN, VITE_MAPBOX_API_URL: service.url };
  const cacheable = { ...account, VITE_MAP_TILES_CACHEABLE: 'true' };
  mapbox = await startSite(0, swapConfiguration(cacheable));
}, 180_000);

afterEach(() => service.failAlways(null));

afterAll(async () => {
  await Promise.all([selfHosted.stop(), mapbox.stop(), service.stop()]);
});

test(
  'the built-in map is shown at once, then the remote one, and no other origin is requested',
  { tags: 'every-run' },
  async () => {
    const { page, requests, errors, leave } = await arrive();
    const answer = await holdStyle(page);
    await page.goto(`${selfHosted.url}/planner`);
    await plannerScreen(page).drawn();
    await page.getByText(BUILT_IN).waitFor();
    expect(await seaColor(page)).toBe(BUILT_IN_SEA);
    expect(await page.locator('canvas.basemap-labels').count()).toBe(1);
    answer();
    await page.getByText(OWN).waitFor();
    expect(await page.getByText(BUILT_IN).count()).toBe(0);
    expect(await seaColor(page)).toBe(GROUND.sea);
    expect(await page.locator('canvas.basemap-labels').count()).toBe(0);
    expect(errors).toEqual([]);
    expect(originsOf(requests)).toEqual([selfHosted.url, service.url].toSorted());
    await leave();
  },
);

test('a raster map is drawn too', async () => {
  const { page, errors, leave } = await arrive({ viewport: { width: 390, height: 844 } });
  const body = JSON.stringify(rasterStyle(`${service.url}/pictures/{z}/{x}/{y}.png`));
  service.fail({ kind: 'answer', status: 200, body });
  await page.goto(`${selfHosted.url}/planner`);
  const credit = page.getByRole('link', { name: 'Test rasters' });
  await credit.waitFor();
  expect(await credit.getAttribute('href')).toBe('https://tiles.example/terms');
  expect(errors).toEqual([]);
  await leave();
});

test('Mapbox is requested at its API only, with the token, and credited as its terms require', async () => {
  const { page, requests, errors, leave } = await arrive({ worker: true });
  await page.goto(`${mapbox.url}/planner`);
  for (const name of ['Mapbox', '© Mapbox', '© OpenStreetMap', 'Improve this map']) {
    await page.getByRole('link', { name, exact: true }).waitFor();
  }
  for (const url of requests) expect(url.includes(TOKEN)).toBe(new URL(url).origin === service.url);
  expect(originsOf(requests)).toEqual([mapbox.url, service.url].toSorted());
  expect(errors).toEqual([]);
  await leave();
});

test('the labels change language without another request', async () => {
  const { page, leave } = await arrive();
  await page.goto(`${selfHosted.url}/planner`);
  await page.getByText(OWN).waitFor();
  const english = await settledPicture(page);
  const requestCount = service.requests.length;
  await page.getByRole('radio', { name: 'Deutsch' }).check();
  await page.locator('html[lang="de"]').waitFor({ state: 'attached' });
  await expect.poll(async () => (await scandinavia(page)).equals(english)).toBe(false);
  await page.getByRole('radio', { name: 'English' }).check();
  await expect.poll(async () => (await scandinavia(page)).equals(english)).toBe(true);
  expect(service.requests).toHaveLength(requestCount);
  await leave();
});

const UNUSABLE = [
  ['refuses', { kind: 'answer', status: 403 }],
  ['drops the line', { kind: 'drop' }],
  ['is broken', { kind: 'answer', status: 503 }],
  ['never answers', { kind: 'silence' }],
] as const;

test.each(IS_SOAK ? UNUSABLE : UNUSABLE.slice(0, 2))(
  'where the service %s, the built-in map stays and says so',
  async (_, fault) => {
    const { page, errors, leave } = await arrive();
    service.failAlways(fault);
    await page.goto(`${mapbox.url}/planner`);
    await page.getByText(UNANSWERED).waitFor();
    await page.getByText(BUILT_IN).waitFor();
    expect(await seaColor(page)).toBe(BUILT_IN_SEA);
    const own = errors.filter((error) => error.startsWith('The map service'));
    expect(own.length).toBeLessThanOrEqual(1);
    expect(own.join(' ')).not.toContain(TOKEN);
    await leave();
  },
);

test('when tiles fail the built-in map returns, until they load again', async () => {
  const { page, leave } = await arrive();
  await page.goto(`${mapbox.url}/planner`);
  const credit = page.getByRole('link', { name: '© Mapbox' });
  await credit.waitFor();
  service.failAlways({ kind: 'answer', status: 500 });
  await page.getByRole('button', { name: 'Zoom out' }).click();
  await page.getByText(UNANSWERED).waitFor();
  await expect.poll(() => seaColor(page, 225)).toBe(BUILT_IN_SEA);
  expect(await credit.count()).toBe(0);
  service.failAlways(null);
  await page.evaluate(() => globalThis.dispatchEvent(new Event('online')));
  await credit.waitFor();
  expect(await page.getByText(UNANSWERED).count()).toBe(0);
  await leave();
});

test('a cacheable map is shown without its service', async () => {
  const { page, leave } = await arrive({ worker: true });
  await visitTwice(page, selfHosted, OWN);
  await expect.poll(async () => (await cachedUrls(page)).length).toBeGreaterThan(8);
  expect((await cachedUrls(page)).filter((url) => !url.startsWith(service.url))).toEqual([]);
  service.failAlways({ kind: 'drop' });
  await page.goto(`${selfHosted.url}/planner`);
  await page.getByText(OWN).waitFor();
  expect(await seaColor(page)).toBe(GROUND.sea);
  await leave();
});

test.runIf(IS_SOAK)(
  'nothing of Mapbox is cached: without the service the built-in map is shown',
  async () => {
    const { page, leave } = await arrive({ worker: true });
    await visitTwice(page, mapbox, '© Mapbox');
    expect(await cachedUrls(page)).toEqual([]);
    service.failAlways({ kind: 'drop' });
    await page.goto(`${mapbox.url}/planner`);
    await page.getByText(UNANSWERED).waitFor();
    expect(await seaColor(page)).toBe(BUILT_IN_SEA);
    await leave();
  },
);

/** Holds the style back until the returned function is called. */
async function holdStyle(page: Page): Promise<() => void> {
  const gate = new EventEmitter();
  const opened = once(gate, 'open');
  await page.route(`${service.url}/style.json`, async (route) => {
    await opened;
    await route.continue();
  });
  return () => void gate.emit('open');
}

/** Visits twice: the first visit installs the worker, the second is served by it. */
async function visitTwice(page: Page, site: SiteUnderTest, credit: string): Promise<void> {
  await page.goto(`${site.url}/planner`);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.goto(`${site.url}/planner`);
  await page.getByText(credit).waitFor();
}

/** The map requests in the worker's cache. */
function cachedUrls(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const cache = await caches.open('fernweh-map-1');
    return (await cache.keys()).map(({ url }) => url);
  });
}

/** A screenshot once the map and its fonts are complete. */
async function settledPicture(page: Page): Promise<Buffer> {
  let picture = await scandinavia(page);
  const isSettled = async () => {
    const last = picture;
    picture = await scandinavia(page);
    return picture.equals(last);
  };
  await expect.poll(isSettled).toBe(true);
  return picture;
}

/** A part of the first view with place names and no controls. */
async function scandinavia(page: Page): Promise<Buffer> {
  const { x, y } = await mapBox(page);
  return page.screenshot({ clip: { x: x + 440, y: y + 100, width: 300, height: 250 } });
}

/** Colour (#RRGGBB) at 51° N, where the first view shows sea on a wide screen. */
async function seaColor(page: Page, fromLeft = 90): Promise<string> {
  const { x, y, height } = await mapBox(page);
  const clip = { x: x + fromLeft, y: y + height / 2, width: 1, height: 1 };
  const { data } = await sharp(await page.screenshot({ clip }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return `#${data.toString('hex').toUpperCase()}`;
}

async function mapBox(page: Page) {
  const box = await plannerScreen(page).map().boundingBox();
  if (box === null) throw new Error('the map is not on the screen');
  return box;
}

function originsOf(urls: readonly string[]): string[] {
  const http = urls.filter((url) => url.startsWith('http'));
  return [...new Set(http.map((url) => new URL(url).origin))].toSorted();
}
