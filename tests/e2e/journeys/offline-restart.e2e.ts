import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Language } from '#src/domain/language/language.ts';
import { LANGUAGE_ENTRY } from '#src/domain/language/language-rules.mjs';
import { plannerScreen } from '#tests/e2e/support/planner-screen.ts';
import { saveTrip } from '#tests/e2e/support/save-trip.ts';
import { readSavedTrips } from '#tests/e2e/support/saved-trips.ts';
import { startSite } from '#tests/e2e/support/site-under-test.ts';
import type { SiteUnderTest } from '#tests/e2e/support/site-under-test.ts';
import { arrive, newProfile } from '#tests/e2e/support/traveller.ts';
import { IS_SOAK } from '#tests/helpers/soak.ts';
import { openEveryRoute } from './offline-routes.ts';

/** Timeout for storing the whole data pack on a busy machine. */
const PACK_MS = 180_000;

/** The page that the icon of the installed app opens. */
const MANIFEST = v.parse(
  v.pipe(v.string(), v.parseJson(), v.object({ start_url: v.string() })),
  readFileSync(join(import.meta.dirname, '../../../public/manifest.webmanifest'), 'utf8'),
);

let site: SiteUnderTest;
let profile = '';

beforeEach(async () => {
  site = await startSite();
  profile = await newProfile();
});

afterEach(async () => {
  await rm(profile, { recursive: true, force: true });
});

test(
  'with the server gone and the browser started anew, a trip opens and another is planned',
  { tags: 'every-run', timeout: 2 * PACK_MS },
  async () => {
    const before = await arrive({ profile, worker: true });
    await saveTrip(before.page, site.url, 'highCoast');
    await before.page.goto(`${site.url}/planner`);
    await before.page.getByText('Ready offline').first().waitFor({ timeout: PACK_MS });
    await before.leave();
    await site.stop();

    const { page, leave } = await arrive({ profile, worker: true });
    await page.goto(`${site.url}/blog/wandern-in-den-alpen`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await openSavedTrip(page);
    await planInInnsbruck(page);
    expect(await readSavedTrips(page)).toHaveLength(2);
    await leave();
  },
);

test(
  'with the server gone and the browser started anew, everything is still there, files that were damaged included',
  async () => {
    const before = await arrive({ profile, worker: true });
    const online = plannerScreen(before.page);
    await before.page.goto(`${site.url}/planner?lat=63.1282&lng=18.6435`);
    await online.enter({ start: '10 Jun 2027', end: '20 Jun 2027', travelers: 2 });
    await online.submit().click();
    await online.saved();
    expect(await readSavedTrips(before.page)).toHaveLength(1);
    await before.page.goto(`${site.url}/planner`);
    const ready = before.page.getByText('Ready offline').first();
    await ready.waitFor({ timeout: PACK_MS });
    await damage(before.page, '/data/climate/');
    await before.page.reload();
    await ready.waitFor({ timeout: PACK_MS });
    await tripPageFetches(before.page);
    await before.leave();
    await site.stop();

    const after = await arrive({ profile, worker: true });
    const { page } = after;
    await openSavedTrip(page);
    const trip = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    await page.goto(`${site.url}/trips/gear`);
    await page.getByRole('heading', { name: 'Nothing here yet' }).waitFor();

    await planInInnsbruck(page);
    expect(await readSavedTrips(page)).toHaveLength(2);
    if (IS_SOAK) {
      await openEveryRoute(page, { site: site.url, trip, language: 'en' });
      await choose(page, 'de');
      await openEveryRoute(page, { site: site.url, trip, language: 'de' });
      await choose(page, 'en');
    }
    // From the icon to the plan of the day, for a trip whose days nobody laid out.
    await page.clock.setFixedTime(new Date('2027-06-12T10:00:00Z'));
    await page.goto(site.url + MANIFEST.start_url);
    await page.getByRole('heading', { name: 'Today', level: 1 }).waitFor();
    await page.getByText(/, day 3 of 11$/u).waitFor();
    await page.getByRole('heading', { name: 'Nothing planned' }).waitFor();
    await page.getByRole('list', { name: 'Near by' }).getByRole('button').first().waitFor();
    await page.locator('main canvas[data-drawn="true"]').waitFor();
    await after.leave();
  },
  2 * PACK_MS,
);

async function openSavedTrip(page: Page): Promise<void> {
  await page.goto(`${site.url}/trips`);
  await page
    .getByRole('link', { name: /Västernorrland|High Coast|Örnsköldsvik/u })
    .first()
    .click();
  await page.getByRole('heading', { name: 'Weather', exact: true }).waitFor();
  await page.getByRole('heading', { name: 'Ideas', exact: true }).waitFor();
  await page.locator('section[aria-busy="false"] [role="application"]').waitFor();
}

/** A new trip, whose place is searched for. */
async function planInInnsbruck(page: Page): Promise<void> {
  await page.goto(`${site.url}/planner`);
  const planner = plannerScreen(page);
  await page
    .getByRole('button', { name: /search for a place|Change location/iu })
    .first()
    .click();
  await page.getByRole('combobox', { name: 'Place' }).fill('Innsbruck');
  await page
    .getByRole('option', { name: /Innsbruck/u })
    .first()
    .click();
  await planner.enter({ start: '1 Sep 2027', end: '5 Sep 2027' });
  await planner.submit().click();
  await planner.saved();
}

/** The trip's own page says what is missing on the device, and fetches it. */
async function tripPageFetches(page: Page): Promise<void> {
  await page.goto(`${site.url}/trips`);
  await page.locator('main article a').first().click();
  const trip = page.locator('main article');
  const ready = trip.getByText('On this device, ready offline');
  await ready.waitFor({ timeout: PACK_MS });
  await damage(page, '/basemap/');
  await page.reload();
  await page.getByText('Not offline yet: the map', { exact: true }).waitFor();
  expect(await trip.getByText('Saved on this device').count()).toBe(1);
  expect(await ready.count()).toBe(0);
  await page.getByRole('button', { name: /^Fetch/u }).click();
  await ready.waitFor({ timeout: PACK_MS });
}

/** Resolves when the service worker knows it too. */
async function choose(page: Page, language: Language): Promise<void> {
  await page.goto(`${site.url}/about`);
  const name = language === 'de' ? 'Deutsch' : 'English';
  await page.getByRole('radio', { name }).check({ force: true });
  await page.locator(`html[lang="${language}"]`).waitFor({ state: 'attached' });
  await page.waitForFunction(
    async ([{ cache, path }, chosen]) => {
      const told = await (await caches.open(cache)).match(path);
      return (await told?.text()) === chosen;
    },
    [LANGUAGE_ENTRY, language] as const,
  );
}

/** Overwrites every stored file below this path. */
async function damage(page: Page, path: string): Promise<void> {
  await page.evaluate(async (below) => {
    const pack = await caches.open('fernweh-pack-1');
    for (const { url } of await pack.keys()) {
      if (url.includes(below)) await pack.put(url, new Response('damaged'));
    }
  }, path);
}
