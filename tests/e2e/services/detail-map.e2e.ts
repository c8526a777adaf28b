import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startDetailService } from '#tests/services/detail-service.ts';
import type { DetailService } from '#tests/services/detail-service.ts';
import { plannerScreen } from '#tests/e2e/support/planner-screen.ts';
import { startSite } from '#tests/e2e/support/site-under-test.ts';
import type { SiteUnderTest } from '#tests/e2e/support/site-under-test.ts';
import { arrive } from '#tests/e2e/support/traveller.ts';
import { swapConfiguration } from './swapped-build.ts';

const UNANSWERED = 'The map service did not answer. This is the built-in map.';
const OPEN_STREET_MAP = '© OpenStreetMap contributors';
/** The view begins at zoom 8. */
const ANDORRA = '/planner?lat=42.5063&lng=1.5218';
const FLORENCE = '/planner?lat=43.77&lng=11.25';
const WAIT = { timeout: 30_000 };

let service: DetailService;
let site: SiteUnderTest;

beforeAll(async () => {
  service = await startDetailService();
  const folder = swapConfiguration({
    VITE_MAP_DETAIL_URL: `${service.url}/tiles.json`,
    VITE_MAP_TERRAIN_URL: `${service.url}/terrain.json`,
  });
  site = await startSite(0, folder);
}, 180_000);

afterEach(() => {
  service.failAlways(null);
  service.requests.splice(0);
});

afterAll(async () => {
  await Promise.all([site.stop(), service.stop()]);
});

test(
  'another host is asked for nothing until the traveller says yes; the answer stays, and can be changed',
  { tags: 'every-run' },
  async () => {
    const { page, errors, leave } = await arrive();
    await openAt(page, ANDORRA);
    expect(await question(page).count()).toBe(0);
    await zoomIn(page, 2);
    await question(page).waitFor();
    await zoomIn(page, 4);
    expect(service.requests).toEqual([]);

    await page.getByRole('button', { name: 'Show the detailed map' }).click();
    await page.getByRole('link', { name: OPEN_STREET_MAP }).waitFor();
    expect(await question(page).count()).toBe(0);
    await expect.poll(() => zoomsOf(service, 'vector'), WAIT).toContain(12);
    // Zoom 13 was the nearest; from 15 on the finest tiles are drawn.
    await zoomIn(page, 3);
    await expect.poll(() => zoomsOf(service, 'vector'), WAIT).toContain(14);

    await page.getByRole('button', { name: 'Hide the detailed map' }).click();
    await page.getByRole('button', { name: 'Show the detailed map' }).waitFor();
    expect(await page.getByRole('link', { name: OPEN_STREET_MAP }).count()).toBe(0);
    await openAt(page, ANDORRA);
    service.requests.splice(0);
    await zoomIn(page, 3);
    await page.getByRole('button', { name: 'Show the detailed map' }).waitFor();
    expect(await question(page).count()).toBe(0);
    expect(service.requests).toEqual([]);

    await page.getByRole('button', { name: 'Show the detailed map' }).click();
    await page.getByRole('link', { name: OPEN_STREET_MAP }).waitFor();
    await openAt(page, ANDORRA);
    await zoomIn(page, 3);
    await page.getByRole('link', { name: OPEN_STREET_MAP }).waitFor();
    expect(errors).toEqual([]);
    await leave();
  },
);

test('who says no is not asked again', async () => {
  const { page, leave } = await arrive({ locale: 'de-DE' });
  await openAt(page, ANDORRA);
  await zoomIn(page, 2, 'Hineinzoomen');
  await page.getByRole('button', { name: 'Nein, danke' }).click();
  await page.getByRole('button', { name: 'Detailkarte zeigen' }).waitFor();
  expect(await page.getByText('sieht, welche Gegend du dir ansiehst').count()).toBe(0);
  await openAt(page, ANDORRA);
  await zoomIn(page, 2, 'Hineinzoomen');
  await page.getByRole('button', { name: 'Detailkarte zeigen' }).waitFor();
  expect(await page.getByText('sieht, welche Gegend du dir ansiehst').count()).toBe(0);
  expect(service.requests).toEqual([]);
  await leave();
});

test.each([
  [
    'answers with a page',
    { kind: 'answer', status: 200, type: 'text/html', body: '<!doctype html>' },
  ],
  ['refuses', { kind: 'answer', status: 403 }],
  ['drops the line', { kind: 'drop' }],
] as const)('where the host %s, the built-in map stays and says so', async (_, fault) => {
  const { page, errors, leave } = await arrive();
  service.failAlways(fault);
  await openAt(page, ANDORRA);
  await zoomIn(page, 2);
  await page.getByRole('button', { name: 'Show the detailed map' }).click();
  await page.getByText(UNANSWERED).waitFor();
  expect(await page.getByRole('link', { name: OPEN_STREET_MAP }).count()).toBe(0);
  expect(errors.filter((error) => error.startsWith('The detailed map'))).toHaveLength(1);
  service.failAlways(null);
  await page.evaluate(() => globalThis.dispatchEvent(new Event('online')));
  await page.getByRole('link', { name: OPEN_STREET_MAP }).waitFor();
  await page.getByText(UNANSWERED).waitFor({ state: 'detached' });
  await leave();
});

test('outside of its area nothing is credited, and no tile asked for', async () => {
  const { page, leave } = await arrive();
  await openAt(page, ANDORRA);
  await zoomIn(page, 2);
  await page.getByRole('button', { name: 'Show the detailed map' }).click();
  await page.getByRole('link', { name: OPEN_STREET_MAP }).waitFor();
  await openAt(page, FLORENCE);
  service.requests.splice(0);
  await zoomIn(page, 8);
  await page.getByText('GeoNames').waitFor();
  expect(await page.getByRole('link', { name: OPEN_STREET_MAP }).count()).toBe(0);
  expect(service.tiles()).toEqual([]);
  await leave();
});

test("the site's own tiles are shown without a question", async () => {
  const folder = swapConfiguration({ VITE_MAP_DETAIL_URL: '/tiles/tiles.json' });
  cpSync('tests/fixtures/tiles/vector', join(folder, 'tiles/vector'), { recursive: true });
  const tileJson = { tiles: ['vector/{z}/{x}/{y}.pbf'], minzoom: 8, maxzoom: 14 };
  writeFileSync(join(folder, 'tiles/tiles.json'), JSON.stringify(tileJson));
  const own = await startSite(0, folder);
  const { page, requests, errors, leave } = await arrive();
  await page.goto(`${own.url}${ANDORRA}`);
  await plannerScreen(page).drawn();
  await zoomIn(page, 2);
  await page.getByRole('link', { name: OPEN_STREET_MAP }).waitFor();
  expect(await page.getByRole('button', { name: 'the detailed map' }).count()).toBe(0);
  await expect
    .poll(() => requests.filter((url) => url.endsWith('.pbf')).length, WAIT)
    .toBeGreaterThan(0);
  const origins = requests
    .filter((url) => url.startsWith('http'))
    .map((url) => new URL(url).origin);
  expect(new Set(origins)).toEqual(new Set([own.url]));
  // Most of the view is outside of these tiles: what is not there is a 404, of which the browser tells.
  expect(errors.filter((error) => !error.includes('404'))).toEqual([]);
  await leave();
  await own.stop();
});

async function openAt(page: Page, path: string): Promise<void> {
  await page.goto(`${site.url}${path}`);
  await plannerScreen(page).drawn();
}

async function zoomIn(page: Page, steps: number, name = 'Zoom in'): Promise<void> {
  for (let step = 0; step < steps; step += 1) await page.getByRole('button', { name }).click();
}

function question(page: Page) {
  const host = new URL(service.url).host;
  return page.getByText(`Detailed map: ${host} sees which area you look at.`);
}

function zoomsOf({ tiles }: DetailService, kind: 'vector' | 'terrain'): number[] {
  return tiles().flatMap((tile) => (tile.startsWith(kind) ? Number(tile.split('/')[1]) : []));
}
