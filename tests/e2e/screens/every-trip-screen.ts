import type { Page } from 'playwright-core';
import type { Language } from '#src/domain/language/language.ts';
import compareDe from '#src/i18n/locales/de/compare.json' with { type: 'json' };
import daysDe from '#src/i18n/locales/de/days.json' with { type: 'json' };
import plannerDe from '#src/i18n/locales/de/planner.json' with { type: 'json' };
import resultDe from '#src/i18n/locales/de/result.json' with { type: 'json' };
import sightsDe from '#src/i18n/locales/de/sights.json' with { type: 'json' };
import tripsDe from '#src/i18n/locales/de/trips.json' with { type: 'json' };
import compareEn from '#src/i18n/locales/en/compare.json' with { type: 'json' };
import daysEn from '#src/i18n/locales/en/days.json' with { type: 'json' };
import plannerEn from '#src/i18n/locales/en/planner.json' with { type: 'json' };
import resultEn from '#src/i18n/locales/en/result.json' with { type: 'json' };
import sightsEn from '#src/i18n/locales/en/sights.json' with { type: 'json' };
import tripsEn from '#src/i18n/locales/en/trips.json' with { type: 'json' };
import { plannerScreen } from '#tests/e2e/support/planner-screen.ts';

const TEXTS = {
  en: {
    compare: compareEn,
    days: daysEn,
    planner: plannerEn,
    result: resultEn,
    sights: sightsEn,
    trips: tripsEn,
  },
  de: {
    compare: compareDe,
    days: daysDe,
    planner: plannerDe,
    result: resultDe,
    sights: sightsDe,
    trips: tripsDe,
  },
};

/** The sheets that open on a saved trip's page, and the pages it leads to. */
export async function* everyTripScreen(
  page: Page,
  site: string,
  language: Language,
): AsyncGenerator<string> {
  const address = new URL(page.url());
  const id = address.pathname.split('/').at(-1) ?? '';
  const texts = TEXTS[language];
  const dialog = page.getByRole('dialog');
  const planner = plannerScreen(page, language);

  await page.getByRole('button', { name: texts.days.add.open }).first().click();
  await dialog.getByRole('textbox').first().waitFor();
  yield 'a saved trip, an idea of one’s own';
  await dialog.getByRole('textbox').first().fill('Opera');
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: texts.days.layOut }).locator('visible=true').click();
  await page.locator('[data-grip]').first().waitFor();
  // The toast, which tells of it, lies over the page's foot.
  await page.getByRole('button', { name: texts.days.done.close, exact: true }).click();
  yield 'a saved trip, its days laid out';
  await page.locator('[data-all-sights]').click();
  await dialog.getByRole('list', { name: texts.sights.list, exact: true }).waitFor();
  yield 'a saved trip, all sights';
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.locator('[data-grip]').first().click();
  await dialog.waitFor();
  yield 'a saved trip, moving an idea';

  await page.goto(`${site}/trips/${id}?packing=true`);
  const atHome = page.getByRole('dialog', { name: texts.trips.firstList.heading });
  await atHome.getByRole('checkbox').first().waitFor();
  yield 'a saved trip, what is at home';
  await atHome.getByRole('button', { name: texts.trips.firstList.skip }).click();
  await atHome.waitFor({ state: 'detached' });
  await dialog.getByRole('checkbox').first().waitFor();
  yield 'a saved trip, packing';

  await page.goto(`${site}/planner?change=${id}`);
  await page.getByRole('button', { name: texts.planner.form['submit-change'] }).waitFor();
  await planner.enter({ start: '2027-08-10', end: '2027-08-16', travelers: 2 });
  yield 'planner, changing a trip';
  await page.getByRole('button', { name: texts.planner.form['submit-change'] }).click();
  await dialog.getByRole('listitem').first().waitFor();
  yield 'a saved trip, what changes';
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  yield 'a saved trip, changes wait';

  await page.getByRole('button', { name: texts.result.home.change, exact: true }).last().click();
  await dialog.getByRole('listitem').first().waitFor();
  yield 'a saved trip, where one lives';
  await page.keyboard.press('Escape');

  await page.goto(`${site}/trips/compare?a=${id}&b=home`);
  await page.getByRole('button', { name: texts.compare.home.set }).click();
  await dialog.getByLabel(texts.compare.home.search).fill('Palermo');
  const found = dialog.getByRole('button', { name: /^Palermo /u });
  await found.first().waitFor();
  yield '/trips/compare, setting home';
  await found.first().click();
  await page.getByRole('table').waitFor();
  yield '/trips/compare, with home';

  await page.goto(`${site}/planner?base=${id}`);
  await planner.submit().waitFor();
  yield 'planner, with the list of a trip';
  await page.goto(address.href);
  await planner.result();
}
