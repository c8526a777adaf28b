import type { Bench } from '../bench.ts';
import { PLANNER_CONTROLS, READING_CONTROLS } from './controls.ts';
import type { Control } from './controls.ts';
import type { Figure } from '../figures/figure.ts';
import { newSlowPage, newVisitor } from '../page/phone.ts';
import { median, percentile } from '../figures/statistics.ts';

/** Event timing reports no shorter interactions. */
const SHORTEST_REPORTED_MS = 16;
const SLOWEST_SHOWN = 20;
/** Longer than any input takes until its next paint. */
const QUIET_AFTER_INPUT_MS = 800;

const JOURNEYS: readonly { path: string; controls: readonly Control[] }[] = [
  { path: '/blog', controls: READING_CONTROLS },
  { path: '/planner', controls: PLANNER_CONTROLS },
];

/** Time from each click or key to the next paint, as the browser itself reports it. */
export async function measureControls(bench: Bench): Promise<Figure[]> {
  const times = new Map<string, number[]>();
  for (let round = 0; round < bench.rounds; round += 1) {
    for (const { path, controls } of JOURNEYS) await journey(bench, path, controls, times);
  }
  const slowest = [...times]
    .map(([name, values]) => ({ name, ms: median(values) }))
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, SLOWEST_SHOWN)
    .map(({ name, ms }) => `${name} ${ms}`);
  return [
    {
      what: `click or key to next paint, p95 of ${times.size} controls`,
      value: percentile([...times.values()].flat(), 0.95),
      unit: 'ms',
      bar: 100,
      detail: `slowest: ${slowest.join(', ')}`,
    },
  ];
}

async function journey(
  { browser, ours }: Bench,
  path: string,
  controls: readonly Control[],
  times: Map<string, number[]>,
): Promise<void> {
  const context = await newVisitor(browser, 'block');
  const { page, watch } = await newSlowPage(context, 'cpu');
  await page.goto(ours.url + path);
  await watch.settled();
  const counted = new Set<string>();
  for (const { name, act } of controls) {
    await act(page);
    await watch.quiet(QUIET_AFTER_INPUT_MS);
    const { interactions } = watch.metrics();
    const found = Object.entries(interactions).filter(([id]) => !counted.has(id));
    for (const [id] of found) counted.add(id);
    const ms = Math.max(SHORTEST_REPORTED_MS, ...found.map(([, duration]) => duration));
    times.set(name, [...(times.get(name) ?? []), ms]);
  }
  await context.close();
}
