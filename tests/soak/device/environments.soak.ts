import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { plannerScreen } from '#tests/e2e/support/planner-screen.ts';
import { startSite } from '#tests/e2e/support/site-under-test.ts';
import type { SiteUnderTest } from '#tests/e2e/support/site-under-test.ts';
import { arrive } from '#tests/e2e/support/traveller.ts';
import type { Traveller } from '#tests/e2e/support/traveller.ts';
import { BARE, broken, missing, silent, without } from './environments.ts';
import type { Environment } from './environments.ts';
import { tryAll } from '../trials.ts';

const HIGH_COAST = '/planner?lat=63.1282&lng=18.6435';

let site: SiteUnderTest;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site.stop());

test('with one part of the browser missing, broken or silent, the product works or says what is in the way', async () => {
  await tryAll('environments', [
    ...['localStorage', 'sessionStorage', 'caches'].flatMap((name) => [
      trial(missing(name), plans('saved')),
      trial(broken(name), plans('saved')),
    ]),
    trial(missing('indexedDB'), plans('not saved')),
    trial(broken('indexedDB.open'), plans('not saved')),
    trial(silent('indexedDB.open'), plans('not saved')),
    trial(broken('indexedDB.databases'), plans('saved')),
    trial(silent('indexedDB.databases'), plans('saved')),
    trial(missing('indexedDB'), says('/trips', 'Your trips cannot be opened')),
    trial(silent('indexedDB.open'), says('/trips', 'The storage does not answer')),
    trial(anotherTab(), says('/trips', 'The storage does not answer')),
    trial(silent('caches.open'), plans('saved')),
    trial(silent('caches.match'), plans('saved')),
    trial(missing('Worker'), plans('saved')),
    trial(broken('Worker'), plans('saved')),
    trial(silent('Worker'), plans('saved')),
    trial(silent('Worker'), drawsTheMap),
    trial(missing('Worker'), drawsTheMap),
    trial(without(['OffscreenCanvas']), drawsTheMap),
    trial(missing('navigator.serviceWorker'), plans('saved')),
    trial(broken('navigator.serviceWorker.register'), plans('saved')),
    trial(silent('navigator.serviceWorker.register'), plans('saved')),
    trial(silent('ServiceWorker.prototype.postMessage'), plans('saved')),
    ...[
      'Array.prototype.toSorted',
      'DecompressionStream',
      'Intl.DisplayNames',
      'Intl.ListFormat',
      'IntersectionObserver',
      'PerformanceObserver',
    ].map((name) =>
      trial(missing(name), says(HIGH_COAST, 'Fernweh cannot plan trips in this browser')),
    ),
    ...['Array.prototype.toSorted', 'DecompressionStream'].flatMap((name) => [
      trial(missing(name), says('/trips', 'In diesem Browser kann Fernweh keine Reisen planen')),
      trial(missing(name), staysReadable),
    ]),
    trial(
      missing('HTMLCanvasElement.prototype.getContext', 'null'),
      says(HIGH_COAST, 'Fernweh cannot plan trips in this browser'),
    ),
    ...[
      'navigator.geolocation',
      'navigator.connection',
      'Intl.RelativeTimeFormat',
      'Intl.Segmenter',
      'Intl.PluralRules',
      'requestIdleCallback',
      'scheduler',
      'AbortSignal.any',
      'structuredClone',
      'trustedTypes',
      'document.startViewTransition',
      'navigator.userAgentData',
    ].map((name) => trial(missing(name), plans('saved'))),
    ...BARE.map((name) => trial(without([name]), plans('saved'))),
    trial(broken('navigator.storage.persist'), plans('saved')),
    trial(broken('navigator.geolocation.getCurrentPosition'), plans('saved')),
    trial(silent('navigator.geolocation.getCurrentPosition'), plans('saved')),
    trial(noStorage(), plans('either')),
    trial(offlineAtOnce(), says('', 'You are offline')),
  ]);
});

type Proof = (page: Page) => Promise<void>;

function trial({ name, arrange }: Environment, proof: Proof & { title?: string }) {
  return {
    name: `${name}: ${proof.title ?? proof.name}`,
    run: async () => {
      const traveller = await arrive({ worker: true });
      try {
        await arrange(traveller, site.url);
        await proof(traveller.page);
      } finally {
        await traveller.leave();
      }
    },
  };
}

/** A whole plan, from the link until it is on the screen and the page has said whether it is saved. */
function plans(expected: 'saved' | 'not saved' | 'either'): Proof & { title: string } {
  const proof = async (page: Page): Promise<void> => {
    await page.goto(site.url + HIGH_COAST);
    const planner = plannerScreen(page);
    await planner.enter({ start: '10 Jun 2027', end: '20 Jun 2027' });
    await planner.submit().click();
    await planner.result();
    const message = page.getByText(/^Saved on this device|^Not saved/u).first();
    await message.waitFor();
    const saved = (await message.textContent())?.startsWith('Saved') === true;
    const told = saved ? 'saved' : 'not saved';
    expect([told, 'either']).toContain(expected);
  };
  return Object.assign(proof, { title: `plans, ${expected}` });
}

function says(path: string, text: string): Proof & { title: string } {
  const proof = async (page: Page): Promise<void> => {
    if (path !== '') await page.goto(site.url + path);
    await page.getByText(text).first().waitFor();
  };
  return Object.assign(proof, { title: `says "${text}"` });
}

async function drawsTheMap(page: Page): Promise<void> {
  await page.goto(`${site.url}/planner`);
  await plannerScreen(page).drawn();
}

async function staysReadable(page: Page): Promise<void> {
  await page.goto(`${site.url}/blog/wandern-in-den-alpen`);
  await page.getByText('Fernweh cannot plan trips in this browser').waitFor();
  expect((await page.locator('main').innerText()).length).toBeGreaterThan(2000);
  await page.getByRole('link', { name: 'Blog' }).first().click();
  await page.waitForURL('**/blog');
}

/** A tab with an older database, which does not let go of it. */
function anotherTab(): Environment {
  return {
    name: 'indexedDB blocked by another tab',
    async arrange({ context }: Traveller, url) {
      const other = await context.newPage();
      await other.goto(`${url}/robots.txt`);
      await other.evaluate(
        () =>
          new Promise((resolve) => {
            const opening = indexedDB.open('fernweh', 1);
            opening.addEventListener('success', () => resolve(null));
            Reflect.set(globalThis, 'held', opening);
          }),
      );
    },
  };
}

function noStorage(): Environment {
  return {
    name: 'a quota of nothing',
    async arrange({ page, context }: Traveller, url) {
      const limit = await context.newCDPSession(page);
      await limit.send('Storage.overrideQuotaForOrigin', { origin: url, quotaSize: 1 });
    },
  };
}

function offlineAtOnce(): Environment {
  return {
    name: 'offline as soon as the page is there',
    async arrange({ page, context }: Traveller, url) {
      await page.goto(url + HIGH_COAST);
      await page.getByLabel('Start Date', { exact: true }).waitFor();
      await context.setOffline(true);
    },
  };
}
