import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { READING_PATHS } from '#src/app/pages.ts';
import { LANGUAGE_ENTRY } from '#src/domain/language/language-rules.mjs';
import { startSite } from '#tests/e2e/support/site-under-test.ts';
import type { SiteUnderTest } from '#tests/e2e/support/site-under-test.ts';
import { arrive } from '#tests/e2e/support/traveller.ts';

let site: SiteUnderTest;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site.stop());

test('after one visit every page and picture can be read offline, in both languages', async () => {
  const { page, leave } = await arrive({ locale: 'de-DE', worker: true });
  await page.goto(site.url);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await site.stop();

  for (const path of READING_PATHS) {
    const german = await open(page, path);
    const english = await open(page, `/en${path}`);
    expect([path, german.language, english.language]).toEqual([path, 'de', 'en']);
    expect(german.title).not.toBe('');
    expect([...german.brokenPictures, ...english.brokenPictures]).toEqual([]);
  }
  expect(await open(page, '/planner')).toMatchObject({ status: 200 });
  expect(await open(page, '/nowhere')).toMatchObject({ status: 404, language: 'de' });
  await page.goto(`${site.url}/blog/atlantis`);
  expect(page.url()).toBe(`${site.url}/blog`);

  await page.getByRole('radio', { name: 'English' }).check();
  await page.locator('html[lang="en"]').waitFor({ state: 'attached' });
  await page.waitForFunction(async ({ cache, path }) => {
    const told = await (await caches.open(cache)).match(path);
    return (await told?.text()) === 'en';
  }, LANGUAGE_ENTRY);
  expect(await open(page, '/blog/schweden-naturerlebnis')).toMatchObject({ language: 'en' });
  await page.getByRole('radio', { name: 'Deutsch' }).check();
  await page.getByRole('heading', { level: 2, name: 'Beste Zeit' }).waitFor();
  await leave();
});

/** The page as served, before hydration. */
async function open(page: Page, path: string) {
  const response = await page.goto(site.url + path);
  const html = (await response?.text()) ?? '';
  return {
    status: response?.status(),
    language: /<html lang="(\w+)"/u.exec(html)?.[1],
    title: await page.title(),
    brokenPictures: await page.locator('main img').evaluateAll(brokenOf),
  };
}

/** Addresses of the images that fail to load, lazy ones included. */
async function brokenOf(pictures: Element[]): Promise<string[]> {
  const broken = pictures.map(async (picture) => {
    if (!(picture instanceof HTMLImageElement)) return [];
    picture.loading = 'eager';
    const comes = picture.decode().then(
      () => picture.naturalWidth > 0,
      () => false,
    );
    return (await comes) ? [] : [picture.src];
  });
  return (await Promise.all(broken)).flat();
}
