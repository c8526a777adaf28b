import type { Page } from 'playwright-core';

/** Resolves when React has hydrated the prerendered page. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('#root:not([data-page])').waitFor();
  await page.waitForFunction(() => {
    const heading = document.querySelector('main h1') ?? {};
    return Object.keys(heading).some((key) => key.startsWith('__reactFiber'));
  });
}
