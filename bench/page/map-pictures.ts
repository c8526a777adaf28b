import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import type { Site } from './site.ts';

/** Large enough for the picture to keep clear of the panel and the controls. */
const WINDOW = { width: 1440, height: 900 };
/** The part of the map that is taken, around its centre, px. */
export const PICTURE = { width: 640, height: 480 };
/** The pin is the traveller's, not the map's. */
const WITHOUT_PIN = '[data-pin] { visibility: hidden !important }';
const MAX_SHOTS = 60;

export type Scheme = 'light' | 'dark';
export type Point = { lat: number; lng: number };

declare global {
  interface Window {
    /** Defined in worker-probe.js. */
    benchWorkersIdle: () => boolean;
  }
}

/** Pictures of the planner's map around a chosen place, by zoom; `first` is that of a chosen place. */
export async function mapPictures(
  browser: Browser,
  site: Site,
  { lat, lng }: Point,
  colorScheme: Scheme,
  { first, last }: { first: number; last: number },
): Promise<ReadonlyMap<number, Buffer>> {
  const context = await browser.newContext({
    viewport: WINDOW,
    locale: 'en-GB',
    colorScheme,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    // The policy would refuse the style that hides the pin.
    bypassCSP: true,
  });
  const page = await context.newPage();
  await page.addInitScript({ path: join(import.meta.dirname, 'worker-probe.js') });
  await page.goto(`${site.url}/planner?lat=${lat}&lng=${lng}`);
  await page.locator('section[aria-busy="false"] [role="application"]').waitFor();
  const pictures = new Map([[first, await pictureAtRest(page)]]);
  for (let zoom = first + 1; zoom <= last; zoom += 1) {
    await page.getByRole('button', { name: 'Zoom in' }).click();
    pictures.set(zoom, await pictureAtRest(page));
  }
  await context.close();
  return pictures;
}

/**
 * The map once its workers have answered and it no longer changes: names are placed between frames.
 * @throws when it does not come to rest.
 */
async function pictureAtRest(page: Page): Promise<Buffer> {
  const map = await page.getByRole('application').boundingBox();
  if (map === null) throw new Error('no map');
  const clip = {
    x: Math.round(map.x + (map.width - PICTURE.width) / 2),
    y: Math.round(map.y + (map.height - PICTURE.height) / 2),
    ...PICTURE,
  };
  let last: Buffer = Buffer.alloc(0);
  for (let shot = 0; shot < MAX_SHOTS; shot += 1) {
    await page.waitForFunction(() => window.benchWorkersIdle());
    const picture = await page.screenshot({ clip, style: WITHOUT_PIN });
    if (last.equals(picture)) return picture;
    last = picture;
  }
  throw new Error('the map does not come to rest');
}
