import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { savedTripSchema } from '#src/domain/trip/trip.ts';
import type { Wording } from '#src/domain/trip/trip.ts';
import { plannerScreen } from '#tests/e2e/support/planner-screen.ts';
import { saveTrip } from '#tests/e2e/support/save-trip.ts';
import { readSavedTrips } from '#tests/e2e/support/saved-trips.ts';
import { readStores, writeStores } from '#tests/e2e/support/stored-records.ts';
import { startSite } from '#tests/e2e/support/site-under-test.ts';
import type { SiteUnderTest } from '#tests/e2e/support/site-under-test.ts';
import { arrive } from '#tests/e2e/support/traveller.ts';
import { hydrated } from '#tests/e2e/support/hydrated.ts';

let site: SiteUnderTest;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site.stop());

test(
  'a German browser gets German throughout, with German dates and weeks',
  { tags: 'every-run' },
  async () => {
    const { page, errors, leave } = await arrive({ locale: 'de-DE' });
    const planner = plannerScreen(page, 'de');
    await page.goto(`${site.url}/planner?lat=47.3769&lng=11.4803`);
    await page.locator('html[lang="de"]').waitFor({ state: 'attached' });
    await page
      .getByText(/Tirol, Österreich/u)
      .first()
      .waitFor();

    await page.getByRole('button', { name: 'Startdatum: Kalender öffnen' }).click();
    const firstDay = page.getByRole('columnheader').first();
    expect(await firstDay.innerText()).toMatch(/^Mo/u);
    await page.keyboard.press('Escape');

    await planner.enter({ start: '01.07.2027', end: '8.7.2027', preferences: 'wandern' });
    expect(await page.getByLabel(planner.words.start, { exact: true }).inputValue()).toBe(
      '01.07.2027',
    );
    await page.getByText(/Typisch für diese Zeit/u).waitFor();
    await planner.submit().click();
    await planner.result();
    // Not innerText, which skips sections below the first screen (content-visibility).
    const text = (await page.locator('main').textContent()) ?? '';
    expect(text).toMatch(/\d,\d\d\s€/u);
    expect(text).not.toMatch(/\b(?:the|with|your|days|nights|and)\b/iu);
    expect(errors).toEqual([]);
    await leave();
  },
);

test('a result is said in the language that is chosen, at once, and is stored in both', async () => {
  const { page, errors, leave } = await arrive({ locale: 'de-DE' });
  const planner = plannerScreen(page, 'de');
  await page.goto(`${site.url}/planner?lat=47.3769&lng=11.4803`);
  await planner.enter({ start: '01.07.2027', end: '8.7.2027', preferences: 'wandern' });
  await planner.submit().click();
  await planner.result();
  await page.getByRole('radio', { name: 'English' }).check({ force: true });
  const [saved] = await readSavedTrips(page);
  expect(saved.trip.language).toBe('de');
  const { en, de } = saved.wordings;
  await page.getByText(firstLine(en)).first().waitFor({ state: 'attached' });
  expect(await page.getByText(firstLine(de)).count()).toBe(0);
  expect(errors).toEqual([]);
  await leave();
});

test('a trip whose page was closed too early is said when it is opened in the other language', async () => {
  const { page, errors, leave } = await arrive({ locale: 'de-DE' });
  const address = await saveTrip(page, site.url, 'karwendel');
  const { trips } = await readStores(page);
  const [whole] = v.parse(v.tuple([savedTripSchema]), trips);
  const { en, de } = whole.wordings;
  await writeStores(page, { trips: [{ ...whole, wordings: { en } }] });
  await page.goto(address);
  if (de === undefined) throw new Error('no German');
  await page.getByText(firstLine(de)).first().waitFor({ state: 'attached' });
  expect(await page.getByText('Diesen Text gibt es nur auf Englisch.').count()).toBe(0);
  const [saved] = await readSavedTrips(page);
  expect(saved.wordings).toEqual({ en, de });
  expect(errors).toEqual([]);
  await leave();
});

test('the chosen language is remembered, and the page changes without a reload', async () => {
  const { page, leave } = await arrive({ locale: 'de-DE' });
  await page.goto(site.url);
  await page.getByRole('radio', { name: 'English' }).check();
  await page.getByRole('link', { name: 'Start Planning' }).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
  await page.reload();
  await page.getByRole('link', { name: 'Start Planning' }).waitFor();
  await leave();
});

test('a language that fails to load changes nothing and shows an error; a retry loads it', async () => {
  const { page, context, leave } = await arrive({ locale: 'en-GB' });
  await page.goto(site.url);
  await hydrated(page);
  await context.setOffline(true);
  // Not check(): the choice is taken back, which check() may see.
  await page.getByRole('radio', { name: 'Deutsch' }).click({ force: true });
  await page.getByText('This language is not on your device yet.').waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
  expect(await page.locator('h1').innerText()).toBe('Know the place before you pack.');
  expect(await page.getByRole('radio', { name: 'English' }).isChecked()).toBe(true);
  expect((await context.cookies()).map(({ name }) => name)).toEqual([]);
  await context.setOffline(false);
  await page.getByRole('radio', { name: 'Deutsch' }).check({ force: true });
  await page.getByRole('heading', { name: 'Lern den Ort kennen, bevor du packst.' }).waitFor();
  expect(await page.getByText('not on your device yet').count()).toBe(0);
  await leave();
});

test('changing the language keeps the scroll position', async () => {
  const { page, errors, leave } = await arrive({
    locale: 'en-GB',
    viewport: { width: 390, height: 844 },
  });
  await page.goto(`${site.url}/de/blog/wandern-in-den-alpen`);
  await page.mouse.move(195, 400);
  await page.mouse.wheel(0, 900);
  await page.waitForFunction(() => window.scrollY > 800);
  await hydrated(page);
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(800);
  // Not by Playwright's click, which scrolls to the radio button.
  await page
    .getByRole('radio', { name: 'English' })
    .evaluate((radio: HTMLElement) => radio.click());
  await page.waitForFunction(() => document.title.startsWith('Hiking in the Alps'));
  await page.getByRole('heading', { name: /four days across the Karwendel/u }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/blog/wandern-in-den-alpen');
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(600);
  expect(errors).toEqual([]);
  await leave();
});

/** The name of the first line of the packing list. */
function firstLine({ recommendation }: Wording): string {
  const [category] = recommendation.sections.recommendedEquipment.categories;
  return category?.products[0]?.name ?? 'no line';
}
