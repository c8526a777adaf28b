import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import type { BrowserContext, Page } from 'playwright-core';
import { findBrowser } from '../browser.mjs';

export type Traveller = {
  page: Page;
  context: BrowserContext;
  /** Every address that was asked for, the worker's requests included. */
  requests: string[];
  /** Errors of the console and of scripts. */
  errors: string[];
  leave: () => Promise<void>;
};

export type TravellerOptions = {
  locale?: string;
  viewport?: { width: number; height: number };
  colorScheme?: 'light' | 'dark';
  /** A profile folder to come back with; without one, a new one that leaves no trace. */
  profile?: string;
  /** False: a browser that runs no script. */
  scripts?: boolean;
  /** False: no worker stands between the page and what a test answers in the network's place. */
  worker?: boolean;
  /** True: scroll bars that take room, as on a desk, which the tests' browser else leaves out. */
  scrollBars?: boolean;
};

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export function newProfile(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'traveller-'));
}

/** A person with a real Chromium; closing it and coming back with the same profile is a restart. */
export async function arrive(options: TravellerOptions = {}): Promise<Traveller> {
  const executablePath = findBrowser();
  if (executablePath === null) throw new Error('No browser: run npm test, or set CHROME_PATH.');
  const profile = options.profile ?? (await newProfile());
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    headless: true,
    args: FLAGS,
    locale: options.locale ?? 'en-GB',
    viewport: options.viewport ?? { width: 1440, height: 900 },
    colorScheme: options.colorScheme ?? 'light',
    timezoneId: 'Europe/Berlin',
    javaScriptEnabled: options.scripts ?? true,
    ignoreDefaultArgs: options.scrollBars === true ? ['--hide-scrollbars'] : [],
    serviceWorkers: options.worker === false ? 'block' : 'allow',
  });
  const page = context.pages()[0] ?? (await context.newPage());
  const requests: string[] = [];
  const errors: string[] = [];
  context.on('request', (request) => requests.push(request.url()));
  context.on('weberror', (error) => errors.push(error.error().message));
  context.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return {
    page,
    context,
    requests,
    errors,
    async leave() {
      await context.close();
      if (options.profile === undefined) await rm(profile, { recursive: true, force: true });
    },
  };
}
