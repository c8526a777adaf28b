import { launch as launchFirefox } from 'puppeteer-core';
import type { Page } from 'puppeteer-core';
import { VIEWPORT } from './driver.ts';
import type { Driver, Engine } from './driver.ts';
import { findOrInstall } from './install-package.ts';

const FILES = [
  process.env['FIREFOX_PATH'] ?? '',
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
].filter((file) => file !== '');

/** Firefox, driven by puppeteer-core over WebDriver BiDi. */
export const firefox: Engine = {
  name: 'firefox',
  limits: [],
  keepsProfile: true,
  install: () => void executable(),
  launch,
};

async function launch(profile: string): Promise<Driver> {
  const browser = await launchFirefox({
    browser: 'firefox',
    executablePath: executable(),
    headless: true,
    userDataDir: profile,
    extraPrefsFirefox: { 'intl.accept_languages': 'en-GB, en' },
  });
  // The first tab leaves the focus in the address bar, so its page would get no focus events.
  const page = await browser.newPage();
  await page.setViewport(VIEWPORT);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return {
    version: (await browser.version()).replace('firefox/', ''),
    open: (url) => open(page, url),
    evaluate: (expression) => page.evaluate(expression),
    click: ({ x, y }) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    errors: () => Promise.resolve(errors),
    close: () => browser.close(),
  };
}

/** A page that changes its own address at that moment aborts the navigation: then once more. */
async function open(page: Page, url: string): Promise<void> {
  try {
    await page.goto(url);
  } catch (error) {
    if (!String(error).includes('NS_BINDING_ABORTED')) throw error;
    await page.goto(url);
  }
}

function executable(): string {
  return findOrInstall(() => FILES, 'firefox-esr');
}
