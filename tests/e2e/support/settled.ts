/* oxlint-disable unicorn/consistent-function-scoping -- what runs in the page is sent there whole */
import type { Page } from 'playwright-core';

/** Nothing in the product takes longer to come to its place. */
const LONGEST_MS = 5000;

/**
 * The page was laid out and drawn anew, and nothing fades or moves to its place any more. What is
 * not drawn, since it is off the screen, does not move on either: nobody waits for that.
 */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async (longestMs) => {
    const atLatest = (happened: Promise<unknown>) =>
      Promise.race([happened, new Promise((resolve) => setTimeout(resolve, longestMs))]);
    const frame = () => atLatest(new Promise((resolve) => requestAnimationFrame(resolve)));
    await frame();
    await frame();
    const ending = document
      .getAnimations()
      .filter((animation) => animation.effect?.getTiming().iterations !== Infinity);
    await atLatest(Promise.allSettled(ending.map((animation) => animation.finished)));
  }, LONGEST_MS);
}
