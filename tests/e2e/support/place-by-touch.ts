/* oxlint-disable unicorn/consistent-function-scoping -- what runs in the page is sent there whole */
import type { Page } from 'playwright-core';
import { plannerScreen } from './planner-screen.ts';

export type Spot = { x: number; y: number };

/** The effect of a placing tap so far, in whole px and tenths of a zoom. */
export type Placed = {
  placing: boolean;
  zoom: number;
  /** How far the pin's point is from the tapped one, px of the map that was tapped. */
  offTheTap: number;
  /** How far the tip of the pin is from the middle of the free part of the map, px. */
  offTheMiddle: number;
};

/** The required effect (specification, sections 2, 4 and 9). */
export const RIGHT: Placed = { placing: false, zoom: 8, offTheTap: 0, offTheMiddle: 0 };

const TOP_ROW_PX = 74;
const FIRST_VIEW = { lat: 51, lng: 10, zoom: 4 };
const WORLD_PX = 256 * 2 ** FIRST_VIEW.zoom;
/** The pin, in both languages. */
const PIN = '[aria-label^="Destination."], [aria-label^="Reiseziel."]';
const METRES_PER_PX = 156_543.034;

/** Opens the planner, and its placing mode. */
export async function openToPlace(page: Page, site: string, language: 'en' | 'de'): Promise<void> {
  await page.goto(`${site}/planner`);
  const planner = plannerScreen(page, language);
  await planner.drawn();
  await page.getByRole('button', { name: planner.words.select }).tap();
  await page.locator('[aria-pressed="true"]').waitFor();
}

/** Where the map itself is under the finger, of a grid over all of it. */
export async function spotsOnMap(page: Page, columns: number, rows: number): Promise<Spot[]> {
  const box = await boxOfMap(page);
  const spots = Array.from({ length: columns * rows }, (_, index) => ({
    x: Math.round(box.x + (((index % columns) + 0.5) * box.width) / columns),
    y: Math.round(box.y + ((Math.floor(index / columns) + 0.5) * box.height) / rows),
  }));
  return page.evaluate(
    (all) =>
      all.filter(
        ({ x, y }) =>
          document.elementFromPoint(x, y)?.closest('[role="application"]') instanceof HTMLElement,
      ),
    spots,
  );
}

/** Taps the first view of the map in placing mode, by real touch; the returned function looks at it. */
export async function tapToPlace(page: Page, spot: Spot): Promise<() => Promise<Placed>> {
  const map = await boxOfMap(page);
  const wide = map.x > 0;
  const top = wide ? map.y : TOP_ROW_PX;
  const across = map.x + map.width / 2;
  // The sheet and the top row do not move the first view.
  const middle = map.y + map.height / 2;
  await page.touchscreen.tap(spot.x, spot.y);
  await page.waitForURL(/lat=/u);
  return async () => {
    const { searchParams } = new URL(page.url());
    const point = { lat: Number(searchParams.get('lat')), lng: Number(searchParams.get('lng')) };
    const seen = await look(page);
    const perPx = METRES_PER_PX * Math.cos((point.lat * Math.PI) / 180);
    const free = (top + (wide ? seen.mapBottom : seen.sheetTop)) / 2;
    return {
      placing: seen.placing,
      zoom: Math.round(Math.log2(perPx / seen.metresPerPx) * 10) / 10,
      offTheTap: distance(
        eastPx(point) - eastPx(FIRST_VIEW) - (spot.x - across),
        southPx(point) - southPx(FIRST_VIEW) - (spot.y - middle),
      ),
      offTheMiddle: distance(seen.pin.x - across, seen.pin.y - free),
    };
  };
}

function distance(x: number, y: number): number {
  return Math.round(Math.hypot(x, y));
}

function look(page: Page) {
  return page.evaluate((pinSelector) => {
    const boxOf = (part: string) => document.querySelector(part)?.getBoundingClientRect();
    const pin = boxOf(pinSelector) ?? new DOMRect();
    const scale = document.querySelector<HTMLElement>('.ol-scale-line-inner');
    const [, length = '', unit] = /^([\d.]+)\s*(k?m)$/u.exec(scale?.textContent ?? '') ?? [];
    const metres = Number(length) * (unit === 'km' ? 1000 : 1);
    return {
      placing: document.querySelector('[aria-pressed="true"]') !== null,
      pin: { x: pin.x + pin.width / 2, y: pin.bottom },
      metresPerPx: metres / Number.parseFloat(scale?.style.width ?? ''),
      mapBottom: boxOf('[role="application"]')?.bottom ?? 0,
      sheetTop: boxOf('[data-stop]')?.top ?? 0,
    };
  }, PIN);
}

async function boxOfMap(page: Page) {
  const box = await plannerScreen(page).map().boundingBox();
  if (box === null) throw new Error('the map is not on the screen');
  return box;
}

function eastPx({ lng }: { lng: number }): number {
  return (lng / 360) * WORLD_PX;
}

function southPx({ lat }: { lat: number }): number {
  const northing = Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360));
  return (-northing * WORLD_PX) / (2 * Math.PI);
}
