import type { Page } from 'playwright-core';

/** Frames a second while `move` runs; the page has frame-probe.js. */
export async function frameRateDuring(page: Page, move: () => Promise<void>): Promise<number> {
  const counting = await page.evaluateHandle(() => window.benchCountFrames());
  await move();
  return counting.evaluate((stop) => stop());
}

declare global {
  interface Window {
    /** Defined in frame-probe.js. */
    benchCountFrames: () => () => number;
  }
}
