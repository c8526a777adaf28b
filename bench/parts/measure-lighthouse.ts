import { execFile } from 'node:child_process';
import { createServer } from 'node:net';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { READING_PATHS } from '#src/app/pages.ts';
import { twinOf } from '#src/app/address/page-address.ts';
import { LANGUAGES } from '#src/domain/language/language.ts';
import type { Bench } from '../bench.ts';
import type { Figure } from '../figures/figure.ts';
import { launchBrowser } from '../page/phone.ts';
import { waitForIdleBrowser } from '../page/wait-for-idle-browser.ts';
import { median } from '../figures/statistics.ts';

/** Fetched by npx on demand: with its dependencies it is as big as all that we install. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const MAX_ROUNDS = 3;
const MAX_TRIES = 3;
/** For one run, which takes half a minute on a slow machine. */
const LIMIT_MS = 180_000;
const MAX_REPORT_BYTES = 64_000_000;

const scoreSchema = v.object({ score: v.nullable(v.number()) });
const reportSchema = v.object({
  categories: v.object({
    performance: scoreSchema,
    accessibility: scoreSchema,
    'best-practices': scoreSchema,
    seo: scoreSchema,
  }),
});

type Scores = Record<keyof v.InferOutput<typeof reportSchema>['categories'], number>;

/**
 * Lighthouse's four scores with its mobile preset, median of at most three, in both languages. All
 * runs share one browser, whose storage each of them clears: a browser's start would distort the scores.
 */
export async function measureLighthouse({ ours, rounds }: Bench): Promise<Figure[]> {
  const program = await fetchLighthouse();
  const reading = READING_PATHS.filter((path) => /^\/(?:$|blog)/u.test(path));
  const twins = LANGUAGES.flatMap((code) => reading.map((path) => twinOf(path, code)));
  const paths = [...twins, '/planner'];
  const runs = new Map<string, Scores[]>(paths.map((path) => [path, []]));
  const port = await freePort();
  const browser = await launchBrowser([`--remote-debugging-port=${port}`]);
  // While this tab is open, Lighthouse's tabs do not open a new window each.
  await fetch(`http://localhost:${port}/json/new`, { method: 'PUT' });
  for (let round = 0; round < Math.min(rounds, MAX_ROUNDS); round += 1) {
    for (const path of paths) {
      console.error(`  ${path}`);
      await waitForIdleBrowser(browser);
      runs.get(path)?.push(await scoresOf(program, port, ours.url + path));
    }
  }
  await browser.close();
  return [...runs].flatMap(([path, scores]) => [
    points(path, 'performance', scores, path === '/planner' ? 90 : 100),
    points(path, 'accessibility', scores, 100),
    points(path, 'best-practices', scores, 100),
    points(path, 'seo', scores, 100),
  ]);
}

/** The program's path; looked up once, since npx takes as long as a run. */
async function fetchLighthouse(): Promise<string> {
  const where = ['--yes', '-p', LIGHTHOUSE, '-c', 'command -v lighthouse'];
  const { stdout } = await promisify(execFile)('npx', where);
  return stdout.trim();
}

function points(path: string, category: keyof Scores, runs: Scores[], bar: number): Figure {
  const value = median(runs.map((scores) => scores[category]));
  return { what: `${path} Lighthouse, ${category}`, value, unit: 'points', bar };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, 'localhost', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}

async function scoresOf(program: string, port: number, url: string): Promise<Scores> {
  const report = await reportOf(program, [url, `--port=${port}`, '--quiet', '--output=json']);
  const { categories } = v.parse(v.pipe(v.string(), v.parseJson(), reportSchema), report);
  return {
    performance: asPoints(categories.performance),
    accessibility: asPoints(categories.accessibility),
    'best-practices': asPoints(categories['best-practices']),
    seo: asPoints(categories.seo),
  };
}

/** Retries: now and then Lighthouse finds no start in its own trace. */
async function reportOf(program: string, args: string[]): Promise<string> {
  for (let attempt = 0; attempt < MAX_TRIES; attempt += 1) {
    try {
      const { stdout } = await promisify(execFile)(program, args, {
        maxBuffer: MAX_REPORT_BYTES,
        timeout: LIMIT_MS,
      });
      return stdout;
    } catch {
      console.error('  retrying');
    }
  }
  throw new Error(`Lighthouse gave no report, ${MAX_TRIES} times: ${args.join(' ')}`);
}

function asPoints({ score }: v.InferOutput<typeof scoreSchema>): number {
  return Math.round((score ?? 0) * 100);
}
