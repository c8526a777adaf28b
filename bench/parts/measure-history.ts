import type { BrowserContext, Page } from 'playwright-core';
import type { Bench } from '../bench.ts';
import type { Figure } from '../figures/figure.ts';
import { ratio } from '../figures/ratio.ts';
import { newSlowPage, newVisitor, newWatchedPage } from '../page/phone.ts';
import { press } from '../page/press.ts';

const FEW = 3;
const MANY = 300;
const PLACE = 'lat=47.3769&lng=11.4803&from=2027-07-10&to=2027-07-20';
/** Event timing reports no shorter interactions. */
const SHORTEST_REPORTED_MS = 16;

type Times = { list: number[]; tick: number[]; save: number[] };

/** Times with 300 saved trips beside those with three: the list, a tick, and saving one more. */
export async function measureHistory({ browser, ours, rounds }: Bench): Promise<Figure[]> {
  const few: Times = { list: [], tick: [], save: [] };
  const many: Times = { list: [], tick: [], save: [] };
  for (let round = 0; round < rounds; round += 1) {
    for (const [count, times] of [
      [FEW, few],
      [MANY, many],
    ] as const) {
      const context = await newVisitor(browser, 'block');
      await fillHistory(context, ours.url, count);
      times.list.push(await timeOfList(context, ours.url));
      times.tick.push(await timeOfTick(context, ours.url));
      times.save.push(await timeOfSaving(context, ours.url));
      await context.close();
    }
  }
  const against = `${MANY} trips / ${FEW} trips`;
  return [
    ratio(`list of ${against}, until its first trip is painted`, many.list, few.list, 2),
    ratio(`tick to next paint, ${against}`, many.tick, few.tick, 1.5),
    ratio(`submit to shown and saved, ${against}`, many.save, few.save, 1.25),
  ];
}

/** Plans one trip and stores it again under other ids. */
async function fillHistory(context: BrowserContext, url: string, count: number): Promise<void> {
  const { page } = await newWatchedPage(context);
  await page.goto(`${url}/planner?${PLACE}`);
  await page.getByRole('button', { name: 'Get Recommendations' }).click();
  await page.locator('[data-saved="true"]').first().waitFor();
  await page.evaluate(copyTrips, count);
  await page.close();
}

/** Runs in the page. */
function copyTrips(count: number): Promise<void> {
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
            const time = store === 'trips' ? { savedAt } : {};
            records.put(Object.assign({}, record, { id: `copy-${copy}`, ...time }));
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
