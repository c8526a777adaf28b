import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { plannerScreen } from '#tests/e2e/support/planner-screen.ts';
import { startSite } from '#tests/e2e/support/site-under-test.ts';
import type { SiteUnderTest } from '#tests/e2e/support/site-under-test.ts';
import { arrive } from '#tests/e2e/support/traveller.ts';
import { IS_SOAK } from '#tests/helpers/soak.ts';

const JULY = { start: '2027-07-05', end: '2027-07-12' };

/** Well-known facts of these countries, by line; the browser's time zone is Berlin. */
const COUNTRIES = [
  {
    at: 'lat=47.3769&lng=8.5417',
    en: [
      /^Switzerland$/u,
      /Central European Summer Time.*UTC\+2.*the same as your clock/iu,
      /Swiss Franc.*CHF/iu,
      /German, French, Italian/u,
      /J.*230/u,
      /112.*117.*144/su,
      /on the right/iu,
    ],
    de: [
      /^Schweiz$/u,
      /Mitteleuropäische Sommerzeit.*UTC\+2.*wie auf deiner Uhr/iu,
      /Schweizer Franken.*CHF/u,
      /Deutsch, Französisch, Italienisch/u,
      /J.*230/u,
      /112.*117.*144/su,
      /Rechtsverkehr/u,
    ],
    metres: [390, 480],
  },
  {
    at: 'lat=35.6895&lng=139.6917',
    en: [
      /^Japan$/u,
      /Japan Standard Time.*UTC\+9.*7 h.* ahead/iu,
      /Japanese Yen.*JPY/iu,
      /Japanese/u,
      /A and B.*100/u,
      /119.*110|110.*119/su,
      /on the left/iu,
    ],
    de: [
      /^Japan$/u,
      /Japanische Zeit.*UTC\+9.*7 /iu,
      /Japanischer Yen.*JPY/u,
      /Japanisch/u,
      /A und B.*100/u,
      /119.*110|110.*119/su,
      /Linksverkehr/u,
    ],
    metres: [0, 60],
  },
  {
    at: 'lat=51.5074&lng=-0.1278',
    en: [
      /^United Kingdom$/u,
      /British Summer Time.*UTC\+1.*1 h.* behind/iu,
      /British Pound.*GBP/iu,
      /English/u,
      /G.*230/u,
      /999.*112|112.*999/su,
      /on the left/iu,
    ],
    de: [
      /^Vereinigtes Königreich$/u,
      /Britische Sommerzeit.*UTC\+1/iu,
      /Britisches Pfund.*GBP/u,
      /Englisch/u,
      /G.*230/u,
      /999.*112|112.*999/su,
      /Linksverkehr/u,
    ],
    metres: [0, 60],
  },
] as const;

const HEADINGS = { en: 'Good to know', de: 'Gut zu wissen' } as const;

let site: SiteUnderTest;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site.stop());

test.each(IS_SOAK ? COUNTRIES : COUNTRIES.slice(0, 1))(
  'the facts of $at are right, and saved with the trip (in the long proofs: there offline)',
  async (country) => {
    const { page, context, errors, leave } = await arrive({ worker: IS_SOAK });
    const planner = plannerScreen(page);
    await page.goto(`${site.url}/planner?${country.at}&from=${JULY.start}&to=${JULY.end}`);
    if (IS_SOAK) await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await planner.submit().click();
    await planner.saved();
    expect(wrongIn(await factsOf(page, 'en'), country.en)).toEqual([]);

    await page.getByRole('link', { name: 'Open trip' }).click();
    await page.waitForURL('**/trips/*');
    expect(errors).toEqual([]);
    await context.setOffline(IS_SOAK);
    await page.reload();
    const kept = await factsOf(page, 'en');
    expect(wrongIn(kept, country.en)).toEqual([]);
    const metres = metresIn(kept);
    expect(metres).toBeGreaterThanOrEqual(country.metres[0]);
    expect(metres).toBeLessThanOrEqual(country.metres[1]);

    await page.getByRole('radio', { name: 'Deutsch' }).check();
    expect(wrongIn(await factsOf(page, 'de'), country.de)).toEqual([]);
    await leave();
  },
);

/** The lines of the card: the country, then each fact with its label. */
async function factsOf(page: Page, language: keyof typeof HEADINGS): Promise<string[]> {
  const name = HEADINGS[language];
  await page.getByRole('heading', { name }).waitFor();
  const card = page.locator('section').filter({ has: page.getByRole('heading', { name }) });
  return card
    .last()
    .evaluate((section) =>
      [...section.querySelectorAll('p, dl > div')].map((line) => line.textContent.trim()),
    );
}

function wrongIn(lines: readonly string[], expected: readonly RegExp[]): string[] {
  const missing = expected.filter((pattern) => !lines.some((line) => pattern.test(line)));
  return missing.length === 0 ? [] : [...missing.map(String), ...lines];
}

function metresIn(lines: readonly string[]): number {
  const line = lines.find((one) => one.startsWith('Elevation')) ?? '';
  if (line.includes('at sea level')) return 0;
  return Number(/(\d[\d,.]*)\s*m/u.exec(line)?.[1]?.replaceAll(/[,.]/gu, ''));
}
