import type { Locator, Page } from 'playwright-core';

/**
 * Clicks with bare mouse events once the target is ready. Playwright's own click runs a hit test in
 * the page, which costs a layout in the time that is measured.
 */
export async function press(page: Page, target: Locator): Promise<void> {
  await target.click({ trial: true });
  const box = await target.boundingBox();
  if (box === null) throw new Error('nothing to press');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}
