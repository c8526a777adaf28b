/** `npm run bench [-- part ...] [--rounds=n]`: measures, prints a table, writes bench/result.json. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuild } from '#server/build.mjs';
import { buildBaselines } from './baselines.ts';
import type { Bench, Part } from './bench.ts';
import type { Figure } from './figures/figure.ts';
import { measureControls } from './parts/measure-controls.ts';
import { measureHistory } from './parts/measure-history.ts';
import { measureLighthouse } from './parts/measure-lighthouse.ts';
import { measureMap } from './parts/measure-map.ts';
import { measureMotion } from './parts/measure-motion.ts';
import { measureOffline } from './parts/measure-offline.ts';
import { measurePages } from './parts/measure-pages.ts';
import { measurePlanner } from './parts/measure-planner.ts';
import { measureRecommendation } from './parts/measure-recommendation.ts';
import { measureSearch } from './parts/measure-search.ts';
import { measureSights } from './parts/measure-sights.ts';
import { launchBrowser } from './page/phone.ts';
import { tableOf } from './figures/report.ts';
import { serve } from './page/site.ts';

const DIST = join(import.meta.dirname, '../dist');
const RESULT = join(import.meta.dirname, 'result.json');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '5' } },
});

ensureBuild();
const folders = { ...(await buildBaselines()), ours: DIST };
const PARTS: Readonly<Record<string, Part>> = {
  pages: measurePages,
  planner: measurePlanner,
  map: measureMap,
  motion: measureMotion,
  controls: measureControls,
  offline: (bench) => measureOffline(bench, folders),
  search: measureSearch,
  recommendation: measureRecommendation,
  sights: measureSights,
  history: measureHistory,
  lighthouse: measureLighthouse,
};
const wanted = positionals.length === 0 ? Object.keys(PARTS) : positionals;
const unknown = wanted.filter((name) => PARTS[name] === undefined);
if (unknown.length > 0) {
  console.error(`No part ${unknown.join(', ')}; there are ${Object.keys(PARTS).join(', ')}.`);
  process.exit(1);
}

const browser = await launchBrowser();
const bench: Bench = {
  browser,
  ours: await serve(folders.ours),
  helloWorld: await serve(folders.helloWorld),
  bareMap: await serve(folders.bareMap),
  rounds: Number.parseInt(values.rounds, 10),
};
const figures: Figure[] = [];
for (const name of wanted) {
  console.error(`measuring ${name} ...`);
  const measured = (await PARTS[name]?.(bench)) ?? [];
  // At once: a later part may fail.
  console.log(tableOf(measured));
  figures.push(...measured);
}
const facts = {
  measuredOn: new Date().toISOString(),
  node: process.version,
  browser: browser.version(),
  rounds: bench.rounds,
};
await browser.close();
await Promise.all([bench.ours, bench.helloWorld, bench.bareMap].map((site) => site.stop()));
writeFileSync(RESULT, `${JSON.stringify({ ...facts, figures }, null, 2)}\n`);
console.log(`\n${tableOf(figures)}`);
