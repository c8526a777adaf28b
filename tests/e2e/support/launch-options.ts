import { findBrowser } from '#tests/browser.mjs';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** How every browser of these tests is launched; throws where none is installed. */
export function launchOptions() {
  const executablePath = findBrowser();
  if (executablePath === null) throw new Error('No browser: run npm test, or set CHROME_PATH.');
  return { executablePath, headless: true, args: FLAGS };
}
