import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Language } from '#src/domain/language/language.ts';
import daysDe from '#src/i18n/locales/de/days.json' with { type: 'json' };
import resultDe from '#src/i18n/locales/de/result.json' with { type: 'json' };
import tripsDe from '#src/i18n/locales/de/trips.json' with { type: 'json' };
import daysEn from '#src/i18n/locales/en/days.json' with { type: 'json' };
import resultEn from '#src/i18n/locales/en/result.json' with { type: 'json' };
import tripsEn from '#src/i18n/locales/en/trips.json' with { type: 'json' };
import { hydrated } from '#tests/e2e/support/hydrated.ts';
import { plannerScreen } from '#tests/e2e/support/planner-screen.ts';
import { startSite } from '#tests/e2e/support/site-under-test.ts';
import type { SiteUnderTest } from '#tests/e2e/support/site-under-test.ts';
import { arrive } from '#tests/e2e/support/traveller.ts';
import { TRANSLATORS, translatePage } from '#tests/helpers/translator.ts';
import type { Translator } from '#tests/helpers/translator.ts';
import { IS_SOAK } from '#tests/helpers/soak.ts';

const TEXTS = {
  en: { days: daysEn, result: resultEn, trips: tripsEn },
  de: { days: daysDe, result: resultDe, trips: tripsDe },
};

const PHONE = { viewport: { width: 390, height: 844 }, touch: true };

let site: SiteUnderTest;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site.stop());

const JOURNEYS: readonly (readonly [Language, Translator])[] = IS_SOAK
  ? TRANSLATORS.flatMap((way) => [['en', way] as const, ['de', way] as const])
  : [
      ['en', 'wraps'],
      ['de', 'replaces'],
    ];

test.each(JOURNEYS)(
  'on a page in %s whose texts a translator %s, everything works and every count changes',
  async (language, way) => {
    const { page, context, errors, leave } = await arrive({ locale: language, ...PHONE });
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(translatePage, way);
    const { days, result, trips } = TEXTS[language];
    const press = (name: string | RegExp) => page.getByRole('button', { name }).first().click();
    const reads = (text: string) => page.getByText(text, { exact: true }).first().waitFor();

    await planTrip(page, language);
    const { keep } = result;
    await press(days.add.open);
    await page.getByRole('dialog').getByRole('textbox').first().fill('Opera');
    await page.keyboard.press('Enter');
    await page.getByText('Opera').first().waitFor();
    await page.locator('ol > li h3 > button[aria-expanded]').first().click();
    await press(new RegExp(keep.keepName.replace('{{name}}', '.+'), 'u'));
    await reads(keep.kept);
    await press(new RegExp(`^${keep.notForUs}: `, 'u'));
    await reads(keep.setAside_one.replace('{{count}}', '1'));
    await page.getByRole('button', { name: days.layOut }).locator('visible=true').first().click();
    await page.getByText(counted(days.planned)).first().waitFor();

    await page.getByRole('checkbox').first().check();
    await page.getByText(counted(trips.packing.packedOf)).first().waitFor();
    await page.locator('[data-opens="along"]').click();
    await press(trips.export.copy);
    await reads(trips.export.copied);
    await page.keyboard.press('Escape');
    expect(errors).toEqual([]);
    await leave();
  },
);

test(
  'an article that was translated before React hydrated it works, and changes its language',
  { tags: 'every-run' },
  async () => {
    const { page, leave } = await arrive({ locale: 'en-GB', ...PHONE });
    const way: Translator = 'replaces';
    await page.addInitScript(translatePage, way);
    await page.goto(`${site.url}/de/blog/wandern-in-den-alpen`);
    await hydrated(page);
    await page.getByRole('radio', { name: 'English' }).check();
    await page.getByRole('heading', { name: /four days across the Karwendel/u }).waitFor();
    // The contents follow the article's headings.
    await expect.poll(() => page.locator('main').innerText()).not.toMatch(/\b(?:und|mit|oder)\b/u);
    await page.locator('footer a[href="/about"]').click();
    await page.waitForURL('**/about');
    await leave();
  },
);

/** A text with two counts, once it counts something. */
function counted(text: string): RegExp {
  return new RegExp(
    text.replace(/\{\{\w+\}\}/u, '[1-9]').replace(/\{\{\w+\}\}/u, String.raw`\d+`),
    'u',
  );
}

async function planTrip(page: Page, language: Language): Promise<void> {
  const planner = plannerScreen(page, language);
  await page.goto(`${site.url}/planner?lat=63.1282&lng=18.6435`);
  await planner.enter({ start: '2027-06-10', end: '2027-06-20', travelers: 2 });
  await planner.submit().click();
  await planner.saved();
  await page.locator('main a[href^="/trips/"]').first().click();
  await page.waitForURL(/\/trips\//u);
  await planner.result();
}
