import { buffer } from 'node:stream/consumers';
import type { Page, Route } from 'playwright-core';
import type { Language } from '#src/domain/language/language.ts';
import { READING_PATHS } from '#src/app/pages.ts';
import { plannerScreen } from '#tests/e2e/support/planner-screen.ts';
import { hydrated } from '#tests/e2e/support/hydrated.ts';
import { everyStopsScreen } from './every-stops-screen.ts';
import { everyTripScreen } from './every-trip-screen.ts';

const HIGH_COAST = '/planner?lat=63.1282&lng=18.6435';
const CATALOGUE = '**/data/catalogue/**';

/**
 * Opens every screen of the product in turn and yields its name once it is complete. The walk continues
 * with the same page, so the caller must not change it. The page must have no service worker, which
 * would answer the requests that are blocked here.
 */
export async function* everyScreen(
  page: Page,
  site: string,
  language: Language,
): AsyncGenerator<string> {
  yield* pagesAndPlanner(page, site, language);
  yield* screensWithATrip(page, site, language);
  yield* everyStopsScreen(page, site, language);
}

/** The first part of the walk, which begins without a trip and saves one. */
export async function* pagesAndPlanner(
  page: Page,
  site: string,
  language: Language,
): AsyncGenerator<string> {
  for (const path of [...READING_PATHS, '/nowhere']) {
    await page.goto(`${site}/${language}${path}`);
    await hydrated(page);
    yield path;
  }
  await page.goto(`${site}/trips`);
  await page.locator('main h2').waitFor();
  yield '/trips, empty';
  yield* everyPlannerScreen(page, site, language);
}

/** The second part, which needs a saved trip. */
export async function* screensWithATrip(
  page: Page,
  site: string,
  language: Language,
): AsyncGenerator<string> {
  await page.goto(`${site}/${language}/`);
  await page.locator('main a[href^="/trips/"]').waitFor();
  yield '/, with a trip';
  await page.goto(`${site}/trips`);
  const saved = page.locator('main article a[href^="/trips/"]').first();
  await saved.waitFor();
  yield '/trips, with a trip';
  await page.goto(`${site}/trips/gear`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  yield '/trips/gear';
  await page.goto(`${site}/trips/compare`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  yield '/trips/compare, with one trip';
  await page.goto(`${site}/trips`);
  await saved.waitFor();
  await saved.click();
  await plannerScreen(page, language).result();
  await placeDrawn(page);
  yield 'a saved trip';
  const thumbnail = page.locator('main button[aria-haspopup="dialog"]');
  if (await thumbnail.locator('canvas').isVisible()) {
    await thumbnail.click();
    await plannerScreen(page, language).drawn();
    yield 'a saved trip, its map';
    await page.keyboard.press('Escape');
  }
  yield* everyTripScreen(page, site, language);
  await page.locator('[data-opens="along"]').click();
  const link = page.getByRole('dialog').getByRole('textbox');
  await page.getByRole('dialog').locator('svg path[d^="M0 0h"]').waitFor();
  yield 'a saved trip, exported';
  await page.goto(await link.inputValue());
  await plannerScreen(page, language).result();
  await placeDrawn(page);
  yield 'a shared trip';
  await page.goto(`${site}/trips/shared#1.damaged`);
  await page.reload();
  await page.locator('main h1').waitFor();
  yield 'a damaged link';
  yield* everyBackupScreen(page, site);
}

async function* everyBackupScreen(page: Page, site: string): AsyncGenerator<string> {
  await page.goto(`${site}/trips/backup`);
  const save = page.locator('main section').first().getByRole('button').first();
  await save.waitFor();
  await page.locator('main [aria-busy="true"]').waitFor({ state: 'detached' });
  yield '/trips/backup';
  const [copy] = await Promise.all([page.waitForEvent('download'), save.click()]);
  const file = page.locator('main input[type="file"]');
  await file.setInputFiles({
    name: 'holiday-plans.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"type":"FeatureCollection"}'),
  });
  await page.getByRole('alert').waitFor();
  yield '/trips/backup, a refused file';
  await file.setInputFiles({
    name: copy.suggestedFilename(),
    mimeType: 'application/json',
    buffer: await buffer(await copy.createReadStream()),
  });
  await page.locator('main li').first().waitFor();
  yield '/trips/backup, in a file';
}

async function* everyPlannerScreen(
  page: Page,
  site: string,
  language: Language,
): AsyncGenerator<string> {
  const planner = plannerScreen(page, language);
  const catalogue = await blockCatalogue(page);
  await page.goto(site + HIGH_COAST);
  await planner.drawn();
  await page.locator('output[title]').waitFor();
  yield 'planner';

  await page.locator('[data-search]').first().click();
  await page.getByRole('combobox', { name: planner.words.place }).fill('kreuz');
  await page.getByRole('listbox').getByRole('option').first().waitFor();
  yield 'planner, searching a place';
  await page.keyboard.press('Escape');

  await page.locator('[data-opens="startDate"]').click();
  await page.getByRole('grid').waitFor();
  yield 'planner, calendar';
  await page.keyboard.press('Escape');
  // On a phone the calendar's sheet, which has fields of the same names, closes after the next paint.
  await page.getByRole('grid').waitFor({ state: 'detached' });

  await planner.enter({ start: '2027-06-10', end: '2027-06-20', preferences: 'kayak' });
  const held = catalogue.hold();
  await planner.submit().click();
  await page.locator('[data-state="running"]').waitFor();
  yield 'planner, waiting';
  await (await held).abort();
  await page.getByRole('alert').waitFor();
  yield 'planner, failed';
  await page.unroute(CATALOGUE);
  await page.getByRole('alert').getByRole('button').click();
  await planner.result();
  yield 'planner, result';

  await page.goto(`${site}${HIGH_COAST}&from=2027-07-11&to=2027-07-17`);
  await page.getByRole('button', { name: planner.words.linked }).waitFor();
  yield 'planner, a link with other dates';
}

/** The thumbnail of the place, or the map where there is room for it. */
async function placeDrawn(page: Page): Promise<void> {
  const map = page.locator('section[aria-busy="false"] [role="application"]');
  await page.locator('main canvas[data-drawn="true"]').or(map).first().waitFor();
}

/**
 * Aborts requests for the catalogue, so that no result is prepared in advance. `hold` leaves the next one
 * pending instead and resolves to it.
 */
async function blockCatalogue(page: Page) {
  let onRequest: ((route: Route) => void) | null = null;
  await page.route(CATALOGUE, async (route) => {
    if (onRequest === null) await route.abort();
    else onRequest(route);
  });
  return {
    /** The next request; what is asked for after it fails again. */
    hold: () =>
      new Promise<Route>((resolve) => {
        onRequest = (route) => {
          onRequest = null;
          resolve(route);
        };
      }),
  };
}
