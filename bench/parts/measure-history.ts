import type { BrowserContext, Page } from 'playwright-core';
import type { Bench } from '../bench.ts';
import type { Figure } from '../figures/figure.ts';
import { ratio } from '../figures/ratio.ts';
import { newSlowPage, newVisitor, newWatchedPage } from '../page/phone.ts';
import { press } from '../page/press.ts';

const FEW = 3;
const MANY = 300;
/** Trips of six stops each: as much to read as six hundred trips of one. */
const WITH_STOPS = { trips: 100, stops: 6 } as const;
const PLACE = 'lat=47.3769&lng=11.4803&from=2027-07-10&to=2027-07-20';
/** Event timing reports no shorter interactions. */
const SHORTEST_REPORTED_MS = 16;

type Times = { list: number[]; tick: number[]; save: number[] };

/**
 * Times with 300 saved trips beside those with three: the list, a tick, and saving one more; and with 100 trips of
 * six stops beside the 300.
 */
export async function measureHistory({ browser, ours, rounds }: Bench): Promise<Figure[]> {
  const few: Times = { list: [], tick: [], save: [] };
  const many: Times = { list: [], tick: [], save: [] };
  const route: Times = { list: [], tick: [], save: [] };
  for (let round = 0; round < rounds; round += 1) {
    for (const [count, times, stops] of [
      [FEW, few, 1],
      [MANY, many, 1],
      [WITH_STOPS.trips, route, WITH_STOPS.stops],
    ] as const) {
      const context = await newVisitor(browser, 'block');
      await fillHistory(context, ours.url, { count, stops });
      times.list.push(await timeOfList(context, ours.url));
      times.tick.push(await timeOfTick(context, ours.url));
      times.save.push(await timeOfSaving(context, ours.url));
      await context.close();
    }
  }
  const against = `${MANY} trips / ${FEW} trips`;
  const { trips, stops } = WITH_STOPS;
  const byStops = `${trips} trips of ${stops} stops / ${MANY} trips`;
  return [
    ratio(`list of ${against}, until its first trip is painted`, many.list, few.list, 2),
    ratio(`tick to next paint, ${against}`, many.tick, few.tick, 1.5),
    ratio(`submit to shown and saved, ${against}`, many.save, few.save, 1.25),
    ratio(`list of ${byStops}, until its first trip is painted`, route.list, many.list, 1),
    ratio(`tick to next paint, ${byStops}`, route.tick, many.tick, 1),
    ratio(`submit to shown and saved, ${byStops}`, route.save, many.save, 1),
  ];
}

type Copies = { count: number; stops: number };

/** Plans one trip and stores it again under other ids, with the stop once more for each further one. */
async function fillHistory(context: BrowserContext, url: string, copies: Copies): Promise<void> {
  const { page } = await newWatchedPage(context);
  await page.goto(`${url}/planner?${PLACE}`);
  await page.getByRole('button', { name: 'Get Recommendations' }).click();
  await page.locator('[data-saved="true"]').first().waitFor();
  await page.evaluate(copyTrips, copies);
  await page.close();
}

/** Runs in the page. */
function copyTrips({ count, stops }: Copies): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('fernweh');
    opening.addEventListener('error', () => reject(new Error('no database')));
    opening.addEventListener('success', () => {
      const transaction = opening.result.transaction(['trips', 'own'], 'readwrite');
      for (const store of ['trips', 'own']) {
        const records = transaction.objectStore(store);
        const reading = records.getAll();
        reading.addEventListener('success', () => {
          const record: unknown = reading.result[0];
          for (let copy = 1; copy < count; copy += 1) {
            const savedAt = new Date(Date.UTC(2026, 0, 1, 0, copy)).toISOString();
            const route = stops > 1 ? { stops: Array.from({ length: stops }, () => record) } : {};
            const plan = store === 'trips' ? { savedAt, ...route } : {};
            records.put(Object.assign({}, record, { id: `copy-${copy}`, ...plan }));
          }
        });
      }
      transaction.addEventListener('complete', () => {
        opening.result.close();
        resolve();
      });
    });
  });
}

async function timeOfList(context: BrowserContext, url: string): Promise<number> {
  const { page, watch } = await newSlowPage(context, 'cpu', ['list-probe.js']);
  await page.goto(`${url}/trips`);
  const { resultMs } = await watch.until((metrics) => metrics.resultMs > 0);
  await page.close();
  return resultMs;
}

async function timeOfTick(context: BrowserContext, url: string): Promise<number> {
  const { page, watch } = await newSlowPage(context, 'cpu');
  await page.goto(`${url}/trips/copy-1`);
  await watch.settled();
  const before = new Set(Object.keys(watch.metrics().interactions));
  await tickFirst(page);
  await watch.quiet(1000);
  const ticked = Object.entries(watch.metrics().interactions).filter(([id]) => !before.has(id));
  await page.close();
  return Math.max(SHORTEST_REPORTED_MS, ...ticked.map(([, ms]) => ms));
}

function tickFirst(page: Page): Promise<void> {
  return press(page, page.getByRole('checkbox').first());
}

async function timeOfSaving(context: BrowserContext, url: string): Promise<number> {
  const { page, watch } = await newSlowPage(context, 'cpu', ['result-probe.js']);
  await page.goto(`${url}/planner?${PLACE}`);
  await watch.settled();
  await press(page, page.getByRole('button', { name: 'Get Recommendations' }));
  const { resultMs } = await watch.until((metrics) => metrics.resultMs > 0);
  await page.close();
  return resultMs;
}
