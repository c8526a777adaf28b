/**
 * `npm run screenshots`: the pictures of the README and of the install dialog, taken of the
 * production build in a real Chromium. Run `npm run build` first.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { createSite } from '#server/site.mjs';
import { ensureBrowser } from './browser.mjs';

const ROOT = join(import.meta.dirname, '..');
const TARGET = join(ROOT, 'public/images/screenshots');
const WIDE = { width: 1440, height: 900 };
const NARROW = { width: 390, height: 844 };

const site = createSite(join(ROOT, 'dist'));
await new Promise<void>((resolve) => {
  site.listen(0, 'localhost', resolve);
});
const address = site.address();
const origin = `http://localhost:${typeof address === 'object' && address !== null ? address.port : 0}`;
const browser = await chromium.launch({
  executablePath: ensureBrowser(),
  args: ['--no-sandbox', '--disable-gpu'],
});
await mkdir(TARGET, { recursive: true });
await takeWide(browser);
await takeNarrow(browser);
await takeIdeas(browser);
await takeTrip(browser, NARROW, 'today');
await takeTrip(browser, WIDE, 'today-wide', 'ideas-wide');
await browser.close();
site.close();

/** A filled form beside the map of the Alps. */
async function takeWide(from: Browser): Promise<void> {
  const page = await openPlanner(from, WIDE, 'lat=47.3769&lng=11.4803');
  await page.getByLabel('Travel Preferences').fill('Hut-to-hut hiking, a lake to swim in');
  await page.getByText('Typical then').waitFor();
  await page.getByText('Ready offline').waitFor({ timeout: 120_000 });
  await shoot(page, 'wide');
}

/** A result on a phone. */
async function takeNarrow(from: Browser): Promise<void> {
  const page = await openPlanner(from, NARROW, 'lat=63.1282&lng=18.6435');
  await page.getByRole('button', { name: 'Get Recommendations' }).click();
  await page.getByRole('heading', { name: 'Weather', exact: true, level: 2 }).waitFor();
  await shoot(page, 'narrow');
}

/** Ideas of the same trip. */
async function takeIdeas(from: Browser): Promise<void> {
  const page = await openPlanner(from, NARROW, 'lat=63.1282&lng=18.6435');
  await page.getByRole('button', { name: 'Get Recommendations' }).click();
  await page.getByRole('link', { name: /^Activities/u }).click();
  await page.getByRole('heading', { name: 'Activities', exact: true, level: 2 }).waitFor();
  await shoot(page, 'ideas');
}

/** Five days in Lisbon: their ideas beside the map, and the fourth of them, laid out. */
async function takeTrip(
  from: Browser,
  viewport: typeof WIDE,
  today: string,
  ideas: string | null = null,
): Promise<void> {
  const context = await from.newContext({ viewport, locale: 'en-GB', timezoneId: 'Europe/Lisbon' });
  const page = await context.newPage();
  await page.clock.setFixedTime(new Date('2026-11-20T10:00:00Z'));
  await page.goto(`${origin}/planner?lat=38.7223&lng=-9.1307`);
  await fillDates(page, '28 Nov 2026', '2 Dec 2026');
  await page.getByLabel('Travel Preferences').fill('museums, sunset views');
  await page.getByRole('button', { name: 'Get Recommendations' }).click();
  await page.getByRole('link', { name: 'Open trip' }).click();
  await page.waitForURL(/\/trips\//u);
  if (ideas !== null) {
    await page.locator('section[aria-busy="false"] [role="application"]').waitFor();
    await shoot(page, ideas);
  }
  await page
    .getByRole('button', { name: 'Lay out my days' })
    .locator('visible=true')
    .first()
    .click();
  await page.getByRole('button', { name: 'Lay out again' }).waitFor();
  await page.clock.setFixedTime(new Date('2026-12-01T10:30:00Z'));
  await page.goto(`${origin}/trips/today`);
  await page.getByRole('heading', { name: 'Today', level: 1 }).waitFor();
  await page.locator('canvas[data-drawn="true"]').first().waitFor();
  await shoot(page, today);
}

async function fillDates(page: Page, start: string, end: string): Promise<void> {
  await page.locator('section[aria-busy="false"] [role="application"]').waitFor();
  await page.getByLabel('Start Date', { exact: true }).fill(start);
  await page.getByLabel('End Date', { exact: true }).fill(end);
}

/** With a palette: a third of the bytes, and the eye does not miss the rest. */
async function shoot(page: Page, name: string): Promise<void> {
  const picture = await page.screenshot({ animations: 'disabled' });
  await sharp(picture)
    .png({ palette: true, effort: 10 })
    .toFile(join(TARGET, `${name}.png`));
}

async function openPlanner(
  from: Browser,
  viewport: { width: number; height: number },
  place: string,
): Promise<Page> {
  const context = await from.newContext({ viewport, locale: 'en-GB' });
  const page = await context.newPage();
  await page.goto(`${origin}/planner?${place}`);
  await fillDates(page, '10 Jun 2027', '20 Jun 2027');
  await page.getByRole('button', { name: 'One traveler more' }).click();
  return page;
}
