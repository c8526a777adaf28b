import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { chromium } from 'playwright-core';
import type { Page } from 'playwright-core';
import { launchOptions } from '#tests/e2e/support/launch-options.ts';
import { START_OF_TESTS, shiftClock } from '#tests/helpers/shift-clock.ts';

export type KillableBrowser = {
  page: Page;
  /** Ends all its processes at once, as a crash or a low battery does. */
  kill: () => Promise<void>;
};

/** Launches Chromium with this profile, of a phone's size, in a process group of its own. */
export async function launchKillable(profile: string): Promise<KillableBrowser> {
  const { executablePath, args } = launchOptions();
  const flags = [
    '--headless',
    '--remote-debugging-port=0',
    '--window-size=390,844',
    `--user-data-dir=${profile}`,
  ];
  const browser = spawn(executablePath, [...args, ...flags, 'about:blank'], {
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => browser.once('exit', () => resolve()));
  const connection = await chromium.connectOverCDP(await addressOf(browser.stderr));
  const context = connection.contexts()[0] ?? (await connection.newContext());
  const page = context.pages()[0] ?? (await context.newPage());
  await context.addInitScript(shiftClock, START_OF_TESTS.getTime() - Date.now());
  // Writes to the database are killed, not the download of the offline pack.
  await context.addInitScript(() => {
    if (!('serviceWorker' in navigator)) return;
    Object.defineProperty(navigator.serviceWorker, 'register', {
      value: () => new Promise(() => undefined),
    });
  });
  return {
    page,
    async kill() {
      if (browser.pid !== undefined) process.kill(-browser.pid, 'SIGKILL');
      await ended;
      await connection.close().catch(() => undefined);
    },
  };
}

async function addressOf(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface(output)) {
    const address = /^DevTools listening on (.+)$/u.exec(line)?.[1];
    if (address !== undefined) return address;
  }
  throw new Error('The browser did not start');
}
