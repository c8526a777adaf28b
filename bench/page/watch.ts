import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { CDPSession, Page } from 'playwright-core';
import * as v from 'valibot';

const QUIET_MS = 3000;
const POLL_INTERVAL_MS = 100;
const LIMIT_MS = 120_000;

const metricsSchema = v.object({
  fcpMs: v.number(),
  lcpMs: v.number(),
  /** Tasks of more than 50 ms. */
  longTasks: v.array(v.object({ startMs: v.number(), durationMs: v.number() })),
  /** Longest time from an event to the next paint, by interaction id. */
  interactions: v.record(v.string(), v.number()),
  /** When the middle of the map was drawn. */
  mapMs: v.number(),
  /** From the click that submits until the result is shown and saved. */
  resultMs: v.number(),
  /** From that click until weather and ideas can be read: with stops, those of the first. */
  readMs: v.number(),
  /** performance.timeOrigin: the wall clock when the page started. */
  originMs: v.number(),
});

export type Metrics = v.InferOutput<typeof metricsSchema>;

declare global {
  interface Window {
    /** Maintained by probe.js. Times in ms; 0: not yet. */
    benchMetrics: Metrics;
    /** Sends the metrics to the bench as JSON. */
    benchReport: (metrics: string) => void;
  }
}

/**
 * Reads the reports of the probes in a page. The page is never evaluated from outside: that would run on
 * its throttled thread, and the first evaluation injects some hundred kilobytes of script.
 */
export type Watch = {
  /** @throws when nothing was reported yet. */
  metrics: () => Metrics;
  /** @throws after two minutes. */
  until: (isReached: (metrics: Metrics) => boolean) => Promise<Metrics>;
  /** Resolves when nothing was reported for this long, counted from now. */
  quiet: (ms: number) => Promise<void>;
  /** Resolves when the page is painted, the network idle, and nothing was reported for three seconds. */
  settled: () => Promise<void>;
};

export async function watch(page: Page, session: CDPSession, probes: readonly string[]) {
  let last: Metrics | null = null;
  let reportedAtMs = 0;
  session.on('Runtime.bindingCalled', ({ payload }) => {
    last = v.parse(v.pipe(v.string(), v.parseJson(), metricsSchema), payload);
    reportedAtMs = Date.now();
  });
  await session.send('Runtime.enable');
  await session.send('Runtime.addBinding', { name: 'benchReport' });
  for (const probe of probes) await page.addInitScript({ path: join(import.meta.dirname, probe) });
  const until = async (isReached: (metrics: Metrics) => boolean): Promise<Metrics> => {
    const deadlineMs = Date.now() + LIMIT_MS;
    while (Date.now() < deadlineMs) {
      if (last !== null && isReached(last)) return last;
      await setTimeout(POLL_INTERVAL_MS);
    }
    throw new Error(`${page.url()} did not report the awaited metrics`);
  };
  const watched: Watch = {
    metrics() {
      if (last === null) throw new Error(`${page.url()} reported nothing`);
      return last;
    },
    until,
    async quiet(ms) {
      const fromMs = Date.now();
      await until(() => Date.now() - Math.max(reportedAtMs, fromMs) > ms);
    },
    async settled() {
      await page.waitForLoadState('networkidle');
      await until(({ fcpMs }) => fcpMs > 0 && Date.now() - reportedAtMs > QUIET_MS);
    },
  };
  return watched;
}
