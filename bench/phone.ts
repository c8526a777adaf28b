import { join } from 'node:path';
import { chromium } from 'playwright-core';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import * as v from 'valibot';
import { ensureBrowser } from '#tests/browser.mjs';
import { quietBrowser } from './quiet-browser.ts';

/** The slow phone of all measurements. */
export const PHONE = {
  viewport: { width: 412, height: 823 },
  cpuSlowdown: 4,
  latencyMs: 562,
  bytesPerSecond: 1_440_000 / 8,
} as const;

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const PROBES = ['probe.js', 'map-probe.js'] as const;

const seenSchema = v.object({
  fcpMs: v.number(),
  lcpMs: v.number(),
  longTasks: v.array(v.object({ startMs: v.number(), durationMs: v.number() })),
  interactions: v.record(v.string(), v.number()),
  mapMs: v.number(),
  lastActivityMs: v.number(),
  /** The wall clock at the page's zero. */
  originMs: v.number(),
});

export type Seen = v.InferOutput<typeof seenSchema>;

declare global {
  interface Window {
    /** What probe.js keeps. */
    benchSeen: Omit<Seen, 'originMs'>;
  }
}

export function launchBrowser(more: readonly string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: ensureBrowser(), args: [...FLAGS, ...more] });
}

/** A new visitor, with nothing stored. `workers`: whether a service worker may be installed. */
export function newVisitor(
  browser: Browser,
  workers: 'allow' | 'block',
  more: { bypassCSP?: boolean } = {},
): Promise<BrowserContext> {
  return browser.newContext({
    ...more,
    viewport: PHONE.viewport,
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    colorScheme: 'light',
    serviceWorkers: workers,
  });
}

export type Slowness = 'cpu' | 'cpu and network';

/** A page on the slow phone. `map`: also look when the map is drawn. */
export async function newSlowPage(
  context: BrowserContext,
  slow: Slowness,
  { map = false } = {},
): Promise<Page> {
  const page = await newWatchedPage(context, { map });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: PHONE.cpuSlowdown });
  if (slow === 'cpu and network') {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: PHONE.latencyMs,
      downloadThroughput: PHONE.bytesPerSecond,
      uploadThroughput: PHONE.bytesPerSecond,
    });
  }
  return page;
}

/** A page at full speed with the probes in it, in a browser that has nothing else to do. */
export async function newWatchedPage(context: BrowserContext, { map = false } = {}): Promise<Page> {
  const page = await context.newPage();
  for (const probe of map ? PROBES : PROBES.slice(0, 1)) {
    await page.addInitScript({ path: join(import.meta.dirname, probe) });
  }
  const browser = context.browser();
  if (browser !== null) await quietBrowser(browser);
  return page;
}

/** What the probes have seen until now. */
export async function seenBy(page: Page): Promise<Seen> {
  const seen = await page.evaluate(() =>
    Object.assign({ originMs: performance.timeOrigin }, window.benchSeen),
  );
  return v.parse(seenSchema, seen);
}

const QUIET_MS = 3000;

/** Until nothing was loaded and no long task ran for three seconds. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(
    (quietMs) => {
      const { lastActivityMs, fcpMs } = window.benchSeen;
      return fcpMs > 0 && performance.now() - lastActivityMs > quietMs;
    },
    QUIET_MS,
    { polling: 250, timeout: 120_000 },
  );
}

/** What the long tasks after the first paint have beyond 50 ms each. */
export function blockingMs({ longTasks, fcpMs }: Seen): number {
  return longTasks
    .filter(({ startMs }) => startMs >= fcpMs)
    .reduce((sum, { durationMs }) => sum + durationMs - 50, 0);
}
