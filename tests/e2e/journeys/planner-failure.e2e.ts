import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { plannerScreen } from '#tests/e2e/support/planner-screen.ts';
import { startSite } from '#tests/e2e/support/site-under-test.ts';
import type { SiteUnderTest } from '#tests/e2e/support/site-under-test.ts';
import { arrive } from '#tests/e2e/support/traveller.ts';

let site: SiteUnderTest;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site.stop());

test('a planner that fails keeps what was entered: try again, a copy, an empty form with undo', async () => {
  const { page, leave } = await arrive();
  // Today's date, which the planner renders with, fails while this draft is remembered.
  await page.addInitScript(() => {
    class FailingDate extends Date {
      override getTimezoneOffset() {
        const breaks = localStorage.getItem('fernweh.planner-draft')?.includes('break it') === true;
        if (breaks && localStorage.getItem('mended') === null) {
          throw new Error('a draft that breaks the planner');
        }
        return super.getTimezoneOffset();
      }
    }
    Reflect.set(globalThis, 'Date', FailingDate);
  });
  const draft = () => page.evaluate(() => localStorage.getItem('fernweh.planner-draft'));
  await page.goto(`${site.url}/planner?lat=46.5&lng=11.3`);
  await page.getByLabel('Travel Preferences').fill('break it');
  await page.goto(`${site.url}/planner?lat=46.5&lng=11.3`);
  const kept = page.getByText('What you entered is kept');
  await kept.waitFor();
  await page.getByRole('button', { name: 'Try again' }).click();
  await kept.waitFor();
  expect(await draft()).toContain('break it');
  const offers = await page.locator('[role="alert"] button').allTextContents();
  expect(offers).toEqual([
    'Try again',
    'Reload the page',
    'Save a copy of the form',
    'Empty the form',
  ]);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save a copy of the form' }).click();
  expect(await text(await (await download).createReadStream())).toContain('break it');

  await page.getByRole('button', { name: 'Empty the form' }).click();
  await page.getByText('Where to?').waitFor();
  const wishes = page.getByLabel('Travel Preferences');
  expect(await wishes.inputValue()).toBe('');
  expect(new URL(page.url()).search).toBe('');
  await page.evaluate(() => localStorage.setItem('mended', 'yes'));
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.waitForURL('**/planner?lat=46.5&lng=11.3');
  expect(await wishes.inputValue()).toBe('break it');
  await page.reload();
  await plannerScreen(page).drawn();
  expect(await wishes.inputValue()).toBe('break it');
  await leave();
});
