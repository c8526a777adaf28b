import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import type { Bench } from '../bench.ts';
import type { Figure } from '../figures/figure.ts';
import { newSlowPage, newVisitor } from '../page/phone.ts';
import { ratio } from '../figures/ratio.ts';
import { isScript, isTravelData, kilobytes } from '../page/site.ts';
import type { Site } from '../page/site.ts';
import { median } from '../figures/statistics.ts';

type Visit = { mapMs: number; scriptsKb: number; dataKb: number };

/** The planner's first visit until something is drawn in the middle of its map. */
export async function measurePlanner({ browser, ours, bareMap, rounds }: Bench): Promise<Figure[]> {
  const bare: Visit[] = [];
  const planner: Visit[] = [];
  for (let round = 0; round < rounds; round += 1) {
    bare.push(await firstVisit(browser, bareMap, '/'));
    planner.push(await firstVisit(browser, ours, '/planner'));
  }
  const medianOf = (visits: Visit[], value: keyof Visit) =>
    median(visits.map((seen) => seen[value]));
  return [
    {
      what: '/planner JavaScript until the map is interactive',
      value: medianOf(planner, 'scriptsKb'),
      unit: 'kB',
      bar: 235,
      detail: `bare OpenLayers ${Math.round(medianOf(bare, 'scriptsKb'))} kB`,
    },
    ratio(
      '/planner map interactive / bare OpenLayers',
      planner.map(({ mapMs }) => mapMs),
      bare.map(({ mapMs }) => mapMs),
      1.6,
    ),
    {
      what: '/planner data before the map is interactive',
      value: medianOf(planner, 'dataKb'),
      unit: 'kB',
      bar: 600,
    },
    // 9000 until the sights of the world came, 12,000 until roads, railways and every place did.
    { what: 'everything for offline use', value: offlineKb(), unit: 'kB', bar: 14_000 },
  ];
}

async function firstVisit(browser: Browser, site: Site, path: string): Promise<Visit> {
  const context = await newVisitor(browser, 'block');
  const { page, watch } = await newSlowPage(context, 'cpu and network', ['map-probe.js']);
  const first = site.transfers.length;
  await page.goto(site.url + path);
  const seen = await watch.until(({ mapMs }) => mapMs > 0);
  await context.close();
  const drawnAtMs = seen.originMs + seen.mapMs;
  const until = site.transfers.slice(first).filter(({ atMs }) => atMs < drawnAtMs);
  return {
    mapMs: seen.mapMs,
    scriptsKb: kilobytes(until.filter(isScript)),
    dataKb: kilobytes(until.filter(isTravelData)),
  };
}

/** The data pack and the worker's precached shell, compressed where the server does. */
function offlineKb(): number {
  const dist = join(import.meta.dirname, '../../dist');
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  const pack = files.filter((file) => /^(?:data|basemap)\/.*\.\w+$/u.test(file));
  const worker = readFileSync(join(dist, 'service-worker.js'), 'utf8');
  const shell = [...worker.matchAll(/"url":"([^"]+)"/gu)].map(([, url = '']) =>
    files.includes(`${url}.br`) ? `${url}.br` : url,
  );
  const bytes = [...pack, ...shell].map((file) => statSync(join(dist, file)).size);
  return bytes.reduce((sum, size) => sum + size, 0) / 1000;
}
