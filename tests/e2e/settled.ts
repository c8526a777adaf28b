/* oxlint-disable unicorn/consistent-function-scoping -- what runs in the page is sent there whole */
import type { Page } from 'playwright-core';

/** The page was laid out and drawn anew, and nothing fades or moves to its place any more. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    const ending = document
      .getAnimations()
      .filter((animation) => animation.effect?.getTiming().iterations !== Infinity);
    await Promise.allSettled(ending.map((animation) => animation.finished));
  });
}
