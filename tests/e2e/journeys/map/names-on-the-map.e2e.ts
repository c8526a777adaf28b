import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeViolations } from '#tests/e2e/screens/axe-violations.ts';
import { mapSpot, zoomTo } from '#tests/e2e/support/map-picture.ts';
import { plannerScreen } from '#tests/e2e/support/planner-screen.ts';
import { startSite } from '#tests/e2e/support/site-under-test.ts';
import type { SiteUnderTest } from '#tests/e2e/support/site-under-test.ts';
import { arrive } from '#tests/e2e/support/traveller.ts';

const FLORENCE = { lat: 43.7696, lng: 11.2558 };
const BOBOLI = { lat: 43.7625, lng: 11.2475 };

let site: SiteUnderTest;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site.stop());

test('by keyboard: the names are one tab stop behind the map, moves are announced, Enter plans a trip there', async () => {
  const { page, errors, leave } = await openFlorence({});
  await zoomTo(page, FLORENCE, 10);
  const list = namesOf(page);
  await list.getByRole('button', { name: /^Prato city/u }).waitFor();
  // The pin is a stop of its own.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const first = list.getByRole('button').first();
  await first.and(page.locator(':focus')).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('application').press('+');
  await page.getByText(/^Zoom 11, .+, \d+ names\.$/u).waitFor({ state: 'attached' });

  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('s');
  // Scandicci, San Donnino or Sesto, whichever is drawn and nearest.
  const focused = list.getByRole('button', { name: /^S/u }).and(page.locator(':focus'));
  const name = (await focused.locator('strong').textContent()) ?? '';
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => !url.href.includes(`lat=${FLORENCE.lat}&`));
  await page.getByText(name).first().waitFor();
  expect(errors).toEqual([]);
  await leave();
});

test('a tapped sight tells what is known of it; Back and Escape close its card, a button plans the trip there', async () => {
  const { page, errors, leave } = await openFlorence({ touch: true });
  await zoomTo(page, FLORENCE, 12);
  await namesOf(page)
    .getByRole('button', { name: /^Boboli/u })
    .first()
    .waitFor();
  const card = page.getByRole('dialog', { name: /Boboli/u });
  await tapBoboli(page);
  await card.getByText(/Garden · .+km/u).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.goBack();
  await card.waitFor({ state: 'detached' });
  expect(page.url()).toContain('lat=43.7696');

  await tapBoboli(page);
  await card.waitFor();
  await page.keyboard.press('Escape');
  await card.waitFor({ state: 'detached' });

  await tapBoboli(page);
  await card.getByRole('button', { name: 'Set as destination' }).tap();
  await page.waitForURL((url) => Math.abs(Number(url.searchParams.get('lat')) - BOBOLI.lat) < 0.01);
  await card.waitFor({ state: 'detached' });
  expect(errors).toEqual([]);
  await leave();
});

async function openFlorence(options: { touch?: boolean }) {
  const visit = await arrive({ viewport: { width: 1100, height: 720 }, ...options });
  const { lat, lng } = FLORENCE;
  await visit.page.goto(`${site.url}/planner?lat=${lat}&lng=${lng}`);
  await plannerScreen(visit.page).drawn();
  return visit;
}

function namesOf(page: Page): Locator {
  return page.getByRole('list', { name: 'Places on the map, the nearest first' });
}

async function tapBoboli(page: Page): Promise<void> {
  const spot = await mapSpot(page, FLORENCE, BOBOLI);
  await page.touchscreen.tap(spot.x, spot.y);
}
