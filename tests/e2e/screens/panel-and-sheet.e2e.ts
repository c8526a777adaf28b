import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { plannerScreen } from '#tests/e2e/support/planner-screen.ts';
import { startSite } from '#tests/e2e/support/site-under-test.ts';
import type { SiteUnderTest } from '#tests/e2e/support/site-under-test.ts';
import { arrive } from '#tests/e2e/support/traveller.ts';

const PLACE = '/planner?lat=46.5&lng=11.35&from=2027-06-10&to=2027-06-20';

let site: SiteUnderTest;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site.stop());

test('a tablet has the panel beside the map, and the menu in the bar above', async () => {
  const { page, leave } = await arrive({
    viewport: { width: 820, height: 1180 },
    touch: true,
    motion: true,
  });
  await page.goto(site.url + PLACE);
  await plannerScreen(page).drawn();
  expect(await boxOf(page, '[data-stop]')).toEqual({ x: 0, y: 57, width: 360, height: 1123 });
  expect(await boxOf(page, '[role="application"]')).toEqual({
    x: 360,
    y: 57,
    width: 460,
    height: 1123,
  });
  expect(await page.getByRole('button', { name: /planner panel/u }).count()).toBe(0);
  // About 400 px on large screens (specification, section 2).
  for (const width of [900, 1440]) {
    await page.setViewportSize({ width, height: 1180 });
    await expect.poll(async () => (await boxOf(page, '[data-stop]')).width).toBe(400);
  }
  await page.setViewportSize({ width: 820, height: 1180 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('link', { name: 'My trips' }).click();
  await page.waitForURL('**/trips');
  await leave();
});

test('on phones of every width the scale and the credits stand apart', async () => {
  const { page, leave } = await arrive({
    viewport: { width: 320, height: 700 },
    touch: true,
    motion: true,
  });
  await page.goto(`${site.url}/planner`);
  await plannerScreen(page).drawn();
  for (const width of [320, 360, 390, 430, 600]) {
    await page.setViewportSize({ width, height: 700 });
    const scale = await boxOf(page, '.ol-scale-line');
    const credits = await boxOf(page, 'p[data-over-map]');
    const apart = scale.x + scale.width <= credits.x || scale.y + scale.height <= credits.y;
    expect({ width, apart }).toEqual({ width, apart: true });
  }
  await leave();
});

test('the sheet shows the climate at its half, and nothing in it moves when it is dragged up', async () => {
  const { page, leave } = await arrive({
    viewport: { width: 390, height: 844 },
    touch: true,
    motion: true,
  });
  await page.goto(site.url + PLACE);
  await plannerScreen(page).drawn();
  await page.getByText('When to go').waitFor();
  const half = await fieldsInSheet(page);
  for (const part of ['summary', 'form p']) {
    const { y, height } = await boxOf(page, `[data-stop] ${part}`);
    expect(y + height).toBeLessThan((await boxOf(page, '[data-stop] [type="submit"]')).y);
  }
  const { y } = await boxOf(page, '[data-stop]');
  await page.mouse.move(100, y + 10);
  await page.mouse.down();
  await page.mouse.move(100, y - 120, { steps: 4 });
  expect(await fieldsInSheet(page)).toEqual(half);
  await page.mouse.move(100, 90, { steps: 4 });
  expect(await fieldsInSheet(page)).toEqual(half);
  await page.mouse.up();
  await page.locator('[data-stop="full"]').waitFor();
  expect(await fieldsInSheet(page)).toEqual(half);
  // Three rows, also where the full sheet has room for more.
  expect((await boxOf(page, '[data-stop] textarea')).height).toBeLessThan(110);
  await leave();
});

async function boxOf(page: Page, selector: string) {
  const box = await page.locator(selector).first().boundingBox();
  if (box === null) throw new Error(`${selector} is not on the screen`);
  return box;
}

/** Distance of each field of the form from the top of the sheet, px. */
function fieldsInSheet(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const sheet = document.querySelector('[data-stop]');
    const top = sheet?.getBoundingClientRect().top ?? 0;
    const fields = sheet?.querySelectorAll('h1, form input, form summary, form textarea') ?? [];
    return Array.from(fields, (field) => Math.round(field.getBoundingClientRect().top - top));
  });
}
