import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BrowserContext, Page, Route } from 'playwright-core';
import { plannerScreen } from '#tests/e2e/support/planner-screen.ts';
import { startSite } from '#tests/e2e/support/site-under-test.ts';
import type { SiteUnderTest } from '#tests/e2e/support/site-under-test.ts';
import { arrive } from '#tests/e2e/support/traveller.ts';
import { tryAll } from '../trials.ts';
import type { Trial } from '../trials.ts';

const HIGH_COAST = '/planner?lat=63.1282&lng=18.6435';
/** Timeout for storing the whole data pack on a busy machine. */
const PACK_MS = 180_000;

const PARTS = [
  'basemap/basemap-first',
  'climate/',
  'elevation/',
  'gazetteer/',
  'catalogue/',
  'facts/',
];

let site: SiteUnderTest;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site.stop());

test('what the server answers instead of a file is told within seconds, and a retry helps', async () => {
  expect.hasAssertions();
  await tryAll(
    'answers instead of data',
    ['climate/', 'gazetteer/', 'catalogue/'].flatMap((part) => [
      fromServer(part, 'status 404', (route) => route.fulfill({ status: 404, body: 'gone' })),
      fromServer(part, 'status 500', (route) => route.fulfill({ status: 500, body: 'oops' })),
      fromServer(part, 'a lost connection', (route) => route.abort()),
      fromServer(part, 'a page of HTML', (route) =>
        route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html>' }),
      ),
      fromServer(part, 'half of the file', async (route) => {
        const body = await (await route.fetch()).body();
        await route.fulfill({ status: 200, body: body.subarray(0, body.length / 2) });
      }),
      fromServer(part, 'no answer at all', () => undefined),
    ]),
  );
});

test('what is damaged or missing in the caches is replaced, and "Ready offline" is true again', async () => {
  expect.hasAssertions();
  const { page: first, context, leave } = await arrive({ worker: true });
  await first.goto(site.url + HIGH_COAST);
  await first.getByText('Ready offline').first().waitFor({ timeout: PACK_MS });
  await first.close();
  await tryAll('damaged storage', [
    ...PARTS.flatMap((part) => [
      stored(context, `${part} with other bytes`, part, 'other bytes'),
      stored(context, `${part} cut short`, part, 'cut short'),
      stored(context, `${part} deleted`, part, 'deleted'),
    ]),
    stored(context, 'a script of the shell deleted', 'assets/', 'deleted'),
    stored(context, 'a page of the shell deleted', 'en/about/', 'deleted'),
    stored(context, 'the whole data pack deleted', '/data/', 'all deleted'),
  ]);
  await leave();
});

/** The first plan meets the fault, and the page says so; once the server is well again, a retry works. */
function fromServer(part: string, name: string, answer: (route: Route) => unknown): Trial {
  return {
    name: `${part} answered with ${name}`,
    async run() {
      const { page, context, leave } = await arrive();
      try {
        const files = `**/data/${part}**`;
        await context.route(files, (route) => void answer(route));
        await page.goto(site.url + HIGH_COAST);
        const planner = plannerScreen(page);
        await planner.enter({ start: '10 Jun 2027', end: '20 Jun 2027' });
        await planner.submit().click();
        await page
          .getByText(/^Part of the travel data|^Some of the travel data/u)
          .first()
          .waitFor();
        await context.unroute(files);
        const retry = page.getByRole('button', { name: 'Try again' }).first();
        if (await retry.isVisible()) {
          await retry.click();
          await planner.result();
        }
      } finally {
        await leave();
      }
    },
  };
}

type Damage = 'other bytes' | 'cut short' | 'deleted' | 'all deleted';

/** A stored file is spoilt; the next visit plans, and reports the truth in the end. */
function stored(context: BrowserContext, name: string, part: string, damage: Damage): Trial {
  return {
    name,
    async run() {
      const page = await context.newPage();
      try {
        await page.goto(`${site.url}/robots.txt`);
        expect(await spoil(page, part, damage)).toBeGreaterThan(0);
        await page.goto(site.url + HIGH_COAST);
        const planner = plannerScreen(page);
        await planner.enter({ start: '10 Jun 2027', end: '20 Jun 2027' });
        await planner.submit().click();
        await planner.saved();
        await page.goto(`${site.url}/planner`);
        await page.getByText('Ready offline').first().waitFor({ timeout: PACK_MS });
        expect(await count(page, part)).toBeGreaterThan(0);
      } finally {
        await page.close();
      }
    },
  };
}

/** How many stored files have this in their paths and were damaged. */
function spoil(page: Page, part: string, damage: Damage): Promise<number> {
  return page.evaluate(
    async ([path, how]) => {
      let spoilt = 0;
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const key of await cache.keys()) {
          if (!key.url.includes(path) || (spoilt > 0 && how !== 'all deleted')) continue;
          spoilt += 1;
          const entry = await cache.match(key);
          const bytes = new Uint8Array((await entry?.arrayBuffer()) ?? new ArrayBuffer(0));
          const { headers } = entry ?? new Response();
          if (how === 'other bytes') await cache.put(key, new Response(bytes.fill(7), { headers }));
          else if (how === 'cut short') {
            await cache.put(key, new Response(bytes.slice(0, bytes.length / 2), { headers }));
          } else await cache.delete(key);
        }
      }
      return spoilt;
    },
    [part, damage] as const,
  );
}

function count(page: Page, part: string): Promise<number> {
  return page.evaluate(async (path) => {
    const names = await caches.keys();
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().filter(({ url }) => url.includes(path)).length;
  }, part);
}
