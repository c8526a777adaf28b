import { setTimeout } from 'node:timers/promises';
import type { Browser, CDPSession } from 'playwright-core';

const LOOK_EVERY_MS = 250;
/** Of all processes of the browser, between two looks. */
const QUIET_CPU_SECONDS = 0.02;
const MOST_LOOKS = 240;

/**
 * Until the browser has nothing to do. A new window makes pages of its own for the address bar, most of
 * a second of computing, and one that closes takes its time as well: both would be measured with ours.
 * @throws when it has not come to rest after a minute.
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
  throw new Error('The browser does not come to rest, so nothing can be measured in it');
}

/** What all processes of the browser have computed since they began. */
async function cpuSeconds(session: CDPSession): Promise<number> {
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
}
