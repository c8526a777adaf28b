import type { Browser } from 'playwright-core';
import { READING_PATHS } from '#src/app/pages.ts';
import type { Bench } from '../bench.ts';
import type { Figure } from '../figures/figure.ts';
import { blockingMs, newSlowPage, newVisitor } from '../page/phone.ts';
import { ratio } from '../figures/ratio.ts';
import { isScript, kilobytes } from '../page/site.ts';
import type { Site } from '../page/site.ts';
import { median } from '../figures/statistics.ts';

type Visit = {
  fcpMs: number;
  lcpMs: number;
  blockingMs: number;
  scriptsBeforePaintKb: number;
  scriptsKb: number;
};

const OTHER_PATHS = ['/planner', '/trips'];
const TIMED = /^\/(?:$|blog)/u;

/** First visits: paints against hello-world, JavaScript on the wire, total blocking time. */
export async function measurePages({
  browser,
  ours,
  helloWorld,
  rounds,
}: Bench): Promise<Figure[]> {
  const paths = [...READING_PATHS, ...OTHER_PATHS];
  const timed = paths.filter((path) => TIMED.test(path));
  const visits = new Map<string, Visit[]>(paths.map((path) => [path, []]));
  const hello = new Map<string, Visit[]>(timed.map((path) => [path, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const path of paths) {
      hello.get(path)?.push(await visit(browser, helloWorld, '/'));
      visits.get(path)?.push(await visit(browser, ours, path));
    }
  }
  const all = (of: Map<string, Visit[]>, path: string, value: keyof Visit) =>
    (of.get(path) ?? []).map((one) => one[value]);
  const medianOf = (path: string, value: keyof Visit) => median(all(visits, path, value));
  const paintRatio = (path: string, paint: string, value: keyof Visit, bar: number) =>
    ratio(
      `${path} ${paint} contentful paint / hello-world`,
      all(visits, path, value),
      all(hello, path, value),
      bar,
    );
  return [
    ...timed.flatMap((path) => [
      paintRatio(path, 'first', 'fcpMs', 1.25),
      paintRatio(path, 'largest', 'lcpMs', 2),
    ]),
    {
      what: 'JavaScript before the first paint of a reading page, the most of all',
      value: Math.max(...READING_PATHS.map((path) => medianOf(path, 'scriptsBeforePaintKb'))),
      unit: 'kB',
      bar: 0,
    },
    {
      what: '/ all JavaScript on the wire',
      value: medianOf('/', 'scriptsKb'),
      unit: 'kB',
      bar: 145,
    },
    ...paths.map((path): Figure => ({
      what: `${path} total blocking time`,
      value: medianOf(path, 'blockingMs'),
      unit: 'ms',
      bar: 200,
    })),
  ];
}

async function visit(browser: Browser, site: Site, path: string): Promise<Visit> {
  const context = await newVisitor(browser, 'block');
  const { page, watch } = await newSlowPage(context, 'cpu and network');
  const first = site.transfers.length;
  await page.goto(site.url + path);
  await watch.settled();
  const seen = watch.metrics();
  await context.close();
  const scripts = site.transfers.slice(first).filter(isScript);
  const paintedAtMs = seen.originMs + seen.fcpMs;
  return {
    fcpMs: seen.fcpMs,
    lcpMs: seen.lcpMs,
    blockingMs: blockingMs(seen),
    scriptsBeforePaintKb: kilobytes(scripts.filter(({ atMs }) => atMs < paintedAtMs)),
    scriptsKb: kilobytes(scripts),
  };
}
