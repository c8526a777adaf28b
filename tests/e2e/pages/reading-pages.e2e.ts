import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { READING_PATHS } from '#src/app/pages.ts';
import { startSite } from '#tests/e2e/support/site-under-test.ts';
import type { SiteUnderTest } from '#tests/e2e/support/site-under-test.ts';
import { arrive } from '#tests/e2e/support/traveller.ts';
import { hydrated } from '#tests/e2e/support/hydrated.ts';
import { IS_SOAK } from '#tests/helpers/soak.ts';

let site: SiteUnderTest;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site.stop());

/** The language of the address, another one of the browser, and the title of an unknown page. */
const ADDRESSES = [
  ['de', 'en-GB', 'Seite nicht gefunden – Fernweh'],
  ['en', 'de-DE', 'Page not found – Fernweh'],
] as const;

test.each(IS_SOAK ? ADDRESSES : ADDRESSES.slice(0, 1))(
  'every page in %s can be read without scripts, and is the same once hydrated',
  { tags: 'every-run' },
  async (language, locale, notFound) => {
    const unscripted = await arrive({ scripts: false, locale });
    const scripted = await arrive({ locale });
    await scripted.page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        Reflect.set(window, 'prerendered', document.querySelector('main'));
      });
    });
    const links = new Set<string>();
    for (const path of [...READING_PATHS, '/nowhere/at/all']) {
      const address = `${site.url}/${language}${path}`;
      await unscripted.page.goto(address);
      await scripted.page.goto(address);
      await hydrated(scripted.page);
      const text = await mainText(unscripted.page);
      expect(text.length).toBeGreaterThan(100);
      expect({ path, text: await mainText(scripted.page) }).toEqual({ path, text });
      expect(await isSameMain(scripted.page)).toBe(true);
      expect(await scripted.page.title()).toBe(await unscripted.page.title());
      expect(await unscripted.page.locator('[style]').count()).toBe(0);
      for (const link of await internalLinks(unscripted.page)) links.add(link);
    }
    expect(await unscripted.page.title()).toBe(notFound);
    expect(scripted.errors.filter((error) => !error.includes('status of 404'))).toEqual([]);
    for (const link of links) {
      const { status } = await fetch(site.url + link);
      expect({ link, status }).toEqual({ link, status: 200 });
    }
    await unscripted.leave();
    await scripted.leave();
  },
);

test(
  'the first paint needs no script: it happens while every script is held back',
  { tags: 'every-run' },
  async () => {
    for (const path of ['/', '/blog/schweden-naturerlebnis']) {
      const { page, leave } = await arrive();
      await page.route('**/*.js', () => new Promise<void>(() => {}));
      await page.goto(site.url + path);
      await page.waitForFunction(
        () => performance.getEntriesByName('first-contentful-paint').length > 0,
      );
      expect(await page.locator('#root[data-page]').count()).toBe(1);
      // Playwright lets the held requests go on.
      await page.unroute('**/*.js');
      await hydrated(page);
      await leave();
    }
  },
);

test('the language is chosen without a reload, and the address follows the choice', async () => {
  const { page, leave } = await arrive({ locale: 'en-GB' });
  await page.goto(`${site.url}/de/about?from=search`);
  await hydrated(page);
  await page.evaluate(() => Reflect.set(window, 'untouched', true));
  await page.getByRole('link', { name: 'Blog', exact: true }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Notizen aus vier Landschaften' }).waitFor();
  await page.goBack();
  expect(page.url()).toBe(`${site.url}/de/about?from=search`);
  await page.getByRole('radio', { name: 'English' }).check();
  await page
    .getByRole('heading', { level: 1, name: 'A planner that tells you what it knows' })
    .waitFor();
  expect(page.url()).toBe(`${site.url}/about?from=search`);
  expect(await page.evaluate(() => 'untouched' in window)).toBe(true);
  await page.getByRole('link', { name: 'Blog', exact: true }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Notes from four landscapes' }).waitFor();
  await page.locator('link[rel="canonical"]').waitFor({ state: 'detached' });
  await leave();
});

test('on a host without language negotiation, which serves English, a German browser still gets German', async () => {
  const { page, errors, leave } = await arrive({ locale: 'de-DE' });
  await page.route('**/about', (route) =>
    route.fetch({ url: `${site.url}/en/about` }).then((response) => route.fulfill({ response })),
  );
  await page.goto(`${site.url}/about`);
  await page.locator('html[lang="de"]').waitFor({ state: 'attached' });
  expect(await page.title()).toBe('Über Fernweh – Fernweh');
  expect(errors).toEqual([]);
  await leave();
});

test('a language chosen before hydration is kept', async () => {
  const { page, errors, leave } = await arrive({ locale: 'en-GB' });
  const scripts = '**/assets/*.js';
  await page.route(scripts, () => undefined);
  await page.goto(`${site.url}/en/about`);
  await page.getByRole('radio', { name: 'Deutsch' }).check();
  await page.unroute(scripts);
  await page.locator('html[lang="de"]').waitFor({ state: 'attached' });
  expect(page.url()).toBe(`${site.url}/about`);
  expect(errors).toEqual([]);
  await leave();
});

test('the blog loads no article text, an article its text in the shown language, then in the chosen one', async () => {
  const { page, errors, leave } = await arrive({ locale: 'en-GB' });
  await page.goto(`${site.url}/blog`);
  await hydrated(page);
  expect(await loadedTexts(page)).toEqual([]);
  await page.getByRole('link', { name: /^Hiking in the Alps/u }).click();
  await page.getByRole('heading', { level: 2, name: 'When to go: July' }).waitFor();
  expect(await loadedTexts(page)).toEqual(['wandern-in-den-alpen.en']);
  await page.getByRole('radio', { name: 'Deutsch' }).check();
  await page.getByRole('heading', { level: 2, name: 'Die beste Zeit: Juli' }).waitFor();
  expect(await page.locator('main [lang="en"]').count()).toBe(0);
  expect(await loadedTexts(page)).toEqual(['wandern-in-den-alpen.en', 'wandern-in-den-alpen.de']);
  await page.getByRole('link', { name: 'Blog', exact: true }).first().click();
  await page.getByRole('link', { name: /^Norwegen/u }).click();
  await page.getByRole('heading', { level: 1, name: /^Norwegen/u }).waitFor();
  expect((await loadedTexts(page)).at(-1)).toBe('norwegen-camping-angeln.de');
  expect(errors).toEqual([]);
  await leave();
});

test('a page can be read even if the app cannot start', async () => {
  const { page, leave } = await arrive();
  const failure = page.waitForEvent('console', (message) => message.text().includes('not start'));
  await page.route('**/assets/frame-parts-*.js', (route) => route.abort());
  await page.goto(`${site.url}/privacy`);
  await failure;
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Privacy');
  await leave();
});

test('an unknown article leads to the blog, in the language of its address', async () => {
  const { page, leave } = await arrive();
  await page.goto(`${site.url}/de/blog/atlantis`);
  expect(page.url()).toBe(`${site.url}/de/blog`);
  await leave();
});

/** The chunks of article texts that the page requested, in order. */
function loadedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => /assets\/([\w-]+\.(?:en|de))-[^/]+\.js$/u.exec(name)?.[1] ?? []),
  );
}

function mainText(page: Page): Promise<string> {
  return page.locator('main').innerText();
}

function isSameMain(page: Page): Promise<boolean> {
  return page.evaluate(() => Reflect.get(window, 'prerendered') === document.querySelector('main'));
}

function internalLinks(page: Page): Promise<string[]> {
  return page
    .locator('a[href^="/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
}
