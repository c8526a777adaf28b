import { rm } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { DetailSources } from '#src/domain/map/detail-tiles.ts';
import { keptTiles, tileKey } from '#src/domain/map/kept-area.ts';
import type { SavedTrip } from '#src/domain/trip/trip.ts';
import { startDetailService } from '#tests/services/detail-service.ts';
import type { DetailService } from '#tests/services/detail-service.ts';
import { swapConfiguration } from '#tests/e2e/services/swapped-build.ts';
import { journeyTrip, storeTrips } from '#tests/e2e/support/save-trip.ts';
import { startSite } from '#tests/e2e/support/site-under-test.ts';
import type { SiteUnderTest } from '#tests/e2e/support/site-under-test.ts';
import { arrive, newProfile } from '#tests/e2e/support/traveller.ts';

/** Where the footer says what is stored. */
const DESK = { viewport: { width: 1280, height: 800 }, worker: true } as const;
const PHONE = { viewport: { width: 390, height: 844 }, worker: true } as const;
/** Timeout for storing the whole data pack on a busy machine. */
const PACK_MS = 180_000;
const TOWN = { lat: 42.5063, lng: 1.5218, place: 'Andorra la Vella, Andorra' };
/** 14 km from it. */
const SOLDEU = { lat: 42.5769, lng: 1.6677, place: 'Soldeu, Canillo, Andorra' };

let service: DetailService;
let folder = '';
let site: SiteUnderTest;

beforeAll(async () => {
  service = await startDetailService();
  folder = swapConfiguration({
    VITE_MAP_DETAIL_URL: `${service.url}/tiles.json`,
    VITE_MAP_TERRAIN_URL: `${service.url}/terrain.json`,
  });
  site = await startSite(0, folder);
}, 180_000);

afterEach(() => service.failAlways(null));

afterAll(async () => {
  await Promise.all([site.stop(), service.stop()]);
});

test('a trip to Andorra is kept: no tile missing, none outside, three at once, and there after a cold start', async () => {
  const profile = await newProfile();
  const before = await arrive({ ...DESK, profile });
  await store(before.page, [tripTo('andorra', TOWN)]);
  await before.page.goto(`${site.url}/trips/andorra`);
  await before.page.getByText(/: about [\d.]+\s[kM]B/u).waitFor();
  expect(service.mostAtOnce()).toBe(1);
  await before.page.getByRole('button', { name: 'Keep this map' }).click();
  await before.page.getByText('Map kept, ready offline').waitFor();

  const wanted = keysAround(TOWN);
  expect(wanted.length).toBeGreaterThan(200);
  const asked = service.tiles().map((path) => path.replace('vector', 'tiles'));
  expect(asked.toSorted()).toEqual(wanted.toSorted());
  expect(await keptKeys(before.page)).toEqual(wanted.toSorted());
  expect(service.mostAtOnce()).toBe(3);
  await before.page.goto(`${site.url}/planner`);
  await before.page.getByText('Ready offline').first().waitFor({ timeout: PACK_MS });
  await before.page
    .getByText(/^Maps kept with trips · \d(?:\.\d)?\sMB$/u)
    .first()
    .waitFor();
  await before.leave();

  await Promise.all([site.stop(), service.stop()]);
  onTestFinished(async () => {
    service = await startDetailService({ port: portOf(service.url) });
    site = await startSite(portOf(site.url), folder);
  });
  const { page, leave } = await arrive({ ...DESK, profile });
  await page.goto(`${site.url}/trips/andorra`);
  await page.getByText('Map kept, ready offline').waitFor();
  await page.goto(`${site.url}/planner?lat=${TOWN.lat}&lng=${TOWN.lng}`);
  await page.locator('section[aria-busy="false"] [role="application"]').waitFor();
  // From the zoom of a place to that of the detailed map.
  for (let step = 0; step < 3; step += 1) {
    await page.getByRole('button', { name: 'Zoom in' }).click();
  }
  await page.getByText('OpenStreetMap').first().waitFor();
  expect(await answeredAddresses(page, wanted)).toEqual(wanted);
  await leave();
  await rm(profile, { recursive: true, force: true });
}, 600_000);

test('two trips share tiles: what one gives up stays for the other, and the last takes all along', async () => {
  const { page, leave } = await arrive(PHONE);
  await store(page, [tripTo('town', TOWN), tripTo('soldeu', SOLDEU)]);
  await keepMapOf(page, 'town');
  const first = service.tiles().length;
  await keepMapOf(page, 'soldeu');
  const [town, soldeu] = [keysAround(TOWN), keysAround(SOLDEU)];
  const shared = soldeu.filter((key) => town.includes(key));
  expect(shared.length).toBeGreaterThan(50);
  // The second estimate may ask for a few that are there already.
  const again = service
    .tiles()
    .slice(first)
    .map((path) => path.replace('vector', 'tiles'));
  expect(again.filter((key) => shared.includes(key)).length).toBeLessThan(12);

  await page.goto(`${site.url}/trips/town`);
  await page.getByRole('button', { name: 'Remove kept map' }).click();
  await page.getByRole('button', { name: 'Keep this map' }).waitFor();
  await expect.poll(() => keptKeys(page)).toEqual(soldeu.toSorted());

  await page.goto(`${site.url}/trips/soldeu`);
  await page.getByRole('button', { name: 'Delete this trip' }).click();
  await page.getByText('As long as this page is open you can bring it back.').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Map kept, ready offline').waitFor();
  await page.getByRole('button', { name: 'Delete this trip' }).click();
  await page.getByText('As long as this page is open you can bring it back.').waitFor();
  await page.goto(`${site.url}/trips/town`);
  await page.waitForFunction(async () => !(await caches.has('fernweh-kept-map-1')));
  await leave();
});

test('a busy server is left alone, a paused map waits, and a closed page goes on by itself', async () => {
  const { page, leave } = await arrive(PHONE);
  await store(page, [tripTo('town', TOWN)]);
  await page.goto(`${site.url}/trips/town`);
  const keep = page.getByRole('button', { name: 'Keep this map' });
  await keep.waitFor();
  const busy = { kind: 'answer', status: 429, headers: { 'retry-after': '2' } } as const;
  service.failAlways(busy, /\.pbf$/u);
  await keep.click();
  await page.getByText('The map server asked for a break until').waitFor();
  service.failAlways({ kind: 'late', ms: 120 }, /\.pbf$/u);
  await page.getByText(/Keeping the map: \d+%, /u).waitFor();
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.getByText(/^Paused: /u).waitFor();
  await page.reload();
  await page.getByText(/^Paused: /u).waitFor();
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.getByRole('button', { name: 'Pause' }).waitFor();
  await page.reload();
  service.failAlways(null);
  await page.getByText('Map kept, ready offline').waitFor();
  expect(await keptKeys(page)).toEqual(keysAround(TOWN).toSorted());
  await leave();
});

test(
  'pages, wrong types and halves of tiles are not kept, and can be fetched later',
  { tags: 'every-run' },
  async () => {
    const { page, leave } = await arrive(PHONE);
    await store(page, [tripTo('town', TOWN)]);
    const html = { kind: 'answer', status: 200, type: 'text/html', body: '<h1>Sign in' } as const;
    service.failAlways(html, /\/14\/8261\/605[01]\.pbf$/u);
    await page.goto(`${site.url}/trips/town`);
    await page.getByRole('button', { name: 'Keep this map' }).click();
    await page.getByRole('button', { name: 'Keep the rest' }).waitFor();
    expect((await keptKeys(page)).filter((key) => /\/8261\/605[01]$/u.test(key))).toEqual([]);
    service.failAlways(null);
    service.fail({ kind: 'half' }, { kind: 'drop' });
    await page.getByRole('button', { name: 'Keep the rest' }).click();
    await page.getByText('Map kept, ready offline').waitFor();
    expect(await keptKeys(page)).toEqual(keysAround(TOWN).toSorted());
    await leave();
  },
);

function portOf(url: string): number {
  return Number(new URL(url).port);
}

async function keepMapOf(page: Page, id: string): Promise<void> {
  await page.goto(`${site.url}/trips/${id}`);
  await page.getByRole('button', { name: 'Keep this map' }).click();
  await page.getByText('Map kept, ready offline').waitFor();
}

/** A saved trip there; the traveller has said yes to the host of the tiles. */
async function store(page: Page, trips: SavedTrip[]): Promise<void> {
  await storeTrips(page, site.url, trips);
  await page.evaluate(() => localStorage.setItem('fernweh.detail-map', 'shown'));
}

function tripTo(id: string, location: SavedTrip['trip']['location']): SavedTrip {
  const saved = journeyTrip('karwendel');
  return { ...saved, id, trip: { ...saved.trip, location } };
}

/** By the bounds and zooms of the service. */
function keysAround(point: { lat: number; lng: number }): string[] {
  const common = { template: '', minZoom: 8 };
  const sources: DetailSources = {
    tiles: { ...common, maxZoom: 14, bounds: [1.384, 42.407, 7.449, 43.756] },
    terrain: { ...common, maxZoom: 11, bounds: [1.23, 42.293, 1.934, 42.683] },
  };
  return keptTiles([point], sources).map(tileKey);
}

async function keptKeys(page: Page): Promise<string[]> {
  const paths = await page.evaluate(async () => {
    const cache = await caches.open('fernweh-kept-map-1');
    return (await cache.keys()).map(({ url }) => new URL(url).pathname);
  });
  return paths
    .map((path) => path.replace('/kept-map/', ''))
    .filter((key) => /^(?:tiles|terrain)\//u.test(key))
    .toSorted();
}

/** The keys of the tiles that the service worker answers: with a tile, or that there is none. */
async function answeredAddresses(page: Page, keys: readonly string[]): Promise<string[]> {
  const addresses = keys.map((key) => {
    const path = key.startsWith('tiles/') ? `${key.replace('tiles', 'vector')}.pbf` : `${key}.png`;
    return `${service.url}/${path}`;
  });
  const answered = await page.evaluate(
    (all) =>
      Promise.all(
        all.map(async (address) => {
          const reply = await fetch(address).catch(() => null);
          return reply !== null && [200, 204].includes(reply.status);
        }),
      ),
    addresses,
  );
  return keys.filter((_, at) => answered[at]);
}
