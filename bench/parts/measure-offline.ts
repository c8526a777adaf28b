import type { Browser, BrowserContext, CDPSession } from 'playwright-core';
import type { Baselines } from '../baselines.ts';
import type { Bench } from '../bench.ts';
import type { Figure } from '../figures/figure.ts';
import { newSlowPage, newVisitor } from '../page/phone.ts';
import { ratio } from '../figures/ratio.ts';
import { serve } from '../page/site.ts';
import type { Metrics } from '../page/watch.ts';

const ARTICLE = '/blog/wandern-in-den-alpen';

/** A visitor with an installed worker and a stopped server. */
type OfflineVisitor = { context: BrowserContext; workers: CDPSession; url: string };

/** Offline cold starts with the service worker stopped, against baselines with a worker. */
export async function measureOffline(
  { browser, rounds }: Bench,
  folders: Baselines & { ours: string },
): Promise<Figure[]> {
  const ours = await goOffline(browser, folders.ours, '/planner', '[data-ready="true"]');
  const hello = await goOffline(browser, folders.helloWorld, '/', null);
  const bare = await goOffline(browser, folders.bareMap, '/', null);
  const times = { hello: [0], article: [0], bare: [0], planner: [0] };
  for (const values of Object.values(times)) values.length = 0;
  for (let round = 0; round < rounds; round += 1) {
    times.hello.push((await coldStart(hello, '/', false)).fcpMs);
    times.article.push((await coldStart(ours, ARTICLE, false)).fcpMs);
    times.bare.push((await coldStart(bare, '/', true)).mapMs);
    times.planner.push((await coldStart(ours, '/planner', true)).mapMs);
  }
  for (const { context } of [ours, hello, bare]) await context.close();
  return [
    ratio(`offline ${ARTICLE} first contentful paint / hello-world`, times.article, times.hello, 2),
    ratio('offline /planner map interactive / bare OpenLayers', times.planner, times.bare, 2.4),
  ];
}

/** Visits until everything is stored, then stops the server. `ready`: selector for that state. */
async function goOffline(
  browser: Browser,
  folder: string,
  path: string,
  ready: string | null,
): Promise<OfflineVisitor> {
  const site = await serve(folder);
  // A baseline's worker is registered from outside, which its policy would not allow.
  const context = await newVisitor(browser, 'allow', { bypassCSP: ready === null });
  const { page, watch } = await newSlowPage(context, 'cpu');
  await page.goto(site.url + path);
  if (ready === null) {
    await page.evaluate(async () => {
      await navigator.serviceWorker.register('/worker.js');
      await navigator.serviceWorker.ready;
    });
    await page.reload();
    await watch.settled();
  } else {
    await page.locator(ready).first().waitFor({ state: 'attached', timeout: 180_000 });
  }
  const workers = await context.newCDPSession(await context.newPage());
  await workers.send('ServiceWorker.enable');
  await page.close();
  await site.stop();
  return { context, workers, url: site.url };
}

async function coldStart(
  { context, workers, url }: OfflineVisitor,
  path: string,
  map: boolean,
): Promise<Metrics> {
  await workers.send('ServiceWorker.stopAllWorkers');
  const { page, watch } = await newSlowPage(context, 'cpu', map ? ['map-probe.js'] : []);
  await page.goto(url + path);
  const seen = await watch.until(({ mapMs, fcpMs }) => (map ? mapMs : fcpMs) > 0);
  await page.close();
  return seen;
}
