import type { Locator, Page } from 'playwright-core';

/**
 * Once it can be pressed, by the mouse alone: Playwright's own click listens inside the page, and its
 * question of what lies at the point is a layout of its own, in the time that is measured.
 */
export async function press(page: Page, target: Locator): Promise<void> {
  await target.click({ trial: true });
  const box = await target.boundingBox();
  if (box === null) throw new Error('nothing to press');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}
