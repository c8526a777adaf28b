/* oxlint-disable unicorn/consistent-function-scoping -- what runs in the page is sent there whole */
import type { Page } from 'playwright-core';

/** Longer than any transition. */
const LONGEST_MS = 5000;

/**
 * Resolves two frames later, when all transitions are over. Off-screen animations may be paused by the
 * browser, so the wait has a limit.
 */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async (longestMs) => {
    const withLimit = (event: Promise<unknown>) =>
      Promise.race([event, new Promise((resolve) => setTimeout(resolve, longestMs))]);
    const frame = () => withLimit(new Promise((resolve) => requestAnimationFrame(resolve)));
    await frame();
    await frame();
    const ending = document
      .getAnimations()
      .filter((animation) => animation.effect?.getTiming().iterations !== Infinity);
    await withLimit(Promise.allSettled(ending.map((animation) => animation.finished)));
  }, LONGEST_MS);
}
