import { chromium as playwright } from 'playwright-core';
import { ensureBrowser } from '../browser.mjs';
import { VIEWPORT } from './driver.ts';
import type { Driver, Engine } from './driver.ts';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
];

/** Chromium's console message for requests that fail, as expected while the server is stopped. */
const UNREACHABLE = /^Failed to load resource: net::ERR_CONNECTION_REFUSED/u;

/** Chromium, driven by playwright-core over the DevTools protocol. */
export const chromium: Engine = {
  name: 'chromium',
  limits: [],
  keepsProfile: true,
  install: () => void ensureBrowser(),
  launch,
};

async function launch(profile: string): Promise<Driver> {
  const context = await playwright.launchPersistentContext(profile, {
    executablePath: ensureBrowser(),
    headless: true,
    args: FLAGS,
    locale: 'en-GB',
    viewport: VIEWPORT,
  });
  const errors: string[] = [];
  context.on('weberror', (error) => errors.push(error.error().message));
  context.on('console', (message) => {
    const unexpected = message.type() === 'error' && !UNREACHABLE.test(message.text());
    if (unexpected) errors.push(message.text());
  });
  const page = context.pages()[0] ?? (await context.newPage());
  return {
    version: context.browser()?.version() ?? 'unknown',
    open: async (url) => void (await page.goto(url)),
    evaluate: (expression) => page.evaluate(expression),
    click: ({ x, y }) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    errors: () => Promise.resolve(errors),
    close: () => context.close(),
  };
}
