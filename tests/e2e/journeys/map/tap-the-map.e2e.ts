import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeViolations } from '#tests/e2e/screens/axe-violations.ts';
import { plannerScreen } from '#tests/e2e/support/planner-screen.ts';
import { startSite } from '#tests/e2e/support/site-under-test.ts';
import type { SiteUnderTest } from '#tests/e2e/support/site-under-test.ts';
import { arrive } from '#tests/e2e/support/traveller.ts';

/** In the first view of a phone. */
const GERMANY = { x: 205, y: 410 };
const FRANCE = { x: 80, y: 480 };

let site: SiteUnderTest;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site.stop());

test('a tap on the map offers a trip there, the next touch dismisses it, and the button sets the place', async () => {
  const { page, errors, leave } = await openPhone();
  const bubble = page.getByRole('dialog', { name: 'Plan a trip here?' });
  await tap(page, GERMANY);
  await bubble.getByText(/Germany/u).waitFor();
  expect(await axeViolations(page)).toEqual([]);

  await tap(page, FRANCE);
  await bubble.waitFor({ state: 'detached' });
  await afterDoubleTapTime(page);
  expect(await bubble.count()).toBe(0);

  await tap(page, GERMANY);
  await bubble.getByRole('button', { name: 'Set as destination' }).tap();
  await page.waitForURL((url) => Math.abs(Number(url.searchParams.get('lat')) - 52) < 2);
  await bubble.waitFor({ state: 'detached' });
  await page.locator('[data-stop="half"]').waitFor();
  expect(errors).toEqual([]);
  await leave();
});

test('placing, a double tap, dragging and the pin raise no bubble, and the toggle says what to do', async () => {
  const { page, leave } = await openPhone();
  const bubble = page.getByRole('dialog');
  await tap(page, GERMANY);
  await page.touchscreen.tap(GERMANY.x, GERMANY.y);
  await afterDoubleTapTime(page);
  expect(await bubble.count()).toBe(0);

  await page.mouse.move(GERMANY.x, GERMANY.y);
  await page.mouse.down();
  await page.mouse.move(GERMANY.x + 60, GERMANY.y + 20, { steps: 4 });
  await page.mouse.up();
  await afterDoubleTapTime(page);
  expect(await bubble.count()).toBe(0);

  await page.getByRole('button', { name: 'Select Destination' }).tap();
  await page.getByRole('button', { name: 'Click on the map' }).waitFor();
  await tap(page, GERMANY);
  await page.waitForURL(/lat=/u);
  await afterDoubleTapTime(page);
  expect(await bubble.count()).toBe(0);
  const pin = page.getByRole('button', { name: /^Destination\./u });
  await pin.tap();
  await afterDoubleTapTime(page);
  expect(await bubble.count()).toBe(0);

  // In placing mode what is tapped is the map, also where the pin stands.
  await page.getByRole('button', { name: 'Select Destination' }).tap();
  await page.getByRole('button', { name: 'Click on the map' }).waitFor();
  expect(await pin.evaluate((element) => getComputedStyle(element).pointerEvents)).toBe('none');
  await leave();
});

test('Enter on the map offers a trip to its middle, and Escape returns to the map', async () => {
  const { page, errors, leave } = await arrive({ motion: true });
  const planner = plannerScreen(page);
  await page.goto(`${site.url}/planner`);
  await planner.drawn();
  await planner.map().focus();
  await page.keyboard.press('Enter');
  const choose = page.getByRole('dialog').getByRole('button', { name: 'Set as destination' });
  await choose.waitFor();
  await page.waitForFunction(() => document.activeElement?.textContent === 'Set as destination');
  await page.keyboard.press('Escape');
  await choose.waitFor({ state: 'detached' });
  expect(await planner.map().evaluate((map) => map === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await choose.waitFor();
  await page.waitForFunction(() => document.activeElement?.textContent === 'Set as destination');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => Math.abs(Number(url.searchParams.get('lng')) - 10) < 0.5);
  expect(await planner.map().evaluate((map) => map === document.activeElement)).toBe(true);
  expect(errors).toEqual([]);
  await leave();
});

async function openPhone() {
  const traveller = await arrive({
    viewport: { width: 390, height: 844 },
    touch: true,
    motion: true,
  });
  await traveller.page.goto(`${site.url}/planner`);
  await plannerScreen(traveller.page).drawn();
  return traveller;
}

function tap(page: Page, { x, y }: { x: number; y: number }): Promise<void> {
  return page.touchscreen.tap(x, y);
}

/** A second tap within this time would have been a double tap: a bubble shows after it. */
function afterDoubleTapTime(page: Page): Promise<void> {
  return page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 400)));
}
