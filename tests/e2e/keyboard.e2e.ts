import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { plannerScreen } from './planner-screen.ts';
import { readSavedTrips } from './saved-trips.ts';
import { startSite } from './site-under-test.ts';
import type { SiteUnderTest } from './site-under-test.ts';
import { arrive } from './traveller.ts';

const LONGEST_WALK = 60;

let site: SiteUnderTest;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site.stop());

test('on a phone, the whole way from the landing page to a saved trip by keyboard alone', async () => {
  const { page, errors, leave } = await arrive({ viewport: { width: 390, height: 844 } });
  await page.goto(site.url);
  await tabTo(page, /^Start Planning/u);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/planner');

  await tabTo(page, /^Choose a destination$/u);
  await page.keyboard.press('Enter');
  await page.keyboard.type('innsbruck');
  await page
    .getByRole('option', { name: /Innsbruck/u })
    .first()
    .waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page
    .getByText(/Tyrol, Austria/u)
    .first()
    .waitFor();

  await tabTo(page, /^Start Date$/u);
  await page.keyboard.type('10 Jul 2027');
  await tabTo(page, /^End Date$/u);
  await page.keyboard.type('2027-07-20');
  await tabTo(page, /^One traveler more$/u);
  await page.keyboard.press('Enter');
  await tabTo(page, /^Travel Preferences/u);
  await page.keyboard.type('hiking');
  await tabTo(page, /^Get Recommendations/u);
  await page.keyboard.press('Enter');
  await plannerScreen(page).result();

  const [saved] = await readSavedTrips(page);
  expect(saved.trip.request).toMatchObject({ travelers: 2, preferences: 'hiking' });
  expect(saved.trip.location.place).toContain('Innsbruck');
  expect(errors).toEqual([]);
  await leave();
});

/** Presses Tab until the focused control has that name. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let step = 0; step < LONGEST_WALK; step += 1) {
    await page.keyboard.press('Tab');
    if (name.test(await focusedName(page))) return;
  }
  throw new Error(`the keyboard did not reach ${String(name)}`);
}

function focusedName(page: Page): Promise<string> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (focused === null) return '';
    const labels =
      focused instanceof HTMLInputElement || focused instanceof HTMLTextAreaElement
        ? [...(focused.labels ?? [])].map((label) => label.textContent).join(' ')
        : '';
    const named = focused.getAttribute('aria-label') ?? '';
    return [named, labels, focused.textContent].find((text) => text.trim() !== '')?.trim() ?? '';
  });
}
