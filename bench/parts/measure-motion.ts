import { join } from 'node:path';
import type { CDPSession } from 'playwright-core';
import type { Bench } from '../bench.ts';
import type { Figure } from '../figures/figure.ts';
import { frameRateDuring } from '../page/frame-rate.ts';
import { newWatchedPage, PHONE } from '../page/phone.ts';
import { median } from '../figures/statistics.ts';

/** `zoomIn`: steps from zoom 8. The drags lead north-east, over tiles that are not drawn yet. */
const VIEWS = [
  { name: 'the Alps at zoom 8', place: 'lat=47.26&lng=11.39', zoomIn: 0 },
  { name: 'Lille at zoom 11', place: 'lat=50.63&lng=3.06', zoomIn: 3 },
];
const WINDOWS = { phone: PHONE.viewport, laptop: { width: 1440, height: 900 } };
const GESTURES = { dragged: drag, pinched: pinch };

/** Frame rate while the map is dragged and pinched, at full speed, without a GPU. */
export async function measureMotion({ browser, ours, rounds }: Bench): Promise<Figure[]> {
  const figures: Figure[] = [];
  const runs = Object.entries(WINDOWS).flatMap(([device, viewport]) =>
    VIEWS.map((view) => ({ device, viewport, view })),
  );
  for (const { device, viewport, view } of runs) {
    const context = await browser.newContext({ viewport, hasTouch: true, serviceWorkers: 'block' });
    const { page, session, watch } = await newWatchedPage(context);
    await page.addInitScript({ path: join(import.meta.dirname, '../page/frame-probe.js') });
    await page.goto(`${ours.url}/planner?${view.place}`);
    await watch.settled();
    for (let step = 0; step < view.zoomIn; step += 1) {
      await page.getByRole('button', { name: 'Zoom in' }).click();
    }
    await watch.settled();
    for (const [name, gesture] of Object.entries(GESTURES)) {
      const rates: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        rates.push(await frameRateDuring(page, () => gesture(session, viewport)));
        await watch.settled();
      }
      figures.push({
        what: `map ${name} on a ${device}, ${view.name}, frames a second`,
        value: median(rates),
        unit: 'fps',
        bar: 58,
        detail: `${viewport.width} x ${viewport.height}, ${Math.round(Math.min(...rates))} to ${Math.round(Math.max(...rates))}`,
      });
    }
    await context.close();
  }
  return figures;
}

type Window = { width: number; height: number };

/** A point in the uncovered part of the map on both devices. */
function middleOf({ width, height }: Window) {
  return { x: Math.round(width * 0.6), y: Math.round(height * 0.4) };
}

async function drag(session: CDPSession, size: Window): Promise<void> {
  const xDistance = -Math.round(size.width / 3);
  await session.send('Input.synthesizeScrollGesture', {
    ...middleOf(size),
    xDistance,
    yDistance: Math.round(size.height / 6),
    speed: 500,
    gestureSourceType: 'touch',
    repeatCount: 3,
    repeatDelayMs: 0,
  });
}

async function pinch(session: CDPSession, size: Window): Promise<void> {
  for (const scaleFactor of [2, 0.5]) {
    await session.send('Input.synthesizePinchGesture', {
      ...middleOf(size),
      scaleFactor,
      relativeSpeed: 300,
      gestureSourceType: 'touch',
    });
  }
}
