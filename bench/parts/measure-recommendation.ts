import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import type { Bench } from '../bench.ts';
import type { Figure } from '../figures/figure.ts';
import { newSlowPage, newVisitor } from '../page/phone.ts';
import { press } from '../page/press.ts';
import type { Metrics } from '../page/watch.ts';
import { median } from '../figures/statistics.ts';

/** A pin, and five stops from Vienna to Tallinn, as the address of the planner carries them. */
const PIN = 'lat=47.3769&lng=11.4803';
const FIVE_STOPS =
  'stops=48.2085,16.3721,3;50.0614,19.9366,2;52.2297,21.0122,2;54.6872,25.2797,2;59.437,24.7535,3&from=2027-07-10';

type Submission = Pick<Metrics, 'resultMs' | 'readMs'>;

/** From the last key to the press: what is planned ahead begins after half a second. */
const PAUSES = [
  { pauseMs: 3000, pressed: 'pressed after three seconds' },
  { pauseMs: 0, pressed: 'pressed at once' },
] as const;

/** From the click on submit until the result is on the screen and marked as saved, and until it can be read. */
export async function measureRecommendation(bench: Bench): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { pauseMs, pressed } of PAUSES) {
    const single = await submissions(bench, pauseMs, PIN, enterDates);
    const stops = await submissions(bench, pauseMs, FIVE_STOPS);
    figures.push(
      figureOf(`device recommendation, ${pressed} to shown and saved`, 500, single, 'resultMs'),
      figureOf(`five stops, ${pressed} to shown and saved`, 1600, stops, 'resultMs'),
      figureOf(`five stops, ${pressed}, the first can be read`, 600, stops, 'readMs'),
    );
  }
  return figures;
}

async function enterDates(page: Page): Promise<void> {
  await page.getByLabel('Start Date', { exact: true }).fill('10 Jul 2027');
  await page.getByLabel('End Date', { exact: true }).fill('20 Jul 2027');
}

async function submissions(
  { browser, ours, rounds }: Bench,
  pauseMs: number,
  query: string,
  fill: (page: Page) => Promise<void> = () => Promise.resolve(),
): Promise<Submission[]> {
  const times: Submission[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const context = await newVisitor(browser, 'block');
    const { page, watch } = await newSlowPage(context, 'cpu', ['result-probe.js']);
    await page.goto(`${ours.url}/planner?${query}`);
    await watch.settled();
    await fill(page);
    // Nobody types the wishes sooner.
    await watch.settled();
    await page.getByLabel('Travel Preferences').fill('hiking and photography');
    await setTimeout(pauseMs);
    await press(page, page.getByRole('button', { name: 'Get Recommendations' }));
    times.push(await watch.until(({ resultMs }) => resultMs > 0));
    await context.close();
  }
  return times;
}

function figureOf(
  what: string,
  bar: number,
  all: readonly Submission[],
  measured: keyof Submission,
): Figure {
  const times = all.map((one) => one[measured]);
  return {
    what,
    value: median(times),
    unit: 'ms',
    bar,
    detail: `${times.length} first submissions, ${Math.round(Math.min(...times))} to ${Math.round(Math.max(...times))} ms`,
  };
}
