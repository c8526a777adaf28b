import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { plannerScreen } from '#tests/e2e/support/planner-screen.ts';
import { saveTrip } from '#tests/e2e/support/save-trip.ts';
import { startSite } from '#tests/e2e/support/site-under-test.ts';
import type { SiteUnderTest } from '#tests/e2e/support/site-under-test.ts';
import { arrive } from '#tests/e2e/support/traveller.ts';

const PHONE = { width: 390, height: 844 };

let site: SiteUnderTest;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site.stop());

test('with letters of 200 % on a phone hints are whole, places keep their words and the calendar its last week', async () => {
  const { page, errors, leave } = await arrive({ viewport: PHONE });
  const trip = await saveTrip(page, site.url, 'southIceland');
  await enlargeLetters(page);
  await page.goto(`${site.url}/planner?lat=63.42&lng=-19.01`);
  const planner = plannerScreen(page);
  await planner.drawn();
  await page.locator('[data-search]').first().click();
  const place = page.getByRole('combobox', { name: planner.words.place });
  await place.fill('');
  expect(await roomOfHint(place)).toBeGreaterThan(0);
  await place.fill('san cristobal');
  const found = page.getByRole('option').first();
  await found.getByText(/km$/u).waitFor();
  expect(await brokenWords(found)).toEqual([]);
  await page.keyboard.press('Escape');

  await page.locator('[data-opens="startDate"]').click();
  const calendar = page.getByRole('dialog');
  await calendar.getByLabel('Start Date', { exact: true }).fill('3 May 2027');
  await calendar.getByLabel('End Date', { exact: true }).fill('9 May 2027');
  const weeks = await page.getByRole('grid').boundingBox();
  const count = await calendar.getByText('7 days').boundingBox();
  expect(count?.y).toBeGreaterThanOrEqual((weeks?.y ?? Infinity) + (weeks?.height ?? 0));

  await page.goto(trip);
  await page.getByRole('button', { name: /^All \d+ sights$/u }).click();
  expect(await roomOfHint(page.getByLabel('Search sights'))).toBeGreaterThan(0);
  expect(errors).toEqual([]);
  await leave();
});

/** As the browser's own setting does. */
async function enlargeLetters(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html { font-size: 200% }');
    document.adoptedStyleSheets = [sheet];
  });
}

/** Of an empty field, px right of its placeholder. */
function roomOfHint(field: Locator): Promise<number> {
  return field.evaluate((input: HTMLInputElement) => {
    const { font } = getComputedStyle(input, '::placeholder');
    const pen = new OffscreenCanvas(1, 1).getContext('2d');
    if (pen === null) throw new Error('no canvas to measure with');
    pen.font = font;
    return input.clientWidth - pen.measureText(input.placeholder).width;
  });
}

/** Words that stand on two lines. */
function brokenWords(element: Locator): Promise<string[]> {
  return element.evaluate((root) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\S+/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (range.getClientRects().length > 1) broken.push(word);
      }
    }
    return broken;
  });
}
