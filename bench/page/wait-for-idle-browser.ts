import { setTimeout } from 'node:timers/promises';
import type { Browser, CDPSession } from 'playwright-core';

const POLL_INTERVAL_MS = 250;
/** CPU time of all browser processes between two polls that counts as idle. */
const IDLE_CPU_SECONDS = 0.02;
const MAX_POLLS = 240;

/**
 * Resolves when the browser's processes are idle. A new window loads pages of its own for the address
 * bar, most of a second of CPU time, and closing one takes time too: both would distort the measurement.
 * @throws when it is still busy after a minute.
 */
export async function waitForIdleBrowser(browser: Browser): Promise<void> {
  const session = await browser.newBrowserCDPSession();
  let before = await cpuSeconds(session);
  for (let poll = 0; poll < MAX_POLLS; poll += 1) {
    await setTimeout(POLL_INTERVAL_MS);
    const now = await cpuSeconds(session);
    if (now - before < IDLE_CPU_SECONDS) {
      await session.detach();
      return;
    }
    before = now;
  }
  throw new Error('The browser stays busy, so nothing can be measured in it');
}

/** CPU time of all processes of the browser since they started. */
async function cpuSeconds(session: CDPSession): Promise<number> {
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
}
