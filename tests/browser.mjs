/** Finds a Chromium or Chrome for the end-to-end tests, or installs one; throws if neither works. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

const KNOWN_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
  String.raw`C:\Program Files (x86)\Google\Chrome\Application\chrome.exe`,
];

/** @returns {string | null} */
export function findBrowser() {
  const candidates = [process.env['CHROME_PATH'] ?? '', ...KNOWN_PLACES, chromium.executablePath()];
  return candidates.find((path) => path !== '' && existsSync(path)) ?? null;
}

/** @returns {string} */
export function ensureBrowser() {
  const found = findBrowser();
  if (found !== null) return found;
  console.log('No Chromium or Chrome found; installing one ...');
  if (isRootOnDebian()) {
    run('apt-get', ['update']);
    run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium']);
  } else {
    run('npx', ['playwright-core', 'install', 'chromium']);
  }
  const installed = findBrowser();
  if (installed === null) throw new Error('No browser for the end-to-end tests: set CHROME_PATH.');
  return installed;
}

function isRootOnDebian() {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version');
}

/**
 * @param {string} program
 * @param {string[]} args
 */
function run(program, args) {
  spawnSync(program, args, { stdio: 'inherit', shell: process.platform === 'win32' });
}
