import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { inject, onTestFinished } from 'vitest';
import { START_OF_TESTS, shiftClock } from '#tests/helpers/shift-clock.ts';
import { launchOptions } from './launch-options.ts';

export type Traveller = {
  page: Page;
  context: BrowserContext;
  /** URLs of all requests, those of the service worker included. */
  requests: string[];
  /** Console errors and uncaught exceptions. */
  errors: string[];
  leave: () => Promise<void>;
};

export type TravellerOptions = {
  locale?: string;
  /** IANA; that of Berlin where it is left out. */
  timeZone?: string;
  viewport?: { width: number; height: number };
  colorScheme?: 'light' | 'dark';
  /** A profile folder that outlives the browser: launches a browser of its own, slower than a context. */
  profile?: string;
  /** False: JavaScript is off. */
  scripts?: boolean;
  /** True: with the service worker, which fetches the shell and the offline pack, and answers requests. */
  worker?: boolean;
  /** True: everything moves that can; otherwise the traveller asks for less of it, and nothing is waited for. */
  motion?: boolean;
  /** True: a touch screen, without a mouse. */
  touch?: boolean;
  /** True: classic scroll bars, as on a desktop; launches a browser of its own. */
  scrollBars?: boolean;
};

/** A guard against what hangs, not a measure: machines differ. */
const WAIT_MS = 90_000;

let shared: Promise<Browser> | null = null;

export function newProfile(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'traveller-'));
}

/** A new visitor in a browser context of its own, without storage or cache, at the start of tests. */
export async function arrive(options: TravellerOptions = {}): Promise<Traveller> {
  const ownBrowser = options.profile !== undefined || options.scrollBars === true;
  const context = await (ownBrowser ? launchProfile(options) : openContext(options));
  // A failed test does not get to its `leave`.
  onTestFinished(() => context.close());
  context.setDefaultTimeout(WAIT_MS);
  await context.addInitScript(shiftClock, START_OF_TESTS.getTime() - Date.now());
  const page = context.pages()[0] ?? (await context.newPage());
  const requests: string[] = [];
  const errors: string[] = [];
  context.on('request', (request) => requests.push(request.url()));
  context.on('weberror', (error) => errors.push(error.error().message));
  context.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return { page, context, requests, errors, leave: () => context.close() };
}

async function openContext(options: TravellerOptions): Promise<BrowserContext> {
  shared ??= chromium.connect(inject('browserAddress'));
  return (await shared).newContext(contextOptions(options));
}

/** Closing it and coming back with the same profile is a restart of the browser. */
async function launchProfile(options: TravellerOptions): Promise<BrowserContext> {
  const profile = options.profile ?? (await newProfile());
  const context = await chromium.launchPersistentContext(profile, {
    ...launchOptions(),
    ...contextOptions(options),
    ignoreDefaultArgs: options.scrollBars === true ? ['--hide-scrollbars'] : [],
  });
  if (options.profile === undefined) {
    // The browser may still write into its profile for a moment.
    const removal = { recursive: true, force: true, maxRetries: 10, retryDelay: 100 };
    context.on('close', () => void rm(profile, removal));
  }
  return context;
}

function contextOptions(options: TravellerOptions): BrowserContextOptions {
  return {
    locale: options.locale ?? 'en-GB',
    viewport: options.viewport ?? { width: 1440, height: 900 },
    colorScheme: options.colorScheme ?? 'light',
    timezoneId: options.timeZone ?? 'Europe/Berlin',
    javaScriptEnabled: options.scripts ?? true,
    hasTouch: options.touch ?? false,
    reducedMotion: options.motion === true ? 'no-preference' : 'reduce',
    serviceWorkers: options.worker === true ? 'allow' : 'block',
  };
}
