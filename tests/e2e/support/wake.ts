import type { Page } from 'playwright-core';

/**
 * A prerendered page names itself until its frame is awake, and what is in it sleeps until somebody
 * reads on: here by scrolling nowhere. Resolves when React has found its way in all of it.
 */
export async function wake(page: Page): Promise<void> {
  await page.locator('#root:not([data-page])').waitFor();
  await page.evaluate(() => window.dispatchEvent(new Event('scroll')));
  await page.waitForFunction(ownedByReact);
}

export function isAwake(page: Page): Promise<boolean> {
  return page.evaluate(ownedByReact);
}

function ownedByReact(): boolean {
  const heading = document.querySelector('main h1') ?? {};
  return Object.keys(heading).some((key) => key.startsWith('__reactFiber'));
}
