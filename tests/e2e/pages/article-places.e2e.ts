import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hydrated } from '#tests/e2e/support/hydrated.ts';
import { startSite } from '#tests/e2e/support/site-under-test.ts';
import type { SiteUnderTest } from '#tests/e2e/support/site-under-test.ts';
import { arrive } from '#tests/e2e/support/traveller.ts';

const PHONE = { width: 390, height: 844 };
/** Of the window: where the reader's eyes are taken to be. */
const EYES = 0.3;

let site: SiteUnderTest;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site.stop());

test('another language keeps the paragraph in view; header, title and heading follow', async () => {
  for (const viewport of [PHONE, { width: 1440, height: 900 }]) {
    const { page, leave } = await arrive({ viewport });
    await page.goto(`${site.url}/en/blog/norwegen-camping-angeln`);
    await hydrated(page);
    for (const share of [0.35, 0.8]) {
      await page.evaluate((of) => scrollTo(0, document.body.scrollHeight * of), share);
      const read = await page.evaluate(blockAt, EYES);
      expect(read).toBeGreaterThan(3);
      await choose(page, 'de');
      await page.getByRole('heading', { level: 2, name: 'Ohne Auto hinkommen' }).waitFor();
      expect(await page.evaluate(blockAt, EYES)).toBe(read);
      expect(await page.title()).toMatch(/^Norwegen: Camping/u);
      expect(await page.locator('h1').innerText()).toMatch(/^Norwegen: Camping/u);
      expect(await page.locator('header nav').first().innerText()).toContain('Reiseplaner');
      await choose(page, 'en');
      await page.getByRole('heading', { level: 2, name: 'Getting there without a car' }).waitFor();
      expect(await page.evaluate(blockAt, EYES)).toBe(read);
    }
    await leave();
  }
});

test('an address of a heading leads there, also when the page starts late; a reader who has moved on stays', async () => {
  const { page, leave } = await arrive({ viewport: PHONE });
  const scripts = '**/assets/*.js';
  await page.route(scripts, () => new Promise<void>(() => {}));
  await page.goto(`${site.url}/de/blog/wandern-in-den-alpen#was-verboten-ist`);
  const heading = page.locator('#was-verboten-ist');
  await expect.poll(() => topOf(heading)).toBeCloseTo(24, -1);
  await page.evaluate(() => scrollBy(0, 1500));
  const before = await page.evaluate(() => scrollY);
  await page.unroute(scripts);
  await hydrated(page);
  expect(await page.evaluate(() => scrollY)).toBe(before);
  await leave();
});

test('the contents lead to a heading by keyboard; the next stop is below it, and Back leads back', async () => {
  const { page, leave } = await arrive({ viewport: PHONE });
  await page.goto(`${site.url}/de/blog/wandern-in-den-alpen`);
  await hydrated(page);
  const link = page.getByRole('navigation', { name: 'Inhalt' }).getByRole('link').nth(1);
  await link.focus();
  const before = await page.evaluate(() => scrollY);
  await page.keyboard.press('Enter');
  const heading = page.getByRole('heading', { level: 2, name: 'Von Scharnitz nach Pertisau' });
  await expect.poll(() => topOf(heading)).toBeCloseTo(24, -1);
  expect(page.url()).toBe(
    `${site.url}/de/blog/wandern-in-den-alpen#von-scharnitz-nach-pertisau-tag-fuer-tag`,
  );
  await page.keyboard.press('Tab');
  expect(
    await heading.evaluate(
      (element) =>
        element.compareDocumentPosition(document.activeElement ?? element) ===
        Node.DOCUMENT_POSITION_FOLLOWING,
    ),
  ).toBe(true);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
  await page.goForward();
  await expect.poll(() => topOf(heading)).toBeCloseTo(24, -1);
  await leave();
});

/** Without scrolling up to the header, as by a key on its radio buttons. */
async function choose(page: Page, language: string): Promise<void> {
  await page
    .locator(`header input[value="${language}"]`)
    .evaluate((input: HTMLElement) => input.click());
  await page.locator(`html[lang="${language}"]`).waitFor({ state: 'attached' });
}

function topOf(element: ReturnType<Page['locator']>): Promise<number> {
  return element.evaluate((one) => one.getBoundingClientRect().top);
}

/** Runs in the page: the number of the block at this share of the window's height. */
function blockAt(share: number): number {
  const line = window.innerHeight * share;
  return [...document.querySelectorAll('article [lang] > section > *')].findLastIndex(
    (block) => block.getBoundingClientRect().top <= line,
  );
}
