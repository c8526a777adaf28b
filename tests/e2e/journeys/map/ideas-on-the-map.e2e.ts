import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { plannerScreen } from '#tests/e2e/support/planner-screen.ts';
import { settled } from '#tests/e2e/support/settled.ts';
import { startSite } from '#tests/e2e/support/site-under-test.ts';
import type { SiteUnderTest } from '#tests/e2e/support/site-under-test.ts';
import { arrive } from '#tests/e2e/support/traveller.ts';

let site: SiteUnderTest;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site.stop());

/** In the south of Iceland, where ideas lie far apart. */
const PLACE = 'lat=63.7503&lng=-20.2243';

test(
  'marker and card find each other, in the planner and on the page of the saved trip',
  { tags: 'every-run' },
  async () => {
    const { page, errors, leave } = await arrive();
    await plan(page);
    await expectSelected(page, 0);

    await markerOf(page, 2).click();
    await expectOpened(page, 2);
    await expectInView(page, 2);

    await page.keyboard.press('ArrowRight');
    expect(await markerOf(page, 3).evaluate(isFocused)).toBe(true);
    await page.keyboard.press('Enter');
    await expectOpened(page, 3);

    await card(page, 1).click();
    await expectOpened(page, 1);

    await page.getByRole('link', { name: 'Open trip' }).click();
    await page.waitForURL(/\/trips\//u);
    // The planner's map is there until the trip's is.
    await page.getByRole('region', { name: 'Ideas', exact: true }).waitFor();
    await settled(page);
    await markerOf(page, 2).click();
    await expectOpened(page, 2);
    await expectInView(page, 2);
    expect(errors).toEqual([]);
    await leave();
  },
);

test('a drag that begins on a marker moves the map, and a tap beside it is one of the map', async () => {
  const { page, errors, leave } = await arrive();
  await plan(page);
  const third = markerOf(page, 2);
  const { x, y } = await tipOf(third);
  await page.mouse.move(x, y - 10);
  await page.mouse.down();
  // Away from the map's lower edge.
  await page.mouse.move(x - 60, y - 60, { steps: 6 });
  await page.mouse.up();
  await settled(page);
  const moved = await restingTipOf(third);
  expect(Math.hypot(moved.x - x, moved.y - y)).toBeGreaterThan(30);
  await expectSelected(page, 0);
  expect(await page.getByRole('dialog').count()).toBe(0);

  const beside = await freeSpotNear(page, moved);
  await page.mouse.click(beside.x, beside.y);
  await page.getByRole('button', { name: 'Set as destination' }).waitFor();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Select Destination' }).click();
  // The marker, or the pin beside it: both let the click through to the map.
  const tip = await restingTipOf(third);
  await page.mouse.click(tip.x, tip.y - 10);
  await page.waitForURL((url) => !url.search.includes(PLACE));
  await markers(page).first().waitFor({ state: 'detached' });
  expect(errors).toEqual([]);
  await leave();
});

test('on a phone the cards stand in a row below the map, and the list opens at the same idea', async () => {
  const phone = { viewport: { width: 390, height: 844 }, touch: true };
  const { page, errors, leave } = await arrive(phone);
  await plan(page);
  await page.getByRole('button', { name: 'Show the ideas on the map' }).tap();
  await page.getByRole('list', { name: 'Activities' }).waitFor();
  await settled(page);
  const index = await firstInReach(page);
  await markerOf(page, index).tap();
  await expect
    .poll(() =>
      page.evaluate(() => {
        const inMiddle = document.elementFromPoint(195, 550)?.closest('li');
        return inMiddle?.dataset['selected'];
      }),
    )
    .toBe('true');
  await page.getByRole('button', { name: 'Show everything as a list' }).tap();
  await expectOpened(page, index);
  await expectInView(page, index);

  const instead = page
    .getByText('Not understood, and not planned for: “beekeeping”')
    .getByRole('button')
    .first();
  const word = await instead.textContent();
  await instead.tap();
  const wishes = page.getByLabel('Travel Preferences');
  await expect.poll(() => wishes.inputValue()).toBe(`hiking, beekeeping, ${word}`);
  expect(errors).toEqual([]);
  await leave();
});

async function plan(page: Page): Promise<void> {
  const planner = plannerScreen(page);
  await page.goto(`${site.url}/planner?${PLACE}`);
  await planner.drawn();
  await planner.enter({
    start: '2027-09-06',
    end: '2027-09-14',
    preferences: 'hiking, beekeeping',
  });
  await planner.submit().click();
  await planner.saved();
  await page.locator('[data-ideas] button').nth(3).waitFor({ state: 'attached' });
  await settled(page);
}

function markers(page: Page): Locator {
  return page.getByRole('list', { name: 'Ideas on the map' }).getByRole('button');
}

/** The marker of one idea; a cluster's name begins otherwise. */
function markerOf(page: Page, index: number): Locator {
  return markers(page).and(page.getByRole('button', { name: new RegExp(`^${index + 1}, `, 'u') }));
}

/** The first idea whose marker stands for itself and lies under nothing else, such as the pin. */
async function firstInReach(page: Page): Promise<number> {
  const numbers = await markers(page).evaluateAll((all) =>
    all
      .filter((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      })
      .map((one) => Number(/^(\d+), /u.exec(one.ariaLabel ?? '')?.[1] ?? 0))
      .filter((number) => number > 0),
  );
  expect(numbers).not.toEqual([]);
  return Math.min(...numbers) - 1;
}

/** The button of the card that belongs to a marker. */
function card(page: Page, index: number): Locator {
  return page.locator('ol > li h3 > button').nth(index);
}

/** The idea is open in the list, and no other is selected on the map. */
async function expectOpened(page: Page, index: number): Promise<void> {
  await expect.poll(() => card(page, index).getAttribute('aria-expanded')).toBe('true');
  await expectSelected(page, index);
}

async function expectSelected(page: Page, index: number): Promise<void> {
  const selected = page.locator('[data-ideas] button[aria-current]');
  const name = (await card(page, index).textContent()) ?? '';
  await expect
    .poll(() => selected.evaluateAll((all) => all.map((button) => button.ariaLabel)))
    .toEqual([expect.stringContaining(`${index + 1}, ${name}, `)]);
}

async function expectInView(page: Page, index: number): Promise<void> {
  const top = async () => (await card(page, index).boundingBox())?.y ?? -1;
  await expect.poll(top).toBeGreaterThan(0);
  expect(await top()).toBeLessThan(300);
}

/** On the map, with no marker near. */
async function freeSpotNear(page: Page, { x, y }: { x: number; y: number }) {
  const boxes = await markers(page).evaluateAll((all) =>
    all.map((one) => {
      const box = one.getBoundingClientRect();
      return { x: box.x, y: box.y, width: box.width, height: box.height };
    }),
  );
  const isFree = (at: { x: number; y: number }) =>
    boxes.every((box) => {
      const right = Math.max(box.x - at.x, at.x - box.x - box.width);
      const below = Math.max(box.y - at.y, at.y - box.y - box.height);
      return Math.max(right, below) > 16;
    });
  const spots = [40, 60, 80, 100].flatMap((far) =>
    [0, 1, 2, 3, 4, 5, 6, 7].map((turn) => ({
      x: x + far * Math.cos((turn * Math.PI) / 4),
      y: y + far * Math.sin((turn * Math.PI) / 4),
    })),
  );
  for (const spot of spots.filter(isFree)) {
    const isOnMap = await page.evaluate(
      (at) => document.elementFromPoint(at.x, at.y)?.closest('[role="application"]') !== null,
      spot,
    );
    if (isOnMap) return spot;
  }
  throw new Error('markers everywhere');
}

async function tipOf(marker: Locator): Promise<{ x: number; y: number }> {
  const box = await marker.boundingBox();
  if (box === null) throw new Error('no marker');
  return { x: box.x + box.width / 2, y: box.y + box.height };
}

/** Once the map, which glides on after a drag, has come to rest. */
async function restingTipOf(marker: Locator): Promise<{ x: number; y: number }> {
  let tip = await tipOf(marker);
  await expect
    .poll(async () => {
      const before = tip;
      tip = await tipOf(marker);
      return Math.hypot(tip.x - before.x, tip.y - before.y);
    })
    .toBe(0);
  return tip;
}

function isFocused(element: Element): boolean {
  return element === document.activeElement;
}
