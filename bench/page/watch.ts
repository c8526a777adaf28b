import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { CDPSession, Page } from 'playwright-core';
import * as v from 'valibot';

const QUIET_MS = 3000;
const LOOK_EVERY_MS = 100;
const LIMIT_MS = 120_000;

const seenSchema = v.object({
  fcpMs: v.number(),
  lcpMs: v.number(),
  /** Tasks of more than 50 ms. */
  longTasks: v.array(v.object({ startMs: v.number(), durationMs: v.number() })),
  /** Longest time from an event to the next paint, by interaction. */
  interactions: v.record(v.string(), v.number()),
  /** When the middle of the map was drawn. */
  mapMs: v.number(),
  /** From the click that submits until the result is shown and saved. */
  resultMs: v.number(),
  /** The wall clock at the page's zero. */
  originMs: v.number(),
});

export type Seen = v.InferOutput<typeof seenSchema>;

declare global {
  interface Window {
    /** Kept by probe.js. Times in ms; 0: not yet. */
    benchSeen: Seen;
    /** Sends it to the bench as JSON. */
    benchTell: (seen: string) => void;
  }
}

/**
 * What the probes in a page report. The page is never evaluated from outside: that would run on its
 * throttled thread, and the first evaluation of a document injects some hundred kilobytes of script.
 */
export type Watch = {
  /** @throws when nothing was reported yet. */
  seen: () => Seen;
  /** @throws after two minutes. */
  until: (isSeen: (seen: Seen) => boolean) => Promise<Seen>;
  /** Until nothing was reported for this long, counted from now. */
  quiet: (ms: number) => Promise<void>;
  /** Until the page is painted, the network idle, and nothing was reported for three seconds. */
  settled: () => Promise<void>;
};

export async function watch(page: Page, session: CDPSession, probes: readonly string[]) {
  let last: Seen | null = null;
  let toldAtMs = 0;
  session.on('Runtime.bindingCalled', ({ payload }) => {
    last = v.parse(v.pipe(v.string(), v.parseJson(), seenSchema), payload);
    toldAtMs = Date.now();
  });
  await session.send('Runtime.enable');
  await session.send('Runtime.addBinding', { name: 'benchTell' });
  for (const probe of probes) await page.addInitScript({ path: join(import.meta.dirname, probe) });
  const until = async (isSeen: (seen: Seen) => boolean): Promise<Seen> => {
    const deadlineMs = Date.now() + LIMIT_MS;
    while (Date.now() < deadlineMs) {
      if (last !== null && isSeen(last)) return last;
      await setTimeout(LOOK_EVERY_MS);
    }
    throw new Error(`${page.url()} did not report what was waited for`);
  };
  const watched: Watch = {
    seen() {
      if (last === null) throw new Error(`${page.url()} reported nothing`);
      return last;
    },
    until,
    async quiet(ms) {
      const fromMs = Date.now();
      await until(() => Date.now() - Math.max(toldAtMs, fromMs) > ms);
    },
    async settled() {
      await page.waitForLoadState('networkidle');
      await until(({ fcpMs }) => fcpMs > 0 && Date.now() - toldAtMs > QUIET_MS);
    },
  };
  return watched;
}
