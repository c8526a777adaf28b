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

test('a planner that fails clears its form, says so, and works at the next try and after a reload', async () => {
  const { page, leave } = await arrive();
  // Today's date, which the planner renders with, fails as long as this draft is remembered.
  await page.addInitScript(() => {
    class FailingDate extends Date {
      override getTimezoneOffset() {
        if (localStorage.getItem('fernweh.planner-draft')?.includes('break it') === true) {
          throw new Error('a draft that breaks the planner');
        }
        return super.getTimezoneOffset();
      }
    }
    Reflect.set(globalThis, 'Date', FailingDate);
  });
  await page.goto(`${site.url}/planner?lat=46.5&lng=11.3`);
  await page.getByLabel('Travel Preferences').fill('break it');
  await page.goto(`${site.url}/planner?lat=46.5&lng=11.3`);
  await page.getByText('We have cleared the form').waitFor();
  expect(new URL(page.url()).search).toBe('');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('Where to?').waitFor();
  expect(await page.getByLabel('Travel Preferences').inputValue()).toBe('');
  await page.reload();
  await plannerScreen(page).drawn();
  await page.getByText('Where to?').waitFor();
  await leave();
});
