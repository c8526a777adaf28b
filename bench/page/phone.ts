import { chromium } from 'playwright-core';
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import { ensureBrowser } from '#tests/browser.mjs';
import { waitForIdleBrowser } from './wait-for-idle-browser.ts';
import { watch } from './watch.ts';
import type { Metrics, Watch } from './watch.ts';

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

export type Probe = 'map-probe.js' | 'result-probe.js' | 'list-probe.js';

export type WatchedPage = { page: Page; session: CDPSession; watch: Watch };

/** A page on the slow phone. `probes`: further probes besides probe.js. */
export async function newSlowPage(
  context: BrowserContext,
  slow: Slowness,
  probes: readonly Probe[] = [],
): Promise<WatchedPage> {
  const watched = await newWatchedPage(context, probes);
  const { session } = watched;
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
  return watched;
}

/** A page at full speed with the probes in it, in an idle browser. */
export async function newWatchedPage(
  context: BrowserContext,
  probes: readonly Probe[] = [],
): Promise<WatchedPage> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const watched = { page, session, watch: await watch(page, session, ['probe.js', ...probes]) };
  const browser = context.browser();
  if (browser !== null) await waitForIdleBrowser(browser);
  return watched;
}

/** Total blocking time: the part beyond 50 ms of each long task after the first paint. */
export function blockingMs({ longTasks, fcpMs }: Metrics): number {
  return longTasks
    .filter(({ startMs }) => startMs >= fcpMs)
    .reduce((sum, { durationMs }) => sum + durationMs - 50, 0);
}
