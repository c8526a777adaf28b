import type { Page } from 'playwright-core';

/**
 * From now on nothing on the page waits to come near before it is laid out: what is measured or
 * looked at as a whole has no guessed sizes.
 */
export async function layOutEverything(page: Page): Promise<void> {
  await page.locator('html:not([data-painting])').waitFor();
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('[data-below]')) {
      element.removeAttribute('data-below');
    }
  });
}
