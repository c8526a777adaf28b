import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSite } from '#tests/e2e/support/site-under-test.ts';
import type { SiteUnderTest } from '#tests/e2e/support/site-under-test.ts';
import { arrive } from '#tests/e2e/support/traveller.ts';
import { isAwake, wake } from '#tests/e2e/support/wake.ts';

const OWN_CODE = '**/assets/landing-route-*.js';
const PHONE = { width: 390, height: 844 };

let site: SiteUnderTest;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site.stop());

test('a page that nobody reads on is not downloaded, and works all the same', async () => {
  const { page, requests, errors, leave } = await arrive({ viewport: PHONE, worker: false });
  await page.goto(`${site.url}/en/`);
  await frameAwake(page);
  await page.getByRole('button', { name: 'Open menu' }).focus();
  expect(ownOf(requests)).toEqual([]);
  expect(await isAwake(page)).toBe(false);
  await wake(page);
  expect(ownOf(requests)).toHaveLength(1);
  expect(errors).toEqual([]);
  await leave();
});

test('a link of a page that cannot wake leads to where it says', async () => {
  const { page, leave } = await arrive({ viewport: PHONE, worker: false });
  await page.route(OWN_CODE, (route) => route.abort());
  await page.goto(`${site.url}/en/`);
  await frameAwake(page);
  await page.getByRole('link', { name: 'Start Planning' }).click();
  await page.getByRole('application').waitFor();
  expect(new URL(page.url()).pathname).toBe('/planner');
  await leave();
});

test('what does not load is there as it was, and tried again at the next touch', async () => {
  const { page, leave } = await arrive({ viewport: PHONE, worker: false });
  await page.route(OWN_CODE, (route) => route.abort());
  await page.goto(`${site.url}/en/`);
  await frameAwake(page);
  const text = await page.locator('main').innerText();
  const refused = page.waitForEvent('requestfailed', (request) =>
    /landing-route/u.test(request.url()),
  );
  await page.mouse.wheel(0, 400);
  await refused;
  expect(await page.locator('main').innerText()).toBe(text);
  await page.unroute(OWN_CODE);
  await page.mouse.down();
  await page.waitForFunction(() => document.querySelector('[data-styles-below]') === null);
  await wake(page);
  await leave();
});

test('an article sleeps under its own title, and wakes where it is read', async () => {
  const { page, requests, errors, leave } = await arrive({
    viewport: PHONE,
    worker: false,
    locale: 'en-GB',
  });
  const title = 'Hiking in the Alps: four days across the Karwendel – Fernweh';
  await page.goto(`${site.url}/blog/wandern-in-den-alpen`);
  await frameAwake(page);
  await page.getByRole('button', { name: 'Open menu' }).focus();
  expect(await page.title()).toBe(title);
  expect(requests.filter((url) => /assets\/(?:wandern-|article-route)/u.test(url))).toEqual([]);
  await page.mouse.wheel(0, 900);
  await page.waitForFunction(() => window.scrollY === 900);
  await page.evaluate(noteHighest);
  await wake(page);
  expect(await page.evaluate(highestSeen)).toBe('900');
  expect(await page.title()).toBe(title);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('radio', { name: 'Deutsch' }).check({ force: true });
  await page.waitForFunction(() => document.title.startsWith('Wandern in den Alpen'));
  await page.getByRole('heading', { name: /vier Tage durchs Karwendel/u }).waitFor();
  expect(errors).toEqual([]);
  await leave();
});

test.each(['/', '/privacy', '/blog/wandern-in-den-alpen'])(
  'who reads on in %s before its frame is awake stays there',
  async (path) => {
    const { page, leave } = await arrive({ viewport: PHONE, worker: false });
    const held: Route[] = [];
    let isRead = false;
    await page.route('**/assets/frame-parts-*.js', async (route) => {
      if (isRead) await route.continue();
      else held.push(route);
    });
    await page.goto(site.url + path);
    await page.mouse.move(195, 400);
    await page.mouse.wheel(0, 900);
    await page.waitForFunction(() => window.scrollY === 900);
    await page.evaluate(noteHighest);
    isRead = true;
    for (const route of held) await route.continue();
    await wake(page);
    expect(await page.evaluate(highestSeen)).toBe('900');
    await leave();
  },
);

test('the language of a page that sleeps changes at once, with all of it', async () => {
  const { page, errors, leave } = await arrive({ worker: false, locale: 'en-GB' });
  await page.goto(site.url);
  await frameAwake(page);
  await page.getByRole('radio', { name: 'Deutsch' }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('heading', { name: 'Kenne den Ort, bevor du packst.' }).waitFor();
  await page.getByText('So funktioniert es').waitFor({ state: 'attached' });
  expect(errors).toEqual([]);
  await leave();
});

/** Runs in the page: keeps the highest place of it that is seen from now on. */
function noteHighest(): void {
  const { dataset } = document.body;
  dataset['highest'] = String(window.scrollY);
  window.addEventListener('scroll', () => {
    dataset['highest'] = String(Math.min(Number(dataset['highest']), window.scrollY));
  });
}

/** Runs in the page, two frames later: what is rendered by then has been scrolled as well. */
function highestSeen(): Promise<string | undefined> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      requestAnimationFrame(() => resolve(document.body.dataset['highest']));
    });
  });
}

/** The page in it may sleep on. */
async function frameAwake(page: Page): Promise<void> {
  await page.locator('#root:not([data-page])').waitFor();
}

function ownOf(requests: readonly string[]): string[] {
  return requests.filter((url) => /\/landing-route-[^/]+\.js$/u.test(url));
}
