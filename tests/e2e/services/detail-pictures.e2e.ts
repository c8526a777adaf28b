import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mapPicture, zoomTo } from '#tests/e2e/support/map-picture.ts';
import type { MapPicture, Point, Rgb, Spot } from '#tests/e2e/support/map-picture.ts';
import { plannerScreen } from '#tests/e2e/support/planner-screen.ts';
import { startSite } from '#tests/e2e/support/site-under-test.ts';
import type { SiteUnderTest } from '#tests/e2e/support/site-under-test.ts';
import { arrive } from '#tests/e2e/support/traveller.ts';
import { startDetailService } from '#tests/services/detail-service.ts';
import type { DetailService } from '#tests/services/detail-service.ts';
import { swapConfiguration } from './swapped-build.ts';

const WAIT = { timeout: 30_000 };
const VIEWPORT = { width: 1280, height: 640 };
const SCHEMES = ['light', 'dark'] as const;

/** Features of the tiles, and a pin beside each. */
const FEATURES = [
  {
    name: 'a lake below the Comapedrosa',
    pin: { lat: 42.5772, lng: 1.446 },
    at: { lat: 42.5776, lng: 1.44857 },
    zoom: 14,
    color: { light: [0xbf, 0xdc, 0xe8], dark: [0x11, 0x22, 0x2c] },
  },
  {
    name: 'a main street of Andorra la Vella',
    pin: { lat: 42.508, lng: 1.5225 },
    at: { lat: 42.50675, lng: 1.52392 },
    zoom: 15,
    color: { light: [0xf9, 0xe7, 0xb5], dark: [0x7f, 0x73, 0x50] },
  },
  {
    name: 'a house of Andorra la Vella',
    pin: { lat: 42.508, lng: 1.5225 },
    at: { lat: 42.50664, lng: 1.52473 },
    zoom: 16,
    color: { light: [0xd8, 0xcb, 0xb8], dark: [0x43, 0x46, 0x3f] },
  },
] as const;
/** On a road that the tiles do not have; they end 6 km west of it. */
const ROAD_BEYOND = { at: { lat: 42.499, lng: 1.8791 }, color: [0xfc, 0xf0, 0xcb] } as const;
/** Beside the summit; the row of pixels below it crosses no path and no name. */
const COMAPEDROSA = { lat: 42.5925, lng: 1.4445 };
/** Sum over red, green and blue. */
const SAME_COLOR = 12;

let service: DetailService;
let site: SiteUnderTest;

beforeAll(async () => {
  service = await startDetailService({ coding: 'undeclared' });
  const folder = swapConfiguration({
    VITE_MAP_DETAIL_URL: `${service.url}/andorra.json`,
    VITE_MAP_TERRAIN_URL: `${service.url}/terrain.json`,
  });
  site = await startSite(0, folder);
}, 180_000);

afterAll(async () => {
  await Promise.all([site.stop(), service.stop()]);
});

test.each(FEATURES)('$name is drawn where it is, by day and by night', async (feature) => {
  const { page, errors, leave } = await arrive({ viewport: VIEWPORT });
  await openDetail(page, feature.pin);
  await zoomTo(page, feature.pin, feature.zoom);
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme });
    const isThere = async () => {
      const picture = await mapPicture(page, feature.pin);
      const color = feature.color[colorScheme];
      return picture.around(picture.at(feature.at), 3).some((seen) => isSame(seen, color));
    };
    await expect.poll(isThere, WAIT).toBe(true);
  }
  expect(errors.filter((error) => !error.includes('404'))).toEqual([]);
  await leave();
});

test('heights from real pictures become light, shadow and contour lines', async () => {
  const { page, leave } = await arrive({ viewport: VIEWPORT });
  await openDetail(page, COMAPEDROSA);
  await zoomTo(page, COMAPEDROSA, 15);
  const seen = async () => {
    const picture = await mapPicture(page, COMAPEDROSA);
    const tip = picture.at(COMAPEDROSA);
    const brightness = (across: number, down: number, px: number) =>
      brightnessOf(picture, { x: tip.x + across, y: tip.y + down }, px);
    const row = Array.from({ length: 180 }, (_, at) => brightness(20 + at, 125, 0));
    // The ridge falls to the lit west and to the dark east, by 20 m every 12 pixels.
    return { contrast: brightness(-147, -120, 8) - brightness(117, 102, 8), lines: dipsIn(row) };
  };
  await expect.poll(async () => (await seen()).contrast, WAIT).toBeGreaterThan(25);
  expect((await seen()).lines).toBeGreaterThan(9);
  await leave();
});

test('beyond the last tile the roads of the bundled map are drawn', async () => {
  const { page, leave } = await arrive({ viewport: VIEWPORT });
  const pin = { lat: 42.505, lng: 1.87 };
  await openDetail(page, pin);
  await zoomTo(page, pin, 12);
  await expect.poll(() => service.tiles().join(' '), WAIT).toContain('vector/11/1034/');
  const road = async () => {
    const picture = await mapPicture(page, pin);
    return picture.around(picture.at(ROAD_BEYOND.at), 3).some((p) => isSame(p, ROAD_BEYOND.color));
  };
  await expect.poll(road, WAIT).toBe(true);
  await leave();
});

/** The view begins at zoom 8; from 10 on the detailed map is offered. */
async function openDetail(page: Page, pin: Point): Promise<void> {
  await page.goto(`${site.url}/planner?lat=${pin.lat}&lng=${pin.lng}`);
  await plannerScreen(page).drawn();
  await zoomTo(page, pin, 10);
  await page.getByRole('button', { name: 'Show the detailed map' }).click();
  await page.getByRole('button', { name: 'Hide the detailed map' }).waitFor();
}

function isSame(pixel: Rgb, color: Rgb): boolean {
  return pixel.reduce((sum, value, at) => sum + Math.abs(value - (color[at] ?? 0)), 0) < SAME_COLOR;
}

/** The mean of red, green and blue within a distance, px. */
function brightnessOf(picture: MapPicture, spot: Spot, px: number): number {
  const seen = picture.around(spot, px).flat();
  return seen.reduce((sum, value) => sum + value, 0) / seen.length;
}

/** Pixels that are darker than what lies three before and three behind. */
function dipsIn(row: readonly number[]): number {
  const at = (index: number) => row[index] ?? 0;
  return row.filter(
    (value, index) =>
      value <= Math.min(at(index - 1), at(index + 1)) &&
      value < Math.min(at(index - 3), at(index + 3)) - 5,
  ).length;
}
