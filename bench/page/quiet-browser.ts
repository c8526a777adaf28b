import { setTimeout } from 'node:timers/promises';
import type { Browser, CDPSession } from 'playwright-core';

const LOOK_EVERY_MS = 250;
/** Of all processes of the browser, between two looks. */
const QUIET_CPU_SECONDS = 0.02;
const MOST_LOOKS = 240;

/**
 * Resolves when the browser's processes are idle. A new window loads pages of its own for the address
 * bar, most of a second of CPU time, and a closing one takes time too: both would be measured with ours.
 * @throws when it is still busy after a minute.
 */
export async function quietBrowser(browser: Browser): Promise<void> {
  const session = await browser.newBrowserCDPSession();
  let before = await cpuSeconds(session);
  for (let look = 0; look < MOST_LOOKS; look += 1) {
    await setTimeout(LOOK_EVERY_MS);
    const now = await cpuSeconds(session);
    if (now - before < QUIET_CPU_SECONDS) {
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
