/* oxlint-disable unicorn/consistent-function-scoping -- what runs in the page is sent there whole */
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect } from 'vitest';

export type Point = { lat: number; lng: number };
/** CSS px of the picture or the viewport. */
export type Spot = { x: number; y: number };
export type Rgb = readonly [red: number, green: number, blue: number];

/** The visible map, with the position of any point in it. */
export type MapPicture = {
  at: (point: Point) => Spot;
  /** The colours of the pixels within a distance, px. */
  around: (spot: Spot, px: number) => Rgb[];
};

const TILE_PX = 256;
/** From the tip of the pin to each side of the picture. */
const REACH_PX = 220;
const EQUATOR_M = 40_075_016.686;

/** A picture of the map around the pin, which stands at `pin`, as it is now. */
export async function mapPicture(page: Page, pin: Point): Promise<MapPicture> {
  const { tip, zoom } = await mapView(page, pin);
  const corner = { x: Math.round(tip.x) - REACH_PX, y: Math.round(tip.y) - REACH_PX };
  const clip = { ...corner, width: 2 * REACH_PX, height: 2 * REACH_PX };
  const { data, info } = await sharp(await page.screenshot({ clip }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const origin = project(pin, zoom);
  return {
    at(point) {
      const { x, y } = project(point, zoom);
      return { x: tip.x - corner.x + x - origin.x, y: tip.y - corner.y + y - origin.y };
    },
    around(spot, px) {
      const steps = Array.from({ length: 2 * px + 1 }, (_, at) => at - px);
      return steps.flatMap((down) =>
        steps.map((across): Rgb => {
          const at = (Math.round(spot.y + down) * info.width + Math.round(spot.x + across)) * 3;
          return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
        }),
      );
    },
  };
}

/** Where the tip of the pin is in the viewport, and the zoom to a tenth, as the scale tells it. */
export async function mapView(page: Page, pin: Point): Promise<{ tip: Spot; zoom: number }> {
  const seen = await page.evaluate(() => {
    const box = document.querySelector('[data-pin]')?.getBoundingClientRect() ?? new DOMRect();
    const scale = document.querySelector<HTMLElement>('.ol-scale-line-inner');
    const [, length = '', unit] = /^([\d.]+)\s*(k?m)$/u.exec(scale?.textContent ?? '') ?? [];
    const metres = Number(length) * (unit === 'km' ? 1000 : 1);
    return {
      tip: { x: box.x + box.width / 2, y: box.bottom },
      metresPerPx: metres / Number.parseFloat(scale?.style.width ?? ''),
    };
  });
  const equatorPx = (EQUATOR_M * Math.cos((pin.lat * Math.PI) / 180)) / seen.metresPerPx;
  return { tip: seen.tip, zoom: Math.round(Math.log2(equatorPx / TILE_PX) * 10) / 10 };
}

/** Where a point is in the viewport; the pin stands at `pin`. */
export async function mapSpot(page: Page, pin: Point, point: Point): Promise<Spot> {
  const { tip, zoom } = await mapView(page, pin);
  const [from, to] = [project(pin, zoom), project(point, zoom)];
  return { x: tip.x + to.x - from.x, y: tip.y + to.y - from.y };
}

/** Comes nearer by the keyboard, step by step; the map keeps the focus. */
export async function zoomTo(page: Page, pin: Point, zoom: number): Promise<void> {
  const zoomNow = async () => (await mapView(page, pin)).zoom;
  for (let from = Math.round(await zoomNow()); from < zoom; from += 1) {
    await page.getByRole('application').press('+');
    await expect.poll(zoomNow).toBe(from + 1);
  }
}

/** Web mercator, px of the whole world at a zoom. */
function project({ lat, lng }: Point, zoom: number): Spot {
  const world = TILE_PX * 2 ** zoom;
  const northing = Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360));
  return { x: ((lng + 180) / 360) * world, y: (0.5 - northing / (2 * Math.PI)) * world };
}
