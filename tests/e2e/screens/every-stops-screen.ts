import type { Page } from 'playwright-core';
import type { Language } from '#src/domain/language/language.ts';
import daysDe from '#src/i18n/locales/de/days.json' with { type: 'json' };
import plannerDe from '#src/i18n/locales/de/planner.json' with { type: 'json' };
import stopsDe from '#src/i18n/locales/de/stops.json' with { type: 'json' };
import tripsDe from '#src/i18n/locales/de/trips.json' with { type: 'json' };
import daysEn from '#src/i18n/locales/en/days.json' with { type: 'json' };
import plannerEn from '#src/i18n/locales/en/planner.json' with { type: 'json' };
import stopsEn from '#src/i18n/locales/en/stops.json' with { type: 'json' };
import tripsEn from '#src/i18n/locales/en/trips.json' with { type: 'json' };
import { plannerScreen } from '#tests/e2e/support/planner-screen.ts';

const TEXTS = {
  en: { days: daysEn, planner: plannerEn, stops: stopsEn, trips: tripsEn },
  de: { days: daysDe, planner: plannerDe, stops: stopsDe, trips: tripsDe },
};

/** Vienna, a night that belongs to no stop, Kraków, Tallinn. */
const ROUTE = '48.2085,16.3721,4;50.0614,19.9366,3,1;59.437,24.7535,4';

/** The screens of a trip with stops, from the form to My trips; the walk saves one. */
export async function* everyStopsScreen(
  page: Page,
  site: string,
  language: Language,
): AsyncGenerator<string> {
  yield* planningStops(page, site, language);
  yield* tripWithStops(page, site, language);
}

async function* planningStops(
  page: Page,
  site: string,
  language: Language,
): AsyncGenerator<string> {
  const texts = TEXTS[language];
  const planner = plannerScreen(page, language);
  const dialog = page.getByRole('dialog');
  await page.goto(`${site}/planner?stops=${ROUTE}&from=2027-06-10`);
  await planner.drawn();
  await page.getByRole('spinbutton', { name: texts.stops.nights }).nth(2).waitFor();
  await page.getByText('Tallinn').first().waitFor();
  yield 'planner, stops';

  await page.locator('[data-opens="startDate"]').click();
  await page.getByRole('grid').first().waitFor();
  yield 'planner, the calendar of stops';
  await page.keyboard.press('Escape');
  await page.getByRole('grid').first().waitFor({ state: 'detached' });

  const row = page.getByRole('group', { name: 'Tallinn', exact: true });
  const remove = page.getByRole('button', { name: texts.stops.remove, exact: true });
  await row.locator('[aria-expanded]').click();
  await remove.waitFor();
  yield 'planner, an opened stop';
  await remove.click();
  await page.getByRole('button', { name: texts.stops.undo }).waitFor();
  yield 'planner, a stop removed';
  await page.getByRole('button', { name: texts.stops.undo }).click();
  await row.waitFor();

  await page.getByRole('button', { name: texts.planner.stops.add }).click();
  await dialog.getByRole('combobox').fill('Lisbon, Porto, Madrid');
  await dialog.getByRole('button', { name: texts.planner.search.stops.make }).waitFor();
  yield 'planner, several places in one line';
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: texts.stops.choose }).waitFor();
  yield 'planner, a stop without a place';
  await remove.click();

  await planner.submit().click();
  await page.getByRole('tablist').first().waitFor();
  await page.getByText(planner.words.saved).first().waitFor();
  yield 'planner, a result with stops';
}

async function* tripWithStops(
  page: Page,
  site: string,
  language: Language,
): AsyncGenerator<string> {
  const texts = TEXTS[language];
  const dialog = page.getByRole('dialog');
  await page.goto(`${site}/trips`);
  const card = page.locator('main article').filter({ hasText: 'Tallinn' });
  await card.locator('a[href^="/trips/"]').first().waitFor();
  yield '/trips, with a trip of stops';
  await card.locator('a[href^="/trips/"]').first().click();
  const tabs = page.getByRole('tablist').first();
  await tabs.waitFor();
  yield 'a trip with stops';
  await tabs.getByRole('tab').nth(1).click();
  await page.getByRole('button', { name: texts.days.layOut }).locator('visible=true').click();
  await page.locator('[data-grip]').first().waitFor();
  await page.getByRole('button', { name: texts.days.done.close }).click();
  yield 'a trip with stops, its days laid out';
  await page.getByRole('button', { name: texts.trips.join.open }).click();
  await dialog.getByRole('button').nth(1).waitFor();
  yield 'a trip with stops, to split or join';
  await page.keyboard.press('Escape');
  await page.locator('[data-opens="along"]').click();
  const link = dialog.getByRole('textbox');
  await dialog.locator('svg path[d^="M0 0h"]').waitFor();
  yield 'a trip with stops, exported';
  await page.goto(await link.inputValue());
  await tabs.waitFor();
  yield 'a shared trip with stops';
}
